#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"

#include <QSet>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The feed of changed slots: nothing is lost, whoever commits when. */
class TestChangeFeed : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void beginsWithNothing();
    void tellsEveryKindOfChange();
    void tellsOfALapseThatWroteNothing();
    void losesNothingThatCommitsLate();
    void aCursorOfAnotherServerIsHarmless();
    void notifiesEachDayOfASiteOnce();
    void notifiesBothDaysOfASlotOverMidnight();
    void notifiesOfStockAndCreditsOncePerSite();

private:
    struct Cursor {
        qint64 next = 0;
        qint64 us = 0;
    };

    void begin() override { m_staff = std::make_unique<ApiCaller>(database().as(TestRole::Staff)); }

    void end() override { m_staff.reset(); }

    Cursor start();
    /** Slots that changed since; moves the cursor on. */
    QSet<qint64> changed(Cursor &cursor);
    QStringList notified(Cursor &cursor);
    static QByteArray arguments(const Cursor &cursor);

    std::unique_ptr<ApiCaller> m_staff;
};

QByteArray TestChangeFeed::arguments(const Cursor &cursor)
{
    return QByteArray::number(cursor.next) + ", " + QByteArray::number(cursor.us);
}

TestChangeFeed::Cursor TestChangeFeed::start()
{
    const auto rows = database().rows("SELECT next_cursor, next_us FROM api.changes_since(NULL)");
    return { rows.first().at(0).toLongLong(), rows.first().at(1).toLongLong() };
}

QSet<qint64> TestChangeFeed::changed(Cursor &cursor)
{
    const auto rows = database().rows(
        "SELECT next_cursor, next_us, slot_id FROM api.changes_since(" + arguments(cursor) + ')');
    QSet<qint64> changed;
    for (const QStringList &row : rows) {
        cursor = { row.at(0).toLongLong(), row.at(1).toLongLong() };
        if (!row.at(2).isEmpty()) {
            changed.insert(row.at(2).toLongLong());
        }
    }
    return changed;
}

QStringList TestChangeFeed::notified(Cursor &cursor)
{
    DbConnection listener(database().desk());
    if (!listener.open() || !listener.runScript("LISTEN holdfast_changed;")) {
        qFatal("no listener");
    }
    const auto rows = database().rows("SELECT next_cursor, next_us, notified FROM"
                                      " api.notify_changes("
        + arguments(cursor) + ')');
    cursor = { rows.first().at(0).toLongLong(), rows.first().at(1).toLongLong() };
    QStringList payloads;
    const qsizetype expected = rows.first().at(2).toInt();
    (void)QTest::qWaitFor([&] {
        payloads += listener.takeNotifications();
        return payloads.size() >= expected;
    });
    payloads.sort();
    return payloads;
}

void TestChangeFeed::beginsWithNothing()
{
    database().addSlot(1);
    const auto rows = database().rows("SELECT slot_id FROM api.changes_since(NULL)");
    QCOMPARE(rows.size(), 1);
    QVERIFY(rows.first().first().isEmpty());
    Cursor cursor = start();
    QCOMPARE(changed(cursor), QSet<qint64>());
}

void TestChangeFeed::tellsEveryKindOfChange()
{
    const SlotId slot = database().addSlot(5);
    const SlotId other = database().addSlot(5);
    const QSet<qint64> expected { slot.value() };
    Cursor cursor = start();
    const qint64 hold = m_staff->place(ApiCaller::newKey(), slot, 1).holdId;
    QCOMPARE(changed(cursor), expected);
    m_staff->extend(hold, "600");
    QCOMPARE(changed(cursor), expected);
    m_staff->confirm(hold);
    QCOMPARE(changed(cursor), expected);
    m_staff->cancel(hold);
    QCOMPARE(changed(cursor), expected);
    database().closeSlot(slot, u"x"_s);
    QCOMPARE(changed(cursor), expected);
    database().execute("SELECT api.open_slot(" + QByteArray::number(slot.value()) + ')');
    QCOMPARE(changed(cursor), expected);
    QCOMPARE(changed(cursor), QSet<qint64>());
    const SlotId added = database().addSlot(5);
    QCOMPARE(changed(cursor), QSet<qint64> { added.value() });
    m_staff->place(ApiCaller::newKey(), other, 9); // refused: nothing changed
    QCOMPARE(changed(cursor), QSet<qint64>());
}

void TestChangeFeed::tellsOfALapseThatWroteNothing()
{
    const SlotId slot = database().addSlot(5);
    m_staff->place(ApiCaller::newKey(), slot, 1);
    Cursor cursor = start();
    QCOMPARE(changed(cursor), QSet<qint64>());
    database().shiftClock(301s);
    QCOMPARE(changed(cursor), QSet<qint64> { slot.value() });
    QCOMPARE(changed(cursor), QSet<qint64>());
}

void TestChangeFeed::losesNothingThatCommitsLate()
{
    // The first to begin commits last: its rows are older than those that were already told.
    const SlotId slow = database().addSlot(5);
    const SlotId quick = database().addSlot(5);
    Cursor cursor = start();
    RawConnection late(database().as(TestRole::Manager).connectionString);
    const RawAnswer closed = late.run("BEGIN; SELECT outcome FROM api.close_slot("
        + QByteArray::number(slow.value()) + ", 'flood')");
    QCOMPARE(closed.text(), u"closed"_s);
    m_staff->place(ApiCaller::newKey(), quick, 1);
    QCOMPARE(changed(cursor), QSet<qint64> { quick.value() });
    late.run("COMMIT");
    QVERIFY(changed(cursor).contains(slow.value()));
    QCOMPARE(changed(cursor), QSet<qint64>());
}

void TestChangeFeed::aCursorOfAnotherServerIsHarmless()
{
    database().addSlot(5);
    for (const qint64 foreign : { qint64(0), qint64(1) << 60 }) {
        Cursor cursor { foreign, database().now().toMSecsSinceEpoch() * 1000 };
        changed(cursor);
        const SlotId slot = database().addSlot(5);
        QCOMPARE(changed(cursor), QSet<qint64> { slot.value() });
    }
}

void TestChangeFeed::notifiesEachDayOfASiteOnce()
{
    TestSlot morning;
    morning.start = QDateTime(QDate(2027, 6, 5), QTime(8, 0), Qt::UTC);
    morning.capacity = 5;
    TestSlot evening = morning;
    evening.start = QDateTime(QDate(2027, 6, 5), QTime(16, 0), Qt::UTC);
    const SlotId first = database().addSlot(morning);
    const SlotId second = database().addSlot(evening);
    Cursor cursor = start();
    for (const SlotId slot : { first, second, first }) {
        m_staff->place(ApiCaller::newKey(), slot, 1);
    }
    const QStringList payloads = notified(cursor);
    QCOMPARE(payloads.size(), 1);
    QVERIFY2(payloads.first().endsWith(u":2027-06-05"_s), qPrintable(payloads.first()));
    QCOMPARE(notified(cursor), QStringList());
}

void TestChangeFeed::notifiesBothDaysOfASlotOverMidnight()
{
    // 23:30 to 00:30 in Prague.
    TestSlot night;
    night.start = QDateTime(QDate(2027, 6, 5), QTime(21, 30), Qt::UTC);
    const SlotId slot = database().addSlot(night);
    // 23:00 to midnight touches one day alone.
    TestSlot edge;
    edge.start = QDateTime(QDate(2027, 6, 7), QTime(21, 0), Qt::UTC);
    const SlotId last = database().addSlot(edge);
    Cursor cursor = start();
    m_staff->place(ApiCaller::newKey(), slot, 1);
    m_staff->place(ApiCaller::newKey(), last, 1);
    const QStringList payloads = notified(cursor);
    QCOMPARE(payloads.size(), 3);
    QVERIFY(payloads.at(0).endsWith(u":2027-06-05"_s));
    QVERIFY(payloads.at(1).endsWith(u":2027-06-06"_s));
    QVERIFY(payloads.at(2).endsWith(u":2027-06-07"_s));
}

void TestChangeFeed::notifiesOfStockAndCreditsOncePerSite()
{
    const SlotId slot = database().addSlot(5);
    database().addStock(u"SHOES"_s, u"Shoes"_s, 10);
    database().addStock(u"ROPE"_s, u"Rope"_s, 10);
    database().execute("SELECT api.add_customer('Anna', '', '')");
    Cursor cursor = start();
    const QStringList stock { u"1:stock"_s };
    const QStringList credits { u"1:credits"_s };
    database().execute("SELECT api.adjust_stock(gen_random_uuid(), 2, 1, 'x');"
                       "SELECT api.adjust_stock(gen_random_uuid(), 3, 1, 'x')");
    Cursor slotsOnly = cursor;
    QCOMPARE(changed(slotsOnly), QSet<qint64>()); // pieces are no slots
    QCOMPARE(notified(cursor), stock);
    QCOMPARE(notified(cursor), QStringList());
    database().execute("SELECT api.grant_credits(gen_random_uuid(), 1, 'default', 100);"
                       "SELECT api.grant_credits(gen_random_uuid(), 1, 'points', 100)");
    QCOMPARE(notified(cursor), credits);
    database().execute("SELECT api.rename_stock_item(1, NULL, 'Boots')");
    QCOMPARE(notified(cursor), stock);
    PlaceOptions options;
    options.skus = "ARRAY['SHOES']";
    options.skuQuantities = "ARRAY[1]::bigint[]";
    m_staff->place(ApiCaller::newKey(), slot, 1, options);
    QCOMPARE(notified(cursor).size(), 2); // the day of the slot, and stock
    database().shiftClock(301s);
    QCOMPARE(notified(cursor).size(), 2); // lapsing writes nothing
    QCOMPARE(notified(cursor), QStringList());
}

QTEST_GUILESS_MAIN(TestChangeFeed)
#include "tst_changefeed.moc"
