#include "tests/support/databasetest.h"
#include "tests/support/testdesk.h"
#include "tests/support/waitfor.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The connection breaks between question and answer: what became of it is found, never guessed. */
class TestLostAnswers : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void aPlaceThatNeverArrivedIsToldSo();
    void aPlaceThatTookEffectIsFound();
    void aLateOriginalIsRefusedAfterSettling();
    void theSameKeyAgainIsTheSameHold();
    void aCommandAfterALossIsSentOnANewConnection();
    void aLockThatIsNotReleasedIsNoLoss();
    void anUnknownIntentIsRecoveredByTheNextProgram_data();
    void anUnknownIntentIsRecoveredByTheNextProgram();
    void whatCannotBeAskedStaysOpen();
    void nothingToRecoverIsNothing();
    void aRecoveredIntentIsNotRecoveredAgain();

private:
    static constexpr auto deskName = "desk 1";

    void begin() override
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_desk = newDesk();
        m_slot = database().addSlot(5);
    }

    void end() override
    {
        m_desk.reset();
        m_folder.reset();
    }

    std::unique_ptr<TestDesk> newDesk();
    PlaceHoldRequest request() const;

    /** Waits until the desk's session is busy in the way that @p condition says, then kills it. */
    void killWhen(const QByteArray &condition);

    /** Makes every command of this database stop after its effect, before its answer. */
    void stopBeforeAnswers();

    /** A place command whose session is killed before anything has happened. */
    Result<PlaceHoldOutcome> loseBefore(const PlaceHoldRequest &request);

    /** A place command whose session is killed after its effect. */
    Result<PlaceHoldOutcome> loseAfter(const PlaceHoldRequest &request);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TestDesk> m_desk;
    SlotId m_slot;
};

std::unique_ptr<TestDesk> TestLostAnswers::newDesk()
{
    return std::make_unique<TestDesk>(
        database().desk(), QString::fromLatin1(deskName), m_folder->path());
}

PlaceHoldRequest TestLostAnswers::request() const
{
    PlaceHoldRequest request;
    request.slotId = m_slot;
    request.partySize = 2;
    return request;
}

void TestLostAnswers::killWhen(const QByteArray &condition)
{
    const QByteArray query = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE"
                             " datname = current_database() AND application_name = '"
        + QByteArray(deskName) + "' AND " + condition;
    if (!QTest::qWaitFor([&] { return database().number(query) > 0; }, 5000)) {
        qFatal("the desk never came to: %s", condition.constData());
    }
}

void TestLostAnswers::stopBeforeAnswers()
{
    database().execute("CREATE OR REPLACE FUNCTION holdfast.wait_for_disk() RETURNS pg_lsn LANGUAGE"
                       " plpgsql SECURITY DEFINER SET search_path = holdfast, pg_temp AS"
                       " $$ BEGIN PERFORM pg_sleep(60); RETURN NULL; END $$");
}

Result<PlaceHoldOutcome> TestLostAnswers::loseBefore(const PlaceHoldRequest &request)
{
    RawConnection locker(database().administrator().connectionString);
    locker.run("BEGIN; SELECT FROM holdfast.pools FOR UPDATE");
    const auto future = m_desk->booking().placeHold(request);
    killWhen("wait_event_type = 'Lock'");
    return waitFor(future);
}

Result<PlaceHoldOutcome> TestLostAnswers::loseAfter(const PlaceHoldRequest &request)
{
    const QString before
        = database().text("SELECT pg_get_functiondef('holdfast.wait_for_disk'::regproc)");
    stopBeforeAnswers();
    const auto future = m_desk->booking().placeHold(request);
    killWhen("wait_event = 'PgSleep'");
    const auto result = waitFor(future);
    database().execute(before.toUtf8());
    return result;
}

void TestLostAnswers::aPlaceThatNeverArrivedIsToldSo()
{
    const PlaceHoldRequest wanted = request();
    const auto lost = loseBefore(wanted);
    QCOMPARE(lost.error().code, ErrorCode::OutcomeUnknown);
    QCOMPARE(m_desk->journal()->unsettled().size(), 1);
    const auto settled = valueFrom(m_desk->booking().settle(wanted.key));
    QVERIFY(std::holds_alternative<IntentNeverArrived>(settled));
    QVERIFY(m_desk->journal()->unsettled().isEmpty());
    QCOMPARE(database().number("SELECT available FROM api.slot_detail(1)"), 5);
}

void TestLostAnswers::aPlaceThatTookEffectIsFound()
{
    const PlaceHoldRequest wanted = request();
    const auto lost = loseAfter(wanted);
    QCOMPARE(lost.error().code, ErrorCode::OutcomeUnknown);
    const auto settled = valueFrom(m_desk->booking().settle(wanted.key));
    const auto &found = std::get<IntentTookEffect>(settled);
    QCOMPARE(found.receipt.status, HoldStatus::Held);
    QCOMPARE(found.receipt.numbers.available, 3);
    QVERIFY(std::holds_alternative<HoldConfirmed>(
        valueFrom(m_desk->booking().confirmHold(found.receipt.holdId))));
}

void TestLostAnswers::aLateOriginalIsRefusedAfterSettling()
{
    const PlaceHoldRequest wanted = request();
    (void)loseBefore(wanted);
    valueFrom(m_desk->booking().settle(wanted.key));
    const auto late = valueFrom(m_desk->booking().placeHold(wanted));
    QVERIFY(std::holds_alternative<KeyReused>(late));
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.hold_lines"), 0);
}

void TestLostAnswers::theSameKeyAgainIsTheSameHold()
{
    // Whoever presses again without settling gets the first result, not a second hold.
    const PlaceHoldRequest wanted = request();
    (void)loseAfter(wanted);
    const auto again = valueFrom(m_desk->booking().placeHold(wanted));
    QVERIFY(std::get<HoldPlaced>(again).isReplay);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds"), 1);
}

void TestLostAnswers::aCommandAfterALossIsSentOnANewConnection()
{
    (void)loseBefore(request());
    QVERIFY(std::holds_alternative<HoldPlaced>(valueFrom(m_desk->booking().placeHold(request()))));
}

void TestLostAnswers::aLockThatIsNotReleasedIsNoLoss()
{
    RawConnection locker(database().administrator().connectionString);
    locker.run("BEGIN; SELECT FROM holdfast.pools FOR UPDATE");
    const auto busy = waitFor(m_desk->booking().placeHold(request()));
    QCOMPARE(busy.error().code, ErrorCode::Busy);
    QVERIFY(m_desk->journal()->unsettled().isEmpty());
    QCOMPARE(m_desk->executor().link().kind, LinkState::Kind::Live);
}

void TestLostAnswers::anUnknownIntentIsRecoveredByTheNextProgram_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<bool>("tookEffect");
    QTest::newRow("place, before") << u"place"_s << false;
    QTest::newRow("place, after") << u"place"_s << true;
    QTest::newRow("confirm, before") << u"confirm"_s << false;
    QTest::newRow("cancel, after") << u"cancel"_s << true;
}

void TestLostAnswers::anUnknownIntentIsRecoveredByTheNextProgram()
{
    QFETCH(const QString, command);
    QFETCH(const bool, tookEffect);
    using Wish = RecoveredIntent::Wish;
    if (command == u"place") {
        (void)(tookEffect ? loseAfter(request()) : loseBefore(request()));
    } else {
        const auto held = valueFrom(m_desk->booking().placeHold(request()));
        const HoldId hold = std::get<HoldPlaced>(held).receipt.holdId;
        RawConnection locker(database().administrator().connectionString);
        if (command == u"confirm") {
            locker.run("BEGIN; SELECT FROM holdfast.holds FOR UPDATE");
            const auto future = m_desk->booking().confirmHold(hold);
            killWhen("wait_event_type = 'Lock'");
            QCOMPARE(waitFor(future).error().code, ErrorCode::OutcomeUnknown);
        } else {
            stopBeforeAnswers();
            const auto future = m_desk->booking().cancelHold(hold, {});
            killWhen("wait_event = 'PgSleep'");
            QCOMPARE(waitFor(future).error().code, ErrorCode::OutcomeUnknown);
        }
    }
    m_desk->crash();
    m_desk = newDesk();
    QCOMPARE(m_desk->journal()->unsettled().size(), 1);
    const auto recovered = valueFrom(m_desk->booking().recoverIntents());
    QCOMPARE(recovered.size(), 1);
    const std::optional<Hold> &hold = recovered.first().hold;
    if (command == u"place") {
        QCOMPARE(recovered.first().wish, Wish::Place);
        QCOMPARE(hold.has_value(), tookEffect);
    } else if (command == u"confirm") {
        QCOMPARE(recovered.first().wish, Wish::Confirm);
        QCOMPARE(hold->status, HoldStatus::Held);
    } else {
        QCOMPARE(recovered.first().wish, Wish::Cancel);
        QCOMPARE(hold->status, HoldStatus::Cancelled);
    }
    QVERIFY(m_desk->journal()->unsettled().isEmpty());
}

void TestLostAnswers::whatCannotBeAskedStaysOpen()
{
    (void)loseBefore(request());
    m_desk->crash();
    ConnectionSettings nowhere;
    nowhere.connectionString = u"host=/nonexistent dbname=x"_s;
    {
        TestDesk away(nowhere, QString::fromLatin1(deskName), m_folder->path());
        QCOMPARE(waitFor(away.booking().recoverIntents()).error().code, ErrorCode::Unreachable);
        QCOMPARE(away.journal()->unsettled().size(), 1);
    }
    m_desk = newDesk();
    QCOMPARE(valueFrom(m_desk->booking().recoverIntents()).size(), 1);
}

void TestLostAnswers::nothingToRecoverIsNothing()
{
    QVERIFY(valueFrom(m_desk->booking().recoverIntents()).isEmpty());
    TestDesk withoutJournal(database().desk());
    QVERIFY(valueFrom(withoutJournal.booking().recoverIntents()).isEmpty());
}

void TestLostAnswers::aRecoveredIntentIsNotRecoveredAgain()
{
    (void)loseBefore(request());
    m_desk->crash();
    m_desk = newDesk();
    QCOMPARE(valueFrom(m_desk->booking().recoverIntents()).size(), 1);
    m_desk->crash();
    m_desk = newDesk();
    QVERIFY(valueFrom(m_desk->booking().recoverIntents()).isEmpty());
}

QTEST_GUILESS_MAIN(TestLostAnswers)
#include "tst_lostanswers.moc"
