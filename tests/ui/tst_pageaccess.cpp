#include "tests/support/waitfor.h"
#include "tests/ui/cuttexts.h"
#include "tests/ui/deskfixture.h"
#include "ui/credits/creditpage.h"
#include "ui/shell/pagestack.h"
#include "ui/stock/stockpage.h"

#include <QAccessible>
#include <QMenu>
#include <QScrollBar>
#include <QSet>
#include <QTableView>

using namespace Qt::StringLiterals;

/** The pages of records for people who see little, hear them read, or use keys alone. */
class TestPageAccess : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void tabVisitsEveryControlOnce_data();
    void tabVisitsEveryControlOnce();
    void everyControlHasAName_data();
    void everyControlHasAName();
    void f6WalksThePanes_data();
    void f6WalksThePanes();
    void everyKeyIsInTheMenu();
    void noTextIsCutAtTwiceTheSize_data();
    void noTextIsCutAtTwiceTheSize();
    void aNarrowWindowShowsTheWholeTable_data();
    void aNarrowWindowShowsTheWholeTable();

private:
    void addPages();
    void show(const QString &page);
    QList<QWidget *> controls() const;

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
};

void TestPageAccess::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestPageAccess::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_theme->setTextScale(1.0);
    m_language->choose(u"en"_s);
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    PlaceHoldRequest request;
    request.slotId = m_desk->addSlot(u"Hall A"_s, 10, 10);
    request.partySize = 4;
    request.note = u"asks for the quiet corner"_s;
    const PlaceHoldOutcome placed = valueFrom(m_desk->other.booking().placeHold(request));
    QVERIFY(receiptOf(placed));
    valueFrom(m_desk->other.booking().confirmHold(receiptOf(placed)->holdId));
    m_desk->database.addStock(u"ROPE"_s, u"Rope"_s, 6);
    m_desk->database.addStock(u"SHOE"_s, u"Climbing shoes"_s, 24);
    const qint64 customer
        = m_desk->database.number("SELECT customer_id FROM api.add_customer('Novák', '', '')");
    const GrantRequest grant { .customerId = CustomerId(customer),
        .bucket = u"default"_s,
        .amount = 1240,
        .description = u"season gift"_s,
        .meta = {},
        .lastDay = m_desk->day().addDays(30) };
    QVERIFY(valueFrom(m_desk->other.credits().grant(grant)).isDone());
    m_desk->open();
}

void TestPageAccess::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestPageAccess::addPages()
{
    QTest::addColumn<QString>("page");
    QTest::newRow("stock") << u"stock"_s;
    QTest::newRow("credits") << u"credit"_s;
    QTest::newRow("arrivals") << u"arrival"_s;
}

void TestPageAccess::show(const QString &page)
{
    const bool isStock = page == u"stock";
    const bool isArrivals = page == u"arrival";
    m_desk->press(isStock ? Qt::Key_2 : isArrivals ? Qt::Key_5 : Qt::Key_3, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->isShown(isStock ? u"stockJournal"_s
            : isArrivals                ? u"arrivalCode"_s
                                        : u"walletEntries"_s));
    m_desk->find<QWidget>(page + u"Table"_s)->setFocus();
}

QList<QWidget *> TestPageAccess::controls() const
{
    QList<QWidget *> found;
    for (QWidget *widget : m_desk->window->findChildren<QWidget *>()) {
        const bool isReached = (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isVisible()
            && widget->isEnabled() && !widget->focusProxy();
        if (isReached) {
            found.append(widget);
        }
    }
    return found;
}

void TestPageAccess::tabVisitsEveryControlOnce_data() { addPages(); }

void TestPageAccess::tabVisitsEveryControlOnce()
{
    QFETCH(const QString, page);
    show(page);
    const QList<QWidget *> expected = controls();
    QVERIFY(expected.size() > 8);
    for (const Qt::Key key : { Qt::Key_Tab, Qt::Key_Backtab }) {
        QSet<QWidget *> seen;
        for (qsizetype i = 0; i < expected.size(); ++i) {
            seen.insert(QApplication::focusWidget());
            m_desk->press(key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        }
        QCOMPARE(QApplication::focusWidget(), m_desk->find<QWidget>(page + u"Table"_s));
        for (QWidget *widget : expected) {
            QVERIFY2(seen.contains(widget), qUtf8Printable(widget->objectName()));
        }
    }
}

void TestPageAccess::everyControlHasAName_data() { addPages(); }

void TestPageAccess::everyControlHasAName()
{
    QFETCH(const QString, page);
    show(page);
    if (page != u"arrival") { // has no form
        m_desk->press(Qt::Key_Return);
        QTRY_VERIFY(m_desk->isShown(page + u"Form"_s));
    }
    for (QWidget *widget : controls()) {
        const QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(accessible);
        QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(),
            qUtf8Printable(QString::fromLatin1(widget->metaObject()->className()) + u' '
                + widget->objectName()));
    }
}

void TestPageAccess::f6WalksThePanes_data() { addPages(); }

void TestPageAccess::f6WalksThePanes()
{
    QFETCH(const QString, page);
    show(page);
    QSet<QWidget *> seen;
    for (int i = 0; i < 4; ++i) {
        m_desk->press(Qt::Key_F6);
        seen.insert(QApplication::focusWidget());
    }
    QCOMPARE(seen.size(), 4);
}

void TestPageAccess::everyKeyIsInTheMenu()
{
    auto *menu = m_desk->find<QMenu>(u"deskMenu"_s);
    menu->popup(QPoint());
    QStringList keys;
    for (const QAction *action : menu->actions()) {
        keys.append(action->text().section(u'\t', 1));
        for (const QAction *inner :
            action->menu() ? action->menu()->actions() : QList<QAction *>()) {
            keys.append(inner->text().section(u'\t', 1));
        }
    }
    menu->close();
    for (const QString &key :
        { u"Ctrl+2"_s, u"Ctrl+3"_s, u"Ctrl+5"_s, u"O"_s, u"R"_s, u"D"_s, u"P"_s, u"V"_s, u"M"_s }) {
        QVERIFY2(keys.contains(key), qUtf8Printable(key));
    }
}

void TestPageAccess::noTextIsCutAtTwiceTheSize_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("language");
    for (const QString &page : { u"stock"_s, u"credit"_s, u"arrival"_s }) {
        for (const QString &code : Language::codes()) {
            QTest::newRow(qUtf8Printable(page + u' ' + code)) << page << code;
        }
    }
}

void TestPageAccess::noTextIsCutAtTwiceTheSize()
{
    QFETCH(const QString, page);
    QFETCH(const QString, language);
    show(page);
    m_language->choose(language);
    m_theme->setTextScale(2.0);
    m_desk->savePicture(page + u"-200-"_s + language);
    QCOMPARE(cutTexts(*m_desk->window).join(u" | "_s), QString());
}

void TestPageAccess::aNarrowWindowShowsTheWholeTable_data() { addPages(); }

void TestPageAccess::aNarrowWindowShowsTheWholeTable()
{
    QFETCH(const QString, page);
    show(page);
    for (const QString &code : Language::codes()) {
        m_language->choose(code);
        m_desk->window->resize(1024, 700);
        m_desk->savePicture(page + u"-1024-"_s + code);
        const auto *table = m_desk->find<QTableView>(page + u"Table"_s);
        QVERIFY2(!table->horizontalScrollBar()->isVisible(), qUtf8Printable(code));
    }
}

QTEST_MAIN(TestPageAccess)
#include "tst_pageaccess.moc"
