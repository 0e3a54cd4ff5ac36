#include "ui/kiosk/steps/donestep.h"

#include "core/base/localday.h"
#include "ui/kiosk/flow/kioskflow.h"
#include "ui/kiosk/look/kiosktext.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/kiosk/steps/qrmark.h"
#include "ui/sitetext.h"

#include <QHBoxLayout>
#include <QTimeZone>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

DoneStep::DoneStep(const KioskLook &look, KioskFlow &flow)
    : StepContent(look, flow)
    , m_codeWord(new KioskText(look, KioskText::Kind::Body, this))
    , m_code(new KioskText(look, KioskText::Kind::Title, this))
    , m_when(new KioskText(look, KioskText::Kind::Strong, this))
    , m_paper(new KioskText(look, KioskText::Kind::Body, this))
    , m_mark(new QrMark(look, this))
{
    m_code->setObjectName(u"kioskTicketCode"_s);
    m_when->setObjectName(u"kioskTicketWhen"_s);
    m_paper->setObjectName(u"kioskPaper"_s);
    m_mark->setObjectName(u"kioskMark"_s);
    auto *words = new QVBoxLayout;
    words->setSpacing(gap());
    words->addWidget(m_codeWord);
    words->addWidget(m_code);
    words->addWidget(m_when);
    words->addWidget(m_paper);
    words->addStretch(1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(look.metrics().padding());
    row->addLayout(words, 1);
    row->addWidget(m_mark, 0, Qt::AlignTop);
    retranslate();
}

void DoneStep::describe(StepFrame &frame)
{
    const bool isDone = flow().step() == KioskStep::Done;
    frame.setTitle(isDone ? tr("You are booked") : tr("Please go to the desk"));
    frame.setSubTitle(isDone ? tr("See you soon!")
                             : tr("Your place is kept. It becomes a booking when you have paid."));
    frame.setActions(StepFrame::Action::None);
    frame.setMain(tr("Done"));
}

void DoneStep::wipe()
{
    m_code->clear();
    m_when->clear();
    m_mark->setText({});
}

QString DoneStep::whenText() const
{
    const Ticket &ticket = *flow().ticket();
    const QTimeZone zone(ticket.zone);
    const QString when = SiteText::longDate(localDate(ticket.range.start, zone)) + u", "_s
        + SiteText::span(ticket.range, zone);
    if (flow().step() == KioskStep::Done) {
        return when;
    }
    return when + u'\n' + tr("Kept until %1").arg(SiteText::time(ticket.expiresAt, zone));
}

QString DoneStep::paperText() const
{
    switch (flow().paper()) {
    case KioskFlow::Paper::None:
        return {};
    case KioskFlow::Paper::Printing:
        return tr("Your ticket is being printed.");
    case KioskFlow::Paper::Printed:
        return tr("Please take your ticket.");
    case KioskFlow::Paper::Failed:
        return tr("There is no paper ticket just now. Please write the code down or take a picture"
                  " of it: it is all you need.");
    }
    Q_UNREACHABLE();
}

void DoneStep::retranslate()
{
    const bool isKnown = flow().ticket().has_value();
    m_codeWord->setText(isKnown ? tr("Your code") : tr("One moment, please: your code is coming."));
    m_code->setVisible(isKnown);
    m_when->setVisible(isKnown);
    m_mark->setVisible(isKnown);
    if (isKnown) {
        m_code->setText(flow().ticket()->code);
        m_when->setText(whenText());
        m_mark->setText(flow().ticket()->token);
        m_mark->setAccessibleName(tr("Mark with your code"));
    }
    m_paper->setText(paperText());
    m_paper->setVisible(!m_paper->text().isEmpty());
}
