#include "ui/kiosk/steps/welcomestep.h"

#include "ui/kiosk/flow/kioskflow.h"
#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/kiosktext.h"
#include "ui/kiosk/look/stepframe.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array factors { 1, 3, 10 };

}

WelcomeStep::WelcomeStep(const KioskLook &look, KioskFlow &flow)
    : StepContent(look, flow)
    , m_listen(new KioskButton(look, KioskButton::Variant::Choice, this))
    , m_code(new KioskButton(look, KioskButton::Variant::Quiet, this))
    , m_waits(new KioskText(look, KioskText::Kind::Soft, this))
    , m_paper(new KioskText(look, KioskText::Kind::Strong, this))
    , m_question(new KioskText(look, KioskText::Kind::Strong, this))
{
    m_listen->setObjectName(u"kioskListenBegin"_s);
    m_listen->setIconName(u"headset"_s);
    m_listen->setVisible(flow.speech().isAvailable());
    m_code->setObjectName(u"kioskHaveCode"_s);
    m_waits->setObjectName(u"kioskWaits"_s);
    m_paper->setObjectName(u"kioskNoPaper"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap());
    column->addWidget(m_waits);
    column->addWidget(m_paper);
    column->addWidget(m_question);
    auto *row = new QHBoxLayout;
    row->setSpacing(gap());
    for (const int factor : factors) {
        auto *button = new KioskButton(look, KioskButton::Variant::Choice, this);
        button->setObjectName(u"kioskTime%1"_s.arg(factor));
        connect(button, &KioskButton::clicked, this, [this, factor] {
            this->flow().setTimeFactor(factor);
        });
        m_factors.append(button);
        row->addWidget(button, 1);
    }
    column->addLayout(row);
    column->addWidget(m_listen);
    column->addStretch(1);
    column->addWidget(m_code);
    connect(m_listen, &KioskButton::clicked, this, [this] {
        this->flow().setListening(!this->flow().isListening());
    });
    connect(m_code, &KioskButton::clicked, &flow, &KioskFlow::enterCode);
    retranslate();
}

void WelcomeStep::describe(StepFrame &frame)
{
    frame.setTitle(tr("Welcome"));
    frame.setSubTitle(tr("Book a time here, in a minute or two."));
    frame.setActions(StepFrame::Action::Help);
    frame.setMain(tr("Book a time"));
}

void WelcomeStep::refresh()
{
    for (qsizetype i = 0; i < m_factors.size(); ++i) {
        m_factors.at(i)->setChecked(flow().timeFactor() == factors.at(static_cast<size_t>(i)));
    }
    m_listen->setChecked(flow().isListening());
    m_paper->setVisible(flow().isPaperAway());
    m_paper->setText(tr("No paper tickets at the moment: your code is shown on the screen."));
    m_waits->setText(tr("This kiosk waits %n second(s) for you, then it asks whether you are still"
                        " there. After that it forgets everything you typed.",
        nullptr,
        static_cast<int>(flow().idle().quietTime().count())));
}

void WelcomeStep::retranslate()
{
    //: a button, with the sign of a headset: the screens are read aloud into it
    m_listen->setText(tr("Read the screens to me"));
    m_code->setText(tr("I have a booking: check in or cancel"));
    m_question->setText(tr("How much time do you need?"));
    m_factors.at(0)->setText(tr("The usual time"));
    m_factors.at(1)->setText(tr("3 times more"));
    m_factors.at(2)->setText(tr("10 times more"));
    refresh();
}
