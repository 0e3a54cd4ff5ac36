#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"
#include "ui/desk/dayviews.h"
#include "ui/models/slotgridmodel.h"

#include <QAbstractButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

/** Room for so many people: the first free slot, the filter, and a refresh that is paused. */
class TestDeskFree : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void fAsksAndGoesToTheFirst();
    void fAgainGoesToTheNext();
    void theLastIsFollowedByTheFirst();
    void anotherDayIsShownWithItsDate();
    void aWeekStaysWithItsResource();
    void nothingFreeIsSaid();
    void theEditorBeginsWithTheParty();
    void theFilterSurvivesRefreshAndDay();
    void escapeEndsQuestionAndFilter();
    void theTopBarShowsTheFilterAndEndsIt();
    void numbersThatCannotBeAreRefusedBesideTheField();
    void aPausedRefreshMovesNothing();
    void whilePausedOwnCommandsShow();
    void anotherDayIsReadWhilePaused();

private:
    void ask(const QString &party);
    QString said();
    SlotId addSlotOn(int daysAhead, const QString &resource, int hour, qint64 capacity);
    void holdElsewhere(SlotId slot, int party);

    const SlotGridModel &model() { return m_desk->window->dayPage()->model(); }

    SlotGridView &grid() { return m_desk->window->dayPage()->grid(); }

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_small;
    SlotId m_large;
    SlotId m_late;
};

void TestDeskFree::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
    m_language->choose(u"en"_s);
}

void TestDeskFree::init()
{
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_small = m_desk->addSlot(u"Hall A"_s, 10, 2);
    m_large = m_desk->addSlot(u"Hall B"_s, 11, 8);
    m_late = m_desk->addSlot(u"Hall A"_s, 15, 8);
    m_desk->open();
    m_desk->goTo(m_small);
}

void TestDeskFree::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestDeskFree::ask(const QString &party)
{
    m_desk->press(Qt::Key_F);
    QVERIFY(m_desk->isShown(u"freeParty"_s));
    m_desk->type(party);
    m_desk->press(Qt::Key_Return);
}

QString TestDeskFree::said()
{
    return m_desk->isShown(u"freeSays"_s) ? m_desk->textOf(u"freeSays"_s) : QString();
}

SlotId TestDeskFree::addSlotOn(int daysAhead, const QString &resource, int hour, qint64 capacity)
{
    TestSlot slot;
    slot.resource = resource;
    const QDate day = m_desk->day().addDays(daysAhead);
    slot.start = QDateTime(day, QTime(hour, 0), QTimeZone("Europe/Prague")).toUTC();
    slot.capacity = capacity;
    return m_desk->database.addSlot(slot);
}

void TestDeskFree::holdElsewhere(SlotId slot, int party)
{
    PlaceHoldRequest request;
    request.slotId = slot;
    request.partySize = party;
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(request))));
}

void TestDeskFree::fAsksAndGoesToTheFirst()
{
    ask(u"4"_s);
    QTRY_COMPARE(grid().currentSlot(), m_large);
    QVERIFY(grid().hasFocus());
    QTRY_COMPARE(said(), u"Free for 4: 2 slots of this day. Found: 11:00–12:00, Hall B"_s);
    QVERIFY(grid().model()->data(model().indexOf(m_small), SlotGridModel::RecedesRole).toBool());
}

void TestDeskFree::fAgainGoesToTheNext()
{
    ask(u"4"_s);
    QTRY_COMPARE(grid().currentSlot(), m_large);
    m_desk->press(Qt::Key_F);
    QTRY_COMPARE(grid().currentSlot(), m_late);
    // From where the cursor is, not from what was found last.
    m_desk->goTo(m_small);
    m_desk->press(Qt::Key_F);
    QTRY_COMPARE(grid().currentSlot(), m_large);
}

void TestDeskFree::theLastIsFollowedByTheFirst()
{
    ask(u"4"_s);
    QTRY_COMPARE(grid().currentSlot(), m_large);
    m_desk->press(Qt::Key_F);
    QTRY_COMPARE(grid().currentSlot(), m_late);
    m_desk->press(Qt::Key_F);
    QTRY_VERIFY2(said().contains(u"No other one until"_s), qPrintable(said()));
    QCOMPARE(grid().currentSlot(), m_late);
    m_desk->press(Qt::Key_F);
    QTRY_COMPARE(grid().currentSlot(), m_large);
}

void TestDeskFree::anotherDayIsShownWithItsDate()
{
    const SlotId later = addSlotOn(3, u"Hall A"_s, 12, 20);
    addSlotOn(20, u"Hall A"_s, 12, 30); // more than fourteen days ahead
    ask(u"12"_s);
    QTRY_COMPARE(grid().currentSlot(), later);
    QCOMPARE(m_desk->presenter().day().day(), m_desk->day().addDays(3));
    QTRY_VERIFY2(said().startsWith(u"Free for 12: 1 slot of this day"_s), qPrintable(said()));
    m_desk->press(Qt::Key_F);
    QTRY_VERIFY2(said().contains(u"No other one until"_s), qPrintable(said()));
}

void TestDeskFree::aWeekStaysWithItsResource()
{
    m_desk->press(Qt::Key_2, Qt::AltModifier);
    QTRY_COMPARE(model().view(), GridView::Week);
    ask(u"4"_s);
    QTRY_COMPARE(grid().currentSlot(), m_late); // Hall B has one before
    QTRY_VERIFY2(said().contains(u"of this week"_s), qPrintable(said()));
}

void TestDeskFree::nothingFreeIsSaid()
{
    ask(u"50"_s);
    QTRY_VERIFY2(said().contains(u"None until"_s), qPrintable(said()));
    QVERIFY(said().startsWith(u"Free for 50: 0 slots"_s));
    QCOMPARE(grid().currentSlot(), m_small);
}

void TestDeskFree::theEditorBeginsWithTheParty()
{
    ask(u"4"_s);
    QTRY_COMPARE(grid().currentSlot(), m_large);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"partySize"_s), u"4"_s);
    m_desk->type(u"6"_s); // what is typed replaces it
    QCOMPARE(m_desk->textOf(u"partySize"_s), u"6"_s);
    m_desk->press(Qt::Key_Escape);
    QVERIFY(!said().isEmpty()); // the first Escape was for the editor
}

void TestDeskFree::theFilterSurvivesRefreshAndDay()
{
    addSlotOn(1, u"Hall A"_s, 10, 2);
    addSlotOn(1, u"Hall A"_s, 11, 9);
    ask(u"4"_s);
    QTRY_COMPARE(grid().currentSlot(), m_large);
    holdElsewhere(m_late, 6);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY2(said().startsWith(u"Free for 4: 1 slot of this day"_s), qPrintable(said()));
    m_desk->press(Qt::Key_PageDown);
    QTRY_COMPARE(model().day(), m_desk->day().addDays(1));
    QCOMPARE(model().fitParty(), 4);
    QTRY_VERIFY2(said().startsWith(u"Free for 4: 1 slot of this day"_s), qPrintable(said()));
    // What was found is of the day before, and says so.
    QVERIFY2(!said().contains(u"Found: 11:00"_s), qPrintable(said()));
}

void TestDeskFree::escapeEndsQuestionAndFilter()
{
    m_desk->press(Qt::Key_F);
    QVERIFY(m_desk->isShown(u"freeParty"_s));
    m_desk->press(Qt::Key_Escape);
    QVERIFY(!m_desk->isShown(u"freeParty"_s));
    QVERIFY(grid().hasFocus());
    ask(u"4"_s);
    QTRY_COMPARE(grid().currentSlot(), m_large);
    m_desk->press(Qt::Key_Escape);
    QCOMPARE(model().fitParty(), 0);
    QVERIFY(said().isEmpty());
    QVERIFY(!m_desk->isShown(u"filterButton"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"partySize"_s), u"1"_s);
}

void TestDeskFree::theTopBarShowsTheFilterAndEndsIt()
{
    QVERIFY(!m_desk->isShown(u"filterButton"_s));
    ask(u"4"_s);
    QTRY_VERIFY(m_desk->isShown(u"filterButton"_s));
    QCOMPARE(m_desk->textOf(u"filterButton"_s), u"Free for 4"_s);
    m_desk->window->showPage(SideRail::Page::Stock);
    QVERIFY(!m_desk->isShown(u"filterButton"_s));
    m_desk->window->showPage(SideRail::Page::Day);
    QVERIFY(m_desk->isShown(u"filterButton"_s));
    m_desk->find<QAbstractButton>(u"filterButton"_s)->click();
    QVERIFY(!m_desk->isShown(u"filterButton"_s));
    QCOMPARE(model().fitParty(), 0);
}

void TestDeskFree::numbersThatCannotBeAreRefusedBesideTheField()
{
    ask(u"0"_s);
    QTRY_VERIFY(m_desk->isShown(u"freeRefusal"_s));
    QCOMPARE(m_desk->textOf(u"freeRefusal"_s), u"From 1 to 10,000"_s);
    m_desk->type(u"3"_s);
    QVERIFY(!m_desk->isShown(u"freeRefusal"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(model().fitParty(), 3);
}

void TestDeskFree::aPausedRefreshMovesNothing()
{
    m_desk->press(Qt::Key_F5, Qt::ShiftModifier);
    QVERIFY(m_desk->isShown(u"statusPaused"_s));
    QTRY_VERIFY(!m_desk->presenter().day().isReading());
    QSignalSpy reads(&m_desk->presenter().day(), &DayPresenter::gridChanged);
    holdElsewhere(m_large, 3);
    m_desk->presenter().day().refreshByItself();
    QVERIFY(!m_desk->presenter().day().isReading());
    QCOMPARE(reads.count(), 0);
    m_desk->press(Qt::Key_F5); // a person asks
    QTRY_COMPARE(model().cellOf(m_large)->held, 3);
    QVERIFY(m_desk->presenter().day().isPaused());
    holdElsewhere(m_late, 2);
    m_desk->find<QAbstractButton>(u"pauseButton"_s)->click();
    QVERIFY(!m_desk->isShown(u"statusPaused"_s));
    QTRY_COMPARE(model().cellOf(m_late)->held, 2); // it goes on with a read
}

void TestDeskFree::whilePausedOwnCommandsShow()
{
    m_desk->press(Qt::Key_F5, Qt::ShiftModifier);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(model().cellOf(m_small)->state, CellState::Mine);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(model().cellOf(m_small)->confirmed, 1);
    QVERIFY(m_desk->presenter().day().isPaused());
}

void TestDeskFree::anotherDayIsReadWhilePaused()
{
    addSlotOn(1, u"Hall A"_s, 10, 2);
    m_desk->press(Qt::Key_F5, Qt::ShiftModifier);
    m_desk->press(Qt::Key_PageDown);
    QTRY_COMPARE(model().day(), m_desk->day().addDays(1));
    QTRY_COMPARE(model().rowCount(), 1);
}

QTEST_MAIN(TestDeskFree)
#include "tst_deskfree.moc"
