#include "tests/support/testcluster.h"

#include "core/db/migrator.h"

#include <QCryptographicHash>
#include <QFile>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

struct Login {
    TestRole role;
    const char *name;
    const char *group; ///< empty: a login that nobody has given anything
};

constexpr std::array logins {
    Login { TestRole::Kiosk, "holdfast_test_kiosk", "holdfast_kiosk" },
    Login { TestRole::SecondKiosk, "holdfast_test_kiosk_2", "holdfast_kiosk" },
    Login { TestRole::Staff, "holdfast_test_staff", "holdfast_staff" },
    Login { TestRole::Manager, "holdfast_test_manager", "holdfast_manager" },
    Login { TestRole::Worker, "holdfast_test_worker", "holdfast_worker" },
    Login { TestRole::Nobody, "holdfast_test_nobody", "" },
};

/** Of the logins; the server listens on a private socket and lives as long as the tests. */
constexpr auto password = "test";

/** One program at a time makes the template; the others of the run wait for it. */
constexpr auto templateLock = "SELECT pg_advisory_lock(2718281828)";

/** Making the template applies every script, while other tests keep the machine busy. */
constexpr auto templatePatience = 2min;

QByteArray readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("%s cannot be read", qUtf8Printable(path));
    }
    return file.readAll();
}

template <typename T> void require(const Result<T> &result, const char *what)
{
    if (!result) {
        qFatal("%s: %s", what, qUtf8Printable(result.error().detail));
    }
}

/** Logins are of the whole server, so they are made in a way that may be repeated. */
QByteArray loginsScript()
{
    QByteArray script;
    for (const Login &login : logins) {
        const QByteArray name = login.name;
        script += "DO $$ BEGIN CREATE ROLE " + name + " LOGIN PASSWORD '" + password
            + "'; EXCEPTION WHEN duplicate_object THEN NULL; END $$;\n";
        if (*login.group) {
            script += QByteArray("GRANT ") + login.group + " TO " + name + ";\n";
        }
    }
    return script;
}

}

TestCluster::TestCluster(Server server)
{
    QString folder = qEnvironmentVariable("HOLDFAST_TEST_DATA_DIR");
    if (folder.isEmpty() || server == Server::Own) {
        folder = m_ownFolder.path();
    }
    m_cluster = std::make_unique<PrivateCluster>(PrivateCluster::Options { folder, {}, {} });
    const Result<ClusterAddress> address = m_cluster->join();
    require(address, "no server for the tests");
    m_address = *address;
    prepareTemplate();
}

TestCluster::~TestCluster() = default;

void TestCluster::restart()
{
    require(m_cluster->stop(), "stopping the server of the test");
    const Result<ClusterAddress> address = m_cluster->join();
    require(address, "the server of the test does not start again");
    m_address = *address;
}

ConnectionSettings TestCluster::administrator(const QString &database) const
{
    return login(database, u"user=postgres"_s);
}

ConnectionSettings TestCluster::desk(const QString &database) const
{
    return login(database, u"user=desk"_s);
}

ConnectionSettings TestCluster::as(TestRole role, const QString &database) const
{
    return login(
        database, u"user=%1 password=%2"_s.arg(loginOf(role), QString::fromLatin1(password)));
}

QString TestCluster::loginOf(TestRole role)
{
    for (const Login &login : logins) {
        if (login.role == role) {
            return QString::fromLatin1(login.name);
        }
    }
    Q_UNREACHABLE();
}

ConnectionSettings TestCluster::login(const QString &database, const QString &rest) const
{
    ConnectionSettings settings;
    settings.connectionString = u"host='%1' port=%2 dbname=%3 %4"_s.arg(m_address.socketDirectory)
                                    .arg(m_address.port)
                                    .arg(database, rest);
    settings.applicationName = u"holdfast-test"_s;
    return settings;
}

void TestCluster::prepareTemplate()
{
    m_template = templateNameFor(readFile(QStringLiteral(HOLDFAST_TEST_CLOCK)));
    ConnectionSettings settings = administrator(u"postgres"_s);
    settings.statementTimeout = templatePatience;
    settings.lockTimeout = templatePatience;
    DbConnection connection(settings);
    require(connection.open(), "the server of the tests does not let us in");
    require(connection.run(templateLock, {}, Effect::Read), "template lock");
    const auto existing = connection.run(
        "SELECT FROM pg_database WHERE datname = $1", Parameters().add(m_template), Effect::Read);
    require(existing, "list of databases");
    if (existing->count() == 0) {
        buildTemplate(connection);
    }
}

void TestCluster::buildTemplate(DbConnection &administrator)
{
    // Nothing here has to survive a crash of the machine, and each dropped database would wait for
    // a checkpoint: 20 ms instead of 1,300 ms.
    require(administrator.runScript("ALTER SYSTEM SET fsync = off"), "speed of the server");
    require(administrator.runScript("SELECT pg_reload_conf()"), "speed of the server");
    // Built under another name, so that a program that is killed here leaves no half template.
    const QString draft = m_template + u"_draft"_s;
    require(administrator.runScript("DROP DATABASE IF EXISTS " + draft.toLatin1()), "old draft");
    require(administrator.runScript("CREATE DATABASE " + draft.toLatin1()), "draft of template");
    {
        DbConnection connection(this->administrator(draft));
        require(connection.open(), "draft of template");
        require(Migrator().migrate(connection), "migration of the template");
        const QByteArray clock = readFile(QStringLiteral(HOLDFAST_TEST_CLOCK));
        require(connection.runScript(clock), "test clock");
        require(connection.runScript(loginsScript()), "logins");
        require(connection.runScript("VACUUM ANALYZE"), "vacuum of the template");
    }
    require(administrator.runScript(
                "ALTER DATABASE " + draft.toLatin1() + " RENAME TO " + m_template.toLatin1()),
        "naming the template");
}

QString TestCluster::templateNameFor(const QByteArray &clockScript)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const Migrator::Scripts scripts = Migrator::builtIn();
    for (const auto &group : { scripts.migrations, scripts.api }) {
        for (const Migrator::Script &script : group) {
            hash.addData(QByteArray(script.name.toUtf8() + script.text));
        }
    }
    hash.addData(QByteArray(scripts.bootstrap.text + scripts.hardening.text + clockScript));
    constexpr qsizetype digits = 16;
    return u"holdfast_test_template_"_s + QString::fromLatin1(hash.result().toHex().first(digits));
}
