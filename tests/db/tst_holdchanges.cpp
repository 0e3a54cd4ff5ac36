#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"
#include "tests/support/race.h"

#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Move, swap, resize, revive, who has come, undo, and the hand-off by a code. */
class TestHoldChanges : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void aMoveTakesTheNewAndGivesTheOldBack();
    void aMoveToAFullSlotChangesNothing();
    void aMoveIsRefusedInWords_data();
    void aMoveIsRefusedInWords();
    void aMoveCarriesExtrasAndCapturedPlaces();
    void aKeyHasOneEffect();
    void aClosedKeyIsNotUsedAnyMore();
    void twoFullSlotsChangePlaces();
    void aSwapOfUnequalPartiesNeedsRoom();
    void aPartyGrowsAndShrinks();
    void aPartyDoesNotShrinkBelowWhoIsHere();
    void lapsedPlacesMakeRoom();
    void aCancelledBookingComesBackConfirmed();
    void aLapsedHoldComesBackHeld();
    void aRevivalIsAllOrNone();
    void aBookingWithReturnedPiecesStaysCancelled();
    void arrivalsAreCountedOnce();
    void nobodyArrivesForAHoldOrTomorrow();
    void aNoShowIsNotBeforeTheSlot();
    void eachChangeIsTakenBackOnce();
    void anUndoRespectsOtherDesks();
    void aCodeIsReadAnyHow();
    void aHoldIsHandedOver();

    void twentyMovesToTheLastPlace_data() { addIsolationRows(); }

    void twentyMovesToTheLastPlace();
    void swapsInOppositeOrder();
    void moveAgainstConfirmAndCancel();

private:
    void begin() override { m_caller = std::make_unique<ApiCaller>(staff()); }

    void end() override { m_caller.reset(); }

    ConnectionSettings staff() { return database().as(TestRole::Staff); }

    static QByteArray quoted(const QString &key) { return '\'' + key.toUtf8() + '\''; }

    /** SELECT * FROM api.@p name(a new key, @p arguments). */
    ApiAnswer change(const QByteArray &name, const QList<qint64> &arguments);
    static ApiAnswer changeBy(ApiCaller &caller,
        const QByteArray &name,
        const QString &key,
        const QList<qint64> &arguments);
    ApiAnswer undo(const QString &key);
    qint64 held(SlotId slot, qint64 party);
    qint64 booked(SlotId slot, qint64 party);
    qint64 available(SlotId slot);

    /** A slot that began an hour ago and goes on. */
    SlotId slotOfNow(qint64 capacity);

    std::unique_ptr<ApiCaller> m_caller;
    QString m_lastKey; ///< that change() used
};

ApiAnswer TestHoldChanges::changeBy(
    ApiCaller &caller, const QByteArray &name, const QString &key, const QList<qint64> &arguments)
{
    QByteArrayList all { quoted(key) };
    for (const qint64 argument : arguments) {
        all.append(QByteArray::number(argument));
    }
    return caller.call("SELECT * FROM api." + name + '(' + all.join(", ") + ')');
}

ApiAnswer TestHoldChanges::change(const QByteArray &name, const QList<qint64> &arguments)
{
    m_lastKey = ApiCaller::newKey();
    return changeBy(*m_caller, name, m_lastKey, arguments);
}

ApiAnswer TestHoldChanges::undo(const QString &key)
{
    return m_caller->call(
        "SELECT * FROM api.undo_change(" + quoted(ApiCaller::newKey()) + ", " + quoted(key) + ')');
}

qint64 TestHoldChanges::held(SlotId slot, qint64 party)
{
    return m_caller->place(ApiCaller::newKey(), slot, party).holdId;
}

qint64 TestHoldChanges::booked(SlotId slot, qint64 party)
{
    return m_caller->confirm(held(slot, party)).holdId;
}

qint64 TestHoldChanges::available(SlotId slot)
{
    return database().number(
        "SELECT available FROM api.slot_detail(" + QByteArray::number(slot.value()) + ')');
}

SlotId TestHoldChanges::slotOfNow(qint64 capacity)
{
    TestSlot slot;
    slot.resource = u"Now %1"_s.arg(database().number("SELECT count(*) FROM holdfast.slots"));
    slot.start = database().now().addSecs(-60);
    slot.capacity = capacity;
    return database().addSlot(slot);
}

void TestHoldChanges::aMoveTakesTheNewAndGivesTheOldBack()
{
    const SlotId from = database().addSlot(4);
    const SlotId to = database().addSlot(4);
    const qint64 hold = held(from, 3);
    const ApiAnswer moved = change("move_hold", { hold, from.value(), to.value() });
    QCOMPARE(moved.outcome, u"moved"_s);
    QCOMPARE(moved.slotId, to.value());
    QCOMPARE(moved.available, 1);
    QCOMPARE(available(from), 4);
    QCOMPARE(m_caller->confirm(hold).outcome, u"confirmed"_s);
    QCOMPARE(change("move_hold", { hold, to.value(), from.value() }).outcome, u"moved"_s);
    QCOMPARE(available(to), 4);
    QCOMPARE(available(from), 1);
    QCOMPARE(m_caller->cancel(hold).outcome, u"cancelled"_s);
    QCOMPARE(available(from), 4);
}

void TestHoldChanges::aMoveToAFullSlotChangesNothing()
{
    const SlotId from = database().addSlot(4);
    const SlotId to = database().addSlot(4);
    const qint64 hold = held(from, 2);
    held(to, 3);
    const ApiAnswer refused = change("move_hold", { hold, from.value(), to.value() });
    QCOMPARE(refused.outcome, u"capacity_exhausted"_s);
    QCOMPARE(refused.slotId, to.value());
    QCOMPARE(refused.shortLeft, 1);
    QCOMPARE(available(from), 2);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.hold_changes"), 0);
}

void TestHoldChanges::aMoveIsRefusedInWords_data()
{
    QTest::addColumn<QByteArray>("prepare");
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("shortOf");
    const QByteArray key = "gen_random_uuid()";
    QTest::newRow("no key") << QByteArray() << QByteArray("NULL, 1, 1, 2") << u"invalid_request"_s
                            << u"key"_s;
    QTest::newRow("where it is") << QByteArray() << key + ", 1, 1, 1" << u"invalid_request"_s
                                 << u"slot"_s;
    QTest::newRow("no such hold") << QByteArray() << key + ", 99, 1, 2" << u"not_found"_s
                                  << QString();
    QTest::newRow("no such slot") << QByteArray() << key + ", 1, 1, 99" << u"not_found"_s
                                  << u"slot"_s;
    QTest::newRow("moved by another desk")
        << QByteArray() << key + ", 1, 2, 1" << u"changed_meanwhile"_s << QString();
    QTest::newRow("closed") << QByteArray("SELECT api.close_slot(2, 'Repair')") << key + ", 1, 1, 2"
                            << u"slot_closed"_s << u"Repair"_s;
    QTest::newRow("cancelled") << QByteArray("CALL api.cancel_hold(1)") << key + ", 1, 1, 2"
                               << u"hold_cancelled"_s << QString();
    QTest::newRow("lapsed") << QByteArray("UPDATE holdfast.holds SET expires_at = created_at;"
                                          "UPDATE holdfast.hold_lines SET expires_at = (SELECT"
                                          " expires_at FROM holdfast.holds)")
                            << key + ", 1, 1, 2" << u"hold_expired"_s << QString();
}

void TestHoldChanges::aMoveIsRefusedInWords()
{
    QFETCH(const QByteArray, prepare);
    QFETCH(const QByteArray, call);
    QFETCH(const QString, outcome);
    QFETCH(const QString, shortOf);
    database().addSlot(4);
    database().addSlot(4);
    QCOMPARE(held(SlotId(1), 1), 1);
    if (!prepare.isEmpty()) {
        database().execute(prepare);
    }
    const ApiAnswer answer = m_caller->call("SELECT * FROM api.move_hold(" + call + ')');
    QCOMPARE(answer.outcome, outcome);
    QCOMPARE(answer.shortOf, shortOf);
}

void TestHoldChanges::aMoveCarriesExtrasAndCapturedPlaces()
{
    const SlotId from = database().addSlot(4);
    const SlotId to = database().addSlot(4);
    database().addStock(u"shoes"_s, u"Shoes"_s, 5);
    PlaceOptions options;
    options.skus = "ARRAY['shoes']";
    options.skuQuantities = "ARRAY[2]";
    const qint64 hold = m_caller->place(ApiCaller::newKey(), from, 2, options).holdId;
    QCOMPARE(m_caller->confirm(hold).outcome, u"confirmed"_s);
    QCOMPARE(change("move_hold", { hold, from.value(), to.value() }).outcome, u"moved"_s);
    QCOMPARE(database().number("SELECT sum(captured) FROM holdfast.hold_lines"), 4);
    QCOMPARE(available(to), 2);
}

void TestHoldChanges::aKeyHasOneEffect()
{
    const SlotId slot = database().addSlot(9);
    const qint64 hold = held(slot, 2);
    const QString key = ApiCaller::newKey();
    QCOMPARE(changeBy(*m_caller, "resize_hold", key, { hold, 4 }).outcome, u"resized"_s);
    QCOMPARE(changeBy(*m_caller, "resize_hold", key, { hold, 4 }).outcome, u"replayed"_s);
    QCOMPARE(
        changeBy(*m_caller, "resize_hold", key, { hold, 5 }).outcome, u"idempotency_key_reuse"_s);
    ApiCaller other(database().as(TestRole::Manager));
    QCOMPARE(changeBy(other, "resize_hold", key, { hold, 4 }).outcome, u"idempotency_key_reuse"_s);
    QCOMPARE(available(slot), 5);
}

void TestHoldChanges::aClosedKeyIsNotUsedAnyMore()
{
    const SlotId slot = database().addSlot(9);
    const qint64 hold = held(slot, 2);
    const QString lost = ApiCaller::newKey();
    const QByteArray settle = "SELECT * FROM api.settle_entry(" + quoted(lost) + ')';
    QCOMPARE(m_caller->call(settle).outcome, u"never_arrived"_s);
    QCOMPARE(
        changeBy(*m_caller, "resize_hold", lost, { hold, 4 }).outcome, u"idempotency_key_reuse"_s);
    QCOMPARE(change("resize_hold", { hold, 4 }).outcome, u"resized"_s);
    QCOMPARE(m_caller->call("SELECT * FROM api.settle_entry(" + quoted(m_lastKey) + ')').outcome,
        u"found"_s);
}

void TestHoldChanges::twoFullSlotsChangePlaces()
{
    const SlotId first = database().addSlot(4);
    const SlotId second = database().addSlot(4);
    const qint64 hold = booked(first, 4);
    const qint64 other = held(second, 4);
    QCOMPARE(change("swap_holds", { hold, other }).outcome, u"swapped"_s);
    QCOMPARE(database().rows("SELECT hold_id, slot_id FROM holdfast.holds ORDER BY 1"),
        (QList<QStringList> { { u"1"_s, u"2"_s }, { u"2"_s, u"1"_s } }));
    QCOMPARE(available(first), 0);
    QCOMPARE(undo(m_lastKey).outcome, u"undone"_s);
    QCOMPARE(database().number("SELECT slot_id FROM holdfast.holds WHERE hold_id = 1"), 1);
    QCOMPARE(change("swap_holds", { hold, hold }).outcome, u"invalid_request"_s);
}

void TestHoldChanges::aSwapOfUnequalPartiesNeedsRoom()
{
    const SlotId first = database().addSlot(4);
    const SlotId second = database().addSlot(4);
    const qint64 small = held(first, 1);
    const qint64 large = held(second, 3);
    held(first, 2);
    const ApiAnswer refused = change("swap_holds", { small, large });
    QCOMPARE(refused.outcome, u"capacity_exhausted"_s);
    QCOMPARE(refused.slotId, first.value());
    QCOMPARE(change("resize_hold", { large, 2 }).outcome, u"resized"_s);
    QCOMPARE(change("swap_holds", { small, large }).outcome, u"swapped"_s);
    QCOMPARE(available(first), 0);
    QCOMPARE(available(second), 3);
}

void TestHoldChanges::aPartyGrowsAndShrinks()
{
    const SlotId slot = database().addSlot(4);
    const qint64 hold = booked(slot, 2);
    QCOMPARE(change("resize_hold", { hold, 4 }).outcome, u"resized"_s);
    const ApiAnswer refused = change("resize_hold", { hold, 5 });
    QCOMPARE(refused.outcome, u"capacity_exhausted"_s);
    QCOMPARE(refused.shortLeft, 0);
    QCOMPARE(change("resize_hold", { hold, 1 }).outcome, u"resized"_s);
    QCOMPARE(available(slot), 3);
    QCOMPARE(change("resize_hold", { hold, 0 }).shortOf, u"quantity"_s);
    QCOMPARE(m_caller->cancel(hold).outcome, u"cancelled"_s);
    QCOMPARE(available(slot), 4);
    QCOMPARE(change("resize_hold", { hold, 2 }).outcome, u"hold_cancelled"_s);
}

void TestHoldChanges::aPartyDoesNotShrinkBelowWhoIsHere()
{
    const qint64 hold = booked(slotOfNow(4), 4);
    QCOMPARE(change("check_in", { hold, 3 }).outcome, u"arrived"_s);
    const ApiAnswer refused = change("resize_hold", { hold, 2 });
    QCOMPARE(refused.outcome, u"below_arrived"_s);
    QCOMPARE(refused.shortLeft, 3);
    QCOMPARE(change("resize_hold", { hold, 3 }).outcome, u"resized"_s);
}

void TestHoldChanges::lapsedPlacesMakeRoom()
{
    const SlotId from = database().addSlot(4);
    const SlotId to = database().addSlot(4);
    held(to, 4);
    database().shiftClock(10min);
    const qint64 hold = held(from, 3);
    QCOMPARE(change("move_hold", { hold, from.value(), to.value() }).outcome, u"moved"_s);
    QCOMPARE(change("resize_hold", { hold, 4 }).outcome, u"resized"_s);
}

void TestHoldChanges::aCancelledBookingComesBackConfirmed()
{
    const SlotId slot = database().addSlot(4);
    database().addStock(u"shoes"_s, u"Shoes"_s, 5);
    PlaceOptions options;
    options.name = "'Novák'";
    options.skus = "ARRAY['shoes']";
    options.skuQuantities = "ARRAY[2]";
    const qint64 hold = m_caller->place(ApiCaller::newKey(), slot, 3, options).holdId;
    m_caller->confirm(hold);
    for (int round = 0; round < 2; ++round) {
        QCOMPARE(m_caller->cancel(hold, "'mistake'").outcome, u"cancelled"_s);
        const ApiAnswer back = change("revive_hold", { hold });
        QCOMPARE(back.outcome, u"revived"_s);
        QCOMPARE(back.status, u"confirmed"_s);
        QCOMPARE(available(slot), 1);
        QCOMPARE(database().doctor(), QString());
    }
    QCOMPARE(change("revive_hold", { hold }).outcome, u"hold_active"_s);
}

void TestHoldChanges::aLapsedHoldComesBackHeld()
{
    const SlotId slot = database().addSlot(4);
    const qint64 hold = held(slot, 3);
    database().shiftClock(10min);
    const ApiAnswer back = change("revive_hold", { hold });
    QCOMPARE(back.outcome, u"revived"_s);
    QCOMPARE(back.status, u"held"_s);
    QVERIFY(back.remainingMs > 290'000);
    QCOMPARE(m_caller->confirm(hold).outcome, u"confirmed"_s);
}

void TestHoldChanges::aRevivalIsAllOrNone()
{
    const SlotId slot = database().addSlot(4);
    database().addStock(u"shoes"_s, u"Shoes"_s, 2);
    PlaceOptions options;
    options.skus = "ARRAY['shoes']";
    options.skuQuantities = "ARRAY[2]";
    const qint64 hold = m_caller->place(ApiCaller::newKey(), slot, 1, options).holdId;
    m_caller->cancel(hold);
    const qint64 other = m_caller->place(ApiCaller::newKey(), slot, 1, options).holdId;
    const ApiAnswer refused = change("revive_hold", { hold });
    QCOMPARE(refused.outcome, u"capacity_exhausted"_s);
    QCOMPARE(refused.shortOf, u"shoes"_s);
    QCOMPARE(available(slot), 3);
    m_caller->cancel(other);
    QCOMPARE(change("revive_hold", { hold }).outcome, u"revived"_s);
}

void TestHoldChanges::aBookingWithReturnedPiecesStaysCancelled()
{
    const SlotId slot = database().addSlot(4);
    database().addStock(u"shoes"_s, u"Shoes"_s, 5);
    PlaceOptions options;
    options.skus = "ARRAY['shoes']";
    options.skuQuantities = "ARRAY[2]";
    const qint64 hold = m_caller->place(ApiCaller::newKey(), slot, 1, options).holdId;
    m_caller->confirm(hold);
    database().execute("SELECT api.return_stock(gen_random_uuid(), " + QByteArray::number(hold)
        + ", (SELECT max(pool_id) FROM holdfast.stock_levels), 1)");
    m_caller->cancel(hold);
    QCOMPARE(change("revive_hold", { hold }).outcome, u"pieces_returned"_s);
}

void TestHoldChanges::arrivalsAreCountedOnce()
{
    const qint64 hold = booked(slotOfNow(4), 3);
    const QString key = ApiCaller::newKey();
    QCOMPARE(changeBy(*m_caller, "check_in", key, { hold, 2 }).outcome, u"arrived"_s);
    QCOMPARE(changeBy(*m_caller, "check_in", key, { hold, 2 }).outcome, u"replayed"_s);
    QCOMPARE(change("check_in", { hold, 3 }).outcome, u"arrived"_s);
    const ApiAnswer more = change("check_in", { hold, 4 });
    QCOMPARE(more.outcome, u"more_than_party"_s);
    QCOMPARE(more.shortLeft, 3);
    QCOMPARE(change("mark_no_show", { hold }).outcome, u"has_arrived"_s);
    QCOMPARE(database().rows("SELECT party, arrived, arrived_us IS NOT NULL, no_show_us IS NULL"
                             " FROM api.arrivals(1, now() - interval '2 days', now() + interval"
                             " '2 days')"),
        (QList<QStringList> { { u"3"_s, u"3"_s, u"t"_s, u"t"_s } }));
}

void TestHoldChanges::nobodyArrivesForAHoldOrTomorrow()
{
    QCOMPARE(change("check_in", { held(slotOfNow(4), 1), 1 }).outcome, u"hold_held"_s);
    QCOMPARE(change("check_in", { booked(database().addSlot(4), 1), 1 }).outcome, u"too_early"_s);
    QCOMPARE(change("check_in", { 99, 1 }).outcome, u"not_found"_s);
}

void TestHoldChanges::aNoShowIsNotBeforeTheSlot()
{
    QCOMPARE(change("mark_no_show", { booked(database().addSlot(4), 1) }).outcome, u"too_early"_s);
    const qint64 hold = booked(slotOfNow(4), 2);
    QCOMPARE(change("mark_no_show", { hold }).outcome, u"no_show"_s);
    QCOMPARE(change("check_in", { hold, 1 }).outcome, u"arrived"_s);
    QCOMPARE(
        database().number("SELECT count(*) FROM holdfast.holds WHERE no_show_at IS NOT NULL"), 0);
}

void TestHoldChanges::eachChangeIsTakenBackOnce()
{
    const SlotId slot = slotOfNow(6);
    const SlotId to = slotOfNow(6);
    const qint64 hold = booked(slot, 2);
    const QList<QPair<QByteArray, QList<qint64>>> changes {
        { "move_hold", { hold, slot.value(), to.value() } },
        { "resize_hold", { hold, 5 } },
        { "check_in", { hold, 2 } },
        { "mark_no_show", { hold } },
    };
    const QByteArray state = "SELECT h.slot_id, l.quantity, h.arrived, h.no_show_at FROM"
                             " holdfast.holds h JOIN holdfast.hold_lines l USING (hold_id)";
    const QList<QStringList> before = database().rows(state);
    for (const auto &[name, arguments] : changes) {
        QVERIFY(change(name, arguments).holdId == hold);
        QVERIFY(database().rows(state) != before);
        QCOMPARE(undo(m_lastKey).outcome, u"undone"_s);
        QCOMPARE(database().rows(state), before);
        QCOMPARE(undo(m_lastKey).outcome, u"changed_meanwhile"_s);
    }
}

void TestHoldChanges::anUndoRespectsOtherDesks()
{
    const SlotId slot = database().addSlot(4);
    const SlotId to = database().addSlot(4);
    const qint64 hold = held(slot, 2);
    change("move_hold", { hold, slot.value(), to.value() });
    const QString moved = m_lastKey;
    held(slot, 4);
    QCOMPARE(undo(moved).outcome, u"capacity_exhausted"_s);
    change("resize_hold", { hold, 1 });
    QCOMPARE(undo(moved).outcome, u"changed_meanwhile"_s);
    QCOMPARE(undo(ApiCaller::newKey()).outcome, u"not_found"_s);
    m_caller->cancel(hold);
    QCOMPARE(undo(m_lastKey).outcome, u"hold_cancelled"_s);
    change("revive_hold", { hold });
    QCOMPARE(undo(m_lastKey).outcome, u"not_undoable"_s);
}

void TestHoldChanges::aCodeIsReadAnyHow()
{
    const qint64 hold = held(database().addSlot(4), 1);
    const QString code
        = database().text("SELECT holdfast.code_of(" + QByteArray::number(hold) + ')');
    QCOMPARE(code.size(), 8);
    const auto found = [this](const QString &text) {
        return m_caller->connection()
            .run("SELECT hold_id FROM api.hold_of_code(" + quoted(text) + ')')
            .text()
            .toLongLong();
    };
    QCOMPARE(found(code), hold);
    QCOMPARE(found(code.toLower().insert(4, u" - "_s)), hold);
    QCOMPARE(found(database().text("SELECT holdfast.token_of(1)")), hold);
    QCOMPARE(found(u"0O1IL000"_s), 0);
    QCOMPARE(found(QString()), 0);
    QCOMPARE(database().number("SELECT count(DISTINCT holdfast.code_of(n)) FROM"
                               " generate_series(1, 2000) n"
                               " WHERE holdfast.hold_of_code(holdfast.code_of(n)) = n"),
        2000);
}

void TestHoldChanges::aHoldIsHandedOver()
{
    ApiCaller kiosk(database().as(TestRole::Kiosk));
    const SlotId slot = database().addSlot(4);
    const qint64 hold = kiosk.place(ApiCaller::newKey(), slot, 2).holdId;
    const QByteArray code
        = database().text("SELECT holdfast.code_of(" + QByteArray::number(hold) + ')').toUtf8();
    const QByteArray call
        = "SELECT * FROM api.take_over_hold(gen_random_uuid(), '" + code + "', 'Desk 2')";
    const ApiAnswer taken = m_caller->call(call);
    QCOMPARE(taken.outcome, u"taken_over"_s);
    QVERIFY(taken.remainingMs > 0 && taken.remainingMs <= 300'000);
    QCOMPARE(kiosk.confirm(hold).outcome, u"not_found"_s);
    QCOMPARE(m_caller->confirm(hold).outcome, u"confirmed"_s);
    QCOMPARE(m_caller->call(call).outcome, u"hold_confirmed"_s);
    QCOMPARE(
        m_caller->call("SELECT * FROM api.take_over_hold(gen_random_uuid(), 'ZZZZZZZZ')").outcome,
        u"not_found"_s);
}

void TestHoldChanges::twentyMovesToTheLastPlace()
{
    QFETCH(const QString, isolation);
    constexpr int count = 20;
    const SlotId from = database().addSlot(count);
    const SlotId to = database().addSlot(1);
    QList<qint64> holds;
    for (int i = 0; i < count; ++i) {
        holds.append(held(from, 1));
    }
    const QMap<QString, int> outcomes
        = race(withIsolation(staff(), isolation), count, [&](ApiCaller &caller, int i) {
              ApiAnswer answer;
              do {
                  answer = changeBy(caller,
                      "move_hold",
                      ApiCaller::newKey(),
                      { holds.at(i), from.value(), to.value() });
              } while (answer.outcome == u"40001");
              return answer.outcome;
          });
    QCOMPARE(outcomes, (QMap<QString, int> { { u"moved"_s, 1 }, { u"capacity_exhausted"_s, 19 } }));
    QCOMPARE(available(to), 0);
    QCOMPARE(available(from), 1);
}

void TestHoldChanges::swapsInOppositeOrder()
{
    constexpr int count = 16;
    const SlotId first = database().addSlot(2);
    const SlotId second = database().addSlot(2);
    const qint64 hold = held(first, 2);
    const qint64 other = held(second, 2);
    const QMap<QString, int> outcomes = race(staff(), count, [&](ApiCaller &caller, int i) {
        return changeBy(caller,
            "swap_holds",
            ApiCaller::newKey(),
            i % 2 == 0 ? QList { hold, other } : QList { other, hold })
            .outcome;
    });
    QCOMPARE(outcomes, (QMap<QString, int> { { u"swapped"_s, count } }));
}

void TestHoldChanges::moveAgainstConfirmAndCancel()
{
    constexpr int rounds = 12;
    constexpr int callers = 9;
    for (int round = 0; round < rounds; ++round) {
        const SlotId from = database().addSlot(2);
        const SlotId to = database().addSlot(2);
        const qint64 hold = held(from, 2);
        const auto outcomes = race(staff(), callers, [&](ApiCaller &caller, int i) {
            switch (i % 3) {
            case 0:
                return caller.confirm(hold).outcome;
            case 1:
                return caller.cancel(hold).outcome;
            default:
                return changeBy(
                    caller, "move_hold", ApiCaller::newKey(), { hold, from.value(), to.value() })
                    .outcome;
            }
        });
        QVERIFY(outcomes[u"cancelled"_s] == 3);
        QVERIFY(outcomes[u"moved"_s] <= 1);
        QCOMPARE(available(from) + available(to), 4);
    }
}

QTEST_GUILESS_MAIN(TestHoldChanges)
#include "tst_holdchanges.moc"
