#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"
#include "tests/support/race.h"

#include <QElapsedTimer>
#include <QMap>
#include <QTest>

#include <atomic>
#include <functional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Many desks at the same moment, each with a connection of its own. */
class TestRaces : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:

    void twentyHoldsForOnePlace_data() { addIsolationRows(); }

    void twentyHoldsForOnePlace();

    void twentyConfirmsOfOneHold_data() { addIsolationRows(); }

    void twentyConfirmsOfOneHold();

    void twentyCallsWithOneKey_data() { addIsolationRows(); }

    void twentyCallsWithOneKey();
    void oneKeyForTwoSlots();
    void twentyCancelsOfOneHold();
    void confirmAgainstCancel();
    void placeAgainstClose();
    void twoPoolsInOppositeOrder();
    void twoSweepsReleaseEachLineOnce();
    void extrasAreNeverOversold();
    void oneNewCustomerNamedByTwenty();

    void everyPathThatTakesPlacesIsKnown();

    void aMixOfEverythingKeepsTheBooks_data() { addIsolationRows(); }

    void aMixOfEverythingKeepsTheBooks();

private:
    using Work = std::function<ApiAnswer(ApiCaller &, int)>;

    static constexpr int callerCount = 20;

    ConnectionSettings settings() { return database().as(TestRole::Staff); }

    /** Every caller does @p work at the same moment; how often each outcome came. */
    QMap<QString, int> race(int count, const Work &work, const QString &isolation = {});
    qint64 available(SlotId slot);
};

QMap<QString, int> TestRaces::race(int count, const Work &work, const QString &isolation)
{
    return ::race(withIsolation(settings(), isolation), count, [&work](ApiCaller &caller, int i) {
        return work(caller, i).outcome;
    });
}

qint64 TestRaces::available(SlotId slot)
{
    return database().number(
        "SELECT available FROM api.slot_detail(" + QByteArray::number(slot.value()) + ')');
}

void TestRaces::twentyHoldsForOnePlace()
{
    QFETCH(const QString, isolation);
    constexpr int rounds = 5;
    for (int round = 0; round < rounds; ++round) {
        const SlotId slot = database().addSlot(1);
        const QMap<QString, int> outcomes = race(
            callerCount,
            [slot](ApiCaller &caller, int) { return caller.place(ApiCaller::newKey(), slot, 1); },
            isolation);
        QCOMPARE(
            outcomes, (QMap<QString, int> { { u"held"_s, 1 }, { u"capacity_exhausted"_s, 19 } }));
        QCOMPARE(available(slot), 0);
    }
}

void TestRaces::twentyConfirmsOfOneHold()
{
    QFETCH(const QString, isolation);
    const SlotId slot = database().addSlot(1);
    const qint64 hold = ApiCaller(settings()).place(ApiCaller::newKey(), slot, 1).holdId;
    const QMap<QString, int> outcomes = race(
        callerCount, [hold](ApiCaller &caller, int) { return caller.confirm(hold); }, isolation);
    QCOMPARE(outcomes, (QMap<QString, int> { { u"confirmed"_s, callerCount } }));
    QCOMPARE(
        database().number("SELECT count(*) FROM holdfast.journal WHERE event = 'captured'"), 1);
}

void TestRaces::twentyCallsWithOneKey()
{
    QFETCH(const QString, isolation);
    const SlotId slot = database().addSlot(30);
    const QString key = ApiCaller::newKey();
    const QMap<QString, int> outcomes = race(
        callerCount,
        [slot, key](ApiCaller &caller, int) { return caller.place(key, slot, 1); },
        isolation);
    QCOMPARE(outcomes, (QMap<QString, int> { { u"held"_s, 1 }, { u"replayed"_s, 19 } }));
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds"), 1);
    QCOMPARE(available(slot), 29);
}

void TestRaces::oneKeyForTwoSlots()
{
    const SlotId slots[] { database().addSlot(30), database().addSlot(30) };
    const QString key = ApiCaller::newKey();
    const QMap<QString, int> outcomes = race(
        callerCount, [&](ApiCaller &caller, int i) { return caller.place(key, slots[i % 2], 1); });
    QCOMPARE(outcomes[u"held"_s], 1);
    QCOMPARE(outcomes[u"replayed"_s], 9);
    QCOMPARE(outcomes[u"idempotency_key_reuse"_s], 10);
    QCOMPARE(available(slots[0]) + available(slots[1]), 59);
}

void TestRaces::twentyCancelsOfOneHold()
{
    const SlotId slot = database().addSlot(5);
    const qint64 hold = ApiCaller(settings()).place(ApiCaller::newKey(), slot, 3).holdId;
    const QMap<QString, int> outcomes
        = race(callerCount, [hold](ApiCaller &caller, int) { return caller.cancel(hold); });
    QCOMPARE(outcomes, (QMap<QString, int> { { u"cancelled"_s, callerCount } }));
    QCOMPARE(available(slot), 5);
    QCOMPARE(
        database().number("SELECT count(*) FROM holdfast.journal WHERE event = 'released'"), 1);
}

void TestRaces::confirmAgainstCancel()
{
    constexpr int rounds = 20;
    for (int round = 0; round < rounds; ++round) {
        const SlotId slot = database().addSlot(1);
        const qint64 hold = ApiCaller(settings()).place(ApiCaller::newKey(), slot, 1).holdId;
        const QMap<QString, int> outcomes = race(4, [hold](ApiCaller &caller, int i) {
            return i % 2 == 0 ? caller.confirm(hold) : caller.cancel(hold);
        });
        // A cancel always ends it; a confirm came before or learns that it was cancelled.
        QCOMPARE(outcomes[u"cancelled"_s], 2);
        QCOMPARE(outcomes[u"confirmed"_s] + outcomes[u"hold_cancelled"_s], 2);
        QCOMPARE(available(slot), 1);
    }
}

void TestRaces::placeAgainstClose()
{
    constexpr int rounds = 10;
    for (int round = 0; round < rounds; ++round) {
        const SlotId slot = database().addSlot(20);
        const QByteArray close
            = "SELECT outcome FROM api.close_slot(" + QByteArray::number(slot.value()) + ", 'x')";
        std::atomic<int> closed = 0;
        const QMap<QString, int> outcomes = race(8, [&](ApiCaller &caller, int i) {
            if (i == 0) {
                RawConnection manager(database().as(TestRole::Manager).connectionString);
                closed += manager.run(close).text() == u"closed" ? 1 : 0;
                return caller.place(ApiCaller::newKey(), slot, 1); // after it is closed: never
            }
            return caller.place(ApiCaller::newKey(), slot, 1);
        });
        QCOMPARE(closed.load(), 1);
        QCOMPARE_GE(outcomes[u"slot_closed"_s], 1);
        QCOMPARE(outcomes[u"slot_closed"_s] + outcomes[u"held"_s], 8);
        QCOMPARE(available(slot), 20 - outcomes[u"held"_s]);
    }
}

void TestRaces::twoPoolsInOppositeOrder()
{
    constexpr int threadCount = 4;
    constexpr int placesEach = 2500; // 10,000 in all
    constexpr qint64 limitMilliseconds
        = 25000; // of a busy machine; what has been done by then counts
    constexpr int placesMin = 1000;
    const SlotId first = database().addSlot(1000000);
    const SlotId second = database().addSlot(1000000);
    const QByteArray forward = "ARRAY[" + QByteArray::number(first.value()) + ','
        + QByteArray::number(second.value()) + "]::bigint[]";
    const QByteArray backward = "ARRAY[" + QByteArray::number(second.value()) + ','
        + QByteArray::number(first.value()) + "]::bigint[]";
    QElapsedTimer clock;
    clock.start();
    std::atomic<int> held = 0;
    std::atomic<int> others = 0;
    race(threadCount, [&](ApiCaller &caller, int thread) {
        ApiAnswer answer;
        for (int i = 0; i < placesEach && clock.elapsed() < limitMilliseconds; ++i) {
            answer = caller.placeLines(ApiCaller::newKey(),
                (thread + i) % 2 == 0 ? forward : backward,
                "ARRAY[1,1]::bigint[]",
                {});
            ++(answer.outcome == u"held" ? held : others);
        }
        return answer;
    });
    QCOMPARE(others.load(), 0);
    QCOMPARE_GE(held.load(), placesMin);
    QCOMPARE(available(first), 1000000 - held);
    QCOMPARE(available(second), 1000000 - held);
    QCOMPARE(database().number(
                 "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"),
        0);
    qInfo("%d holds of two pools in %lld ms", held.load(), clock.elapsed());
}

void TestRaces::twoSweepsReleaseEachLineOnce()
{
    constexpr int count = 200;
    const SlotId slots[] { database().addSlot(count), database().addSlot(count) };
    ApiCaller staff(settings());
    for (int i = 0; i < count; ++i) {
        staff.place(ApiCaller::newKey(), slots[i % 2], 1);
    }
    database().shiftClock(301s);
    std::atomic<qint64> swept = 0;
    race(4, [&](ApiCaller &caller, int) {
        swept += caller.sweep(count);
        return ApiAnswer();
    });
    QCOMPARE(swept.load(), count);
    QCOMPARE(
        database().number("SELECT count(*) FROM holdfast.journal WHERE event = 'expired'"), count);
    QCOMPARE(available(slots[0]), count);
}

void TestRaces::extrasAreNeverOversold()
{
    const SlotId slot = database().addSlot(100);
    database().addStock(u"shoes"_s, u"Climbing shoes"_s, 5);
    PlaceOptions options;
    options.skus = "ARRAY['shoes']";
    options.skuQuantities = "ARRAY[3]::bigint[]";
    const QMap<QString, int> outcomes = race(8, [&](ApiCaller &caller, int) {
        return caller.place(ApiCaller::newKey(), slot, 1, options);
    });
    QCOMPARE(outcomes, (QMap<QString, int> { { u"held"_s, 1 }, { u"capacity_exhausted"_s, 7 } }));
    QCOMPARE(available(slot), 99);
}

void TestRaces::oneNewCustomerNamedByTwenty()
{
    const SlotId slot = database().addSlot(100);
    PlaceOptions options;
    options.name = "'Řehoř Novák'";
    options.phone = "'+420 900 000 000'";
    const QMap<QString, int> outcomes = race(callerCount, [&](ApiCaller &caller, int) {
        return caller.place(ApiCaller::newKey(), slot, 1, options);
    });
    QCOMPARE(outcomes, (QMap<QString, int> { { u"held"_s, callerCount } }));
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers"), 1);
}

void TestRaces::aMixOfEverythingKeepsTheBooks()
{
    QFETCH(const QString, isolation);
    const SlotId slots[] { database().addSlot(3), database().addSlot(2) };
    PlaceOptions brief;
    brief.ttl = "1";
    race(
        8,
        [&](ApiCaller &caller, int thread) {
            ApiAnswer last;
            for (int i = 0; i < 40; ++i) {
                const QString key = ApiCaller::newKey();
                const SlotId slot = slots[(thread + i) % 2];
                const ApiAnswer held = i % 3 == 0 ? caller.place(key, slot, 1, brief)
                                                  : caller.place(key, slot, 1 + i % 2);
                if (held.outcome == u"held") {
                    last = i % 4 == 0 ? caller.confirm(held.holdId) : held;
                    last = i % 4 == 3 ? last : caller.cancel(held.holdId);
                }
                if (i % 10 == 9) {
                    caller.sweep(10);
                }
            }
            return last;
        },
        isolation);
    QCOMPARE_GE(available(slots[0]), 0);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.pools WHERE free < 0"), 0);
}

/** Whoever adds a path to a booking adds a race for it, and its name here. */
void TestRaces::everyPathThatTakesPlacesIsKnown()
{
    const auto functions = [this](const QByteArray &pattern) {
        return database().text("SELECT string_agg(DISTINCT p.proname, ' ' ORDER BY p.proname)"
                               " FROM pg_proc p"
                               " WHERE p.pronamespace IN ('holdfast'::regnamespace,"
                               " 'api'::regnamespace) AND p.prosrc ~* '"
            + pattern + '\'');
    };
    // Desk, kiosk and programs; credits alone; the waiting list (tst_waitingraces); extras
    // (tst_kioskbookings) and credits (tst_kioskpay) that come to a hold later, at a kiosk.
    QCOMPARE(functions("insert into (holdfast.)?hold_lines"),
        u"offer_places pay_with_credits place_credits place_hold_tx place_lines write_extras"_s);
    // A hold comes back: revive_hold (tst_holdchanges); a confirmation that was one line short
    // takes back what it had captured, and keeps what was held.
    QCOMPARE(functions("hold_lines\\s+set state = ''open''"), u"reopen_lines unconfirm_hold"_s);
    // Another slot or size: move, swap, resize (tst_holdchanges).
    QCOMPARE(functions("hold_lines\\s+set (pool_id|quantity) ="), u"resize_places rewrite_slot"_s);
}

QTEST_GUILESS_MAIN(TestRaces)
#include "tst_races.moc"
