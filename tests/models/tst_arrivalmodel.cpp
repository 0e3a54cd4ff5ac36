#include "ui/models/arrivalmodel.h"
#include "ui/models/arrivalsums.h"
#include "ui/models/recordroles.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QDateTime start(QDate(2027, 6, 7), QTime(8, 0), Qt::UTC);

QTimeZone prague() { return QTimeZone("Europe/Prague"); }

Arrival arrival(qint64 id, int party, int arrived)
{
    Arrival one;
    one.holdId = HoldId(id);
    one.resourceName = u"Hall A"_s;
    one.startsAt = start;
    one.endsAt = start.addSecs(3600);
    one.partySize = party;
    one.arrived = arrived;
    one.arrivedAt = arrived > 0 ? start : QDateTime();
    one.customerName = u"Jana Řeřicha"_s;
    one.customerPhone = u"+420 777 123 456"_s;
    one.code = u"K7MQ2XAB"_s;
    return one;
}

}

/** Who comes: states, words, sums and the filter. */
class TestArrivalModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBookingStandsAsTheClockSays_data();
    void aBookingStandsAsTheClockSays();
    void lateIsSaidByColourIconAndWord();
    void everyPersonCountsOnce();
    void aMinuteChangesOnlyTheLate();
    void aRowIsReadInTheOrderOfTime();
    void theFilterFinds_data();
    void theFilterFinds();
};

void TestArrivalModel::aBookingStandsAsTheClockSays_data()
{
    QTest::addColumn<int>("arrived");
    QTest::addColumn<bool>("isNoted");
    QTest::addColumn<int>("minutes");
    QTest::addColumn<QString>("words");
    QTest::newRow("before the slot") << 0 << false << -1 << u"expected"_s;
    QTest::newRow("as the slot begins") << 0 << false << 0 << u"late"_s;
    QTest::newRow("in the slot") << 0 << false << 12 << u"12 min late"_s;
    QTest::newRow("after the slot") << 0 << false << 60 << u"over, nobody checked in"_s;
    QTest::newRow("some, in the slot") << 2 << false << 12 << u"part here"_s;
    QTest::newRow("all, before the slot") << 4 << false << -20 << u"all here"_s;
    QTest::newRow("noted as not come") << 0 << true << 12 << u"not come"_s;
}

void TestArrivalModel::aBookingStandsAsTheClockSays()
{
    QFETCH(const int, arrived);
    QFETCH(const bool, isNoted);
    QFETCH(const int, minutes);
    QFETCH(const QString, words);
    Arrival one = arrival(1, 4, arrived);
    one.noShowAt = isNoted ? start : QDateTime();
    const ArrivalRow row = ArrivalRow::of(one, start.addSecs(60 * minutes), prague());
    QCOMPARE(row.time, u"10:00"_s);
    QCOMPARE(ArrivalModel::state(row), words);
}

void TestArrivalModel::lateIsSaidByColourIconAndWord()
{
    ArrivalModel model;
    model.setRows({ ArrivalRow::of(arrival(1, 4, 0), start.addSecs(300), prague()) });
    const QModelIndex state = model.index(0, ArrivalModel::State);
    QCOMPARE(state.data(RecordRole::Tone).toInt(), static_cast<int>(RecordTone::Late));
    QCOMPARE(state.data(RecordRole::Icon).toString(), u"clock"_s);
    QCOMPARE(state.data().toString(), u"5 min late"_s);
}

void TestArrivalModel::everyPersonCountsOnce()
{
    Arrival absent = arrival(4, 5, 0);
    absent.noShowAt = start;
    Arrival later = arrival(5, 7, 0);
    later.startsAt = start.addSecs(7200);
    later.endsAt = start.addSecs(10800);
    QList<ArrivalRow> rows;
    for (const Arrival &each :
        { arrival(1, 4, 0), arrival(2, 3, 2), arrival(3, 2, 2), absent, later }) {
        rows.append(ArrivalRow::of(each, start.addSecs(300), prague()));
    }
    const ArrivalSums sums = ArrivalSums::of(rows);
    QCOMPARE(sums.expected, (ArrivalSums::Count { 7, 1 }));
    QCOMPARE(sums.here, (ArrivalSums::Count { 4, 2 }));
    QCOMPARE(sums.late, (ArrivalSums::Count { 5, 2 }));
    QCOMPARE(sums.notCome, (ArrivalSums::Count { 5, 1 }));
}

void TestArrivalModel::aMinuteChangesOnlyTheLate()
{
    ArrivalModel model;
    const QAbstractItemModelTester tester(&model);
    const auto at = [&model](int seconds) {
        model.setRows({ ArrivalRow::of(arrival(1, 4, 4), start.addSecs(seconds), prague()),
            ArrivalRow::of(arrival(2, 4, 0), start.addSecs(seconds), prague()) });
    };
    at(60);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    at(90);
    QVERIFY(changed.isEmpty());
    at(120);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().toModelIndex().row(), 1);
}

void TestArrivalModel::aRowIsReadInTheOrderOfTime()
{
    ArrivalModel model;
    model.setRows({ ArrivalRow::of(arrival(1, 4, 2), start, prague()) });
    QCOMPARE(model.index(0, ArrivalModel::Party).data().toString(), u"2 of 4 here"_s);
    QCOMPARE(model.index(0, ArrivalModel::Code).data().toString(), u"K7MQ 2XAB"_s);
    QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(),
        u"10:00, Hall A, Jana Řeřicha, 2 of 4 here, part here"_s);
}

void TestArrivalModel::theFilterFinds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("nothing typed") << QString() << true;
    QTest::newRow("accents and case do not matter") << u"RERI"_s << true;
    QTest::newRow("two beginnings") << u"rer ja"_s << true;
    QTest::newRow("middle of a name") << u"richa"_s << false;
    QTest::newRow("last digits of the phone") << u"3456"_s << true;
    QTest::newRow("phone with gaps elsewhere") << u"7771 234"_s << true;
    QTest::newRow("another phone") << u"777 999"_s << false;
    QTest::newRow("code") << u"k7mq2x"_s << true;
    QTest::newRow("code as it is read aloud") << u"K7MQ 2X"_s << true;
    QTest::newRow("another code") << u"k7mz"_s << false;
}

void TestArrivalModel::theFilterFinds()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isFound);
    QCOMPARE(ArrivalModel::isFitting(arrival(1, 4, 0), text), isFound);
}

QTEST_GUILESS_MAIN(TestArrivalModel)
#include "tst_arrivalmodel.moc"
