#include "tests/paper/papercheck.h"
#include "tests/paper/printshop.h"
#include "ui/paper/printqueue.h"
#include "ui/paper/sliplayout.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <atomic>
#include <csignal>
#include <memory>
#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Documents on their way to printers and folders, and what can go wrong there. */
class TestPrintQueue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aTicketComesOutOfThePrinter();
    void thePrinterFails_data();
    void thePrinterFails();
    void withoutAPrintingSystemItSaysSo();
    void theProgramEndsWhileAPrinterIsSlow();
    void aLateJobIsTakenBack_data();
    void aLateJobIsTakenBack();
    void aFileIsWrittenIntoTheFolder();
    void noFileIsWrittenOver();
    void aFolderThatIsNoneIsSaid();
    void aFullDiskIsSaidAndLeavesNoHalfFile();

private:
    PrintResult send(const PrintTarget &target, std::chrono::milliseconds time = 5s);

    std::unique_ptr<PrintShop> m_shop;
    std::atomic<bool> m_isStopping = false;
};

void TestPrintQueue::init()
{
    m_shop = std::make_unique<PrintShop>();
    m_isStopping = false;
}

void TestPrintQueue::cleanup() { m_shop.reset(); }

PrintResult TestPrintQueue::send(const PrintTarget &target, std::chrono::milliseconds time)
{
    return PrintQueue(m_isStopping)
        .send(SlipLayout::ticket(PaperCheck::slip(u"Jana"_s)), target, QDeadlineTimer(time));
}

void TestPrintQueue::aTicketComesOutOfThePrinter()
{
    const PrintResult result = send({ u"TestPrinter"_s, {}, u"Custom.80x150mm"_s });
    QVERIFY(std::holds_alternative<PrintDone>(result));
    QCOMPARE(m_shop->papers().size(), 1);
    QVERIFY(PaperCheck::outputOf(u"pdftotext"_s, { m_shop->papers().first(), u"-"_s })
                .contains(u"K7QX 93PA"_s));
    QCOMPARE(m_shop->lastArguments(),
        u"-d TestPrinter -t Ticket K7QX93PA -o media=Custom.80x150mm -o print-scaling=none -- -"_s);
}

void TestPrintQueue::thePrinterFails_data()
{
    QTest::addColumn<PrintShop::Mood>("mood");
    QTest::addColumn<PrintFailed::Reason>("reason");
    QTest::addColumn<bool>("isCertain");
    using Mood = PrintShop::Mood;
    using Reason = PrintFailed::Reason;
    QTest::newRow("not there") << Mood::PrinterMissing << Reason::PrinterMissing << true;
    QTest::newRow("refuses") << Mood::Refuses << Reason::Refused << true;
    QTest::newRow("service is away") << Mood::Away << Reason::NoPrintingSystem << true;
    QTest::newRow("out of paper") << Mood::OutOfPaper << Reason::NotFinished << false;
    QTest::newRow("slow") << Mood::Slow << Reason::NotFinished << false;
}

void TestPrintQueue::thePrinterFails()
{
    QFETCH(const PrintShop::Mood, mood);
    QFETCH(const PrintFailed::Reason, reason);
    QFETCH(const bool, isCertain);
    m_shop->setMood(mood);
    QElapsedTimer took;
    took.start();
    const PrintResult result = send({ u"TestPrinter"_s, {}, {} }, 1s);
    QVERIFY(took.elapsed() < 3'000);
    const auto *failed = std::get_if<PrintFailed>(&result);
    QVERIFY(failed);
    QCOMPARE(failed->reason, reason);
    QCOMPARE(failed->isCertain(), isCertain);
    QVERIFY(!failed->detail.isEmpty());
}

void TestPrintQueue::withoutAPrintingSystemItSaysSo()
{
    m_shop->remove();
    const PrintResult result = send({ u"TestPrinter"_s, {}, {} });
    const auto *failed = std::get_if<PrintFailed>(&result);
    QVERIFY(failed);
    QCOMPARE(failed->reason, PrintFailed::Reason::NoPrintingSystem);
}

void TestPrintQueue::theProgramEndsWhileAPrinterIsSlow()
{
    m_shop->setMood(PrintShop::Mood::Slow);
    m_isStopping = true;
    QElapsedTimer took;
    took.start();
    QVERIFY(std::holds_alternative<PrintFailed>(send({ u"TestPrinter"_s, {}, {} }, 60s)));
    QVERIFY(took.elapsed() < 2'000);
}

void TestPrintQueue::aLateJobIsTakenBack_data()
{
    QTest::addColumn<bool>("isTakenBack");
    QTest::addColumn<QString>("cancelled");
    QTest::newRow("of a kiosk") << true << u"-x TestPrinter-0"_s;
    QTest::newRow("of a desk") << false << QString();
}

void TestPrintQueue::aLateJobIsTakenBack()
{
    QFETCH(const bool, isTakenBack);
    QFETCH(const QString, cancelled);
    m_shop->setMood(PrintShop::Mood::OutOfPaper);
    const PrintResult result = send({ u"TestPrinter"_s, {}, {}, isTakenBack }, 500ms);
    QCOMPARE(std::get<PrintFailed>(result).reason, PrintFailed::Reason::NotFinished);
    QCOMPARE(m_shop->lastCancelled(), cancelled);
}

void TestPrintQueue::aFileIsWrittenIntoTheFolder()
{
    const QString folder = m_shop->folder().filePath(u"new/deep"_s);
    const PrintResult result = send({ {}, folder, {} });
    const auto *done = std::get_if<PrintDone>(&result);
    QVERIFY(done);
    QCOMPARE(done->file, folder + u"/ticket_K7QX93PA.pdf"_s);
    QVERIFY(PaperCheck::outputOf(u"pdftotext"_s, { done->file, u"-"_s }).contains(u"Jana"_s));
}

void TestPrintQueue::noFileIsWrittenOver()
{
    const QString folder = m_shop->folder().filePath(u"new"_s);
    QVERIFY(std::holds_alternative<PrintDone>(send({ {}, folder, {} })));
    const PrintResult again = send({ {}, folder, {} });
    const auto *done = std::get_if<PrintDone>(&again);
    QVERIFY(done);
    QCOMPARE(done->file, folder + u"/ticket_K7QX93PA-2.pdf"_s);
    QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 2);
}

/** Also for root, who may write into every folder. */
void TestPrintQueue::aFolderThatIsNoneIsSaid()
{
    QFile file(m_shop->folder().filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const PrintResult result = send({ {}, file.fileName(), {} });
    const auto *failed = std::get_if<PrintFailed>(&result);
    QVERIFY(failed);
    QCOMPARE(failed->reason, PrintFailed::Reason::FolderFailed);
}

/** A limit on the size of files stands for the disk: the same writes fail in the same way. */
void TestPrintQueue::aFullDiskIsSaidAndLeavesNoHalfFile()
{
    rlimit before {};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = before;
    small.rlim_cur = 1'000;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const QString folder = m_shop->folder().filePath(u"full"_s);
    const PrintResult result = send({ {}, folder, {} });
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    const auto *failed = std::get_if<PrintFailed>(&result);
    QVERIFY(failed);
    QCOMPARE(failed->reason, PrintFailed::Reason::DiskFull);
    QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden), QStringList());
}

QTEST_MAIN(TestPrintQueue)
#include "tst_printqueue.moc"
