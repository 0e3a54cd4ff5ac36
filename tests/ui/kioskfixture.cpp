#include "tests/ui/kioskfixture.h"

#include "tests/support/waitfor.h"

#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace {

const QByteArray zoneName = "Europe/Prague";
const QString kioskName = u"kiosk 1"_s;

}

void TestPrinting::print(HoldId hold, const Ticket &ticket, const QString &language)
{
    hasFailed = isBroken;
    if (isBroken) {
        KioskPrinting::print(hold, ticket, language);
        return;
    }
    printedTickets.append(ticket);
    lastLanguage = language;
    QMetaObject::invokeMethod(
        this, [this, hold] { Q_EMIT printed(hold); }, Qt::QueuedConnection);
}

KioskFixture::KioskFixture(const TestCluster &cluster)
    : database(cluster)
    , other(database.desk(), u"desk 2"_s)
    , m_cluster(cluster)
{
    database.addSite(zoneName);
    m_day = database.now().toTimeZone(QTimeZone(zoneName)).date().addDays(1);
}

KioskFixture::~KioskFixture() { kill(); }

SlotId KioskFixture::addSlot(const QString &resource, int hour, qint64 capacity)
{
    TestSlot slot;
    slot.resource = resource;
    slot.start = QDateTime(m_day, QTime(hour, 0), QTimeZone(zoneName)).toUTC();
    slot.capacity = capacity;
    return database.addSlot(slot);
}

void KioskFixture::open()
{
    m_kiosk = std::make_unique<TestDesk>(
        database.as(TestRole::Kiosk), kioskName, m_folder.filePath(u"intents"_s));
    m_service = std::make_unique<KioskService>(m_kiosk->executor(), m_kiosk->journal(), kioskName);
    m_feed = std::make_unique<LiveFeed>(m_kiosk->executor(), m_kiosk->executor(), nullptr);
    m_store = valueOf(DraftStore::open(m_folder.filePath(u"visit"_s)));
    m_flow = std::make_unique<KioskFlow>(KioskFlow::Parts { .booking = m_kiosk->booking(),
        .kiosk = *m_service,
        .schedule = m_kiosk->schedule(),
        .stock = m_kiosk->stock(),
        .tickets = m_kiosk->tickets(),
        .feed = *m_feed,
        .printing = printing,
        .sounds = sounds,
        .speech = speech,
        .store = m_store.get(),
        .clock = [this] { return sinceBoot() + m_jumped; },
        .periods = periods });
    m_flow->start();
    QTRY_VERIFY_WITH_TIMEOUT(m_flow->board().isRead(), answerPatience.count());
    QTRY_VERIFY_WITH_TIMEOUT(m_flow->step() == KioskStep::Welcome, answerPatience.count());
}

void KioskFixture::kill()
{
    m_flow.reset();
    m_store.reset();
    m_feed.reset();
    m_service.reset();
    m_kiosk.reset();
}

void KioskFixture::goToWhen(const QString &activity)
{
    m_flow->begin();
    QVERIFY(m_flow->step() == KioskStep::What);
    m_flow->chooseActivity(activity);
    QVERIFY(m_flow->step() == KioskStep::When);
    m_flow->chooseDay(m_day);
}

void KioskFixture::goToName(SlotId slot)
{
    const auto time = m_flow->board().timeOf(slot);
    QVERIFY(time);
    goToWhen(time->place);
    m_flow->chooseTime(slot);
    QTRY_VERIFY(m_flow->hold().isHeld() && m_flow->step() != KioskStep::When);
    if (m_flow->step() == KioskStep::Extras) {
        m_flow->next();
    }
    QTRY_VERIFY(m_flow->step() == KioskStep::Name);
}

void KioskFixture::goToReview(SlotId slot, const QString &name)
{
    goToName(slot);
    m_flow->setName(name);
    m_flow->next();
    QTRY_VERIFY(m_flow->step() == KioskStep::Review);
}

QString KioskFixture::book(SlotId slot, const QString &name)
{
    goToReview(slot, name);
    m_flow->next();
    const bool isBooked = QTest::qWaitFor([this] { return m_flow->ticket().has_value(); });
    return isBooked ? m_flow->ticket()->code : QString();
}

void KioskFixture::pass(std::chrono::milliseconds time)
{
    m_jumped += time;
    m_flow->hold().check();
    m_flow->idle().check();
}

qint64 KioskFixture::holdsWith(const QString &status)
{
    return database.number("SELECT count(*) FROM holdfast.holds WHERE request_hash <> ''"
                           " AND status::text = '"
        + status.toLatin1() + "'");
}

void KioskFixture::setReachable(bool isReachable)
{
    const QByteArray word = isReachable ? "true" : "false";
    // From another database: none can shut itself.
    RawConnection outside(m_cluster.administrator(u"postgres"_s).connectionString);
    const RawAnswer answer = outside.run(
        "ALTER DATABASE " + database.name().toLatin1() + " ALLOW_CONNECTIONS " + word);
    QVERIFY2(answer.isOk(), qUtf8Printable(answer.message));
    if (!isReachable) {
        database.killSessions(kioskName);
    } else {
        m_feed->reconnect();
    }
}

void KioskFixture::loseTheAnswerOf(const std::function<void()> &press)
{
    RawConnection blocker(database.administrator().connectionString);
    QVERIFY(blocker.isOpen());
    const QByteArray lock = "BEGIN; SELECT 1 FROM holdfast.pools FOR UPDATE; "
                            "SELECT 1 FROM holdfast.holds FOR UPDATE; "
                            "SELECT 1 FROM holdfast.kiosks FOR UPDATE";
    QVERIFY(blocker.run(lock).isOk());
    press();
    const QByteArray waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = "
                               "'Lock' AND application_name = 'kiosk 1'";
    QTRY_VERIFY(database.number(waiting) == 1);
    database.killSessions(kioskName);
    QVERIFY(blocker.run("ROLLBACK").isOk());
}
