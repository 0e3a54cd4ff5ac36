#include "ui/desk/slotpanel.h"

#include "ui/changetext.h"
#include "ui/desk/changecard.h"
#include "ui/desk/draftnote.h"
#include "ui/desk/gonecard.h"
#include "ui/desk/holdeditor.h"
#include "ui/desk/holdlist.h"
#include "ui/desk/partybox.h"
#include "ui/desk/reasonbox.h"
#include "ui/desk/refusalcard.h"
#include "ui/desk/returnbox.h"
#include "ui/desk/slotactionbar.h"
#include "ui/desk/slotheading.h"
#include "ui/desk/slotnumbers.h"
#include "ui/desk/waitbox.h"
#include "ui/desk/waitingsection.h"
#include "ui/desk/whycard.h"
#include "ui/outcometext.h"
#include "ui/presenters/deskpresenter.h"
#include "ui/returntext.h"
#include "ui/theme/metrics.h"

#include <QEvent>
#include <QKeyEvent>
#include <QTimeZone>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

SlotPanel::SlotPanel(DeskPresenter &desk, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
{
    setObjectName(u"slotPanel"_s);
    setBoxRole(this, BoxRole::RightPanel);
    build(theme);
    connectPresenters();
    onDetailChanged();
    onDraftChanged();
}

void SlotPanel::build(const Theme &theme)
{
    m_heading = new SlotHeading(m_desk, this);
    m_numbers = new SlotNumbersCard(this);

    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName(u"slotScroll"_s);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *inside = new QWidget(m_scroll);
    setBoxRole(inside, BoxRole::Panel);
    auto *cards = new QVBoxLayout(inside);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(Metrics::unit + Metrics::halfUnit);
    cards->addWidget(new DraftNote(m_desk, inside));
    auto *gone = new GoneCard(m_desk.rescue(), theme, inside);
    connect(gone, &GoneCard::leaveRequested, this, &SlotPanel::stepBack);
    cards->addWidget(gone);
    m_editor = new HoldEditor(m_desk, theme, inside);
    m_refusal = new RefusalCard(m_desk, theme, inside);
    m_reason = new ReasonBox(theme, inside);
    m_party = new PartyBox(theme, inside);
    m_return = new ReturnBox(m_desk.pieces(), theme, inside);
    m_waiting = new WaitingSection(m_desk, theme, inside);
    m_holds = new HoldList(m_desk.slot(), m_desk.wallets(), theme, inside);
    m_why = new WhyCard(inside);
    for (QWidget *card : std::initializer_list<QWidget *> { m_editor,
             m_refusal,
             m_reason,
             m_party,
             m_return,
             m_waiting->form(),
             m_holds,
             m_waiting,
             m_why }) {
        cards->addWidget(card);
    }
    cards->addStretch(1);
    m_scroll->setWidget(inside);
    m_reason->hide();
    m_party->hide();
    m_return->hide();
    m_refusal->hide();

    m_note = new NoteCard(u"reportText"_s, this);
    m_note->setObjectName(u"reportNote"_s);
    m_change = new ChangeCard(m_desk.changes(), theme, this);
    m_actions = new SlotActionBar(theme, this);

    auto *column = new QVBoxLayout(this);
    constexpr int side = 2 * Metrics::unit;
    column->setContentsMargins(side, side, side, side);
    column->setSpacing(Metrics::unit + Metrics::halfUnit);
    column->addWidget(m_heading);
    column->addWidget(m_numbers);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_note);
    column->addWidget(m_change);
    column->addWidget(m_actions);
}

void SlotPanel::connectPresenters()
{
    const SlotPresenter &slot = m_desk.slot();
    const HoldPresenter &hold = m_desk.hold();
    connect(&slot, &SlotPresenter::slotChanged, this, [this] {
        closeReason();
        m_party->hide();
        m_return->hide();
        m_note->hide();
    });
    connect(&slot, &SlotPresenter::detailChanged, this, &SlotPanel::onDetailChanged);
    connect(&slot, &SlotPresenter::chosenHoldChanged, this, &SlotPanel::tick);
    connect(&hold, &HoldPresenter::draftChanged, this, &SlotPanel::onDraftChanged);
    connect(&hold, &HoldPresenter::refusalChanged, this, &SlotPanel::onRefusalChanged);
    connect(&hold, &HoldPresenter::reportChanged, this, &SlotPanel::onReportChanged);
    connect(&hold, &HoldPresenter::activityChanged, this, &SlotPanel::onActivityChanged);
    connect(m_holds, &HoldList::dragWanted, this, &SlotPanel::dragWanted);
    connect(m_editor, &HoldEditor::placeRequested, &hold, [this] { m_desk.hold().place(); });
    connect(m_editor, &HoldEditor::leaveRequested, this, &SlotPanel::stepBack);
    connect(m_refusal, &RefusalCard::leaveRequested, this, &SlotPanel::stepBack);
    connect(m_reason, &ReasonBox::leaveRequested, this, &SlotPanel::stepBack);
    connect(m_reason, &ReasonBox::reasonGiven, this, [this](const QString &reason) {
        closeReason();
        m_desk.cancelFor(reason);
        Q_EMIT focusReturned();
    });
    connect(m_editor, &HoldEditor::partTaken, this, [this](QWidget *part) {
        m_scroll->widget()->layout()->activate();
        // With room below for what the part has to say about what will be typed.
        m_scroll->ensureWidgetVisible(part, 0, Metrics::largeControlHeight);
    });
    connect(m_return, &ReturnBox::leaveRequested, this, &SlotPanel::stepBack);
    connect(m_party, &PartyBox::leaveRequested, this, &SlotPanel::stepBack);
    connect(m_party, &PartyBox::partyGiven, this, [this](const Hold &given, int party) {
        m_party->hide();
        m_desk.changes().resize(given, party);
        Q_EMIT focusReturned();
    });
    connect(m_refusal, &RefusalCard::waitRequested, &m_desk, &DeskPresenter::beginWait);
    connect(m_waiting, &WaitingSection::said, m_note, &NoteCard::say);
    connect(m_waiting, &WaitingSection::closed, this, [this] {
        m_actions->show();
        Q_EMIT focusReturned();
    });
    connect(m_waiting, &WaitingSection::opened, this, [this] {
        m_actions->hide(); // Enter means the form and not the buttons below
        m_scroll->ensureWidgetVisible(m_waiting->form());
    });
    connect(m_change, &ChangeCard::commandRequested, this, &SlotPanel::commandRequested);
    // While a hold is being moved, Enter means the card and not the buttons below.
    connect(&m_desk.changes(), &ChangePresenter::movingChanged, this, [this] {
        m_actions->setVisible(!m_desk.changes().moving());
    });
    connect(&m_desk.changes(), &ChangePresenter::reportChanged, this, &SlotPanel::onChangeReported);
    connect(&m_desk.pieces(), &BookingReturn::outChanged, this, &SlotPanel::tick);
    connect(&m_desk.pieces(), &BookingReturn::reportChanged, this, &SlotPanel::onReturnReported);
    connect(&m_desk.pay(), &PayPresenter::meansChanged, this, &SlotPanel::onDetailChanged);
    connect(m_actions, &SlotActionBar::commandRequested, this, &SlotPanel::commandRequested);
    connect(m_actions, &SlotActionBar::placeRequested, this, [this] { m_desk.hold().place(); });
    connect(m_actions, &SlotActionBar::leaveRequested, this, &SlotPanel::stepBack);
}

void SlotPanel::toggleWhy()
{
    m_why->setExpanded(!m_why->isExpanded());
    m_scroll->ensureWidgetVisible(m_why);
}

void SlotPanel::say(const QString &text) { m_note->hint(text); }

void SlotPanel::tick()
{
    m_actions->showActions(m_desk.actions());
    m_change->tick();
}

void SlotPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        onDetailChanged();
        onReportChanged();
    }
    QWidget::changeEvent(event);
}

void SlotPanel::keyPressEvent(QKeyEvent *event)
{
    // Text fields keep their keys; what arrives here comes from buttons and cards.
    const auto command = gridCommandFor(*event);
    if (command) {
        Q_EMIT commandRequested(*command);
        return;
    }
    QWidget::keyPressEvent(event);
}

void SlotPanel::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    m_isDetailPainted = m_desk.slot().detail().has_value();
}

void SlotPanel::onDetailChanged()
{
    m_isDetailPainted = false;
    const auto &detail = m_desk.slot().detail();
    m_heading->refresh();
    for (QWidget *part : std::initializer_list<QWidget *> { m_numbers, m_holds, m_why }) {
        part->setVisible(detail.has_value());
    }
    if (detail) {
        const QTimeZone zone(m_desk.day().site().zone);
        m_numbers->showPlaces(
            { detail->slot.capacity, detail->confirmed, detail->held, detail->slot.available });
        m_holds->refresh(zone);
        m_holds->setVisible(!detail->holds.isEmpty());
        m_waiting->refresh();
        const bool isOff = m_desk.pay().means() == PayPresenter::Means::Off;
        m_why->setAside(isOff ? OutcomeText::refusal(CreditHoldsOff {}) : QString());
        m_why->showDetail(*detail, zone);
    }
    tick();
    update();
}

void SlotPanel::onDraftChanged()
{
    const bool isEditing = m_desk.hold().isEditing();
    const bool wasEditing = m_editor->isVisibleTo(this);
    const bool hadFocus = isAncestorOf(focusWidget());
    m_editor->setVisible(isEditing && !m_desk.hold().refusal());
    m_actions->setEditing(isEditing);
    if (isEditing) {
        closeReason();
        m_party->hide();
        m_return->hide();
        m_editor->showDraft();
        m_editor->takeFocus();
        m_scroll->ensureWidgetVisible(m_editor);
    } else if (wasEditing && hadFocus) {
        Q_EMIT focusReturned();
    }
}
