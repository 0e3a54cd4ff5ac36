#include "tests/db/upgradetest.h"

#include "core/db/migrator.h"
#include "tests/support/waitfor.h"

#include <QTest>
#include <QUuid>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

ConnectionSettings UpgradeTest::settings() const
{
    ConnectionSettings settings = m_cluster->administrator(m_name);
    settings.statementTimeout = 60s;
    settings.lockTimeout = 60s;
    return settings;
}

QList<QStringList> UpgradeTest::rows(const QByteArray &query)
{
    const RawAnswer answer = m_raw->run(query);
    if (!answer.isOk()) {
        qFatal("%s: %s", query.constData(), qUtf8Printable(answer.message));
    }
    return answer.rows;
}

void UpgradeTest::initTestCase() { m_cluster = std::make_unique<TestCluster>(); }

void UpgradeTest::init()
{
    m_name = u"holdfast_test_"_s + QUuid::createUuid().toString(QUuid::Id128);
    RawConnection server(m_cluster->administrator(u"postgres"_s).connectionString);
    QVERIFY(server.run("CREATE DATABASE " + m_name.toLatin1()).isOk());
    DbConnection connection(settings());
    QVERIFY(connection.open().isOk());
    Migrator::Scripts earlier = Migrator::builtIn();
    earlier.migrations = earlier.migrations.first(m_migrationCount);
    earlier.api.clear();
    earlier.hardening.text = "SELECT 1;"; // the list of rights is of today
    valueOf(Migrator(earlier).migrate(connection));
    m_raw = std::make_unique<RawConnection>(settings().connectionString);
    fill();
    valueOf(Migrator().migrate(connection));
}

void UpgradeTest::cleanup()
{
    const QList<QStringList> broken = rows("SELECT * FROM api.doctor()");
    m_raw.reset();
    RawConnection server(m_cluster->administrator(u"postgres"_s).connectionString);
    QVERIFY(server.run("DROP DATABASE " + m_name.toLatin1() + " WITH (FORCE)").isOk());
    QCOMPARE(broken, QList<QStringList>());
}
