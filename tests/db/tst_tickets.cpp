#include "tests/support/race.h"
#include "tests/support/stocktest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** What goes to paper, and the journal of it. */
class TestTickets : public StockTest {
    Q_OBJECT

private Q_SLOTS:
    void aTicketSaysWhatTheHoldIs();
    void aTicketIsReadInEveryState();
    void aHoldOfNobodyHasNoTicket();
    void everyPrintIsAnotherCopy();
    void theSameKeyIsTheSameCopy();
    void aKeyOfAnotherPrintIsRefused();
    void everyPrintIsJournalled();
    void whatIsOverIsNotPrinted_data();
    void whatIsOverIsNotPrinted();
    void aReceiptNeedsPiecesThatWereHandedOut();
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
    void twoDesksPrintDifferentCopies();
    void aDaySheetHasARowForEachParty();
    void aDaySheetLeavesOutWhatIsOver();
    void aDayWithoutBookingsHasItsHead();
    void aSlotOverMidnightIsOnBothSheets();

private:
    QStringList note(qint64 hold, const QByteArray &kind, const QByteArray &key = newKey());

    qint64 held() { return staff().place(ApiCaller::newKey(), slot(), 1).holdId; }

    qint64 booked();

    static QByteArray newKey() { return '\'' + StockCaller::newKey() + '\''; }

    QList<QStringList> sheet(const QByteArray &columns);
};

QStringList TestTickets::note(qint64 hold, const QByteArray &kind, const QByteArray &key)
{
    const RawAnswer answer = staff().connection().run("SELECT * FROM api.note_print(" + key + ", "
        + QByteArray::number(hold) + ", '" + kind + "', 'desk 1')");
    return answer.isOk() ? answer.rows.value(0) : QStringList { answer.sqlState, answer.message };
}

qint64 TestTickets::booked()
{
    const qint64 hold = held();
    return staff().confirm(hold).outcome == u"confirmed" ? hold : 0;
}

/** Of the hall, from now on. */
QList<QStringList> TestTickets::sheet(const QByteArray &columns)
{
    return staff()
        .connection()
        .run("SELECT " + columns
            + " FROM api.day_sheet(1, now() - interval '1 day', now() + interval '40 days')")
        .rows;
}

void TestTickets::aTicketSaysWhatTheHoldIs()
{
    PlaceOptions options;
    options.name = "'Jana Řeřicha'";
    options.skus = "ARRAY['SHOES']";
    options.skuQuantities = "ARRAY[2]::bigint[]";
    const qint64 hold = staff().place(ApiCaller::newKey(), slot(), 3, options).holdId;
    database().execute("UPDATE holdfast.customers SET language = 'cs'");
    const QStringList row = staff()
                                .connection()
                                .run("SELECT code, token, status, party, resource_name, site_name,"
                                     " zone, currency, customer_name, language, extras,"
                                     " ticket_copies, receipt_copies FROM api.ticket("
                                    + QByteArray::number(hold) + ')')
                                .rows.value(0);
    QCOMPARE(row.value(0).size(), 8);
    QVERIFY(row.value(1).size() >= 8 + 26); // 128 bits, however they are written
    QVERIFY(!row.value(1).contains(u"Jana"_s));
    QCOMPARE(row.mid(2),
        (QStringList { u"held"_s,
            u"3"_s,
            u"Hall"_s,
            u"Main"_s,
            u"Europe/Prague"_s,
            u"EUR"_s,
            u"Jana Řeřicha"_s,
            u"cs"_s,
            u"2 × Climbing shoes"_s,
            u"0"_s,
            u"0"_s }));
}

void TestTickets::aTicketIsReadInEveryState()
{
    const qint64 hold = held();
    const auto status = [this, hold] {
        return database().text("SELECT status FROM api.ticket(" + QByteArray::number(hold) + ')');
    };
    QCOMPARE(status(), u"held"_s);
    QCOMPARE(staff().confirm(hold).outcome, u"confirmed"_s);
    QCOMPARE(status(), u"confirmed"_s);
    QCOMPARE(staff().cancel(hold).outcome, u"cancelled"_s);
    QCOMPARE(status(), u"cancelled"_s);
}

void TestTickets::aHoldOfNobodyHasNoTicket()
{
    const QString key = ApiCaller::newKey();
    QCOMPARE(staff().settle(key).outcome, u"never_arrived"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds"), 1);
    QCOMPARE(database().number("SELECT count(*) FROM api.ticket(1)"), 0);
    QCOMPARE(note(1, "ticket").value(0), u"not_found"_s);
}

void TestTickets::everyPrintIsAnotherCopy()
{
    const qint64 hold = book("SHOES:1");
    QCOMPARE(note(hold, "ticket"), (QStringList { u"noted"_s, u"1"_s }));
    QCOMPARE(note(hold, "ticket"), (QStringList { u"noted"_s, u"2"_s }));
    QCOMPARE(note(hold, "receipt"), (QStringList { u"noted"_s, u"1"_s }));
    QCOMPARE(database().rows("SELECT ticket_copies, receipt_copies FROM api.ticket("
                 + QByteArray::number(hold) + ')'),
        (QList<QStringList> { { u"2"_s, u"1"_s } }));
}

void TestTickets::theSameKeyIsTheSameCopy()
{
    const qint64 hold = booked();
    const QByteArray key = newKey();
    QCOMPARE(note(hold, "ticket", key), (QStringList { u"noted"_s, u"1"_s }));
    QCOMPARE(note(hold, "ticket"), (QStringList { u"noted"_s, u"2"_s }));
    QCOMPARE(note(hold, "ticket", key), (QStringList { u"replayed"_s, u"1"_s }));
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.prints"), 2);
    // Also when it is over by now: the paper was there before.
    QCOMPARE(staff().cancel(hold).outcome, u"cancelled"_s);
    QCOMPARE(note(hold, "ticket", key), (QStringList { u"replayed"_s, u"1"_s }));
}

void TestTickets::aKeyOfAnotherPrintIsRefused()
{
    const qint64 hold = book("SHOES:1");
    const qint64 another = booked();
    const QByteArray key = newKey();
    QCOMPARE(note(hold, "ticket", key).value(0), u"noted"_s);
    QCOMPARE(note(another, "ticket", key).value(0), u"idempotency_key_reuse"_s);
    QCOMPARE(note(hold, "receipt", key).value(0), u"idempotency_key_reuse"_s);
}

void TestTickets::everyPrintIsJournalled()
{
    const qint64 hold = booked();
    note(hold, "ticket");
    note(hold, "ticket");
    QCOMPARE(database().rows("SELECT actor, pool_id, free_change, balance_change, note FROM"
                             " holdfast.journal WHERE event = 'printed' ORDER BY entry_id"),
        (QList<QStringList> { { u"holdfast_test_staff"_s, u"1"_s, u"0"_s, u"0"_s, u"ticket 1"_s },
            { u"holdfast_test_staff"_s, u"1"_s, u"0"_s, u"0"_s, u"ticket 2"_s } }));
    QCOMPARE(database().text("SELECT DISTINCT desk FROM holdfast.prints"), u"desk 1"_s);
}

void TestTickets::whatIsOverIsNotPrinted_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("held") << u"held"_s << u"noted"_s;
    QTest::newRow("cancelled") << u"cancelled"_s << u"hold_cancelled"_s;
    QTest::newRow("lapsed") << u"lapsed"_s << u"hold_expired"_s;
    QTest::newRow("swept") << u"swept"_s << u"hold_expired"_s;
}

void TestTickets::whatIsOverIsNotPrinted()
{
    QFETCH(const QString, state);
    QFETCH(const QString, outcome);
    const qint64 hold = held();
    if (state == u"cancelled") {
        staff().cancel(hold);
    } else if (state != u"held") {
        database().shiftClock(301s);
    }
    if (state == u"swept") {
        staff().sweep(10);
    }
    QCOMPARE(note(hold, "ticket").value(0), outcome);
}

void TestTickets::aReceiptNeedsPiecesThatWereHandedOut()
{
    QCOMPARE(note(booked(), "receipt").value(0), u"nothing_handed_out"_s);
    const qint64 hold = place("SHOES:1").holdId;
    QCOMPARE(note(hold, "receipt").value(0), u"nothing_handed_out"_s);
    QCOMPARE(staff().confirm(hold).outcome, u"confirmed"_s);
    QCOMPARE(note(hold, "receipt").value(0), u"noted"_s);
}

void TestTickets::refusesWhatCannotBe_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *arguments, const char *outcome) {
        QTest::newRow(arguments) << QByteArray(arguments) << QString::fromLatin1(outcome);
    };
    row("NULL, 1, 'ticket'", "invalid_request");
    row("gen_random_uuid(), 1, NULL", "invalid_request");
    row("gen_random_uuid(), 1, 'poster'", "invalid_request");
    row("gen_random_uuid(), 1, 'ticket', repeat('x', 81)", "invalid_request");
    row("gen_random_uuid(), NULL, 'ticket'", "not_found");
    row("gen_random_uuid(), 77, 'ticket'", "not_found");
}

void TestTickets::refusesWhatCannotBe()
{
    QFETCH(const QByteArray, arguments);
    QFETCH(const QString, outcome);
    const RawAnswer answer
        = staff().connection().run("SELECT outcome FROM api.note_print(" + arguments + ')');
    QCOMPARE(answer.text(), outcome);
}

void TestTickets::twoDesksPrintDifferentCopies()
{
    const qint64 hold = booked();
    constexpr int desks = 8;
    const auto printOnce = [hold](ApiCaller &caller, int) {
        const RawAnswer answer
            = caller.connection().run("SELECT outcome FROM api.note_print(gen_random_uuid(), "
                + QByteArray::number(hold) + ", 'ticket')");
        return answer.isOk() ? answer.text() : answer.sqlState;
    };
    const QMap<QString, int> outcomes = race(database().as(TestRole::Staff), desks, printOnce);
    QCOMPARE(outcomes, (QMap<QString, int> { { u"noted"_s, desks } }));
    QCOMPARE(database().number("SELECT count(DISTINCT copy) FROM holdfast.prints"), desks);
    QCOMPARE(database().number("SELECT max(copy) FROM holdfast.prints"), desks);
}

void TestTickets::aDaySheetHasARowForEachParty()
{
    PlaceOptions options;
    options.name = "'Zdeněk'";
    options.phone = "'+420 601 234 567'";
    options.note = "'birthday'";
    const qint64 second = staff().place(ApiCaller::newKey(), slot(), 4, options).holdId;
    options = {};
    options.name = "'Adam'";
    const qint64 first = staff().place(ApiCaller::newKey(), slot(), 2, options).holdId;
    QCOMPARE(staff().confirm(first).outcome, u"confirmed"_s);
    QCOMPARE(sheet("customer_name, status, party, customer_phone, note, resource_name, site_name"),
        (QList<QStringList> {
            { u"Adam"_s, u"confirmed"_s, u"2"_s, u""_s, QString(), u"Hall"_s, u"Main"_s },
            { u"Zdeněk"_s,
                u"held"_s,
                u"4"_s,
                u"+420 601 234 567"_s,
                u"birthday"_s,
                u"Hall"_s,
                u"Main"_s } }));
    const QList<QStringList> codes = sheet("code, hold_id, printed_by");
    QCOMPARE(codes.value(1).value(1), QString::number(second));
    QCOMPARE(codes.value(1).value(2), u"holdfast_test_staff"_s);
    QVERIFY(codes.value(0).value(0) != codes.value(1).value(0));
}

void TestTickets::aDaySheetLeavesOutWhatIsOver()
{
    held();
    staff().cancel(booked());
    database().shiftClock(301s);
    QCOMPARE(sheet("hold_id"), (QList<QStringList> { { QString() } }));
}

void TestTickets::aDayWithoutBookingsHasItsHead()
{
    QCOMPARE(sheet("resource_name, hold_id"), (QList<QStringList> { { u"Hall"_s, QString() } }));
    QCOMPARE(database().number("SELECT count(*) FROM api.day_sheet(99, now(), now())"), 0);
}

void TestTickets::aSlotOverMidnightIsOnBothSheets()
{
    TestSlot late;
    late.resource = u"Court"_s;
    late.start = QDateTime(QDate(2037, 6, 5), QTime(21, 30), Qt::UTC);
    const SlotId night = database().addSlot(late);
    staff().confirm(staff().place(ApiCaller::newKey(), night, 1).holdId);
    for (const char *day : { "'2037-06-04 22:00Z', '2037-06-05 22:00Z'",
             "'2037-06-05 22:00Z', '2037-06-06 22:00Z'" }) {
        QCOMPARE(database().number(QByteArray("SELECT count(hold_id) FROM api.day_sheet("
                                              "(SELECT max(resource_id) FROM holdfast.resources), ")
                     + day + ')'),
            1);
    }
    QCOMPARE(database().number("SELECT count(hold_id) FROM api.day_sheet((SELECT max(resource_id)"
                               " FROM holdfast.resources), '2037-06-06 22:00Z',"
                               " '2037-06-07 22:00Z')"),
        0);
}

QTEST_GUILESS_MAIN(TestTickets)
#include "tst_tickets.moc"
