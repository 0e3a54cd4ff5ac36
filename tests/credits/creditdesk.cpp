#include "tests/credits/creditdesk.h"

using namespace Qt::StringLiterals;

void CreditDesk::begin()
{
    m_desk = std::make_unique<TestDesk>(database().desk());
    m_slot = database().addSlot(8);
    m_anna = addCustomer("Anna Nováková");
}

CustomerId CreditDesk::addCustomer(const QByteArray &name)
{
    return CustomerId(
        database().number("SELECT customer_id FROM api.add_customer('" + name + "', NULL, NULL)"));
}

GrantRequest CreditDesk::grantOf(qint64 amount) const
{
    GrantRequest request;
    request.customerId = m_anna;
    request.bucket = u"default"_s;
    request.amount = amount;
    return request;
}

DebitRequest CreditDesk::debitOf(qint64 amount) const
{
    DebitRequest request;
    request.customerId = m_anna;
    request.bucket = u"default"_s;
    request.amount = amount;
    return request;
}

PlaceHoldRequest CreditDesk::creditHold(qint64 amount) const
{
    PlaceHoldRequest request;
    request.customerId = m_anna;
    request.credits = { { u"default"_s, amount } };
    request.note = u"Order #42"_s;
    request.meta = QJsonObject { { u"order"_s, 42 } };
    return request;
}

HoldId CreditDesk::held(const PlaceHoldRequest &request)
{
    const auto outcome = valueFrom(m_desk->booking().placeHold(request));
    const auto *placed = std::get_if<HoldPlaced>(&outcome);
    if (!placed) {
        qFatal("not placed: alternative %zu", outcome.index());
    }
    return placed->receipt.holdId;
}

CreditAnswer CreditDesk::captured(HoldId hold, std::optional<qint64> amount)
{
    CaptureRequest request;
    request.holdId = hold;
    request.amount = amount;
    return valueFrom(credits().capture(request));
}
