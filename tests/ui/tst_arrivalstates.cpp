#include "tests/support/waitfor.h"
#include "tests/ui/arrivalsdesk.h"
#include "tests/ui/cuttexts.h"
#include "ui/widgets/recordtable.h"

#include <QScrollBar>

using namespace Qt::StringLiterals;

/** The page of arrivals when something is not as usual: other desks, rights, names, many rows. */
class TestArrivalStates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void anEmptyDaySaysSo();
    void offlineNotesNothing();
    void aLostAnswerIsLookedFor();
    void anotherDeskIsShown();
    void aCheckInAtAnotherDeskIsShownAtOnce();
    void whoTakesNothingBackForAnotherDesk();
    void namesAreShownAsTheyWereTyped_data();
    void namesAreShownAsTheyWereTyped();
    void staffNotesArrivals();
    void fiveHundredRowsAreWalkedThrough();
    void picturesOfThePage();

private:
    /** A desk that is not as usual. */
    void begin(const DeskSetup &setup);
    void picturesIn(const QString &name);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<ArrivalsDesk> m_desk;
};

void TestArrivalStates::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestArrivalStates::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_theme->setTextScale(1.0);
    m_language->choose(u"en"_s);
    QApplication::setDoubleClickInterval(1);
    m_desk = std::make_unique<ArrivalsDesk>(*m_cluster, *m_theme, *m_language);
}

void TestArrivalStates::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestArrivalStates::begin(const DeskSetup &setup)
{
    m_desk.reset();
    m_desk = std::make_unique<ArrivalsDesk>(*m_cluster, *m_theme, *m_language, setup);
}

void TestArrivalStates::anEmptyDaySaysSo()
{
    m_desk->showArrivals();
    m_desk->presenter().day().step(1);
    QTRY_VERIFY(m_desk->textOf(u"arrivalMessageTitle"_s).startsWith(u"No bookings on"_s));
    QVERIFY(m_desk->textOf(u"arrivalMessageText"_s).contains(u"confirmed"_s));
    QVERIFY(!m_desk->isShown(u"arrivalSums"_s));
}

void TestArrivalStates::offlineNotesNothing()
{
    m_desk->showArrivals();
    m_desk->setReachable(false);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->isShown(u"connectionBar"_s), answerPatience.count());
    QTRY_VERIFY(m_desk->isShown(u"arrivalHint"_s));
    QCOMPARE(m_desk->page().model().rowCount(), 3);
    m_desk->press(Qt::Key_2);
    QVERIFY(m_desk->textOf(u"arrivalNote"_s).startsWith(u"The database does not answer"_s));
    m_desk->savePicture(u"arrivals-offline"_s);
    m_desk->setReachable(true);
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->textOf(u"arrivalNote"_s).isEmpty(), answerPatience.count());
    QVERIFY(!m_desk->isShown(u"arrivalHint"_s));
    QCOMPARE(m_desk->arrivedOf(m_desk->novak()), 0);
}

void TestArrivalStates::aLostAnswerIsLookedFor()
{
    m_desk->showArrivals();
    RawConnection blocker(m_desk->database.administrator().connectionString);
    QVERIFY(blocker.run("BEGIN; SELECT 1 FROM holdfast.holds FOR UPDATE").isOk());
    m_desk->press(Qt::Key_3);
    const QByteArray waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = "
                               "'Lock' AND application_name = 'desk 1'";
    QTRY_VERIFY(m_desk->database.number(waiting) == 1);
    m_desk->database.killSessions(u"desk 1"_s);
    QTRY_COMPARE(m_desk->textOf(u"arrivalNote"_s), u"The answer did not arrive. Checking…"_s);
    QVERIFY(!m_desk->find<QWidget>(u"arrivalAll"_s)->isEnabled());
    QVERIFY(blocker.run("ROLLBACK").isOk());
    QTRY_VERIFY_WITH_TIMEOUT(
        m_desk->textOf(u"arrivalNote"_s) == u"Checked in."_s, answerPatience.count());
    QCOMPARE(m_desk->arrivedOf(m_desk->novak()), 3);
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.hold_changes"), 1);
}

void TestArrivalStates::anotherDeskIsShown()
{
    m_desk->showArrivals();
    const ChangeOutcome done = valueFrom(
        m_desk->other.changes().checkIn(IdempotencyKey::create(), m_desk->svoboda(), 5));
    QVERIFY(std::holds_alternative<HoldChanged>(done));
    m_desk->press(Qt::Key_F5);
    QTRY_COMPARE(m_desk->cell(1, ArrivalModel::Party), u"5 of 12 here"_s);
}

void TestArrivalStates::aCheckInAtAnotherDeskIsShownAtOnce()
{
    begin({ .isStaffOnly = false, .hasWorker = true });
    m_desk->showArrivals();
    m_desk->page().arrivals().clock().setPeriod(std::chrono::hours(1));
    // The worker starts from where it first looks, so a change is repeated until it is seen.
    qint64 here = 0;
    const auto checkOneMoreIn = [this, &here] {
        here = here % 12 + 1;
        valueFrom(
            m_desk->other.changes().checkIn(IdempotencyKey::create(), m_desk->svoboda(), here));
    };
    QTRY_VERIFY((checkOneMoreIn(), m_desk->cell(1, ArrivalModel::State) != u"30 min late"));
    QTRY_COMPARE(m_desk->page().model().rows().at(1).arrival.arrived, static_cast<int>(here));
}

void TestArrivalStates::whoTakesNothingBackForAnotherDesk()
{
    m_desk->showArrivals();
    m_desk->press(Qt::Key_2);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::Party), u"2 of 4 here"_s);
    valueFrom(m_desk->other.changes().checkIn(IdempotencyKey::create(), m_desk->novak(), 4));
    m_desk->press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(m_desk->textOf(u"arrivalNote"_s),
        u"It cannot be undone. Another desk has changed it meanwhile. Look at it again."_s);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::State), u"all here"_s);
    QCOMPARE(m_desk->arrivedOf(m_desk->novak()), 4);
}

void TestArrivalStates::namesAreShownAsTheyWereTyped_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("apostrophe") << u"O'Brien"_s;
    QTest::newRow("curved apostrophe") << u"D’Arcy"_s;
    QTest::newRow("cyrillic apostrophe") << u"М'Бек"_s;
    QTest::newRow("statement") << u"x'); drop table booking;--"_s;
    QTest::newRow("markup") << u"<b>A</b> &amp; 50% off"_s;
    QTest::newRow("place of an argument") << u"%1 %2 %n"_s;
    QTest::newRow("joined emoji") << u"👨‍👩‍👧 oslava"_s;
    QTest::newRow("right to left") << u"مرحبا 12:30"_s;
    QTest::newRow("many letters") << QString(110, u'Ж');
}

void TestArrivalStates::namesAreShownAsTheyWereTyped()
{
    QFETCH(const QString, name);
    m_desk->booked(m_desk->ten(), 3, name);
    m_desk->showArrivals(4);
    int row = 0;
    while (row < 3 && m_desk->cell(row, ArrivalModel::Name) != name) {
        m_desk->press(Qt::Key_Down);
        ++row;
    }
    QCOMPARE(m_desk->cell(row, ArrivalModel::Name), name);
    QCOMPARE(m_desk->textOf(u"arrivalTitle"_s), name);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->cell(row, ArrivalModel::State), u"all here"_s);
    m_desk->savePicture(u"arrivals-name-"_s + QString::fromLatin1(QTest::currentDataTag()));
}

void TestArrivalStates::staffNotesArrivals()
{
    begin({ .isStaffOnly = true, .hasWorker = false });
    m_desk->showArrivals();
    m_desk->press(Qt::Key_O);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::State), u"not come"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::State), u"all here"_s);
    m_desk->press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::State), u"not come"_s);
}

void TestArrivalStates::fiveHundredRowsAreWalkedThrough()
{
    constexpr int count = 500;
    const SlotId afternoon = m_desk->addSlot(u"Hall A"_s, 14, count);
    for (int i = 3; i < count; ++i) {
        m_desk->booked(afternoon, 1, u"Guest %1"_s.arg(i));
    }
    m_desk->showArrivals(count);
    const auto *table = m_desk->find<RecordTable>(u"arrivalTable"_s);
    m_desk->press(Qt::Key_End);
    QTRY_COMPARE(table->currentIndex().row(), count - 1);
    QCOMPARE(table->verticalScrollBar()->value(), table->verticalScrollBar()->maximum());
    const int place = table->verticalScrollBar()->value();
    m_desk->booked(m_desk->ten(), 1, u"Adam"_s);
    m_desk->press(Qt::Key_F5);
    QTRY_COMPARE(m_desk->page().model().rowCount(), count + 1);
    QCOMPARE(table->currentIndex().row(), count);
    QVERIFY(table->verticalScrollBar()->value() > place); // what was looked at has not moved
    m_desk->savePicture(u"arrivals-500"_s);
}

void TestArrivalStates::picturesOfThePage()
{
    m_desk->database.addStock(u"SHOES"_s, u"Climbing shoes"_s, 12);
    PlaceHoldRequest request;
    request.slotId = m_desk->addSlot(u"Hall B"_s, 9, 20);
    request.partySize = 4;
    request.customerName = u"Jana Řeřichová"_s;
    request.customerPhone = u"+420 777 123 456"_s;
    request.note = u"birthday, wants the corner by the window"_s;
    request.extras = { { u"SHOES"_s, 4 } };
    m_desk->booked(request);
    request = {};
    request.slotId = m_desk->addSlot(u"Court 1"_s, 11, 4);
    m_desk->booked(request);
    m_desk->showArrivals(5);
    m_desk->press(Qt::Key_2);
    QTRY_COMPARE(m_desk->cell(0, ArrivalModel::Party), u"2 of 4 here"_s);
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_9);
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_O);
    QTRY_COMPARE(m_desk->caption(3), u"It is too early for that."_s);
    m_desk->press(Qt::Key_Home);
    picturesIn(u"arrivals"_s);
    m_desk->press(Qt::Key_E);
    m_desk->presenter().day().step(1);
    QTRY_VERIFY(m_desk->isShown(u"arrivalMessageTitle"_s));
    m_desk->savePicture(u"arrivals-empty"_s);
    m_language->choose(u"ru"_s);
    m_desk->savePicture(u"arrivals-empty-ru"_s);
}

/** In all languages, wide and narrow, with nothing cut; and in large text. Ends as it began. */
void TestArrivalStates::picturesIn(const QString &name)
{
    m_desk->savePicture(name);
    m_theme->choose(ThemeChoice::Dark);
    m_desk->savePicture(name + u"-dark"_s);
    for (const QString &code : Language::codes()) {
        m_language->choose(code);
        m_desk->settle();
        QTRY_COMPARE(cutTexts(*m_desk->window).join(u" | "_s), QString());
        m_desk->savePicture(name + u"-dark-"_s + code);
    }
    m_theme->choose(ThemeChoice::Light);
    m_language->choose(u"ru"_s);
    m_desk->window->resize(1000, 700);
    m_desk->settle();
    QTRY_COMPARE(cutTexts(*m_desk->window).join(u" | "_s), QString());
    m_desk->savePicture(name + u"-narrow-ru"_s);
    m_theme->setTextScale(1.5);
    m_desk->savePicture(name + u"-narrow-large-ru"_s);
    m_desk->window->resize(1440, 900);
    m_theme->setTextScale(2.0);
    m_desk->savePicture(name + u"-large-ru"_s);
    m_theme->setTextScale(1.0);
    m_language->choose(u"en"_s);
}

QTEST_MAIN(TestArrivalStates)
#include "tst_arrivalstates.moc"
