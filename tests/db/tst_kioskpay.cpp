#include "tests/support/apicaller.h"
#include "tests/support/credittest.h"
#include "tests/support/race.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** A member pays an own hold of a kiosk with credits, by a card and without saying a name. */
class TestKioskPay : public CreditTest {
    Q_OBJECT

private Q_SLOTS:
    void aCardSaysNumbersAndNoName();
    void thePriceIsRoundedUp();
    void payingHoldsTheCredits();
    void confirmingTakesThem();
    void givingUpGivesThemBack();
    void lapsingGivesThemBack();
    void payingAgainIsNoSecondTime();
    void aKeyOfSomethingElseIsRefused();
    void tooFewCreditsAreSaid();
    void theWalletThatHasEnoughPays();
    void whatHasNoPriceIsNotPaid();
    void switchedOffNothingIsPaid();
    void onlyAnOwnOpenHoldIsPaid();
    void wrongCardsAreCounted();
    void aCardOfAnErasedPersonIsNone();
    void aCardOutlivesAMerge();
    void aNameStaysWithWhosePaid();
    void aDebitAndAPaymentNeverTakeTheSame();
    void oneCardAtTwoKiosks();
    void aCodeOfAnotherSiteIsNotKnown();

private:
    void begin() override;
    void end() override;

    qint64 held(qint64 party = 1)
    {
        return m_kiosk->place(ApiCaller::newKey(), m_slot, party).holdId;
    }

    QByteArray cardOf(qint64 customer);
    ApiAnswer pay(ApiCaller &caller, qint64 hold, const QByteArray &card, const QString &key = {});

    ApiAnswer pay(qint64 hold, const QString &key = {}) { return pay(*m_kiosk, hold, m_card, key); }

    /** "outcome, price, available" */
    QString credits(qint64 hold, const QByteArray &card);
    QString wallet();
    void setPrice(qint64 minor);

    SlotId m_slot;
    qint64 m_member = 0;
    QByteArray m_card;
    std::unique_ptr<ApiCaller> m_kiosk;
};

void TestKioskPay::begin()
{
    CreditTest::begin();
    TestSlot slot;
    slot.capacity = 20;
    m_slot = database().addSlot(slot);
    setPrice(250);
    database().execute("UPDATE holdfast.settings SET value = '100' WHERE name = 'credit_minor'");
    m_member = anna();
    m_card = cardOf(m_member);
    m_kiosk = std::make_unique<ApiCaller>(database().as(TestRole::Kiosk));
    QCOMPARE(desk().grant(m_member, 10).outcome, u"granted"_s);
}

void TestKioskPay::end()
{
    m_kiosk.reset();
    CreditTest::end();
}

void TestKioskPay::setPrice(qint64 minor)
{
    for (const char *table : { "slots", "pools" }) {
        database().execute(QByteArray("UPDATE holdfast.") + table
            + " SET price_minor = " + QByteArray::number(minor) + " WHERE "
            + (qstrcmp(table, "slots") == 0 ? "slot" : "pool")
            + "_id = " + QByteArray::number(m_slot.value()));
    }
}

QByteArray TestKioskPay::cardOf(qint64 customer)
{
    return database()
        .text("SELECT card FROM api.member_card(" + QByteArray::number(customer) + ')')
        .toLatin1();
}

ApiAnswer TestKioskPay::pay(
    ApiCaller &caller, qint64 hold, const QByteArray &card, const QString &key)
{
    return caller.call("SELECT * FROM api.pay_with_credits('"
        + (key.isEmpty() ? ApiCaller::newKey() : key).toLatin1() + "', " + QByteArray::number(hold)
        + ", '" + card + "')");
}

QString TestKioskPay::credits(qint64 hold, const QByteArray &card)
{
    const RawAnswer answer
        = m_kiosk->connection().run("SELECT concat_ws(', ', outcome, price, available) FROM "
                                    "api.member_credits("
            + QByteArray::number(hold) + ", '" + card + "')");
    return answer.rows.value(0).value(0);
}

/** "balance, held, available" of the member's wallet. */
QString TestKioskPay::wallet()
{
    return database().text(
        "SELECT concat_ws(', ', n.balance, n.held, n.available) FROM "
        "holdfast.wallets w, holdfast.wallet_numbers(w.pool_id, holdfast.now()) n"
        " WHERE w.customer_id = "
        + QByteArray::number(m_member) + " AND w.bucket = 'default'");
}

void TestKioskPay::aCardSaysNumbersAndNoName()
{
    const qint64 hold = held(2);
    QCOMPARE(credits(hold, m_card), u"found, 5, 10"_s);
    QCOMPARE(credits(hold, m_card.toLower()), u"found, 5, 10"_s);
    QVERIFY(!m_card.contains("Anna"));
    QCOMPARE(credits(0, m_card), u"no_hold"_s);
    QCOMPARE(m_kiosk->call("SELECT * FROM api.member_card(1)").outcome, u"42501"_s);
}

void TestKioskPay::thePriceIsRoundedUp()
{
    QCOMPARE(credits(held(1), m_card), u"found, 3, 10"_s);
    setPrice(200);
    QCOMPARE(credits(held(1), m_card), u"found, 2, 10"_s);
    setPrice(1);
    QCOMPARE(credits(held(1), m_card), u"found, 1, 10"_s);
}

void TestKioskPay::payingHoldsTheCredits()
{
    const qint64 hold = held(2);
    QCOMPARE(pay(hold).outcome, u"paid"_s);
    QCOMPARE(wallet(), u"10, 5, 5"_s);
    QCOMPARE(database().number("SELECT customer_id FROM holdfast.holds"), m_member);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.journal WHERE event = 'held'"
                               " AND free_change = -5"),
        1);
}

void TestKioskPay::confirmingTakesThem()
{
    const qint64 hold = held(2);
    QCOMPARE(pay(hold).outcome, u"paid"_s);
    QCOMPARE(m_kiosk->confirm(hold).outcome, u"confirmed"_s);
    QCOMPARE(wallet(), u"5, 0, 5"_s);
    QCOMPARE(database().text("SELECT kind || ' ' || amount FROM holdfast.credit_entries"
                             " WHERE hold_id IS NOT NULL"),
        u"captured -5"_s);
}

void TestKioskPay::givingUpGivesThemBack()
{
    const qint64 hold = held(2);
    QCOMPARE(pay(hold).outcome, u"paid"_s);
    QCOMPARE(m_kiosk->cancel(hold).outcome, u"cancelled"_s);
    QCOMPARE(wallet(), u"10, 0, 10"_s);
}

void TestKioskPay::lapsingGivesThemBack()
{
    QCOMPARE(pay(held(2)).outcome, u"paid"_s);
    database().shiftClock(1h);
    QCOMPARE(wallet(), u"10, 0, 10"_s);
}

void TestKioskPay::payingAgainIsNoSecondTime()
{
    const qint64 hold = held(2);
    const QString key = ApiCaller::newKey();
    QCOMPARE(pay(hold, key).outcome, u"paid"_s);
    QCOMPARE(pay(hold, key).outcome, u"replayed"_s);
    QCOMPARE(pay(hold).outcome, u"replayed"_s);
    QCOMPARE(wallet(), u"10, 5, 5"_s);
}

void TestKioskPay::aKeyOfSomethingElseIsRefused()
{
    const qint64 hold = held(1);
    const QString key = ApiCaller::newKey();
    QCOMPARE(pay(held(2), key).outcome, u"paid"_s);
    QCOMPARE(pay(hold, key).outcome, u"idempotency_key_reuse"_s);
    QCOMPARE(wallet(), u"10, 5, 5"_s);
}

void TestKioskPay::tooFewCreditsAreSaid()
{
    const qint64 hold = held(5);
    QCOMPARE(credits(hold, m_card), u"found, 13, 10"_s);
    const ApiAnswer answer = pay(hold);
    QCOMPARE(answer.outcome, u"insufficient_credits"_s);
    QCOMPARE(answer.shortLeft, 10);
    const QByteArray poor = cardOf(addCustomer("Boris"));
    QCOMPARE(credits(hold, poor), u"found, 13, 0"_s);
    const ApiAnswer none = pay(*m_kiosk, hold, poor);
    QCOMPARE(none.outcome, u"insufficient_credits"_s);
    QCOMPARE(none.shortLeft, 0);
    QCOMPARE(wallet(), u"10, 0, 10"_s);
}

void TestKioskPay::theWalletThatHasEnoughPays()
{
    QCOMPARE(desk().grant(ApiCaller::newKey(), m_member, "points", 50, {}).outcome, u"granted"_s);
    QCOMPARE(pay(held(2)).outcome, u"paid"_s);
    QCOMPARE(wallet(), u"10, 5, 5"_s); // the usual one while it can
    QCOMPARE(pay(held(5)).outcome, u"paid"_s);
    QCOMPARE(wallet(), u"10, 5, 5"_s);
    QCOMPARE(
        database().number("SELECT sum(l.quantity) FROM holdfast.hold_lines l"
                          " JOIN holdfast.wallets w USING (pool_id) WHERE w.bucket = 'points'"),
        13);
}

void TestKioskPay::whatHasNoPriceIsNotPaid()
{
    setPrice(0);
    const qint64 hold = held(1);
    QCOMPARE(credits(hold, m_card), u"found, 10"_s);
    QCOMPARE(pay(hold).outcome, u"no_credit_price"_s);
}

void TestKioskPay::switchedOffNothingIsPaid()
{
    const qint64 hold = held(1);
    database().execute("UPDATE holdfast.settings SET value = '0' WHERE name = 'credit_minor'");
    QCOMPARE(pay(hold).outcome, u"no_credit_price"_s);
    database().execute("UPDATE holdfast.settings SET value = '100' WHERE name = 'credit_minor'");
    database().execute("UPDATE holdfast.settings SET value = 'off' WHERE name = 'credit_holds'");
    QCOMPARE(pay(hold).outcome, u"no_credit_price"_s);
}

void TestKioskPay::onlyAnOwnOpenHoldIsPaid()
{
    ApiCaller other(database().as(TestRole::SecondKiosk));
    const qint64 foreign = other.place(ApiCaller::newKey(), m_slot, 1).holdId;
    QCOMPARE(pay(foreign).outcome, u"not_found"_s);
    const qint64 booked = held(1);
    QCOMPARE(m_kiosk->confirm(booked).outcome, u"confirmed"_s);
    QCOMPARE(pay(booked).outcome, u"hold_confirmed"_s);
    const qint64 gone = held(1);
    QCOMPARE(m_kiosk->cancel(gone).outcome, u"cancelled"_s);
    QCOMPARE(pay(gone).outcome, u"hold_cancelled"_s);
    const qint64 late = held(1);
    database().shiftClock(1h);
    QCOMPARE(pay(late).outcome, u"hold_expired"_s);
    QCOMPARE(m_kiosk->call("SELECT * FROM api.pay_with_credits(NULL, 1, 'HM')").outcome,
        u"invalid_request"_s);
}

void TestKioskPay::wrongCardsAreCounted()
{
    const qint64 hold = held(1);
    QByteArray forged = m_card;
    forged[forged.size() - 1] = forged.endsWith('0') ? '1' : '0';
    for (int i = 0; i < 5; ++i) {
        QCOMPARE(pay(*m_kiosk, hold, forged).outcome, u"unknown_card"_s);
        QCOMPARE(credits(hold, "HM of another house"), u"not_found"_s);
    }
    const ApiAnswer locked = pay(*m_kiosk, hold, forged);
    QCOMPARE(locked.outcome, u"locked"_s);
    QVERIFY(locked.shortLeft > 0);
    QCOMPARE(credits(hold, forged), u"locked"_s);
    QCOMPARE(credits(hold, m_card), u"found, 3, 10"_s); // a right one is always taken
}

void TestKioskPay::aCardOfAnErasedPersonIsNone()
{
    const qint64 person = addCustomer("Cyril");
    const QByteArray card = cardOf(person);
    database().execute(
        "UPDATE holdfast.customers SET erased_at = now(), name = '' WHERE customer_id = "
        + QByteArray::number(person));
    QCOMPARE(credits(held(1), card), u"not_found"_s);
}

void TestKioskPay::aCardOutlivesAMerge()
{
    const qint64 twin = addCustomer("Anna twice");
    const QByteArray card = cardOf(twin);
    database().execute("UPDATE holdfast.customers SET merged_into = " + QByteArray::number(m_member)
        + " WHERE customer_id = " + QByteArray::number(twin));
    QCOMPARE(pay(*m_kiosk, held(2), card).outcome, u"paid"_s);
    QCOMPARE(wallet(), u"10, 5, 5"_s);
}

void TestKioskPay::aNameStaysWithWhosePaid()
{
    const qint64 hold = held(1);
    QCOMPARE(pay(hold).outcome, u"paid"_s);
    QCOMPARE(m_kiosk
                 ->call("SELECT * FROM api.name_hold(" + QByteArray::number(hold)
                     + ", 'Somebody else', NULL)")
                 .outcome,
        u"named"_s);
    QCOMPARE(database().number("SELECT customer_id FROM holdfast.holds"), m_member);
}

/** Ten credits, eight who want three each: three of them have them. */
void TestKioskPay::aDebitAndAPaymentNeverTakeTheSame()
{
    QList<qint64> holds;
    for (int i = 0; i < 8; ++i) {
        holds.append(held(1));
    }
    const auto outcomes = race(database().as(TestRole::Kiosk), 8, [&](ApiCaller &caller, int i) {
        if (i % 2 == 0) {
            return pay(caller, holds.at(i), m_card).outcome;
        }
        CreditCaller atDesk(database().as(TestRole::Staff));
        return atDesk.debit(m_member, 3).outcome;
    });
    const int done = outcomes.value(u"paid"_s) + outcomes.value(u"debited"_s);
    const int refused = outcomes.value(u"insufficient_credits"_s);
    QCOMPARE(done, 3);
    QCOMPARE(refused, 5);
}

void TestKioskPay::oneCardAtTwoKiosks()
{
    const qint64 first = held(3);
    ApiCaller other(database().as(TestRole::SecondKiosk));
    const qint64 second = other.place(ApiCaller::newKey(), m_slot, 3).holdId;
    const auto outcomes = race(database().as(TestRole::Kiosk), 2, [&](ApiCaller &caller, int i) {
        return i == 0 ? pay(caller, first, m_card).outcome : pay(other, second, m_card).outcome;
    });
    QCOMPARE(outcomes.value(u"paid"_s), 1);
    QCOMPARE(outcomes.value(u"insufficient_credits"_s), 1);
    QCOMPARE(wallet(), u"10, 8, 2"_s);
}

void TestKioskPay::aCodeOfAnotherSiteIsNotKnown()
{
    const qint64 hold = held(1);
    QCOMPARE(m_kiosk->confirm(hold).outcome, u"confirmed"_s);
    const QByteArray token
        = database().text("SELECT holdfast.token_of(" + QByteArray::number(hold) + ')').toLatin1();
    const QByteArray look = "SELECT outcome FROM api.booking_of('" + token + "')";
    QCOMPARE(m_kiosk->connection().run(look).rows.value(0).value(0), u"found"_s);
    database().execute(
        "INSERT INTO holdfast.sites (name, zone, currency) VALUES ('Elsewhere', 'Europe/Prague', "
        "'CZK');"
        "INSERT INTO holdfast.kiosks (site_id, name, login, enrolled_at) "
        "VALUES ((SELECT max(site_id) FROM holdfast.sites), 'Lobby', 'holdfast_test_kiosk', "
        "now())");
    QCOMPARE(m_kiosk->connection().run(look).rows.value(0).value(0), u"not_found"_s);
    database().execute("DELETE FROM holdfast.kiosks");
}

QTEST_GUILESS_MAIN(TestKioskPay)
#include "tst_kioskpay.moc"
