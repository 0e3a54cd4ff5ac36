#include "tests/db/kioskattacktable.h"
#include "tests/db/kiosktest.h"
#include "tests/support/apicaller.h"

#include <QTest>

using namespace Qt::StringLiterals;

/**
 * What somebody who holds the login of a kiosk tries. Each row is one attack, and what the database
 * says to it: an SQLSTATE, or the answer of a function that decides by itself.
 */
class TestKioskAttacks : public KioskTest {
    Q_OBJECT

private Q_SLOTS:
    void isRefused_data();
    void isRefused();
    void theTableCatchesAHole_data();
    void theTableCatchesAHole();
    void whatRightsCannotCloseIsBounded();
    void nothingElseIsTaken();

private:
    void begin() override;

    bool sharesDatabase(const QByteArray &function) const override
    {
        return function == "isRefused" || function == "theTableCatchesAHole";
    }

    void end() override
    {
        m_connection.reset();
        KioskTest::end();
    }

    /** The SQLSTATE, or the first column. */
    static QString answerOf(RawConnection &connection, const QByteArray &statement)
    {
        const RawAnswer answer = connection.run(statement);
        return answer.isOk() ? answer.text() : answer.sqlState;
    }

    QByteArray m_foreignHold;
    Kiosk m_kiosk;
    std::unique_ptr<RawConnection> m_connection;
};

void TestKioskAttacks::begin()
{
    if (database().number("SELECT count(*) FROM holdfast.holds") == 0) {
        const SlotId slot = database().addSlot(5);
        ApiCaller staff(database().as(TestRole::Staff));
        PlaceOptions options;
        options.name = "'Anna'";
        options.phone = "'777'";
        m_foreignHold
            = QByteArray::number(staff.place(ApiCaller::newKey(), slot, 1, options).holdId);
    }
    m_kiosk = enrol("Lobby");
    m_connection = std::make_unique<RawConnection>(m_kiosk.connectionString);
    QVERIFY2(m_connection->isOpen(), qPrintable(m_connection->error()));
}

void TestKioskAttacks::isRefused_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<QString>("expected");
    for (const KioskAttack &attack : kioskAttacks) {
        QTest::newRow(attack.name)
            << QByteArray(attack.statement) << QString::fromLatin1(attack.expected);
    }
}

void TestKioskAttacks::isRefused()
{
    QFETCH(QByteArray, statement);
    QFETCH(const QString, expected);
    statement.replace("FOREIGN", m_foreignHold);
    const RawAnswer answer = m_connection->run(statement);
    QVERIFY2((answer.isOk() ? answer.text() : answer.sqlState) == expected,
        qPrintable(answer.sqlState + u' ' + answer.message + u' ' + answer.text()));
    m_connection->run("ROLLBACK");
}

void TestKioskAttacks::theTableCatchesAHole_data()
{
    QTest::addColumn<QByteArray>("statement");
    for (const char *statement : { "SELECT * FROM pg_catalog.pg_roles",
             "SELECT * FROM information_schema.tables",
             "SELECT pg_catalog.repeat('x', 9)",
             "DO $$ BEGIN END $$",
             "SELECT pg_catalog.pg_try_advisory_xact_lock(1)",
             "SELECT * FROM api.kiosks()" }) {
        QTest::newRow(statement) << QByteArray(statement);
    }
}

void TestKioskAttacks::theTableCatchesAHole()
{
    // The same words from staff are answered: it is the login that is refused, not the statement.
    QFETCH(const QByteArray, statement);
    RawConnection staff(database().as(TestRole::Staff).connectionString);
    QVERIFY2(staff.run(statement).isOk(), qPrintable(staff.run(statement).message));
    QCOMPARE(m_connection->run(statement).sqlState, u"42501"_s);
}

void TestKioskAttacks::whatRightsCannotCloseIsBounded()
{
    // No right stands before a query without any function; the limits of the login end it.
    m_connection->run("SET statement_timeout = '300ms'");
    QCOMPARE(answerOf(*m_connection,
                 "WITH RECURSIVE n AS (SELECT 'x' UNION ALL SELECT * FROM n) SELECT FROM n"
                 " OFFSET 1000000000000"),
        u"57014"_s);
    QCOMPARE(database().text("SELECT rolconnlimit FROM pg_roles WHERE rolname = '"
                 + m_kiosk.login.toLatin1() + '\''),
        u"4"_s);
    QCOMPARE(database().number("SELECT count(*) FROM pg_db_role_setting s, unnest(setconfig) c"
                               " WHERE c LIKE 'temp_file_limit=%' AND setrole = '"
                 + m_kiosk.login.toLatin1() + "'::regrole"),
        1);
    std::vector<std::unique_ptr<RawConnection>> more;
    for (int count = 1; count < 4; ++count) {
        more.push_back(std::make_unique<RawConnection>(m_kiosk.connectionString));
        QVERIFY(more.back()->isOpen());
    }
    QVERIFY(!RawConnection(m_kiosk.connectionString).isOpen());
}

void TestKioskAttacks::nothingElseIsTaken()
{
    // A second enrolment finds nothing left to do, and the kiosk does all of its work.
    QCOMPARE(database().text("SELECT cardinality(holdfast.deny_kiosks())"), u"0"_s);
    ConnectionSettings settings;
    settings.connectionString = m_kiosk.connectionString;
    ApiCaller kiosk(settings);
    const QString key = ApiCaller::newKey();
    const ApiAnswer held = kiosk.place(key, SlotId(1), 1);
    QCOMPARE(held.outcome, u"held"_s);
    QCOMPARE(kiosk.settle(key).outcome, u"found"_s);
    QCOMPARE(kiosk.extend(held.holdId).outcome, u"extended"_s);
    QCOMPARE(kiosk.confirm(held.holdId).outcome, u"confirmed"_s);
    QCOMPARE(kiosk.cancel(held.holdId).outcome, u"cancelled"_s);
    for (const TestRole role : { TestRole::Staff, TestRole::Manager, TestRole::Worker }) {
        RawConnection other(database().as(role).connectionString);
        QVERIFY(other.run("SELECT count(*) FROM pg_catalog.pg_class").isOk());
        QVERIFY(other.run("SELECT * FROM api.hello()").isOk());
    }
}

QTEST_GUILESS_MAIN(TestKioskAttacks)
#include "tst_kioskattacks.moc"
