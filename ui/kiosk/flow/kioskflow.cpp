#include "ui/kiosk/flow/kioskflow.h"

#include "core/live/livefeed.h"

#include <QLoggingCategory>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds soon { 60 };
constexpr int helpFactor = 3; ///< somebody has to walk here

/** The visit has led to something, which stays on the screen for a while. */
bool isResult(KioskStep step)
{
    return step == KioskStep::Done || step == KioskStep::AtDesk || step == KioskStep::BookingDone;
}

bool isAfterHold(KioskStep step)
{
    return step == KioskStep::Extras || step == KioskStep::Name || step == KioskStep::Review;
}

}

KioskFlow::KioskFlow(Parts parts, QObject *parent)
    : QObject(parent)
    , m_parts(std::move(parts))
    , m_releaser(m_parts.booking, m_parts.feed, m_parts.store)
    , m_hold(m_parts.booking, m_releaser, m_parts.clock)
    , m_code(m_parts.kiosk)
    , m_board({ m_parts.schedule, m_parts.stock, m_parts.feed, m_parts.clock })
    , m_idle(m_parts.clock, m_parts.periods)
    , m_language(m_parts.language)
{
    connectHold();
    connectCode();
    connectPaper();
    connect(&m_parts.feed, &LiveFeed::stateChanged, this, [this] {
        if (!isAway()) {
            m_changePause.hurry();
            m_ticketPause.hurry();
        }
        update();
    });
    connect(&m_changePause, &RetryPause::due, this, &KioskFlow::askChange);
    connect(&m_ticketPause, &RetryPause::due, this, &KioskFlow::readTicket);
    connect(&m_idle, &IdleWatch::expired, this, &KioskFlow::reset);
    connect(&m_idle, &IdleWatch::warningChanged, this, [this] {
        if (m_idle.isWarning()) {
            m_parts.sounds.play(KioskSounds::Sound::Attention);
        }
    });
}

void KioskFlow::connectHold()
{
    connect(&m_hold, &KioskHold::activityChanged, this, &KioskFlow::update);
    connect(&m_hold, &KioskHold::placed, this, [this] {
        m_nearby.clear();
        m_appliedExtras.clear();
        m_credits.reset(); // of another place, which may have had another price
        m_hasSoonSounded = false;
        m_hold.extendByItself(m_factor - 1);
        m_chosen = m_board.timeOf(m_hold.slotId());
        go(m_board.extras().isEmpty() ? KioskStep::Name : KioskStep::Extras);
        if (!m_visit.card.isEmpty()) {
            readCard(m_visit.card);
        }
    });
    connect(&m_hold, &KioskHold::refused, this, &KioskFlow::onRefused);
    connect(&m_hold, &KioskHold::lapsed, this, &KioskFlow::onHoldLapsed);
    connect(&m_hold, &KioskHold::timeChanged, this, &KioskFlow::onTimeChanged);
    connect(&m_hold, &KioskHold::extensionRefused, this, [this] {
        refuse({ KioskMessage::Kind::NoMoreTime });
    });
    connect(&m_hold, &KioskHold::confirmed, this, [this] { finish(KioskStep::Done); });
    connect(&m_hold, &KioskHold::notDone, this, [this](const Error &error) {
        const bool isLost = error.code == ErrorCode::OutcomeUnknown;
        using Kind = KioskMessage::Kind;
        refuse({ isLost ? Kind::NotArrived : Kind::NotDone, {}, 0, error });
    });
}

void KioskFlow::connectCode()
{
    connect(&m_code, &CodeVisit::activityChanged, this, &KioskFlow::update);
    connect(&m_code, &CodeVisit::found, this, [this] { go(KioskStep::Booking); });
    connect(&m_code, &CodeVisit::unknown, this, [this] {
        m_step = KioskStep::Code;
        refuse({ KioskMessage::Kind::CodeUnknown });
    });
    connect(&m_code, &CodeVisit::locked, this, [this](std::chrono::seconds left) {
        m_step = KioskStep::Code;
        refuse({ KioskMessage::Kind::CodesLocked, {}, left.count(), {} });
    });
    connect(&m_code, &CodeVisit::answered, this, [this] {
        using Sound = KioskSounds::Sound;
        m_parts.sounds.play(m_code.refusal() ? Sound::Refused : Sound::Done);
        go(KioskStep::BookingDone);
    });
    connect(&m_code, &CodeVisit::notDone, this, [this](const Error &error) {
        refuse({ KioskMessage::Kind::NotDone, {}, 0, error });
    });
}

void KioskFlow::connectPaper()
{
    connect(&m_parts.printing, &KioskPrinting::changed, this, &KioskFlow::update);
    connect(&m_parts.printing, &KioskPrinting::printed, this, [this](HoldId hold) {
        if (hold == m_ticketOf) {
            m_paper = Paper::Printed;
            update();
        }
    });
    connect(&m_parts.printing, &KioskPrinting::failed, this, [this](HoldId hold) {
        if (hold == m_ticketOf) {
            m_paper = Paper::Failed;
            update();
        }
    });
}

void KioskFlow::start()
{
    m_releaser.takeLeft();
    m_board.start();
    update();
}

bool KioskFlow::isAway() const { return m_parts.feed.state() != ConnectionState::Live; }

bool KioskFlow::isChecking() const
{
    return m_hold.activity() == KioskHold::Activity::Checking
        || m_code.activity() == CodeVisit::Activity::Checking || m_isChangeLost;
}

bool KioskFlow::isBusy() const
{
    return m_hold.activity() != KioskHold::Activity::Idle
        || m_code.activity() != CodeVisit::Activity::Idle || m_change;
}

KioskStep KioskFlow::step() const
{
    if (isResult(m_step)) {
        return m_step;
    }
    if (isChecking()) {
        return KioskStep::Checking;
    }
    if (isAway()) {
        return KioskStep::Desk;
    }
    return m_closing && m_step == KioskStep::Welcome ? KioskStep::Closed : m_step;
}

/** What follows from where the visit is now; then everybody looks. */
void KioskFlow::update()
{
    using Mode = IdleWatch::Mode;
    m_idle.setFactor(m_hasCalledHelp ? std::max(m_factor, helpFactor) : m_factor);
    if (m_step == KioskStep::Welcome) {
        const bool isAsAtFirst
            = m_factor == 1 && m_language == m_parts.language && !m_isListening && !m_message;
        m_idle.setMode(isAsAtFirst ? Mode::Off : Mode::Silent);
    } else if (isResult(m_step) && (m_ticket || m_step == KioskStep::BookingDone)) {
        m_idle.setMode(Mode::Result);
    } else {
        m_idle.setMode(m_hold.isHeld() ? Mode::VisitWithHold : Mode::Visit);
    }
    m_board.watchDay(m_step == KioskStep::When ? m_visit.day : QDate());
    Q_EMIT changed();
}

void KioskFlow::go(KioskStep step)
{
    m_step = step;
    m_message.reset();
    update();
}

void KioskFlow::say(const KioskMessage &message)
{
    m_message = message;
    update();
}

void KioskFlow::refuse(const KioskMessage &message)
{
    m_parts.sounds.play(KioskSounds::Sound::Refused);
    say(message);
}

void KioskFlow::setLanguage(const QString &code)
{
    if (code != m_language) {
        m_language = code;
        m_parts.speech.setLanguage(code);
        Q_EMIT languageChanged(code);
        update();
    }
}

void KioskFlow::setTimeFactor(int factor)
{
    m_factor = factor;
    update();
}

void KioskFlow::setListening(bool isListening)
{
    m_isListening = isListening && m_parts.speech.isAvailable();
    if (!m_isListening) {
        m_parts.speech.stop();
    }
    update();
}

void KioskFlow::setClosing(const std::optional<KioskClosing> &closing)
{
    if (closing != m_closing) {
        m_closing = closing;
        update();
    }
}

void KioskFlow::back()
{
    if (isBusy()) {
        return;
    }
    switch (m_step) {
    case KioskStep::What:
    case KioskStep::Code:
        startOver();
        break;
    case KioskStep::When:
        m_nearby.clear();
        go(KioskStep::What);
        break;
    case KioskStep::Extras:
        go(KioskStep::When);
        break;
    case KioskStep::Name:
        go(m_board.extras().isEmpty() ? KioskStep::When : KioskStep::Extras);
        break;
    case KioskStep::Review:
        go(KioskStep::Name);
        break;
    case KioskStep::Booking:
        m_code.forget();
        go(KioskStep::Code);
        break;
    case KioskStep::BookingCancel:
        go(KioskStep::Booking);
        break;
    case KioskStep::Welcome:
    case KioskStep::Done:
    case KioskStep::AtDesk:
    case KioskStep::BookingDone:
    case KioskStep::Checking:
    case KioskStep::Desk:
    case KioskStep::Closed:
        break;
    }
}

/** The same person begins anew: what helps to see and to hear stays. */
void KioskFlow::startOver()
{
    const QString language = m_language;
    const int factor = m_factor;
    const bool isListening = m_isListening;
    reset();
    setLanguage(language);
    setTimeFactor(factor);
    setListening(isListening);
}

void KioskFlow::reset()
{
    ++m_round;
    m_hold.release();
    m_code.forget();
    m_parts.printing.forget();
    m_parts.speech.forget();
    m_isListening = false;
    m_isCallingHelp = false;
    m_hasCalledHelp = false;
    m_change = nullptr;
    m_isChangeLost = false;
    m_isPaying = false;
    m_credits.reset();
    m_changePause.reset();
    m_ticketPause.reset();
    m_visit = {};
    m_chosen.reset();
    m_appliedExtras.clear();
    m_nearby.clear();
    m_ticket.reset();
    m_ticketOf = {};
    m_paper = Paper::None;
    m_factor = 1;
    m_step = KioskStep::Welcome;
    m_message.reset();
    Q_EMIT wiped();
    if (m_language != m_parts.language) {
        m_language = m_parts.language;
        m_parts.speech.setLanguage(m_language);
        Q_EMIT languageChanged(m_language);
    }
    m_board.refresh();
    update();
}

void KioskFlow::onHoldLapsed()
{
    m_chosen.reset();
    m_appliedExtras.clear();
    m_credits.reset();
    m_isPaying = false;
    if (isAfterHold(m_step)) {
        m_step = KioskStep::When;
    }
    if (isResult(m_step)) {
        return; // the desk has it
    }
    m_board.refresh();
    refuse({ KioskMessage::Kind::PlaceLapsed });
}

void KioskFlow::onTimeChanged()
{
    const bool isSoon = m_hold.isHeld() && m_hold.left() <= soon;
    if (isSoon && !std::exchange(m_hasSoonSounded, true)) {
        m_parts.sounds.play(KioskSounds::Sound::Attention);
    }
    if (!isSoon) {
        m_hasSoonSounded = false;
    }
}
