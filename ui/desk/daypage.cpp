#include "ui/desk/daypage.h"

#include "core/base/localday.h"
#include "ui/desk/daymessage.h"
#include "ui/desk/dayviews.h"
#include "ui/desk/gridbar.h"
#include "ui/desk/helpbar.h"
#include "ui/desk/holddrag.h"
#include "ui/desk/offerbar.h"
#include "ui/desk/slotgridview.h"
#include "ui/desk/slotpanel.h"
#include "ui/outcometext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QStackedWidget>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr int busyAfterMs = 1'000;

}

DayPage::DayPage(const DeskServices &services, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_desk(services)
{
    setObjectName(u"dayPage"_s);
    setBoxRole(this, BoxRole::Page);
    build(services, theme);
    connectAll();
    showMessageOrGrid();
}

DayPage::~DayPage() = default;

void DayPage::build(const DeskServices &services, const Theme &theme)
{
    m_stack = new QStackedWidget(this);
    m_grid = new SlotGridView(m_model, theme, m_stack);
    m_grid->setObjectName(u"slotGrid"_s);
    m_message = new DayMessage(m_desk.day(), services.feed, theme, m_stack);
    m_stack->addWidget(m_message);
    m_stack->addWidget(m_grid);
    m_bar = new GridBar(theme, this);
    m_views = new DayViews({ m_desk, services.schedule, m_model, *m_grid, *m_bar }, this);
    m_busy = new QProgressBar(this);
    m_busy->setObjectName(u"busyLine"_s);
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setFixedHeight(Metrics::halfUnit);
    QSizePolicy keepsRoom = m_busy->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(keepsRoom);
    m_busy->hide();
    m_busyDelay.setSingleShot(true);
    m_busyDelay.setInterval(busyAfterMs);
    m_panel = new SlotPanel(m_desk, theme, this);
    m_panel->setFixedWidth(theme.scaled(Metrics::panelWidth));
    m_drag = new HoldDrag({ m_desk, *m_grid, m_model, theme }, this);
    connect(&theme, &Theme::changed, m_panel, [this, &theme] {
        m_panel->setFixedWidth(theme.scaled(Metrics::panelWidth));
    });

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto *column = new QVBoxLayout;
    column->setContentsMargins(Metrics::pageMargin, 0, Metrics::pageMargin, Metrics::pageMargin);
    column->setSpacing(Metrics::halfUnit);
    column->addWidget(m_busy);
    column->addWidget(m_bar);
    column->addWidget(new HelpBar(m_desk, theme, this));
    auto *offers = new OfferBar(m_desk, theme, this);
    connect(offers, &OfferBar::nextRequested, this, [this] { run(GridCommand::NextOffer); });
    column->addWidget(offers);
    column->addWidget(m_stack, 1);
    row->addLayout(column, 1);
    row->addWidget(m_panel);
}

void DayPage::connectAll()
{
    DayPresenter &day = m_desk.day();
    connect(&day, &DayPresenter::gridChanged, this, &DayPage::onGridChanged);
    connect(&day, &DayPresenter::phaseChanged, this, &DayPage::showMessageOrGrid);
    connect(&day, &DayPresenter::placeChanged, this, &DayPage::showMessageOrGrid);
    connect(&day, &DayPresenter::nextOpenDayChanged, this, &DayPage::showMessageOrGrid);
    connect(&day, &DayPresenter::readingChanged, this, &DayPage::onReadingChanged);
    connect(&m_busyDelay, &QTimer::timeout, m_busy, &QWidget::show);
    connect(m_message, &DayMessage::commandRequested, this, &DayPage::run);
    connect(m_message, &DayMessage::retryRequested, &day, &DayPresenter::refresh);
    connect(m_message, &DayMessage::nextOpenDayRequested, this, [this] {
        m_desk.day().showDay(m_desk.day().nextOpenDay().value_or(QDate()));
        focusGrid();
    });
    connect(m_grid, &SlotGridView::currentSlotChanged, this, [this](SlotId slot) {
        m_desk.slot().show(slot);
    });
    connect(m_grid, &SlotGridView::commandRequested, this, &DayPage::run);
    connect(m_grid, &SlotGridView::partyTyped, this, [this](int digit) {
        m_desk.beginHoldWithDigit(digit);
    });
    connect(m_grid, &SlotGridView::dragWanted, m_drag, &HoldDrag::begin);
    connect(m_panel, &SlotPanel::dragWanted, m_drag, &HoldDrag::begin);
    connect(m_panel, &SlotPanel::commandRequested, this, &DayPage::run);
    connect(m_panel, &SlotPanel::focusReturned, this, &DayPage::focusGrid);
    connect(m_views, &DayViews::focusReturned, this, &DayPage::focusGrid);
    connect(m_views, &DayViews::slotWanted, this, &DayPage::goToOffer);
    connect(&m_model, &SlotGridModel::holdsLapsed, &day, &DayPresenter::refreshByItself);
    connect(&m_desk.hold(), &HoldPresenter::numbersChanged, this, [this](const SlotNumbers &now) {
        m_model.patch(now);
    });
    // The detail is newer than the grid: the cell must not contradict the panel beside it.
    connect(&m_desk.slot(), &SlotPresenter::detailChanged, this, [this] {
        const auto &detail = m_desk.slot().detail();
        for (const Hold &hold : detail ? detail->holds : QList<Hold>()) {
            m_model.patchHold(hold);
        }
        if (detail) {
            const Slot &slot = detail->slot;
            m_model.patch({ slot.id, slot.capacity, slot.available });
        }
    });
    connect(&m_desk.hold(), &HoldPresenter::refusalChanged, this, [this] {
        m_grid->setOfferOpen(m_desk.hold().refusal().has_value());
    });
    connect(&m_desk.hold(), &HoldPresenter::movedTo, this, &DayPage::goToOffer);
    connect(&m_desk, &DeskPresenter::slotWanted, this, &DayPage::goToSlot);
    connect(&m_desk, &DeskPresenter::reasonWanted, m_panel, &SlotPanel::askReason);
    connect(&m_desk, &DeskPresenter::partyWanted, m_panel, &SlotPanel::askParty);
    connect(&m_desk, &DeskPresenter::returnWanted, m_panel, &SlotPanel::askReturn);
    connect(&m_desk,
        &DeskPresenter::intentsRecovered,
        this,
        [this](const QList<RecoveredIntent> &intents) {
            m_panel->say(OutcomeText::recovered(intents));
        });
    connect(&m_desk, &DeskPresenter::hintGiven, this, [this](DeskHint hint) {
        m_panel->say(OutcomeText::hint(hint));
    });
}

QWidget &DayPage::panel() { return *m_panel; }

void DayPage::say(const QString &text) { m_panel->say(text); }

QWidget &DayPage::bar() { return *m_bar; }

void DayPage::goToOffer(const NearbySlot &to)
{
    m_views->makeRoomFor(to.slot.resourceId);
    goToSlot(to.slot.id, to.slot.range.start);
}

void DayPage::goToSlot(SlotId slot, const QDateTime &start)
{
    m_wantedSlot = slot;
    const QDate day = localDate(start, QTimeZone(m_desk.day().site().zone));
    m_desk.day().showDay(day);
    if (m_desk.day().isGridCurrent()) {
        if (m_grid->goToSlot(slot)) {
            m_wantedSlot = {};
        } else {
            m_desk.day().refresh(); // the slot may be newer than the grid
        }
    }
    focusGrid();
}

void DayPage::showWanted()
{
    if (!m_wantedSlot.isValid()) {
        return;
    }
    if (m_grid->goToSlot(m_wantedSlot) || m_model.view() != GridView::Week) {
        m_wantedSlot = {};
    } else {
        m_views->makeRoomFor({}); // it is not of this resource
    }
}

void DayPage::focusGrid()
{
    (m_stack->currentWidget() == m_grid ? static_cast<QWidget *>(m_grid) : m_stack->currentWidget())
        ->setFocus(Qt::OtherFocusReason);
}

void DayPage::tick()
{
    m_model.tick();
    m_panel->tick();
}

bool DayPage::isSettled() const
{
    return m_desk.day().isGridCurrent() && m_model.rowCount() > 0 && m_grid->paintCount() > 0
        && m_desk.slot().detail() && m_panel->isDetailPainted();
}

void DayPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_model.retranslate();
    }
    QWidget::changeEvent(event);
}

void DayPage::onGridChanged()
{
    m_views->showGrid();
    showMessageOrGrid();
    if (!m_hasShownDay && m_model.rowCount() > 0) {
        m_hasShownDay = true;
        m_views->goToStart();
        focusGrid();
    }
    if (m_desk.day().isGridCurrent()) {
        showWanted();
    }
    Q_EMIT gridShown();
}

void DayPage::onReadingChanged()
{
    if (m_desk.day().isReading()) {
        m_busyDelay.start();
    } else {
        m_busyDelay.stop();
        m_busy->hide();
    }
}

void DayPage::showMessageOrGrid()
{
    const bool hadFocus = m_stack->isAncestorOf(window()->focusWidget());
    const QWidget *before = m_stack->currentWidget();
    const bool isMessage = m_message->refresh();
    m_stack->setCurrentWidget(isMessage ? static_cast<QWidget *>(m_message) : m_grid);
    if (hadFocus && m_stack->currentWidget() != before) {
        focusGrid();
    }
}
