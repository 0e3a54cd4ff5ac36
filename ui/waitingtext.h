#pragma once

#include "core/model/waitingparty.h"
#include "ui/presenters/waitingpresenter.h"
#include "ui/widgets/notecard.h"

#include <QCoreApplication>
#include <QString>

class QTimeZone;

/** The waiting list in words for people. */
class WaitingText {
    Q_DECLARE_TR_FUNCTIONS(WaitingText)

public:
    static NoteCard::Sentence report(const WaitReport &report);

    /** "2. Anna Novotná, 4 people" or "Offered: Anna Novotná, 4 people". */
    static QString title(const WaitingParty &party);

    /** "+420 … · until 10:00 · passed over twice, 2 were free". */
    static QString detail(const WaitingParty &party, const QTimeZone &zone);

private:
    static QString refused(const WaitReport &report, const WaitRefused &refusal);
    static QString waits(const QString &name, const PartyWaits &waits);
};
