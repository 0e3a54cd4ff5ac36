#pragma once

#include "core/model/hold.h"
#include "ui/widgets/card.h"

class KeyButton;
class PartyField;
class QLabel;
class Theme;

/** Asks how many people a hold or booking is for from now on. Enter takes it, Escape leaves. */
class PartyBox : public Card {
    Q_OBJECT

public:
    explicit PartyBox(const Theme &theme, QWidget *parent = nullptr);

    /** With the size that @p hold has now; the next digit replaces it. */
    void open(const Hold &hold);

Q_SIGNALS:
    void partyGiven(const Hold &hold, int party);
    void leaveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Hold m_hold;
    QLabel *m_question = nullptr;
    PartyField *m_party = nullptr;
    KeyButton *m_done = nullptr;
    KeyButton *m_back = nullptr;
};
