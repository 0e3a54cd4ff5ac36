#include "tests/paper/papercheck.h"
#include "tests/paper/printshop.h"
#include "tests/support/waitfor.h"
#include "tests/ui/cuttexts.h"
#include "tests/ui/deskcustomer.h"
#include "ui/paper/paperpage.h"
#include "ui/paper/printdesk.h"
#include "ui/shell/pagestack.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>

using namespace Qt::StringLiterals;

/** Printing from the desk by keys, and what the desk says when there is no paper. */
class TestDeskPaper : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void ctrlPShowsTheTicketAndEnterPrintsIt();
    void escapeGoesBackWithoutPaper();
    void withoutAHoldItIsTheDaySheet();
    void aReceiptIsOfferedWhenPiecesWentOut();
    void theSecondPrintSaysCopyTwo();
    void nothingFromAPrinterShowsTheCode_data();
    void nothingFromAPrinterShowsTheCode();
    void theFolderCannotBeWritten();
    void afterARefusalThePrintIsStillTheFirstCopy();
    void confirmingDoesNotWaitForAPrinter();
    void aCancelledBookingHasNoPaper();
    void withoutADatabaseTheLastDaySheetIsThere();
    void everyPartIsSeenInEveryLook_data();
    void everyPartIsSeenInEveryLook();

private:
    /** A booking of Novák with two pairs of shoes, chosen. */
    void bookByKeys();
    void openPaper();
    void print();
    QString paperText();

    PaperPresenter &paper() { return m_desk->window->pages().paper()->paper(); }

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskCustomer> m_desk;
    std::unique_ptr<PrintShop> m_shop;
};

void TestDeskPaper::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_theme->choose(ThemeChoice::Light);
    m_language = std::make_unique<Language>();
    m_language->choose(u"en"_s);
}

void TestDeskPaper::init()
{
    m_shop = std::make_unique<PrintShop>();
    m_desk = std::make_unique<DeskCustomer>(*m_cluster, *m_theme, *m_language);
    m_desk->settings().setTicketPrinter(u"TestPrinter"_s);
    m_desk->settings().setSheetPrinter(u"TestPrinter"_s);
    m_desk->settings().setPrintFolder(m_shop->folder().filePath(u"files"_s));
    m_desk->openAtSlot();
}

void TestDeskPaper::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
    m_shop.reset();
    m_theme->choose(ThemeChoice::Light);
    m_language->choose(u"en"_s);
}

void TestDeskPaper::bookByKeys()
{
    m_desk->openEditor(u"2"_s);
    m_desk->chooseNovak();
    m_desk->press(Qt::Key_X, Qt::AltModifier);
    m_desk->press(Qt::Key_Tab);
    m_desk->typeInto(u"extra_SHOES"_s, u"2"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->holdsWith(u"confirmed"_s), 1);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold()->status == HoldStatus::Confirmed);
}

void TestDeskPaper::openPaper()
{
    m_desk->window->dayPage()->focusGrid();
    m_desk->press(Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->isShown(u"paperPage"_s));
    QTRY_VERIFY(paper().canPrint());
}

void TestDeskPaper::print()
{
    openPaper();
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(!m_desk->isShown(u"paperPage"_s));
    QVERIFY(m_desk->isShown(u"slotGrid"_s));
}

/** Of the last paper that came out. */
QString TestDeskPaper::paperText()
{
    const QStringList papers = m_shop->papers();
    return papers.isEmpty()
        ? QString()
        : PaperCheck::outputOf(u"pdftotext"_s, { u"-layout"_s, papers.last(), u"-"_s });
}

void TestDeskPaper::ctrlPShowsTheTicketAndEnterPrintsIt()
{
    bookByKeys();
    m_desk->countFromNow();
    print();
    QCOMPARE(m_desk->keysPressed(), 2);
    QTRY_COMPARE(m_shop->papers().size(), 1);
    const QString text = paperText();
    QVERIFY2(text.contains(u"Novák"_s) && text.contains(u"2 × Climbing shoes"_s), qPrintable(text));
    QVERIFY(!text.contains(u"copy"_s));
    QTRY_VERIFY(m_desk->isShown(u"printNote"_s));
    QTRY_COMPARE(m_desk->textOf(u"printText"_s), u"Ticket: printed."_s);
    QVERIFY(!m_desk->isShown(u"printCode"_s));
    QCOMPARE(
        m_desk->database.number("SELECT count(*) FROM holdfast.journal WHERE event = 'printed'"),
        1);
}

void TestDeskPaper::escapeGoesBackWithoutPaper()
{
    bookByKeys();
    openPaper();
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY(m_desk->isShown(u"slotGrid"_s));
    QVERIFY(m_desk->window->dayPage()->grid().hasFocus());
    QCOMPARE(m_shop->papers(), QStringList());
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.prints"), 0);
}

void TestDeskPaper::withoutAHoldItIsTheDaySheet()
{
    PlaceHoldRequest request;
    request.slotId = m_desk->slot();
    request.partySize = 3;
    request.customerName = u"Щукин"_s;
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(request))));
    openPaper();
    QCOMPARE(paper().kind(), PaperKind::DaySheet);
    m_desk->press(Qt::Key_1); // there is no ticket
    QCOMPARE(paper().kind(), PaperKind::DaySheet);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_shop->papers().size(), 1);
    const QString text = paperText();
    QVERIFY2(text.contains(u"Hall A"_s) && text.contains(u"Щукин"_s), qPrintable(text));
    QVERIFY2(text.contains(u"held, not confirmed"_s), qPrintable(text));
}

void TestDeskPaper::aReceiptIsOfferedWhenPiecesWentOut()
{
    bookByKeys();
    openPaper();
    m_desk->press(Qt::Key_2);
    QCOMPARE(paper().kind(), PaperKind::Receipt);
    QTRY_VERIFY(paper().canPrint());
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_shop->papers().size(), 1);
    const QString text = paperText();
    QVERIFY2(
        text.contains(u"Receipt"_s) && text.contains(u"2 × Climbing shoes"_s), qPrintable(text));
}

void TestDeskPaper::theSecondPrintSaysCopyTwo()
{
    bookByKeys();
    print();
    QTRY_COMPARE(m_shop->papers().size(), 1);
    QTRY_COMPARE(m_desk->textOf(u"printText"_s), u"Ticket: printed."_s);
    openPaper();
    QCOMPARE(m_desk->textOf(u"paperState"_s), u"Printed before: this will be copy 2."_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_shop->papers().size(), 2);
    QVERIFY(paperText().contains(u"copy 2"_s));
    QTRY_COMPARE(m_desk->textOf(u"printText"_s), u"Ticket: printed. It is copy 2."_s);
}

void TestDeskPaper::nothingFromAPrinterShowsTheCode_data()
{
    QTest::addColumn<PrintShop::Mood>("mood");
    QTest::addColumn<QString>("words");
    using Mood = PrintShop::Mood;
    QTest::newRow("not there") << Mood::PrinterMissing << u"no printer of this name"_s;
    QTest::newRow("refuses") << Mood::Refuses << u"refused"_s;
    QTest::newRow("away") << Mood::Away << u"does not answer"_s;
    QTest::newRow("out of paper") << Mood::OutOfPaper << u"out of paper"_s;
    QTest::newRow("slow") << Mood::Slow << u"may still print"_s;
}

void TestDeskPaper::nothingFromAPrinterShowsTheCode()
{
    QFETCH(const PrintShop::Mood, mood);
    QFETCH(const QString, words);
    bookByKeys();
    m_shop->setMood(mood);
    print();
    QElapsedTimer since;
    since.start();
    constexpr int limitMs = 6'000;
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->isShown(u"printCode"_s), 2 * limitMs);
    QVERIFY2(since.elapsed() < limitMs, qPrintable(QString::number(since.elapsed())));
    const QString code = m_desk->database.text("SELECT code FROM api.ticket(1)");
    QCOMPARE(m_desk->textOf(u"printCode"_s).remove(u' '), code);
    QVERIFY(m_desk->find<QWidget>(u"printCode"_s)->fontInfo().pixelSize() >= 24);
    QVERIFY2(
        m_desk->textOf(u"printText"_s).contains(words), qPrintable(m_desk->textOf(u"printText"_s)));
    QCOMPARE(QApplication::activeModalWidget(), nullptr);
    QCOMPARE(m_desk->holdsWith(u"confirmed"_s), 1);
    m_desk->savePicture(u"paper-failed-%1"_s.arg(QString::fromLatin1(QTest::currentDataTag())));
    m_shop->setMood(PrintShop::Mood::Prints);
    QTest::mouseClick(m_desk->find<QWidget>(u"printAgain"_s), Qt::LeftButton);
    QTRY_VERIFY(paperText().contains(code.left(4)));
    QTRY_VERIFY(!m_desk->isShown(u"printCode"_s));
}

void TestDeskPaper::theFolderCannotBeWritten()
{
    bookByKeys();
    QFile file(m_shop->folder().filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    m_desk->settings().setTicketPrinter({});
    m_desk->settings().setPrintFolder(file.fileName());
    print();
    QTRY_VERIFY(m_desk->isShown(u"printCode"_s));
    QVERIFY(m_desk->textOf(u"printText"_s).contains(u"cannot be written"_s));
    m_desk->settings().setPrintFolder(m_shop->folder().filePath(u"files"_s));
    QTest::mouseClick(m_desk->find<QWidget>(u"printAgain"_s), Qt::LeftButton);
    QTRY_VERIFY(m_desk->textOf(u"printText"_s).contains(u"saved as"_s));
    QCOMPARE(QDir(m_shop->folder().filePath(u"files"_s)).entryList(QDir::Files).size(), 1);
}

void TestDeskPaper::afterARefusalThePrintIsStillTheFirstCopy()
{
    bookByKeys();
    m_shop->setMood(PrintShop::Mood::Refuses);
    print();
    QTRY_VERIFY(m_desk->isShown(u"printCode"_s));
    m_shop->setMood(PrintShop::Mood::Prints);
    print();
    QTRY_COMPARE(m_shop->papers().size(), 1);
    QVERIFY(!paperText().contains(u"copy"_s));
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.prints"), 1);
    QTRY_VERIFY(!m_desk->isShown(u"printCode"_s));
}

void TestDeskPaper::confirmingDoesNotWaitForAPrinter()
{
    bookByKeys();
    m_shop->setMood(PrintShop::Mood::Slow);
    print();
    QElapsedTimer since;
    since.start();
    m_desk->openEditor(u"1"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->holdsWith(u"held"_s), 1);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold()->status == HoldStatus::Held);
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->holdsWith(u"confirmed"_s), 2);
    QVERIFY2(since.elapsed() < PrintDesk::patience.count(), "the printer was waited for");
}

void TestDeskPaper::aCancelledBookingHasNoPaper()
{
    bookByKeys();
    openPaper();
    QVERIFY(valueFrom(m_desk->other.booking().cancelHold(HoldId(1), u"x"_s)).index() == 0);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->textOf(u"printText"_s).contains(u"has been cancelled"_s));
    QCOMPARE(m_shop->papers(), QStringList());
}

void TestDeskPaper::withoutADatabaseTheLastDaySheetIsThere()
{
    openPaper();
    QCOMPARE(paper().kind(), PaperKind::DaySheet);
    m_desk->press(Qt::Key_Escape);
    m_desk->setReachable(false);
    openPaper();
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_shop->papers().size(), 1);
    m_desk->setReachable(true);
}

void TestDeskPaper::everyPartIsSeenInEveryLook_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<ThemeChoice>("theme");
    QTest::newRow("light") << u"en"_s << ThemeChoice::Light;
    QTest::newRow("dark") << u"en"_s << ThemeChoice::Dark;
    QTest::newRow("ru") << u"ru"_s << ThemeChoice::Light;
}

void TestDeskPaper::everyPartIsSeenInEveryLook()
{
    QFETCH(const QString, language);
    QFETCH(const ThemeChoice, theme);
    bookByKeys();
    m_theme->choose(theme);
    m_language->choose(language);
    const QString look = QString::fromLatin1(QTest::currentDataTag());
    openPaper();
    m_desk->savePicture(u"paper-ticket-"_s + look);
    QCOMPARE(cutTexts(*m_desk->find<QWidget>(u"paperPage"_s)), QStringList());
    m_desk->press(Qt::Key_3);
    QTRY_VERIFY(paper().canPrint());
    m_desk->savePicture(u"paper-sheet-"_s + look);
    m_desk->press(Qt::Key_Escape);
    m_desk->press(Qt::Key_Comma, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->isShown(u"paperChoice"_s));
    m_desk->savePicture(u"paper-settings-"_s + look);
    QCOMPARE(cutTexts(*m_desk->find<QWidget>(u"paperChoice"_s)), QStringList());
}

QTEST_MAIN(TestDeskPaper)
#include "tst_deskpaper.moc"
