#pragma once

#include <QWidget>

class KeyButton;
class QLabel;
class QLineEdit;
class Theme;

/** Covers the window while the desk is locked: a sentence and a field for the PIN, nothing else. */
class LockScreen : public QWidget {
    Q_OBJECT

public:
    /** Lies over @p window, which it fills, and is hidden at first. Both are borrowed. */
    LockScreen(const Theme &theme, QWidget &window);

    /** @p desk: the name of the workstation. */
    void open(const QString &desk);

    void takeFocus();

    /** The last PIN was wrong; @p seconds of waiting before the next one, 0: none. */
    void refuse(int seconds);

Q_SIGNALS:
    void pinGiven(const QString &pin);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build(const Theme &theme);
    void give();
    void retranslate();

    QString m_desk;
    int m_wait = 0; ///< seconds, while it lasts
    bool m_isWrong = false;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QLabel *m_label = nullptr;
    QLineEdit *m_pin = nullptr;
    QLabel *m_refusal = nullptr;
    KeyButton *m_unlock = nullptr;
};
