#include "ui/kiosk/service/cornerpress.h"
#include "ui/kiosk/service/healthrow.h"
#include "ui/kiosk/service/servicelock.h"
#include "ui/lock/pincode.h"

#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The way into the service menu, and what the health page says. */
class TestServicePresenter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void theRightPinOpens();
    void withoutAPinNothingOpens();
    void fiveWrongOnesShutIt();
    void itOpensAgainToTheSecond();
    void triesOutliveARestart();
    void aTryIsNotedBeforeItIsJudged();
    void aFileThatWasTouchedShutsIt_data();
    void aFileThatWasTouchedShutsIt();
    void aClockThatIsSetBackDoesNotShutForYears();

    void aFingerInTheCornerIsNoticed();
    void otherTouchesAreNot_data();
    void otherTouchesAreNot();
    void theChordDoesTheSame();

    void healthTellsEachPart_data();
    void healthTellsEachPart();
    void theReportHasNoWords();

private:
    ServiceLock lock()
    {
        return ServiceLock(m_sealed, file(), [this] { return m_now; });
    }

    QString file() const { return m_folder->filePath(u"kiosk/service.json"_s); }

    QString m_sealed;
    QDateTime m_now;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestServicePresenter::initTestCase() { m_sealed = PinCode::seal(u"246813"_s); }

void TestServicePresenter::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_now = QDateTime(QDate(2027, 6, 5), QTime(10, 0), Qt::UTC);
}

void TestServicePresenter::theRightPinOpens()
{
    ServiceLock door = lock();
    QCOMPARE(door.open(u"111111"_s), ServiceLock::Answer::Wrong);
    QCOMPARE(door.triesLeft(), 4);
    QCOMPARE(door.open(u"246813"_s), ServiceLock::Answer::Open);
    QCOMPARE(door.triesLeft(), 5);
}

void TestServicePresenter::withoutAPinNothingOpens()
{
    ServiceLock door(QString(), file());
    QCOMPARE(door.open(QString()), ServiceLock::Answer::NoPin);
    QCOMPARE(door.open(u"246813"_s), ServiceLock::Answer::NoPin);
}

void TestServicePresenter::fiveWrongOnesShutIt()
{
    ServiceLock door = lock();
    for (int number = 1; number < ServiceLock::triesMax; ++number) {
        QCOMPARE(door.open(u"%1"_s.arg(number)), ServiceLock::Answer::Wrong);
    }
    QCOMPARE(door.open(u"5"_s), ServiceLock::Answer::Shut);
    QCOMPARE(door.waitLeft(), 15min);
    QCOMPARE(door.open(u"246813"_s), ServiceLock::Answer::Shut); // the right one, too
}

void TestServicePresenter::itOpensAgainToTheSecond()
{
    ServiceLock door = lock();
    for (int number = 0; number < ServiceLock::triesMax; ++number) {
        (void)door.open(u"0000"_s);
    }
    m_now = m_now.addSecs(15 * 60 - 1);
    QCOMPARE(door.open(u"246813"_s), ServiceLock::Answer::Shut);
    m_now = m_now.addSecs(1);
    QCOMPARE(door.triesLeft(), 0);
    QCOMPARE(door.open(u"246813"_s), ServiceLock::Answer::Open);
}

void TestServicePresenter::triesOutliveARestart()
{
    for (int number = 1; number < ServiceLock::triesMax; ++number) {
        ServiceLock door = lock();
        QCOMPARE(door.open(u"0000"_s), ServiceLock::Answer::Wrong);
    }
    ServiceLock last = lock();
    QCOMPARE(last.open(u"0000"_s), ServiceLock::Answer::Shut);
    ServiceLock again = lock();
    QCOMPARE(again.open(u"246813"_s), ServiceLock::Answer::Shut);
    QCOMPARE(again.waitLeft(), 15min);
}

/** The file says so also when the program dies in the middle. */
void TestServicePresenter::aTryIsNotedBeforeItIsJudged()
{
    ServiceLock door = lock();
    (void)door.open(u"0000"_s);
    ServiceLock other = lock();
    QCOMPARE(other.triesLeft(), 4);
    (void)door.open(u"246813"_s);
    ServiceLock after = lock();
    QCOMPARE(after.triesLeft(), 5);
}

void TestServicePresenter::aFileThatWasTouchedShutsIt_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("garbage") << QByteArray("\xff\x00{", 3);
    QTest::newRow("negative") << QByteArray("{\"tries\":-4}");
    QTest::newRow("all used, no end") << QByteArray("{\"tries\":5}");
    QTest::newRow("many") << QByteArray("{\"tries\":5000000}");
}

void TestServicePresenter::aFileThatWasTouchedShutsIt()
{
    QFETCH(const QByteArray, content);
    {
        ServiceLock door = lock();
        (void)door.open(u"0000"_s); // makes the file
    }
    QFile kept(file());
    QVERIFY(kept.open(QIODevice::WriteOnly));
    kept.write(content);
    kept.close();
    ServiceLock door = lock();
    QCOMPARE(door.open(u"246813"_s), ServiceLock::Answer::Shut);
    m_now = m_now.addSecs(15 * 60);
    QCOMPARE(door.open(u"246813"_s), ServiceLock::Answer::Open);
}

void TestServicePresenter::aClockThatIsSetBackDoesNotShutForYears()
{
    ServiceLock door = lock();
    for (int number = 0; number < ServiceLock::triesMax; ++number) {
        (void)door.open(u"0000"_s);
    }
    m_now = m_now.addYears(-3);
    QCOMPARE(door.waitLeft(), 15min);
    m_now = m_now.addSecs(15 * 60);
    QCOMPARE(door.open(u"246813"_s), ServiceLock::Answer::Open);
}

void TestServicePresenter::aFingerInTheCornerIsNoticed()
{
    QWidget window;
    window.resize(400, 300);
    window.show();
    CornerPress corner(window, 60, 20ms);
    const QSignalSpy held(&corner, &CornerPress::held);
    QTest::mousePress(&window, Qt::LeftButton, {}, { 10, 10 });
    QTRY_COMPARE(held.count(), 1);
    QTest::mouseRelease(&window, Qt::LeftButton, {}, { 10, 10 });
}

void TestServicePresenter::otherTouchesAreNot_data()
{
    QTest::addColumn<QPoint>("from");
    QTest::addColumn<QPoint>("to");
    QTest::addColumn<bool>("isReleased");
    QTest::newRow("short") << QPoint(10, 10) << QPoint(10, 10) << true;
    QTest::newRow("elsewhere") << QPoint(200, 10) << QPoint(200, 10) << false;
    QTest::newRow("slides away") << QPoint(10, 10) << QPoint(100, 10) << false;
    QTest::newRow("slides into it") << QPoint(100, 10) << QPoint(10, 10) << false;
}

void TestServicePresenter::otherTouchesAreNot()
{
    QFETCH(const QPoint, from);
    QFETCH(const QPoint, to);
    QFETCH(const bool, isReleased);
    QWidget window;
    window.resize(400, 300);
    window.show();
    CornerPress corner(window, 60, 50ms);
    const QSignalSpy held(&corner, &CornerPress::held);
    QTest::mousePress(&window, Qt::LeftButton, {}, from);
    QTest::mouseMove(&window, to);
    if (isReleased) {
        QTest::mouseRelease(&window, Qt::LeftButton, {}, to);
    }
    // A timer that ends after the corner's would have.
    QTimer later;
    later.setSingleShot(true);
    const QSignalSpy over(&later, &QTimer::timeout);
    later.start(150ms);
    QTRY_COMPARE(over.count(), 1);
    QCOMPARE(held.count(), 0);
}

void TestServicePresenter::theChordDoesTheSame()
{
    QWidget window;
    window.resize(400, 300);
    window.show();
    CornerPress corner(window, 60);
    const QSignalSpy held(&corner, &CornerPress::held);
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(held.count(), 1);
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(held.count(), 1);
}

void TestServicePresenter::healthTellsEachPart_data()
{
    QTest::addColumn<KioskFacts>("facts");
    QTest::addColumn<QString>("key");
    QTest::addColumn<HealthLevel>("level");
    const auto row = [](const char *name, const QString &key, HealthLevel level, auto change) {
        KioskFacts facts;
        change(facts);
        QTest::newRow(name) << facts << key << level;
    };
    using Facts = KioskFacts;
    using Part = KioskFacts::Part;
    row("no printer", u"printer"_s, HealthLevel::Absent, [](Facts &) {});
    row("printer works", u"printer"_s, HealthLevel::Good, [](Facts &f) {
        f.printer = Part::Works;
    });
    row("printer away", u"printer"_s, HealthLevel::Bad, [](Facts &f) { f.printer = Part::Fails; });
    row("scanner away", u"scanner"_s, HealthLevel::Bad, [](Facts &f) { f.scanner = Part::Fails; });
    row("scanner types", u"scanner"_s, HealthLevel::Good, [](Facts &f) {
        f.scanner = Part::Unknown;
    });
    row("no network", u"network"_s, HealthLevel::Warning, [](Facts &) {});
    row("never answered", u"database"_s, HealthLevel::Bad, [](Facts &) {});
    row("answered", u"database"_s, HealthLevel::Good, [](Facts &f) {
        f.isDatabaseThere = true;
        f.answerAge = 60s;
    });
    row("old answer", u"database"_s, HealthLevel::Warning, [](Facts &f) {
        f.isDatabaseThere = true;
        f.answerAge = 61s;
    });
    row("database away", u"database"_s, HealthLevel::Bad, [](Facts &f) { f.answerAge = 3s; });
    row("clock right", u"clock"_s, HealthLevel::Good, [](Facts &f) { f.clockSkew = 30s; });
    row("clock ahead", u"clock"_s, HealthLevel::Warning, [](Facts &f) { f.clockSkew = 30'001ms; });
    row("clock behind", u"clock"_s, HealthLevel::Warning, [](Facts &f) { f.clockSkew = -7min; });
    row("clock not compared", u"clock"_s, HealthLevel::Warning, [](Facts &) {});
    row("speech off", u"speech"_s, HealthLevel::Absent, [](Facts &) {});
    row("no engine", u"speech"_s, HealthLevel::Warning, [](Facts &f) { f.isSpeechWanted = true; });
    row("mute", u"sounds"_s, HealthLevel::Absent, [](Facts &) {});
    row("no sound", u"sounds"_s, HealthLevel::Warning, [](Facts &f) { f.volume = 5; });
    row("disk full", u"disk"_s, HealthLevel::Warning, [](Facts &f) { f.diskFree = 1; });
    row("disk not known", u"disk"_s, HealthLevel::Warning, [](Facts &f) { f.diskFree = -1; });
    row("disk", u"disk"_s, HealthLevel::Good, [](Facts &f) { f.diskFree = 9'000'000'000; });
}

void TestServicePresenter::healthTellsEachPart()
{
    QFETCH(const KioskFacts, facts);
    QFETCH(const QString, key);
    QFETCH(const HealthLevel, level);
    const QList<HealthRow> rows = HealthRows::of(facts);
    QCOMPARE(rows.size(), 9);
    for (const HealthRow &row : rows) {
        QVERIFY(!row.title.isEmpty() && !row.text.isEmpty());
        if (row.key == key) {
            QCOMPARE(row.level, level);
        }
    }
}

void TestServicePresenter::theReportHasNoWords()
{
    KioskFacts facts;
    facts.clockSkew = -7min;
    facts.version = u"1.2.3"_s;
    const QJsonObject report = HealthRows::report(facts);
    QCOMPARE(report[u"printer"].toString(), u"absent"_s);
    QCOMPARE(report[u"clock"].toString(), u"warning"_s);
    QCOMPARE(report[u"clock_skew_ms"].toInt(), -420'000);
    QCOMPARE(report[u"version"].toString(), u"1.2.3"_s);
}

QTEST_MAIN(TestServicePresenter)
#include "tst_servicepresenter.moc"
