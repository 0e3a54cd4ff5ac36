#include "ui/kiosk/window/idlewarning.h"

#include "ui/kiosk/flow/kioskhold.h"
#include "ui/kiosk/idle/idlewatch.h"
#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/kiosklook.h"
#include "ui/kiosk/look/kiosktext.h"
#include "ui/theme/textrole.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int veilAlpha = 150; // of 255: what is below stays in sight

}

IdleWarning::IdleWarning(
    const KioskLook &look, const IdleWatch &idle, const KioskHold &hold, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_idle(idle)
    , m_hold(hold)
{
    setObjectName(u"kioskIdleWarning"_s);
    setAttribute(Qt::WA_AcceptTouchEvents);
    auto *card = new QWidget(this);
    setBoxRole(card, BoxRole::Card);
    m_question = new KioskText(look, KioskText::Kind::Title, card);
    m_text = new KioskText(look, KioskText::Kind::Body, card);
    m_text->setObjectName(u"kioskIdleText"_s);
    m_here = new KioskButton(look, KioskButton::Variant::Main, card);
    m_here->setObjectName(u"kioskStillHere"_s);
    const KioskMetrics &metrics = look.metrics();
    auto *inside = new QVBoxLayout(card);
    const int padding = 2 * metrics.padding();
    inside->setContentsMargins(padding, padding, padding, padding);
    inside->setSpacing(metrics.padding());
    inside->addWidget(m_question);
    inside->addWidget(m_text);
    inside->addWidget(m_here);
    auto *column = new QVBoxLayout(this);
    const int margin = metrics.margin();
    column->setContentsMargins(margin, margin, margin, margin);
    column->addStretch(1);
    column->addWidget(card);
    column->addStretch(1);
    parent->installEventFilter(this);
    connect(&idle, &IdleWatch::warningChanged, this, &IdleWarning::onWarningChanged);
    connect(&idle, &IdleWatch::secondsLeftChanged, this, &IdleWarning::retranslate);
    connect(m_here, &KioskButton::clicked, this, &QWidget::hide);
    hide();
}

void IdleWarning::onWarningChanged()
{
    if (!m_idle.isWarning()) {
        hide();
        return;
    }
    retranslate();
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void IdleWarning::retranslate()
{
    const auto seconds = static_cast<int>(m_idle.secondsLeft().count());
    m_question->setText(tr("Are you still there?"));
    m_text->setText(m_hold.isHeld()
            ? tr("In %n second(s) your place is given back and everything you typed is forgotten.",
                nullptr,
                seconds)
            : tr("In %n second(s) everything you chose and typed is forgotten.", nullptr, seconds));
    m_here->setText(tr("Yes, I am here"));
    setAccessibleName(m_question->text() + u' ' + m_text->text());
}

/** A touch ends here: made into a press of a mouse it would reach what lies below. */
bool IdleWarning::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
        event->accept();
        return true;
    default:
        return QWidget::event(event);
    }
}

bool IdleWarning::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
    }
    return QWidget::eventFilter(watched, event);
}

void IdleWarning::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void IdleWarning::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QColor veil = m_look.tokens().page;
    veil.setAlpha(veilAlpha);
    painter.fillRect(rect(), veil);
}
