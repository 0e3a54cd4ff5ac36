#include "tests/support/databasetest.h"
#include "tests/support/testdesk.h"
#include "tests/support/waitfor.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/**
 * The answer of a command on credits or stock is lost: the same key again does it once, and after a
 * crash the key is asked for.
 */
class TestLostCreditAnswers : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void whatNeverArrivedIsDoneByTheSameKey();
    void whatTookEffectIsReplayedByTheSameKey();
    void aSecondFailureTellsNothingAboutTheFirst();
    void aLostCaptureIsAnsweredByItsState();
    void anOpenIntentIsRecoveredByTheNextProgram_data();
    void anOpenIntentIsRecoveredByTheNextProgram();
    void aLateOriginalIsRefusedAfterRecovery();
    void aKeyIsSettledOnceAndForAll();

private:
    void begin() override
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_desk = newDesk();
        database().addStock(u"shoes"_s, u"Climbing shoes"_s, 10);
        m_anna = CustomerId(
            database().number("SELECT customer_id FROM api.add_customer('Anna', NULL, NULL)"));
        m_shoes = valueFrom(m_desk->stock().levels({})).first().id;
    }

    void end() override
    {
        m_desk.reset();
        m_folder.reset();
    }

    std::unique_ptr<TestDesk> newDesk()
    {
        return std::make_unique<TestDesk>(database().desk(), u"desk 1"_s, m_folder->path());
    }

    GrantRequest grantOf(qint64 amount) const
    {
        GrantRequest request;
        request.customerId = m_anna;
        request.bucket = u"default"_s;
        request.amount = amount;
        return request;
    }

    /** Kills the session of the desk when it waits for a lock. */
    void killWaiting()
    {
        const QByteArray query
            = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname ="
              " current_database() AND application_name = 'desk 1' AND wait_event_type = 'Lock'";
        if (!QTest::qWaitFor([&] { return database().number(query) > 0; }, 5000)) {
            qFatal("the desk never waited for a lock");
        }
    }

    /** A grant whose session is killed before it could do anything. */
    Result<CreditAnswer> loseBefore(const GrantRequest &request)
    {
        RawConnection locker(database().administrator().connectionString);
        locker.run("BEGIN; SELECT FROM holdfast.customers FOR UPDATE");
        const auto future = m_desk->credits().grant(request);
        killWaiting();
        return waitFor(future);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TestDesk> m_desk;
    CustomerId m_anna;
    StockLevelId m_shoes;
};

void TestLostCreditAnswers::whatNeverArrivedIsDoneByTheSameKey()
{
    const GrantRequest request = grantOf(30);
    QCOMPARE(loseBefore(request).error().code, ErrorCode::OutcomeUnknown);
    QCOMPARE(m_desk->journal()->unsettled().size(), 1);
    const CreditAnswer answer = valueFrom(m_desk->credits().grant(request));
    QCOMPARE(answer.outcome, CreditOutcome::Granted);
    QCOMPARE(answer.balance, 30);
    QVERIFY(m_desk->journal()->unsettled().isEmpty());
}

void TestLostCreditAnswers::whatTookEffectIsReplayedByTheSameKey()
{
    // The grant has been made, and yet its intent is open: the answer was lost.
    const GrantRequest request = grantOf(30);
    TestDesk other(database().desk());
    valueFrom(other.credits().grant(request));
    valueOf(m_desk->journal()->write({ request.key.toString(), Intent::Kind::Grant, 0, {} }));
    const CreditAnswer answer = valueFrom(m_desk->credits().grant(request));
    QCOMPARE(answer.outcome, CreditOutcome::Replayed);
    QCOMPARE(answer.balance, 30);
    QVERIFY(m_desk->journal()->unsettled().isEmpty());
}

void TestLostCreditAnswers::aSecondFailureTellsNothingAboutTheFirst()
{
    const GrantRequest request = grantOf(30);
    QCOMPARE(loseBefore(request).error().code, ErrorCode::OutcomeUnknown);
    RawConnection locker(database().administrator().connectionString);
    locker.run("BEGIN; SELECT FROM holdfast.customers FOR UPDATE");
    // By itself this would be Busy, and nothing would have been done.
    const auto busy = waitFor(m_desk->credits().grant(request));
    QCOMPARE(busy.error().code, ErrorCode::OutcomeUnknown);
    QCOMPARE(m_desk->journal()->unsettled().size(), 1);
    locker.run("ROLLBACK");
    QCOMPARE(valueFrom(m_desk->credits().grant(request)).outcome, CreditOutcome::Granted);
    const auto other = grantOf(1);
    locker.run("BEGIN; SELECT FROM holdfast.customers FOR UPDATE");
    QCOMPARE(waitFor(m_desk->credits().grant(other)).error().code, ErrorCode::Busy);
    QVERIFY(m_desk->journal()->unsettled().isEmpty());
}

void TestLostCreditAnswers::aLostCaptureIsAnsweredByItsState()
{
    valueFrom(m_desk->credits().grant(grantOf(30)));
    PlaceHoldRequest hold;
    hold.customerId = m_anna;
    hold.credits = { { u"default"_s, 20 } };
    const auto placed = std::get<HoldPlaced>(valueFrom(m_desk->booking().placeHold(hold)));
    CaptureRequest capture;
    capture.holdId = placed.receipt.holdId;
    {
        RawConnection locker(database().administrator().connectionString);
        locker.run("BEGIN; SELECT FROM holdfast.holds FOR UPDATE");
        const auto future = m_desk->credits().capture(capture);
        killWaiting();
        QCOMPARE(waitFor(future).error().code, ErrorCode::OutcomeUnknown);
    }
    m_desk->crash();
    m_desk = newDesk();
    const auto recovered = valueFrom(m_desk->booking().recoverIntents());
    QCOMPARE(recovered.size(), 1);
    QCOMPARE(recovered.first().wish, RecoveredIntent::Wish::Capture);
    QCOMPARE(recovered.first().hold->status, HoldStatus::Held);
    QCOMPARE(valueFrom(m_desk->credits().capture(capture)).balance, 10);
}

void TestLostCreditAnswers::anOpenIntentIsRecoveredByTheNextProgram_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("tookEffect");
    const auto rows = [](const char *name, Intent::Kind kind) {
        QTest::addRow("%s, before", name) << int(kind) << false;
        QTest::addRow("%s, after", name) << int(kind) << true;
    };
    rows("grant", Intent::Kind::Grant);
    rows("debit", Intent::Kind::Debit);
    rows("adjust", Intent::Kind::Adjust);
    rows("count", Intent::Kind::Count);
    rows("transfer", Intent::Kind::Transfer);
}

void TestLostCreditAnswers::anOpenIntentIsRecoveredByTheNextProgram()
{
    QFETCH(const int, kind);
    QFETCH(const bool, tookEffect);
    const IdempotencyKey key = IdempotencyKey::create();
    valueFrom(m_desk->credits().grant(grantOf(30)));
    if (tookEffect) {
        TestDesk other(database().desk());
        switch (Intent::Kind(kind)) {
        case Intent::Kind::Grant:
            valueFrom(other.credits().grant({ key, m_anna, u"default"_s, 5, {}, {}, {} }));
            break;
        case Intent::Kind::Debit:
            valueFrom(other.credits().debit({ key, m_anna, u"default"_s, 5, {}, {} }));
            break;
        case Intent::Kind::Adjust:
            valueFrom(other.stock().adjust({ key, m_shoes, 2, u"found"_s }));
            break;
        case Intent::Kind::Transfer:
            database().execute("SELECT api.add_warehouse(1, 'Cellar')");
            valueFrom(other.stock().transfer({ key, m_shoes, u"Cellar"_s, 2, {} }));
            break;
        default:
            valueFrom(other.stock().count({ key, m_shoes, 9, u"stocktake"_s }));
        }
    }
    valueOf(m_desk->journal()->write({ key.toString(), Intent::Kind(kind), 0, {} }));
    m_desk->crash();
    m_desk = newDesk();
    const auto recovered = valueFrom(m_desk->booking().recoverIntents());
    QCOMPARE(recovered.size(), 1);
    QCOMPARE(recovered.first().hasArrived, tookEffect);
    QVERIFY(!recovered.first().hold);
    QVERIFY(m_desk->journal()->unsettled().isEmpty());
    QVERIFY(valueFrom(m_desk->booking().recoverIntents()).isEmpty());
}

void TestLostCreditAnswers::aLateOriginalIsRefusedAfterRecovery()
{
    const GrantRequest grant = grantOf(30);
    const AdjustRequest adjust { IdempotencyKey::create(), m_shoes, 1, u"found"_s };
    valueOf(m_desk->journal()->write({ grant.key.toString(), Intent::Kind::Grant, 0, {} }));
    valueOf(m_desk->journal()->write({ adjust.key.toString(), Intent::Kind::Adjust, 0, {} }));
    const auto recovered = valueFrom(m_desk->booking().recoverIntents());
    QCOMPARE(recovered.size(), 2);
    QVERIFY(!recovered.first().hasArrived && !recovered.last().hasArrived);
    QCOMPARE(valueFrom(m_desk->credits().grant(grant)).outcome, CreditOutcome::KeyReused);
    QCOMPARE(valueFrom(m_desk->stock().adjust(adjust)).outcome, StockOutcome::KeyReused);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.credit_entries"), 0);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.stock_entries"), 0);
}

void TestLostCreditAnswers::aKeyIsSettledOnceAndForAll()
{
    // An original that is still on its way wins or loses as a whole, at every isolation level.
    const GrantRequest grant = grantOf(30);
    RawConnection original(database().desk().connectionString);
    original.run("BEGIN; SELECT FROM api.grant_credits('" + grant.key.toString().toLatin1()
        + "', 1, 'default', 30)");
    valueOf(m_desk->journal()->write({ grant.key.toString(), Intent::Kind::Grant, 0, {} }));
    const auto future = m_desk->booking().recoverIntents();
    const QByteArray waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname ="
                               " current_database() AND wait_event_type = 'Lock'";
    QTRY_COMPARE(database().number(waiting), 1);
    original.run("COMMIT");
    QVERIFY(valueFrom(future).first().hasArrived);
    QCOMPARE(valueFrom(m_desk->credits().grant(grant)).outcome, CreditOutcome::Replayed);

    const IdempotencyKey late = IdempotencyKey::create();
    original.run("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1");
    database().execute("SELECT api.settle_entry('" + late.toString().toLatin1() + "')");
    const RawAnswer refused = original.run(
        "SELECT FROM api.grant_credits('" + late.toString().toLatin1() + "', 1, 'default', 30)");
    QCOMPARE(refused.sqlState, u"40001"_s);
    original.run("ROLLBACK");
    QCOMPARE(database().number("SELECT sum(amount) FROM holdfast.credit_entries"), 30);
}

QTEST_GUILESS_MAIN(TestLostCreditAnswers)
#include "tst_lostcreditanswers.moc"
