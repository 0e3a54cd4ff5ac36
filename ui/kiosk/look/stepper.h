#pragma once

#include "ui/kiosk/look/kioskcard.h"

class KioskButton;
class KioskLook;
class KioskText;

/** A question and a number that two buttons change: "How many people?  -  3  +". */
class Stepper : public KioskCard {
    Q_OBJECT

public:
    /** @p look is borrowed. */
    explicit Stepper(const KioskLook &look, QWidget *parent = nullptr);

    /** What is counted, as a question or a name. */
    void setQuestion(const QString &question);

    /** Precondition: @p least <= @p most. Brings the number inside; a change of it is told. */
    void setRange(int least, int most);

    /** Kept inside the range. */
    void setNumber(int number);

    int number() const { return m_number; }

Q_SIGNALS:
    void numberChanged(int number);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showNumber();
    void measure();
    void retranslate();

    const KioskLook &m_look;
    int m_least = 1;
    int m_most = 99;
    int m_number = 1;
    KioskText *m_question = nullptr;
    KioskButton *m_fewer = nullptr;
    KioskText *m_shown = nullptr;
    KioskButton *m_more = nullptr;
};
