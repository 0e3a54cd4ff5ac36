#include "ui/stock/stockform.h"

#include "ui/presenters/stockpresenter.h"
#include "ui/stock/stocktext.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace {

constexpr int amountLengthMax = 40;
constexpr int reasonLengthMax = 1'000;

const QStringList pieceFields { u"stockReturned"_s, u"stockLost"_s };
const QStringList lossFields { u"stockDamaged"_s, u"stockConsumed"_s };

}

StockForm::StockForm(StockPresenter &stock, QWidget *parent)
    : PanelForm(u"stockForm"_s, parent)
    , m_stock(stock)
    , m_booking(new QComboBox(this))
    , m_target(new QComboBox(this))
{
    m_booking->setObjectName(u"stockBooking"_s);
    m_booking->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addWidget(u"stockBooking"_s, m_booking);
    addField(u"stockAmount"_s, amountLengthMax);
    m_target->setObjectName(u"stockTarget"_s);
    addWidget(u"stockTarget"_s, m_target);
    addFieldRow(pieceFields, amountLengthMax);
    addFieldRow(lossFields, amountLengthMax);
    addField(u"stockReason"_s, reasonLengthMax);
    connect(this, &PanelForm::edited, this, &StockForm::onEdited);
    connect(m_target, &QComboBox::activated, this, &StockForm::onEdited);
    connect(m_booking, &QComboBox::activated, this, [this](int index) {
        const HoldId hold(m_booking->itemData(index).toLongLong());
        StockDraft draft = *m_stock.draft();
        draft.holdId = hold;
        for (const PiecesOut &each :
            m_stock.detail() ? m_stock.detail()->out : QList<PiecesOut>()) {
            if (each.holdId == hold) {
                draft.returned = QString::number(each.out);
            }
        }
        m_stock.edit(draft);
        showDraft();
    });
}

void StockForm::showDraft()
{
    const auto &draft = m_stock.draft();
    if (!draft) {
        return;
    }
    setText(u"stockAmount"_s, draft->amount);
    setText(u"stockReason"_s, draft->reason);
    setText(u"stockReturned"_s, draft->returned);
    setText(u"stockLost"_s, draft->lost);
    setText(u"stockDamaged"_s, draft->damaged);
    setText(u"stockConsumed"_s, draft->consumed);
    const bool isReturn = draft->task == StockTask::Return;
    setFieldVisible(u"stockAmount"_s, !isReturn);
    setFieldVisible(u"stockBooking"_s, isReturn);
    setFieldVisible(u"stockTarget"_s, draft->task == StockTask::Transfer);
    for (const QString &name : pieceFields + lossFields) {
        setFieldVisible(name, isReturn);
    }
    showBookings();
    showTargets();
    retranslate();
}

void StockForm::showTargets()
{
    const auto &draft = m_stock.draft();
    if (!draft || m_target->view()->isVisible()) {
        return; // an open list does not change under the pointer
    }
    const QSignalBlocker quiet(m_target);
    m_target->clear();
    m_target->addItems(m_stock.targets());
    m_target->setCurrentIndex(m_target->findText(draft->warehouse));
}

void StockForm::showBookings()
{
    const auto &draft = m_stock.draft();
    if (!draft || m_booking->view()->isVisible()) {
        return; // an open list does not change under the pointer
    }
    const SiteClock clock = SiteText::clockOf(m_stock.site());
    const QSignalBlocker quiet(m_booking);
    m_booking->clear();
    for (const PiecesOut &each : m_stock.detail() ? m_stock.detail()->out : QList<PiecesOut>()) {
        const EntryRow row = StockText::out(each, clock);
        m_booking->addItem(
            row.title + u" · "_s + row.side + u" · "_s + row.caption, each.holdId.value());
    }
    m_booking->setCurrentIndex(m_booking->findData(draft->holdId.value()));
}

void StockForm::showEcho()
{
    const auto read = m_stock.reading();
    const StockLevel *level = m_stock.chosen();
    if (!read || !level) {
        setEcho(EchoTone::Plain, {});
        return;
    }
    const auto *problem = std::get_if<StockDraftProblem>(&*read);
    // What is only missing yet is said when it is sent, not while it is typed.
    const bool isMissing = problem && problem->isMissing();
    if (isMissing) {
        setEcho(EchoTone::Plain, {});
        return;
    }
    setEcho(problem ? EchoTone::Refused : EchoTone::Plain, StockText::echo(*read, *level));
}

void StockForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        showDraft();
        showEcho();
    }
    PanelForm::changeEvent(event);
}

void StockForm::onEdited()
{
    if (!m_stock.draft()) {
        return;
    }
    StockDraft draft = *m_stock.draft();
    draft.amount = text(u"stockAmount"_s);
    draft.reason = text(u"stockReason"_s);
    draft.returned = text(u"stockReturned"_s);
    draft.lost = text(u"stockLost"_s);
    draft.damaged = text(u"stockDamaged"_s);
    draft.consumed = text(u"stockConsumed"_s);
    draft.warehouse = m_target->currentText();
    m_stock.edit(draft);
    showEcho();
}

void StockForm::retranslate()
{
    const StockTask task = m_stock.draft() ? m_stock.draft()->task : StockTask::Adjust;
    switch (task) {
    case StockTask::Adjust:
        setTitle(tr("Adjust what is on hand"));
        setLabel(u"stockAmount"_s, tr("Change, with + or −"));
        break;
    case StockTask::Count:
        setTitle(tr("Stocktake"));
        setLabel(u"stockAmount"_s, tr("Counted in the house, reserved pieces too"));
        break;
    case StockTask::Return:
        setTitle(tr("Pieces of a booking"));
        break;
    case StockTask::Transfer:
        setTitle(tr("Move to another warehouse"));
        setLabel(u"stockAmount"_s, tr("Pieces", "label of a field: how many"));
        break;
    }
    setLabel(u"stockBooking"_s, tr("Booking"));
    setLabel(u"stockTarget"_s, tr("To the warehouse"));
    setLabel(u"stockReturned"_s, tr("Came back"));
    setLabel(u"stockLost"_s, tr("Lost"));
    setLabel(u"stockDamaged"_s, tr("Damaged"));
    setLabel(u"stockConsumed"_s, tr("Used up"));
    const bool isOptional = task == StockTask::Return || task == StockTask::Transfer;
    setLabel(u"stockReason"_s, isOptional ? tr("Note (may stay empty)") : tr("Reason"));
}
