#include "core/schedule/demoday.h"
#include "tests/support/databasetest.h"
#include "tests/support/testdesk.h"
#include "tests/support/waitfor.h"

#include <QTest>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The demo that a newcomer sees first. */
class TestDemoDay : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void fillsAnEmptyDatabase();
    void loadingAgainAddsNothing();
    void startsOnChangeDays_data();
    void startsOnChangeDays();

private:
    static ConnectionSettings patient(ConnectionSettings settings)
    {
        settings.statementTimeout = 60s;
        return settings;
    }
};

void TestDemoDay::fillsAnEmptyDatabase()
{
    DbConnection connection(patient(database().desk()));
    valueOf(connection.open());
    QVERIFY(valueOf(isDatabaseEmpty(connection)));
    // The middle of a day, whenever this runs: in the evening hardly anything is out any more.
    const QTimeZone prague("Europe/Prague");
    const QDate tomorrow = database().now().toTimeZone(prague).date().addDays(1);
    database().shiftClock(std::chrono::milliseconds(
        database().now().msecsTo(QDateTime(tomorrow, QTime(12, 10), prague))));
    const QDateTime now = database().now();
    const DemoReport report = valueOf(loadDemo(connection, now, 2));
    QCOMPARE(report.days, 2);
    QCOMPARE_GT(report.slotCount, 10);
    QCOMPARE_GT(report.bookingCount, 5);
    QVERIFY(!valueOf(isDatabaseEmpty(connection)));
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.slots"), report.slotCount);
    TestDesk desk(database().desk());
    const Site site = valueFrom(desk.schedule().sites()).first();
    const QDate today = now.toTimeZone(QTimeZone(site.zone)).date();
    const DayGrid grid = valueFrom(desk.schedule().dayGrid(site, today));
    QCOMPARE_GT(grid.resources.size(), 1);
    QCOMPARE_GT(grid.places.size(), 10);
    int outCount = 0;
    qint64 out = 0;
    qint64 missing = 0;
    for (const StockLevel &level : valueFrom(desk.stock().levels(site.id))) {
        outCount += level.numbers.out > 0 ? 1 : 0;
        out += level.numbers.out;
        missing += level.numbers.shortfall;
    }
    QCOMPARE_GT(outCount, 0);
    QCOMPARE_GT(out, 1);
    QCOMPARE(missing, 2);
    const QList<Wallet> wallets = valueFrom(desk.credits().wallets({}));
    QCOMPARE(wallets.size(), 9);
    const auto count = [&wallets](auto property) {
        return std::count_if(wallets.cbegin(), wallets.cend(), property);
    };
    QCOMPARE(count([](const Wallet &wallet) { return wallet.held > 0; }), 3);
    QCOMPARE(count([](const Wallet &wallet) { return wallet.debt > 0; }), 2);
    QCOMPARE(count([](const Wallet &wallet) { return wallet.hasOverdraft; }), 1);
    QCOMPARE(count([](const Wallet &wallet) { return wallet.nextExpiryAmount > 0; }), 3);
}

void TestDemoDay::loadingAgainAddsNothing()
{
    DbConnection connection(patient(database().desk()));
    valueOf(connection.open());
    const QDateTime now = database().now();
    valueOf(loadDemo(connection, now, 1));
    const QByteArray count = "SELECT (SELECT count(*) FROM holdfast.slots) * 1000000 + (SELECT"
                             " count(*) FROM holdfast.holds WHERE status = 'confirmed') * 1000"
                             " + (SELECT count(*) FROM holdfast.credit_entries)"
                             " + (SELECT count(*) FROM holdfast.stock_entries)";
    const qint64 before = database().number(count);
    valueOf(loadDemo(connection, now, 1));
    QCOMPARE(database().number(count), before);
}

void TestDemoDay::startsOnChangeDays_data()
{
    QTest::addColumn<QDateTime>("now");
    QTest::newRow("23 hours") << QDateTime(QDate(2027, 3, 28), QTime(0, 30), Qt::UTC);
    QTest::newRow("25 hours") << QDateTime(QDate(2027, 10, 31), QTime(0, 30), Qt::UTC);
}

void TestDemoDay::startsOnChangeDays()
{
    QFETCH(const QDateTime, now);
    DbConnection connection(patient(database().desk()));
    valueOf(connection.open());
    database().shiftClock(std::chrono::milliseconds(database().now().msecsTo(now)));
    QCOMPARE_GT(valueOf(loadDemo(connection, now, 1)).slotCount, 10);
}

QTEST_GUILESS_MAIN(TestDemoDay)
#include "tst_demoday.moc"
