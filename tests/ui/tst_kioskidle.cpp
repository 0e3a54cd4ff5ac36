#include "ui/kiosk/idle/idlewatch.h"

#include <QEvent>
#include <QSignalSpy>
#include <QTest>
#include <qtestspontaneevent.h>

using namespace std::chrono_literals;

/** Every boundary of waiting for somebody, by a clock that jumps. */
class TestKioskIdle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void theWarningComesAtItsBoundary_data();
    void theWarningComesAtItsBoundary();
    void theWarningLeavesItsTime_data();
    void theWarningLeavesItsTime();
    void aSignOfLifeBeginsAnew();
    void aKeyCountsAndAMoveDoesNot();
    void nothingCountsWhileNobodyIsWaitedFor();
    void aResultGoesWhateverIsTouched();
    void aQuietModeEndsWithoutAWarning();
    void aSleepOverBothEndsAtOnce();
    void aSleepIntoTheWarningWarns();
    void anotherModeBeginsAnew();

private:
    static void byPerson(QObject &target, QEvent::Type type);

    void pass(std::chrono::milliseconds time)
    {
        m_now += time;
        m_watch->check();
    }

    std::chrono::milliseconds m_now { 0 };
    std::unique_ptr<IdleWatch> m_watch;
};

void TestKioskIdle::init()
{
    m_now = 1h;
    m_watch = std::make_unique<IdleWatch>([this] { return m_now; }, IdlePeriods());
}

void TestKioskIdle::theWarningComesAtItsBoundary_data()
{
    QTest::addColumn<IdleWatch::Mode>("mode");
    QTest::addColumn<int>("factor");
    QTest::addColumn<int>("seconds");
    QTest::newRow("without a hold") << IdleWatch::Mode::Visit << 1 << 45;
    QTest::newRow("with a hold") << IdleWatch::Mode::VisitWithHold << 1 << 65;
    QTest::newRow("without a hold, three times") << IdleWatch::Mode::Visit << 3 << 135;
    QTest::newRow("with a hold, three times") << IdleWatch::Mode::VisitWithHold << 3 << 195;
    QTest::newRow("without a hold, ten times") << IdleWatch::Mode::Visit << 10 << 450;
    QTest::newRow("with a hold, ten times") << IdleWatch::Mode::VisitWithHold << 10 << 650;
}

void TestKioskIdle::theWarningComesAtItsBoundary()
{
    QFETCH(const IdleWatch::Mode, mode);
    QFETCH(const int, factor);
    QFETCH(const int, seconds);
    m_watch->setFactor(factor);
    m_watch->setMode(mode);
    pass(std::chrono::seconds(seconds) - 1ms);
    QVERIFY(!m_watch->isWarning());
    pass(1ms);
    QVERIFY(m_watch->isWarning());
}

void TestKioskIdle::theWarningLeavesItsTime_data()
{
    QTest::addColumn<int>("factor");
    QTest::newRow("the usual time") << 1;
    QTest::newRow("three times") << 3;
    QTest::newRow("ten times") << 10;
}

void TestKioskIdle::theWarningLeavesItsTime()
{
    QFETCH(const int, factor);
    QSignalSpy expired(m_watch.get(), &IdleWatch::expired);
    m_watch->setFactor(factor);
    m_watch->setMode(IdleWatch::Mode::Visit);
    pass(45s * factor);
    QCOMPARE(m_watch->secondsLeft(), 20s * factor);
    pass(20s * factor - 1ms);
    QCOMPARE(expired.size(), 0);
    QCOMPARE(m_watch->secondsLeft(), 1s);
    pass(1ms);
    QCOMPARE(expired.size(), 1);
    QVERIFY(m_watch->mode() == IdleWatch::Mode::Off);
}

void TestKioskIdle::aSignOfLifeBeginsAnew()
{
    QSignalSpy expired(m_watch.get(), &IdleWatch::expired);
    m_watch->setMode(IdleWatch::Mode::Visit);
    pass(64s);
    QVERIFY(m_watch->isWarning());
    m_watch->note();
    QVERIFY(!m_watch->isWarning());
    pass(44s);
    QVERIFY(!m_watch->isWarning());
    QCOMPARE(expired.size(), 0);
}

/** As the system brings it. */
void TestKioskIdle::byPerson(QObject &target, QEvent::Type type)
{
    QEvent event(type);
    QSpontaneKeyEvent::setSpontaneous(&event);
    QCoreApplication::instance()->notify(&target, &event); // sending takes the mark away again
}

void TestKioskIdle::aKeyCountsAndAMoveDoesNot()
{
    m_watch->watchProgram();
    m_watch->setMode(IdleWatch::Mode::Visit);
    pass(50s);
    QObject anything;
    QEvent moved(QEvent::MouseMove);
    QCoreApplication::sendEvent(&anything, &moved);
    QVERIFY(m_watch->isWarning());
    QEvent byProgram(QEvent::KeyPress); // a mark that goes on by itself
    QCoreApplication::sendEvent(&anything, &byProgram);
    QVERIFY(m_watch->isWarning());
    byPerson(anything, QEvent::KeyPress);
    QVERIFY(!m_watch->isWarning());
    pass(50s);
    byPerson(anything, QEvent::TouchBegin);
    QVERIFY(!m_watch->isWarning());
}

void TestKioskIdle::nothingCountsWhileNobodyIsWaitedFor()
{
    QSignalSpy expired(m_watch.get(), &IdleWatch::expired);
    pass(24h);
    QVERIFY(!m_watch->isWarning());
    QCOMPARE(expired.size(), 0);
}

void TestKioskIdle::aResultGoesWhateverIsTouched()
{
    QSignalSpy expired(m_watch.get(), &IdleWatch::expired);
    m_watch->setMode(IdleWatch::Mode::Result);
    pass(10s);
    m_watch->note();
    pass(5s - 1ms);
    QCOMPARE(expired.size(), 0);
    pass(1ms);
    QCOMPARE(expired.size(), 1);
}

void TestKioskIdle::aQuietModeEndsWithoutAWarning()
{
    QSignalSpy expired(m_watch.get(), &IdleWatch::expired);
    QSignalSpy warned(m_watch.get(), &IdleWatch::warningChanged);
    m_watch->setMode(IdleWatch::Mode::Silent);
    pass(45s - 1ms);
    QCOMPARE(expired.size(), 0);
    pass(1ms);
    QCOMPARE(expired.size(), 1);
    QCOMPARE(warned.size(), 0);
}

void TestKioskIdle::aSleepOverBothEndsAtOnce()
{
    QSignalSpy expired(m_watch.get(), &IdleWatch::expired);
    m_watch->setMode(IdleWatch::Mode::VisitWithHold);
    pass(4min);
    QCOMPARE(expired.size(), 1);
}

void TestKioskIdle::aSleepIntoTheWarningWarns()
{
    QSignalSpy expired(m_watch.get(), &IdleWatch::expired);
    m_watch->setMode(IdleWatch::Mode::VisitWithHold);
    pass(70s);
    QVERIFY(m_watch->isWarning());
    QCOMPARE(m_watch->secondsLeft(), 15s);
    QCOMPARE(expired.size(), 0);
}

void TestKioskIdle::anotherModeBeginsAnew()
{
    m_watch->setMode(IdleWatch::Mode::Visit);
    pass(44s);
    m_watch->setMode(IdleWatch::Mode::VisitWithHold);
    pass(64s);
    QVERIFY(!m_watch->isWarning());
    m_watch->setMode(IdleWatch::Mode::VisitWithHold); // the same changes nothing
    pass(1s);
    QVERIFY(m_watch->isWarning());
}

QTEST_GUILESS_MAIN(TestKioskIdle)
#include "tst_kioskidle.moc"
