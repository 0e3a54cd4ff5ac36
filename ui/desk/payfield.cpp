#include "ui/desk/payfield.h"

#include "ui/desk/payrow.h"
#include "ui/presenters/paypresenter.h"
#include "ui/theme/textrole.h"
#include "ui/widgets/keybutton.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

PayField::PayField(PayPresenter &pay, const Theme &theme, QWidget *parent)
    : FoldedSection(theme, parent)
    , m_pay(pay)
    , m_words(new QLabel(this))
{
    setObjectName(u"payField"_s);
    head()->setObjectName(u"payButton"_s);
    m_words->setObjectName(u"payWords"_s);
    m_words->setWordWrap(true);
    setTextRole(m_words, TextRole::Caption);
    layout()->addWidget(m_words);
    connect(&m_pay, &PayPresenter::meansChanged, this, &PayField::refresh);
    connect(this, &FoldedSection::openRequested, this, &PayField::takeFocus);
    retranslate();
}

void PayField::showDraft(const HoldDraft &draft)
{
    m_wishes = draft.credits;
    m_hasName = !draft.customerName.trimmed().isEmpty() || !draft.customerPhone.trimmed().isEmpty();
    if (m_wishes.isEmpty()) {
        setOpen(false);
    }
    refresh();
}

bool PayField::takeFocus()
{
    if (m_pay.means() != PayPresenter::Means::Wallets) {
        return false;
    }
    setOpen(true);
    refresh();
    m_shown.first()->edit()->setFocus(Qt::OtherFocusReason);
    m_shown.first()->edit()->selectAll();
    return true;
}

bool PayField::takeFocusTo(const QString &bucket)
{
    const PayRow *row = m_rows.value(bucket);
    if (row) {
        row->edit()->setFocus(Qt::OtherFocusReason);
        row->edit()->selectAll();
    }
    return row;
}

bool PayField::takeFocusToUnreadable()
{
    const auto row = std::find_if(
        m_rows.cbegin(), m_rows.cend(), [](const PayRow *each) { return each->isUnreadable(); });
    return row != m_rows.cend() && takeFocusTo(row.key());
}

void PayField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    FoldedSection::changeEvent(event);
}

void PayField::refresh()
{
    const PayPresenter::Means means = m_pay.means();
    const bool hasWallets = means == PayPresenter::Means::Wallets;
    setVisible(means != PayPresenter::Means::Off);
    refreshRows();
    setOpen(hasWallets && (isOpen() || !m_wishes.isEmpty()));
    head()->setVisible(hasWallets && !isOpen());
    m_words->setText(whyNothing());
    m_words->setVisible(!hasWallets);
}

void PayField::refreshRows()
{
    const QList<Wallet> &wallets = m_pay.wallets();
    QHash<QString, PayRow *> gone = m_rows;
    m_shown.clear();
    for (const Wallet &wallet : wallets) {
        gone.remove(wallet.bucket);
        PayRow *row = rowOf(wallet.bucket);
        row->showWallet(wallet, wallets.size() == 1);
        const auto wish = std::find_if(m_wishes.cbegin(), m_wishes.cend(), [&](const auto &each) {
            return each.bucket == wallet.bucket;
        });
        row->setTyped(wish == m_wishes.cend() ? QString() : wish->typed);
        const int place = static_cast<int>(m_shown.size());
        if (body()->indexOf(row) != place) {
            body()->removeWidget(row);
            body()->insertWidget(place, row);
        }
        setTabOrder(m_shown.isEmpty() ? head() : static_cast<QWidget *>(m_shown.last()->edit()),
            row->edit());
        m_shown.append(row);
    }
    for (auto row = gone.cbegin(); row != gone.cend(); ++row) {
        m_rows.remove(row.key());
        delete row.value();
    }
}

PayRow *PayField::rowOf(const QString &bucket)
{
    if (PayRow *known = m_rows.value(bucket)) {
        return known;
    }
    auto *row = new PayRow(bucket, this);
    m_rows.insert(bucket, row);
    body()->addWidget(row);
    row->show(); // at once: a layout does it later, and the focus may go there now
    connect(row, &PayRow::typedChanged, this, [this, bucket, row] {
        remember(bucket, row->typed());
        Q_EMIT wishesChanged();
    });
    Q_EMIT fieldAdded(row->edit());
    return row;
}

void PayField::remember(const QString &bucket, const QString &typed)
{
    m_wishes.removeIf([&bucket](const CreditWish &each) { return each.bucket == bucket; });
    if (!typed.trimmed().isEmpty()) {
        m_wishes.append({ bucket, typed });
    }
}

QString PayField::whyNothing() const
{
    switch (m_pay.means()) {
    case PayPresenter::Means::NoCustomer:
        return m_hasName ? tr("Credits: choose the customer from the list to pay with them.")
                         : tr("Credits: a walk-in has no wallet.");
    case PayPresenter::Means::Reading:
        return tr("Credits: looking for the wallet…");
    case PayPresenter::Means::NoWallet:
        return tr("Credits: this customer has no wallet.");
    case PayPresenter::Means::Wallets:
    case PayPresenter::Means::Off:
        return {};
    }
    Q_UNREACHABLE();
}

void PayField::retranslate()
{
    setTitle(tr("Pay with credits"));
    refresh();
}
