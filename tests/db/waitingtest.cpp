#include "tests/db/waitingtest.h"

using namespace Qt::StringLiterals;

QString WaitingTest::joinBy(ApiCaller &caller, SlotId slot, qint64 party, const QByteArray &phone)
{
    const RawAnswer answer = caller.connection().run("SELECT outcome FROM api.join_waiting("
        + quoted(ApiCaller::newKey()) + ", " + QByteArray::number(slot.value()) + ", "
        + QByteArray::number(party) + ", NULL, 'Waits " + phone + "', '" + phone
        + "', NULL, NULL, 'Desk 1')");
    return answer.isOk() ? answer.text() : answer.sqlState;
}

QString WaitingTest::join(SlotId slot, qint64 party, const QByteArray &phone)
{
    return joinBy(*m_caller, slot, party, phone);
}

QStringList WaitingTest::list(SlotId slot)
{
    const auto rows = database().rows("SELECT state || ' ' || customer_phone || ' x' || party"
                                      " || CASE WHEN skips > 0 THEN ' skips ' || skips ELSE '' END"
                                      " FROM api.waiting_list(1, "
        + QByteArray::number(slot.value()) + ") ORDER BY waiting_id");
    QStringList list;
    for (const QStringList &row : rows) {
        list.append(row.first());
    }
    return list;
}

qint64 WaitingTest::forgotten()
{
    return database().number(
        "SELECT count(*) FROM holdfast.waiting w JOIN holdfast.pools p ON p.pool_id = w.slot_id"
        " WHERE w.state = 'waiting' AND w.wait_until > holdfast.now() AND NOT p.closed"
        "   AND w.party <= p.free - p.minimum");
}

qint64 WaitingTest::offerFor(const QByteArray &phone)
{
    return database().number("SELECT w.hold_id FROM holdfast.waiting w"
                             " JOIN holdfast.customers c USING (customer_id)"
                             " WHERE c.phone = '"
        + phone + "'");
}
