#include "core/live/livefeed.h"

#include "core/base/onui.h"
#include "core/db/executor.h"
#include "core/db/listener.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr const char *doctorQuery = "SELECT count(*) FROM api.doctor()";
/** The check reads the whole journal, so it is made now and then. */
constexpr auto sealPeriodMin = 5min;
/** Of a large database the check takes long: it must not keep the server busy all day. */
constexpr int sealPauseFactor = 60;
constexpr const char *upkeepQuery
    = "SELECT lapsed_holds, oldest_lapsed_us, oldest_lapsed_seconds FROM api.upkeep()";
/** Lists the open lines alone. */
constexpr auto upkeepPeriod = 20s;

ConnectionState stateOf(const LinkState &link)
{
    switch (link.kind) {
    case LinkState::Kind::Connecting:
        return ConnectionState::Connecting;
    case LinkState::Kind::Live:
        return ConnectionState::Live;
    case LinkState::Kind::Refused:
        return ConnectionState::Refused;
    case LinkState::Kind::Lost:
        return ConnectionState::Lost;
    }
    Q_UNREACHABLE();
}

}

LiveFeed::LiveFeed(
    DbExecutor &executor, DbExecutor &background, NotificationListener *listener, QObject *parent)
    : QObject(parent)
    , m_executor(executor)
    , m_background(background)
    , m_sealTimer(std::make_unique<QTimer>())
    , m_upkeepTimer(std::make_unique<QTimer>())
{
    connect(&executor,
        &DbExecutor::linkChanged,
        this,
        &LiveFeed::onExecutorStateChanged,
        Qt::QueuedConnection);
    if (listener) {
        connect(listener,
            &NotificationListener::notified,
            this,
            &LiveFeed::onNotified,
            Qt::QueuedConnection);
        connect(listener,
            &NotificationListener::restored,
            this,
            &LiveFeed::everythingChanged,
            Qt::QueuedConnection);
    }
    connect(m_sealTimer.get(), &QTimer::timeout, this, &LiveFeed::checkSeal);
    connect(m_upkeepTimer.get(), &QTimer::timeout, this, &LiveFeed::checkUpkeep);
    onExecutorStateChanged();
}

LiveFeed::~LiveFeed() = default;

void LiveFeed::retryNow()
{
    Q_EMIT retryRequested();
    reconnect();
}

void LiveFeed::reconnect()
{
    m_executor.connectNow();
    m_background.connectNow();
}

void LiveFeed::start()
{
    m_upkeepTimer->start(upkeepPeriod);
    checkUpkeep(); // first: the seal takes its time
    checkSeal();
}

void LiveFeed::onExecutorStateChanged()
{
    const LinkState link = m_executor.link();
    m_state = stateOf(link);
    m_lastError = link.lastError;
    m_nextAttemptAt = link.nextAttemptAt;
    Q_EMIT stateChanged();
    // Not "it was lost before": a link that comes back at once is never seen as lost here.
    const int before = std::exchange(m_connectionNumber, link.connectionNumber);
    if (before > 0 && link.connectionNumber > before) {
        Q_EMIT everythingChanged();
    }
}

void LiveFeed::onNotified(const QString &payload)
{
    const SiteId site(payload.section(u':', 0, 0).toLongLong());
    const QString what = payload.section(u':', 1);
    const QDate day = QDate::fromString(what, Qt::ISODate);
    if (!site.isValid()) {
        return;
    }
    if (day.isValid()) {
        Q_EMIT dayChanged(site, day);
    } else if (what == u"stock") {
        Q_EMIT stockChanged(site);
    } else if (what == u"credits") {
        Q_EMIT creditsChanged(site);
    }
}

void LiveFeed::checkSeal()
{
    if (m_isSealChecking) {
        return;
    }
    m_isSealChecking = true;
    m_sealTimer->stop();
    QElapsedTimer since;
    since.start();
    const auto count
        = m_background.run<qint64>(Effect::Read, [](DbConnection &connection) -> Result<qint64> {
              const Result<Rows> rows = connection.run(doctorQuery, {}, Effect::Read);
              if (!rows) {
                  return rows.error();
              }
              return rows->integer(0, 0);
          });
    onUi(this, count, [this, since](const Result<qint64> &broken) {
        m_isSealChecking = false;
        m_sealTimer->start(std::max<std::chrono::milliseconds>(
            sealPeriodMin, sealPauseFactor * std::chrono::milliseconds(since.elapsed())));
        if (broken) {
            m_seal = { *broken == 0 ? Seal::State::Agrees : Seal::State::Broken,
                static_cast<int>(*broken),
                QDateTime::currentDateTimeUtc() };
        } else {
            m_seal = {};
        }
        Q_EMIT sealChanged();
    });
}

void LiveFeed::checkUpkeep()
{
    if (m_isUpkeepChecking) {
        return;
    }
    m_isUpkeepChecking = true;
    const auto asked
        = m_background.run<Upkeep>(Effect::Read, [](DbConnection &connection) -> Result<Upkeep> {
              const Result<Rows> rows = connection.run(upkeepQuery, {}, Effect::Read);
              if (!rows) {
                  return rows.error();
              }
              return Upkeep { rows->smallInteger(0, 0),
                  rows->instant(0, 1),
                  std::chrono::seconds(rows->integer(0, 2)) };
          });
    onUi(this, asked, [this](const Result<Upkeep> &upkeep) {
        m_isUpkeepChecking = false;
        m_upkeep = upkeep ? std::optional(*upkeep) : std::nullopt;
        Q_EMIT upkeepChanged();
    });
}
