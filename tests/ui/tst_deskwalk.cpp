#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QListWidget>

using namespace Qt::StringLiterals;

/** A day's work at the desk with the keyboard alone. */
class TestDeskWalk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void enterDigitsEnterHolds();
    void digitInTheGridOpensTheEditor();
    void cConfirmsTheHold();
    void cWhileTheHoldIsOnItsWayConfirmsIt();
    void enterTwiceIsOneHold();
    void eGivesTheFullTimeAgain();
    void deleteReleasesAnOwnHoldAtOnce();
    void deleteAsksWhyABookingIsCancelled();
    void aUsualReasonIsStoredInEnglish();
    void aKnownCustomerIsSuggested();
    void aWalkInTakesEightKeys();
    void whatWasTypedStaysUntilAnotherSlot();
    void takenByAnotherDeskOffersThreeSlots();
    void keyOneTakesTheNearestSlot();
    void enterOnAFullSlotOffersOthers();
    void nobodyElsesHoldIsChosenByItself();
    void zeroPeopleAreRefusedInWords();
    void theOtherDeskSeesIt();
    void wShowsTheTerms();
    void pageDownShowsTheNextDay();
    void enterOnAnEmptyDayGoesToTheNextWithSlots();

private:
    void holdByKeys(const QString &party);
    PlaceHoldRequest requestFor(SlotId slot, int party) const;

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_first;
    SlotId m_second;
};

void TestDeskWalk::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_theme->choose(ThemeChoice::Light);
    m_language = std::make_unique<Language>();
    m_language->choose(u"en"_s);
}

void TestDeskWalk::init()
{
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_first = m_desk->addSlot(u"Hall A"_s, 10, 10);
    m_second = m_desk->addSlot(u"Hall A"_s, 11, 10);
    m_desk->addSlot(u"Hall B"_s, 10, 4);
    m_desk->addSlot(u"Hall B"_s, 12, 4);
    m_desk->open();
    m_desk->goTo(m_first);
}

void TestDeskWalk::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestDeskWalk::holdByKeys(const QString &party)
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(party);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(!m_desk->isShown(u"holdEditor"_s));
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
}

PlaceHoldRequest TestDeskWalk::requestFor(SlotId slot, int party) const
{
    PlaceHoldRequest request;
    request.slotId = slot;
    request.partySize = party;
    return request;
}

void TestDeskWalk::enterDigitsEnterHolds()
{
    holdByKeys(u"3"_s);
    QCOMPARE(m_desk->holdsWith(u"held"_s), 1);
    QCOMPARE(m_desk->textOf(u"numberHeld"_s), u"3"_s);
    QCOMPARE(m_desk->textOf(u"numberAvailable"_s), u"7"_s);
    QCOMPARE(m_desk->textOf(u"primaryButton"_s), u"Confirm booking"_s);
    QVERIFY(m_desk->window->dayPage()->grid().hasFocus());
}

void TestDeskWalk::digitInTheGridOpensTheEditor()
{
    m_desk->press(Qt::Key_1);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(u"0"_s);
    QCOMPARE(m_desk->textOf(u"partySize"_s), u"10"_s);
}

void TestDeskWalk::cConfirmsTheHold()
{
    holdByKeys(u"2"_s);
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->holdsWith(u"confirmed"_s), 1);
    QTRY_COMPARE(m_desk->textOf(u"numberConfirmed"_s), u"2"_s);
    QCOMPARE(m_desk->textOf(u"reportText"_s), u"Booking confirmed."_s);
}

void TestDeskWalk::cWhileTheHoldIsOnItsWayConfirmsIt()
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->press(Qt::Key_Return);
    m_desk->presenter().confirm();
    QTRY_COMPARE(m_desk->holdsWith(u"confirmed"_s), 1);
}

void TestDeskWalk::enterTwiceIsOneHold()
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->press(Qt::Key_Return);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.holds"), 1);
}

void TestDeskWalk::eGivesTheFullTimeAgain()
{
    holdByKeys(u"1"_s);
    m_desk->database.shiftClock(std::chrono::seconds(100));
    m_desk->press(Qt::Key_E);
    QTRY_COMPARE(m_desk->textOf(u"reportText"_s), u"The hold has its full time again."_s);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold()->secondsLeft() > 290);
}

void TestDeskWalk::deleteReleasesAnOwnHoldAtOnce()
{
    holdByKeys(u"4"_s);
    QCOMPARE(m_desk->textOf(u"cancelButton"_s), u"Release"_s);
    m_desk->press(Qt::Key_Delete);
    QTRY_COMPARE(m_desk->holdsWith(u"cancelled"_s), 1);
    QTRY_COMPARE(m_desk->textOf(u"numberAvailable"_s), u"10"_s);
}

void TestDeskWalk::deleteAsksWhyABookingIsCancelled()
{
    holdByKeys(u"4"_s);
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->textOf(u"numberConfirmed"_s), u"4"_s);
    QTRY_COMPARE(m_desk->textOf(u"cancelButton"_s), u"Cancel"_s);
    m_desk->press(Qt::Key_Delete);
    QTRY_VERIFY(m_desk->isShown(u"reasonBox"_s));
    QCOMPARE(m_desk->holdsWith(u"cancelled"_s), 0);
    m_desk->press(Qt::Key_2);
    QTRY_COMPARE(m_desk->holdsWith(u"cancelled"_s), 1);
    QVERIFY(!m_desk->isShown(u"reasonBox"_s));
    QTRY_COMPARE(m_desk->textOf(u"numberAvailable"_s), u"10"_s);
}

void TestDeskWalk::aUsualReasonIsStoredInEnglish()
{
    m_language->choose(u"ru"_s);
    holdByKeys(u"4"_s);
    const QString release = m_desk->textOf(u"cancelButton"_s);
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->textOf(u"numberConfirmed"_s), u"4"_s);
    QTRY_VERIFY(m_desk->textOf(u"cancelButton"_s) != release); // it is known as a booking
    m_desk->press(Qt::Key_Delete);
    QTRY_VERIFY(m_desk->isShown(u"reasonBox"_s));
    const QString shown = m_desk->textOf(u"reason3"_s);
    m_desk->press(Qt::Key_3);
    m_language->choose(u"en"_s);
    QTRY_COMPARE(m_desk->holdsWith(u"cancelled"_s), 1);
    QVERIFY(shown != u"Booked by mistake"_s);
    QCOMPARE(
        m_desk->database.text("SELECT cancel_reason FROM holdfast.holds"), u"Booked by mistake"_s);
}

void TestDeskWalk::aKnownCustomerIsSuggested()
{
    PlaceHoldRequest first = requestFor(m_second, 1);
    first.customerName = u"Jana Řeřicha"_s;
    first.customerPhone = u"+420 601 234 567"_s;
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(first))));

    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(u"2"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"rericha"_s);
    QTRY_VERIFY(m_desk->isShown(u"customerSuggestions"_s));
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_Return);
    QCOMPARE(m_desk->textOf(u"customerName"_s), u"Jana Řeřicha"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->holdsWith(u"held"_s), 2);
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.customers"), 1);
}

void TestDeskWalk::aWalkInTakesEightKeys()
{
    m_desk->press(Qt::Key_Return); // 1
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(u"2"_s);
    m_desk->press(Qt::Key_Tab); // 2
    m_desk->type(u"Novák"_s);
    m_desk->press(Qt::Key_Tab); // 3
    m_desk->type(u"601234567"_s);
    m_desk->press(Qt::Key_Return); // 4
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    m_desk->press(Qt::Key_C); // 5
    QTRY_COMPARE(m_desk->holdsWith(u"confirmed"_s), 1);
    QCOMPARE(m_desk->database.text("SELECT name FROM holdfast.customers"), u"Novák"_s);
}

void TestDeskWalk::whatWasTypedStaysUntilAnotherSlot()
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(u"6"_s);
    m_desk->press(Qt::Key_Escape);
    QVERIFY(!m_desk->isShown(u"holdEditor"_s));
    QVERIFY(m_desk->window->dayPage()->grid().hasFocus());
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"partySize"_s), u"6"_s);
    m_desk->press(Qt::Key_Escape);
    m_desk->goTo(m_second);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    QCOMPARE(m_desk->textOf(u"partySize"_s), u"1"_s);
}

void TestDeskWalk::takenByAnotherDeskOffersThreeSlots()
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(u"3"_s);
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(requestFor(m_first, 9)))));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"refusalCard"_s));
    QTRY_VERIFY(m_desk->isShown(u"nearby3"_s));
    QTRY_VERIFY(m_desk->textOf(u"refusalText"_s).contains(u"Only 1 place is left."_s)
        || m_desk->textOf(u"refusalText"_s).contains(u"Only 1 places"_s));
    QCOMPARE(m_desk->holdsWith(u"held"_s), 1);
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    QCOMPARE(m_desk->textOf(u"partySize"_s), u"3"_s);
}

void TestDeskWalk::keyOneTakesTheNearestSlot()
{
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(requestFor(m_first, 9)))));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(u"3"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"nearby1"_s));
    m_desk->press(Qt::Key_1);
    QTRY_COMPARE(m_desk->holdsWith(u"held"_s), 2);
    QTRY_VERIFY(m_desk->presenter().slot().slotId() != m_first);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QCOMPARE(m_desk->presenter().slot().chosenHold()->partySize, 3);
    QVERIFY(!m_desk->isShown(u"refusalCard"_s));
}

void TestDeskWalk::enterOnAFullSlotOffersOthers()
{
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(requestFor(m_second, 10)))));
    m_desk->goTo(m_second);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"nearby1"_s));
    QVERIFY(!m_desk->isShown(u"holdEditor"_s));
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY(!m_desk->isShown(u"refusalCard"_s));
    QVERIFY(m_desk->window->dayPage()->grid().hasFocus());
}

void TestDeskWalk::nobodyElsesHoldIsChosenByItself()
{
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(requestFor(m_second, 2)))));
    m_desk->goTo(m_second);
    QVERIFY(!m_desk->presenter().slot().chosenHold());
    m_desk->press(Qt::Key_C);
    QTRY_VERIFY(m_desk->isShown(u"reportNote"_s));
    QCOMPARE(m_desk->holdsWith(u"confirmed"_s), 0);
    m_desk->press(Qt::Key_H);
    QVERIFY(m_desk->presenter().slot().chosenHold());
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->holdsWith(u"confirmed"_s), 1);
}

void TestDeskWalk::zeroPeopleAreRefusedInWords()
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(u"0"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->textOf(u"reportText"_s).contains(u"at least one person"_s));
    QVERIFY(m_desk->isShown(u"holdEditor"_s));
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.holds"), 0);
}

void TestDeskWalk::theOtherDeskSeesIt()
{
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(requestFor(m_first, 4)))));
    m_desk->press(Qt::Key_F5);
    QTRY_COMPARE(m_desk->textOf(u"numberHeld"_s), u"4"_s);
    const SlotCell *cell = m_desk->window->dayPage()->model().cellOf(m_first);
    QVERIFY(cell);
    QCOMPARE(cell->slot.available, 6);
}

void TestDeskWalk::wShowsTheTerms()
{
    holdByKeys(u"3"_s);
    const QString sentence = m_desk->textOf(u"whyText"_s);
    QVERIFY2(sentence.contains(u"10 places"_s), qUtf8Printable(sentence));
    QVERIFY2(sentence.contains(u"3 held"_s), qUtf8Printable(sentence));
    m_desk->press(Qt::Key_W);
    QVERIFY(m_desk->textOf(u"whyText"_s).contains(u"<br>"_s));
}

void TestDeskWalk::pageDownShowsTheNextDay()
{
    m_desk->press(Qt::Key_PageDown);
    QCOMPARE(m_desk->presenter().day().day(), m_desk->day().addDays(1));
    QTRY_VERIFY(m_desk->isShown(u"dayMessage"_s));
    QCOMPARE(QApplication::focusWidget(), m_desk->find<QWidget>(u"dayMessage"_s));
    m_desk->press(Qt::Key_PageUp);
    QTRY_VERIFY(m_desk->isShown(u"slotGrid"_s));
    QTRY_VERIFY(m_desk->presenter().slot().detail());
}

void TestDeskWalk::enterOnAnEmptyDayGoesToTheNextWithSlots()
{
    m_desk->press(Qt::Key_PageUp);
    QTRY_VERIFY(m_desk->isShown(u"nextOpenDayButton"_s));
    m_desk->press(Qt::Key_Return);
    QCOMPARE(m_desk->presenter().day().day(), m_desk->day());
    QTRY_VERIFY(m_desk->window->dayPage()->grid().hasFocus());
}

QTEST_MAIN(TestDeskWalk)
#include "tst_deskwalk.moc"
