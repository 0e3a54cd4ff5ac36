#include "tests/support/waitfor.h"
#include "tests/ui/arrivalsdesk.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/recordtable.h"

using namespace Qt::StringLiterals;

/** Arrivals, by keys. */
class TestArrivalsPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void ctrl5ShowsWhoComes();
    void enterChecksTheWholePartyIn();
    void aDigitChecksSoManyIn();
    void twoDigitsAreOneNumber();
    void enterDoesNotWaitForAnotherDigit();
    void backspaceTakesBack();
    void zeroTakesBackToo();
    void nobodyCame();
    void ctrlZUndoes();
    void refusalsAreSaidBesideTheRow();
    void aRefusalIsNotLostBehindTheNextParty();
    void quickKeysAreAllNoted();
    void aPartyThatLeavesTheListTakesNoEnterWithIt();
    void theFilterAndTheSwitch();
    void theDateInTheTopBarIsFollowed();
    void aReadLeavesTheChoiceAlone();
    void aScannedTicketIsChosenInTheList_data();
    void aScannedTicketIsChosenInTheList();
    void jTellsWhatHappened();

private:
    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<ArrivalsDesk> m_desk;
};

void TestArrivalsPage::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestArrivalsPage::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_theme->setTextScale(1.0);
    m_language->choose(u"en"_s);
    QApplication::setDoubleClickInterval(1);
    m_desk = std::make_unique<ArrivalsDesk>(*m_cluster, *m_theme, *m_language);
}

void TestArrivalsPage::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestArrivalsPage::ctrl5ShowsWhoComes()
{
    m_desk->showArrivals();
    QCOMPARE(m_desk->textOf(u"arrivalTitle"_s), u"Novák"_s);
    QCOMPARE(m_desk->cell(0, ArrivalModel::State), u"30 min late"_s);
    QCOMPARE(m_desk->cell(2, ArrivalModel::State), u"expected"_s);
    QCOMPARE(m_desk->textOf(u"sumExpected"_s), u"2"_s);
    QCOMPARE(m_desk->textOf(u"sumLate"_s), u"16"_s);
    QVERIFY(m_desk->textOf(u"arrivalCode"_s).startsWith(u"Code "_s));
    QVERIFY(m_desk->isShown(u"dateButton"_s));
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY(m_desk->find<QWidget>(u"slotGrid"_s)->hasFocus());
}

void TestArrivalsPage::enterChecksTheWholePartyIn()
{
    m_desk->showArrivals();
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->arrivedOf(m_desk->novak()), 4);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::State), u"all here"_s);
    QCOMPARE(m_desk->textOf(u"arrivalNote"_s), u"Checked in."_s);
    QTRY_COMPARE(m_desk->textOf(u"sumHere"_s), u"4"_s);
    m_desk->press(Qt::Key_Return);
    QCOMPARE(m_desk->textOf(u"arrivalNote"_s), u"All of them are here already."_s);
}

void TestArrivalsPage::aDigitChecksSoManyIn()
{
    m_desk->showArrivals();
    m_desk->press(Qt::Key_3);
    QTRY_COMPARE(m_desk->arrivedOf(m_desk->novak()), 3);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::Party), u"3 of 4 here"_s);
    m_desk->press(Qt::Key_A);
    QTRY_COMPARE(m_desk->arrivedOf(m_desk->novak()), 4);
}

void TestArrivalsPage::twoDigitsAreOneNumber()
{
    m_desk->showArrivals();
    m_desk->press(Qt::Key_Down);
    QCOMPARE(m_desk->textOf(u"arrivalTitle"_s), u"Svoboda"_s);
    m_desk->press(Qt::Key_1);
    m_desk->press(Qt::Key_1);
    QTRY_COMPARE(m_desk->arrivedOf(m_desk->svoboda()), 11);
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.hold_changes"), 1);
}

void TestArrivalsPage::enterDoesNotWaitForAnotherDigit()
{
    m_desk->showArrivals();
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_1);
    QVERIFY(m_desk->textOf(u"arrivalNote"_s).startsWith(u"1 of 12 are here?"_s));
    QCOMPARE(m_desk->arrivedOf(m_desk->svoboda()), 0);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->arrivedOf(m_desk->svoboda()), 1);
    m_desk->press(Qt::Key_1);
    m_desk->press(Qt::Key_Escape);
    QVERIFY(m_desk->isShown(u"arrivalTable"_s));
    QVERIFY(!m_desk->page().arrivals().typed());
}

void TestArrivalsPage::backspaceTakesBack()
{
    m_desk->showArrivals();
    m_desk->press(Qt::Key_Backspace);
    QCOMPARE(m_desk->textOf(u"arrivalNote"_s), u"Nothing was noted about it yet."_s);
    m_desk->press(Qt::Key_2);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::Party), u"2 of 4 here"_s);
    m_desk->press(Qt::Key_Backspace);
    QTRY_COMPARE(m_desk->arrivedOf(m_desk->novak()), 0);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::State), u"30 min late"_s);
}

void TestArrivalsPage::zeroTakesBackToo()
{
    m_desk->showArrivals();
    m_desk->press(Qt::Key_0);
    QCOMPARE(m_desk->textOf(u"arrivalNote"_s), u"Nothing was noted about it yet."_s);
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.hold_changes"), 0);
    m_desk->press(Qt::Key_4);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::State), u"all here"_s);
    m_desk->press(Qt::Key_0);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::State), u"30 min late"_s);
}

void TestArrivalsPage::nobodyCame()
{
    m_desk->showArrivals();
    m_desk->press(Qt::Key_O);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::State), u"not come"_s);
    QCOMPARE(m_desk->textOf(u"sumNotCome"_s), u"4"_s);
    m_desk->press(Qt::Key_Delete);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::State), u"30 min late"_s);
}

void TestArrivalsPage::ctrlZUndoes()
{
    m_desk->showArrivals();
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->arrivedOf(m_desk->novak()), 4);
    QTRY_VERIFY(m_desk->find<QWidget>(u"arrivalUndo"_s)->isEnabled());
    m_desk->press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(m_desk->arrivedOf(m_desk->novak()), 0);
    QTRY_COMPARE(m_desk->textOf(u"arrivalNote"_s), u"Undone."_s);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::State), u"30 min late"_s);
    QVERIFY(!m_desk->find<QWidget>(u"arrivalUndo"_s)->isEnabled());
}

void TestArrivalsPage::refusalsAreSaidBesideTheRow()
{
    m_desk->showArrivals();
    m_desk->press(Qt::Key_9);
    QTRY_COMPARE(m_desk->textOf(u"arrivalNote"_s), u"The party is of 4 people."_s);
    QCOMPARE(m_desk->caption(0), u"The party is of 4 people."_s);
    QCOMPARE(m_desk->arrivedOf(m_desk->novak()), 0);
    m_desk->press(Qt::Key_Down);
    QCOMPARE(m_desk->textOf(u"arrivalNote"_s), QString());
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_O);
    QTRY_COMPARE(m_desk->textOf(u"arrivalNote"_s), u"It is too early for that."_s);
    m_desk->press(Qt::Key_Home);
    QCOMPARE(m_desk->textOf(u"arrivalNote"_s), u"The party is of 4 people."_s);
    m_desk->press(Qt::Key_4);
    QCOMPARE(m_desk->caption(0), QString());
    QTRY_COMPARE(m_desk->textOf(u"arrivalNote"_s), u"Checked in."_s);
    QCOMPARE(m_desk->caption(2), u"It is too early for that."_s);
}

void TestArrivalsPage::aRefusalIsNotLostBehindTheNextParty()
{
    m_desk->showArrivals();
    RawConnection blocker(m_desk->database.administrator().connectionString);
    QVERIFY(blocker.run("BEGIN; SELECT 1 FROM holdfast.holds FOR UPDATE").isOk());
    m_desk->press(Qt::Key_9);
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_Return);
    QVERIFY(blocker.run("ROLLBACK").isOk());
    QTRY_COMPARE(m_desk->arrivedOf(m_desk->svoboda()), 12);
    QTRY_COMPARE(m_desk->textOf(u"arrivalNote"_s), u"Checked in."_s);
    QCOMPARE(m_desk->caption(0), u"The party is of 4 people."_s);
    m_desk->press(Qt::Key_Up);
    QCOMPARE(m_desk->textOf(u"arrivalNote"_s), u"The party is of 4 people."_s);
}

void TestArrivalsPage::quickKeysAreAllNoted()
{
    m_desk->showArrivals();
    for (int row = 0; row < 3; ++row) {
        m_desk->press(Qt::Key_Return);
        m_desk->press(Qt::Key_Down);
    }
    QTRY_COMPARE(m_desk->arrivedOf(m_desk->novak()), 4);
    QTRY_COMPARE(m_desk->arrivedOf(m_desk->svoboda()), 12);
    QTRY_COMPARE(m_desk->arrivedOf(m_desk->dvorak()), 2);
}

void TestArrivalsPage::aPartyThatLeavesTheListTakesNoEnterWithIt()
{
    QApplication::setDoubleClickInterval(5000);
    m_desk->showArrivals();
    m_desk->press(Qt::Key_E);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->page().model().rowCount(), 2);
    QCOMPARE(m_desk->textOf(u"arrivalTitle"_s), u"Svoboda"_s);
    m_desk->press(Qt::Key_Return);
    QVERIFY(!m_desk->page().arrivals().changes().isBusy());
    QCOMPARE(m_desk->arrivedOf(m_desk->svoboda()), 0);
}

void TestArrivalsPage::theFilterAndTheSwitch()
{
    m_desk->showArrivals();
    m_desk->press(Qt::Key_Slash);
    QTRY_VERIFY(m_desk->find<QWidget>(u"arrivalSearch"_s)->hasFocus());
    m_desk->type(u"dvor"_s);
    QCOMPARE(m_desk->page().model().rowCount(), 1);
    m_desk->press(Qt::Key_Return);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->arrivedOf(m_desk->dvorak()), 2);
    m_desk->press(Qt::Key_Escape);
    QCOMPARE(m_desk->page().model().rowCount(), 3);
    QTRY_COMPARE(m_desk->cell(2, ArrivalModel::State), u"all here"_s);
    m_desk->press(Qt::Key_E);
    QCOMPARE(m_desk->page().model().rowCount(), 2);
    m_desk->press(Qt::Key_E);
    QCOMPARE(m_desk->page().model().rowCount(), 3);
}

void TestArrivalsPage::theDateInTheTopBarIsFollowed()
{
    m_desk->showArrivals();
    m_desk->find<KeyButton>(u"nextDay"_s)->click();
    QTRY_VERIFY(m_desk->textOf(u"arrivalMessageTitle"_s).startsWith(u"No bookings on"_s));
    QVERIFY(m_desk->isShown(u"arrivalMessageTitle"_s));
    m_desk->press(Qt::Key_T);
    QTRY_COMPARE(m_desk->page().model().rowCount(), 3);
    m_desk->press(Qt::Key_G);
    QTRY_VERIFY(m_desk->find<QWidget>(u"monthView"_s)->hasFocus());
    m_desk->press(Qt::Key_Right);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->textOf(u"arrivalMessageTitle"_s).startsWith(u"No bookings on"_s));
    m_desk->find<KeyButton>(u"todayButton"_s)->click();
    QTRY_COMPARE(m_desk->page().model().rowCount(), 3);
    QVERIFY(m_desk->isShown(u"arrivalTable"_s));
}

void TestArrivalsPage::aReadLeavesTheChoiceAlone()
{
    m_desk->showArrivals();
    m_desk->press(Qt::Key_Down);
    const SlotId nine = m_desk->addSlot(u"Hall B"_s, 11, 4);
    m_desk->booked(nine, 1, u"Adam"_s);
    m_desk->press(Qt::Key_F5);
    QTRY_COMPARE(m_desk->page().model().rowCount(), 4);
    QCOMPARE(m_desk->textOf(u"arrivalTitle"_s), u"Svoboda"_s);
    QCOMPARE(m_desk->find<RecordTable>(u"arrivalTable"_s)->currentIndex().row(), 1);
}

void TestArrivalsPage::aScannedTicketIsChosenInTheList_data()
{
    QTest::addColumn<bool>("isHidden");
    QTest::newRow("in the list") << false;
    QTest::newRow("hidden by the switch, as all are here") << true;
}

void TestArrivalsPage::aScannedTicketIsChosenInTheList()
{
    QFETCH(const bool, isHidden);
    const HoldId wanted = m_desk->dvorak();
    m_desk->showArrivals();
    if (isHidden) {
        valueFrom(m_desk->other.changes().checkIn(IdempotencyKey::create(), wanted, 2));
        m_desk->press(Qt::Key_E);
        m_desk->press(Qt::Key_F5);
        QTRY_COMPARE(m_desk->page().model().rowCount(), 2);
    }
    const QString token = m_desk->database.text(
        "SELECT holdfast.token_of(" + QByteArray::number(wanted.value()) + ')');
    QTest::keyClicks(QApplication::focusWidget(), token);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"arrivalTitle"_s), u"Dvořák"_s);
    QVERIFY(m_desk->find<QWidget>(u"arrivalTable"_s)->hasFocus());
    QCOMPARE(m_desk->page().model().rowCount(), 3);
    // Its digits and letters were no commands.
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.hold_changes"),
        qint64(isHidden ? 1 : 0));
    QTRY_VERIFY((m_desk->press(Qt::Key_Return), m_desk->arrivedOf(wanted) == 2));
}

void TestArrivalsPage::jTellsWhatHappened()
{
    m_desk->showArrivals();
    m_desk->press(Qt::Key_2);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::Party), u"2 of 4 here"_s);
    m_desk->press(Qt::Key_J);
    QTRY_VERIFY(m_desk->isShown(u"historyList"_s));
    QVERIFY(m_desk->textOf(u"historyTitle"_s).contains(u"Novák"_s));
    auto *box = m_desk->find<QWidget>(u"historyBox"_s);
    QTest::keyClick(box, Qt::Key_Escape);
    QTRY_VERIFY(!m_desk->isShown(u"historyBox"_s));
    m_desk->window->activateWindow();
    QTRY_VERIFY(m_desk->find<QWidget>(u"arrivalTable"_s)->hasFocus());
}

QTEST_MAIN(TestArrivalsPage)
#include "tst_arrivalspage.moc"
