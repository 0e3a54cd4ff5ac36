#include "app/startup/backend.h"
#include "app/startup/startup.h"
#include "core/db/migrator.h"
#include "tests/support/databasetest.h"
#include "tests/support/waitfor.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/** From nothing, or from somebody else's server, to a database that can be worked with. */
class TestBackend : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void aNewFolderBecomesADatabaseWithTheDemo();
    void aSharedDatabaseIsUsedAsItIs();
    void aSharedDatabaseIsNeverMigrated_data();
    void aSharedDatabaseIsNeverMigrated();
    void aSharedDatabaseGetsNoDemo();
    void whatCannotBeReachedIsToldApart_data();
    void whatCannotBeReachedIsToldApart();
    void aPlaceIsShownWithoutItsPassword_data();
    void aPlaceIsShownWithoutItsPassword();
    void startingTellsHowItWent();
    void startingMayBeTriedAgain();

private:
    BackendRequest shared();
};

BackendRequest TestBackend::shared()
{
    BackendRequest request;
    request.database = database().desk().connectionString;
    request.applicationName = u"holdfast"_s;
    return request;
}

void TestBackend::aNewFolderBecomesADatabaseWithTheDemo()
{
    const QTemporaryDir folder;
    BackendRequest request;
    request.dataDirectory = folder.path();
    request.isLoadingDemo = true;
    QList<BackendStep> steps;
    const auto remember = [&steps](BackendStep step) { steps.append(step); };
    {
        const auto backend = valueOf(Backend::prepare(request, remember));
        QVERIFY(backend->isPrivate());
        QCOMPARE(backend->folder(), QFileInfo(folder.path()).canonicalFilePath());
        QVERIFY(steps.contains(BackendStep::CreatingDatabase));
        QVERIFY(steps.contains(BackendStep::PreparingSchema));
        QCOMPARE(steps.last(), BackendStep::LoadingDemo);
        DbConnection desk(backend->connection());
        valueOf(desk.open());
        const Rows rows = valueOf(desk.run(
            "SELECT count(*) FROM api.slot_grid(1, '-infinity', 'infinity')", {}, Effect::Read));
        QCOMPARE_GT(rows.integer(0, 0), 50);
        QCOMPARE(valueOf(Migrator().state(desk)).kind, SchemaState::Kind::Current);
        steps.clear();
        const auto second = valueOf(Backend::prepare(request, remember));
        QVERIFY(!steps.contains(BackendStep::PreparingSchema));
        QVERIFY(!steps.contains(BackendStep::LoadingDemo));
    }
    const PrivateCluster cluster({ folder.path(), {}, {} });
    QVERIFY(cluster.status().isCreated);
    QVERIFY(!cluster.status().isRunning); // the last one has left
}

void TestBackend::aSharedDatabaseIsUsedAsItIs()
{
    const auto backend = valueOf(Backend::prepare(shared()));
    QVERIFY(!backend->isPrivate());
    DbConnection connection(backend->connection());
    valueOf(connection.open());
    QVERIFY(!backend->place().isEmpty());
}

void TestBackend::aSharedDatabaseIsNeverMigrated_data()
{
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("no schema") << QByteArray(
        "DROP SCHEMA api CASCADE; DROP SCHEMA holdfast CASCADE")
                               << ErrorCode::NotPrepared;
    QTest::newRow("older") << QByteArray(
        "UPDATE holdfast.migrations SET checksum = 'x' WHERE name = 'hello.sql'")
                           << ErrorCode::SchemaOlder;
    QTest::newRow("newer") << QByteArray("INSERT INTO holdfast.migrations (name, checksum, kind)"
                                         " VALUES ('9999_future.sql', 'x', 'migration')")
                           << ErrorCode::SchemaNewer;
    QTest::newRow("edited") << QByteArray(
        "UPDATE holdfast.migrations SET checksum = 'x' WHERE kind = 'migration'")
                            << ErrorCode::SchemaEdited;
}

void TestBackend::aSharedDatabaseIsNeverMigrated()
{
    QFETCH(const QByteArray, change);
    QFETCH(const ErrorCode, code);
    TestDatabase other(cluster());
    other.execute(change);
    BackendRequest request;
    request.database = other.desk().connectionString;
    const auto refused = Backend::prepare(request);
    QVERIFY(!refused.isOk());
    QCOMPARE(refused.error().code, code);
    // Also not for somebody who could.
    request.database = other.administrator().connectionString;
    QCOMPARE(Backend::prepare(request).error().code, code);
}

void TestBackend::aSharedDatabaseGetsNoDemo()
{
    BackendRequest request = shared();
    request.isLoadingDemo = true;
    valueOf(Backend::prepare(request));
    QCOMPARE(database().number("SELECT count(*) FROM api.sites()"), 0);
}

void TestBackend::whatCannotBeReachedIsToldApart_data()
{
    QTest::addColumn<QString>("connection");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("nobody there") << u"host=/nonexistent dbname=x"_s << ErrorCode::Unreachable;
    QTest::newRow("no such name") << u"host=nonexistent.invalid dbname=x"_s
                                  << ErrorCode::Unreachable;
    QTest::newRow("not a connection string") << u"what is this"_s << ErrorCode::Unreachable;
    QTest::newRow("wrong password") << QString() << ErrorCode::WrongPassword;
}

void TestBackend::whatCannotBeReachedIsToldApart()
{
    QFETCH(QString, connection);
    QFETCH(const ErrorCode, code);
    if (connection.isEmpty()) {
        connection = database().as(TestRole::Staff).connectionString;
        connection.replace(u"password=test"_s, u"password=wrong"_s);
    }
    BackendRequest request;
    request.database = connection;
    const auto refused = Backend::prepare(request);
    QVERIFY(!refused.isOk());
    QCOMPARE(refused.error().code, code);
    QVERIFY(!refused.error().detail.isEmpty());
}

void TestBackend::aPlaceIsShownWithoutItsPassword_data()
{
    QTest::addColumn<QString>("connection");
    QTest::newRow("keywords") << u"host=db dbname=holdfast user=front password=hunter2"_s;
    QTest::newRow("URI") << u"postgresql://front:hunter2@db/holdfast"_s;
}

void TestBackend::aPlaceIsShownWithoutItsPassword()
{
    QFETCH(const QString, connection);
    const QString place = placeOf(connection);
    QVERIFY(place.contains(u"db"_s));
    QVERIFY(place.contains(u"holdfast"_s));
    QVERIFY(!place.contains(u"hunter2"_s));
}

void TestBackend::startingTellsHowItWent()
{
    Startup startup;
    QSignalSpy ready(&startup, &Startup::ready);
    QSignalSpy steps(&startup, &Startup::stepReached);
    QVERIFY(!startup.backend());
    startup.start(shared());
    QVERIFY(startup.isRunning());
    QTRY_COMPARE(ready.count(), 1);
    QVERIFY(startup.backend());
    QVERIFY(!startup.isRunning());
    QCOMPARE_GE(steps.count(), 1);
}

void TestBackend::startingMayBeTriedAgain()
{
    Startup startup;
    QSignalSpy ready(&startup, &Startup::ready);
    QSignalSpy failed(&startup, &Startup::failed);
    BackendRequest nowhere;
    nowhere.database = u"host=/nonexistent dbname=x"_s;
    startup.start(nowhere);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(!startup.backend());
    startup.start(shared());
    QTRY_COMPARE(ready.count(), 1);
    QVERIFY(startup.backend());
}

QTEST_GUILESS_MAIN(TestBackend)
#include "tst_backend.moc"
