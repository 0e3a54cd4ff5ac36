#include "ui/kiosk/steps/codestep.h"

#include "ui/kiosk/flow/kioskflow.h"
#include "ui/kiosk/keyboard/kioskfield.h"
#include "ui/kiosk/keyboard/kioskkeyboard.h"
#include "ui/kiosk/look/kiosktext.h"
#include "ui/kiosk/look/stepframe.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

/** What a scanner reads from a ticket is longer than a code, and nobody's to look at. */
constexpr int typedMax = 12;

}

CodeStep::CodeStep(const KioskLook &look, KioskFlow &flow)
    : StepContent(look, flow)
    , m_word(new KioskText(look, KioskText::Kind::Strong, this))
    , m_code(new KioskField(look, KioskField::Kind::Code, this))
    , m_keyboard(new KioskKeyboard(look, this))
{
    m_code->setObjectName(u"kioskCode"_s);
    m_keyboard->setObjectName(u"kioskKeyboard"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap());
    column->addWidget(m_word);
    column->addWidget(m_code);
    column->addWidget(m_keyboard, 1);
    if (flow.visit().code.size() <= typedMax) {
        m_code->setText(flow.visit().code);
    } else {
        flow.setCode({});
    }
    m_keyboard->setField(m_code);
    connect(m_code, &KioskField::textChanged, &flow, &KioskFlow::setCode);
    connect(m_code, &KioskField::returnPressed, &flow, &KioskFlow::next);
    connect(m_keyboard, &KioskKeyboard::doneRequested, &flow, &KioskFlow::next);
    setFocusProxy(m_code);
    retranslate();
}

void CodeStep::describe(StepFrame &frame)
{
    frame.setTitle(tr("Your booking"));
    frame.setSubTitle(tr("Hold your ticket before the scanner, or type the code that is on it."));
    frame.setActions(StepFrame::visitActions);
    frame.setMain(tr("Find my booking"));
}

void CodeStep::wipe()
{
    // What was typed stays with the flow, as long as the visit lasts.
    const QSignalBlocker quiet(m_code);
    m_code->wipe();
    m_keyboard->restart();
}

void CodeStep::retranslate()
{
    m_word->setText(tr("Code of 8 letters and digits"));
    m_code->setAccessibleName(m_word->text());
}
