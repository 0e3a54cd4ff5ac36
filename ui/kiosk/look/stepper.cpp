#include "ui/kiosk/look/stepper.h"

#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/kiosklook.h"
#include "ui/kiosk/look/kiosktext.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

Stepper::Stepper(const KioskLook &look, QWidget *parent)
    : KioskCard(look, parent)
    , m_look(look)
    , m_question(new KioskText(look, KioskText::Kind::Body, this))
    , m_fewer(new KioskButton(look, KioskButton::Variant::Quiet, this))
    , m_shown(new KioskText(look, KioskText::Kind::Large, this))
    , m_more(new KioskButton(look, KioskButton::Variant::Quiet, this))
{
    setObjectName(u"kioskStepper"_s);
    m_fewer->setObjectName(u"kioskFewer"_s);
    m_fewer->setIconName(u"minus"_s);
    m_shown->setObjectName(u"kioskNumber"_s);
    m_shown->setAlignment(Qt::AlignCenter);
    m_more->setObjectName(u"kioskMore"_s);
    m_more->setIconName(u"plus"_s);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_question, 1);
    row->addWidget(m_fewer);
    row->addWidget(m_shown);
    row->addWidget(m_more);
    connect(m_fewer, &KioskButton::clicked, this, [this] { setNumber(m_number - 1); });
    connect(m_more, &KioskButton::clicked, this, [this] { setNumber(m_number + 1); });
    connect(&look, &KioskLook::changed, this, &Stepper::measure);
    retranslate();
    measure();
}

void Stepper::setQuestion(const QString &question)
{
    m_question->setText(question);
    retranslate();
}

void Stepper::setRange(int least, int most)
{
    Q_ASSERT(least <= most);
    m_least = least;
    m_most = most;
    setNumber(m_number);
    showNumber();
}

void Stepper::setNumber(int number)
{
    const int bounded = std::clamp(number, m_least, m_most);
    if (m_number != bounded) {
        m_number = bounded;
        showNumber();
        Q_EMIT numberChanged(bounded);
    }
}

void Stepper::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Plus:
        setNumber(m_number + 1);
        break;
    case Qt::Key_Minus:
        setNumber(m_number - 1);
        break;
    default:
        KioskCard::keyPressEvent(event);
    }
}

/** A button that cannot do more gives the focus to the other one: it would be lost. */
void Stepper::showNumber()
{
    m_shown->setText(QString::number(m_number));
    const bool canLess = m_number > m_least;
    const bool canMore = m_number < m_most;
    if (!canLess && m_fewer->hasFocus() && canMore) {
        m_more->setEnabled(true);
        m_more->setFocus(Qt::TabFocusReason);
    } else if (!canMore && m_more->hasFocus() && canLess) {
        m_fewer->setEnabled(true);
        m_fewer->setFocus(Qt::TabFocusReason);
    }
    m_fewer->setEnabled(canLess);
    m_more->setEnabled(canMore);
    retranslate();
}

void Stepper::measure()
{
    const KioskMetrics &m = m_look.metrics();
    const int above = m.px(2);
    layout()->setContentsMargins(m.padding(), above, above, above);
    layout()->setSpacing(m.gap());
    m_shown->setFixedWidth(m.mainButton());
    for (KioskButton *button : { m_fewer, m_more }) {
        button->setMinimumSize(m.mainButton(), m.mainButton());
    }
    showNumber();
}

void Stepper::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    KioskCard::changeEvent(event);
}

void Stepper::retranslate()
{
    //: read aloud for the button that makes a number smaller; %1 is what is counted
    m_fewer->setAccessibleName(tr("One fewer: %1").arg(m_question->text()));
    //: read aloud for the button that makes a number larger; %1 is what is counted
    m_more->setAccessibleName(tr("One more: %1").arg(m_question->text()));
}
