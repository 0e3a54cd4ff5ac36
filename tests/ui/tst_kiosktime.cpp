#include "tests/support/waitfor.h"
#include "tests/ui/kioskfixture.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The time that a visitor has for a place: whose clock, how much more, and what is heard of it. */
class TestKioskTime : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void theTimeRunsOut();
    void theClockOfTheServerDecides();
    void moreTimeTenTimes();
    void whoNeedsMoreTimeGetsItByItself();
    void theLastMinuteIsHeard();

private:
    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<KioskFixture> m_kiosk;
    SlotId m_slot;
};

void TestKioskTime::initTestCase() { m_cluster = std::make_unique<TestCluster>(); }

void TestKioskTime::init()
{
    m_kiosk = std::make_unique<KioskFixture>(*m_cluster);
    m_slot = m_kiosk->addSlot(u"Hall A"_s, 10, 4);
}

void TestKioskTime::cleanup()
{
    m_kiosk->kill();
    QCOMPARE(m_kiosk->database.doctor(), QString());
    m_kiosk.reset();
}

void TestKioskTime::theTimeRunsOut()
{
    m_kiosk->periods.quietWithHold = 1h; // somebody is there all the time
    m_kiosk->open();
    m_kiosk->goToReview(m_slot, u"Jan Novák"_s);
    m_kiosk->pass(m_kiosk->flow().hold().left());
    QVERIFY(m_kiosk->flow().step() == KioskStep::When);
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::PlaceLapsed);
    QCOMPARE(m_kiosk->flow().visit().name, u"Jan Novák"_s);
    QTRY_COMPARE(m_kiosk->holdsWith(u"held"_s), 0);
}

void TestKioskTime::theClockOfTheServerDecides()
{
    m_kiosk->open();
    m_kiosk->goToReview(m_slot, u"Jan Novák"_s);
    m_kiosk->database.shiftClock(7min);
    m_kiosk->flow().next();
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::When);
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::PlaceLapsed);
    QCOMPARE(m_kiosk->holdsWith(u"confirmed"_s), 0);
}

void TestKioskTime::moreTimeTenTimes()
{
    m_kiosk->open();
    m_kiosk->goToName(m_slot);
    KioskHold &hold = m_kiosk->flow().hold();
    for (int i = 0; i < 10; ++i) {
        hold.extend();
        QTRY_VERIFY(hold.activity() == KioskHold::Activity::Idle);
        QVERIFY(!m_kiosk->flow().message());
    }
    hold.extend();
    QTRY_VERIFY(m_kiosk->flow().message());
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::NoMoreTime);
    QVERIFY(!hold.canExtend());
    QVERIFY(hold.isHeld());
    QCOMPARE(m_kiosk->database.number("SELECT extensions FROM holdfast.holds"), 10);
}

void TestKioskTime::whoNeedsMoreTimeGetsItByItself()
{
    m_kiosk->periods.quietWithHold = 1h;
    m_kiosk->open();
    m_kiosk->flow().setTimeFactor(3);
    m_kiosk->goToName(m_slot);
    for (int i = 1; i <= 2; ++i) {
        m_kiosk->database.shiftClock(245s);
        m_kiosk->pass(245s);
        QTRY_VERIFY(m_kiosk->flow().hold().left() > 200s);
    }
    m_kiosk->database.shiftClock(245s);
    m_kiosk->pass(245s);
    QVERIFY(m_kiosk->flow().hold().left() <= 60s); // three times as long, and no more
    QCOMPARE(m_kiosk->database.number("SELECT extensions FROM holdfast.holds"), 2);
}

void TestKioskTime::theLastMinuteIsHeard()
{
    m_kiosk->periods.quietWithHold = 1h;
    m_kiosk->open();
    m_kiosk->goToName(m_slot);
    QVERIFY(!m_kiosk->sounds.played.contains(KioskSounds::Sound::Attention));
    m_kiosk->pass(m_kiosk->flow().hold().left() - 60s);
    m_kiosk->pass(5s);
    QCOMPARE(m_kiosk->sounds.played.count(KioskSounds::Sound::Attention), 1);
}

QTEST_GUILESS_MAIN(TestKioskTime)
#include "tst_kiosktime.moc"
