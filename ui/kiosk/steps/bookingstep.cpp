#include "ui/kiosk/steps/bookingstep.h"

#include "core/base/localday.h"
#include "ui/kiosk/flow/kioskflow.h"
#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/kiosktext.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/kiosk/steps/factlist.h"
#include "ui/sitetext.h"

#include <QTimeZone>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

BookingStep::BookingStep(const KioskLook &look, KioskFlow &flow)
    : StepContent(look, flow)
    , m_note(new KioskText(look, KioskText::Kind::Strong, this))
    , m_facts(new FactList(look, this))
    , m_cancel(new KioskButton(look, KioskButton::Variant::Quiet, this))
    , m_sure(new KioskButton(look, KioskButton::Variant::Danger, this))
{
    m_note->setObjectName(u"kioskStanding"_s);
    m_cancel->setObjectName(u"kioskCancelBooking"_s);
    m_sure->setObjectName(u"kioskCancelSure"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap());
    column->addWidget(m_note);
    column->addWidget(m_facts);
    column->addStretch(1);
    column->addWidget(m_cancel);
    column->addWidget(m_sure);
    connect(m_cancel, &KioskButton::clicked, &flow, &KioskFlow::askToCancel);
    connect(m_sure, &KioskButton::clicked, &flow, &KioskFlow::cancelBooking);
    retranslate();
}

void BookingStep::describe(StepFrame &frame)
{
    const bool isCheckIn = flow().code().deed() == CodeVisit::Deed::CheckIn;
    const bool isRefused = flow().code().refusal().has_value();
    frame.setSubTitle({});
    switch (flow().step()) {
    case KioskStep::BookingCancel:
        frame.setTitle(tr("Cancel this booking?"));
        frame.setActions(StepFrame::visitActions);
        frame.setMain({});
        break;
    case KioskStep::BookingDone:
        frame.setTitle(isRefused ? tr("That was not possible")
                : isCheckIn      ? tr("You are checked in")
                                 : tr("Your booking is cancelled"));
        frame.setActions(StepFrame::Action::None);
        frame.setMain(tr("Done"));
        break;
    default:
        frame.setTitle(tr("Your booking"));
        frame.setActions(StepFrame::visitActions);
        frame.setMain(flow().code().canCheckIn() ? tr("Check in") : QString());
        break;
    }
}

void BookingStep::wipe() { m_facts->wipe(); }

QString BookingStep::standing() const
{
    const VisitorBooking &booking = *flow().code().booking();
    switch (booking.status) {
    case HoldStatus::Cancelled:
        return tr("This booking was cancelled.");
    case HoldStatus::Expired:
        return tr("This place was not booked in time and was given back.");
    case HoldStatus::Held:
        return tr("This place is kept, but not booked yet. Please go to the desk.");
    case HoldStatus::Confirmed:
        break;
    }
    if (booking.takenAt >= booking.range.end) {
        return tr("This booking is over.");
    }
    if (booking.arrived >= booking.partySize) {
        return tr("Everybody of your party is checked in.");
    }
    if (booking.takenAt < booking.checkInFrom) {
        const QTimeZone zone(booking.zone);
        const SiteClock clock { zone, localDate(booking.takenAt, zone) };
        return tr("You can check in from %1.").arg(SiteText::moment(booking.checkInFrom, clock));
    }
    return {};
}

QString BookingStep::refusal() const
{
    switch (*flow().code().refusal()) {
    case VisitorRefusal::TooEarly:
        return tr("It is too early to check in.");
    case VisitorRefusal::SlotPast:
        return tr("This booking is over.");
    case VisitorRefusal::SlotBegun:
        return tr("It has begun already. Please go to the desk.");
    case VisitorRefusal::HasArrived:
        return tr("Somebody of your party is checked in already. Please go to the desk.");
    case VisitorRefusal::NotConfirmed:
        return tr("This place is kept, but not booked yet. Please go to the desk.");
    case VisitorRefusal::Cancelled:
        return tr("This booking was cancelled.");
    case VisitorRefusal::Lapsed:
        return tr("This place was not booked in time and was given back.");
    }
    Q_UNREACHABLE();
}

void BookingStep::retranslate()
{
    const CodeVisit &code = flow().code();
    if (!code.booking()) {
        return; // the visit is ending
    }
    const VisitorBooking &booking = *code.booking();
    const KioskStep step = flow().step();
    const QTimeZone zone(booking.zone);
    m_facts->setFacts({
        { tr("What"), booking.title.isEmpty() ? booking.resourceName : booking.title },
        { tr("Where"), booking.title.isEmpty() ? booking.siteName : booking.resourceName },
        { tr("When"),
            SiteText::longDate(localDate(booking.range.start, zone)) + u", "_s
                + SiteText::span(booking.range, zone) },
        { tr("Who"), SiteText::people(booking.partySize) },
        { tr("With it"), booking.extras },
    });
    QString note;
    if (step == KioskStep::Booking) {
        note = standing();
    } else if (step == KioskStep::BookingDone && code.refusal()) {
        note = refusal();
    } else if (step == KioskStep::BookingCancel) {
        note = tr("The places go to somebody else at once. This cannot be undone here.");
    }
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_cancel->setText(tr("Cancel this booking"));
    m_cancel->setVisible(step == KioskStep::Booking && code.canCancel());
    m_sure->setText(tr("Yes, cancel it"));
    m_sure->setVisible(step == KioskStep::BookingCancel);
}
