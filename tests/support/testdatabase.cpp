#include "tests/support/testdatabase.h"

#include <QUuid>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/** The first slot that says no time of its own begins this long from now, on the hour. */
constexpr auto slotLead = 24h;

RawAnswer require(RawAnswer answer, const QByteArray &script)
{
    if (!answer.isOk()) {
        qFatal("%s\n%s", script.constData(), qUtf8Printable(answer.message));
    }
    return answer;
}

/** The second column of an api function that says @p outcome in its first. */
qint64 idFrom(const RawAnswer &answer, const QString &outcome, const char *what)
{
    if (answer.text() != outcome) {
        qFatal("%s: %s", what, qUtf8Printable(answer.text()));
    }
    return answer.rows.first().value(1).toLongLong();
}

QByteArray quoted(const QString &text)
{
    QByteArray bytes = text.toUtf8();
    return '\'' + bytes.replace('\'', "''") + '\'';
}

QByteArray quoted(const QDateTime &instant)
{
    return quoted(instant.toUTC().toString(Qt::ISODateWithMs));
}

QByteArray quoted(const SlotId &slot) { return QByteArray::number(slot.value()); }

}

TestDatabase::TestDatabase(const TestCluster &cluster)
    : m_cluster(cluster)
    , m_name(u"holdfast_test_"_s + QUuid::createUuid().toString(QUuid::Id128))
{
    RawConnection server(cluster.administrator(u"postgres"_s).connectionString);
    const QByteArray script
        = "CREATE DATABASE " + m_name.toLatin1() + " TEMPLATE " + cluster.templateName().toLatin1();
    require(server.run(script), script);
    m_connection = std::make_unique<RawConnection>(administrator().connectionString);
}

TestDatabase::~TestDatabase()
{
    m_connection.reset();
    RawConnection server(m_cluster.administrator(u"postgres"_s).connectionString);
    const RawAnswer dropped
        = server.run("DROP DATABASE IF EXISTS " + m_name.toLatin1() + " WITH (FORCE)");
    if (!dropped.isOk()) {
        qWarning("%s", qUtf8Printable(dropped.message));
    }
}

SiteId TestDatabase::addSite(const QByteArray &zone)
{
    const QByteArray script
        = "SELECT * FROM api.add_site('Site " + zone + "', '" + zone + "', 'CZK')";
    return SiteId(idFrom(require(m_connection->run(script), script), u"added"_s, "add_site"));
}

SlotId TestDatabase::addSlot(const TestSlot &slot)
{
    QDateTime start = slot.start;
    if (!start.isValid()) {
        constexpr qint64 hour = 3600;
        const qint64 first
            = now().addSecs(std::chrono::seconds(slotLead).count()).toSecsSinceEpoch();
        start = QDateTime::fromSecsSinceEpoch((first / hour + 1 + m_slotCount) * hour, Qt::UTC);
        ++m_slotCount;
    }
    const QDateTime end = start.addSecs(std::chrono::seconds(slot.length).count());
    const QByteArray script = "SELECT * FROM api.add_slot(NULL, 'Europe/Prague', "
        + quoted(slot.resource) + ", " + quoted(start) + ", " + quoted(end) + ", "
        + QByteArray::number(slot.capacity) + ')';
    return SlotId(idFrom(require(m_connection->run(script), script), u"added"_s, "add_slot"));
}

SlotId TestDatabase::addSlot(qint64 capacity)
{
    TestSlot slot;
    slot.capacity = capacity;
    return addSlot(slot);
}

void TestDatabase::addStock(const QString &sku, const QString &name, qint64 quantity)
{
    if (number("SELECT count(*) FROM api.sites()") == 0) {
        addSite();
    }
    const QByteArray script
        = "SELECT * FROM api.add_stock_item((SELECT min(site_id) FROM api.sites()), " + quoted(sku)
        + ", " + quoted(name) + ", " + QByteArray::number(quantity) + ')';
    idFrom(require(m_connection->run(script), script), u"added"_s, "add_stock_item");
}

void TestDatabase::closeSlot(SlotId slot, const QString &reason)
{
    const QByteArray script
        = "SELECT * FROM api.close_slot(" + quoted(slot) + ", " + quoted(reason) + ')';
    idFrom(require(m_connection->run(script), script), u"closed"_s, "close_slot");
}

void TestDatabase::setSetting(const QString &name, const QString &value)
{
    execute("SELECT api.set_setting(" + quoted(name) + ", " + quoted(value) + ')');
}

void TestDatabase::shiftClock(std::chrono::milliseconds by)
{
    execute("UPDATE holdfast.test_clock SET shift = shift + interval '"
        + QByteArray::number(qint64(by.count())) + " milliseconds'");
}

QDateTime TestDatabase::now()
{
    return QDateTime::fromMSecsSinceEpoch(
        number("SELECT floor(extract(epoch FROM holdfast.now()) * 1000)::bigint"), Qt::UTC);
}

QString TestDatabase::doctor()
{
    QStringList lines;
    const QList<QStringList> found = rows("SELECT invariant, subject, detail FROM api.doctor()");
    for (const QStringList &row : found) {
        lines.append(row.join(u": "_s));
    }
    return lines.join(u'\n');
}

void TestDatabase::execute(const QByteArray &script) { require(m_connection->run(script), script); }

QString TestDatabase::text(const QByteArray &query)
{
    return require(m_connection->run(query), query).text();
}

qint64 TestDatabase::number(const QByteArray &query) { return text(query).toLongLong(); }

QList<QStringList> TestDatabase::rows(const QByteArray &query)
{
    return require(m_connection->run(query), query).rows;
}

qint64 TestDatabase::killSessions(const QString &applicationName)
{
    return number("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                  " WHERE datname = current_database() AND application_name = "
        + quoted(applicationName));
}

void TestDatabase::reconnect()
{
    m_connection = std::make_unique<RawConnection>(administrator().connectionString);
}
