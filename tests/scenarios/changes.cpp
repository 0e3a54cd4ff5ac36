#include "tests/scenarios/changes.h"

#include "tests/scenarios/factcheck.h"
#include "tests/scenarios/outcomewords.h"
#include "tests/support/waitfor.h"

using namespace Qt::StringLiterals;

namespace {

/** What is answered when a verb took effect. */
const QHash<QString, QString> &effects()
{
    static const QHash<QString, QString> words { { u"move"_s, u"moved"_s },
        { u"swap"_s, u"swapped"_s },
        { u"resize"_s, u"resized"_s },
        { u"revive"_s, u"revived"_s },
        { u"check-in"_s, u"arrived"_s },
        { u"no-show"_s, u"no_show"_s },
        { u"take-over"_s, u"taken_over"_s },
        { u"undo"_s, u"undone"_s } };
    return words;
}

}

Changes::Changes(TestDatabase &database,
    const QHash<QString, HoldId> &holds,
    const QHash<QString, SlotId> &places)
    : m_database(database)
    , m_holds(holds)
    , m_places(places)
{
}

bool Changes::knows(const QString &verb) { return effects().contains(verb); }

QStringList Changes::act(TestDesk &desk, const QStringList &words)
{
    const IdempotencyKey key = IdempotencyKey::create();
    const Result<ChangeOutcome> result = waitFor(send(desk, words, key));
    if (!result) {
        return { u"error %1 %2"_s.arg(int(result.error().code)).arg(result.error().detail) };
    }
    const auto *changed = std::get_if<HoldChanged>(&*result);
    if (!changed) {
        return wordsOf(*result);
    }
    if (words.value(0) == u"undo") {
        m_last.reset();
    } else {
        m_last = key;
    }
    return QStringList { effects().value(words.value(0)) } + wordsOf(*result);
}

QFuture<Result<ChangeOutcome>> Changes::send(
    TestDesk &desk, const QStringList &words, const IdempotencyKey &key)
{
    ChangeService &changes = desk.changes();
    const QString &verb = words.value(0);
    const HoldId hold = m_holds.value(words.value(1));
    if (verb == u"move") {
        const SlotId to = m_places.value(wordBehind(words, u"to"_s, {}), SlotId(999999));
        return changes.move(key, hold, slotOf(hold), to);
    }
    if (verb == u"swap") {
        return changes.swap(key, hold, m_holds.value(wordBehind(words, u"with"_s, {})));
    }
    if (verb == u"resize") {
        return changes.resize(key, hold, wordBehind(words, u"to"_s, u"1"_s).toLongLong());
    }
    if (verb == u"revive") {
        return changes.revive(key, hold);
    }
    if (verb == u"check-in") {
        return changes.checkIn(key, hold, words.value(2, u"1"_s).toLongLong());
    }
    if (verb == u"no-show") {
        return changes.markNoShow(key, hold);
    }
    if (verb == u"take-over") {
        return changes.takeOver(key,
            m_database.text("SELECT holdfast.code_of(" + QByteArray::number(hold.value()) + ')'));
    }
    return changes.undo(key, m_last.value_or(IdempotencyKey::create()));
}

QStringList Changes::checkHolds(const QStringList &words)
{
    return wrongFacts(
        { { u"held"_s, count("status = 'held'") },
            { u"confirmed"_s, count("status = 'confirmed'") },
            { u"cancelled"_s, count("status = 'cancelled'") },
            { u"expired"_s, count("status = 'expired'") },
            { u"noshow"_s, count("no_show_at IS NOT NULL") },
            { u"here"_s,
                m_database.number("SELECT coalesce(sum(arrived), 0)"
                                  " FROM holdfast.holds WHERE status = 'confirmed'") },
            { u"missing"_s,
                count("status = 'confirmed' AND arrived = 0"
                      " AND no_show_at IS NULL") } },
        words);
}

SlotId Changes::slotOf(HoldId hold)
{
    return SlotId(m_database.number(
        "SELECT slot_id FROM holdfast.holds WHERE hold_id = " + QByteArray::number(hold.value())));
}

qint64 Changes::count(const QByteArray &condition)
{
    return m_database.number("SELECT count(*) FROM holdfast.holds WHERE " + condition);
}
