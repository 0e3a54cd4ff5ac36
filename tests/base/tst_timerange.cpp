#include "core/base/timerange.h"

#include <QTest>

#include <rapidcheck.h>

class TestTimeRange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isValidWhenItLasts_data();
    void isValidWhenItLasts();
    void containsItsStartAndNotItsEnd();
    void neighboursDoNotOverlap();
    void overlapsExactlyWhenAnInstantIsShared();
};

static QDateTime minute(int number)
{
    return QDateTime(QDate(2027, 6, 5), QTime(0, 0), Qt::UTC).addSecs(60 * number);
}

void TestTimeRange::isValidWhenItLasts_data()
{
    QTest::addColumn<QDateTime>("start");
    QTest::addColumn<QDateTime>("end");
    QTest::addColumn<bool>("isValid");
    QTest::newRow("an hour") << minute(0) << minute(60) << true;
    QTest::newRow("no time") << minute(5) << minute(5) << false;
    QTest::newRow("backwards") << minute(60) << minute(0) << false;
    QTest::newRow("no start") << QDateTime() << minute(0) << false;
    QTest::newRow("no end") << minute(0) << QDateTime() << false;
}

void TestTimeRange::isValidWhenItLasts()
{
    QFETCH(const QDateTime, start);
    QFETCH(const QDateTime, end);
    QFETCH(const bool, isValid);
    QCOMPARE((TimeRange { start, end }.isValid()), isValid);
}

void TestTimeRange::containsItsStartAndNotItsEnd()
{
    const TimeRange range { minute(10), minute(20) };
    QVERIFY(range.contains(minute(10)));
    QVERIFY(range.contains(minute(20).addMSecs(-1)));
    QVERIFY(!range.contains(minute(20)));
    QVERIFY(!range.contains(minute(10).addMSecs(-1)));
}

void TestTimeRange::neighboursDoNotOverlap()
{
    const TimeRange first { minute(0), minute(60) };
    const TimeRange second { minute(60), minute(120) };
    QVERIFY(!first.overlaps(second));
    QVERIFY(!second.overlaps(first));
}

void TestTimeRange::overlapsExactlyWhenAnInstantIsShared()
{
    QVERIFY(rc::check("two ranges overlap exactly when some minute is in both", [] {
        constexpr int minutes = 24;
        const auto range = [] {
            const int start = *rc::gen::inRange(0, minutes - 1);
            return TimeRange { minute(start), minute(*rc::gen::inRange(start + 1, minutes)) };
        };
        const TimeRange first = range();
        const TimeRange second = range();
        bool isShared = false;
        for (int i = 0; i < minutes; ++i) {
            isShared = isShared || (first.contains(minute(i)) && second.contains(minute(i)));
        }
        RC_ASSERT(first.overlaps(second) == isShared);
        RC_ASSERT(second.overlaps(first) == isShared);
    }));
}

QTEST_GUILESS_MAIN(TestTimeRange)
#include "tst_timerange.moc"
