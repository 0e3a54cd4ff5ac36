#include "tests/support/race.h"
#include "tests/support/stocktest.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTest>

#include <atomic>
#include <random>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Many desks that want the same pieces at the same moment. */
class TestStockRaces : public StockTest {
    Q_OBJECT

private Q_SLOTS:

    void twoCustomersForTheLastPiece_data() { addIsolationRows(); }

    void twoCustomersForTheLastPiece();

    void oneConfirmationDeliveredTwice_data() { addIsolationRows(); }

    void oneConfirmationDeliveredTwice();

    void twoWorkersReleaseEachLineOnce_data() { addIsolationRows(); }

    void twoWorkersReleaseEachLineOnce();
    void aSweepLeavesWhatIsBeingConfirmed();
    void severalItemsInOppositeOrder();

    void oneCorrectionSentByTwenty_data() { addIsolationRows(); }

    void oneCorrectionSentByTwenty();

    void correctionsTakeTheLastPiecesOnce_data() { addIsolationRows(); }

    void correctionsTakeTheLastPiecesOnce();

    void countsAtOnceEndAtWhatTheyFound_data() { addIsolationRows(); }

    void countsAtOnceEndAtWhatTheyFound();

    void oneKeyForTwoLevels_data() { addIsolationRows(); }

    void oneKeyForTwoLevels();

    void eachPieceComesBackOnce_data() { addIsolationRows(); }

    void eachPieceComesBackOnce();

    void aReturnAgainstACancellation_data() { addIsolationRows(); }

    void aReturnAgainstACancellation();
    void aCountAgainstHolds();

    void aMixOfEverythingKeepsTheBooks_data() { addIsolationRows(); }

    void aMixOfEverythingKeepsTheBooks();

private:
    using Counts = QMap<QString, int>;

    ConnectionSettings settings(const QString &isolation = {})
    {
        return withIsolation(database().as(TestRole::Staff), isolation);
    }

    static QString mixedStep(ApiCaller &caller, const SlotId &slot, std::mt19937 &chance);
    qint64 journalRows(const QByteArray &event, qint64 pool = shoes);
};

qint64 TestStockRaces::journalRows(const QByteArray &event, qint64 pool)
{
    return database().number("SELECT count(*) FROM holdfast.journal WHERE event = '" + event
        + "' AND pool_id = " + QByteArray::number(pool));
}

void TestStockRaces::twoCustomersForTheLastPiece()
{
    QFETCH(const QString, isolation);
    constexpr int rounds = 20;
    for (int round = 0; round < rounds; ++round) {
        stock().count(shoes, 1);
        std::atomic<qint64> winner = 0;
        const Counts outcomes = race(settings(isolation), 2, [&](ApiCaller &caller, int) {
            const ApiAnswer answer = place(caller, slot(), "SHOES:1");
            if (answer.outcome == u"held") {
                winner = answer.holdId;
            } else if (answer.shortOf != u"SHOES" || answer.shortLeft != 0) {
                return answer.shortOf;
            }
            return answer.outcome;
        });
        QCOMPARE(outcomes, (Counts { { u"held"_s, 1 }, { u"capacity_exhausted"_s, 1 } }));
        QCOMPARE(numbers(shoes), u"1, 1, 0, 0, 0"_s);
        QCOMPARE(staff().cancel(winner).outcome, u"cancelled"_s);
    }
}

void TestStockRaces::oneConfirmationDeliveredTwice()
{
    QFETCH(const QString, isolation);
    constexpr int rounds = 10;
    for (int round = 0; round < rounds; ++round) {
        const qint64 hold = place("SHOES:1 SHOES@Cellar:1").holdId;
        const Counts outcomes = race(settings(isolation), 2, [&](ApiCaller &caller, int) {
            return caller.confirm(hold).outcome;
        });
        QCOMPARE(outcomes, (Counts { { u"confirmed"_s, 2 } }));
        QCOMPARE(numbers(shoes), u"9, 0, 9, 1, 0"_s);
        QCOMPARE(numbers(cellarShoes), u"3, 0, 3, 1, 0"_s);
        QCOMPARE(journalRows("captured"), round + 1);
        QCOMPARE(staff().cancel(hold).outcome, u"cancelled"_s);
    }
}

void TestStockRaces::twoWorkersReleaseEachLineOnce()
{
    QFETCH(const QString, isolation);
    constexpr int holdCount = 120;
    constexpr int bookedCount = holdCount / 4;
    stock().count(shoes, holdCount);
    stock().count(rope, holdCount);
    database().setSetting(u"hold_seconds"_s, u"600"_s);
    const SlotId wide = database().addSlot(holdCount);
    for (int i = 0; i < holdCount; ++i) {
        const qint64 hold = place(staff(), wide, "SHOES:1 ROPE:1").holdId;
        if (i % 4 == 0) {
            QCOMPARE(staff().confirm(hold).outcome, u"confirmed"_s);
        }
    }
    database().shiftClock(601s);
    QCOMPARE(
        database().number("SELECT lapsed_lines FROM api.upkeep()"), 3 * (holdCount - bookedCount));
    std::atomic<qint64> swept = 0;
    race(withIsolation(database().as(TestRole::Worker), isolation), 2, [&](ApiCaller &caller, int) {
        swept += caller.sweep(holdCount);
        return QString();
    });
    QCOMPARE(swept.load(), holdCount - bookedCount);
    QCOMPARE(journalRows("expired"), holdCount - bookedCount);
    QCOMPARE(journalRows("expired", rope), holdCount - bookedCount);
    QCOMPARE(database().number("SELECT lapsed_lines FROM api.upkeep()"), 0);
    // What was confirmed is as it was.
    QCOMPARE(numbers(shoes), u"90, 0, 90, 30, 0"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds WHERE status = 'confirmed'"),
        bookedCount);
}

void TestStockRaces::aSweepLeavesWhatIsBeingConfirmed()
{
    constexpr int rounds = 15;
    for (int round = 0; round < rounds; ++round) {
        // Its time is over in the middle of the race; whoever is first decides, for all its lines.
        const qint64 hold = place("SHOES:2 ROPE:1").holdId;
        std::atomic<bool> isConfirmed = false;
        database().shiftClock(round % 3 == 0 ? 0s : 301s);
        race(settings(), 3, [&](ApiCaller &caller, int i) {
            if (i == 0) {
                const QString outcome = caller.confirm(hold).outcome;
                isConfirmed = outcome == u"confirmed";
                return outcome;
            }
            caller.sweep(10);
            return QString();
        });
        QCOMPARE(isConfirmed.load(), round % 3 == 0);
        QCOMPARE(numbers(shoes), isConfirmed ? u"8, 0, 8, 2, 0"_s : u"10, 0, 10, 0, 0"_s);
        staff().cancel(hold);
        QCOMPARE(numbers(shoes), u"10, 0, 10, 0, 0"_s);
    }
}

void TestStockRaces::severalItemsInOppositeOrder()
{
    constexpr int threadCount = 4;
    constexpr int holdsEach = 400;
    constexpr qint64 limitMilliseconds = 25000; // of a busy machine; what is done by then counts
    constexpr int holdsMin = 200;
    for (const qint64 pool : { shoes, cellarShoes, rope }) {
        stock().count(pool, 1000000);
    }
    const SlotId wide = database().addSlot(1000000);
    QElapsedTimer clock;
    clock.start();
    std::atomic<int> held = 0;
    std::atomic<int> others = 0;
    race(settings(), threadCount, [&](ApiCaller &caller, int thread) {
        for (int i = 0; i < holdsEach && clock.elapsed() < limitMilliseconds; ++i) {
            const ApiAnswer answer = place(caller,
                wide,
                (thread + i) % 2 == 0 ? "SHOES:1 SHOES@Cellar:1 ROPE:1"
                                      : "ROPE:1 SHOES@Cellar:1 SHOES:1");
            ++(answer.outcome == u"held" ? held : others);
            if (i % 3 == 0) {
                caller.cancel(answer.holdId);
                --held;
            }
        }
        return QString();
    });
    QCOMPARE(others.load(), 0);
    QCOMPARE_GE(held.load(), holdsMin);
    for (const qint64 pool : { shoes, cellarShoes, rope }) {
        QVERIFY2(numbers(pool).startsWith(u"1000000, %1, "_s.arg(held.load())),
            qPrintable(numbers(pool)));
    }
    QCOMPARE(database().number(
                 "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"),
        0);
}

void TestStockRaces::oneCorrectionSentByTwenty()
{
    QFETCH(const QString, isolation);
    const QByteArray key = StockCaller::newKey();
    const Counts outcomes = race(settings(isolation), 20, [&](ApiCaller &caller, int) {
        return StockCaller(caller.connection()).adjust(shoes, 3, key).outcome;
    });
    QCOMPARE(outcomes, (Counts { { u"adjusted"_s, 1 }, { u"replayed"_s, 19 } }));
    QCOMPARE(numbers(shoes), u"13, 0, 13, 0, 0"_s);
    QCOMPARE(journalRows("adjusted"), 1);
}

void TestStockRaces::correctionsTakeTheLastPiecesOnce()
{
    QFETCH(const QString, isolation);
    constexpr int count = 14;
    const Counts outcomes = race(settings(isolation), count, [](ApiCaller &caller, int) {
        return StockCaller(caller.connection()).adjust(shoes, -1).outcome;
    });
    QCOMPARE(outcomes, (Counts { { u"adjusted"_s, 10 }, { u"invalid_request"_s, count - 10 } }));
    QCOMPARE(numbers(shoes), u"0, 0, 0, 0, 0"_s);
}

void TestStockRaces::countsAtOnceEndAtWhatTheyFound()
{
    QFETCH(const QString, isolation);
    constexpr int rounds = 5;
    for (int round = 0; round < rounds; ++round) {
        const qint64 found = 20 - round;
        const Counts outcomes = race(settings(isolation), 6, [found](ApiCaller &caller, int) {
            return StockCaller(caller.connection()).count(shoes, found).outcome;
        });
        QCOMPARE(outcomes, (Counts { { u"counted"_s, 6 } }));
        QCOMPARE(numbers(shoes), u"%1, 0, %1, 0, 0"_s.arg(found));
    }
}

void TestStockRaces::oneKeyForTwoLevels()
{
    QFETCH(const QString, isolation);
    const QByteArray key = StockCaller::newKey();
    const Counts outcomes = race(settings(isolation), 12, [&](ApiCaller &caller, int i) {
        return StockCaller(caller.connection()).adjust(i % 2 == 0 ? shoes : rope, 1, key).outcome;
    });
    QCOMPARE(outcomes,
        (Counts { { u"adjusted"_s, 1 }, { u"replayed"_s, 5 }, { u"idempotency_key_reuse"_s, 6 } }));
    QCOMPARE(journalRows("adjusted") + journalRows("adjusted", rope), 1);
}

void TestStockRaces::eachPieceComesBackOnce()
{
    QFETCH(const QString, isolation);
    const qint64 hold = book("SHOES:4");
    // Everyone has a wish of his own: eight people think that they have a piece in hand.
    const Counts outcomes = race(settings(isolation), 8, [&](ApiCaller &caller, int i) {
        const ReturnedPieces piece { .returned = i % 2, .lost = 1 - i % 2 };
        return StockCaller(caller.connection()).bringBack(hold, shoes, piece).outcome;
    });
    QCOMPARE(outcomes, (Counts { { u"returned"_s, 4 }, { u"more_than_out"_s, 4 } }));
    const qint64 returned = journalRows("returned");
    QCOMPARE(returned + journalRows("lost"), 4);
    QCOMPARE(numbers(shoes), u"%1, 0, %1, 0, 0"_s.arg(6 + returned));
}

void TestStockRaces::aReturnAgainstACancellation()
{
    QFETCH(const QString, isolation);
    constexpr int rounds = 10;
    for (int round = 0; round < rounds; ++round) {
        const qint64 hold = book("SHOES:4");
        const Counts outcomes = race(settings(isolation), 2, [&](ApiCaller &caller, int i) {
            return i == 0 ? caller.cancel(hold).outcome
                          : StockCaller(caller.connection())
                                .bringBack(hold, shoes, { .returned = 3 })
                                .outcome;
        });
        QCOMPARE(outcomes[u"cancelled"_s], 1);
        QCOMPARE(outcomes[u"returned"_s] + outcomes[u"hold_not_active"_s], 1);
        QCOMPARE(numbers(shoes), u"10, 0, 10, 0, 0"_s); // neither twice nor too little
    }
}

void TestStockRaces::aCountAgainstHolds()
{
    constexpr int rounds = 10;
    for (int round = 0; round < rounds; ++round) {
        stock().count(shoes, 10);
        const Counts outcomes = race(settings(), 6, [&](ApiCaller &caller, int i) {
            return i == 0 ? StockCaller(caller.connection()).count(shoes, 3).outcome
                          : place(caller, slot(), "SHOES:2").outcome;
        });
        QCOMPARE(outcomes[u"counted"_s], 1);
        const int held = outcomes[u"held"_s];
        QCOMPARE(held + outcomes[u"capacity_exhausted"_s], 5);
        QCOMPARE(database().rows("SELECT on_hand, reserved, shortfall FROM api.stock_levels() WHERE"
                                 " pool_id = 2"),
            (QList<QStringList> {
                { u"3"_s, QString::number(2 * held), QString::number(qMax(0, 2 * held - 3)) } }));
        QCOMPARE(database().number("SELECT coalesce(sum(short), 0) FROM api.short_bookings(2)"),
            qMax(0, 2 * held - 3));
        database().shiftClock(301s);
        staff().sweep(100);
    }
}

QString TestStockRaces::mixedStep(ApiCaller &caller, const SlotId &slot, std::mt19937 &chance)
{
    const auto upTo
        = [&chance](qint64 most) { return std::uniform_int_distribution<qint64>(0, most)(chance); };
    StockCaller stock(caller.connection());
    const qint64 pool = shoes + upTo(2);
    // Of any caller: most of them are in some state, and each state has its answer.
    const qint64 hold = 1 + upTo(200);
    switch (upTo(9)) {
    case 0:
        return stock.adjust(pool, upTo(4) - 2).outcome;
    case 1:
        return stock.count(pool, upTo(12)).outcome;
    case 2:
    case 3:
        return stock.bringBack(hold, pool, { .returned = upTo(2), .lost = upTo(1) }).outcome;
    case 4:
        return caller.cancel(hold).outcome;
    case 5:
        return caller.confirm(hold).outcome;
    case 6:
        caller.sweep(5);
        return u"swept"_s;
    default: {
        const ApiAnswer held = place(
            caller, slot, upTo(1) == 0 ? "ROPE:1 SHOES:2" : "SHOES:1 SHOES@Cellar:1 ROPE:2");
        return held.outcome == u"held" && upTo(1) == 0 ? caller.confirm(held.holdId).outcome
                                                       : held.outcome;
    }
    }
}

void TestStockRaces::aMixOfEverythingKeepsTheBooks()
{
    QFETCH(const QString, isolation);
    constexpr int stepsEach = 150;
    static const QSet<QString> possible { u"adjusted"_s,
        u"counted"_s,
        u"returned"_s,
        u"not_found"_s,
        u"hold_not_active"_s,
        u"more_than_out"_s,
        u"invalid_request"_s,
        u"cancelled"_s,
        u"confirmed"_s,
        u"hold_cancelled"_s,
        u"hold_expired"_s,
        u"held"_s,
        u"capacity_exhausted"_s,
        u"swept"_s };
    database().setSetting(u"hold_seconds"_s, u"1"_s);
    const Counts unexpected = race(settings(isolation), 8, [&](ApiCaller &caller, int thread) {
        std::mt19937 chance(static_cast<unsigned>(thread) + 1);
        for (int i = 0; i < stepsEach; ++i) {
            const QString outcome = mixedStep(caller, slot(), chance);
            if (!possible.contains(outcome)) {
                return outcome;
            }
        }
        return QString();
    });
    QCOMPARE(unexpected, (Counts { { QString(), 8 } }));
    QCOMPARE(database().number("SELECT count(*) FROM api.stock_levels() WHERE available < 0"), 0);
    QCOMPARE(database().number(
                 "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"),
        0);
}

QTEST_GUILESS_MAIN(TestStockRaces)
#include "tst_stockraces.moc"
