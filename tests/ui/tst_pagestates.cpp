#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"
#include "ui/credits/creditpage.h"
#include "ui/shell/pagestack.h"
#include "ui/stock/stockpage.h"

#include <QComboBox>

using namespace Qt::StringLiterals;

/** The pages of stock and credits when something is not as usual: rights, settings, other desks. */
class TestPageStates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void piecesMoveToAnotherWarehouse();
    void moreThanIsAvailableCannotMove();
    void withOneWarehouseNothingMoves();
    void theStockFollowsTheSite();
    void staffCountsAndMovesPieces();
    void staffSetsNoLimits();
    void withHoldsSwitchedOffNothingIsHeld();
    void anotherKindOfCreditsIsSaidInItsWord();
    void anEnterTooManyOpensNothing_data();
    void anEnterTooManyOpensNothing();
    void aChangeAtAnotherDeskIsShownAtOnce();

private:
    /** A desk with rope and shoes in two warehouses, and Novák's 1,240 credits. */
    void begin(const DeskSetup &setup = {}, const QByteArray &warehouses = "Main Cellar");
    void open();
    void showStock();
    void showCredits();
    void grant(const QString &bucket, qint64 amount);
    qint64 onHand(const QByteArray &sku);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_slot;
};

void TestPageStates::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestPageStates::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_theme->setTextScale(1.0);
    m_language->choose(u"en"_s);
    QApplication::setDoubleClickInterval(400);
}

void TestPageStates::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestPageStates::begin(const DeskSetup &setup, const QByteArray &warehouses)
{
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language, setup);
    m_slot = m_desk->addSlot(u"Hall A"_s, 10, 10);
    for (const QByteArray &name : warehouses.split(' ')) {
        m_desk->database.execute("SELECT api.add_warehouse(1, '" + name + "')");
    }
    m_desk->database.addStock(u"ROPE"_s, u"Rope"_s, 6);
    m_desk->database.addStock(u"SHOE"_s, u"Climbing shoes"_s, 24);
    m_desk->database.execute("SELECT api.add_customer('Novák', '', '')");
    grant(u"default"_s, 1240);
}

void TestPageStates::showStock()
{
    open();
    m_desk->press(Qt::Key_2, Qt::ControlModifier);
    QTRY_COMPARE(m_desk->window->pages().stock()->model().rowCount(), 2);
    QTRY_VERIFY(m_desk->find<QWidget>(u"stockTable"_s)->hasFocus());
    m_desk->press(Qt::Key_Down);
    QCOMPARE(m_desk->textOf(u"stockTitle"_s), u"Climbing shoes"_s);
    QTRY_VERIFY(m_desk->isShown(u"stockJournal"_s));
}

void TestPageStates::open()
{
    if (!m_desk->window) {
        m_desk->open();
    }
}

void TestPageStates::showCredits()
{
    open();
    m_desk->press(Qt::Key_3, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->window->pages().credits()->model().rowCount() > 0);
    QTRY_COMPARE(m_desk->textOf(u"creditTitle"_s), u"Novák"_s);
    m_desk->find<QWidget>(u"creditTable"_s)->setFocus();
    QTRY_VERIFY(m_desk->isShown(u"walletEntries"_s));
}

void TestPageStates::grant(const QString &bucket, qint64 amount)
{
    const GrantRequest request { .customerId = CustomerId(1),
        .bucket = bucket,
        .amount = amount,
        .description = u"season gift"_s,
        .meta = {},
        .lastDay = {} };
    QVERIFY(valueFrom(m_desk->other.credits().grant(request)).isDone());
}

qint64 TestPageStates::onHand(const QByteArray &sku)
{
    return m_desk->database.number(
        "SELECT sum(on_hand) FROM api.stock_levels() WHERE sku = '" + sku + "'");
}

void TestPageStates::piecesMoveToAnotherWarehouse()
{
    begin();
    showStock();
    QTRY_VERIFY(m_desk->find<QWidget>(u"stockTransfer"_s)->isEnabled());
    m_desk->press(Qt::Key_T);
    QTRY_VERIFY(m_desk->isShown(u"stockForm"_s));
    QCOMPARE(m_desk->find<QComboBox>(u"stockTarget"_s)->currentText(), u"Cellar"_s);
    QVERIFY(!m_desk->isShown(u"stockBooking"_s));
    m_desk->type(u"5"_s);
    QCOMPARE(
        m_desk->textOf(u"stockFormEcho"_s), u"Moves 5 to Cellar: 19 available here after it."_s);
    m_desk->savePicture(u"stock-move"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"stockNote"_s), u"Moved: 19 still on hand in Main."_s);
    QTRY_COMPARE(m_desk->window->pages().stock()->model().rowCount(), 3);
    QCOMPARE(m_desk->database.rows("SELECT warehouse, on_hand FROM api.stock_levels()"
                                   " WHERE sku = 'SHOE'"),
        (QList<QStringList> { { u"Main"_s, u"19"_s }, { u"Cellar"_s, u"5"_s } }));
    m_language->choose(u"ru"_s);
    m_theme->choose(ThemeChoice::Dark);
    m_desk->savePicture(u"stock-moved-dark-ru"_s);
}

void TestPageStates::moreThanIsAvailableCannotMove()
{
    begin();
    PlaceHoldRequest request;
    request.slotId = m_slot;
    request.extras = { { u"SHOE"_s, 20 } };
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(request))));
    showStock();
    m_desk->press(Qt::Key_T);
    QTRY_VERIFY(m_desk->isShown(u"stockForm"_s));
    m_desk->type(u"5"_s);
    QTRY_COMPARE(m_desk->textOf(u"numberReserved"_s), u"20"_s);
    QCOMPARE(m_desk->textOf(u"stockFormEcho"_s), u"Only 4 pieces are available."_s);
    m_desk->press(Qt::Key_Return);
    QVERIFY(m_desk->isShown(u"stockForm"_s));
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.stock_entries"), 0);
}

void TestPageStates::withOneWarehouseNothingMoves()
{
    begin({}, "Main");
    showStock();
    const auto *move = m_desk->find<QWidget>(u"stockTransfer"_s);
    QVERIFY(!move->isEnabled());
    QCOMPARE(move->toolTip(), u"There is no other warehouse."_s);
    m_desk->press(Qt::Key_T);
    QVERIFY(!m_desk->isShown(u"stockForm"_s));
    QCOMPARE(m_desk->textOf(u"stockNote"_s), u"There is no other warehouse."_s);
}

void TestPageStates::theStockFollowsTheSite()
{
    begin();
    const SiteId second = m_desk->database.addSite("Europe/London");
    m_desk->database.execute(
        "SELECT api.add_stock_item(" + QByteArray::number(second.value()) + ", 'OAR', 'Oar', 8)");
    showStock();
    m_desk->presenter().day().showSite(second);
    QTRY_COMPARE(m_desk->window->pages().stock()->model().rowCount(), 1);
    QCOMPARE(m_desk->textOf(u"stockTitle"_s), u"Oar"_s);
}

void TestPageStates::staffCountsAndMovesPieces()
{
    begin({ .isStaffOnly = true, .hasWorker = false });
    showStock();
    for (const QString &name : { u"stockAdjust"_s, u"stockCount"_s, u"stockTransfer"_s }) {
        QTRY_VERIFY2(m_desk->find<QWidget>(name)->isEnabled(), qUtf8Printable(name));
    }
    m_desk->press(Qt::Key_C);
    QTRY_VERIFY(m_desk->isShown(u"stockForm"_s));
    m_desk->type(u"20"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"stocktake"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"stockNote"_s), u"Counted: 20 on hand now."_s);
    m_desk->savePicture(u"stock-staff"_s);
}

void TestPageStates::staffSetsNoLimits()
{
    begin({ .isStaffOnly = true, .hasWorker = false });
    showCredits();
    const auto *limits = m_desk->find<QWidget>(u"creditLimits"_s);
    QTRY_VERIFY(!limits->isEnabled());
    QCOMPARE(limits->toolTip(), u"Only a manager sets the limits of a wallet."_s);
    m_desk->press(Qt::Key_M);
    QVERIFY(!m_desk->isShown(u"creditForm"_s));
    QCOMPARE(m_desk->textOf(u"creditNote"_s), u"Only a manager sets the limits of a wallet."_s);
    for (const QString &name : { u"creditGrant"_s, u"creditDebit"_s, u"creditHold"_s }) {
        QVERIFY2(m_desk->find<QWidget>(name)->isEnabled(), qUtf8Printable(name));
    }
    m_desk->savePicture(u"credits-staff"_s);
}

void TestPageStates::withHoldsSwitchedOffNothingIsHeld()
{
    begin();
    m_desk->database.setSetting(u"credit_holds"_s, u"off"_s);
    showCredits();
    const auto *hold = m_desk->find<QWidget>(u"creditHold"_s);
    QTRY_VERIFY(!hold->isEnabled());
    QCOMPARE(hold->toolTip(), u"This place does not hold credits."_s);
    m_desk->press(Qt::Key_H);
    QVERIFY(!m_desk->isShown(u"creditForm"_s));
    QCOMPARE(m_desk->textOf(u"creditNote"_s), u"This place does not hold credits."_s);
    QVERIFY(m_desk->find<QWidget>(u"creditDebit"_s)->isEnabled());
    m_desk->savePicture(u"credits-holds-off"_s);
}

void TestPageStates::anotherKindOfCreditsIsSaidInItsWord()
{
    begin();
    m_desk->database.execute("SELECT api.add_bucket('visits', NULL)");
    grant(u"points"_s, 120);
    grant(u"visits"_s, 7);
    showCredits();
    QTRY_COMPARE(m_desk->window->pages().credits()->model().rowCount(), 3);
    const auto debits = [this](const QString &amount) {
        m_desk->press(Qt::Key_Down);
        m_desk->press(Qt::Key_D);
        QVERIFY(m_desk->isShown(u"creditForm"_s));
        m_desk->type(amount);
    };
    debits(u"1"_s);
    QCOMPARE(m_desk->textOf(u"creditFormEcho"_s),
        u"Takes 1 point from Novák: 119 available after it."_s);
    m_desk->savePicture(u"credits-points"_s);
    m_desk->find<QWidget>(u"creditReason"_s)->setFocus();
    m_desk->type(u"a prize"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"creditNote"_s), u"Took 1 point from Novák: 119 available now."_s);
    debits(u"8"_s);
    QCOMPARE(
        m_desk->textOf(u"creditFormEcho"_s).section(u':', 0, 0), u"Takes 8 visits from Novák"_s);
    m_desk->find<QWidget>(u"creditReason"_s)->setFocus();
    m_desk->type(u"a visit"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"creditNote"_s), u"Novák has 7 visits available."_s);
}

void TestPageStates::anEnterTooManyOpensNothing_data()
{
    QTest::addColumn<QString>("page");
    QTest::newRow("stock") << u"stock"_s;
    QTest::newRow("credits") << u"credit"_s;
}

void TestPageStates::anEnterTooManyOpensNothing()
{
    QFETCH(const QString, page);
    QApplication::setDoubleClickInterval(5000);
    begin();
    const bool isStock = page == u"stock";
    isStock ? showStock() : showCredits();
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(page + u"Form"_s));
    m_desk->type(u"5"_s);
    m_desk->find<QWidget>(page + u"Reason"_s)->setFocus();
    m_desk->type(u"bought"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->find<QWidget>(page + u"Table"_s)->hasFocus());
    const QString said = m_desk->textOf(page + u"Note"_s);
    QVERIFY(said.startsWith(isStock ? u"Adjusted"_s : u"Granted"_s));
    m_desk->press(Qt::Key_Return);
    QVERIFY(!m_desk->isShown(page + u"Form"_s));
    QCOMPARE(m_desk->textOf(page + u"Note"_s), said);
    // A little later Enter means a new one again.
    QApplication::setDoubleClickInterval(1);
    QTRY_VERIFY((m_desk->press(Qt::Key_Return), m_desk->isShown(page + u"Form"_s)));
    QCOMPARE(m_desk->textOf(page + u"Amount"_s), QString());
}

void TestPageStates::aChangeAtAnotherDeskIsShownAtOnce()
{
    begin({ .isStaffOnly = false, .hasWorker = true });
    open();
    PageStack &pages = m_desk->window->pages();
    pages.stock()->stock().clock().setPeriod(std::chrono::hours(1));
    pages.credits()->credits().clock().setPeriod(std::chrono::hours(1));
    // The worker starts from where it first looks, so a change is repeated until it is seen.
    showStock();
    const QByteArray correction = "SELECT outcome FROM api.adjust_stock(gen_random_uuid(),"
                                  " (SELECT pool_id FROM api.stock_levels() WHERE sku = 'SHOE'),"
                                  " 1, 'found')";
    QTRY_VERIFY((m_desk->database.text(correction), m_desk->textOf(u"numberOnHand"_s) != u"24"));
    QTRY_COMPARE(m_desk->textOf(u"numberOnHand"_s), QString::number(onHand("SHOE")));
    showCredits();
    grant(u"default"_s, 60);
    QTRY_COMPARE(m_desk->textOf(u"numberBalance"_s), u"1,300"_s);
}

QTEST_MAIN(TestPageStates)
#include "tst_pagestates.moc"
