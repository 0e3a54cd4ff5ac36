#pragma once

#include <QWidget>

class KeyButton;
class QLineEdit;
class Theme;

/**
 * The size of a party: digits, or one more and one less by "+", "−", Up and Down. Any number can
 * be typed; the database says what fits. Enter and Escape are left to the form.
 */
class PartyField : public QWidget {
    Q_OBJECT

public:
    static constexpr int partySizeMax = 9999;

    explicit PartyField(const Theme &theme, QWidget *parent = nullptr);

    int partySize() const;
    void setPartySize(int size);

    /** Puts the cursor into the number; @p isMarked: the next digit replaces it. */
    void takeFocus(bool isMarked);

Q_SIGNALS:
    void partySizeChanged(int size);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void step(int by);
    void retranslate();

    QLineEdit *m_number = nullptr;
    KeyButton *m_less = nullptr;
    KeyButton *m_more = nullptr;
};
