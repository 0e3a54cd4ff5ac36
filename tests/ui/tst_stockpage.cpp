#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"
#include "ui/shell/pagestack.h"
#include "ui/stock/stockpage.h"
#include "ui/widgets/recordtable.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;

/** The page of stock, by keys. */
class TestStockPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void ctrl2ShowsTheLevels();
    void adjustsByKeys();
    void theEchoSaysWhatWasRead_data();
    void theEchoSaysWhatWasRead();
    void enterTwiceAdjustsOnce();
    void aReasonIsAskedFor();
    void escapeKeepsWhatWasTyped();
    void aCountBelowWhatIsReservedListsTheBookings();
    void piecesOfABookingComeBack();
    void offlineKeepsWhatWasTyped();
    void aLostAnswerIsLookedFor();
    void aReadLeavesChoiceFocusAndTextAlone();
    void theFilterFindsByBeginnings();
    void anEmptyStockSaysSo();

private:
    void show();
    void open(const QString &key, const QString &form = u"stockForm"_s);
    qint64 onHand(const QByteArray &sku);

    /** Held or confirmed with @p pieces of the shoes. */
    HoldId place(qint64 pieces, bool isConfirmed);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_slot;
};

void TestStockPage::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestStockPage::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_theme->setTextScale(1.0);
    m_language->choose(u"en"_s);
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_slot = m_desk->addSlot(u"Hall A"_s, 10, 10);
}

void TestStockPage::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestStockPage::show()
{
    m_desk->database.addStock(u"ROPE"_s, u"Rope"_s, 6);
    m_desk->database.addStock(u"SHOE"_s, u"Climbing shoes"_s, 24);
    m_desk->open();
    m_desk->press(Qt::Key_2, Qt::ControlModifier);
    QTRY_COMPARE(m_desk->window->pages().stock()->model().rowCount(), 2);
    QTRY_VERIFY(m_desk->find<QWidget>(u"stockTable"_s)->hasFocus());
}

void TestStockPage::open(const QString &key, const QString &form)
{
    if (key == u"Enter") {
        m_desk->press(Qt::Key_Return);
    } else {
        m_desk->press(static_cast<Qt::Key>(key.front().unicode()));
    }
    QTRY_VERIFY(m_desk->isShown(form));
}

qint64 TestStockPage::onHand(const QByteArray &sku)
{
    return m_desk->database.number(
        "SELECT on_hand FROM api.stock_levels() WHERE sku = '" + sku + "'");
}

HoldId TestStockPage::place(qint64 pieces, bool isConfirmed)
{
    PlaceHoldRequest request;
    request.slotId = m_slot;
    request.customerName = u"Novák"_s;
    request.extras = { { u"SHOE"_s, pieces } };
    const PlaceHoldOutcome outcome = valueFrom(m_desk->other.booking().placeHold(request));
    const auto *placed = std::get_if<HoldPlaced>(&outcome);
    if (placed && isConfirmed) {
        valueFrom(m_desk->other.booking().confirmHold(placed->receipt.holdId));
    }
    return placed ? placed->receipt.holdId : HoldId();
}

void TestStockPage::ctrl2ShowsTheLevels()
{
    show();
    QCOMPARE(m_desk->textOf(u"pageTitle"_s), u"Stock"_s);
    QCOMPARE(m_desk->textOf(u"stockTitle"_s), u"Rope"_s);
    m_desk->press(Qt::Key_Down);
    QCOMPARE(m_desk->textOf(u"numberOnHand"_s), u"24"_s);
    QTRY_VERIFY(m_desk->isShown(u"stockJournal"_s));
    m_desk->savePicture(u"stock"_s);
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY(m_desk->isShown(u"slotGrid"_s));
}

void TestStockPage::adjustsByKeys()
{
    show();
    m_desk->press(Qt::Key_Down);
    open(u"Enter"_s);
    m_desk->type(u"-3"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"worn out"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(onHand("SHOE"), 21);
    QTRY_COMPARE(m_desk->textOf(u"stockNote"_s), u"Adjusted: 21 on hand now."_s);
    QTRY_COMPARE(m_desk->textOf(u"numberOnHand"_s), u"21"_s);
    QVERIFY(m_desk->find<QWidget>(u"stockTable"_s)->hasFocus());
}

void TestStockPage::theEchoSaysWhatWasRead_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("echo");
    QTest::newRow("more") << u"+12"_s << u"Adds 12: 18 on hand after it."_s;
    QTest::newRow("fewer") << u"-2"_s << u"Takes off 2: 4 on hand after it."_s;
    QTest::newRow("below nothing") << u"-7"_s << u"Only 6 pieces are on hand."_s;
    QTest::newRow("two readings") << u"12,345"_s << u"“12,345” can be read in two ways."_s;
}

void TestStockPage::theEchoSaysWhatWasRead()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, echo);
    show();
    open(u"Enter"_s);
    m_desk->type(typed);
    const QString said = m_desk->textOf(u"stockFormEcho"_s);
    QVERIFY2(said.startsWith(echo), qUtf8Printable(said));
}

void TestStockPage::enterTwiceAdjustsOnce()
{
    show();
    open(u"Enter"_s);
    m_desk->type(u"5"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"bought"_s);
    m_desk->press(Qt::Key_Return);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(onHand("ROPE"), 11);
    QTRY_COMPARE(m_desk->textOf(u"numberOnHand"_s), u"11"_s);
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.stock_entries"), 1);
}

void TestStockPage::aReasonIsAskedFor()
{
    show();
    open(u"C"_s);
    m_desk->type(u"7"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"stockNote"_s), u"A reason is needed: the journal keeps it."_s);
    QVERIFY(m_desk->isShown(u"stockForm"_s));
    QCOMPARE(onHand("ROPE"), 6);
}

void TestStockPage::escapeKeepsWhatWasTyped()
{
    show();
    open(u"Enter"_s);
    m_desk->type(u"9"_s);
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY(!m_desk->isShown(u"stockForm"_s));
    QVERIFY(m_desk->find<QWidget>(u"stockTable"_s)->hasFocus());
    open(u"Enter"_s);
    QCOMPARE(m_desk->textOf(u"stockAmount"_s), u"9"_s);
}

void TestStockPage::aCountBelowWhatIsReservedListsTheBookings()
{
    show();
    QVERIFY(place(4, false).isValid());
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_F5);
    QTRY_COMPARE(m_desk->textOf(u"numberReserved"_s), u"4"_s);
    open(u"C"_s);
    m_desk->type(u"1"_s);
    QVERIFY(m_desk->textOf(u"stockFormEcho"_s).contains(u"3 reserved pieces will be missing."_s));
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"stocktake"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"shortCard"_s));
    QVERIFY2(m_desk->textOf(u"shortText"_s).contains(u"Novák"_s),
        qUtf8Printable(m_desk->textOf(u"shortText"_s)));
    QVERIFY(m_desk->textOf(u"shortText"_s).contains(u"3 of 4 missing"_s));
    m_desk->savePicture(u"stock-short"_s);
}

void TestStockPage::piecesOfABookingComeBack()
{
    show();
    QVERIFY(place(4, true).isValid());
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_F5);
    QTRY_COMPARE(m_desk->textOf(u"numberOut"_s), u"4"_s);
    QTRY_VERIFY(m_desk->find<QWidget>(u"stockReturn"_s)->isEnabled());
    m_desk->press(Qt::Key_R);
    QTRY_VERIFY(m_desk->isShown(u"stockBooking"_s));
    auto *returned = m_desk->find<QWidget>(u"stockReturned"_s);
    QCOMPARE(m_desk->textOf(u"stockReturned"_s), u"4"_s);
    returned->setFocus();
    m_desk->press(Qt::Key_A, Qt::ControlModifier);
    m_desk->type(u"2"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"1"_s);
    QCOMPARE(m_desk->textOf(u"stockFormEcho"_s), u"2 come back, 1 lost"_s);
    m_desk->savePicture(u"stock-return"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"stockNote"_s), u"Taken back: 22 on hand, 1 still out."_s);
    QTRY_COMPARE(m_desk->textOf(u"numberOut"_s), u"1"_s);
}

void TestStockPage::offlineKeepsWhatWasTyped()
{
    show();
    open(u"Enter"_s);
    m_desk->type(u"5"_s);
    m_desk->setReachable(false);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->isShown(u"connectionBar"_s), answerPatience.count());
    QTRY_VERIFY(!m_desk->find<QWidget>(u"stockSubmit"_s)->isEnabled());
    QVERIFY(m_desk->isShown(u"stockHint"_s));
    QCOMPARE(m_desk->textOf(u"stockAmount"_s), u"5"_s);
    QCOMPARE(m_desk->window->pages().stock()->model().rowCount(), 2);
    m_desk->savePicture(u"stock-offline"_s);
    m_desk->setReachable(true);
}

void TestStockPage::aLostAnswerIsLookedFor()
{
    show();
    open(u"Enter"_s);
    m_desk->type(u"5"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"bought"_s);
    RawConnection blocker(m_desk->database.administrator().connectionString);
    QVERIFY(blocker.run("BEGIN; SELECT 1 FROM holdfast.pools FOR UPDATE").isOk());
    m_desk->press(Qt::Key_Return);
    const QByteArray waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = "
                               "'Lock' AND application_name = 'desk 1'";
    QTRY_VERIFY(m_desk->database.number(waiting) == 1);
    m_desk->database.killSessions(u"desk 1"_s);
    QTRY_COMPARE(m_desk->textOf(u"stockNote"_s), u"The answer did not arrive. Checking…"_s);
    QVERIFY(blocker.run("ROLLBACK").isOk());
    QTRY_VERIFY_WITH_TIMEOUT(
        m_desk->textOf(u"stockNote"_s).startsWith(u"Adjusted: 11"_s), answerPatience.count());
    QCOMPARE(onHand("ROPE"), 11);
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.stock_entries"), 1);
}

void TestStockPage::aReadLeavesChoiceFocusAndTextAlone()
{
    show();
    m_desk->press(Qt::Key_Down);
    open(u"Enter"_s);
    m_desk->type(u"12"_s);
    QWidget *focused = QApplication::focusWidget();
    StockPresenter &stock = m_desk->window->pages().stock()->stock();
    m_desk->database.addStock(u"AXE"_s, u"Axe"_s, 3); // comes before the others
    QSignalSpy read(&stock, &StockPresenter::levelsChanged);
    stock.refresh();
    QTRY_COMPARE(m_desk->window->pages().stock()->model().rowCount(), 3);
    QVERIFY(!read.isEmpty());
    QCOMPARE(QApplication::focusWidget(), focused);
    QCOMPARE(m_desk->textOf(u"stockAmount"_s), u"12"_s);
    QCOMPARE(m_desk->textOf(u"stockTitle"_s), u"Climbing shoes"_s);
    QCOMPARE(m_desk->find<RecordTable>(u"stockTable"_s)->currentIndex().row(), 2);
}

void TestStockPage::theFilterFindsByBeginnings()
{
    show();
    m_desk->press(Qt::Key_Slash);
    QTRY_VERIFY(m_desk->find<QWidget>(u"stockSearch"_s)->hasFocus());
    m_desk->type(u"sho"_s);
    QCOMPARE(m_desk->window->pages().stock()->model().rowCount(), 1);
    QCOMPARE(m_desk->textOf(u"stockTitle"_s), u"Climbing shoes"_s);
    m_desk->type(u"x"_s);
    QVERIFY(m_desk->isShown(u"stockMessageTitle"_s));
    m_desk->press(Qt::Key_Escape);
    QCOMPARE(m_desk->window->pages().stock()->model().rowCount(), 2);
}

void TestStockPage::anEmptyStockSaysSo()
{
    m_desk->open();
    m_desk->press(Qt::Key_2, Qt::ControlModifier);
    QTRY_COMPARE(m_desk->textOf(u"stockMessageTitle"_s), u"There is no stock yet"_s);
    QCOMPARE(m_desk->textOf(u"stockTitle"_s), u"No item chosen"_s);
    m_desk->press(Qt::Key_Return);
    QVERIFY(!m_desk->isShown(u"stockForm"_s));
}

QTEST_MAIN(TestStockPage)
#include "tst_stockpage.moc"
