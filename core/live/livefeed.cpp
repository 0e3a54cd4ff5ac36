#include "core/live/livefeed.h"

#include "core/base/onui.h"
#include "core/db/executor.h"
#include "core/db/listener.h"

#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr const char *doctorQuery = "SELECT count(*) FROM api.doctor()";
/** The check reads the whole journal, so it is made now and then. */
constexpr auto sealPeriod = 5min;

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
    m_sealTimer->start(sealPeriod);
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
    const QDate day = QDate::fromString(payload.section(u':', 1), Qt::ISODate);
    if (site.isValid() && day.isValid()) {
        Q_EMIT dayChanged(site, day);
    }
}

void LiveFeed::checkSeal()
{
    if (m_isSealChecking) {
        return;
    }
    m_isSealChecking = true;
    const auto count
        = m_executor.run<qint64>(Effect::Read, [](DbConnection &connection) -> Result<qint64> {
              const Result<Rows> rows = connection.run(doctorQuery, {}, Effect::Read);
              if (!rows) {
                  return rows.error();
              }
              return rows->integer(0, 0);
          });
    onUi(this, count, [this](const Result<qint64> &broken) {
        m_isSealChecking = false;
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
