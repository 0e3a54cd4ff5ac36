#include "ui/kiosk/window/kioskwindow.h"

#include "ui/kiosk/flow/kioskflow.h"
#include "ui/kiosk/keyboard/kioskkeyboard.h"
#include "ui/kiosk/keyboard/switchscan.h"
#include "ui/kiosk/look/countdownbar.h"
#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/languagerow.h"
#include "ui/kiosk/look/listenbar.h"
#include "ui/kiosk/look/noticecard.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/kiosk/steps/bookingstep.h"
#include "ui/kiosk/steps/codestep.h"
#include "ui/kiosk/steps/donestep.h"
#include "ui/kiosk/steps/extrasstep.h"
#include "ui/kiosk/steps/messagewords.h"
#include "ui/kiosk/steps/namestep.h"
#include "ui/kiosk/steps/picturestep.h"
#include "ui/kiosk/steps/reviewstep.h"
#include "ui/kiosk/steps/welcomestep.h"
#include "ui/kiosk/steps/whatstep.h"
#include "ui/kiosk/steps/whenstep.h"
#include "ui/kiosk/window/idlewarning.h"
#include "ui/kiosk/window/kioskreader.h"
#include "ui/shell/language.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QInputMethod>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

KioskWindow::KioskWindow(Parts parts, QWidget *parent)
    : QWidget(parent)
    , m_parts(std::move(parts))
    , m_frame(new StepFrame(m_parts.look, this))
    , m_warning(new IdleWarning(m_parts.look, m_parts.flow.idle(), m_parts.flow.hold(), this))
    , m_reader(new KioskReader(m_parts.flow, *this, *m_frame->listen(), this))
    , m_scan(new SwitchScan(*this, this))
{
    setObjectName(u"kioskWindow"_s);
    m_frame->setLow(m_parts.isLow);
    m_frame->languages()->setLanguages(m_parts.languages);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_frame);
    m_calm.setSingleShot(true);
    m_calm.setInterval(calmMs);
    connect(&m_calm, &QTimer::timeout, this, [this] {
        if (m_hasNumbers) {
            takeNumbers();
        }
    });
    connectFlow();
    connectFrame();
    m_scan->setPeriod(m_parts.switchPeriod);
    QCoreApplication::instance()->installEventFilter(this);
    m_parts.flow.idle().watchProgram();
    m_parts.language.choose(m_parts.flow.language());
    showStep();
}

KioskWindow::~KioskWindow() = default;

void KioskWindow::connectFlow()
{
    KioskFlow &flow = m_parts.flow;
    connect(&flow, &KioskFlow::changed, this, &KioskWindow::onChanged);
    connect(&flow, &KioskFlow::wiped, this, &KioskWindow::wipe);
    connect(&flow, &KioskFlow::languageChanged, &m_parts.language, &Language::choose);
    connect(&flow.board(), &KioskBoard::changed, this, &KioskWindow::takeNumbers);
    connect(&flow.hold(), &KioskHold::timeChanged, this, &KioskWindow::showTime);
    connect(&flow.idle(), &IdleWatch::warningChanged, this, [this] {
        if (m_parts.flow.idle().isWarning()) {
            m_reader->read(m_warning->accessibleName());
        }
    });
}

void KioskWindow::connectFrame()
{
    KioskFlow &flow = m_parts.flow;
    connect(m_frame->languages(), &LanguageRow::languageRequested, &flow, &KioskFlow::setLanguage);
    connect(
        m_frame->countdown(), &CountdownBar::moreTimeRequested, &flow.hold(), &KioskHold::extend);
    connect(m_frame, &StepFrame::backRequested, &flow, &KioskFlow::back);
    connect(m_frame, &StepFrame::startOverRequested, &flow, &KioskFlow::startOver);
    connect(m_frame, &StepFrame::mainRequested, &flow, &KioskFlow::next);
    connect(m_frame, &StepFrame::helpRequested, &flow, &KioskFlow::askForHelp);
    const ListenBar *listen = m_frame->listen();
    connect(listen, &ListenBar::repeatRequested, this, [this] { m_parts.flow.speech().repeat(); });
    connect(listen, &ListenBar::pauseRequested, this, [this] { m_parts.flow.speech().pause(); });
    connect(listen, &ListenBar::endRequested, this, [this] { m_parts.flow.setListening(false); });
}

/** A content is never replaced under a signal of its own: another step is shown a moment later. */
void KioskWindow::onChanged()
{
    m_frame->languages()->setCurrent(m_parts.flow.language());
    if (m_shown != m_parts.flow.step()) {
        if (!std::exchange(m_isShowing, true)) {
            QMetaObject::invokeMethod(this, &KioskWindow::showStep, Qt::QueuedConnection);
        }
        return;
    }
    m_content->refresh();
    m_content->describe(*m_frame);
    showMessage();
    showTime();
    showListening();
}

void KioskWindow::showStep()
{
    m_isShowing = false;
    const KioskStep step = m_parts.flow.step();
    if (m_shown != step) {
        m_shown = step;
        m_hasNumbers = false;
        if (m_content) {
            m_content->wipe();
        }
        m_content = make(step);
        m_content->setObjectName(u"kioskContent"_s);
        m_frame->setContent(m_content, m_content->fit());
        listenToKeyboards();
        m_frame->setFocus(Qt::OtherFocusReason);
        if (QWidget *first = m_content->focusProxy()) {
            first->setFocus(Qt::OtherFocusReason);
        }
    }
    onChanged();
    m_reader->readScreen();
}

/** Who uses one switch goes through rows of keys; who listens hears where they are. */
void KioskWindow::listenToKeyboards()
{
    const auto keyboards = m_content->findChildren<KioskKeyboard *>();
    for (KioskKeyboard *keyboard : keyboards) {
        keyboard->setScanning(m_parts.switchPeriod.count() > 0);
        connect(keyboard, &KioskKeyboard::chosenChanged, m_reader, &KioskReader::read);
    }
}

StepContent *KioskWindow::make(KioskStep step)
{
    const KioskLook &look = m_parts.look;
    KioskFlow &flow = m_parts.flow;
    switch (step) {
    case KioskStep::Welcome:
        return new WelcomeStep(look, flow);
    case KioskStep::What:
        return new WhatStep(look, flow);
    case KioskStep::When:
        return new WhenStep(look, flow);
    case KioskStep::Extras:
        return new ExtrasStep(look, flow);
    case KioskStep::Name:
        return new NameStep(look, flow, m_parts.languages);
    case KioskStep::Review:
        return new ReviewStep(look, flow);
    case KioskStep::Done:
    case KioskStep::AtDesk:
        return new DoneStep(look, flow);
    case KioskStep::Code:
        return new CodeStep(look, flow);
    case KioskStep::Booking:
    case KioskStep::BookingCancel:
    case KioskStep::BookingDone:
        return new BookingStep(look, flow);
    case KioskStep::Checking:
    case KioskStep::Desk:
    case KioskStep::Closed:
        return new PictureStep(look, flow, step);
    }
    Q_UNREACHABLE();
}

void KioskWindow::showMessage()
{
    const auto &message = m_parts.flow.message();
    const bool isNew = std::exchange(m_said, message) != message;
    const KioskStep step = m_parts.flow.step();
    const bool isStill = step == KioskStep::Closed || step == KioskStep::Desk
        || step == KioskStep::Checking; // says all by itself
    if (!message || isStill) {
        m_frame->notice()->clear();
        return;
    }
    const MessageWords::Words words = MessageWords::of(*message);
    m_frame->notice()->say(words.kind, words.sentence, words.more);
    if (isNew) {
        m_reader->read(words.sentence + u' ' + words.more);
    }
}

/** The voice begins with the screen on which it was asked for. */
void KioskWindow::showListening()
{
    const bool isListening = m_parts.flow.isListening();
    if (isListening == m_frame->listen()->isVisibleTo(m_frame)) {
        return;
    }
    m_frame->listen()->setVisible(isListening);
    if (isListening) {
        m_reader->readScreen();
    }
}

void KioskWindow::showTime()
{
    const KioskHold &hold = m_parts.flow.hold();
    const KioskStep step = m_parts.flow.step();
    const bool isShown = hold.isHeld() && step != KioskStep::AtDesk && step != KioskStep::Checking;
    m_frame->countdown()->setVisible(isShown);
    if (isShown) {
        m_frame->countdown()->setTime(hold.left(), hold.whole());
        m_frame->countdown()->setExtendable(hold.canExtend() && step != KioskStep::Desk);
    }
}

void KioskWindow::takeNumbers()
{
    m_hasNumbers = m_isPressed || m_calm.isActive();
    if (!m_hasNumbers && m_shown == m_parts.flow.step()) {
        m_content->takeNumbers();
        m_content->describe(*m_frame);
    }
}

/** What the program keeps beside the flow: fields, a clipboard that nobody else has, an input
 * method. */
void KioskWindow::wipe()
{
    m_content->wipe();
    m_frame->notice()->clear();
    for (const auto mode : { QClipboard::Clipboard, QClipboard::Selection }) {
        QGuiApplication::clipboard()->clear(mode);
    }
    QGuiApplication::inputMethod()->reset();
}

bool KioskWindow::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        m_isPressed = true;
        break;
    case QEvent::MouseButtonRelease:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        m_isPressed = false;
        m_calm.start();
        break;
    case QEvent::KeyPress:
        m_calm.start();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void KioskWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_content) {
        onChanged();
        m_reader->readScreen();
    }
}
