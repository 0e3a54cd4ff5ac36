#include "core/base/id.h"
#include "core/base/microseconds.h"
#include "core/base/money.h"
#include "core/base/result.h"

#include <QSet>
#include <QTest>

#include <memory>
#include <type_traits>

using namespace Qt::StringLiterals;

/** The vocabulary that everything else is written in. */
class TestResult : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsItsValue();
    void holdsItsError();
    void givesAwayAValueThatCannotBeCopied();
    void mayHoldAnErrorAsItsValue();
    void idsOfDifferentThingsDoNotMix();
    void anIdIsValidFromOneOn_data();
    void anIdIsValidFromOneOn();
    void equalIdsHashEqually();
    void amountsOfDifferentCurrenciesDiffer();
    void instantsCrossTheDatabaseBorderUnchanged_data();
    void instantsCrossTheDatabaseBorderUnchanged();
};

void TestResult::holdsItsValue()
{
    const Result<int> result = 7;
    QVERIFY(result.isOk());
    QVERIFY(static_cast<bool>(result));
    QCOMPARE(result.value(), 7);
    QCOMPARE(*result, 7);
}

void TestResult::holdsItsError()
{
    const Error error { ErrorCode::DiskFull, u"the disk is full"_s, u"53100"_s };
    const Result<int> result = error;
    QVERIFY(!result.isOk());
    QVERIFY(!static_cast<bool>(result));
    QVERIFY(result.error() == error);
}

void TestResult::givesAwayAValueThatCannotBeCopied()
{
    Result<std::unique_ptr<int>> result = std::make_unique<int>(3);
    const std::unique_ptr<int> taken = std::move(result).value();
    QCOMPARE(*taken, 3);
}

void TestResult::mayHoldAnErrorAsItsValue()
{
    // A result that carries a text must not take a text for an error.
    const Result<QString> result = u"cannot"_s;
    QVERIFY(result.isOk());
    QCOMPARE(result->size(), 6);
}

void TestResult::idsOfDifferentThingsDoNotMix()
{
    static_assert(!std::is_convertible_v<SlotId, HoldId>);
    static_assert(!std::is_convertible_v<qint64, SlotId>);
    static_assert(!std::is_convertible_v<SlotId, qint64>);
    QVERIFY(SlotId(4) == SlotId(4));
    QVERIFY(SlotId(4) < SlotId(5));
}

void TestResult::anIdIsValidFromOneOn_data()
{
    QTest::addColumn<qint64>("value");
    QTest::addColumn<bool>("isValid");
    QTest::newRow("never set") << qint64(0) << false;
    QTest::newRow("negative") << qint64(-1) << false;
    QTest::newRow("first") << qint64(1) << true;
    QTest::newRow("last") << std::numeric_limits<qint64>::max() << true;
}

void TestResult::anIdIsValidFromOneOn()
{
    QFETCH(const qint64, value);
    QFETCH(const bool, isValid);
    QCOMPARE(CustomerId(value).isValid(), isValid);
    QCOMPARE(CustomerId(value).value(), value);
}

void TestResult::equalIdsHashEqually()
{
    const QSet<SlotId> seen { SlotId(1), SlotId(2), SlotId(1) };
    QCOMPARE(seen.size(), 2);
    QVERIFY(seen.contains(SlotId(2)));
}

void TestResult::amountsOfDifferentCurrenciesDiffer()
{
    QVERIFY((Money { 100, u"CZK"_s } == Money { 100, u"CZK"_s }));
    QVERIFY((Money { 100, u"CZK"_s } != Money { 100, u"EUR"_s }));
}

void TestResult::instantsCrossTheDatabaseBorderUnchanged_data()
{
    QTest::addColumn<QDateTime>("instant");
    QTest::newRow("epoch") << QDateTime::fromMSecsSinceEpoch(0, Qt::UTC);
    QTest::newRow("before the epoch") << QDateTime::fromMSecsSinceEpoch(-1500, Qt::UTC);
    QTest::newRow("milliseconds") << QDateTime::fromMSecsSinceEpoch(1811743199999, Qt::UTC);
    QTest::newRow("year 2900") << QDateTime(QDate(2900, 1, 1), QTime(12, 0), Qt::UTC);
}

void TestResult::instantsCrossTheDatabaseBorderUnchanged()
{
    QFETCH(const QDateTime, instant);
    const QDateTime back = instantFromMicroseconds(microsecondsFromInstant(instant));
    QCOMPARE(back, instant);
    QCOMPARE(back.timeSpec(), Qt::UTC);
}

QTEST_GUILESS_MAIN(TestResult)
#include "tst_result.moc"
