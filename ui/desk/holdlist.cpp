#include "ui/desk/holdlist.h"

#include "ui/credittext.h"
#include "ui/desk/holdcard.h"
#include "ui/presenters/customerwallets.h"
#include "ui/presenters/slotpresenter.h"
#include "ui/theme/metrics.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

HoldList::HoldList(
    SlotPresenter &slot, CustomerWallets &wallets, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_slot(slot)
    , m_wallets(wallets)
    , m_theme(theme)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"holdList"_s);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(Metrics::unit);
    connect(&m_slot, &SlotPresenter::chosenHoldChanged, this, &HoldList::markChosen);
    connect(&m_wallets, &CustomerWallets::changed, this, &HoldList::showWallets);
}

void HoldList::refresh(const QTimeZone &zone)
{
    const QList<Hold> holds = m_slot.detail() ? m_slot.detail()->holds : QList<Hold>();
    QList<HoldCard *> cards;
    for (const Hold &hold : holds) {
        HoldCard *card = cardOf(hold.id);
        card->showHold(hold, m_slot.isOwn(hold), zone);
        cards.append(card);
    }
    for (HoldCard *card : std::as_const(m_cards)) {
        if (!cards.contains(card)) {
            card->hide();
            card->deleteLater();
        }
    }
    for (qsizetype i = 0; i < cards.size(); ++i) {
        if (m_column->indexOf(cards.at(i)) != static_cast<int>(i)) {
            m_column->removeWidget(cards.at(i));
            m_column->insertWidget(static_cast<int>(i), cards.at(i));
        }
    }
    m_cards = cards;
    markChosen();
    QList<CustomerId> customers;
    for (const Hold &hold : holds) {
        customers.append(hold.customerId);
    }
    m_wallets.want(customers);
    showWallets();
}

void HoldList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down) {
        step(1);
    } else if (event->key() == Qt::Key_Up) {
        step(-1);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void HoldList::markChosen()
{
    const Hold *chosen = m_slot.chosenHold();
    for (HoldCard *card : std::as_const(m_cards)) {
        card->setChosen(chosen && card->holdId() == chosen->id);
    }
}

void HoldList::showWallets()
{
    for (HoldCard *card : std::as_const(m_cards)) {
        card->showWallets(CreditText::wallets(m_wallets.of(card->customerId())));
    }
}

void HoldList::step(int by)
{
    const auto focused = std::find_if(
        m_cards.cbegin(), m_cards.cend(), [](const HoldCard *card) { return card->hasFocus(); });
    if (focused == m_cards.cend()) {
        return;
    }
    const qsizetype next = std::distance(m_cards.cbegin(), focused) + by;
    if (next >= 0 && next < m_cards.size()) {
        m_cards.at(next)->setFocus();
        m_slot.choose(m_cards.at(next)->holdId());
    }
}

HoldCard *HoldList::cardOf(HoldId hold)
{
    for (HoldCard *card : std::as_const(m_cards)) {
        if (card->holdId() == hold) {
            return card;
        }
    }
    auto *card = new HoldCard(m_theme, hold, this);
    m_column->addWidget(card);
    connect(card, &HoldCard::chosen, &m_slot, &SlotPresenter::choose);
    connect(card, &HoldCard::dragWanted, this, &HoldList::dragWanted);
    return card;
}
