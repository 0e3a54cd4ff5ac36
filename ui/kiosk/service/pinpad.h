#pragma once

#include <QList>
#include <QWidget>

class KeyButton;
class QLabel;
class QLineEdit;
class Theme;

/** Digits to press and a field that shows a dot for each: by touch and by keys. */
class PinPad : public QWidget {
    Q_OBJECT

public:
    /** @p keySize: side of a key, pixels. @p theme is borrowed. */
    PinPad(const Theme &theme, int keySize, QWidget *parent = nullptr);

    /** Empties the field and gives it the keyboard. */
    void begin();

    /** Why the last PIN did not open; empty: nothing is said. Empties the field. */
    void refuse(const QString &why);

Q_SIGNALS:
    void given(const QString &pin);
    void leaveRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build(int keySize);
    void press(const QString &digit);
    void give();
    void retranslate();

    const Theme &m_theme;
    QLabel *m_title = nullptr;
    QLineEdit *m_pin = nullptr;
    QLabel *m_refusal = nullptr;
    KeyButton *m_erase = nullptr;
    KeyButton *m_open = nullptr;
    KeyButton *m_leave = nullptr;
};
