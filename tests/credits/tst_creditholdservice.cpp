#include "tests/credits/creditdesk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Holds of credits through the services: placed, captured, released, lapsed. */
class TestCreditHolds : public CreditDesk {
    Q_OBJECT

private Q_SLOTS:
    void aDebitRespectsWhatIsHeld();
    void creditsAreHeldWithoutASlot();
    void aHoldBeyondTheWalletIsRefused();
    void aHoldOfAnUnknownBucketNamesIt();
    void creditsCanBeSwitchedOff();
    void aPartIsCapturedAndTheRestIsFree();
    void aHoldIsResolvedOnce();
    void aForeignHoldIsRefused();
    void aMixedHoldIsConfirmedAsAWhole();
    void aMixedHoldIsConfirmedInPart();
    void lapsedHoldsAreClosed();
};

void TestCreditHolds::aDebitRespectsWhatIsHeld()
{
    granted(100);
    held(creditHold(30));
    const CreditAnswer refused = valueFrom(credits().debit(debitOf(71)));
    QCOMPARE(refused.outcome, CreditOutcome::InsufficientCredits);
    QCOMPARE(refused.shortOf, u"default"_s);
    QCOMPARE(refused.available, 70);
    const CreditAnswer debited = valueFrom(credits().debit(debitOf(70)));
    QCOMPARE(debited.outcome, CreditOutcome::Debited);
    QCOMPARE(debited.balance, 30);
    QCOMPARE(debited.held, 30);
    QCOMPARE(debited.available, 0);
}

void TestCreditHolds::creditsAreHeldWithoutASlot()
{
    granted(100);
    const HoldId hold = held(creditHold(30));
    const Wallet numbers = wallet();
    QCOMPARE(numbers.balance, 100);
    QCOMPARE(numbers.held, 30);
    QCOMPARE(numbers.available, 70);
    const auto holds = valueFrom(credits().holds(numbers.id));
    QCOMPARE(holds.size(), 1);
    QCOMPARE(holds.first().id, hold);
    QCOMPARE(holds.first().amount, 30);
    QCOMPARE(holds.first().description, u"Order #42"_s);
    QVERIFY(!holds.first().isMixed);
    QCOMPARE_GT(holds.first().secondsLeft(), 1700); // the setting: 30 minutes
    const auto shown = valueFrom(m_desk->booking().hold(hold));
    QVERIFY(shown.has_value());
    QVERIFY(!shown->slotId.isValid());
    QCOMPARE(shown->credits, QList<CreditLine>({ { u"default"_s, 30 } }));
}

void TestCreditHolds::aHoldBeyondTheWalletIsRefused()
{
    granted(20);
    const auto outcome = valueFrom(m_desk->booking().placeHold(creditHold(21)));
    const auto &refused = std::get<InsufficientCredits>(outcome);
    QCOMPARE(refused.bucket, u"default"_s);
    QCOMPARE(refused.available, 20);
}

void TestCreditHolds::aHoldOfAnUnknownBucketNamesIt()
{
    PlaceHoldRequest request = creditHold(1);
    request.credits = { { u"ghost"_s, 1 } };
    const auto outcome = valueFrom(m_desk->booking().placeHold(request));
    QCOMPARE(std::get<NotFound>(outcome).what, u"ghost"_s);
}

void TestCreditHolds::creditsCanBeSwitchedOff()
{
    granted(100);
    held(creditHold(30));
    QVERIFY(valueFrom(credits().hasHolds()));
    database().execute("SELECT api.set_setting('credit_holds', 'off')");
    QVERIFY(!valueFrom(credits().hasHolds()));
    const auto outcome = valueFrom(m_desk->booking().placeHold(creditHold(1)));
    QVERIFY(std::holds_alternative<CreditHoldsOff>(outcome));
    QCOMPARE(valueFrom(credits().debit(debitOf(100))).outcome, CreditOutcome::Debited);
    QCOMPARE(valueFrom(credits().expireHolds(10, {})).outcome, CreditSweep::Outcome::HoldsOff);
}

void TestCreditHolds::aPartIsCapturedAndTheRestIsFree()
{
    granted(100);
    const HoldId hold = held(creditHold(30));
    const CreditAnswer answer = captured(hold, 12);
    QCOMPARE(answer.outcome, CreditOutcome::Captured);
    QCOMPARE(answer.amount, 12);
    QCOMPARE(answer.balance, 88);
    QCOMPARE(answer.held, 0);
    QCOMPARE(answer.available, 88);
    const auto entry = valueFrom(credits().entries(answer.walletId, {}, 1)).value(0);
    QCOMPARE(entry.kind, WalletEntry::Kind::Captured);
    QCOMPARE(entry.amount, -12);
    QCOMPARE(entry.holdId, hold);
    QCOMPARE(entry.description, u"Order #42"_s);
    QCOMPARE(entry.meta, u"{\"order\": 42}"_s);
}

void TestCreditHolds::aHoldIsResolvedOnce()
{
    granted(100);
    const HoldId hold = held(creditHold(30));
    QCOMPARE(captured(hold, 31).shortOf, u"amount"_s);
    QCOMPARE(captured(hold, std::nullopt).amount, 30);
    const CreditAnswer again = captured(hold, std::nullopt);
    QCOMPARE(again.outcome, CreditOutcome::HoldNotActive);
    QCOMPARE(again.shortOf, u"captured"_s);
    const CreditAnswer released = valueFrom(credits().release(hold, {}, {}));
    QCOMPARE(released.outcome, CreditOutcome::HoldNotActive);
    QCOMPARE(released.shortOf, u"captured"_s);
    const HoldId lapsed = held(creditHold(5));
    database().shiftClock(31min);
    QCOMPARE(captured(lapsed, std::nullopt).shortOf, u"expired"_s);
    const HoldId freed = held(creditHold(5));
    QCOMPARE(valueFrom(credits().release(freed, {}, {})).outcome, CreditOutcome::Released);
    QCOMPARE(captured(freed, std::nullopt).shortOf, u"released"_s);
    QCOMPARE(wallet().balance, 70);
}

void TestCreditHolds::aForeignHoldIsRefused()
{
    granted(100);
    const HoldId hold = held(creditHold(30));
    const CustomerId ben = addCustomer("Ben");
    CaptureRequest request;
    request.holdId = hold;
    request.customerId = ben;
    QCOMPARE(valueFrom(credits().capture(request)).outcome, CreditOutcome::ForeignHold);
    QCOMPARE(valueFrom(credits().release(hold, ben, {})).outcome, CreditOutcome::ForeignHold);
    QCOMPARE(valueFrom(credits().release(hold, m_anna, {})).outcome, CreditOutcome::Released);
}

void TestCreditHolds::aMixedHoldIsConfirmedAsAWhole()
{
    granted(1200);
    database().addStock(u"shoes"_s, u"Climbing shoes"_s, 9);
    PlaceHoldRequest request = creditHold(1200);
    request.slotId = m_slot;
    request.partySize = 4;
    request.extras = { { u"shoes"_s, 4 } };
    const HoldId hold = held(request);
    QVERIFY(valueFrom(credits().holds(wallet().id)).value(0).isMixed);
    QCOMPARE(captured(hold, std::nullopt).outcome, CreditOutcome::MixedHold);
    const auto detail = valueFrom(m_desk->booking().slotDetail(m_slot));
    QCOMPARE(detail->holds.value(0).credits, QList<CreditLine>({ { u"default"_s, 1200 } }));
    QCOMPARE(detail->holds.value(0).extras, u"4 × Climbing shoes"_s);
    QVERIFY(std::holds_alternative<HoldConfirmed>(valueFrom(m_desk->booking().confirmHold(hold))));
    QCOMPARE(wallet().balance, 0);
    const auto pieces = valueFrom(m_desk->stock().piecesOf(hold));
    QCOMPARE(pieces.value(0).out, 4);
}

void TestCreditHolds::aMixedHoldIsConfirmedInPart()
{
    granted(100);
    PlaceHoldRequest request = creditHold(30);
    request.slotId = m_slot;
    const HoldId hold = held(request);
    BookingService &booking = m_desk->booking();
    const QList<CreditLine> tooMuch { { u"default"_s, 31 } };
    QCOMPARE(
        std::get<RequestInvalid>(valueFrom(booking.confirmHold(hold, tooMuch))).field, u"amount"_s);
    const QList<CreditLine> unknown { { u"ghost"_s, 1 } };
    QCOMPARE(std::get<NotFound>(valueFrom(booking.confirmHold(hold, unknown))).what, u"ghost"_s);
    const QList<CreditLine> part { { u"default"_s, 12 } };
    for (int i = 0; i < 2; ++i) {
        const auto outcome = valueFrom(booking.confirmHold(hold, part));
        QCOMPARE(std::get<HoldConfirmed>(outcome).receipt.holdId, hold);
    }
    QCOMPARE(wallet().balance, 88);
    QCOMPARE(wallet().available, 88);
    const auto other = valueFrom(booking.confirmHold(hold, tooMuch));
    QCOMPARE(std::get<HoldNotOpen>(other).found, HoldStatus::Confirmed);
}

void TestCreditHolds::lapsedHoldsAreClosed()
{
    granted(100);
    held(creditHold(10));
    held(creditHold(20));
    const QDateTime later = database().now().addSecs(3600);
    const CreditSweep one = valueFrom(credits().expireHolds(1, later));
    QCOMPARE(one, (CreditSweep { CreditSweep::Outcome::Swept, 1 }));
    QCOMPARE(valueFrom(credits().expireHolds(100, later)).expiredCount, 1);
    QCOMPARE(valueFrom(credits().expireHolds(100, later)).expiredCount, 0);
    QCOMPARE(
        valueFrom(credits().expireHolds(-1, {})).outcome, CreditSweep::Outcome::RequestInvalid);
    QCOMPARE(wallet().available, 100);
}

QTEST_GUILESS_MAIN(TestCreditHolds)
#include "tst_creditholdservice.moc"
