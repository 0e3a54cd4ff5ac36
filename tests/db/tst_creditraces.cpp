#include "tests/support/apicaller.h"
#include "tests/support/credittest.h"
#include "tests/support/race.h"

#include <QMap>
#include <QTest>

#include <barrier>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/**
 * Several desks at the same wallet at the same moment, under each isolation level. What another
 * level than READ COMMITTED makes fail with 40001 is asked again by CreditCaller.
 */
class TestCreditRaces : public CreditTest {
    Q_OBJECT

private Q_SLOTS:

    void whoeverIsSecondWaitsAndIsRefused_data() { addIsolationRows(); }

    void whoeverIsSecondWaitsAndIsRefused();

    void twentyHoldsOfWhatIsThereForThree_data() { addIsolationRows(); }

    void twentyHoldsOfWhatIsThereForThree();

    void twentyDebitsOfWhatIsThereForTen_data() { addIsolationRows(); }

    void twentyDebitsOfWhatIsThereForTen();

    void aHoldAgainstADebit_data() { addIsolationRows(); }

    void aHoldAgainstADebit();

    void twentyCapturesOfOneHold_data() { addIsolationRows(); }

    void twentyCapturesOfOneHold();

    void aCaptureAgainstTheSweep_data() { addIsolationRows(); }

    void aCaptureAgainstTheSweep();

    void aCaptureAgainstARelease_data() { addIsolationRows(); }

    void aCaptureAgainstARelease();

    void twentyGrantsOpenOneWallet_data() { addIsolationRows(); }

    void twentyGrantsOpenOneWallet();

    void twentyCallsWithOneKey_data() { addIsolationRows(); }

    void twentyCallsWithOneKey();
    void oneKeyForTwoCustomers();
    void anEntryIsReversedOnceByTwenty();
    void twoSweepsCloseEachHoldOnce();
    void aCancelAgainstAReversal();

    void aMixOfEverythingKeepsTheBooks_data() { addIsolationRows(); }

    void aMixOfEverythingKeepsTheBooks();

private:
    using Work = std::function<CreditReply(CreditCaller &, int)>;
    using Outcomes = QMap<QString, int>;

    static constexpr int callerCount = 20;

    /** Every caller does @p work at the same moment; how often each outcome came. */
    Outcomes race(int count, const Work &work);
    bool isWaiting(CreditCaller &caller);
    static CreditReply outcomeOf(const QString &outcome);
};

TestCreditRaces::Outcomes TestCreditRaces::race(int count, const Work &work)
{
    // The rows are named after the levels.
    const char *row = QTest::currentDataTag();
    const QString isolation = QString::fromLatin1(row == nullptr ? "read committed" : row);
    std::vector<std::unique_ptr<CreditCaller>> callers;
    for (int i = 0; i < count; ++i) {
        callers.push_back(std::make_unique<CreditCaller>(
            withIsolation(database().as(TestRole::Staff), isolation)));
    }
    std::vector<CreditReply> answers(static_cast<size_t>(count));
    std::barrier start(count);
    std::vector<std::thread> threads;
    for (int i = 0; i < count; ++i) {
        threads.emplace_back([&, i] {
            start.arrive_and_wait();
            answers[static_cast<size_t>(i)] = work(*callers[static_cast<size_t>(i)], i);
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    Outcomes outcomes;
    for (const CreditReply &answer : answers) {
        ++outcomes[answer.shortOf.isEmpty() ? answer.outcome
                                            : answer.outcome + u' ' + answer.shortOf];
    }
    return outcomes;
}

bool TestCreditRaces::isWaiting(CreditCaller &caller)
{
    const QByteArray query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
                             " AND pid = "
        + QByteArray::number(caller.connection().backendPid());
    return QTest::qWaitFor([&] { return database().number(query) == 1; }, 5000);
}

CreditReply TestCreditRaces::outcomeOf(const QString &outcome)
{
    CreditReply answer;
    answer.outcome = outcome;
    return answer;
}

void TestCreditRaces::whoeverIsSecondWaitsAndIsRefused()
{
    QFETCH(const QString, isolation);
    desk().grant(anna(), 100);
    CreditCaller first(withIsolation(database().as(TestRole::Staff), isolation));
    CreditCaller second(withIsolation(database().as(TestRole::Staff), isolation));
    const QByteArray debit = "SELECT outcome FROM api.debit_credits(gen_random_uuid(), "
        + QByteArray::number(anna()) + ", 'default', 60)";
    first.connection().run("BEGIN");
    QCOMPARE(first.connection().run(debit).text(), u"debited"_s);
    second.connection().send(debit);
    QVERIFY(isWaiting(second));
    first.connection().run("COMMIT");
    RawAnswer answer = second.connection().receive();
    if (isolation != u"read committed") {
        QCOMPARE(answer.sqlState, u"40001"_s);
        answer = second.connection().run(debit);
    }
    QCOMPARE(answer.text(), u"insufficient_credits"_s);
    QCOMPARE(numbers(anna()), QList<qint64>({ 40, 0, 40, 0 }));
}

void TestCreditRaces::twentyHoldsOfWhatIsThereForThree()
{
    desk().grant(anna(), 100);
    const Outcomes outcomes = race(callerCount, [this](CreditCaller &caller, int) {
        return outcomeOf(caller.hold(anna(), 30) > 0 ? u"held"_s : u"insufficient"_s);
    });
    QCOMPARE(outcomes, (Outcomes { { u"held"_s, 3 }, { u"insufficient"_s, 17 } }));
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 90, 10, 0 }));
}

void TestCreditRaces::twentyDebitsOfWhatIsThereForTen()
{
    desk().grant(anna(), 100'000);
    const Outcomes outcomes = race(
        callerCount, [this](CreditCaller &caller, int) { return caller.debit(anna(), 10'000); });
    QCOMPARE(
        outcomes, (Outcomes { { u"debited"_s, 10 }, { u"insufficient_credits default"_s, 10 } }));
    QCOMPARE(numbers(anna()), QList<qint64>({ 0, 0, 0, 0 }));
    QCOMPARE(entries(anna()).size(), 11);
}

void TestCreditRaces::aHoldAgainstADebit()
{
    constexpr int rounds = 10;
    for (int round = 0; round < rounds; ++round) {
        const qint64 customer = addCustomer("C" + QByteArray::number(round));
        desk().grant(customer, 100);
        Outcomes outcomes = race(2, [customer](CreditCaller &caller, int i) {
            return i == 0 ? outcomeOf(caller.hold(customer, 60) > 0 ? u"held"_s : u"too few"_s)
                          : caller.debit(customer, 60);
        });
        QCOMPARE(outcomes[u"held"_s] + outcomes[u"debited"_s], 1);
        QCOMPARE(outcomes[u"too few"_s] + outcomes[u"insufficient_credits default"_s], 1);
        QCOMPARE(numbers(customer).at(2), 40);
    }
}

void TestCreditRaces::twentyCapturesOfOneHold()
{
    desk().grant(anna(), 100);
    const qint64 hold = desk().hold(anna(), 30);
    const Outcomes outcomes = race(
        callerCount, [hold](CreditCaller &caller, int) { return caller.capture(hold, "12"); });
    QCOMPARE(outcomes,
        (Outcomes { { u"captured"_s, 1 }, { u"hold_not_active captured"_s, callerCount - 1 } }));
    QCOMPARE(numbers(anna()), QList<qint64>({ 88, 0, 88, 0 }));
    QCOMPARE(entries(anna()), QStringList({ u"granted 100"_s, u"captured -12"_s }));
}

void TestCreditRaces::aCaptureAgainstTheSweep()
{
    constexpr int rounds = 10;
    for (int round = 0; round < rounds; ++round) {
        const qint64 customer = addCustomer("C" + QByteArray::number(round));
        desk().grant(customer, 100);
        const qint64 hold = desk().hold(customer, 30);
        // To the sweep the time is over, to the capture it is not: both may have the hold.
        Outcomes outcomes = race(2, [hold](CreditCaller &caller, int i) {
            return i == 0
                ? caller.capture(hold)
                : caller.call("CALL api.expire_credit_holds(100, now() + interval '1 hour')");
        });
        const bool isCaptured = outcomes[u"captured"_s] == 1;
        QCOMPARE(outcomes[u"hold_not_active expired"_s], isCaptured ? 0 : 1);
        QCOMPARE(outcomes[u"0"_s], isCaptured ? 1 : 0);
        QCOMPARE(outcomes[u"1"_s], isCaptured ? 0 : 1);
        QCOMPARE(numbers(customer).at(0), isCaptured ? 70 : 100);
        QCOMPARE(numbers(customer).at(2), isCaptured ? 70 : 100);
    }
}

void TestCreditRaces::aCaptureAgainstARelease()
{
    constexpr int rounds = 10;
    for (int round = 0; round < rounds; ++round) {
        const qint64 customer = addCustomer("C" + QByteArray::number(round));
        desk().grant(customer, 100);
        const qint64 hold = desk().hold(customer, 30);
        Outcomes outcomes = race(2, [hold](CreditCaller &caller, int i) {
            return i == 0 ? caller.capture(hold) : caller.release(hold);
        });
        const bool isCaptured = outcomes.contains(u"captured"_s);
        const QString won = isCaptured ? u"captured"_s : u"released"_s;
        QCOMPARE(outcomes, (Outcomes { { won, 1 }, { u"hold_not_active "_s + won, 1 } }));
        QCOMPARE(numbers(customer).at(0), isCaptured ? 70 : 100);
    }
}

void TestCreditRaces::twentyGrantsOpenOneWallet()
{
    const Outcomes outcomes
        = race(callerCount, [this](CreditCaller &caller, int) { return caller.grant(anna(), 5); });
    QCOMPARE(outcomes, (Outcomes { { u"granted"_s, callerCount } }));
    QCOMPARE(numbers(anna()), QList<qint64>({ 100, 0, 100, 0 }));
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.wallets"), 1);
}

void TestCreditRaces::twentyCallsWithOneKey()
{
    desk().grant(anna(), 100);
    const QString key = CreditCaller::newKey();
    const Outcomes outcomes = race(callerCount, [this, key](CreditCaller &caller, int) {
        return caller.debit(key, anna(), "default", 80, {});
    });
    QCOMPARE(outcomes, (Outcomes { { u"debited"_s, 1 }, { u"replayed"_s, callerCount - 1 } }));
    QCOMPARE(numbers(anna()), QList<qint64>({ 20, 0, 20, 0 }));
}

void TestCreditRaces::oneKeyForTwoCustomers()
{
    const qint64 jan = addCustomer("Jan");
    const QString key = CreditCaller::newKey();
    const Outcomes outcomes = race(callerCount, [&, this](CreditCaller &caller, int i) {
        return caller.grant(key, i % 2 == 0 ? anna() : jan, "default", 5, {});
    });
    QCOMPARE(outcomes,
        (Outcomes {
            { u"granted"_s, 1 }, { u"replayed"_s, 9 }, { u"idempotency_key_reuse"_s, 10 } }));
    QCOMPARE(database().number("SELECT sum(balance) FROM api.wallets()"), 5);
}

void TestCreditRaces::anEntryIsReversedOnceByTwenty()
{
    const qint64 entry = desk().grant(anna(), 100).entryId;
    const Outcomes outcomes
        = race(callerCount, [entry](CreditCaller &caller, int) { return caller.reverse(entry); });
    QCOMPARE(outcomes, (Outcomes { { u"reversed"_s, 1 }, { u"already_reversed"_s, 19 } }));
    QCOMPARE(numbers(anna()), QList<qint64>({ 0, 0, 0, 0 }));
}

void TestCreditRaces::twoSweepsCloseEachHoldOnce()
{
    constexpr int holdCount = 250;
    desk().grant(anna(), 1000);
    for (int i = 0; i < holdCount; ++i) {
        desk().hold(anna(), 1, 60);
    }
    database().shiftClock(60s);
    Outcomes outcomes = race(4, [](CreditCaller &caller, int) {
        return caller.call("CALL api.expire_credit_holds(1000)");
    });
    int closed = 0;
    for (auto one = outcomes.cbegin(); one != outcomes.cend(); ++one) {
        closed += one.key().toInt() * one.value();
    }
    QCOMPARE(closed, holdCount);
    QCOMPARE(
        database().number("SELECT count(*) FROM holdfast.journal WHERE event = 'hold_expired'"),
        holdCount);
    QCOMPARE(numbers(anna()), QList<qint64>({ 1000, 0, 1000, 0 }));
}

void TestCreditRaces::aCancelAgainstAReversal()
{
    constexpr int rounds = 10;
    for (int round = 0; round < rounds; ++round) {
        const qint64 customer = addCustomer("C" + QByteArray::number(round));
        desk().grant(customer, 100);
        const qint64 hold = desk().hold(customer, 30);
        const qint64 entry = desk().capture(hold).entryId;
        race(4, [hold, entry](CreditCaller &caller, int i) {
            return i % 2 == 0
                ? caller.reverse(entry)
                : caller.call("CALL api.cancel_hold(" + QByteArray::number(hold) + ')');
        });
        QCOMPARE(numbers(customer), QList<qint64>({ 100, 0, 100, 0 }));
        QCOMPARE(entries(customer).size(), 3);
    }
}

void TestCreditRaces::aMixOfEverythingKeepsTheBooks()
{
    constexpr int roundCount = 40;
    const qint64 customers[] { anna(), addCustomer("Jan") };
    for (const qint64 customer : customers) {
        desk().grant(customer, 500);
    }
    Outcomes outcomes = race(8, [&](CreditCaller &caller, int thread) {
        CreditReply last;
        for (int i = 0; i < roundCount; ++i) {
            const qint64 customer = customers[(thread + i) % 2];
            const qint64 hold = caller.hold(customer, 1 + (thread + i) % 40, 1 + i % 2);
            switch ((thread + i) % 6) {
            case 0:
                last = caller.capture(hold, "1");
                break;
            case 1:
                last = caller.release(hold);
                break;
            case 2:
                last = caller.reverse(caller.debit(customer, 7).entryId);
                break;
            case 3:
                last = caller.grant(customer, 3);
                break;
            case 4:
                caller.expireHolds(10);
                break;
            default:
                last = caller.reverse(caller.capture(hold).entryId);
            }
        }
        return last;
    });
    for (auto one = outcomes.cbegin(); one != outcomes.cend(); ++one) {
        QVERIFY2(one.key().at(0).isLetter(), qPrintable(one.key()));
    }
    database().shiftClock(10s);
    database().execute("CALL api.sweep_expired(100000)");
    for (const qint64 customer : customers) {
        QCOMPARE(numbers(customer).at(0), numbers(customer).at(2));
    }
}

QTEST_GUILESS_MAIN(TestCreditRaces)
#include "tst_creditraces.moc"
