#include "tests/paper/papercheck.h"
#include "tests/paper/printshop.h"
#include "ui/kiosk/devices/kioskprinter.h"
#include "ui/kiosk/devices/kioskscanner.h"
#include "ui/kiosk/devices/kiosktones.h"
#include "ui/kiosk/devices/kioskvoice.h"
#include "ui/kiosk/devices/mockhardware.h"
#include "ui/kiosk/devices/screentext.h"
#include "ui/kiosk/devices/tonewave.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** What stands around a kiosk, and what becomes of it when something is off. */
class TestKioskDevices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void codesComeLineByLine_data();
    void codesComeLineByLine();
    void tenThousandBytesWithoutALineAreDropped();
    void aPipeGivesWhatIsWrittenIntoIt();
    void aPipeOutlivesItsWriters();
    void aScannerThatComesLaterIsFound();
    void aFileIsNoScanner();

    void aTicketBecomesAPicture();
    void aPrinterThatIsOffIsHeardOf();
    void aPrinterThatKeepsTheJobLosesIt();
    void aPressThatIsStuckIsNotWaitedFor();
    void withoutAPrinterItFailsAtOnce();
    void afterForgettingNobodyHearsAndNoNameStays();
    void reprintIsTheNextCopy();

    void tonesAreShortAndSoft();
    void whatIsMissingIsSaid();
    void aScreenIsReadInItsOrder();
    void masksAreSaidAsAsterisks();

private:
    /** A ticket with a name on it. */
    static Ticket ticket() { return PaperCheck::slip(u"Canary Jana"_s).ticket; }

    KioskPrinter::Setup mockSetup() const
    {
        return { .press = KioskPresses::pictures(m_mock->folder(), m_mock->printerOffPath()),
            .paper = PaperSize::Roll80,
            .kioskName = u"Entrance"_s };
    }

    void write(const QByteArray &bytes) const
    {
        QFile pipe(m_mock->scannerPath());
        QVERIFY(pipe.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        QCOMPARE(pipe.write(bytes), bytes.size());
    }

    QStringList pictures() const
    {
        return QDir(m_mock->folder()).entryList({ u"*.png"_s }, QDir::Files, QDir::Name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MockHardware> m_mock;
};

void TestKioskDevices::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_mock = std::make_unique<MockHardware>(m_folder->filePath(u"mock"_s));
    QVERIFY(m_mock->prepare().isOk());
}

void TestKioskDevices::cleanup() { m_folder.reset(); }

void TestKioskDevices::codesComeLineByLine_data()
{
    QTest::addColumn<QList<QByteArray>>("parts");
    QTest::addColumn<QStringList>("codes");
    QTest::addColumn<int>("dropped");
    using Parts = QList<QByteArray>;
    QTest::newRow("one") << Parts { "K7QX93PA\n" } << QStringList { u"K7QX93PA"_s } << 0;
    QTest::newRow("by bytes") << Parts { "K7", "Q", "X93PA", "\r", "\n" }
                              << QStringList { u"K7QX93PA"_s } << 0;
    QTest::newRow("two in one") << Parts { "A\rB\r" } << QStringList { u"A"_s, u"B"_s } << 0;
    QTest::newRow("no end") << Parts { "K7QX93PA" } << QStringList() << 0;
    QTest::newRow("blank lines") << Parts { "\n\r\n  \n" } << QStringList() << 0;
    QTest::newRow("garbage, then a code")
        << Parts { "\x01\xff\xfe", "K7QX\nA\n" } << QStringList { u"A"_s } << 1;
    QTest::newRow("a zero inside")
        << Parts { QByteArray("A\0B\nC\n", 6) } << QStringList { u"C"_s } << 1;
    QTest::newRow("longest") << Parts { QByteArray(200, 'A') + '\n' }
                             << QStringList { QString(200, u'A') } << 0;
    QTest::newRow("too long") << Parts { QByteArray(201, 'A') + "\nB\n" } << QStringList { u"B"_s }
                              << 1;
}

void TestKioskDevices::codesComeLineByLine()
{
    QFETCH(const QList<QByteArray>, parts);
    QFETCH(const QStringList, codes);
    QFETCH(const int, dropped);
    ScanLines lines;
    QStringList read;
    for (const QByteArray &part : parts) {
        read += lines.feed(part);
    }
    QCOMPARE(read, codes);
    QCOMPARE(lines.droppedCount(), dropped);
}

void TestKioskDevices::tenThousandBytesWithoutALineAreDropped()
{
    KioskScanner scanner(m_mock->scannerPath());
    const QSignalSpy scans(&scanner, &KioskScanner::scanned);
    write(QByteArray(10'240, 'x'));
    write("\nK7QX93PA\n");
    QTRY_COMPARE(scans.count(), 1);
    QCOMPARE(scans.constFirst().constFirst().toString(), u"K7QX93PA"_s);
    QCOMPARE(scanner.droppedCount(), 1);
}

void TestKioskDevices::aPipeGivesWhatIsWrittenIntoIt()
{
    KioskScanner scanner(m_mock->scannerPath());
    QVERIFY(scanner.isListening());
    const QSignalSpy scans(&scanner, &KioskScanner::scanned);
    write("K7QX");
    write("93PA\n");
    QTRY_COMPARE(scans.count(), 1);
    QCOMPARE(scans.constFirst().constFirst().toString(), u"K7QX93PA"_s);
}

void TestKioskDevices::aPipeOutlivesItsWriters()
{
    KioskScanner scanner(m_mock->scannerPath());
    const QSignalSpy scans(&scanner, &KioskScanner::scanned);
    for (int round = 1; round <= 3; ++round) {
        write("A\n"); // opens and closes
        QTRY_COMPARE(scans.count(), round);
        QVERIFY(scanner.isListening());
    }
}

void TestKioskDevices::aScannerThatComesLaterIsFound()
{
    const MockHardware later(m_folder->filePath(u"later"_s));
    KioskScanner scanner(later.scannerPath(), 10ms);
    QVERIFY(!scanner.isListening());
    QVERIFY(!scanner.trouble().isEmpty());
    const QSignalSpy changes(&scanner, &KioskScanner::changed);
    QVERIFY(later.prepare().isOk());
    QTRY_VERIFY(scanner.isListening());
    QVERIFY(scanner.trouble().isEmpty());
    QVERIFY(!changes.isEmpty());
}

void TestKioskDevices::aFileIsNoScanner()
{
    QFile file(m_folder->filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const KioskScanner scanner(file.fileName());
    QVERIFY(!scanner.isListening());
    QCOMPARE(scanner.trouble(), u"neither a device nor a pipe"_s);
}

void TestKioskDevices::aTicketBecomesAPicture()
{
    KioskPrinter printer(mockSetup());
    const QSignalSpy printed(&printer, &KioskPrinting::printed);
    printer.print(HoldId(7), ticket(), u"cs"_s);
    QVERIFY(printer.isPrinting());
    QTRY_COMPARE(printed.count(), 1);
    QCOMPARE(printed.constFirst().constFirst().value<HoldId>(), HoldId(7));
    QCOMPARE(printer.state(), KioskPrinter::State::Ready);
    QCOMPARE(pictures(), QStringList { u"ticket-0001.png"_s });
    const QImage paper(m_mock->folder() + u"/ticket-0001.png"_s);
    QCOMPARE(paper.width(), 640); // 80 mm at 203 dots per inch
    QCOMPARE_GT(paper.height(), 500);
}

void TestKioskDevices::aPrinterThatIsOffIsHeardOf()
{
    QFile off(m_mock->printerOffPath());
    QVERIFY(off.open(QIODevice::WriteOnly));
    KioskPrinter printer(mockSetup());
    const QSignalSpy failed(&printer, &KioskPrinting::failed);
    printer.print(HoldId(7), ticket(), u"ru"_s);
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(printer.state(), KioskPrinter::State::Away);
    QVERIFY(pictures().isEmpty());
    off.remove();
    const QSignalSpy printed(&printer, &KioskPrinting::printed);
    printer.print(HoldId(8), ticket(), u"ru"_s);
    QTRY_COMPARE(printed.count(), 1);
    QCOMPARE(printer.state(), KioskPrinter::State::Ready);
}

void TestKioskDevices::aPrinterThatKeepsTheJobLosesIt()
{
    PrintShop shop;
    shop.setMood(PrintShop::Mood::OutOfPaper);
    KioskPrinter printer({ .press = KioskPresses::queue(u"TestPrinter"_s),
        .kioskName = u"Entrance"_s,
        .patience = 400ms,
        .patienceMax = 30s });
    const QSignalSpy failed(&printer, &KioskPrinting::failed);
    printer.print(HoldId(7), ticket(), u"en"_s);
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(shop.lastCancelled(), u"-x TestPrinter-0"_s);
}

void TestKioskDevices::aPressThatIsStuckIsNotWaitedFor()
{
    QSemaphore stuck;
    KioskPrinter printer({ .press
        = [&stuck](
              const PaperDocument &, QDeadlineTimer, const std::atomic<bool> &) -> PrintResult {
                              stuck.acquire();
                              return PrintDone {};
                          },
        .kioskName = u"Entrance"_s,
        .patience = 10ms,
        .patienceMax = 50ms });
    const QSignalSpy failed(&printer, &KioskPrinting::failed);
    const QSignalSpy printed(&printer, &KioskPrinting::printed);
    printer.print(HoldId(7), ticket(), u"en"_s);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(!printer.isPrinting());
    stuck.release(2); // what it says now is too late
    printer.print(HoldId(8), ticket(), u"en"_s);
    QTRY_COMPARE(printed.count() + failed.count(), 2);
    QCOMPARE(printed.count() == 0 || printed.constFirst().constFirst().value<HoldId>() == HoldId(8),
        true);
}

void TestKioskDevices::withoutAPrinterItFailsAtOnce()
{
    KioskPrinter printer({ .kioskName = u"Entrance"_s });
    const QSignalSpy failed(&printer, &KioskPrinting::failed);
    printer.print(HoldId(7), ticket(), u"en"_s);
    QCOMPARE(failed.count(), 0); // never before print() returns
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(printer.state(), KioskPrinter::State::None);
}

void TestKioskDevices::afterForgettingNobodyHearsAndNoNameStays()
{
    QStringList titles;
    KioskPrinter printer({ .press = [&titles](const PaperDocument &document,
                                        QDeadlineTimer,
                                        const std::atomic<bool> &) -> PrintResult {
                              for (const PaperItem &item : document.pages.constFirst().items) {
                                  if (const auto *text = std::get_if<PaperText>(&item)) {
                                      titles.append(text->text);
                                  }
                              }
                              return PrintDone {};
                          },
        .kioskName = u"Entrance"_s });
    const QSignalSpy printed(&printer, &KioskPrinting::printed);
    printer.print(HoldId(7), ticket(), u"en"_s);
    printer.forget();
    QTRY_VERIFY(!printer.isPrinting());
    QCOMPARE(printed.count(), 0);
    QVERIFY(!titles.filter(u"Canary"_s).isEmpty());
    titles.clear();
    QVERIFY(printer.canReprint());
    printer.reprint();
    QTRY_VERIFY(!printer.isPrinting());
    QVERIFY(!titles.isEmpty());
    QVERIFY(titles.filter(u"Canary"_s).isEmpty());
}

void TestKioskDevices::reprintIsTheNextCopy()
{
    KioskPrinter printer(mockSetup());
    QVERIFY(!printer.canReprint());
    printer.print(HoldId(7), ticket(), u"en"_s);
    QTRY_VERIFY(!printer.isPrinting());
    printer.reprint();
    QTRY_VERIFY(!printer.isPrinting());
    printer.printTest(u"en"_s);
    QTRY_VERIFY(!printer.isPrinting());
    QCOMPARE(pictures().size(), 3);
}

void TestKioskDevices::tonesAreShortAndSoft()
{
    using Sound = KioskSounds::Sound;
    for (const Sound sound : { Sound::Done, Sound::Attention, Sound::Refused }) {
        QCOMPARE_LE(ToneWave::length(sound), ToneWave::lengthMax);
        const QByteArray wav = ToneWave::wav(sound);
        QVERIFY(wav.startsWith("RIFF"));
        const qsizetype samples = (wav.size() - 44) / 2;
        QCOMPARE_LE(samples, 44'100 * 600 / 1000);
        // No click at either end.
        QCOMPARE(wav.mid(44, 2), QByteArray(2, '\0'));
        QCOMPARE(wav.right(2), QByteArray(2, '\0'));
    }
}

void TestKioskDevices::whatIsMissingIsSaid()
{
    // Whatever this machine has, nothing may break.
    KioskTones tones(3);
    tones.play(KioskSounds::Sound::Done);
    KioskTones mute(0);
    mute.play(KioskSounds::Sound::Refused);
    QCOMPARE(mute.volume(), 0);
    KioskVoice voice(true, 5);
    voice.setLanguage(u"cs"_s);
    voice.say(u"Welcome"_s);
    voice.repeat();
    voice.pause();
    voice.pause();
    voice.forget();
    const KioskVoice unwanted(false, 5);
    QVERIFY(!unwanted.isAvailable());
}

void TestKioskDevices::aScreenIsReadInItsOrder()
{
    QWidget screen;
    auto *column = new QVBoxLayout(&screen);
    column->addWidget(new QLabel(u"How many?"_s));
    auto *off = new QPushButton(u"Fewer"_s);
    off->setEnabled(false);
    column->addWidget(off);
    auto *chosen = new QCheckBox(u"Shoes"_s);
    chosen->setChecked(true);
    column->addWidget(chosen);
    auto *field = new QLineEdit(u"Jana"_s);
    field->setAccessibleName(u"Name"_s);
    column->addWidget(field);
    auto *hidden = new QLabel(u"secret"_s);
    column->addWidget(hidden);
    hidden->hide();
    column->addWidget(new QPushButton(u"Next"_s));
    screen.show();
    QVERIFY(QTest::qWaitForWindowExposed(&screen));
    QCOMPARE(ScreenText::of(screen),
        u"How many? Fewer, not available. Shoes, chosen. Name: Jana. Next, button."_s);
    field->clear();
    QCOMPARE(ScreenText::ofOne(*field), u"Name, empty."_s);
}

void TestKioskDevices::masksAreSaidAsAsterisks()
{
    QLineEdit pin;
    pin.setAccessibleName(u"PIN"_s);
    pin.setEchoMode(QLineEdit::Password);
    pin.setText(u"246"_s);
    const QString said = ScreenText::ofOne(pin);
    QCOMPARE(said, u"PIN: asterisk asterisk asterisk."_s);
}

QTEST_MAIN(TestKioskDevices)
#include "tst_kioskdevices.moc"
