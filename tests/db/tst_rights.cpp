#include "tests/db/rightstable.h"
#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"

#include <QSet>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

/** Who may do what: every api function as every login, and what nobody may. */
class TestRights : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void eachRoleMayCallItsFunctions_data();
    void eachRoleMayCallItsFunctions();
    void everyFunctionIsInTheTable();

    void noRoleTouchesATable_data() { roles(); }

    void noRoleTouchesATable();

    void noRoleMakesThingsOfItsOwn_data() { roles(); }

    void noRoleMakesThingsOfItsOwn();

    void noRoleBecomesAnother_data() { roles(); }

    void noRoleBecomesAnother();
    void aSearchPathOfTheCallerChangesNothing();
    void aKioskTouchesOnlyItsOwnHolds();
    void aKioskSeesNoNames();
    void aKioskNamesNobodyById();
    void aKioskIsAlwaysAKiosk();
    void aKioskHoldsNoLongerThanUsual();
    void aKioskExtendsOnlySoOften();
    void aKioskSettlesOnlyItsOwn();
    void staffSeesTheHoldsOfAKiosk();

private:
    static void roles();
    static QList<QPair<TestRole, QChar>> allRoles();
};

QList<QPair<TestRole, QChar>> TestRights::allRoles()
{
    return { { TestRole::Kiosk, u'K' },
        { TestRole::Staff, u'S' },
        { TestRole::Manager, u'M' },
        { TestRole::Worker, u'W' },
        { TestRole::Nobody, u'-' } };
}

void TestRights::roles()
{
    QTest::addColumn<TestRole>("role");
    for (const auto &[role, letter] : allRoles()) {
        QTest::newRow(qPrintable(TestCluster::loginOf(role))) << role;
    }
}

void TestRights::eachRoleMayCallItsFunctions_data()
{
    QTest::addColumn<TestRole>("role");
    QTest::addColumn<QChar>("letter");
    for (const auto &[role, letter] : allRoles()) {
        QTest::newRow(qPrintable(TestCluster::loginOf(role))) << role << letter;
    }
}

void TestRights::eachRoleMayCallItsFunctions()
{
    QFETCH(const TestRole, role);
    QFETCH(const QChar, letter);
    RawConnection connection(database().as(role).connectionString);
    QVERIFY2(connection.isOpen(), qPrintable(connection.error()));
    for (const RightsEntry &entry : rightsTable) {
        const bool isAllowed = QLatin1StringView(entry.allowed).contains(letter);
        const RawAnswer answer = connection.run(entry.call);
        QVERIFY2(answer.sqlState == (isAllowed ? QString() : u"42501"_s),
            qPrintable(QString::fromLatin1(entry.call) + u": "_s + answer.sqlState + u' '
                + answer.message));
    }
}

void TestRights::everyFunctionIsInTheTable()
{
    QSet<QString> listed;
    for (const RightsEntry &entry : rightsTable) {
        const QString call = QString::fromLatin1(entry.call);
        listed.insert(call.section(u"api."_s, 1).section(u'(', 0, 0));
    }
    QSet<QString> existing;
    const auto rows = database().rows("SELECT DISTINCT proname FROM pg_proc"
                                      " WHERE pronamespace = 'api'::regnamespace");
    for (const QStringList &row : rows) {
        existing.insert(row.first());
    }
    QCOMPARE((existing - listed).values(), QStringList());
    QCOMPARE((listed - existing).values(), QStringList());
}

void TestRights::noRoleTouchesATable()
{
    QFETCH(const TestRole, role);
    RawConnection connection(database().as(role).connectionString);
    const auto tables = database().rows("SELECT oid::regclass::text FROM pg_class WHERE"
                                        " relnamespace IN ('holdfast'::regnamespace,"
                                        " 'api'::regnamespace) AND relkind IN ('r', 'v', 'S')");
    QCOMPARE_GT(tables.size(), 8);
    for (const QStringList &row : tables) {
        const QByteArray table = row.first().toUtf8();
        for (const QByteArray &statement : { QByteArray("SELECT FROM " + table),
                 QByteArray("DELETE FROM " + table),
                 QByteArray("COPY " + table + " TO STDOUT"),
                 QByteArray("LOCK TABLE " + table) }) {
            const RawAnswer answer = connection.run(statement);
            QVERIFY2(!answer.isOk(), statement.constData());
        }
    }
}

void TestRights::noRoleMakesThingsOfItsOwn()
{
    QFETCH(const TestRole, role);
    RawConnection connection(database().as(role).connectionString);
    for (const char *statement : { "CREATE TABLE public.t (a int)",
             "CREATE TABLE api.t (a int)",
             "CREATE FUNCTION holdfast.f() RETURNS int LANGUAGE sql AS 'SELECT 1'",
             "CREATE SCHEMA s",
             "ALTER FUNCTION api.hello() SECURITY INVOKER",
             "DROP FUNCTION api.hello()",
             "UPDATE holdfast.test_clock SET shift = '1 year'",
             "CREATE ROLE r" }) {
        QCOMPARE(connection.run(statement).sqlState, u"42501"_s);
    }
}

void TestRights::noRoleBecomesAnother()
{
    QFETCH(const TestRole, role);
    RawConnection connection(database().as(role).connectionString);
    for (const char *statement : { "SET ROLE holdfast_owner",
             "SET ROLE postgres",
             "SET SESSION AUTHORIZATION postgres",
             "GRANT holdfast_owner TO CURRENT_USER" }) {
        QVERIFY2(!connection.run(statement).isOk(), statement);
    }
    const bool mayManage = role == TestRole::Manager;
    QCOMPARE(connection.run("SET ROLE holdfast_manager").isOk(), mayManage);
}

void TestRights::aSearchPathOfTheCallerChangesNothing()
{
    // A temporary table named like one of ours, first in the path, must not be read by a function.
    const SlotId slot = database().addSlot(1);
    RawConnection attacker(database().desk().connectionString);
    attacker.run("CREATE TEMP TABLE pools (pool_id bigint, site_id bigint, kind text, capacity"
                 " bigint, minimum bigint, free bigint, closed bool, ends_at timestamptz,"
                 " overdraft bool, shortfall bigint)");
    attacker.run("CREATE TEMP TABLE holds (hold_id bigint)");
    attacker.run("SET search_path = pg_temp, holdfast, api, public");
    ApiCaller staff(database().as(TestRole::Staff));
    staff.place(ApiCaller::newKey(), slot, 1);
    const RawAnswer detail = attacker.run(
        "SELECT available FROM api.slot_detail(" + QByteArray::number(slot.value()) + ')');
    QCOMPARE(detail.text(), u"0"_s);
    const RawAnswer place = attacker.run("CALL api.place_hold(gen_random_uuid(), ARRAY["
        + QByteArray::number(slot.value()) + "]::bigint[], ARRAY[1]::bigint[])");
    QCOMPARE(place.text(), u"capacity_exhausted"_s);
}

void TestRights::aKioskTouchesOnlyItsOwnHolds()
{
    const SlotId slot = database().addSlot(5);
    ApiCaller kiosk(database().as(TestRole::Kiosk));
    ApiCaller other(database().as(TestRole::SecondKiosk));
    ApiCaller staff(database().as(TestRole::Staff));
    const qint64 own = kiosk.place(ApiCaller::newKey(), slot, 1).holdId;
    const qint64 foreign = staff.place(ApiCaller::newKey(), slot, 1).holdId;
    for (const qint64 hold : { foreign, own }) {
        // The other kiosk hears the same as of a hold that does not exist.
        for (const ApiAnswer &answer :
            { other.confirm(hold), other.cancel(hold), other.extend(hold) }) {
            QCOMPARE(answer.outcome, u"not_found"_s);
            QCOMPARE(answer.holdId, 0);
            QCOMPARE(answer.slotId, 0);
        }
        QVERIFY(other.connection()
                    .run("SELECT * FROM api.show_hold(" + QByteArray::number(hold) + ')')
                    .rows.isEmpty());
    }
    QCOMPARE(kiosk.extend(own).outcome, u"extended"_s);
    QCOMPARE(kiosk.confirm(own).outcome, u"confirmed"_s);
    QCOMPARE(kiosk.cancel(own).outcome, u"cancelled"_s);
}

void TestRights::aKioskSeesNoNames()
{
    const SlotId slot = database().addSlot(5);
    ApiCaller kiosk(database().as(TestRole::Kiosk));
    PlaceOptions options;
    options.name = "'Jana Tajná'";
    options.phone = "'+420 900 111 222'";
    options.note = "'secret note'";
    const qint64 own = kiosk.place(ApiCaller::newKey(), slot, 1, options).holdId;
    QVERIFY(own > 0);
    for (const QByteArray &query :
        { QByteArray("SELECT h::text FROM api.show_hold(" + QByteArray::number(own) + ") h"),
            QByteArray(
                "SELECT d::text FROM api.slot_detail(" + QByteArray::number(slot.value()) + ") d"),
            QByteArray("SELECT g::text FROM api.slot_grid(1, '-infinity', 'infinity') g") }) {
        const RawAnswer answer = kiosk.connection().run(query);
        QCOMPARE(answer.rows.size(), 1);
        QVERIFY2(!answer.text().contains(u"Tajná"_s) && !answer.text().contains(u"111"_s)
                && !answer.text().contains(u"secret"_s),
            qPrintable(answer.text()));
    }
}

void TestRights::aKioskNamesNobodyById()
{
    const SlotId slot = database().addSlot(5);
    const QByteArray customer
        = database().text("SELECT customer_id FROM api.add_customer('Jana', '', '')").toUtf8();
    ApiCaller kiosk(database().as(TestRole::Kiosk));
    PlaceOptions options;
    options.customerId = customer;
    QCOMPARE(kiosk.place(ApiCaller::newKey(), slot, 1, options).outcome, u"not_found"_s);
    QCOMPARE(ApiCaller(database().as(TestRole::Staff))
                 .place(ApiCaller::newKey(), slot, 1, options)
                 .outcome,
        u"held"_s);
}

void TestRights::aKioskIsAlwaysAKiosk()
{
    const SlotId slot = database().addSlot(5);
    ApiCaller kiosk(database().as(TestRole::Kiosk));
    PlaceOptions options;
    options.channel = "'desk'";
    QCOMPARE(kiosk.place(ApiCaller::newKey(), slot, 1, options).outcome, u"held"_s);
    QCOMPARE(database().text("SELECT channel FROM holdfast.holds"), u"kiosk"_s);
    QCOMPARE(database().text("SELECT actor FROM holdfast.holds"), u"holdfast_test_kiosk"_s);
}

void TestRights::aKioskHoldsNoLongerThanUsual()
{
    const SlotId slot = database().addSlot(5);
    ApiCaller kiosk(database().as(TestRole::Kiosk));
    PlaceOptions options;
    options.ttl = "301";
    const ApiAnswer refused = kiosk.place(ApiCaller::newKey(), slot, 1, options);
    QCOMPARE(refused.outcome, u"invalid_request"_s);
    QCOMPARE(refused.shortOf, u"ttl"_s);
    options.ttl = "300";
    const ApiAnswer held = kiosk.place(ApiCaller::newKey(), slot, 1, options);
    QCOMPARE(held.outcome, u"held"_s);
    QCOMPARE(kiosk.extend(held.holdId, "3600").outcome, u"invalid_request"_s);
}

void TestRights::aKioskExtendsOnlySoOften()
{
    const SlotId slot = database().addSlot(5);
    database().setSetting(u"kiosk_extensions_max"_s, u"3"_s);
    ApiCaller kiosk(database().as(TestRole::Kiosk));
    const qint64 hold = kiosk.place(ApiCaller::newKey(), slot, 1).holdId;
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(kiosk.extend(hold).outcome, u"extended"_s);
    }
    QCOMPARE(kiosk.extend(hold).outcome, u"extension_refused"_s);
    QCOMPARE(ApiCaller(database().as(TestRole::Staff)).extend(hold).outcome, u"extended"_s);
}

void TestRights::aKioskSettlesOnlyItsOwn()
{
    const SlotId slot = database().addSlot(5);
    ApiCaller kiosk(database().as(TestRole::Kiosk));
    const QString key = ApiCaller::newKey();
    const QString foreign = ApiCaller::newKey();
    const ApiAnswer held = kiosk.place(key, slot, 1);
    ApiCaller(database().as(TestRole::Staff)).place(foreign, slot, 1);
    QCOMPARE(kiosk.settle(key).holdId, held.holdId);
    const ApiAnswer other = kiosk.settle(foreign);
    QCOMPARE(other.outcome, u"found"_s);
    QCOMPARE(other.holdId, 0);
    QCOMPARE(other.slotId, 0);
}

void TestRights::staffSeesTheHoldsOfAKiosk()
{
    const SlotId slot = database().addSlot(5);
    ApiCaller kiosk(database().as(TestRole::Kiosk));
    PlaceOptions options;
    options.name = "'Jana'";
    const qint64 hold = kiosk.place(ApiCaller::newKey(), slot, 1, options).holdId;
    ApiCaller staff(database().as(TestRole::Staff));
    const RawAnswer seen = staff.connection().run(
        "SELECT customer_name, channel FROM api.show_hold(" + QByteArray::number(hold) + ')');
    QCOMPARE(seen.rows.value(0), (QStringList { u"Jana"_s, u"kiosk"_s }));
    QCOMPARE(staff.cancel(hold).outcome, u"cancelled"_s);
}

QTEST_GUILESS_MAIN(TestRights)
#include "tst_rights.moc"
