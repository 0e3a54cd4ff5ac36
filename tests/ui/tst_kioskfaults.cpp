#include "tests/support/waitfor.h"
#include "tests/ui/kioskfixture.h"

#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** What a kiosk does when the database is away or frozen, an answer is lost, or it dies itself. */
class TestKioskFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void awayIsSaidAndComesBackByItself();
    void aLostPlaceThatNeverArrivedIsAskedForAgain();
    void aLostPlaceIsGivenBackWhenTheVisitorLeaves();
    void aLostConfirmationIsFound();
    void aLostNameIsSentAgain();
    void aFrozenServerIsWaitedForAndSettled();
    void theHoldOfADeadFlowIsGivenBack();
    void theBookingOfADeadFlowStays();
    void aVisitThatEndsWhileAwayIsGivenBackLater();
    void aBookingIsCheckedInByItsTicket();
    void aBookingIsCancelledByItsCode();
    void aWrongCodeIsSaidAndTooManyLock();
    void aTicketOfAnotherSystemIsNobodys();

private:
    HoldId onlyHold();

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<KioskFixture> m_kiosk;
    SlotId m_slot;
};

void TestKioskFaults::initTestCase() { m_cluster = std::make_unique<TestCluster>(); }

void TestKioskFaults::init()
{
    m_kiosk = std::make_unique<KioskFixture>(*m_cluster);
    m_slot = m_kiosk->addSlot(u"Hall A"_s, 10, 4);
    m_kiosk->open();
}

void TestKioskFaults::cleanup()
{
    m_kiosk->kill();
    QCOMPARE(m_kiosk->database.doctor(), QString());
    m_kiosk.reset();
}

void TestKioskFaults::awayIsSaidAndComesBackByItself()
{
    m_kiosk->goToReview(m_slot, u"Jan Novák"_s);
    m_kiosk->setReachable(false);
    m_kiosk->flow().board().refresh();
    QTRY_VERIFY_WITH_TIMEOUT(m_kiosk->flow().step() == KioskStep::Desk, answerPatience.count());
    m_kiosk->setReachable(true);
    QTRY_VERIFY_WITH_TIMEOUT(m_kiosk->flow().step() == KioskStep::Review, answerPatience.count());
    QCOMPARE(m_kiosk->flow().visit().name, u"Jan Novák"_s);
    m_kiosk->flow().next();
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Done);
}

void TestKioskFaults::aLostPlaceThatNeverArrivedIsAskedForAgain()
{
    m_kiosk->goToWhen(u"Hall A"_s);
    m_kiosk->loseTheAnswerOf([this] { m_kiosk->flow().chooseTime(m_slot); });
    QTRY_VERIFY_WITH_TIMEOUT(m_kiosk->flow().message(), answerPatience.count());
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::NotArrived);
    QTRY_VERIFY_WITH_TIMEOUT(m_kiosk->flow().step() == KioskStep::When, answerPatience.count());
    QCOMPARE(m_kiosk->holdsWith(u"held"_s), 0);
    m_kiosk->flow().chooseTime(m_slot);
    QTRY_COMPARE(m_kiosk->holdsWith(u"held"_s), 1);
}

void TestKioskFaults::aLostPlaceIsGivenBackWhenTheVisitorLeaves()
{
    m_kiosk->goToWhen(u"Hall A"_s);
    m_kiosk->loseTheAnswerOf([this] { m_kiosk->flow().chooseTime(m_slot); });
    m_kiosk->flow().startOver();
    QTRY_COMPARE_WITH_TIMEOUT(m_kiosk->flow().releaser().count(), 0, answerPatience.count());
    QCOMPARE(m_kiosk->holdsWith(u"held"_s), 0);
}

void TestKioskFaults::aLostConfirmationIsFound()
{
    m_kiosk->goToReview(m_slot, u"Jan Novák"_s);
    m_kiosk->loseTheAnswerOf([this] { m_kiosk->flow().next(); });
    QTRY_VERIFY_WITH_TIMEOUT(m_kiosk->flow().message(), answerPatience.count());
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::NotArrived);
    QTRY_VERIFY_WITH_TIMEOUT(m_kiosk->flow().step() == KioskStep::Review, answerPatience.count());
    m_kiosk->flow().next();
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Done);
    QCOMPARE(m_kiosk->holdsWith(u"confirmed"_s), 1);
}

void TestKioskFaults::aLostNameIsSentAgain()
{
    m_kiosk->goToName(m_slot);
    m_kiosk->flow().setName(u"Jan Novák"_s);
    m_kiosk->loseTheAnswerOf([this] { m_kiosk->flow().next(); });
    QTRY_VERIFY_WITH_TIMEOUT(m_kiosk->flow().step() == KioskStep::Review, answerPatience.count());
    QCOMPARE(m_kiosk->database.number("SELECT count(*) FROM holdfast.customers"), 1);
}

void TestKioskFaults::aFrozenServerIsWaitedForAndSettled()
{
    m_kiosk->goToWhen(u"Hall A"_s);
    const auto backend = static_cast<pid_t>(m_kiosk->database.number(
        "SELECT pid FROM pg_stat_activity WHERE application_name = 'kiosk 1'"));
    QVERIFY(backend > 0);
    QCOMPARE(::kill(backend, SIGSTOP), 0);
    m_kiosk->flow().chooseTime(m_slot);
    const bool isNoticed = QTest::qWaitFor(
        [this] {
            const KioskStep step = m_kiosk->flow().step();
            // Name: a read that was on its way was given up first, and the place was taken anew.
            return step == KioskStep::Checking || step == KioskStep::Desk
                || step == KioskStep::Name;
        },
        static_cast<int>(answerPatience.count()));
    ::kill(backend, SIGCONT);
    QVERIFY(isNoticed);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_kiosk->flow().step() == KioskStep::Name || m_kiosk->flow().step() == KioskStep::When,
        answerPatience.count());
    const bool isHeld = m_kiosk->flow().hold().isHeld();
    QCOMPARE(m_kiosk->holdsWith(u"held"_s), isHeld ? 1 : 0);
}

HoldId TestKioskFaults::onlyHold()
{
    return HoldId(m_kiosk->database.number("SELECT max(hold_id) FROM holdfast.holds"));
}

void TestKioskFaults::theHoldOfADeadFlowIsGivenBack()
{
    m_kiosk->goToReview(m_slot, u"Jan Novák"_s);
    m_kiosk->kill();
    QCOMPARE(m_kiosk->holdsWith(u"held"_s), 1);
    m_kiosk->open();
    QVERIFY(m_kiosk->flow().step() == KioskStep::Welcome);
    QTRY_COMPARE(m_kiosk->holdsWith(u"cancelled"_s), 1);
    QCOMPARE(m_kiosk->holdsWith(u"held"_s), 0);
}

void TestKioskFaults::theBookingOfADeadFlowStays()
{
    m_kiosk->goToReview(m_slot, u"Jan Novák"_s);
    valueFrom(m_kiosk->other.booking().confirmHold(onlyHold()));
    m_kiosk->kill();
    m_kiosk->open();
    QTRY_COMPARE(m_kiosk->flow().releaser().count(), 0);
    QCOMPARE(m_kiosk->holdsWith(u"confirmed"_s), 1);
}

void TestKioskFaults::aVisitThatEndsWhileAwayIsGivenBackLater()
{
    m_kiosk->goToReview(m_slot, u"Jan Novák"_s);
    m_kiosk->setReachable(false);
    m_kiosk->pass(85s);
    QVERIFY(m_kiosk->flow().visit() == KioskVisit());
    QCOMPARE(m_kiosk->flow().releaser().count(), 1);
    m_kiosk->setReachable(true);
    QTRY_COMPARE_WITH_TIMEOUT(m_kiosk->flow().releaser().count(), 0, answerPatience.count());
    QCOMPARE(m_kiosk->holdsWith(u"cancelled"_s), 1);
}

void TestKioskFaults::aBookingIsCheckedInByItsTicket()
{
    m_kiosk->book(m_slot, u"Jan Novák"_s);
    const QString token = m_kiosk->flow().ticket()->token;
    m_kiosk->flow().next();
    m_kiosk->database.shiftClock(std::chrono::milliseconds(
        m_kiosk->database.now().msecsTo(m_kiosk->flow().board().timeOf(m_slot)->slot.range.start)
        - 600'000));
    m_kiosk->flow().scanned(token);
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Booking);
    QVERIFY(m_kiosk->flow().code().canCheckIn());
    m_kiosk->flow().checkIn();
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::BookingDone);
    QVERIFY(!m_kiosk->flow().code().refusal());
    QCOMPARE(m_kiosk->database.number("SELECT arrived FROM holdfast.holds"), 1);
}

void TestKioskFaults::aBookingIsCancelledByItsCode()
{
    const QString code = m_kiosk->book(m_slot, u"Jan Novák"_s);
    m_kiosk->flow().next();
    m_kiosk->flow().enterCode();
    m_kiosk->flow().setCode(code);
    m_kiosk->flow().next();
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Booking);
    m_kiosk->flow().askToCancel();
    QVERIFY(m_kiosk->flow().step() == KioskStep::BookingCancel);
    m_kiosk->flow().cancelBooking();
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::BookingDone);
    QCOMPARE(m_kiosk->holdsWith(u"cancelled"_s), 1);
    m_kiosk->flow().next();
    m_kiosk->flow().scanned(code); // of a booking that is cancelled
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Booking);
    QVERIFY(!m_kiosk->flow().code().canCancel());
    QVERIFY(!m_kiosk->flow().code().canCheckIn());
}

void TestKioskFaults::aWrongCodeIsSaidAndTooManyLock()
{
    m_kiosk->flow().enterCode();
    for (int i = 0; i < 10; ++i) {
        m_kiosk->flow().setCode(u"ABCDEFGH"_s);
        m_kiosk->flow().next();
        QTRY_VERIFY(!m_kiosk->flow().isBusy());
        QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::CodeUnknown);
    }
    m_kiosk->flow().next();
    QTRY_VERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::CodesLocked);
    QVERIFY(m_kiosk->flow().message()->count > 0);
}

void TestKioskFaults::aTicketOfAnotherSystemIsNobodys()
{
    m_kiosk->flow().scanned(u"https://example.org/t/1234567890?x=ščř'\""_s);
    QTRY_VERIFY(m_kiosk->flow().message());
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::CodeUnknown);
    QVERIFY(m_kiosk->flow().step() == KioskStep::Code);
    m_kiosk->flow().startOver();
    m_kiosk->goToName(m_slot);
    m_kiosk->flow().scanned(u"HF123"_s);
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::OtherScan);
    QVERIFY(m_kiosk->flow().step() == KioskStep::Name);
}

QTEST_GUILESS_MAIN(TestKioskFaults)
#include "tst_kioskfaults.moc"
