#include "ui/kiosk/steps/reviewstep.h"

#include "core/base/localday.h"
#include "ui/kiosk/flow/kioskflow.h"
#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/kiosk/steps/factlist.h"
#include "ui/linetext.h"
#include "ui/sitetext.h"

#include <QLocale>
#include <QTimeZone>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

ReviewStep::ReviewStep(const KioskLook &look, KioskFlow &flow)
    : StepContent(look, flow)
    , m_facts(new FactList(look, this))
    , m_credits(new KioskButton(look, KioskButton::Variant::Quiet, this))
    , m_desk(new KioskButton(look, KioskButton::Variant::Quiet, this))
{
    m_credits->setObjectName(u"kioskPayWithCredits"_s);
    m_desk->setObjectName(u"kioskPayAtDesk"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap());
    column->addWidget(m_facts);
    column->addStretch(1);
    column->addWidget(m_credits);
    column->addWidget(m_desk);
    connect(m_credits, &KioskButton::clicked, &flow, &KioskFlow::payWithCredits);
    connect(m_desk, &KioskButton::clicked, &flow, &KioskFlow::payAtDesk);
    retranslate();
}

void ReviewStep::describe(StepFrame &frame)
{
    frame.setTitle(tr("Is everything right?"));
    frame.setSubTitle({});
    frame.setActions(StepFrame::visitActions);
    frame.setMain(isCardAlone() ? payText() : tr("Yes, book it"));
}

void ReviewStep::wipe() { m_facts->wipe(); }

QString ReviewStep::extrasText() const
{
    QStringList parts;
    const QList<Extra> &known = flow().board().extras();
    for (const ExtraLine &line : flow().visit().extras) {
        const auto found = std::find_if(known.cbegin(), known.cend(), [&line](const Extra &each) {
            return each.sku == line.sku;
        });
        parts.append(
            LineText::pieces(line.quantity, found == known.cend() ? line.sku : found->name));
    }
    return parts.join(u", "_s);
}

QString ReviewStep::priceText() const
{
    const auto &time = flow().chosenTime();
    if (!time || time->slot.priceMinor == 0) {
        return {};
    }
    return SiteText::price(
        time->slot.priceMinor * flow().visit().party, flow().board().site().currency);
}

QString ReviewStep::creditsText() const
{
    const auto &credits = flow().credits();
    return credits ? QLocale().toString(credits->available) : QString();
}

/** Empty: the card, if there is one, does not pay. */
QString ReviewStep::payText() const
{
    const auto &credits = flow().credits();
    if (!credits || !credits->isEnough()) {
        return {};
    }
    //: a button; %1 is a number of credits
    return tr("Pay %1 credits and book").arg(QLocale().toString(*credits->price));
}

/** Nobody typed a name: who pays is known by the card, and without it nobody is. */
bool ReviewStep::isCardAlone() const
{
    return flow().visit().name.trimmed().isEmpty() && !payText().isEmpty();
}

void ReviewStep::retranslate()
{
    const KioskVisit &visit = flow().visit();
    const auto &time = flow().chosenTime();
    if (!time) {
        return; // the visit is ending
    }
    const QTimeZone zone(flow().board().site().zone);
    const TimeRange &range = time->slot.range;
    m_facts->setFacts({
        { tr("What"), visit.activity },
        { tr("Where"), time->place == visit.activity ? QString() : time->place },
        { tr("When"),
            SiteText::longDate(localDate(range.start, zone)) + u", "_s
                + SiteText::span(range, zone) },
        { tr("Who"), SiteText::people(visit.party) },
        { tr("With it"), extrasText() },
        { tr("Name"), visit.name.trimmed() },
        { tr("Phone"), visit.phone.trimmed() },
        { tr("Price"), priceText() },
        { tr("Your credits"), creditsText() },
    });
    m_credits->setText(payText());
    m_credits->setVisible(!payText().isEmpty() && !isCardAlone());
    m_desk->setText(tr("Pay at the desk first"));
    m_desk->setVisible(!priceText().isEmpty());
}
