#include "tests/db/changetest.h"

using namespace Qt::StringLiterals;

ApiAnswer ChangeTest::changeBy(
    ApiCaller &caller, const QByteArray &name, const QString &key, const QList<qint64> &arguments)
{
    QByteArrayList all { quoted(key) };
    for (const qint64 argument : arguments) {
        all.append(QByteArray::number(argument));
    }
    return caller.call("SELECT * FROM api." + name + '(' + all.join(", ") + ')');
}

ApiAnswer ChangeTest::change(const QByteArray &name, const QList<qint64> &arguments)
{
    m_lastKey = ApiCaller::newKey();
    return changeBy(*m_caller, name, m_lastKey, arguments);
}

ApiAnswer ChangeTest::undo(const QString &key)
{
    return m_caller->call(
        "SELECT * FROM api.undo_change(" + quoted(ApiCaller::newKey()) + ", " + quoted(key) + ')');
}

qint64 ChangeTest::held(SlotId slot, qint64 party)
{
    return m_caller->place(ApiCaller::newKey(), slot, party).holdId;
}

qint64 ChangeTest::booked(SlotId slot, qint64 party)
{
    return m_caller->confirm(held(slot, party)).holdId;
}

qint64 ChangeTest::available(SlotId slot)
{
    return database().number(
        "SELECT available FROM api.slot_detail(" + QByteArray::number(slot.value()) + ')');
}

SlotId ChangeTest::slotOfNow(qint64 capacity)
{
    TestSlot slot;
    slot.resource = u"Now %1"_s.arg(database().number("SELECT count(*) FROM holdfast.slots"));
    slot.start = database().now().addSecs(-60);
    slot.capacity = capacity;
    return database().addSlot(slot);
}
