#include "core/base/localday.h"

#include <QTest>

#include <rapidcheck.h>
#include <vector>

using namespace Qt::StringLiterals;

/** Zone ids that have done something unusual: gaps at midnight, half hours, a skipped day. */
static const std::vector<QByteArray> unusualZones { "Europe/Prague",
    "Europe/Moscow",
    "Asia/Beirut",
    "Africa/Cairo",
    "Australia/Lord_Howe",
    "America/Havana",
    "America/Sao_Paulo",
    "Asia/Tehran",
    "Pacific/Apia",
    "Antarctica/Troll",
    "UTC" };

class TestLocalDay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void lastsAsLongAsTheClocksSay_data();
    void lastsAsLongAsTheClocksSay();
    void aZoneThatIsNotOneCountsAsUtc_data();
    void aZoneThatIsNotOneCountsAsUtc();
    void bothTimesOfARepeatedHourAreOnOneDay();
    void aDayThatNeverWasIsEmpty();
    void consecutiveDaysTileTheTimeLine();
    void everyInstantIsInsideItsOwnDay();
};

void TestLocalDay::initTestCase()
{
    for (const QByteArray &zone : unusualZones) {
        QVERIFY2(QTimeZone(zone).isValid(), zone.constData());
    }
}

void TestLocalDay::lastsAsLongAsTheClocksSay_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QDate>("day");
    QTest::addColumn<QString>("start");
    QTest::addColumn<double>("hours");
    QTest::newRow("Prague, usual")
        << QByteArray("Europe/Prague") << QDate(2027, 6, 5) << u"2027-06-04T22:00:00Z"_s << 24.0;
    QTest::newRow("Prague, spring")
        << QByteArray("Europe/Prague") << QDate(2027, 3, 28) << u"2027-03-27T23:00:00Z"_s << 23.0;
    QTest::newRow("Prague, autumn")
        << QByteArray("Europe/Prague") << QDate(2027, 10, 31) << u"2027-10-30T22:00:00Z"_s << 25.0;
    QTest::newRow("Beirut, midnight does not exist")
        << QByteArray("Asia/Beirut") << QDate(2027, 3, 28) << u"2027-03-27T22:00:00Z"_s << 23.0;
    QTest::newRow("Cairo, midnight does not exist")
        << QByteArray("Africa/Cairo") << QDate(2027, 4, 30) << u"2027-04-29T22:00:00Z"_s << 23.0;
    QTest::newRow("Lord Howe, half an hour back")
        << QByteArray("Australia/Lord_Howe") << QDate(2027, 4, 4) << u"2027-04-03T13:00:00Z"_s
        << 24.5;
    QTest::newRow("Lord Howe, half an hour on")
        << QByteArray("Australia/Lord_Howe") << QDate(2027, 10, 3) << u"2027-10-02T13:30:00Z"_s
        << 23.5;
    QTest::newRow("leap day") << QByteArray("Europe/Prague") << QDate(2028, 2, 29)
                              << u"2028-02-28T23:00:00Z"_s << 24.0;
}

void TestLocalDay::lastsAsLongAsTheClocksSay()
{
    QFETCH(const QByteArray, zone);
    QFETCH(const QDate, day);
    QFETCH(const QString, start);
    QFETCH(const double, hours);
    const TimeRange range = localDay(day, QTimeZone(zone));
    QCOMPARE(range.start.toString(Qt::ISODate), start);
    QCOMPARE(double(range.start.secsTo(range.end)) / 3600.0, hours);
    QCOMPARE(range.start.timeSpec(), Qt::UTC);
    QCOMPARE(range.end.timeSpec(), Qt::UTC);
}

void TestLocalDay::aZoneThatIsNotOneCountsAsUtc_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("another planet") << QByteArray("Mars/Phobos");
    QTest::newRow("a path") << QByteArray("../../etc/passwd");
}

void TestLocalDay::aZoneThatIsNotOneCountsAsUtc()
{
    QFETCH(const QByteArray, zone);
    const TimeRange range = localDay(QDate(2027, 3, 28), QTimeZone(zone));
    QCOMPARE(range.start, QDateTime(QDate(2027, 3, 28), QTime(0, 0), Qt::UTC));
    QCOMPARE(range.start.secsTo(range.end), 86400);
    QCOMPARE(localDate(range.start, QTimeZone(zone)), QDate(2027, 3, 28));
}

void TestLocalDay::bothTimesOfARepeatedHourAreOnOneDay()
{
    const QTimeZone prague("Europe/Prague");
    const QDateTime first = QDateTime::fromString(u"2027-10-31T00:30:00Z"_s, Qt::ISODate);
    const QDateTime second = first.addSecs(3600);
    QCOMPARE(first.toTimeZone(prague).time(), second.toTimeZone(prague).time());
    QCOMPARE(localDate(first, prague), QDate(2027, 10, 31));
    QCOMPARE(localDate(second, prague), QDate(2027, 10, 31));
}

void TestLocalDay::aDayThatNeverWasIsEmpty()
{
    // Samoa went from the 29th to the 31st of December 2011.
    const QTimeZone apia("Pacific/Apia");
    const TimeRange before = localDay(QDate(2011, 12, 29), apia);
    const TimeRange never = localDay(QDate(2011, 12, 30), apia);
    const TimeRange after = localDay(QDate(2011, 12, 31), apia);
    QVERIFY(before.isValid());
    QCOMPARE(before.end, after.start);
    QCOMPARE(never.start, never.end);
}

void TestLocalDay::consecutiveDaysTileTheTimeLine()
{
    QVERIFY(rc::check("a day ends where the next begins", [] {
        const QTimeZone zone(*rc::gen::elementOf(unusualZones));
        const QDate day = QDate(1990, 1, 1).addDays(*rc::gen::inRange(0, 365 * 60));
        const TimeRange today = localDay(day, zone);
        const TimeRange tomorrow = localDay(day.addDays(1), zone);
        RC_ASSERT(today.start.isValid() && today.end.isValid());
        RC_ASSERT(today.end == tomorrow.start);
        RC_ASSERT(today.start <= today.end);
        RC_ASSERT(today.start.secsTo(today.end) <= 26 * 3600);
    }));
}

void TestLocalDay::everyInstantIsInsideItsOwnDay()
{
    QVERIFY(rc::check("localDate() names the day that contains the instant", [] {
        const QTimeZone zone(*rc::gen::elementOf(unusualZones));
        const QDateTime instant = QDateTime(QDate(1990, 1, 1), QTime(0, 0), Qt::UTC)
                                      .addSecs(*rc::gen::inRange<qint64>(0, 60LL * 365 * 86400));
        RC_ASSERT(localDay(localDate(instant, zone), zone).contains(instant));
    }));
}

QTEST_GUILESS_MAIN(TestLocalDay)
#include "tst_localday.moc"
