#pragma once

#include "core/model/waitingparty.h"
#include "ui/widgets/card.h"

class ElidedLabel;
class KeyButton;
class QLabel;
class QTimeZone;
class Theme;

/** One party on the waiting list of the slot, with the button that takes it off. */
class WaitingCard : public Card {
    Q_OBJECT

public:
    WaitingCard(const Theme &theme, QWidget *parent = nullptr);

    void showParty(const WaitingParty &party, const QTimeZone &zone);

Q_SIGNALS:
    void removeRequested(const WaitingParty &party);
    /** The hold of an offer is to be chosen. */
    void holdRequested(HoldId hold);

private:
    WaitingParty m_party;
    ElidedLabel *m_title = nullptr;
    QLabel *m_detail = nullptr;
    KeyButton *m_button = nullptr;
};
