#include "app/kiosk/kioskapplication.h"

#include "app/kiosk/kioskbackend.h"
#include "app/kiosk/kioskdevices.h"
#include "app/kiosk/kioskexit.h"
#include "app/kiosk/kioskpicture.h"
#include "app/kiosk/kioskpulse.h"
#include "app/kiosk/kioskvisits.h"
#include "core/base/onui.h"
#include "core/booking/bookingservice.h"
#include "core/live/livefeed.h"
#include "ui/kiosk/service/cornerpress.h"
#include "ui/kiosk/service/kioskhealth.h"
#include "ui/kiosk/service/servicemenu.h"
#include "ui/kiosk/service/servicepresenter.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLoggingCategory>
#include <QScreen>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(kioskLog, "holdfast.kiosk")

constexpr std::chrono::seconds lookAgain { 5 };
constexpr qreal controlSize = 15; ///< millimetres: of what the house touches
constexpr qreal cornerSize = 20;
constexpr qreal textScale = 1.4; ///< a kiosk is read standing
constexpr qreal ppiMin = 60; ///< screens that tell nonsense are taken for one of these
constexpr qreal ppiMax = 400;
constexpr qreal mmPerInch = 25.4;

}

KioskApplication::KioskApplication(KioskSetup setup)
    : m_setup(std::move(setup))
    , m_theme(m_setup.config.theme)
    , m_lock(m_setup.config.servicePin, m_setup.stateFolder + u"/service.json"_s)
{
    m_language.choose(
        m_setup.options.language.isEmpty() ? m_setup.config.language : m_setup.options.language);
    m_theme.setTextScale(textScale);
    m_again.setSingleShot(true);
    m_again.setInterval(lookAgain);
    connect(&m_again, &QTimer::timeout, this, &KioskApplication::begin);
    connect(&m_startup, &Startup::ready, this, &KioskApplication::onReady);
    connect(&m_startup, &Startup::failed, this, &KioskApplication::onFailed);
}

KioskApplication::~KioskApplication() = default;

Result<Done> KioskApplication::start()
{
    auto devices = KioskDevices::make(m_setup);
    if (!devices) {
        return devices.error();
    }
    m_devices = std::move(devices).value();
    m_frame = std::make_unique<KioskFrame>(m_theme,
        KioskFrame::Look {
            m_setup.options.isDemo, m_setup.options.isWindowed, m_setup.config.cursor });
    m_devices->listenTo(*m_frame);
    makeService();
    if (!m_setup.options.picture.isEmpty()) {
        m_picture = std::make_unique<KioskPicture>(
            *m_frame, m_setup.options.picture, [this] { return m_isLive && !m_frame->isStill(); });
    }
    m_frame->open();
    begin();
    return Done {};
}

void KioskApplication::makeService()
{
    m_health = std::make_unique<KioskHealth>(KioskHealth::Parts { .printer = m_devices->printer(),
        .scanner = m_devices->scanner(),
        .isKeyboardScanner = m_devices->isScannerTyping(),
        .speech = m_devices->voice(),
        .isSpeechWanted = m_setup.config.isSpeaking,
        .hasSound = [this] { return m_devices->tones().isAvailable(); },
        .volume = m_setup.config.volume,
        .folder = m_setup.stateFolder });
    m_service = std::make_unique<ServicePresenter>(ServicePresenter::Parts {
        m_lock, m_devices->printer(), m_setup.stateFolder + u"/closed"_s });
    m_menu = new ServiceMenu(
        { m_theme, *m_service, *m_health, m_setup.config.languages, pixelsOf(controlSize) },
        *m_frame);
    m_corner = std::make_unique<CornerPress>(*m_frame, pixelsOf(cornerSize));
    connect(m_corner.get(), &CornerPress::held, m_service.get(), &ServicePresenter::ask);
    connect(m_menu, &ServiceMenu::languageRequested, this, [this](const QString &code) {
        if (m_visits) {
            m_visits->flow().setLanguage(code);
        } else {
            m_language.choose(code);
        }
    });
    connect(m_devices.get(), &KioskDevices::scanned, this, &KioskApplication::onScanned);
    connect(m_service.get(), &ServicePresenter::closedChanged, this, [this] { showWhatIsRight(); });
    connect(m_service.get(), &ServicePresenter::restartRequested, this, [this] {
        end(KioskExit::restart);
    });
    connect(
        m_service.get(), &ServicePresenter::exitRequested, this, [this] { end(KioskExit::ended); });
}

BackendRequest KioskApplication::request() const
{
    BackendRequest request;
    request.database = m_setup.database;
    request.applicationName = u"holdfast kiosk"_s;
    request.isLoadingDemo = m_setup.options.isDemo;
    // Of a server: where the journal of intents is kept; of a demo: its private database.
    request.dataDirectory
        = m_setup.options.isDemo ? m_setup.options.dataDirectory : m_setup.stateFolder;
    return request;
}

void KioskApplication::begin()
{
    if (!m_startup.isRunning()) {
        m_startup.start(request());
    }
}

void KioskApplication::onReady()
{
    auto opened = KioskBackend::open(*m_startup.backend(), m_setup.kioskName);
    if (!opened) {
        onFailed(opened.error());
        return;
    }
    m_backend = std::move(opened).value();
    m_pulse = std::make_unique<KioskPulse>(m_backend->kiosk(), *m_health);
    connect(m_pulse.get(), &KioskPulse::answered, this, &KioskApplication::onState);
    connect(m_pulse.get(), &KioskPulse::silent, m_health.get(), &KioskHealth::noteSilence);
    m_visits = std::make_unique<KioskVisits>(
        KioskVisits::Parts { m_setup, m_theme, m_language, *m_backend, *m_devices });
    m_frame->setContent(m_visits->takeWindow());
    watchFeed();
    m_pulse->start();
    recover();
}

void KioskApplication::onState(const std::optional<KioskState> &state)
{
    m_health->noteAnswer(state ? state->serverNow : QDateTime());
    m_state = state;
    showWhatIsRight();
}

/** Whoever is in the service menu does not book. */
void KioskApplication::onScanned(const QString &code)
{
    if (!m_service->takeScan(code) && m_visits) {
        m_visits->flow().scanned(code);
    }
}

/** Whatever is wrong may be mended by somebody: a kiosk does not give up. */
void KioskApplication::onFailed(const Error &error)
{
    qCWarning(kioskLog) << "no database:" << static_cast<int>(error.code) << error.detail;
    m_isAway = true;
    m_health->noteSilence();
    showWhatIsRight();
    m_again.start();
}

void KioskApplication::watchFeed()
{
    LiveFeed &feed = m_backend->feed();
    connect(&feed, &LiveFeed::stateChanged, this, [this, &feed] {
        m_isLive = feed.state() == ConnectionState::Live;
        m_isAway = m_isAway || !m_isLive;
        if (feed.state() == ConnectionState::Lost) {
            m_health->noteSilence();
            m_startup.revive(Backend::Revival::AfterCrash);
        }
        showWhatIsRight();
    });
    connect(
        &m_visits->flow().board(), &KioskBoard::changed, this, &KioskApplication::showWhatIsRight);
    connect(&m_startup, &Startup::revived, &feed, &LiveFeed::reconnect);
}

/** What an earlier run has sent and not heard of is asked for, before any visitor comes. */
void KioskApplication::recover()
{
    onUi(this,
        m_backend->booking().recoverIntents(),
        [this](const Result<QList<RecoveredIntent>> &answer) {
            m_visits->start();
            if (!answer) {
                qCWarning(kioskLog) << "intents stay open:" << answer.error().detail;
            } else if (!answer->isEmpty()) {
                qCInfo(kioskLog) << answer->size() << "intents of an earlier run are settled";
            }
        });
}

/**
 * A visit that has begun keeps its screen whatever happens; the flow itself says when the database
 * is away, and lets nobody new begin at a closed kiosk.
 */
void KioskApplication::showWhatIsRight()
{
    if (!m_visits || !m_visits->flow().board().isRead()) {
        m_frame->showStill(m_isAway ? KioskFrame::Still::Away : KioskFrame::Still::Starting);
        return;
    }
    std::optional<KioskClosing> closing;
    if (m_service->isClosed()) {
        closing.emplace();
    } else if (m_state && !m_state->isOpen) {
        closing = KioskClosing { m_state->closedReason, m_state->opensAt };
    }
    m_visits->flow().setClosing(closing);
    m_frame->showContent();
}

int KioskApplication::pixelsOf(qreal millimetres) const
{
    const qreal told = m_setup.config.ppi > 0
        ? m_setup.config.ppi
        : QGuiApplication::primaryScreen()->physicalDotsPerInch();
    return static_cast<int>(
        std::lround(std::clamp(told, ppiMin, ppiMax) / mmPerInch * millimetres));
}

void KioskApplication::end(int exitCode)
{
    m_frame->release();
    QCoreApplication::exit(exitCode);
}
