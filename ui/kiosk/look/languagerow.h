#pragma once

#include <QStringList>
#include <QWidget>

class KioskButton;
class KioskLook;
class QGridLayout;

/**
 * The languages of a kiosk, each by its own name; the one in use is filled and has a tick. On
 * every step, so that nobody has to start again to understand. @p look is borrowed.
 */
class LanguageRow : public QWidget {
    Q_OBJECT

public:
    explicit LanguageRow(const KioskLook &look, QWidget *parent = nullptr);

    /** @p codes as Language knows them, in the order they are shown. */
    void setLanguages(const QStringList &codes);

    /** Shows what is in use; asks for nothing. */
    void setCurrent(const QString &code);

    const QString &current() const { return m_current; }

    /** Breaks into two rows when one would be wider than @p width pixels. */
    void fitInto(int width);

Q_SIGNALS:
    /** Another language than the current one was pressed. */
    void languageRequested(const QString &code);

private:
    void onPressed(const QString &code);
    int rowWidth() const;
    void place(int columns);
    void showCurrent();
    void measure();

    const KioskLook &m_look;
    QGridLayout *m_grid = nullptr;
    QStringList m_codes;
    QList<KioskButton *> m_buttons;
    QString m_current;
    int m_columns = 0;
};
