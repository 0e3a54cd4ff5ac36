#include "tests/db/changetest.h"
#include "tests/support/race.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** A hold goes to another slot, changes places, or changes its size. */
class TestHoldChanges : public ChangeTest {
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

    void twentyMovesToTheLastPlace_data() { addIsolationRows(); }

    void twentyMovesToTheLastPlace();

    void twentyRevivalsForTheLastPlace_data() { addIsolationRows(); }

    void twentyRevivalsForTheLastPlace();
    void swapsInOppositeOrder();
    void moveAgainstConfirmAndCancel();
};

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

void TestHoldChanges::twentyRevivalsForTheLastPlace()
{
    QFETCH(const QString, isolation);
    constexpr int count = 20;
    const SlotId slot = database().addSlot(1);
    QList<qint64> holds;
    for (int i = 0; i < count; ++i) {
        holds.append(held(slot, 1));
        QCOMPARE(m_caller->cancel(holds.last()).outcome, u"cancelled"_s);
    }
    const QMap<QString, int> outcomes
        = race(withIsolation(staff(), isolation), count, [&](ApiCaller &caller, int i) {
              ApiAnswer answer;
              do {
                  answer = changeBy(caller, "revive_hold", ApiCaller::newKey(), { holds.at(i) });
              } while (answer.outcome == u"40001");
              return answer.outcome;
          });
    QCOMPARE(
        outcomes, (QMap<QString, int> { { u"revived"_s, 1 }, { u"capacity_exhausted"_s, 19 } }));
    QCOMPARE(available(slot), 0);
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
