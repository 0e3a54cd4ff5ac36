#pragma once

#include "tests/ui/deskfixture.h"
#include "ui/arrivals/arrivalspage.h"

/**
 * A desk with three bookings: Novák, four people, and Svoboda, twelve, at ten; Dvořák, two, at
 * twelve. When the arrivals are shown it is half past ten in Prague: the slot at ten has begun, the
 * one at twelve has not.
 */
class ArrivalsDesk : public DeskFixture {
public:
    ArrivalsDesk(
        const TestCluster &cluster, Theme &theme, Language &language, const DeskSetup &setup = {});

    SlotId ten() const { return m_ten; }

    HoldId novak() const { return m_novak; }

    HoldId svoboda() const { return m_svoboda; }

    HoldId dvorak() const { return m_dvorak; }

    /** A booking that the other desk makes. */
    HoldId booked(const PlaceHoldRequest &request);
    HoldId booked(SlotId slot, qint64 party, const QString &name);

    /** Shows the window, the clock at half past ten, and the page with so many rows. */
    void showArrivals(int rows = 3);

    ArrivalsPage &page();

    /** What is shown in a row; its smaller line under the name. */
    QString cell(int row, ArrivalModel::Column column);
    QString caption(int row);

    /** What the database counts. */
    qint64 arrivedOf(HoldId hold);

private:
    SlotId m_ten;
    HoldId m_novak;
    HoldId m_svoboda;
    HoldId m_dvorak;
};
