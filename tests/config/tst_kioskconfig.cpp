#include "core/config/kioskconfigreader.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The configuration file of a kiosk: taken whole, or refused with line and reason. */
class TestKioskConfig : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEmptyFileGivesTheDefaults();
    void everyKeyIsTaken();
    void edgesAreTaken_data();
    void edgesAreTaken();
    void aFaultNamesItsLineAndReason_data();
    void aFaultNamesItsLineAndReason();
    void allFaultsAreToldAtOnce();
    void aPinIsNotRepeated();
    void theFirstOfferedLanguageIsTheDefault();
    void aFileThatIsMissingIsAFault();
    void aFileThatIsTooLargeIsAFault();
    void theExampleNamesEveryKey();

private:
    static KioskConfigFaults faultsOf(const QByteArray &text)
    {
        const auto answer = KioskConfigReader::read(text);
        const auto *faults = std::get_if<KioskConfigFaults>(&answer);
        return faults ? *faults : KioskConfigFaults();
    }

    static const QByteArray sealedPin;
};

const QByteArray TestKioskConfig::sealedPin
    = "pbkdf2-sha256$" + QByteArray(22, 'A') + "==$" + QByteArray(43, 'B') + "=";

void TestKioskConfig::anEmptyFileGivesTheDefaults()
{
    const auto answer = KioskConfigReader::read("# nothing\n\n   \n");
    QVERIFY(std::holds_alternative<KioskConfig>(answer));
    QCOMPARE(std::get<KioskConfig>(answer), KioskConfig());
}

void TestKioskConfig::everyKeyIsTaken()
{
    const auto answer = KioskConfigReader::read("database = host=db dbname=holdfast\r\n"
                                                "enrolment=/etc/holdfast/kiosk/enrolment\n"
                                                "name =  Řeka 2 \n"
                                                "ppi=92\nlayout=low\ntheme=high-contrast\n"
                                                "languages = cs, sk\nlanguage = sk\n"
                                                "idle=30\nidle_with_hold=40\nwarning=25\ndone=20\n"
                                                "switch_period=1500\n"
                                                "scanner=/dev/ttyACM0\nprinter=EPSON_TM\npaper=a5\n"
                                                "speech=off\nvolume=0\nservice_pin="
        + sealedPin + "\ncursor=shown");
    QVERIFY(std::holds_alternative<KioskConfig>(answer));
    const auto &config = std::get<KioskConfig>(answer);
    QCOMPARE(config.database, u"host=db dbname=holdfast"_s);
    QCOMPARE(config.enrolment, u"/etc/holdfast/kiosk/enrolment"_s);
    QCOMPARE(config.name, u"Řeka 2"_s);
    QCOMPARE(config.ppi, 92);
    QCOMPARE(config.layout, KioskLayout::Low);
    QCOMPARE(config.theme, ThemeChoice::HighContrast);
    QCOMPARE(config.languages, (QStringList { u"cs"_s, u"sk"_s }));
    QCOMPARE(config.language, u"sk"_s);
    QCOMPARE(config.idle, 30s);
    QCOMPARE(config.idleWithHold, 40s);
    QCOMPARE(config.warning, 25s);
    QCOMPARE(config.done, 20s);
    QCOMPARE(config.switchPeriod, 1500ms);
    QCOMPARE(config.scanner, ScannerKind::Device);
    QCOMPARE(config.scannerDevice, u"/dev/ttyACM0"_s);
    QCOMPARE(config.printer, u"EPSON_TM"_s);
    QCOMPARE(config.paper, PaperSize::A5);
    QVERIFY(!config.isSpeaking);
    QCOMPARE(config.volume, 0);
    QCOMPARE(config.servicePin, QString::fromLatin1(sealedPin));
    QCOMPARE(config.cursor, CursorChoice::Shown);
}

void TestKioskConfig::edgesAreTaken_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char *line : { "ppi = 30",
             "ppi = 400",
             "idle = 20",
             "idle = 65",
             "idle_with_hold = 600",
             "warning = 20",
             "warning = 120",
             "done = 5",
             "done = 120",
             "switch_period = 300",
             "switch_period = 10000",
             "volume = 0",
             "volume = 10",
             "scanner = none",
             "scanner = keyboard",
             "printer = none",
             "database = postgresql://kiosk@db:5432/holdfast" }) {
        QTest::newRow(line) << QByteArray(line);
    }
}

void TestKioskConfig::edgesAreTaken()
{
    QFETCH(const QByteArray, line);
    QCOMPARE(faultsOf(line), KioskConfigFaults());
}

void TestKioskConfig::aFaultNamesItsLineAndReason_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const char *line, const QString &reason) {
        QTest::newRow(name) << QByteArray(line) << reason;
    };
    row("no key", "colour = red", u"there is no key \"colour\"."_s);
    row("case counts", "Name = Hall", u"there is no key \"Name\"."_s);
    row("no equals sign", "fullscreen", u"this is not \"key = value\"."_s);
    row("a section", "[kiosk]", u"this is not \"key = value\"."_s);
    row("no value", "name =", u"name: there is no value."_s);
    row("no number", "ppi = wide", u"ppi: \"wide\" is no whole number."_s);
    row("half a number", "idle = 45.5", u"idle: \"45.5\" is no whole number."_s);
    row("a unit", "idle = 45 s", u"idle: \"45 s\" is no whole number."_s);
    row("overflow", "ppi = 99999999999", u"ppi: \"99999999999\" is no whole number."_s);
    row("ppi small", "ppi = 29", u"ppi: 29 is out of range: 30 to 400 dots per inch."_s);
    row("ppi large", "ppi = 401", u"ppi: 401 is out of range: 30 to 400 dots per inch."_s);
    row("idle short", "idle = 19", u"idle: 19 is out of range: 20 to 600 seconds."_s);
    row("idle long", "idle = 601", u"idle: 601 is out of range: 20 to 600 seconds."_s);
    row("warning short", "warning = 19", u"warning: 19 is out of range: 20 to 120 seconds."_s);
    row("done short", "done = 4", u"done: 4 is out of range: 5 to 120 seconds."_s);
    row("done negative", "done = -5", u"done: -5 is out of range: 5 to 120 seconds."_s);
    row("volume", "volume = 11", u"volume: 11 is out of range: 0 to 10."_s);
    row("switch",
        "switch_period = 299",
        u"switch_period: 299 is out of range: 300 to 10000 milliseconds."_s);
    row("layout", "layout = high", u"layout: \"high\" is none of normal, low."_s);
    row("theme", "theme = pink", u"theme: \"pink\" is none of light, dark, high-contrast."_s);
    row("paper", "paper = a3", u"paper: \"a3\" is none of roll80, a5, a4."_s);
    row("speech", "speech = yes", u"speech: \"yes\" is none of on, off."_s);
    row("cursor", "cursor = auto", u"cursor: \"auto\" is none of hidden, shown."_s);
    row("languages", "languages = en, de", u"languages: \"de\" is none of en, cs, sk, ru."_s);
    row("no language", "languages = en,,cs", u"languages: \"\" is none of en, cs, sk, ru."_s);
    row("twice the same", "languages = en, en", u"languages: \"en\" is there twice."_s);
    row("language", "language = de", u"language: \"de\" is none of en, cs, sk, ru."_s);
    row("relative path", "enrolment = kiosk", u"enrolment: \"kiosk\" is no absolute path."_s);
    row("scanner",
        "scanner = ttyACM0",
        u"scanner: \"ttyACM0\" is none of none, keyboard, or the absolute path of a device."_s);
    row("printer option",
        "printer = -o",
        u"printer: \"-o\" is no name of a printing queue; see lpstat -e."_s);
    row("printer words",
        "printer = a b",
        u"printer: \"a b\" is no name of a printing queue; see lpstat -e."_s);
    row("password",
        "database = host=db password=x",
        u"database: a password does not belong here: enrol the kiosk with --enrol."_s);
    row("password in a URI",
        "database = postgresql://k:x@db/holdfast",
        u"database: a password does not belong here: enrol the kiosk with --enrol."_s);
    row("not UTF-8", "name = \xff\xfe", u"this is no text in UTF-8."_s);
    row("long name",
        QByteArray("name = " + QByteArray(61, 'x')).constData(),
        u"name: the name has 61 characters, 60 are allowed."_s);
    row("twice", "volume = 5\nvolume = 6", u"volume: it is set in line 3 already."_s);
    row("not offered",
        "languages = cs\nlanguage = en",
        u"language: \"en\" is not among the languages offered (cs)."_s);
    row("shorter with a hold",
        "idle = 60\nidle_with_hold = 50",
        u"idle_with_hold: 50 seconds are less than idle, 60 seconds."_s);
}

void TestKioskConfig::aFaultNamesItsLineAndReason()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QString, reason);
    const auto faults = faultsOf("# a kiosk\n\n" + line + "\n");
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.constFirst().line, 3 + static_cast<int>(line.count('\n')));
    QCOMPARE(faults.constFirst().reason, reason);
}

void TestKioskConfig::allFaultsAreToldAtOnce()
{
    const auto faults = faultsOf("ppi = 1\nname = \xff\nidle = soon\n# fine\ntheme = pink");
    QCOMPARE(KioskConfigReader::describe(u"kiosk.conf"_s, faults),
        u"kiosk.conf:1: ppi: 1 is out of range: 30 to 400 dots per inch.\n"
        "kiosk.conf:2: this is no text in UTF-8.\n"
        "kiosk.conf:3: idle: \"soon\" is no whole number.\n"
        "kiosk.conf:5: theme: \"pink\" is none of light, dark, high-contrast."_s);
}

void TestKioskConfig::aPinIsNotRepeated()
{
    const auto faults = faultsOf("service_pin = 246813");
    QCOMPARE(faults.size(), 1);
    QVERIFY(!faults.constFirst().reason.contains(u"246813"_s));
    QVERIFY(faults.constFirst().reason.contains(u"--seal-pin"_s));
}

void TestKioskConfig::theFirstOfferedLanguageIsTheDefault()
{
    const auto answer = KioskConfigReader::read("languages = ru, cs");
    QCOMPARE(std::get<KioskConfig>(answer).language, u"ru"_s);
}

void TestKioskConfig::aFileThatIsMissingIsAFault()
{
    const QTemporaryDir folder;
    const auto answer = KioskConfigReader::readFile(folder.filePath(u"kiosk.conf"_s));
    const auto &faults = std::get<KioskConfigFaults>(answer);
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.constFirst().line, 0);
    QVERIFY(faults.constFirst().reason.startsWith(u"it cannot be read"_s));
}

void TestKioskConfig::aFileThatIsTooLargeIsAFault()
{
    const auto faults = faultsOf(QByteArray(KioskConfigReader::sizeMax + 1, '#'));
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.constFirst().reason, u"the file has more than 65536 bytes."_s);
}

/** The example is what people copy: it must be right, and it must leave nothing out. */
void TestKioskConfig::theExampleNamesEveryKey()
{
    QFile file(QStringLiteral(HOLDFAST_KIOSK_EXAMPLE));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QCOMPARE(faultsOf(text), KioskConfigFaults());
    const QStringList keys = KioskConfigReader::keys();
    for (const QString &key : keys) {
        const QByteArray line = key.toLatin1() + QByteArray(" = ");
        const bool isNamed
            = text.contains(QByteArray("\n" + line)) || text.contains(QByteArray("\n#" + line));
        QVERIFY2(isNamed, qPrintable(key));
    }
    // Also what is commented out must be right once somebody takes the mark away.
    QByteArray all;
    const QList<QByteArray> lines = text.split('\n');
    for (const QByteArray &line : lines) {
        const bool isOff = line.startsWith('#') && line.size() > 1 && line.at(1) != ' ';
        all += (isOff ? line.mid(1) : line) + '\n';
    }
    QCOMPARE(faultsOf(all), KioskConfigFaults());
}

QTEST_GUILESS_MAIN(TestKioskConfig)
#include "tst_kioskconfig.moc"
