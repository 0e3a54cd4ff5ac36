#pragma once

#include "ui/widgets/card.h"

#include <QHash>
#include <QList>

class QLabel;
class QLineEdit;

/**
 * What is asked before something is done, inside the panel and never in a dialog: fields with their
 * names above, and a line that says what was read. Enter in any field submits, Escape leaves.
 */
class PanelForm : public Card {
    Q_OBJECT

public:
    /** @p name: object name, also that of title and echo with these words behind it. */
    explicit PanelForm(const QString &name, QWidget *parent = nullptr);

    /** How the line below the fields is meant. */
    enum class EchoTone { Plain, Refused };

    void setTitle(const QString &title);

    /** A field under its label; @p name is its object name and what text() takes. */
    QLineEdit *addField(const QString &name, int lengthMax);

    /** Another widget under a label. Keys Enter and Escape count in it, too. */
    void addWidget(const QString &name, QWidget *widget);

    /** Fields that share one line, in the order in which they were added. */
    void addFieldRow(const QStringList &names, int lengthMax);

    void setLabel(const QString &name, const QString &text);
    void setFieldVisible(const QString &name, bool isVisible);

    QString text(const QString &name) const;

    /** Leaves the cursor where it is when the text is the same. */
    void setText(const QString &name, const QString &text);
    QLineEdit *field(const QString &name) const;

    void setEcho(EchoTone tone, const QString &text);

    /** Fields keep the focus but take nothing while an answer is on its way. */
    void setBusy(bool isBusy);

    /** Cursor in this field, its text marked; empty: in the first one that is shown. */
    void takeFocus(const QString &name = {});

Q_SIGNALS:
    void edited();
    void submitRequested();
    void leaveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Entry {
        QLabel *label = nullptr;
        QWidget *widget = nullptr;
    };

    QLineEdit *makeField(const QString &name, int lengthMax);
    QLabel *makeLabel(QWidget *buddy);

    QLabel *m_title = nullptr;
    QLabel *m_echo = nullptr;
    QVBoxLayout *m_fields = nullptr;
    QHash<QString, Entry> m_entries;
    QStringList m_order;
};
