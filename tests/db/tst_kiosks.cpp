#include "tests/db/kiosktest.h"
#include "tests/support/apicaller.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** What a kiosk hears of itself, and what desks decide about it. */
class TestKiosks : public KioskTest {
    Q_OBJECT

private Q_SLOTS:
    void aKioskKnowsItself();
    void aLoginWithoutAKioskIsTheFirstSite();
    void staffCloseAndOpenIt();
    void refusalsAreWords();
    void hoursAreJudgedInTheZoneOfTheSite_data();
    void hoursAreJudgedInTheZoneOfTheSite();
    void hoursOfOneSiteWin();
    void aTimeOfTheWallIsChecked();
    void aSignOfLifeIsWrittenEveryHalfMinute();
    void aCallGivesTimeAndCountsAsNoExtension();
    void aCallGivesTimeOnlySoOften();
    void aCallOfAnothersHoldIsHelpWithoutIt();
    void oneKioskOneName();
    void aRemovedKioskIsShutOut();
    void aRenewedKioskHasItsLimitsAgain();
    void theWorkerTellsDesks();

private:
    QString outcome(const QByteArray &call)
    {
        return database().text("SELECT outcome FROM " + call);
    }

    void setClock(const QString &instant)
    {
        database().shiftClock(std::chrono::milliseconds(
            database().now().msecsTo(QDateTime::fromString(instant, Qt::ISODate))));
    }
};

void TestKiosks::aKioskKnowsItself()
{
    const Kiosk lobby = enrol("Lobby");
    RawConnection kiosk(lobby.connectionString);
    QVERIFY2(kiosk.isOpen(), qPrintable(kiosk.error()));
    const QStringList state = stateOf(kiosk);
    QCOMPARE(state.mid(0, 5),
        (QStringList { u"Lobby"_s, u"1"_s, u"Site Europe/Prague"_s, u"Europe/Prague"_s, u"t"_s }));
    QVERIFY(state[5].isNull());
    QVERIFY(state[6].isNull());
    QCOMPARE_LE(qAbs(state[7].toLongLong() / 1000 - database().now().toMSecsSinceEpoch()), 60000);
}

void TestKiosks::aLoginWithoutAKioskIsTheFirstSite()
{
    RawConnection desk(database().desk().connectionString);
    QVERIFY(stateOf(desk).isEmpty());
    database().addSite();
    const QStringList state = stateOf(desk);
    QCOMPARE(state[0], QString());
    QCOMPARE(state[1], u"1"_s);
    QCOMPARE(state[4], u"t"_s);
    QCOMPARE(desk.run("SELECT outcome FROM api.call_desk()").text(), u"no_kiosk"_s);
}

void TestKiosks::staffCloseAndOpenIt()
{
    const Kiosk lobby = enrol("Lobby");
    RawConnection kiosk(lobby.connectionString);
    RawConnection staff(database().as(TestRole::Staff).connectionString);
    const QByteArray id = QByteArray::number(lobby.id);
    for (int again = 0; again < 2; ++again) {
        QCOMPARE(staff.run("SELECT * FROM api.close_kiosk(" + id + ", ' No paper ')").text(),
            u"closed"_s);
    }
    QStringList state = stateOf(kiosk);
    QCOMPARE(state[4], u"f"_s);
    QCOMPARE(state[5], u"No paper"_s);
    QVERIFY(state[6].isNull());
    for (int again = 0; again < 2; ++again) {
        QCOMPARE(staff.run("SELECT * FROM api.open_kiosk(" + id + ')').text(), u"opened"_s);
    }
    QCOMPARE(stateOf(kiosk)[4], u"t"_s);
    QCOMPARE(database().text("SELECT string_agg(event || ' ' || actor, ',' ORDER BY event_id)"
                             " FROM holdfast.kiosk_events WHERE event IN ('opened', 'closed')"),
        u"closed holdfast_test_staff,opened holdfast_test_staff"_s);
}

void TestKiosks::refusalsAreWords()
{
    const QByteArray id = QByteArray::number(enrol("Lobby").id);
    QCOMPARE(outcome("api.open_kiosk(99)"), u"not_found"_s);
    QCOMPARE(outcome("api.open_kiosk(NULL)"), u"not_found"_s);
    QCOMPARE(outcome("api.close_kiosk(99, 'x')"), u"not_found"_s);
    for (const QByteArray &reason :
        { QByteArray("NULL"), QByteArray("'  '"), QByteArray("repeat('x', 201)") }) {
        QCOMPARE(outcome("api.close_kiosk(" + id + ", " + reason + ')'), u"invalid_reason"_s);
    }
    QCOMPARE(outcome("api.answer_call(" + id + ')'), u"nobody_called"_s);
    QCOMPARE(outcome("api.answer_call(99)"), u"not_found"_s);
    QCOMPARE(outcome("holdfast.give_kiosk_password(99, 'SCRAM-SHA-256$')"), u"not_found"_s);
    QCOMPARE(outcome("holdfast.remove_kiosk(99)"), u"not_found"_s);
    RawConnection administrator(database().administrator().connectionString);
    QCOMPARE(
        administrator.run("SELECT holdfast.give_kiosk_password(" + id + ", 'secret')").sqlState,
        u"28P01"_s);
}

void TestKiosks::hoursAreJudgedInTheZoneOfTheSite_data()
{
    QTest::addColumn<QString>("opens");
    QTest::addColumn<QString>("closes");
    QTest::addColumn<QString>("now");
    QTest::addColumn<bool>("isOpen");
    QTest::addColumn<QString>("opensAt");
    const auto row = [](const char *name, const char *hours, const char *now, const char *next) {
        const QString text = QString::fromLatin1(hours);
        QTest::newRow(name) << text.section(u'-', 0, 0) << text.section(u'-', 1)
                            << QString::fromLatin1(now) << (qstrcmp(next, "open") == 0)
                            << QString::fromLatin1(qstrcmp(next, "open") == 0 ? "" : next);
    };
    row("just before", "08:00-20:00", "2027-01-11T06:59:59Z", "2027-01-11T07:00:00Z");
    row("at the hour", "08:00-20:00", "2027-01-11T07:00:00Z", "open");
    row("just before the end", "08:00-20:00", "2027-01-11T18:59:59Z", "open");
    row("at the end", "08:00-20:00", "2027-01-11T19:00:00Z", "2027-01-12T07:00:00Z");
    row("over midnight", "18:00-02:00", "2027-01-11T00:30:00Z", "open");
    row("over midnight, over", "18:00-02:00", "2027-01-11T01:00:00Z", "2027-01-11T17:00:00Z");
    row("until midnight", "08:00-24:00", "2027-01-11T22:59:59Z", "open");
    row("after midnight", "08:00-24:00", "2027-01-11T23:00:00Z", "2027-01-12T07:00:00Z");
    row("summer begins: before", "08:00-20:00", "2027-03-28T05:59:59Z", "2027-03-28T06:00:00Z");
    row("summer begins: after", "08:00-20:00", "2027-03-28T06:00:00Z", "open");
    row("opens in the hour that is not",
        "02:30-20:00",
        "2027-03-28T01:00:00Z",
        "2027-03-28T01:30:00Z");
    row("summer ends: before", "08:00-20:00", "2027-10-31T06:59:59Z", "2027-10-31T07:00:00Z");
    row("summer ends: after", "08:00-20:00", "2027-10-31T07:00:00Z", "open");
    row("summer ends tomorrow", "08:00-20:00", "2027-10-30T18:00:00Z", "2027-10-31T07:00:00Z");
    row("no hours", "-", "2027-01-11T02:00:00Z", "open");
    row("half the hours", "08:00-", "2027-01-11T02:00:00Z", "open");
    row("same hour", "08:00-08:00", "2027-01-11T02:00:00Z", "open");
}

void TestKiosks::hoursAreJudgedInTheZoneOfTheSite()
{
    QFETCH(const QString, opens);
    QFETCH(const QString, closes);
    QFETCH(const QString, now);
    QFETCH(const bool, isOpen);
    QFETCH(const QString, opensAt);
    database().addSite();
    database().setSetting(u"kiosk_opens"_s, opens);
    database().setSetting(u"kiosk_closes"_s, closes);
    const QStringList hours
        = database()
              .rows("SELECT is_open, (holdfast.us(opens_at) / 1000000)::bigint FROM"
                    " holdfast.kiosk_hours(1, '"
                  + now.toLatin1() + "')")
              .first();
    QCOMPARE(hours[0] == u"t"_s, isOpen);
    QCOMPARE(hours[1].isEmpty()
            ? QString()
            : QDateTime::fromSecsSinceEpoch(hours[1].toLongLong(), Qt::UTC).toString(Qt::ISODate),
        opensAt);
}

void TestKiosks::hoursOfOneSiteWin()
{
    const Kiosk lobby = enrol("Lobby");
    RawConnection kiosk(lobby.connectionString);
    setClock(u"2027-01-11T19:30:00Z"_s);
    database().setSetting(u"kiosk_opens"_s, u"08:00"_s);
    database().setSetting(u"kiosk_closes"_s, u"20:00"_s);
    const QStringList state = stateOf(kiosk);
    QCOMPARE(state[4], u"f"_s);
    QVERIFY(state[5].isNull());
    QCOMPARE(state[6].toLongLong(),
        QDateTime::fromString(u"2027-01-12T07:00:00Z"_s, Qt::ISODate).toMSecsSinceEpoch() * 1000);
    database().setSetting(u"kiosk_closes.1"_s, u"22:00"_s);
    QCOMPARE(stateOf(kiosk)[4], u"t"_s);
    database().setSetting(u"kiosk_closes.1"_s, QString());
    QCOMPARE(stateOf(kiosk)[4], u"t"_s);
}

void TestKiosks::aTimeOfTheWallIsChecked()
{
    database().addSite();
    for (const char *wrong : { "'25:00'", "'8:00'", "'24:01'", "'08:60'", "'x'" }) {
        QCOMPARE(outcome(QByteArray("api.set_setting('kiosk_opens', ") + wrong + ')'),
            u"invalid_value"_s);
    }
    QCOMPARE(outcome("api.set_setting('kiosk_opens.2', '08:00')"), u"not_found"_s);
    QCOMPARE(outcome("api.set_setting('kiosk_open', '08:00')"), u"not_found"_s);
    QCOMPARE(outcome("api.set_setting('kiosk_closes.1', NULL)"), u"changed"_s);
}

void TestKiosks::aSignOfLifeIsWrittenEveryHalfMinute()
{
    const Kiosk lobby = enrol("Lobby");
    RawConnection kiosk(lobby.connectionString);
    const auto seen = [this] {
        return database().rows("SELECT last_seen_at, health::text FROM holdfast.kiosks").first();
    };
    QVERIFY(seen()[0].isNull());
    stateOf(kiosk, "'{\"paper\": 1}'");
    const QStringList first = seen();
    QCOMPARE(first[1], u"{\"paper\": 1}"_s);
    stateOf(kiosk, "'{\"paper\": 1}'");
    QCOMPARE(seen(), first);
    database().shiftClock(10s);
    stateOf(kiosk, "'{\"paper\": 1}'");
    QCOMPARE(seen(), first);
    stateOf(kiosk, "'{\"paper\": 0}'");
    const QStringList changed = seen();
    QCOMPARE(changed[1], u"{\"paper\": 0}"_s);
    database().shiftClock(30s);
    stateOf(kiosk);
    QVERIFY(seen()[0] != changed[0]);
    QCOMPARE(seen()[1], changed[1]);
    database().shiftClock(30s);
    // Neither a list nor a flood is what a device says of itself.
    stateOf(kiosk, "'[1]'");
    stateOf(kiosk, "'{\"x\": \"" + QByteArray(9000, 'x') + "\"}'");
    QCOMPARE(seen()[1], changed[1]);
}

void TestKiosks::aCallGivesTimeAndCountsAsNoExtension()
{
    const SlotId slot = database().addSlot(5);
    const Kiosk lobby = enrol("Lobby");
    ConnectionSettings settings;
    settings.connectionString = lobby.connectionString;
    ApiCaller kiosk(settings);
    const ApiAnswer held = kiosk.place(ApiCaller::newKey(), slot, 2);
    QCOMPARE(held.outcome, u"held"_s);
    database().shiftClock(200s);
    const QByteArray id = QByteArray::number(held.holdId);
    const RawAnswer called = kiosk.connection().run("SELECT * FROM api.call_desk(" + id + ')');
    QCOMPARE(called.text(), u"called"_s);
    QCOMPARE(called.rows[0][4], u"t"_s);
    QCOMPARE_GT(called.rows[0][2].toLongLong(), held.expiresUs + 190'000'000);
    QCOMPARE(database().number("SELECT extensions FROM holdfast.holds WHERE hold_id = " + id), 0);
    QCOMPARE(database().text("SELECT help_hold_id FROM api.kiosks() WHERE help_us > 0"),
        QString::fromLatin1(id));
    QCOMPARE(outcome("api.answer_call(" + QByteArray::number(lobby.id) + ')'), u"answered"_s);
    QCOMPARE(database().number("SELECT count(*) FROM api.kiosks() WHERE help_us > 0"), 0);
    database().shiftClock(290s);
    QCOMPARE(kiosk.confirm(held.holdId).outcome, u"confirmed"_s);
}

void TestKiosks::aCallGivesTimeOnlySoOften()
{
    const SlotId slot = database().addSlot(5);
    const Kiosk lobby = enrol("Lobby");
    ConnectionSettings settings;
    settings.connectionString = lobby.connectionString;
    ApiCaller kiosk(settings);
    const ApiAnswer held = kiosk.place(ApiCaller::newKey(), slot, 2);
    const QByteArray call = "SELECT * FROM api.call_desk(" + QByteArray::number(held.holdId) + ')';
    for (int count = 0; count < 5; ++count) {
        database().shiftClock(60s);
        const RawAnswer called = kiosk.connection().run(call);
        QCOMPARE(called.text(), u"called"_s);
        QCOMPARE(called.rows[0][4] == u"t"_s, count < 3);
    }
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.kiosk_events"
                               " WHERE event = 'help_asked'"),
        3);
    database().shiftClock(400s);
    const RawAnswer late = kiosk.connection().run(call);
    QCOMPARE(late.text(), u"called"_s);
    QVERIFY(late.rows[0][1].isNull());
    QCOMPARE(kiosk.confirm(held.holdId).outcome, u"hold_expired"_s);
}

void TestKiosks::aCallOfAnothersHoldIsHelpWithoutIt()
{
    const SlotId slot = database().addSlot(5);
    const Kiosk lobby = enrol("Lobby");
    RawConnection kiosk(lobby.connectionString);
    ApiCaller staff(database().as(TestRole::Staff));
    const ApiAnswer held = staff.place(ApiCaller::newKey(), slot, 2);
    for (const qint64 hold : { held.holdId, held.holdId + 99 }) {
        const RawAnswer called
            = kiosk.run("SELECT * FROM api.call_desk(" + QByteArray::number(hold) + ')');
        QCOMPARE(
            called.rows[0], (QStringList { u"called"_s, QString(), QString(), QString(), u"f"_s }));
    }
    QCOMPARE(
        database().number("SELECT count(*) FROM holdfast.journal WHERE event = 'extended'"), 0);
}

void TestKiosks::oneKioskOneName()
{
    const Kiosk lobby = enrol("Lobby");
    QCOMPARE(outcome("holdfast.enrol_kiosk(NULL, ' Lobby ', NULL)"), u"exists"_s);
    QCOMPARE(outcome("holdfast.enrol_kiosk(1, '', NULL)"), u"invalid_name"_s);
    QCOMPARE(outcome("holdfast.enrol_kiosk(1, repeat('x', 61), NULL)"), u"invalid_name"_s);
    QCOMPARE(outcome("holdfast.enrol_kiosk(9, 'Lobby', NULL)"), u"not_found"_s);
    QCOMPARE(outcome("holdfast.remove_kiosk(" + QByteArray::number(lobby.id) + ')'), u"removed"_s);
    const Kiosk again = enrol("Lobby");
    QVERIFY(again.login != lobby.login);
    QCOMPARE(database().number("SELECT count(*) FROM api.kiosks()"), 1);
}

void TestKiosks::aRemovedKioskIsShutOut()
{
    const Kiosk lobby = enrol("Lobby");
    const QByteArray id = QByteArray::number(lobby.id);
    RawConnection kiosk(lobby.connectionString);
    QCOMPARE(outcome("holdfast.remove_kiosk(" + id + ')'), u"removed"_s);
    QCOMPARE(stateOf(kiosk)[5], u"removed"_s);
    QCOMPARE(stateOf(kiosk)[4], u"f"_s);
    QCOMPARE(database().number("SELECT holdfast.end_kiosk_sessions(" + id + ')'), 1);
    QVERIFY(!kiosk.run("SELECT").isOk());
    QVERIFY(!RawConnection(lobby.connectionString).isOpen());
    QCOMPARE(database().doctor(), QString());
    database().execute("ALTER ROLE " + lobby.login.toLatin1() + " LOGIN");
    QVERIFY(database().doctor().contains(u"a removed kiosk cannot log in"_s));
}

void TestKiosks::aRenewedKioskHasItsLimitsAgain()
{
    const Kiosk lobby = enrol("Lobby");
    {
        RawConnection kiosk(lobby.connectionString);
        QVERIFY(kiosk.run("ALTER ROLE CURRENT_USER SET statement_timeout = 0").isOk());
    }
    QVERIFY(database().doctor().contains(u"a kiosk keeps its limits"_s));
    database().execute("SELECT holdfast.give_kiosk_password(" + QByteArray::number(lobby.id)
        + ", 'SCRAM-SHA-256$4096:AAAA$AAAA:AAAA')");
    QCOMPARE(database().doctor(), QString());
    QVERIFY(!RawConnection(lobby.connectionString).isOpen());
    QCOMPARE(database().text("SELECT string_agg(event::text, ',' ORDER BY event_id)"
                             " FROM holdfast.kiosk_events"),
        u"enrolled,renewed"_s);
    database().execute("GRANT holdfast_staff TO " + lobby.login.toLatin1());
    QVERIFY(database().doctor().contains(u"a kiosk is a kiosk and nothing else"_s));
}

void TestKiosks::theWorkerTellsDesks()
{
    const Kiosk lobby = enrol("Lobby");
    RawConnection worker(database().as(TestRole::Worker).connectionString);
    const QByteArray cursor
        = worker.run("SELECT next_cursor, next_us FROM api.notify_changes(NULL, NULL)")
              .rows.first()
              .join(u',')
              .toLatin1();
    database().execute("SELECT api.close_kiosk(" + QByteArray::number(lobby.id) + ", 'No paper')");
    QCOMPARE(worker.run("SELECT notified FROM api.notify_changes(" + cursor + ')').text(), u"1"_s);
}

QTEST_GUILESS_MAIN(TestKiosks)
#include "tst_kiosks.moc"
