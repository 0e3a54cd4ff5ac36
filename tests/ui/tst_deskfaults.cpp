#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"
#include "ui/presenters/outcomesettler.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;

/** What the desk does when the database is away or an answer is lost. */
class TestDeskFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void theBarSaysThatTheDatabaseIsAway();
    void theOldDayStaysAndEnterKeepsWhatWasTyped();
    void aSlotChosenWhileAwayIsNamed();
    void theDatabaseComesBackByItself();
    void aLostRequestIsFoundNotToHaveArrived();
    void aRequestThatArrivedIsFoundByItsKey();
    void aLostConfirmationIsFoundByItsHold();

private:
    /** Locks the slot against everybody, sends Enter, and cuts the desk off before the answer. */
    void loseTheAnswerOf(Qt::Key key);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_slot;
};

void TestDeskFaults::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_theme->choose(ThemeChoice::Dark);
    m_language = std::make_unique<Language>();
    m_language->choose(u"en"_s);
}

void TestDeskFaults::init()
{
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_slot = m_desk->addSlot(u"Hall A"_s, 10, 10);
    m_desk->addSlot(u"Hall B"_s, 10, 4);
    m_desk->open();
    m_desk->goTo(m_slot);
}

void TestDeskFaults::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestDeskFaults::loseTheAnswerOf(Qt::Key key)
{
    RawConnection blocker(m_desk->database.administrator().connectionString);
    QVERIFY(blocker.isOpen());
    const QByteArray lock = "BEGIN; SELECT 1 FROM holdfast.pools FOR UPDATE; "
                            "SELECT 1 FROM holdfast.holds FOR UPDATE";
    QVERIFY(blocker.run(lock).isOk());
    m_desk->press(key);
    const QByteArray waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = "
                               "'Lock' AND application_name = 'desk 1'";
    QTRY_VERIFY(m_desk->database.number(waiting) == 1);
    m_desk->database.killSessions(u"desk 1"_s);
    QVERIFY(blocker.run("ROLLBACK").isOk());
}

void TestDeskFaults::theBarSaysThatTheDatabaseIsAway()
{
    QVERIFY(!m_desk->isShown(u"connectionBar"_s));
    m_desk->setReachable(false);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->isShown(u"connectionBar"_s), answerPatience.count());
    const QString text = m_desk->textOf(u"messageText"_s);
    QVERIFY2(text.contains(u"does not answer"_s), qUtf8Printable(text));
    m_desk->savePicture(u"desk-offline-dark"_s);
    m_desk->setReachable(true);
}

void TestDeskFaults::theOldDayStaysAndEnterKeepsWhatWasTyped()
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(u"7"_s);
    m_desk->setReachable(false);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_desk->textOf(u"reportText"_s).contains(u"cannot be reached"_s), answerPatience.count());
    QVERIFY(m_desk->isShown(u"slotGrid"_s));
    QVERIFY(m_desk->isShown(u"holdEditor"_s));
    QCOMPARE(m_desk->textOf(u"partySize"_s), u"7"_s);
    m_desk->setReachable(true);
}

void TestDeskFaults::aSlotChosenWhileAwayIsNamed()
{
    m_desk->setReachable(false);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->isShown(u"connectionBar"_s), answerPatience.count());
    m_desk->press(Qt::Key_Right);
    QTRY_VERIFY(m_desk->textOf(u"slotTitle"_s).contains(u"Hall B"_s));
    QTRY_COMPARE(m_desk->textOf(u"slotSubtitle"_s), u"The slot cannot be read just now."_s);
    QVERIFY(!m_desk->isShown(u"slotNumbers"_s));
    m_desk->setReachable(true);
}

void TestDeskFaults::theDatabaseComesBackByItself()
{
    m_desk->setReachable(false);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->isShown(u"connectionBar"_s), answerPatience.count());
    m_desk->setReachable(true);
    QTest::mouseClick(m_desk->find<QWidget>(u"messageButton"_s), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->isShown(u"connectionBar"_s), answerPatience.count());
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->holdsWith(u"held"_s), 1);
}

void TestDeskFaults::aLostRequestIsFoundNotToHaveArrived()
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(u"5"_s);
    loseTheAnswerOf(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_desk->textOf(u"reportText"_s).contains(u"never arrived"_s), answerPatience.count());
    QCOMPARE(m_desk->textOf(u"partySize"_s), u"5"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->holdsWith(u"held"_s), 1);
    QTRY_COMPARE(m_desk->textOf(u"numberHeld"_s), u"5"_s);
}

void TestDeskFaults::aRequestThatArrivedIsFoundByItsKey()
{
    PlaceHoldRequest request;
    request.slotId = m_slot;
    request.partySize = 2;
    QVERIFY(receiptOf(valueFrom(m_desk->desk.booking().placeHold(request))));
    OutcomeSettler settler(m_desk->desk.booking());
    QSignalSpy settled(&settler, &OutcomeSettler::keySettled);
    settler.settleByKey(request.key);
    QTRY_COMPARE(settled.size(), 1);
    const auto outcome = settled.first().first().value<SettleOutcome>();
    QVERIFY(std::holds_alternative<IntentTookEffect>(outcome));
    QVERIFY(!settler.isBusy());
}

void TestDeskFaults::aLostConfirmationIsFoundByItsHold()
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    loseTheAnswerOf(Qt::Key_C);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_desk->textOf(u"reportText"_s).contains(u"press C again"_s), answerPatience.count());
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->holdsWith(u"confirmed"_s), 1);
}

QTEST_MAIN(TestDeskFaults)
#include "tst_deskfaults.moc"
