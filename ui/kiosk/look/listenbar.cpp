#include "ui/kiosk/look/listenbar.h"

#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/kiosklook.h"

#include <QEvent>
#include <QHBoxLayout>

using namespace Qt::StringLiterals;

ListenBar::ListenBar(const KioskLook &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_repeat(new KioskButton(look, KioskButton::Variant::Quiet, this))
    , m_pause(new KioskButton(look, KioskButton::Variant::Quiet, this))
    , m_end(new KioskButton(look, KioskButton::Variant::Quiet, this))
{
    setObjectName(u"kioskListen"_s);
    m_repeat->setObjectName(u"kioskListenRepeat"_s);
    m_repeat->setIconName(u"headset"_s);
    m_pause->setObjectName(u"kioskListenPause"_s);
    m_end->setObjectName(u"kioskListenEnd"_s);
    auto *row = new QHBoxLayout(this);
    for (KioskButton *button : { m_repeat, m_pause, m_end }) {
        row->addWidget(button, 1);
    }
    connect(m_repeat, &KioskButton::clicked, this, &ListenBar::repeatRequested);
    connect(m_pause, &KioskButton::clicked, this, &ListenBar::pauseRequested);
    connect(m_end, &KioskButton::clicked, this, &ListenBar::endRequested);
    connect(&look, &KioskLook::changed, this, &ListenBar::measure);
    measure();
    retranslate();
}

void ListenBar::measure()
{
    const KioskMetrics &m = m_look.metrics();
    layout()->setContentsMargins(m.margin(), 0, m.margin(), m.gap());
    layout()->setSpacing(m.gap());
}

void ListenBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void ListenBar::retranslate()
{
    //: a button for somebody who has the screen read aloud
    m_repeat->setText(tr("Say it again"));
    //: a button: stops the voice, and lets it go on when pressed again
    m_pause->setText(tr("Pause, go on"));
    //: a button: the screens are not read aloud any more
    m_end->setText(tr("Stop reading"));
}
