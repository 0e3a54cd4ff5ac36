#include "ui/kiosk/steps/whenstep.h"

#include "core/base/localday.h"
#include "ui/kiosk/flow/kioskflow.h"
#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/kiosktext.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/kiosk/look/stepper.h"
#include "ui/sitetext.h"

#include <QLocale>
#include <QTimeZone>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int fewPlaces = 3;
constexpr qint64 settleMs = 500;

bool haveSameSlots(const QList<KioskTime> &left, const QList<KioskTime> &right)
{
    return std::equal(left.cbegin(),
        left.cend(),
        right.cbegin(),
        right.cend(),
        [](const KioskTime &one, const KioskTime &other) { return one.slot.id == other.slot.id; });
}

}

WhenStep::WhenStep(const KioskLook &look, KioskFlow &flow)
    : StepContent(look, flow)
    , m_firstDay(flow.board().today())
    , m_days(new TileGrid(look, TileGrid::Shape::Strip, this))
    , m_party(new Stepper(look, this))
    , m_note(new KioskText(look, KioskText::Kind::Strong, this))
    , m_jump(new KioskButton(look, KioskButton::Variant::Quiet, this))
    , m_tiles(new TileGrid(look, TileGrid::Shape::Grid, this))
{
    build();
    const KioskVisit &visit = flow.visit();
    m_party->setRange(1, flow.board().partyMax(visit.activity));
    m_party->setNumber(visit.party);
    m_times = flow.board().timesOf(visit.activity, visit.day);
    connect(m_party, &Stepper::numberChanged, &flow, &KioskFlow::setParty);
    connect(m_days, &TileGrid::tilePressed, this, [this](int index) {
        this->flow().chooseDay(m_firstDay.addDays(index));
    });
    connect(m_tiles, &TileGrid::tilePressed, this, &WhenStep::onTilePressed);
    connect(m_jump, &KioskButton::clicked, this, [this] {
        const KioskVisit &now = this->flow().visit();
        const KioskBoard &board = this->flow().board();
        const auto free = board.nextFree(now.activity, now.party, now.day);
        const QTimeZone zone(board.site().zone);
        const bool isBack = hasOffers() || !free;
        this->flow().chooseDay(isBack ? now.day : localDate(free->slot.range.start, zone));
    });
    retranslate();
}

void WhenStep::build()
{
    m_days->setObjectName(u"kioskDays"_s);
    m_party->setObjectName(u"kioskParty"_s);
    m_note->setObjectName(u"kioskWhenNote"_s);
    m_jump->setObjectName(u"kioskJump"_s);
    m_tiles->setObjectName(u"kioskTimes"_s);
    m_tiles->setColumnsMax(3);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap());
    column->addWidget(m_days);
    column->addWidget(m_party);
    column->addWidget(m_note);
    column->addWidget(m_jump);
    column->addWidget(m_tiles, 1);
    column->addStretch();
}

void WhenStep::describe(StepFrame &frame)
{
    const KioskBoard &board = flow().board();
    frame.setTitle(tr("When would you like to come?"));
    const QString kept = tr("Your place is kept as soon as you choose a time.");
    const QTimeZone zone(board.site().zone);
    frame.setSubTitle(board.isStale()
            ? tr("Times as of %1.").arg(SiteText::timeWithSeconds(board.takenAt(), zone))
            : SiteText::longDate(flow().visit().day) + u". "_s + kept);
    frame.setActions(StepFrame::visitActions);
    frame.setMain({});
}

bool WhenStep::hasOffers() const { return !flow().nearby().isEmpty(); }

void WhenStep::onTilePressed(int index)
{
    // Whoever pressed could not have seen yet what stands there now.
    if (m_sinceMoved.isValid() && m_sinceMoved.elapsed() < settleMs) {
        return;
    }
    flow().chooseTime(hasOffers() ? flow().nearby().at(index).slot.id : m_times.at(index).slot.id);
}

void WhenStep::refresh()
{
    m_party->setNumber(flow().visit().party);
    const KioskVisit &visit = flow().visit();
    const bool isOtherDay = m_times.isEmpty()
        || localDate(m_times.constFirst().slot.range.start, QTimeZone(flow().board().site().zone))
            != visit.day;
    if (isOtherDay) {
        m_times = flow().board().timesOf(visit.activity, visit.day);
    }
    retranslate();
}

void WhenStep::takeNumbers()
{
    const KioskVisit &visit = flow().visit();
    const QList<KioskTime> fresh = flow().board().timesOf(visit.activity, visit.day);
    if (!haveSameSlots(fresh, m_times)) {
        m_sinceMoved.start();
    }
    m_times = fresh;
    m_party->setRange(1, flow().board().partyMax(visit.activity));
    retranslate();
}

void WhenStep::retranslate()
{
    m_party->setQuestion(tr("How many people?"));
    showDays();
    showTimes();
    showEmpty();
}

void WhenStep::showDays()
{
    const QLocale locale;
    QList<KioskTile> tiles;
    for (int i = 0; i < KioskBoard::daysAhead; ++i) {
        const QDate day = m_firstDay.addDays(i);
        const bool isChosen = day == flow().visit().day;
        tiles.append({ QString::number(day.day()),
            //: the day of today, above its number in a row of days
            i == 0 ? tr("Today") : locale.dayName(day.dayOfWeek(), QLocale::ShortFormat),
            isChosen ? KioskButton::TileState::Chosen : KioskButton::TileState::Plain });
    }
    m_days->setTiles(tiles);
}

void WhenStep::showTimes()
{
    QList<KioskTile> tiles;
    if (hasOffers()) {
        for (const NearbySlot &offer : flow().nearby()) {
            tiles.append(tileOf({ offer.slot, offer.resourceName }, true));
        }
    } else {
        for (const KioskTime &time : std::as_const(m_times)) {
            tiles.append(tileOf(time, false));
        }
    }
    m_tiles->setTiles(tiles);
    m_tiles->setVisible(!tiles.isEmpty());
}

void WhenStep::showEmpty()
{
    const KioskVisit &visit = flow().visit();
    const KioskBoard &board = flow().board();
    const bool isAnyFree
        = std::any_of(m_times.cbegin(), m_times.cend(), [&](const KioskTime &each) {
              return !each.slot.isClosed() && each.slot.available >= visit.party;
          });
    const auto next = board.nextFree(visit.activity, visit.party, visit.day);
    const bool isEmpty = !isAnyFree && !hasOffers();
    m_note->setVisible(isEmpty);
    m_jump->setVisible(hasOffers() || (isEmpty && next));
    m_note->setText(next
            ? tr("There is no room for %n person(s) on this day.", nullptr, visit.party)
            : tr("There is no room for %n person(s) on this day or in the days after"
                 " it. The desk is glad to help you.",
                nullptr,
                visit.party));
    if (hasOffers()) {
        m_jump->setText(tr("Show all times of the day"));
    } else if (next) {
        const SiteClock clock { QTimeZone(board.site().zone), board.today() };
        m_jump->setText(tr("Next free: %1").arg(SiteText::moment(next->slot.range.start, clock)));
    }
}

KioskTile WhenStep::tileOf(const KioskTime &time, bool withDay) const
{
    const KioskBoard &board = flow().board();
    const SiteClock clock { QTimeZone(board.site().zone), board.today() };
    KioskTile tile;
    tile.title = withDay ? SiteText::moment(time.slot.range.start, clock)
                         : SiteText::time(time.slot.range.start, clock.zone);
    tile.line = stateOf(time.slot, tile.state);
    const bool isPlaceNamed
        = withDay || std::any_of(m_times.cbegin(), m_times.cend(), [&time](const KioskTime &each) {
              return each.place != time.place;
          });
    if (isPlaceNamed) {
        tile.line = time.place + u" · "_s + tile.line;
    }
    return tile;
}

QString WhenStep::stateOf(const Slot &slot, KioskButton::TileState &state) const
{
    using State = KioskButton::TileState;
    if (slot.id == flow().hold().slotId()) {
        state = State::Chosen;
        return tr("kept for you");
    }
    if (slot.isClosed()) {
        state = State::Full;
        return tr("closed");
    }
    if (slot.available <= 0) {
        state = State::Full;
        return tr("full");
    }
    if (slot.available < flow().visit().party) {
        state = State::Full;
        return tr("%n left, too few", nullptr, slot.available);
    }
    if (slot.available <= fewPlaces) {
        state = State::Few;
        return tr("%n left", nullptr, slot.available);
    }
    state = State::Good;
    return tr("%n place(s)", nullptr, slot.available);
}
