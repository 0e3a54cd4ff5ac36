#include "core/db/migrator.h"
#include "tests/support/testcluster.h"
#include "tests/support/testdatabase.h"
#include "tests/support/waitfor.h"

#include <QTest>
#include <QUuid>

#include <memory>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** From an empty database to the schema of this program, whole or not at all. */
class TestMigrator : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void initTestCase() { m_cluster = std::make_unique<TestCluster>(); }

    void init();
    void cleanup();

    void anEmptyDatabaseHasNoSchema();
    void anEmptyDatabaseIsFilled();
    void aSecondRunHasNothingToDo();
    void anApiFileThatChangedIsAppliedAgain();
    void anEditedMigrationIsRefused();
    void aNewerSchemaIsRefused();
    void aMigrationThatIsMissingIsApplied();
    void everyMigrationAppliesByItself();
    void aFailureTakesEverythingBack_data();
    void aFailureTakesEverythingBack();
    void aKillInTheMiddleLeavesNothing();
    void twoProgramsAtOnceApplyItOnce();
    void somebodyWithoutRightsIsToldSo();
    void everyRoleMayAskForTheState();
    void theFreshSchemaIsInOrder();
    void nobodyConnectsWithoutARole();

private:
    ConnectionSettings settings() const;
    DbConnection &connection();
    RawAnswer raw(const QByteArray &script) const;

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<DbConnection> m_connection;
    QString m_name;
};

void TestMigrator::init()
{
    m_name = u"holdfast_test_"_s + QUuid::createUuid().toString(QUuid::Id128);
    RawConnection server(m_cluster->administrator(u"postgres"_s).connectionString);
    QVERIFY(server.run("CREATE DATABASE " + m_name.toLatin1()).isOk());
    m_connection = std::make_unique<DbConnection>(settings());
    QVERIFY(m_connection->open().isOk());
}

void TestMigrator::cleanup()
{
    m_connection.reset();
    RawConnection server(m_cluster->administrator(u"postgres"_s).connectionString);
    QVERIFY(server.run("DROP DATABASE " + m_name.toLatin1() + " WITH (FORCE)").isOk());
}

ConnectionSettings TestMigrator::settings() const
{
    ConnectionSettings settings = m_cluster->administrator(m_name);
    settings.statementTimeout = 60s;
    settings.lockTimeout = 60s;
    return settings;
}

DbConnection &TestMigrator::connection() { return *m_connection; }

RawAnswer TestMigrator::raw(const QByteArray &script) const
{
    return RawConnection(settings().connectionString).run(script);
}

void TestMigrator::anEmptyDatabaseHasNoSchema()
{
    const SchemaState state = valueOf(Migrator().state(connection()));
    QCOMPARE(state.kind, SchemaState::Kind::Absent);
}

void TestMigrator::anEmptyDatabaseIsFilled()
{
    const QStringList applied = valueOf(Migrator().migrate(connection()));
    QVERIFY(applied.contains(u"0001_initial.sql"_s));
    QVERIFY(applied.contains(u"place_hold.sql"_s));
    QCOMPARE(valueOf(Migrator().state(connection())).kind, SchemaState::Kind::Current);
    QCOMPARE(raw("SELECT schema_version FROM api.hello()").text(),
        QString::number(Migrator::builtIn().migrations.size()));
}

void TestMigrator::aSecondRunHasNothingToDo()
{
    valueOf(Migrator().migrate(connection()));
    QCOMPARE(valueOf(Migrator().migrate(connection())), QStringList());
}

void TestMigrator::anApiFileThatChangedIsAppliedAgain()
{
    valueOf(Migrator().migrate(connection()));
    Migrator::Scripts scripts = Migrator::builtIn();
    const auto hello = std::find_if(scripts.api.begin(), scripts.api.end(), [](const auto &script) {
        return script.name == u"hello.sql";
    });
    QVERIFY(hello != scripts.api.end());
    *hello = Migrator::Script::make(hello->name, hello->text + "\n-- other words\n");
    const Migrator changed(scripts);
    QCOMPARE(valueOf(changed.state(connection())),
        (SchemaState { SchemaState::Kind::Older, { u"hello.sql"_s } }));
    QCOMPARE(valueOf(changed.migrate(connection())), QStringList { u"hello.sql"_s });
    QCOMPARE(valueOf(changed.state(connection())).kind, SchemaState::Kind::Current);
    // The rights are the same as before: a function that is made anew must not lose them.
    QCOMPARE(
        raw("SELECT has_function_privilege('holdfast_kiosk', 'api.hello()', 'EXECUTE')").text(),
        u"t"_s);
}

void TestMigrator::anEditedMigrationIsRefused()
{
    valueOf(Migrator().migrate(connection()));
    Migrator::Scripts scripts = Migrator::builtIn();
    scripts.migrations[0]
        = Migrator::Script::make(scripts.migrations[0].name, scripts.migrations[0].text + " ");
    const Migrator edited(scripts);
    QCOMPARE(valueOf(edited.state(connection())).kind, SchemaState::Kind::Edited);
    const auto result = edited.migrate(connection());
    QCOMPARE(result.error().code, ErrorCode::SchemaEdited);
    QVERIFY(result.error().detail.contains(u"0001_initial.sql"_s));
    QCOMPARE(valueOf(Migrator().state(connection())).kind, SchemaState::Kind::Current);
}

void TestMigrator::aNewerSchemaIsRefused()
{
    Migrator::Scripts newer = Migrator::builtIn();
    newer.migrations.append(
        Migrator::Script::make(u"9999_future.sql"_s, "CREATE TABLE holdfast.future (a int);"));
    valueOf(Migrator(newer).migrate(connection()));
    QCOMPARE(valueOf(Migrator().state(connection())),
        (SchemaState { SchemaState::Kind::Newer, { u"9999_future.sql"_s } }));
    const auto result = Migrator().migrate(connection());
    QCOMPARE(result.error().code, ErrorCode::SchemaNewer);
    QVERIFY(result.error().detail.contains(u"9999_future.sql"_s));
}

void TestMigrator::aMigrationThatIsMissingIsApplied()
{
    valueOf(Migrator().migrate(connection()));
    Migrator::Scripts newer = Migrator::builtIn();
    newer.migrations.append(
        Migrator::Script::make(u"9999_future.sql"_s, "CREATE TABLE holdfast.future (a int);"));
    const Migrator migrator(newer);
    QCOMPARE(valueOf(migrator.state(connection())).kind, SchemaState::Kind::Older);
    QCOMPARE(valueOf(migrator.migrate(connection())), QStringList { u"9999_future.sql"_s });
    QCOMPARE(raw("SELECT tableowner FROM pg_tables WHERE tablename = 'future'").text(),
        u"holdfast_owner"_s);
}

/** As an update does it: nothing that a migration needs is left behind by the one before it. */
void TestMigrator::everyMigrationAppliesByItself()
{
    const Migrator::Scripts all = Migrator::builtIn();
    Migrator::Scripts some = all;
    some.migrations.clear();
    some.api.clear();
    some.hardening = Migrator::Script::make(all.hardening.name, "SELECT 1;");
    for (const Migrator::Script &script : all.migrations) {
        some.migrations.append(script);
        DbConnection update(settings());
        valueOf(update.open());
        QCOMPARE(valueOf(Migrator(some).migrate(update)), QStringList { script.name });
    }
    QVERIFY(valueOf(Migrator().migrate(connection())).contains(u"place_hold.sql"_s));
    QCOMPARE(valueOf(Migrator().state(connection())).kind, SchemaState::Kind::Current);
}

void TestMigrator::aFailureTakesEverythingBack_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("first statement") << QByteArray("SELECT 1 / 0;");
    QTest::newRow("second statement")
        << QByteArray("CREATE TABLE holdfast.half (a int); SELECT 1 / 0;");
    QTest::newRow("syntax") << QByteArray("CREATE TABEL holdfast.half (a int);");
    QTest::newRow("last statement")
        << QByteArray("CREATE TABLE holdfast.half (a int); INSERT INTO holdfast.half VALUES (1);"
                      " ALTER TABLE holdfast.half ADD CHECK (a > 1);");
}

void TestMigrator::aFailureTakesEverythingBack()
{
    QFETCH(const QByteArray, text);
    Migrator::Scripts broken = Migrator::builtIn();
    broken.migrations.append(Migrator::Script::make(u"0002_broken.sql"_s, text));
    const auto result = Migrator(broken).migrate(connection());
    QVERIFY(!result.isOk());
    QVERIFY(result.error().detail.startsWith(u"0002_broken.sql: "_s));
    QCOMPARE(raw("SELECT count(*) FROM pg_namespace WHERE nspname IN ('holdfast', 'api')").text(),
        u"0"_s);
    // The same connection can go on: nothing is left open.
    QVERIFY(Migrator().migrate(connection()).isOk());
}

void TestMigrator::aKillInTheMiddleLeavesNothing()
{
    Migrator::Scripts slow = Migrator::builtIn();
    slow.migrations.append(Migrator::Script::make(
        u"0002_slow.sql"_s, "CREATE TABLE holdfast.half (a int); SELECT pg_sleep(60);"));
    std::thread program([this, &slow] {
        DbConnection own(settings());
        if (own.open()) {
            (void)Migrator(slow).migrate(own);
        }
    });
    const QByteArray sleeping = "SELECT count(*) FROM pg_stat_activity WHERE datname ="
                                " current_database() AND wait_event = 'PgSleep'";
    RawConnection watcher(settings().connectionString);
    const bool isAsleep
        = QTest::qWaitFor([&] { return watcher.run(sleeping).text() == u"1"; }, 30000);
    watcher.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event ="
                " 'PgSleep' AND datname = current_database()");
    program.join();
    QVERIFY(isAsleep);
    QCOMPARE(valueOf(Migrator().state(connection())).kind, SchemaState::Kind::Absent);
    QVERIFY(Migrator().migrate(connection()).isOk());
}

void TestMigrator::twoProgramsAtOnceApplyItOnce()
{
    constexpr int programCount = 3;
    std::vector<Result<QStringList>> results(programCount, QStringList());
    std::vector<std::thread> programs;
    for (auto &result : results) {
        programs.emplace_back([this, &result] {
            DbConnection own(settings());
            if (const auto opened = own.open(); !opened) {
                result = opened.error();
                return;
            }
            result = Migrator().migrate(own);
        });
    }
    for (std::thread &program : programs) {
        program.join();
    }
    int applied = 0;
    for (const auto &result : results) {
        QVERIFY2(result.isOk(), result.isOk() ? "" : qPrintable(result.error().detail));
        applied += result->isEmpty() ? 0 : 1;
    }
    QCOMPARE(applied, 1);
}

void TestMigrator::somebodyWithoutRightsIsToldSo()
{
    DbConnection nobody(m_cluster->as(TestRole::Nobody, m_name));
    valueOf(nobody.open());
    const auto result = Migrator().migrate(nobody);
    QVERIFY(!result.isOk());
    QCOMPARE(result.error().code, ErrorCode::NotPermitted);
    QVERIFY(!result.error().detail.isEmpty());
}

void TestMigrator::everyRoleMayAskForTheState()
{
    valueOf(Migrator().migrate(connection()));
    for (const TestRole role :
        { TestRole::Kiosk, TestRole::Staff, TestRole::Manager, TestRole::Worker }) {
        DbConnection client(m_cluster->as(role, m_name));
        valueOf(client.open());
        QCOMPARE(valueOf(Migrator().state(client)).kind, SchemaState::Kind::Current);
    }
}

void TestMigrator::theFreshSchemaIsInOrder()
{
    valueOf(Migrator().migrate(connection()));
    QCOMPARE(raw("SELECT count(*) FROM api.doctor()").text(), u"0"_s);
}

void TestMigrator::nobodyConnectsWithoutARole()
{
    valueOf(Migrator().migrate(connection()));
    const RawConnection nobody(m_cluster->as(TestRole::Nobody, m_name).connectionString);
    QVERIFY(!nobody.isOpen());
    QVERIFY2(nobody.error().contains(u"permission denied"_s), qPrintable(nobody.error()));
}

QTEST_GUILESS_MAIN(TestMigrator)
#include "tst_migrator.moc"
