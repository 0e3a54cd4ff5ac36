#include "ui/desk/payrow.h"

#include "core/base/wholeamount.h"
#include "core/credits/creditrequests.h"
#include "ui/amounttext.h"
#include "ui/credittext.h"
#include "ui/linetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textrole.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int typedLengthMax = 40;

AmountReading readingOf(const QString &typed)
{
    return readWholeAmount(typed, { creditAmountMax });
}

}

PayRow::PayRow(const QString &bucket, QWidget *parent)
    : QWidget(parent)
    , m_available(new QLabel(this))
    , m_amount(new QLineEdit(this))
    , m_echo(new QLabel(this))
{
    m_available->setObjectName(u"payAvailable_"_s + bucket);
    m_available->setWordWrap(true);
    m_amount->setObjectName(u"pay_"_s + bucket);
    m_amount->setMaxLength(typedLengthMax);
    m_echo->setObjectName(u"payEcho_"_s + bucket);
    m_echo->setWordWrap(true);
    setTextRole(m_available, TextRole::Body);
    m_available->setBuddy(m_amount);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Metrics::halfUnit);
    column->addWidget(m_available);
    column->addWidget(m_amount);
    column->addWidget(m_echo);
    connect(m_amount, &QLineEdit::textEdited, this, [this] {
        retranslate();
        Q_EMIT typedChanged();
    });
}

void PayRow::showWallet(const Wallet &wallet, bool isOnly)
{
    m_wallet = wallet;
    m_isOnly = isOnly;
    retranslate();
}

void PayRow::setTyped(const QString &typed)
{
    if (typed != m_amount->text()) {
        m_amount->setText(typed);
        retranslate();
    }
}

QString PayRow::typed() const { return m_amount->text(); }

bool PayRow::isUnreadable() const
{
    const bool isEmpty = typed().trimmed().isEmpty();
    return !isEmpty && std::holds_alternative<AmountProblem>(readingOf(typed()));
}

void PayRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void PayRow::retranslate()
{
    const int count = LineText::pluralCount(m_wallet.available);
    const QString available
        = tr("%L1 available", "credits of a wallet", count).arg(m_wallet.available);
    m_available->setText(
        m_isOnly ? available : CreditText::bucket(m_wallet.bucket) + u" · "_s + available);
    const AmountReading reading = readingOf(typed());
    TextRole role = TextRole::Caption;
    QString echo;
    if (const auto *amount = std::get_if<qint64>(&reading)) {
        const bool isTooMuch = !m_wallet.hasOverdraft && *amount > m_wallet.available;
        role = isTooMuch ? TextRole::WarningCaption : TextRole::Caption;
        const QString read = LineText::credits(*amount, m_wallet.bucket);
        echo = isTooMuch ? tr("%1: more than there is.", "credits").arg(read)
                         : tr("Holds %1.", "credits").arg(read);
    } else if (!typed().trimmed().isEmpty()) {
        role = TextRole::WarningCaption;
        echo = AmountText::problem(std::get<AmountProblem>(reading), typed());
    }
    setTextRole(m_echo, role);
    m_echo->setText(echo);
    m_echo->setVisible(!echo.isEmpty());
    m_amount->setAccessibleName(
        tr("Amount to pay with credits, %1", "how many are available").arg(m_available->text()));
    m_amount->setAccessibleDescription(echo);
}
