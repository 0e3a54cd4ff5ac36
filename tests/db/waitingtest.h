#pragma once

#include "tests/db/changetest.h"

/** Tests of the waiting list: joins, and looks at who waits and who has an offer. */
class WaitingTest : public ChangeTest {
    Q_OBJECT

protected:
    /** The outcome of join_waiting() for a new person with this phone. */
    QString join(SlotId slot, qint64 party, const QByteArray &phone);
    static QString joinBy(ApiCaller &caller, SlotId slot, qint64 party, const QByteArray &phone);

    /** "waiting 555 x4", "offered 556 x2 skips 1": everybody on the list of this slot. */
    QStringList list(SlotId slot);

    /** Parties that wait although they would fit by now. */
    qint64 forgotten();

    /** The hold that was placed for the person with this phone. */
    qint64 offerFor(const QByteArray &phone);
};
