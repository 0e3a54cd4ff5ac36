#include "ui/stock/stockpanel.h"

#include "ui/errortext.h"
#include "ui/presenters/stockpresenter.h"
#include "ui/sitetext.h"
#include "ui/stock/stockform.h"
#include "ui/stock/stocktext.h"
#include "ui/widgets/actionbar.h"
#include "ui/widgets/card.h"
#include "ui/widgets/entrycard.h"
#include "ui/widgets/entrylist.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/notecard.h"
#include "ui/widgets/numberscard.h"

#include <QEvent>
#include <QKeySequence>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QString keyName(Qt::Key key) { return QKeySequence(key).toString(QKeySequence::NativeText); }

constexpr int shortListMax = 6; // more are counted, not listed

}

StockPanel::StockPanel(StockPresenter &stock, const Theme &theme, QWidget *parent)
    : DetailPanel(theme,
        { u"stock"_s,
            { u"numberOnHand"_s, u"numberReserved"_s, u"numberStockFree"_s, u"numberOut"_s } },
        parent)
    , m_stock(stock)
{
    setObjectName(u"stockPanel"_s);
    build(theme);
    connectPresenter();
    retranslate();
    onLevelChanged();
    onDetailChanged();
    onDraftChanged();
}

void StockPanel::build(const Theme &theme)
{
    m_form = new StockForm(m_stock, this);
    addCard(m_form);
    m_short = new Card(BoxRole::WarningNote, this);
    m_short->setObjectName(u"shortCard"_s);
    m_shortTitle = new QLabel(m_short);
    m_shortTitle->setWordWrap(true);
    setTextRole(m_shortTitle, TextRole::Strong);
    m_short->content()->addWidget(m_shortTitle);
    m_shortText = new QLabel(m_short);
    m_shortText->setObjectName(u"shortText"_s);
    m_shortText->setWordWrap(true);
    m_short->content()->addWidget(m_shortText);
    addCard(m_short);
    m_outTitle = addSection();
    m_out = new EntryList(theme, this);
    m_out->setObjectName(u"outList"_s);
    m_out->setModel(&m_outRows);
    m_outCard = entryCard(*m_out);
    addCard(m_outCard);
    m_movesTitle = addSection();
    m_moves = new EntryList(theme, this);
    m_moves->setObjectName(u"stockJournal"_s);
    m_moves->setModel(&m_moveRows);
    m_movesCard = entryCard(*m_moves);
    addCard(m_movesCard);
    m_more = new KeyButton(theme, KeyButton::Variant::Quiet, this);
    m_more->setObjectName(u"stockOlder"_s);
    addCard(m_more);
    actions().orderAfter(*m_more);
}

void StockPanel::connectPresenter()
{
    connect(&m_stock, &StockPresenter::chosenChanged, this, [this] {
        m_out->choose({});
        m_moves->choose({});
        onLevelChanged();
        onDetailChanged();
    });
    connect(&m_stock, &StockPresenter::levelsChanged, this, &StockPanel::onLevelChanged);
    connect(&m_stock, &StockPresenter::warehousesChanged, this, [this] {
        m_form->showTargets();
        showActions();
    });
    connect(&m_stock, &StockPresenter::detailChanged, this, &StockPanel::onDetailChanged);
    connect(&m_stock, &StockPresenter::draftChanged, this, &StockPanel::onDraftChanged);
    connect(&m_stock, &StockPresenter::reportChanged, this, &StockPanel::onReportChanged);
    connect(&m_stock, &StockPresenter::activityChanged, this, [this] {
        m_form->setBusy(m_stock.activity() != KeptCommand::Activity::Idle);
        onReportChanged();
        showActions();
    });
    connect(m_form, &PanelForm::submitRequested, this, [this] { run(u"stockSubmit"_s); });
    connect(m_form, &PanelForm::leaveRequested, this, &StockPanel::stepBack);
    connect(&actions(), &ActionBar::actionRequested, this, &StockPanel::run);
    connect(m_more, &KeyButton::clicked, this, [this] { m_stock.showMore(); });
    connect(m_out, &EntryList::openRequested, this, [this] { run(u"stockReturn"_s); });
    for (EntryList *list : { m_out, m_moves }) {
        connect(list, &EntryList::areaWanted, this, [this, list](const QRect &area) {
            showArea(*list, area);
        });
    }
}

bool StockPanel::stepBack()
{
    if (!m_stock.isEditing()) {
        return false;
    }
    m_stock.leave();
    return true;
}

void StockPanel::run(const QString &action)
{
    if (!actions().canDo(action)) {
        const QString reason = actions().reasonOf(action);
        if (!reason.isEmpty()) {
            note().say({ NoteCard::Tone::Warning, reason });
        }
        return;
    }
    if (action == u"stockAdjust") {
        m_stock.open(StockTask::Adjust);
    } else if (action == u"stockCount") {
        m_stock.open(StockTask::Count);
    } else if (action == u"stockTransfer") {
        m_stock.open(StockTask::Transfer);
    } else if (action == u"stockReturn") {
        const EntryRow *booking = m_outRows.rowAt(m_out->currentIndex());
        m_stock.openReturn(booking ? HoldId(booking->id) : HoldId());
    } else if (action == u"stockSubmit") {
        m_stock.submit();
    } else if (action == u"stockLeave") {
        stepBack();
    }
}

void StockPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        onLevelChanged();
        onDetailChanged();
        onReportChanged();
    }
    DetailPanel::changeEvent(event);
}

void StockPanel::onLevelChanged()
{
    const StockLevel *level = m_stock.chosen();
    numbers().setVisible(level != nullptr);
    if (!level) {
        setHeading(tr("No item chosen"), tr("Choose one with the arrow keys."));
        showActions();
        return;
    }
    setHeading(level->name,
        level->sku + u" · "_s + level->warehouse + u" · "_s
            + (level->isRental ? tr("for rent", "a stock item") : tr("for sale", "a stock item")));
    const StockNumbers &now = level->numbers;
    numbers().setNumbers({ SiteText::number(now.onHand),
        SiteText::number(now.reserved),
        SiteText::number(now.available),
        SiteText::number(now.out) });
    m_form->showEcho();
    showActions();
}

void StockPanel::onDetailChanged()
{
    const auto &detail = m_stock.detail();
    const SiteClock clock = SiteText::clockOf(m_stock.site());
    QList<EntryRow> out;
    QList<EntryRow> moves;
    QStringList missing;
    if (detail) {
        for (const PiecesOut &each : detail->out) {
            out.append(StockText::out(each, clock));
        }
        for (const StockMove &each : detail->moves) {
            moves.append(StockText::move(each, clock));
        }
        for (const ShortBooking &each : detail->shortBookings) {
            missing.append(StockText::missing(each, clock));
        }
    }
    m_outRows.setRows(out);
    m_moveRows.setRows(moves);
    m_outTitle->setVisible(!out.isEmpty());
    m_outCard->setVisible(!out.isEmpty());
    m_movesTitle->setVisible(!moves.isEmpty());
    m_movesCard->setVisible(!moves.isEmpty());
    m_more->setVisible(m_stock.hasMore());
    m_short->setVisible(!missing.isEmpty());
    QStringList lines = missing.first(std::min<qsizetype>(missing.size(), shortListMax));
    if (missing.size() > shortListMax) {
        lines.append(
            tr("and %n more", "bookings", static_cast<int>(missing.size()) - shortListMax));
    }
    m_shortText->setText(lines.join(u'\n'));
    m_short->setAccessibleName(m_shortTitle->text() + u". "_s + lines.join(u". "_s));
    if (m_stock.isEditing()) {
        m_form->showBookings();
        m_form->showEcho();
    }
    showActions();
}

void StockPanel::onDraftChanged()
{
    const bool isEditing = m_stock.isEditing();
    const bool wasEditing = m_form->isVisibleTo(this);
    const bool hadFocus = isAncestorOf(focusWidget());
    if (wasEditing && !isEditing && !m_stock.draft()) {
        Q_EMIT formDone();
    }
    if (wasEditing && !isEditing && hadFocus) {
        Q_EMIT focusReturned(); // first: a field that vanishes gives the keyboard to anybody
    }
    m_form->setVisible(isEditing);
    showActions();
    if (isEditing) {
        m_form->showDraft();
        m_form->showEcho();
        // Whose pieces come back is known, mostly: how many is the question.
        const bool isReturn = m_stock.draft()->task == StockTask::Return;
        m_form->takeFocus(isReturn ? u"stockReturned"_s : QString());
        showCard(*m_form);
    }
}

void StockPanel::onReportChanged()
{
    if (m_stock.activity() == KeptCommand::Activity::Settling) {
        note().say({ NoteCard::Tone::Warning,
            ErrorText::sentence({ ErrorCode::OutcomeUnknown, {}, {} }) });
    } else if (m_stock.report() && !m_stock.isSaidByEcho()) {
        note().say(StockText::report(*m_stock.report(), m_stock.chosenId()));
    } else {
        note().say({});
    }
}

QString StockPanel::reasonNotToAct() const
{
    if (!m_stock.isLive()) {
        return tr("The database does not answer: nothing can be changed now.");
    }
    return m_stock.activity() == KeptCommand::Activity::Settling
        ? tr("The last answer is still being looked for.")
        : QString();
}

void StockPanel::showActions()
{
    const StockLevel *level = m_stock.chosen();
    const QString reason = reasonNotToAct();
    const bool canAct
        = level && reason.isEmpty() && m_stock.activity() == KeptCommand::Activity::Idle;
    const QString enter = keyName(Qt::Key_Enter);
    actions().setHint(level ? reason : QString());
    if (m_stock.isEditing()) {
        const StockTask task = m_stock.draft()->task;
        const QString verb = task == StockTask::Adjust ? tr("Adjust")
            : task == StockTask::Count                 ? tr("Write the count down")
            : task == StockTask::Transfer              ? tr("Move", "pieces to a warehouse")
                                                       : tr("Take back");
        actions().setActions({ { u"stockSubmit"_s, verb, enter, canAct, reason },
            { u"stockLeave"_s, tr("Leave, keep what was typed"), keyName(Qt::Key_Escape) } });
        return;
    }
    const bool isOut = m_stock.detail() && !m_stock.detail()->out.isEmpty();
    const bool canMove = !m_stock.targets().isEmpty();
    actions().setActions({ { u"stockAdjust"_s, tr("Adjust"), enter, canAct, reason },
        { u"stockCount"_s, tr("Count"), u"C"_s, canAct, reason },
        { u"stockTransfer"_s,
            tr("Move", "pieces to a warehouse"),
            u"T"_s,
            canAct && canMove,
            canMove ? reason : tr("There is no other warehouse.") },
        { u"stockReturn"_s,
            tr("Return"),
            u"R"_s,
            canAct && isOut,
            isOut ? reason : tr("No pieces are out.") } });
}

void StockPanel::retranslate()
{
    numbers().setCaptions({ tr("on hand", "under a number of pieces"),
        tr("reserved", "under a number of pieces"),
        tr("available", "under a number of pieces"),
        tr("out", "under a number of pieces") });
    numbers().setAccessibleName(tr("Numbers of the item"));
    m_shortTitle->setText(tr("Fewer pieces than promised"));
    m_outTitle->setText(tr("Out with bookings"));
    m_out->setAccessibleName(m_outTitle->text());
    m_movesTitle->setText(tr("Journal"));
    m_moves->setAccessibleName(m_movesTitle->text());
    m_more->setText(tr("Show older entries"));
}
