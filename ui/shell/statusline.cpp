#include "ui/shell/statusline.h"

#include "core/base/localday.h"
#include "ui/desk/commandlist.h"
#include "ui/presenters/daypresenter.h"
#include "ui/sitetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QTimeZone>

using namespace Qt::StringLiterals;

StatusLine::StatusLine(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_age(new StatusDot(theme, this))
    , m_pause(new StatusDot(theme, this))
    , m_pauseButton(new KeyButton(theme, KeyButton::Variant::Quiet, this))
    , m_connection(new StatusDot(theme, this))
    , m_seal(new StatusDot(theme, this))
    , m_upkeep(new StatusDot(theme, this))
    , m_place(new ElidedLabel(TextRole::Caption, this))
    , m_keys(new ElidedLabel(TextRole::Caption, this))
{
    setObjectName(u"statusLine"_s);
    setBoxRole(this, BoxRole::BottomBar);
    m_age->setObjectName(u"statusAge"_s);
    m_connection->setObjectName(u"statusConnection"_s);
    m_seal->setObjectName(u"statusSeal"_s);
    m_upkeep->setObjectName(u"statusUpkeep"_s);
    m_place->setObjectName(u"statusPlace"_s);
    m_keys->setObjectName(u"statusKeys"_s);
    m_keys->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(2 * Metrics::unit, 1, 2 * Metrics::unit, 0);
    row->setSpacing(2 * Metrics::unit);
    row->addWidget(m_age);
    row->addWidget(m_pause);
    row->addWidget(m_pauseButton);
    row->addWidget(m_connection);
    row->addWidget(m_seal);
    row->addWidget(m_upkeep);
    row->addWidget(m_place);
    row->addWidget(m_keys, 1);
    for (StatusDot *dot : { m_age, m_connection, m_seal, m_upkeep }) {
        // Place and keys give way: they say so with dots, and are written elsewhere too.
        dot->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    }
    setMinimumHeight(Metrics::statusBarHeight);
    m_pause->setObjectName(u"statusPaused"_s);
    m_pauseButton->setObjectName(u"pauseButton"_s);
    connect(m_pauseButton, &KeyButton::clicked, this, &StatusLine::pauseRequested);
    m_pause->hide();
    m_pauseButton->hide();
    m_age->hide();
    m_connection->hide();
    m_seal->hide();
    m_upkeep->hide();
    retranslate();
}

StatusDot::Meaning StatusLine::meaningOf(std::chrono::seconds age, std::chrono::seconds period)
{
    constexpr int periodsUntilAmber = 3;
    if (age > oldAge) {
        return StatusDot::Meaning::Error;
    }
    return age > periodsUntilAmber * period ? StatusDot::Meaning::Warning
                                            : StatusDot::Meaning::Neutral;
}

void StatusLine::showAge(const DayPresenter &day)
{
    m_day = &day;
    m_age->setVisible(day.grid().has_value());
    if (!day.grid()) {
        return;
    }
    const QTimeZone zone(day.site().zone);
    m_age->setStatus(meaningOf(day.age(), day.refreshPeriod()),
        tr("as of %1", "time of the data")
            .arg(SiteText::timeWithSeconds(day.grid()->takenAt, zone)));
    if (m_feed) {
        showUpkeep(m_feed->upkeep()); // the clock of the site is known by now
    }
}

void StatusLine::watch(const LiveFeed &feed)
{
    m_feed = &feed;
    connect(m_feed, &LiveFeed::stateChanged, this, &StatusLine::showConnection);
    connect(m_feed, &LiveFeed::sealChanged, this, &StatusLine::showConnection);
    connect(m_feed, &LiveFeed::upkeepChanged, this, &StatusLine::showConnection);
    showConnection();
}

void StatusLine::showConnection()
{
    m_connection->setVisible(true);
    switch (m_feed->state()) {
    case ConnectionState::Connecting:
        m_connection->setStatus(StatusDot::Meaning::Waiting, tr("connecting"));
        break;
    case ConnectionState::Live:
        m_connection->setStatus(StatusDot::Meaning::Good, tr("live"));
        break;
    case ConnectionState::Lost:
        m_connection->setStatus(StatusDot::Meaning::Error, tr("offline"));
        break;
    case ConnectionState::Refused:
        m_connection->setStatus(StatusDot::Meaning::Error, tr("refused"));
        break;
    }
    showSeal(m_feed->seal());
    showUpkeep(m_feed->upkeep());
}

void StatusLine::showSeal(const Seal &seal)
{
    m_seal->setVisible(seal.state != Seal::State::Unknown);
    switch (seal.state) {
    case Seal::State::Unknown:
        break;
    case Seal::State::Agrees:
        m_seal->setStatus(StatusDot::Meaning::Good, tr("all counters agree with the journal"));
        break;
    case Seal::State::Broken:
        m_seal->setStatus(StatusDot::Meaning::Error,
            tr("%n counters disagree with the journal: tell support",
                nullptr,
                seal.brokenInvariants));
        break;
    }
}

/** After showSeal(). What waits for the worker is its detail; that there is none is said aloud. */
void StatusLine::showUpkeep(const std::optional<Upkeep> &upkeep)
{
    const bool isWorkerMissing = upkeep && upkeep->isWorkerMissing();
    QString detail;
    if (upkeep && upkeep->lapsedHolds > 0) {
        detail = tr(
            "%n lapsed holds wait to be closed, the oldest since %1.", "time", upkeep->lapsedHolds)
                     .arg(momentOf(upkeep->oldestLapsedAt));
    } else if (upkeep) {
        detail = tr("No lapsed hold waits to be closed.");
    }
    m_seal->setToolTip(detail);
    m_seal->setAccessibleDescription(detail);
    m_upkeep->setVisible(isWorkerMissing);
    if (isWorkerMissing) {
        if (m_feed->seal().state == Seal::State::Agrees) {
            m_seal->hide(); // the line has room for what is well, or for what is not
        }
        m_upkeep->setStatus(StatusDot::Meaning::Warning,
            tr("no worker is running: lapsed holds since %1", "time")
                .arg(momentOf(upkeep->oldestLapsedAt)));
        m_upkeep->setToolTip(
            detail + u'\n' + tr("Their places can be held all the same; tell support."));
        m_upkeep->setAccessibleDescription(m_upkeep->toolTip());
    }
}

QString StatusLine::momentOf(const QDateTime &instant) const
{
    const bool isSiteKnown = m_day && !m_day->site().zone.isEmpty();
    const QTimeZone zone
        = isSiteKnown ? QTimeZone(m_day->site().zone) : QTimeZone::systemTimeZone();
    return SiteText::moment(instant, { zone, localDate(QDateTime::currentDateTimeUtc(), zone) });
}

void StatusLine::showPaused(bool isPaused)
{
    m_isPaused = isPaused;
    m_pauseButton->show();
    m_pause->setVisible(isPaused);
    m_pause->setStatus(StatusDot::Meaning::Warning, tr("refresh is paused"));
    const QString key = CommandList::keyOf(GridCommand::PauseRefresh);
    m_pauseButton->setText(isPaused ? tr("Go on", "with the refresh") : tr("Pause"));
    m_pauseButton->setAccessibleName(isPaused ? tr("Refresh again") : tr("Pause the refresh"));
    m_pauseButton->setToolTip(m_pauseButton->accessibleName() + u" ("_s + key + u')');
}

void StatusLine::showKeysOf(SideRail::Page page)
{
    m_page = page;
    m_keys->setText(keyHints());
}

void StatusLine::showPlace(bool isPrivate, const QString &place)
{
    m_isPrivate = isPrivate;
    m_placeName = place;
    retranslate();
}

void StatusLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_feed) {
            showConnection();
        }
        if (m_day) {
            showAge(*m_day);
            showPaused(m_isPaused);
        }
    }
    QWidget::changeEvent(event);
}

void StatusLine::retranslate()
{
    if (m_placeName.isEmpty()) {
        m_place->setText({});
    } else {
        m_place->setText(m_isPrivate ? tr("private database") : m_placeName);
        m_place->setToolTip(m_placeName);
    }
    m_keys->setText(keyHints());
}

QString StatusLine::keyHints() const
{
    if (!m_page) {
        return {};
    }
    const QString help = CommandList::keyOf(GridCommand::Help);
    const QString enter = CommandList::keyOf(GridCommand::Hold);
    switch (*m_page) {
    case SideRail::Page::Day:
        return tr("%1 keys · %2 hold · %3 confirm · %4 release or cancel", "key hints")
            .arg(help,
                enter,
                CommandList::keyOf(GridCommand::Confirm),
                CommandList::keyOf(GridCommand::Cancel));
    case SideRail::Page::Arrivals:
        return tr("%1 keys · %2 all here · 1…9 so many · %3 not come", "key hints")
            .arg(help, enter, u"O"_s);
    case SideRail::Page::Customers:
        return tr("%1 keys · %2 change · %3 history · %4 merge", "key hints")
            .arg(help, enter, u"H"_s, u"M"_s);
    case SideRail::Page::Stock:
        return tr("%1 keys · %2 adjust · %3 stocktake · %4 take back", "key hints")
            .arg(help, enter, u"C"_s, u"R"_s);
    case SideRail::Page::Credits:
        return tr("%1 keys · %2 grant · %3 debit · %4 hold", "key hints")
            .arg(help, enter, u"D"_s, u"H"_s);
    case SideRail::Page::Settings:
        return tr("%1 keys", "key hints").arg(help);
    }
    Q_UNREACHABLE();
}
