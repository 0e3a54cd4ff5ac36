#pragma once

#include "tests/support/databasetest.h"
#include "tests/support/testdesk.h"
#include "tests/support/waitfor.h"

#include <memory>

/** A desk, a slot, and the customer Anna with what she may want. */
class CreditDesk : public DatabaseTest {
    Q_OBJECT

protected:
    void begin() override;

    void end() override { m_desk.reset(); }

    CustomerId addCustomer(const QByteArray &name);

    CreditService &credits() { return m_desk->credits(); }

    GrantRequest grantOf(qint64 amount) const;
    DebitRequest debitOf(qint64 amount) const;

    CreditAnswer granted(qint64 amount) { return valueFrom(credits().grant(grantOf(amount))); }

    /** A hold of credits alone, with a note and a meta. */
    PlaceHoldRequest creditHold(qint64 amount) const;
    HoldId held(const PlaceHoldRequest &request);
    CreditAnswer captured(HoldId hold, std::optional<qint64> amount);

    /** The first wallet of Anna. */
    Wallet wallet() { return valueFrom(credits().wallets({ m_anna, {}, 10 })).value(0); }

    std::unique_ptr<TestDesk> m_desk;
    SlotId m_slot;
    CustomerId m_anna;
};
