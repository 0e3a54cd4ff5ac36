#include "core/model/daygrid.h"
#include "core/model/slotdetail.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The values that travel between database and window. */
class TestValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHoldCountsWholeSeconds_data();
    void aHoldCountsWholeSeconds();
    void aHoldCountsByTheMonotonicClock();
    void aSlotIsClosedByItsReason();
    void equalSlotsAreEqual();
    void aSlotOfANightOverlapsBothDays();
};

void TestValues::aHoldCountsWholeSeconds_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<qint64>("seconds");
    QTest::newRow("lapsed") << qint64(0) << qint64(0);
    QTest::newRow("long lapsed") << qint64(-5000) << qint64(0);
    QTest::newRow("a whole hour") << qint64(3600000) << qint64(3600);
    QTest::newRow("part of a second counts") << qint64(299500) << qint64(300);
}

void TestValues::aHoldCountsWholeSeconds()
{
    QFETCH(const qint64, milliseconds);
    QFETCH(const qint64, seconds);
    Hold hold;
    hold.lapsesIn = QDeadlineTimer(milliseconds);
    QCOMPARE(hold.secondsLeft(), seconds);
}

void TestValues::aHoldCountsByTheMonotonicClock()
{
    // Whoever sets the clock of the machine must not change how long a hold has left.
    Hold hold;
    hold.expiresAt = QDateTime(QDate(2000, 1, 1), QTime(0, 0), Qt::UTC);
    hold.lapsesIn = QDeadlineTimer(60s);
    QCOMPARE_GE(hold.secondsLeft(), 59);
}

void TestValues::aSlotIsClosedByItsReason()
{
    Slot slot;
    QVERIFY(!slot.isClosed());
    slot.closedReason = u"flood"_s;
    QVERIFY(slot.isClosed());
}

void TestValues::equalSlotsAreEqual()
{
    Slot slot;
    slot.id = SlotId(3);
    slot.capacity = 8;
    Slot same = slot;
    QVERIFY(slot == same);
    same.available = 1;
    QVERIFY(slot != same);
    NearbySlot near { slot, u"Hall"_s };
    NearbySlot other { slot, u"Court"_s };
    QVERIFY(near != other);
}

void TestValues::aSlotOfANightOverlapsBothDays()
{
    const QDateTime start(QDate(2027, 6, 5), QTime(21, 30), Qt::UTC);
    const TimeRange night { start, start.addSecs(3600) };
    const QDateTime midnight(QDate(2027, 6, 5), QTime(22, 0), Qt::UTC); // in Prague
    const TimeRange before { midnight.addDays(-1), midnight };
    const TimeRange after { midnight, midnight.addDays(1) };
    QVERIFY(night.overlaps(before));
    QVERIFY(night.overlaps(after));
}

QTEST_GUILESS_MAIN(TestValues)
#include "tst_values.moc"
