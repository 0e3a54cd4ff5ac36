#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"

#include <QTest>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** What happens at the very moment a hold lapses, and while somebody waits for a lock. */
class TestLapses : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void isValidUntilItsDeadlineAndNotAtIt_data();
    void isValidUntilItsDeadlineAndNotAtIt();
    void aHoldThatLapsesWhileItsConfirmWaitsIsTooLate();
    void aLapsedPlaceThatWasSoldAgainCannotBeConfirmed();
    void aConfirmThatIsInTimeBeatsThePlaceThatWaits();
    void realTimeLetsOneOfTwoHaveThePlace();
    void anExtensionInTimeKeepsThePlace();
    void aSlotThatEndsWhileItsPlaceWaitsIsOver();
    void aLockThatIsNotReleasedIsReportedInTime();

private:
    void begin() override
    {
        m_first = std::make_unique<ApiCaller>(database().as(TestRole::Staff));
        m_second = std::make_unique<ApiCaller>(database().as(TestRole::Staff));
    }

    void end() override
    {
        m_first.reset();
        m_second.reset();
    }

    /** Waits until the session waits for a lock. */
    bool isWaiting(ApiCaller &caller);
    static QByteArray confirmCall(qint64 hold);

    std::unique_ptr<ApiCaller> m_first;
    std::unique_ptr<ApiCaller> m_second;
};

bool TestLapses::isWaiting(ApiCaller &caller)
{
    const QByteArray query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
                             " AND pid = "
        + QByteArray::number(caller.connection().backendPid());
    return QTest::qWaitFor([&] { return database().number(query) == 1; }, 5000);
}

QByteArray TestLapses::confirmCall(qint64 hold)
{
    return "CALL api.confirm_hold(" + QByteArray::number(hold) + ')';
}

void TestLapses::isValidUntilItsDeadlineAndNotAtIt_data()
{
    QTest::addColumn<int>("microsecondsAfter");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("a microsecond before") << -1 << u"confirmed"_s;
    QTest::newRow("exactly then") << 0 << u"hold_expired"_s;
    QTest::newRow("a microsecond after") << 1 << u"hold_expired"_s;
}

void TestLapses::isValidUntilItsDeadlineAndNotAtIt()
{
    QFETCH(const int, microsecondsAfter);
    QFETCH(const QString, outcome);
    const SlotId slot = database().addSlot(1);
    const ApiAnswer held = m_first->place(ApiCaller::newKey(), slot, 1);
    // A clock that stands still, so that the test decides what "exactly" is.
    database().execute("CREATE OR REPLACE FUNCTION holdfast.now() RETURNS timestamptz LANGUAGE sql"
                       " VOLATILE AS $$ SELECT to_timestamp(0) + interval '1 microsecond' * "
        + QByteArray::number(held.expiresUs + microsecondsAfter) + " $$");
    const qint64 available = outcome == u"confirmed" ? 0 : 1;
    QCOMPARE(database().number(
                 "SELECT available FROM api.slot_detail(" + QByteArray::number(slot.value()) + ')'),
        available);
    QCOMPARE(m_first->confirm(held.holdId).outcome, outcome);
    const ApiAnswer other = m_second->place(ApiCaller::newKey(), slot, 1);
    QCOMPARE(other.outcome, available == 1 ? u"held"_s : u"capacity_exhausted"_s);
}

void TestLapses::aHoldThatLapsesWhileItsConfirmWaitsIsTooLate()
{
    // now() would be frozen at the start of the statement that waits: the clock must be read after.
    const SlotId slot = database().addSlot(1);
    const qint64 hold = m_first->place(ApiCaller::newKey(), slot, 1).holdId;
    RawConnection locker(database().administrator().connectionString);
    locker.run("BEGIN; SELECT FROM holdfast.holds FOR UPDATE");
    m_first->connection().send(confirmCall(hold));
    QVERIFY(isWaiting(*m_first));
    database().shiftClock(301s);
    locker.run("COMMIT");
    QCOMPARE(m_first->connection().receive().text(), u"hold_expired"_s);
    QCOMPARE(m_second->place(ApiCaller::newKey(), slot, 1).outcome, u"held"_s);
}

void TestLapses::aLapsedPlaceThatWasSoldAgainCannotBeConfirmed()
{
    const SlotId slot = database().addSlot(1);
    const qint64 slow = m_first->place(ApiCaller::newKey(), slot, 1).holdId;
    database().shiftClock(301s);
    const ApiAnswer quick = m_second->place(ApiCaller::newKey(), slot, 1);
    QCOMPARE(quick.outcome, u"held"_s);
    QCOMPARE(m_first->confirm(slow).outcome, u"hold_expired"_s);
    QCOMPARE(m_second->confirm(quick.holdId).outcome, u"confirmed"_s);
    QCOMPARE(m_first->extend(slow).outcome, u"hold_expired"_s);
    QCOMPARE(m_first->cancel(slow).outcome, u"hold_expired"_s);
    QCOMPARE(m_second->confirm(quick.holdId).available, 0);
}

void TestLapses::aConfirmThatIsInTimeBeatsThePlaceThatWaits()
{
    const SlotId slot = database().addSlot(1);
    const qint64 hold = m_first->place(ApiCaller::newKey(), slot, 1).holdId;
    database().shiftClock(299s);
    // The confirm has decided and not yet committed when the hold's time is over.
    RawConnection confirmer(database().as(TestRole::Staff).connectionString);
    confirmer.run("BEGIN");
    QCOMPARE(
        confirmer.run("SELECT (holdfast.confirm_hold_tx(" + QByteArray::number(hold) + ")).outcome")
            .text(),
        u"confirmed"_s);
    database().shiftClock(10s);
    m_second->connection().send("CALL api.place_hold('" + ApiCaller::newKey().toUtf8() + "', ARRAY["
        + QByteArray::number(slot.value()) + "]::bigint[], ARRAY[1]::bigint[])");
    QVERIFY(isWaiting(*m_second));
    confirmer.run("COMMIT");
    QCOMPARE(m_second->connection().receive().text(), u"capacity_exhausted"_s);
}

void TestLapses::realTimeLetsOneOfTwoHaveThePlace()
{
    // Confirm, cancel and a new place meet the real deadline of a hold of one second.
    constexpr int rounds = 4;
    PlaceOptions brief;
    brief.ttl = "1";
    std::vector<SlotId> places;
    std::vector<qint64> holds;
    for (int round = 0; round < rounds; ++round) {
        places.push_back(database().addSlot(1));
    }
    for (const SlotId slot : places) {
        const ApiAnswer held = m_first->place(ApiCaller::newKey(), slot, 1, brief);
        QCOMPARE(held.outcome, u"held"_s);
        holds.push_back(held.holdId);
    }
    const qint64 deadline = database().number(
        "SELECT max(extract(epoch FROM expires_at) * 1000)::bigint FROM holdfast.holds");
    QTRY_VERIFY(database().now().toMSecsSinceEpoch() > deadline - 60);
    std::atomic<int> kept = 0;
    std::atomic<int> taken = 0;
    std::thread confirmer([&] {
        for (const qint64 hold : holds) {
            kept += m_first->confirm(hold).outcome == u"confirmed" ? 1 : 0;
        }
    });
    std::thread taker([&] {
        for (const SlotId slot : places) {
            ApiAnswer answer;
            do {
                answer = m_second->place(ApiCaller::newKey(), slot, 1);
            } while (answer.outcome == u"capacity_exhausted"
                && database().now().toMSecsSinceEpoch() < deadline + 500);
            taken += answer.outcome == u"held" ? 1 : 0;
        }
    });
    confirmer.join();
    taker.join();
    QCOMPARE(kept + taken, rounds);
}

void TestLapses::anExtensionInTimeKeepsThePlace()
{
    const SlotId slot = database().addSlot(1);
    const qint64 hold = m_first->place(ApiCaller::newKey(), slot, 1).holdId;
    database().shiftClock(299s);
    QCOMPARE(m_first->extend(hold).outcome, u"extended"_s);
    database().shiftClock(200s);
    QCOMPARE(m_second->place(ApiCaller::newKey(), slot, 1).outcome, u"capacity_exhausted"_s);
    QCOMPARE(ApiCaller(database().as(TestRole::Worker)).sweep(10), 0);
    QCOMPARE(m_first->confirm(hold).outcome, u"confirmed"_s);
}

void TestLapses::aSlotThatEndsWhileItsPlaceWaitsIsOver()
{
    TestSlot running;
    running.start = database().now().addSecs(-1800);
    const SlotId slot = database().addSlot(running);
    RawConnection locker(database().administrator().connectionString);
    locker.run("BEGIN; SELECT FROM holdfast.pools FOR UPDATE");
    m_first->connection().send("CALL api.place_hold('" + ApiCaller::newKey().toUtf8() + "', ARRAY["
        + QByteArray::number(slot.value()) + "]::bigint[], ARRAY[1]::bigint[])");
    QVERIFY(isWaiting(*m_first));
    database().shiftClock(1h);
    // The row must change, or nobody looks at it again after the wait.
    locker.run("UPDATE holdfast.pools SET shortfall = 0; COMMIT");
    QCOMPARE(m_first->connection().receive().text(), u"slot_past"_s);
}

void TestLapses::aLockThatIsNotReleasedIsReportedInTime()
{
    const SlotId slot = database().addSlot(1);
    RawConnection locker(database().administrator().connectionString);
    locker.run("BEGIN; SELECT FROM holdfast.pools FOR UPDATE");
    const ApiAnswer busy = m_first->place(ApiCaller::newKey(), slot, 1);
    QCOMPARE(busy.outcome, u"55P03"_s);
    locker.run("ROLLBACK");
    QCOMPARE(m_first->place(ApiCaller::newKey(), slot, 1).outcome, u"held"_s);
}

QTEST_GUILESS_MAIN(TestLapses)
#include "tst_lapses.moc"
