#include "ui/shell/finder.h"

#include "ui/arrivals/arrivalspage.h"
#include "ui/customers/customerpage.h"
#include "ui/customers/findwords.h"
#include "ui/desk/daypage.h"
#include "ui/dialogs/historybox.h"
#include "ui/shell/findfield.h"
#include "ui/shell/pagestack.h"
#include "ui/sitetext.h"

#include <QShortcut>

#include <utility>

using namespace Qt::StringLiterals;

Finder::Finder(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_find(parts.customers)
    , m_scanner(parts.window)
{
    FindField &field = m_parts.field;
    field.setPresenter(m_find);
    connect(&field, &FindField::hitTaken, this, &Finder::showHit);
    connect(&m_scanner, &ScannerFilter::scanned, &field, &FindField::look);
    auto *key = new QShortcut(Qt::CTRL | Qt::Key_F, &m_parts.window);
    connect(key, &QShortcut::activated, &field, &FindField::open);
    connectPages();
}

void Finder::connectPages()
{
    DeskPresenter &desk = m_parts.pages.day()->desk();
    m_parts.field.setRescue(desk.rescue());
    connect(&desk.rescue(), &HoldRescue::rescued, this, &Finder::showHold);
    const auto followSite
        = [this] { m_parts.field.setSite(m_parts.pages.day()->desk().day().site()); };
    connect(&desk.day(), &DayPresenter::placeChanged, this, followSite);
    connect(&desk.day(), &DayPresenter::sitesChanged, this, followSite);
    connect(&desk.slot(), &SlotPresenter::slotChanged, this, &Finder::chooseWanted);
    connect(
        m_parts.pages.day(), &DayPage::windowCommandRequested, this, [this](GridCommand command) {
            if (command == GridCommand::Find) {
                m_parts.field.open();
            } else if (command == GridCommand::History) {
                showHistoryOfSlot();
            }
        });
    connect(&m_parts.pages, &PageStack::holdRequested, this, &Finder::showHold);
    connect(&m_parts.pages, &PageStack::historyRequested, this, &Finder::showHistory);
    followSite();
}

void Finder::showHit(const FindHit &hit)
{
    const bool isAtTheDoor = m_parts.pages.shownPage() == SideRail::Page::Arrivals;
    if (hit.hold && isAtTheDoor && m_parts.pages.arrivals()->showBooking(hit.hold->id)) {
        return; // the ticket was scanned to check it in, not to look at its slot
    }
    if (hit.hold) {
        showHold(*hit.hold);
        return;
    }
    Q_EMIT pageRequested(SideRail::Page::Customers);
    m_parts.pages.customers()->showCustomer(hit.customer);
}

void Finder::showHold(const FoundHold &hold)
{
    m_wanted = hold;
    Q_EMIT pageRequested(SideRail::Page::Day);
    m_parts.pages.day()->goToSlot(hold.slotId, hold.range.start);
    chooseWanted();
}

void Finder::chooseWanted()
{
    SlotPresenter &slot = m_parts.pages.day()->desk().slot();
    if (!m_wanted.id.isValid() || slot.slotId() != m_wanted.slotId) {
        return;
    }
    const FoundHold hold = std::exchange(m_wanted, {});
    if (hold.isLiving()) {
        slot.expect(hold.id);
        slot.refresh();
    } else {
        m_parts.pages.day()->desk().rescue().offer(hold);
    }
}

/** Of the chosen hold, when there is one. */
void Finder::showHistoryOfSlot()
{
    const DeskPresenter &desk = m_parts.pages.day()->desk();
    const auto &detail = desk.slot().detail();
    if (!detail) {
        return;
    }
    const SiteClock clock = SiteText::clockOf(desk.day().site());
    const QString place
        = SiteText::moment(detail->slot.range.start, clock) + u", "_s + detail->resourceName;
    const Hold *hold = desk.slot().chosenHold();
    if (!hold) {
        showHistory({ {}, detail->slot.id, {} }, place);
        return;
    }
    const QString who
        = hold->customerName.isEmpty() ? SiteText::people(hold->partySize) : hold->customerName;
    showHistory({ hold->id, {}, {} }, who + u", "_s + place);
}

void Finder::showHistory(const HistorySubject &subject, const QString &title)
{
    if (!m_history) {
        m_history = new HistoryBox(m_parts.customers, m_parts.theme, &m_parts.window);
    }
    m_history->showHistory(subject, title, m_parts.pages.day()->desk().day().site());
}
