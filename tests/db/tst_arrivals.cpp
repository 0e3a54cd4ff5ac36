#include "tests/db/changetest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Who has come, what comes back, what is taken back, and the hand-off by a code. */
class TestArrivals : public ChangeTest {
    Q_OBJECT

private Q_SLOTS:
    void aCancelledBookingComesBackConfirmed();
    void aLapsedHoldComesBackHeld();
    void aRevivalIsAllOrNone();
    void aBookingWithReturnedPiecesStaysCancelled();
    void arrivalsAreCountedOnce();
    void nobodyArrivesForAHoldOrTomorrow();
    void aNoShowIsNotBeforeTheSlot();
    void eachChangeIsTakenBackOnce();
    void aCheckInTakenBackLeavesTheNoShow();
    void anUndoRespectsOtherDesks();
    void aCodeIsReadAnyHow();
    void aHoldIsHandedOver();
};

void TestArrivals::aCancelledBookingComesBackConfirmed()
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

void TestArrivals::aLapsedHoldComesBackHeld()
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

void TestArrivals::aRevivalIsAllOrNone()
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

void TestArrivals::aBookingWithReturnedPiecesStaysCancelled()
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

void TestArrivals::arrivalsAreCountedOnce()
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

void TestArrivals::nobodyArrivesForAHoldOrTomorrow()
{
    QCOMPARE(change("check_in", { held(slotOfNow(4), 1), 1 }).outcome, u"hold_held"_s);
    QCOMPARE(change("check_in", { booked(database().addSlot(4), 1), 1 }).outcome, u"too_early"_s);
    QCOMPARE(change("check_in", { 99, 1 }).outcome, u"not_found"_s);
}

void TestArrivals::aNoShowIsNotBeforeTheSlot()
{
    QCOMPARE(change("mark_no_show", { booked(database().addSlot(4), 1) }).outcome, u"too_early"_s);
    const qint64 hold = booked(slotOfNow(4), 2);
    QCOMPARE(change("mark_no_show", { hold }).outcome, u"no_show"_s);
    QCOMPARE(change("check_in", { hold, 1 }).outcome, u"arrived"_s);
    QCOMPARE(
        database().number("SELECT count(*) FROM holdfast.holds WHERE no_show_at IS NOT NULL"), 0);
}

void TestArrivals::eachChangeIsTakenBackOnce()
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

void TestArrivals::aCheckInTakenBackLeavesTheNoShow()
{
    const qint64 hold = booked(slotOfNow(4), 2);
    const QByteArray state = "SELECT arrived, no_show_at FROM holdfast.holds";
    change("mark_no_show", { hold });
    const QList<QStringList> absent = database().rows(state);
    for (const qint64 arrived : { 2, 0 }) {
        QCOMPARE(change("check_in", { hold, arrived }).outcome, u"arrived"_s);
        QVERIFY(database().rows(state) != absent);
        QCOMPARE(undo(m_lastKey).outcome, u"undone"_s);
        QCOMPARE(database().rows(state), absent);
    }
    change("check_in", { hold, 1 });
    const QList<QStringList> here = database().rows(state);
    QCOMPARE(change("check_in", { hold, 0 }).outcome, u"arrived"_s);
    QCOMPARE(undo(m_lastKey).outcome, u"undone"_s);
    QCOMPARE(database().rows(state), here);
}

void TestArrivals::anUndoRespectsOtherDesks()
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

void TestArrivals::aCodeIsReadAnyHow()
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

void TestArrivals::aHoldIsHandedOver()
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

QTEST_GUILESS_MAIN(TestArrivals)
#include "tst_arrivals.moc"
