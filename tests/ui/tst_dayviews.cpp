#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"
#include "ui/desk/dayviews.h"
#include "ui/models/slotgridmodel.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>

using namespace Qt::StringLiterals;

/** The views of the day and what their keys do: the same slots, the same keys, another layout. */
class TestDayViews : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void eachViewHasItsKey_data();
    void eachViewHasItsKey();
    void anotherViewKeepsTheSlot();

    void keysOfTheSlotWorkInEachView_data() { views(); }

    void keysOfTheSlotWorkInEachView();

    void arrowsGoToTheNextSlotInEachView_data() { views(); }

    void arrowsGoToTheNextSlotInEachView();

    void aRefreshKeepsThePlaceInEachView_data() { views(); }

    void aRefreshKeepsThePlaceInEachView();
    void arrowsInAWeekGoToAnotherDay();
    void aStepInAWeekIsAWeek();
    void theButtonChoosesWhoseWeek();
    void aSlotOfAnotherResourceLeadsToTheDay();
    void theViewIsRemembered();
    void theMenuOfViewsIsThereForTheMouse();
    void everyViewIsDrawn_data();
    void everyViewIsDrawn();

private:
    static void views();
    void show(GridView view);
    SlotId addSlotOn(int daysAhead, const QString &resource, int hour);

    const SlotGridModel &model() { return m_desk->window->dayPage()->model(); }

    SlotGridView &grid() { return m_desk->window->dayPage()->grid(); }

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_ten;
    SlotId m_eleven;
};

void TestDayViews::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestDayViews::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_theme->setTextScale(1.0);
    m_language->choose(u"en"_s);
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_ten = m_desk->addSlot(u"Hall A"_s, 10, 10);
    m_eleven = m_desk->addSlot(u"Hall A"_s, 11, 10);
    for (int hour = 9; hour < 18; ++hour) {
        m_desk->addSlot(u"Hall B"_s, hour, 4 + hour % 3);
    }
    m_desk->addSlot(u"Hall A"_s, 16, 2);
    m_desk->open();
    m_desk->goTo(m_ten);
}

void TestDayViews::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestDayViews::views()
{
    QTest::addColumn<GridView>("view");
    QTest::newRow("day") << GridView::Day;
    QTest::newRow("week") << GridView::Week;
    QTest::newRow("agenda") << GridView::Agenda;
    QTest::newRow("swapped") << GridView::Swapped;
}

void TestDayViews::show(GridView view)
{
    const QHash<GridView, Qt::Key> keys { { GridView::Day, Qt::Key_1 },
        { GridView::Week, Qt::Key_2 },
        { GridView::Agenda, Qt::Key_3 },
        { GridView::Swapped, Qt::Key_4 } };
    m_desk->press(keys.value(view), Qt::AltModifier);
    QTRY_COMPARE(model().view(), view);
    QTRY_VERIFY(m_desk->presenter().day().isGridCurrent());
    QVERIFY(grid().hasFocus());
}

SlotId TestDayViews::addSlotOn(int daysAhead, const QString &resource, int hour)
{
    TestSlot slot;
    slot.resource = resource;
    slot.start
        = QDateTime(m_desk->day().addDays(daysAhead), QTime(hour, 0), QTimeZone("Europe/Prague"))
              .toUTC();
    slot.capacity = 6;
    return m_desk->database.addSlot(slot);
}

void TestDayViews::eachViewHasItsKey_data()
{
    QTest::addColumn<GridView>("view");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("week") << GridView::Week << 3 << 7;
    QTest::newRow("agenda") << GridView::Agenda << 12 << 1;
    QTest::newRow("swapped") << GridView::Swapped << 2 << 9;
}

void TestDayViews::eachViewHasItsKey()
{
    QFETCH(const GridView, view);
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    show(view);
    QCOMPARE(model().rowCount(), rows);
    QCOMPARE(model().columnCount(), columns);
    show(GridView::Day);
    QCOMPARE(model().rowCount(), 9);
    QCOMPARE(model().columnCount(), 2);
}

void TestDayViews::anotherViewKeepsTheSlot()
{
    m_desk->goTo(m_eleven);
    for (const GridView view :
        { GridView::Week, GridView::Agenda, GridView::Swapped, GridView::Week, GridView::Day }) {
        show(view);
        QCOMPARE(grid().currentSlot(), m_eleven);
        QCOMPARE(m_desk->presenter().slot().slotId(), m_eleven);
        QCOMPARE(m_desk->presenter().day().day(), m_desk->day());
    }
}

void TestDayViews::keysOfTheSlotWorkInEachView()
{
    QFETCH(const GridView, view);
    show(view);
    QTRY_VERIFY(m_desk->presenter().slot().detail());
    m_desk->press(Qt::Key_3); // a party of three
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->holdsWith(u"held"_s), 1);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QTRY_COMPARE(model().cellOf(m_ten)->state, CellState::Mine);
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->holdsWith(u"confirmed"_s), 1);
    QTRY_COMPARE(model().cellOf(m_ten)->confirmed, 3);
    m_desk->press(Qt::Key_Delete);
    QTRY_VERIFY(m_desk->isShown(u"reasonBox"_s));
    m_desk->press(Qt::Key_2);
    QTRY_COMPARE(m_desk->holdsWith(u"cancelled"_s), 1);
    QVERIFY(grid().hasFocus());
    QCOMPARE(model().view(), view);
    QCOMPARE(grid().currentSlot(), m_ten);
}

void TestDayViews::arrowsGoToTheNextSlotInEachView()
{
    QFETCH(const GridView, view);
    show(view);
    const bool isAcross = view == GridView::Swapped;
    m_desk->press(isAcross ? Qt::Key_Right : Qt::Key_Down);
    if (view == GridView::Agenda) {
        m_desk->press(Qt::Key_Down); // Hall B at ten stands between
    }
    QCOMPARE(grid().currentSlot(), m_eleven);
    m_desk->press(isAcross ? Qt::Key_Left : Qt::Key_Up);
    QVERIFY(grid().currentSlot() != m_eleven);
    m_desk->press(Qt::Key_Home);
    m_desk->press(Qt::Key_End);
    QVERIFY(model().cellOf(grid().currentSlot())->slot.range.start.isValid());
    // Hall B goes on until six: the lines of a day go further than Hall A.
    const int behind = view == GridView::Day || view == GridView::Swapped ? 2 : 1;
    QCOMPARE(model().lineOf(grid().currentIndex()), model().lineCount() - behind);
}

void TestDayViews::aRefreshKeepsThePlaceInEachView()
{
    QFETCH(const GridView, view);
    show(view);
    m_desk->goTo(m_eleven);
    const int across = grid().horizontalScrollBar()->value();
    const int down = grid().verticalScrollBar()->value();
    const QPersistentModelIndex current = grid().currentIndex();
    PlaceHoldRequest request;
    request.slotId = m_ten;
    request.partySize = 2;
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(request))));
    m_desk->press(Qt::Key_F5);
    QTRY_COMPARE(model().cellOf(m_ten)->held, 2);
    QCOMPARE(grid().currentIndex(), QModelIndex(current));
    QCOMPARE(grid().currentSlot(), m_eleven);
    QCOMPARE(grid().horizontalScrollBar()->value(), across);
    QCOMPARE(grid().verticalScrollBar()->value(), down);
    QVERIFY(grid().hasFocus());
    QCOMPARE(model().view(), view);
}

void TestDayViews::arrowsInAWeekGoToAnotherDay()
{
    // A neighbour in the same week, before or after, whatever tomorrow is.
    const int step = m_desk->day().dayOfWeek() == Qt::Sunday ? -1 : 1;
    m_language->choose(u"cs"_s); // its weeks begin on Monday
    if (step > 0) {
        addSlotOn(1, u"Hall A"_s, 10);
    }
    show(GridView::Week);
    QTRY_COMPARE(model().lane(0).day.dayOfWeek(), int(Qt::Monday));
    m_desk->press(step > 0 ? Qt::Key_Right : Qt::Key_Left);
    QCOMPARE(m_desk->presenter().day().day(), m_desk->day().addDays(step));
    QVERIFY(m_desk->presenter().day().isGridCurrent()); // nothing was read anew
    show(GridView::Day);
    QCOMPARE(model().day(), m_desk->day().addDays(step));
}

void TestDayViews::aStepInAWeekIsAWeek()
{
    const SlotId later = addSlotOn(7, u"Hall A"_s, 11);
    m_desk->goTo(m_eleven);
    show(GridView::Week);
    m_desk->press(Qt::Key_PageDown);
    QTRY_VERIFY(m_desk->presenter().day().isGridCurrent());
    QCOMPARE(m_desk->presenter().day().day(), m_desk->day().addDays(7));
    QTRY_COMPARE(grid().currentSlot(), later);
    m_desk->press(Qt::Key_PageUp);
    QTRY_COMPARE(grid().currentSlot(), m_eleven);
}

void TestDayViews::theButtonChoosesWhoseWeek()
{
    show(GridView::Week);
    auto *button = m_desk->find<QAbstractButton>(u"weekResourceButton"_s);
    QVERIFY(button && button->isVisible());
    QVERIFY(button->text().startsWith(u"Hall A"_s));
    QCOMPARE(model().rowCount(), 3);
    m_desk->presenter().day().showWeekOf(model().resources().at(1).id);
    QTRY_COMPARE(model().rowCount(), 9);
    QVERIFY(button->text().startsWith(u"Hall B"_s));
    show(GridView::Day);
    QVERIFY(!button->isVisible());
}

void TestDayViews::aSlotOfAnotherResourceLeadsToTheDay()
{
    show(GridView::Week);
    const SlotId elsewhere(m_desk->database.number(
        "SELECT slot_id FROM holdfast.slots s JOIN holdfast.resources r USING (resource_id)"
        " WHERE r.name = 'Hall B' ORDER BY s.starts_at LIMIT 1"));
    // Nobody says whose it is: the day has it in any case.
    m_desk->window->dayPage()->goToSlot(
        elsewhere, QDateTime(m_desk->day(), QTime(9, 0), QTimeZone("Europe/Prague")));
    QTRY_COMPARE(grid().currentSlot(), elsewhere);
    QCOMPARE(model().view(), GridView::Day);
}

void TestDayViews::theViewIsRemembered()
{
    show(GridView::Agenda);
    QCOMPARE(m_desk->settings().dayView(), u"agenda"_s);
    m_desk->window.reset();
    m_desk->open();
    QTRY_COMPARE(model().view(), GridView::Agenda);
    show(GridView::Week);
    m_desk->window.reset();
    m_desk->open();
    QTRY_COMPARE(model().view(), GridView::Week);
    QVERIFY(m_desk->presenter().day().weekResource()->isValid());
    QCOMPARE(m_desk->presenter().day().day(), m_desk->day());
    QCOMPARE(grid().currentDay(), m_desk->day());
}

void TestDayViews::theMenuOfViewsIsThereForTheMouse()
{
    auto *button = m_desk->find<QAbstractButton>(u"viewButton"_s);
    QVERIFY(button && button->isVisible());
    QVERIFY(button->text().startsWith(u"Day"_s));
    button->click();
    auto *menu = m_desk->window->findChild<QMenu *>(u"viewMenu"_s);
    QVERIFY(menu && menu->isVisible());
    QCOMPARE(menu->actions().size(), 4);
    menu->actions().at(3)->trigger();
    menu->close();
    QTRY_COMPARE(model().view(), GridView::Swapped);
    QTRY_VERIFY(grid().hasFocus());
}

void TestDayViews::everyViewIsDrawn_data()
{
    QTest::addColumn<GridView>("view");
    QTest::addColumn<ThemeChoice>("theme");
    QTest::addColumn<QString>("language");
    QTest::addColumn<qreal>("scale");
    for (const GridView view :
        { GridView::Day, GridView::Week, GridView::Agenda, GridView::Swapped }) {
        const QByteArray name = wordOf(view).toLatin1();
        QTest::addRow("%s-light", name.constData()) << view << ThemeChoice::Light << u"en"_s << 1.0;
        QTest::addRow("%s-dark", name.constData()) << view << ThemeChoice::Dark << u"en"_s << 1.0;
        QTest::addRow("%s-ru", name.constData()) << view << ThemeChoice::Light << u"ru"_s << 1.0;
        QTest::addRow("%s-ru-large", name.constData())
            << view << ThemeChoice::Light << u"ru"_s << 2.0;
    }
}

void TestDayViews::everyViewIsDrawn()
{
    QFETCH(const GridView, view);
    QFETCH(const ThemeChoice, theme);
    QFETCH(const QString, language);
    QFETCH(const qreal, scale);
    PlaceHoldRequest request;
    request.slotId = m_eleven;
    request.partySize = 4;
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(request))));
    m_theme->choose(theme);
    m_theme->setTextScale(scale);
    m_language->choose(language);
    show(view);
    m_desk->press(Qt::Key_F5);
    QTRY_COMPARE(model().cellOf(m_eleven)->held, 4);
    m_desk->press(Qt::Key_F);
    m_desk->savePicture(QString::fromLatin1(QTest::currentDataTag()) + u"-asks"_s);
    m_desk->press(Qt::Key_5);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->textOf(u"filterButton"_s).contains(u"5"_s));
    QTRY_VERIFY(grid().hasFocus());
    // What is said wraps and is never cut, with whatever text.
    const auto *says = m_desk->find<QLabel>(u"freeSays"_s);
    QTRY_VERIFY(says && says->isVisible() && says->text().contains(u"10:00"_s));
    QTRY_VERIFY(says->height() >= says->heightForWidth(says->width()));
    const QWidget *whole = m_desk->window->centralWidget();
    QVERIFY2(whole->minimumSizeHint().width() <= whole->width(),
        qPrintable(QString::number(whole->minimumSizeHint().width())));
    m_desk->savePicture(QString::fromLatin1(QTest::currentDataTag()));
}

QTEST_MAIN(TestDayViews)
#include "tst_dayviews.moc"
