#include "tests/scenarios/stage.h"

#include "tests/scenarios/factcheck.h"
#include "tests/scenarios/outcomewords.h"
#include "tests/support/waitfor.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QDate firstDay(2027, 6, 5);
const QTime firstTime(8, 0);

QStringList notUnderstood(const QStringList &words) { return { u"? "_s + words.join(u' ') }; }

/** An error is an outcome of its own, so that a scenario may expect it. */
template <typename Outcome> QStringList wordsOfResult(const Result<Outcome> &result)
{
    if (result) {
        return wordsOf(*result);
    }
    if (result.error().code == ErrorCode::OutcomeUnknown) {
        return { u"outcome_unknown"_s };
    }
    return { u"error %1 %2"_s.arg(int(result.error().code)).arg(result.error().detail) };
}

}

Stage::Stage(TestDatabase &database, TestCluster *server)
    : m_database(database)
    , m_server(server)
    , m_till(database)
{
    moveClock(u"clock"_s, { firstDay.toString(Qt::ISODate), firstTime.toString(u"HH:mm"_s) });
}

QStringList Stage::play(const ScenarioEvent &event)
{
    if (event.actor.startsWith(u"desk"_s) || event.actor == u"kiosk") {
        return act(deskOf(event.actor), event.actor, event.words);
    }
    if (event.actor == u"worker" && event.words.value(0) == u"sweep") {
        const RawAnswer swept
            = RawConnection(m_database.as(TestRole::Worker).connectionString)
                  .run("CALL api.sweep_expired(" + event.words.value(1, u"1000"_s).toUtf8() + ')');
        return { swept.text() };
    }
    if (event.actor == u"clock" || event.actor == u"time") {
        return moveClock(event.actor, event.words);
    }
    if (event.actor == u"check") {
        return check(event.words);
    }
    if (event.actor == u"wallet") {
        return m_till.checkWallet(deskOf(u"desk 1"_s), event.words);
    }
    if (event.actor == u"level") {
        return m_till.checkLevel(deskOf(u"desk 1"_s), event.words);
    }
    if (event.actor == u"holds") {
        return m_changes.checkHolds(event.words);
    }
    if (event.actor == u"server") {
        return restart(event.words);
    }
    if (event.actor == u"day") {
        return readDay(event.words);
    }
    return prepare(event.actor, event.words);
}

QStringList Stage::prepare(const QString &actor, const QStringList &words)
{
    if (actor == u"zone") {
        m_zone = QTimeZone(words.value(0).toLatin1());
        m_database.addSite(m_zone.id());
        m_hasSite = true;
        return moveClock(
            u"clock"_s, { firstDay.toString(Qt::ISODate), firstTime.toString(u"HH:mm"_s) });
    }
    if (!m_hasSite) {
        m_database.addSite(m_zone.id());
        m_hasSite = true;
    }
    if (actor == u"slot") {
        return addSlot(words);
    }
    if (actor == u"customer") {
        m_till.addCustomer(words.value(0));
        return {};
    }
    if (actor == u"stock") {
        m_database.addStock(words.value(0), words.value(0), words.value(1).toLongLong());
        return {};
    }
    if (actor == u"close") {
        m_database.closeSlot(
            m_slots.value(words.value(0)), wordBehind(words, u"reason"_s, u"closed"_s));
        return {};
    }
    return notUnderstood(QStringList { actor } + words);
}

QStringList Stage::addSlot(const QStringList &words)
{
    const QDate day = QDate::fromString(
        wordBehind(words, u"day"_s, firstDay.toString(Qt::ISODate)), Qt::ISODate);
    const QString from = words.value(1).section(u'-', 0, 0);
    const QString to = words.value(1).section(u'-', 1);
    TestSlot slot;
    slot.start = wallTime(day, from);
    QDateTime end = wallTime(day, to);
    if (end <= slot.start) {
        end = wallTime(day.addDays(1), to);
    }
    slot.length = std::chrono::minutes(slot.start.secsTo(end) / 60);
    slot.capacity = wordBehind(words, u"capacity"_s, u"1"_s).toLongLong();
    slot.resource = wordBehind(words, u"on"_s, u"Hall"_s);
    m_slots.insert(words.value(0), m_database.addSlot(slot));
    return {};
}

QStringList Stage::moveClock(const QString &actor, const QStringList &words)
{
    if (actor == u"clock") {
        const QDateTime wanted
            = wallTime(QDate::fromString(words.value(0), Qt::ISODate), words.value(1));
        m_database.shiftClock(std::chrono::milliseconds(m_database.now().msecsTo(wanted)));
        return {};
    }
    const QHash<QString, std::chrono::milliseconds> units {
        { u"s"_s, 1s }, { u"min"_s, 1min }, { u"h"_s, 1h }
    };
    const auto unit = units.find(words.value(1));
    if (unit == units.end()) {
        return notUnderstood(words);
    }
    m_database.shiftClock(*unit * words.value(0).toLongLong());
    return {};
}

QStringList Stage::act(TestDesk &desk, const QString &name, const QStringList &words)
{
    const QString &verb = words.value(0);
    const QStringList rest = words.mid(1);
    if (verb == u"place") {
        return place(desk, rest);
    }
    if (verb == u"book") {
        return book(desk, rest);
    }
    if (Changes::knows(verb)) {
        return m_changes.act(desk, words);
    }
    if (verb == u"again") {
        return repeat(desk, rest);
    }
    if (verb == u"lose") {
        return lose(desk, name, rest);
    }
    if (Till::knows(verb)) {
        return m_till.act(desk, words, m_holds.value(words.value(1)));
    }
    if (verb == u"show") {
        return show(desk, rest.value(0));
    }
    if (verb == u"crash") {
        return crash(name);
    }
    if (verb == u"cut") {
        m_database.killSessions(name);
        // A session that is told to end is still there for a moment.
        (void)QTest::qWaitFor([&] { return m_database.killSessions(name) == 0; });
        return {};
    }
    return change(desk, words);
}

QStringList Stage::place(TestDesk &desk, const QStringList &words)
{
    const PlaceHoldRequest request = requestFrom(words);
    m_requests.insert(words.value(0), request);
    const auto result = waitFor(desk.booking().placeHold(request));
    if (result) {
        if (const auto *placed = std::get_if<HoldPlaced>(&*result)) {
            m_holds.insert(words.value(0), placed->receipt.holdId);
        }
    }
    return wordsOfResult(result);
}

/** A hold and its confirmation; the answer is that of whichever came last. */
QStringList Stage::book(TestDesk &desk, const QStringList &words)
{
    const QStringList placed = place(desk, words);
    return placed.value(0) == u"held"
        ? wordsOfResult(waitFor(desk.booking().confirmHold(m_holds.value(words.value(0)))))
        : placed;
}

QStringList Stage::restart(const QStringList &words)
{
    if (!m_server || words.value(0) != u"restart") {
        return notUnderstood(words);
    }
    m_server->restart();
    m_database.reconnect();
    return {};
}

QStringList Stage::repeat(TestDesk &desk, const QStringList &words)
{
    PlaceHoldRequest request = m_requests.value(words.value(0));
    request.partySize
        = wordBehind(words, u"for"_s, QString::number(request.partySize)).toLongLong();
    return wordsOfResult(waitFor(desk.booking().placeHold(request)));
}

QStringList Stage::lose(TestDesk &desk, const QString &name, const QStringList &words)
{
    const PlaceHoldRequest request = requestFrom(words);
    m_requests.insert(words.value(0), request);
    RawConnection locker(m_database.administrator().connectionString);
    locker.run("BEGIN; SELECT FROM holdfast.pools FOR UPDATE");
    const auto future = desk.booking().placeHold(request);
    const QByteArray kill = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE"
                            " datname = current_database() AND wait_event_type = 'Lock' AND"
                            " application_name = '"
        + name.toUtf8() + '\'';
    (void)QTest::qWaitFor([&] { return m_database.number(kill) > 0; });
    return wordsOfResult(waitFor(future));
}

QStringList Stage::change(TestDesk &desk, const QStringList &words)
{
    const QString &verb = words.value(0);
    const HoldId hold = m_holds.value(words.value(1));
    if (verb == u"confirm") {
        return wordsOfResult(waitFor(desk.booking().confirmHold(hold)));
    }
    if (verb == u"cancel") {
        return wordsOfResult(waitFor(desk.booking().cancelHold(hold, {})));
    }
    if (verb == u"extend") {
        return wordsOfResult(waitFor(desk.booking().extendHold(hold)));
    }
    if (verb == u"settle") {
        return wordsOfResult(waitFor(desk.booking().settle(m_requests.value(words.value(1)).key)));
    }
    return notUnderstood(words);
}

QStringList Stage::show(TestDesk &desk, const QString &hold)
{
    const auto found = valueFrom(desk.booking().hold(m_holds.value(hold)));
    if (!found) {
        return { u"none"_s };
    }
    return { wordOf(found->status),
        u"party %1"_s.arg(found->partySize),
        u"name "_s + found->customerName,
        u"extras "_s + found->extras };
}

QStringList Stage::crash(const QString &name)
{
    m_desks.erase(name);
    const auto recovered = valueFrom(deskOf(name).booking().recoverIntents());
    return { QString::number(recovered.size()) };
}

QStringList Stage::check(const QStringList &words)
{
    const auto detail
        = valueFrom(deskOf(u"desk 1"_s).booking().slotDetail(m_slots.value(words.value(0))));
    if (!detail) {
        return { u"none"_s };
    }
    return wrongFacts({ { u"available"_s, detail->slot.available },
                          { u"capacity"_s, detail->slot.capacity },
                          { u"confirmed"_s, detail->confirmed },
                          { u"held"_s, detail->held },
                          { u"holds"_s, detail->holds.size() } },
        words.mid(1));
}

QStringList Stage::readDay(const QStringList &words)
{
    ScheduleService &schedule = deskOf(u"desk 1"_s).schedule();
    const QList<Site> sites = valueFrom(schedule.sites());
    const DayGrid grid = valueFrom(
        schedule.dayGrid(sites.value(0), QDate::fromString(words.value(0), Qt::ISODate)));
    return { u"%1 slots"_s.arg(grid.places.size()), u"%1 holds"_s.arg(grid.openHolds.size()) };
}

TestDesk &Stage::deskOf(const QString &name)
{
    auto &desk = m_desks[name];
    if (!desk) {
        desk = std::make_unique<TestDesk>(
            name == u"kiosk" ? m_database.as(TestRole::Kiosk) : m_database.desk(),
            name,
            m_folder.filePath(name));
    }
    return *desk;
}

PlaceHoldRequest Stage::requestFrom(const QStringList &words)
{
    PlaceHoldRequest request;
    request.slotId = m_slots.value(wordBehind(words, u"on"_s, {}), SlotId(999999));
    request.partySize = wordBehind(words, u"for"_s, u"1"_s).toLongLong();
    request.customerName = wordBehind(words, u"name"_s, {});
    if (words.contains(u"ttl"_s)) {
        request.holdTime = std::chrono::seconds(wordBehind(words, u"ttl"_s, {}).toInt());
    }
    if (words.contains(u"extra"_s)) {
        const QString extra = wordBehind(words, u"extra"_s, {});
        request.extras.append({ extra.section(u':', 0, 0), extra.section(u':', 1).toLongLong() });
    }
    if (words.contains(u"credits"_s)) {
        const QString line = wordBehind(words, u"credits"_s, {});
        request.credits.append({ line.section(u':', 0, 0), line.section(u':', 1).toLongLong() });
        if (!words.contains(u"on"_s)) {
            request.slotId = SlotId();
        }
    }
    return request;
}

QDateTime Stage::wallTime(QDate day, const QString &time) const
{
    return QDateTime(day, QTime::fromString(time, u"HH:mm"_s), m_zone).toUTC();
}
