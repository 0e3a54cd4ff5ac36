#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"
#include "ui/widgets/statusdot.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The status line tells how far the worker is behind. */
class TestDeskUpkeep : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aMissingWorkerIsSaidInWords();
    void aWorkerThatIsQuickIsNotMissed();
    void everyLanguageHasRoomForIt_data();
    void everyLanguageHasRoomForIt();

private:
    /** A hold of another desk that lapsed this long ago. */
    void lapse(std::chrono::seconds ago);

    StatusDot *dot(const QString &name) { return m_desk->find<StatusDot>(name); }

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_slot;
};

void TestDeskUpkeep::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestDeskUpkeep::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_language->choose(u"en"_s);
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_slot = m_desk->addSlot(u"Hall A"_s, 10, 10);
}

void TestDeskUpkeep::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestDeskUpkeep::lapse(std::chrono::seconds ago)
{
    PlaceHoldRequest request;
    request.slotId = m_slot;
    request.holdTime = 60s;
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(request))));
    m_desk->database.shiftClock(60s + ago);
}

void TestDeskUpkeep::aMissingWorkerIsSaidInWords()
{
    lapse(10min);
    m_desk->open();
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->isShown(u"statusUpkeep"_s), answerPatience.count());
    QCOMPARE(dot(u"statusUpkeep"_s)->meaning(), StatusDot::Meaning::Warning);
    const QString since = m_desk->database.text(
        "SELECT to_char(expires_at AT TIME ZONE 'Europe/Prague', 'HH24:MI') FROM holdfast.holds");
    QTRY_VERIFY(dot(u"statusUpkeep"_s)->text().endsWith(since));
    const QString said = dot(u"statusUpkeep"_s)->text();
    QVERIFY2(said.startsWith(u"no worker is running: lapsed holds since "_s), qUtf8Printable(said));
    const QString detail = m_desk->find<QWidget>(u"statusSeal"_s)->toolTip();
    QVERIFY2(
        detail.startsWith(u"1 lapsed hold waits to be closed, since "_s), qUtf8Printable(detail));
    m_desk->savePicture(u"no-worker"_s);
    m_theme->choose(ThemeChoice::Dark);
    m_desk->savePicture(u"no-worker-dark"_s);
    // A worker comes, and nobody has to look at the desk for it.
    m_desk->database.execute("CALL api.sweep_expired(10)");
    m_desk->feed().start();
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->isShown(u"statusUpkeep"_s), answerPatience.count());
    QCOMPARE(
        m_desk->find<QWidget>(u"statusSeal"_s)->toolTip(), u"No lapsed hold waits to be closed."_s);
}

void TestDeskUpkeep::aWorkerThatIsQuickIsNotMissed()
{
    lapse(20s);
    m_desk->open();
    QTRY_VERIFY_WITH_TIMEOUT(
        !m_desk->find<QWidget>(u"statusSeal"_s)->toolTip().isEmpty(), answerPatience.count());
    QVERIFY(!m_desk->isShown(u"statusUpkeep"_s));
    QVERIFY(m_desk->find<QWidget>(u"statusSeal"_s)->toolTip().contains(u"lapsed hold"_s));
}

void TestDeskUpkeep::everyLanguageHasRoomForIt_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : Language::codes()) {
        QTest::newRow(qUtf8Printable(code)) << code;
    }
}

void TestDeskUpkeep::everyLanguageHasRoomForIt()
{
    QFETCH(const QString, language);
    lapse(10min);
    m_desk->open();
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->isShown(u"statusUpkeep"_s), answerPatience.count());
    m_language->choose(language);
    m_desk->window->resize(1100, 700);
    m_desk->settle();
    const QWidget *status = m_desk->find<QWidget>(u"statusUpkeep"_s);
    QTRY_VERIFY(status->width() >= status->sizeHint().width());
    QVERIFY(status->geometry().right() <= status->parentWidget()->width());
    m_desk->savePicture(u"no-worker-"_s + language);
}

QTEST_MAIN(TestDeskUpkeep)
#include "tst_deskupkeep.moc"
