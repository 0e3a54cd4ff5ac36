#include "tests/support/race.h"
#include "tests/support/stocktest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** What a visitor may do at a kiosk with an own hold and with a booking by its code. */
class TestKioskBookings : public StockTest {
    Q_OBJECT

private Q_SLOTS:
    void aNameIsKeptAsItWasTyped_data();
    void aNameIsKeptAsItWasTyped();
    void onlyBlanksAreNobody();
    void aKnownPersonIsNotChanged();
    void aNameThatIsTooLongIsRefused();
    void onlyAnOwnOpenHoldIsChanged();
    void extrasAreReplaced();
    void extrasAreAllOrNone();
    void extrasThatCannotBeAreRefused_data();
    void extrasThatCannotBeAreRefused();
    void theLastPieceGoesOnce();
    void aBookingHasNoName();
    void checksInOnTheDayFromTheMinute();
    void checksInOnce();
    void cancelsBeforeTheStart();
    void cancelOrCheckInButNotBoth();
    void wrongCodesAreLimited();
    void manyWrongCodesAtOnceAreLimited();
    void aTicketIsOfAnOwnHoldAndHasNoName();
    void aLateOriginalIsRefused();

private:
    void begin() override;
    void end() override;

    ApiCaller &kiosk() { return *m_kiosk; }

    qint64 held() { return kiosk().place(ApiCaller::newKey(), slot(), 2).holdId; }

    qint64 booked();

    QByteArray codeOf(qint64 hold);

    ApiAnswer name(qint64 hold, const QByteArray &words);
    ApiAnswer extras(qint64 hold, const QByteArray &lines, const QString &key = {});
    static ApiAnswer byCode(ApiCaller &caller,
        const char *function,
        const QByteArray &code,
        const QString &key = ApiCaller::newKey());

    std::unique_ptr<ApiCaller> m_kiosk;
};

void TestKioskBookings::begin()
{
    StockTest::begin();
    m_kiosk = std::make_unique<ApiCaller>(database().as(TestRole::Kiosk));
}

void TestKioskBookings::end()
{
    m_kiosk.reset();
    StockTest::end();
}

qint64 TestKioskBookings::booked()
{
    const qint64 hold = held();
    return kiosk().confirm(hold).outcome == u"confirmed" ? hold : 0;
}

QByteArray TestKioskBookings::codeOf(qint64 hold)
{
    return database().text("SELECT holdfast.code_of(" + QByteArray::number(hold) + ')').toLatin1();
}

ApiAnswer TestKioskBookings::name(qint64 hold, const QByteArray &words)
{
    return kiosk().call(
        "SELECT * FROM api.name_hold(" + QByteArray::number(hold) + ", " + words + ')');
}

/** @p lines: "ARRAY['SHOES'], ARRAY[2::bigint]". */
ApiAnswer TestKioskBookings::extras(qint64 hold, const QByteArray &lines, const QString &key)
{
    return kiosk().call("SELECT * FROM api.set_extras('"
        + (key.isEmpty() ? ApiCaller::newKey() : key).toLatin1() + "', " + QByteArray::number(hold)
        + ", " + lines + ')');
}

ApiAnswer TestKioskBookings::byCode(
    ApiCaller &caller, const char *function, const QByteArray &code, const QString &key)
{
    return caller.call(
        QByteArray("SELECT * FROM api.") + function + "('" + key.toLatin1() + "', '" + code + "')");
}

void TestKioskBookings::aNameIsKeptAsItWasTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("apostrophe") << u"O'Néil"_s;
    QTest::newRow("emoji") << u"👩‍🚀 Zoë"_s;
    QTest::newRow("right to left") << u"שרה כהן"_s;
    QTest::newRow("one hundred and twenty") << QString(120, u'ж');
}

void TestKioskBookings::aNameIsKeptAsItWasTyped()
{
    QFETCH(const QString, typed);
    QString quoted = typed;
    quoted.replace(u"'"_s, u"''"_s);
    const qint64 hold = held();
    QCOMPARE(name(hold, "'" + quoted.toUtf8() + "', '+420 777', 'cs'").outcome, u"named"_s);
    QCOMPARE(database().rows("SELECT c.name, c.phone, c.language FROM holdfast.holds h"
                             " JOIN holdfast.customers c USING (customer_id)"),
        (QList<QStringList> { { typed, u"+420 777"_s, u"cs"_s } }));
}

void TestKioskBookings::onlyBlanksAreNobody()
{
    const qint64 hold = held();
    QCOMPARE(name(hold, "'Anna', NULL").outcome, u"named"_s);
    QCOMPARE(name(hold, "'   ', ' '").outcome, u"named"_s);
    QCOMPARE(database().number("SELECT count(customer_id) FROM holdfast.holds"), 0);
}

void TestKioskBookings::aKnownPersonIsNotChanged()
{
    const qint64 first = held();
    const qint64 second = held();
    QCOMPARE(name(first, "'Anna', '777', 'cs'").outcome, u"named"_s);
    QCOMPARE(name(second, "'ANNA', '777', 'sk'").outcome, u"named"_s);
    QCOMPARE(name(second, "'Boris', '777', 'ru'").outcome, u"named"_s);
    QCOMPARE(database().rows("SELECT name, language FROM holdfast.customers ORDER BY customer_id"),
        (QList<QStringList> { { u"Anna"_s, u"cs"_s }, { u"Boris"_s, u"ru"_s } }));
}

void TestKioskBookings::aNameThatIsTooLongIsRefused()
{
    const qint64 hold = held();
    QCOMPARE(name(hold, "repeat('x', 500), NULL").shortOf, u"name"_s);
    QCOMPARE(name(hold, "NULL, repeat('7', 41)").shortOf, u"phone"_s);
    QCOMPARE(name(hold, "'A', NULL, 'no language'").shortOf, u"language"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers"), 0);
}

void TestKioskBookings::onlyAnOwnOpenHoldIsChanged()
{
    const QByteArray shoesOnce = "ARRAY['SHOES'], ARRAY[1::bigint]";
    const qint64 other = staff().place(ApiCaller::newKey(), slot(), 1).holdId;
    QCOMPARE(name(other, "'Anna', NULL").outcome, u"not_found"_s);
    QCOMPARE(extras(other, shoesOnce).outcome, u"not_found"_s);
    const qint64 done = booked();
    QCOMPARE(name(done, "'Anna', NULL").outcome, u"hold_confirmed"_s);
    QCOMPARE(extras(done, shoesOnce).outcome, u"hold_confirmed"_s);
    const qint64 gone = held();
    QCOMPARE(kiosk().cancel(gone).outcome, u"cancelled"_s);
    QCOMPARE(name(gone, "'Anna', NULL").outcome, u"hold_cancelled"_s);
    QCOMPARE(extras(gone, shoesOnce).outcome, u"hold_cancelled"_s);
    const qint64 late = held();
    database().shiftClock(1h);
    QCOMPARE(name(late, "'Anna', NULL").outcome, u"hold_expired"_s);
    QCOMPARE(extras(late, shoesOnce).outcome, u"hold_expired"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers"), 0);
}

void TestKioskBookings::extrasAreReplaced()
{
    const qint64 hold = held();
    const QString key = ApiCaller::newKey();
    const QByteArray both = "ARRAY['SHOES', 'ROPE'], ARRAY[3, 2]::bigint[]";
    QCOMPARE(extras(hold, both, key).outcome, u"extras_set"_s);
    QCOMPARE(extras(hold, both, key).outcome, u"replayed"_s);
    QCOMPARE(
        extras(hold, "ARRAY['ROPE'], ARRAY[1::bigint]", key).outcome, u"idempotency_key_reuse"_s);
    QCOMPARE(numbers(shoes), u"10, 3, 7, 0, 0"_s);
    QCOMPARE(extras(hold, "ARRAY['SHOES'], ARRAY[10::bigint]").outcome, u"extras_set"_s);
    QCOMPARE(numbers(shoes), u"10, 10, 0, 0, 0"_s);
    QCOMPARE(numbers(rope), u"5, 0, 5, 0, 0"_s);
    QCOMPARE(extras(hold, "NULL, NULL").outcome, u"extras_set"_s);
    QCOMPARE(extras(hold, both).outcome, u"extras_set"_s);
    QCOMPARE(kiosk().confirm(hold).outcome, u"confirmed"_s);
    QCOMPARE(numbers(shoes), u"7, 0, 7, 3, 0"_s);
}

void TestKioskBookings::extrasAreAllOrNone()
{
    const qint64 hold = held();
    QCOMPARE(extras(hold, "ARRAY['SHOES'], ARRAY[3::bigint]").outcome, u"extras_set"_s);
    const ApiAnswer answer = extras(hold, "ARRAY['SHOES', 'ROPE'], ARRAY[11, 2]::bigint[]");
    QCOMPARE(answer.outcome, u"capacity_exhausted"_s);
    QCOMPARE(answer.shortOf, u"SHOES"_s);
    QCOMPARE(answer.shortLeft, 10);
    QCOMPARE(numbers(shoes), u"10, 3, 7, 0, 0"_s);
    QCOMPARE(numbers(rope), u"5, 0, 5, 0, 0"_s);
}

void TestKioskBookings::extrasThatCannotBeAreRefused_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("shortOf");
    QTest::newRow("unknown item") << QByteArray("ARRAY['NIX'], ARRAY[1::bigint]") << u"not_found"_s
                                  << u"NIX"_s;
    QTest::newRow("none of it") << QByteArray("ARRAY['ROPE'], ARRAY[0::bigint]")
                                << u"invalid_request"_s << u"quantity"_s;
    QTest::newRow("no quantity") << QByteArray("ARRAY['ROPE'], NULL") << u"invalid_request"_s
                                 << u"lines"_s;
}

void TestKioskBookings::extrasThatCannotBeAreRefused()
{
    QFETCH(const QByteArray, lines);
    QFETCH(const QString, outcome);
    QFETCH(const QString, shortOf);
    const ApiAnswer answer = extras(held(), lines);
    QCOMPARE(answer.outcome, outcome);
    QCOMPARE(answer.shortOf, shortOf);
}

void TestKioskBookings::theLastPieceGoesOnce()
{
    constexpr int kiosks = 6;
    const SlotId where = slot();
    const auto take = [where](ApiCaller &caller, int) {
        const qint64 hold = caller.place(ApiCaller::newKey(), where, 1).holdId;
        return caller
            .call("SELECT * FROM api.set_extras(gen_random_uuid(), " + QByteArray::number(hold)
                + ", ARRAY['ROPE'], ARRAY[5::bigint])")
            .outcome;
    };
    const QMap<QString, int> outcomes = race(database().as(TestRole::Kiosk), kiosks, take);
    QCOMPARE(outcomes,
        (QMap<QString, int> { { u"extras_set"_s, 1 }, { u"capacity_exhausted"_s, kiosks - 1 } }));
}

void TestKioskBookings::aBookingHasNoName()
{
    const qint64 hold = held();
    QCOMPARE(name(hold, "'Canary', '123456789'").outcome, u"named"_s);
    QCOMPARE(kiosk().confirm(hold).outcome, u"confirmed"_s);
    const RawAnswer answer = kiosk().connection().run(
        "SELECT * FROM api.booking_of('" + codeOf(hold).toLower() + "')");
    QVERIFY2(answer.isOk(), qUtf8Printable(answer.message));
    QCOMPARE(answer.text(), u"found"_s);
    const QString all = answer.rows.first().join(u'|');
    QVERIFY(!all.contains(u"Canary"_s) && !all.contains(u"123456789"_s));
}

void TestKioskBookings::checksInOnTheDayFromTheMinute()
{
    const QByteArray code = codeOf(booked());
    QCOMPARE(byCode(kiosk(), "check_in_visitor", codeOf(held())).outcome, u"hold_held"_s);
    const auto wait = std::chrono::seconds(
        database().number("SELECT extract(epoch FROM starts_at - holdfast.now())::bigint"
                          " FROM holdfast.slots"));
    database().setSetting(u"check_in_minutes"_s, u"30"_s);
    database().shiftClock(wait - 31min);
    QCOMPARE(byCode(kiosk(), "check_in_visitor", code).outcome, u"too_early"_s);
    database().shiftClock(2min);
    QCOMPARE(byCode(kiosk(), "check_in_visitor", code).outcome, u"arrived"_s);
    QCOMPARE(database().number("SELECT max(arrived) FROM holdfast.holds"), 2);
    const QByteArray late = codeOf(booked());
    database().shiftClock(48h);
    QCOMPARE(byCode(kiosk(), "check_in_visitor", late).outcome, u"slot_past"_s);
}

void TestKioskBookings::checksInOnce()
{
    const QByteArray code = codeOf(booked());
    database().execute("UPDATE holdfast.test_clock SET shift = shift"
                       " + ((SELECT starts_at FROM holdfast.slots) - holdfast.now())");
    constexpr int kiosks = 6;
    const auto arrive = [code](ApiCaller &caller, int) {
        return byCode(caller, "check_in_visitor", code).outcome;
    };
    const QMap<QString, int> outcomes = race(database().as(TestRole::SecondKiosk), kiosks, arrive);
    QCOMPARE(
        outcomes, (QMap<QString, int> { { u"arrived"_s, 1 }, { u"has_arrived"_s, kiosks - 1 } }));
    QCOMPARE(byCode(kiosk(), "cancel_visitor", code).outcome, u"has_arrived"_s);
}

void TestKioskBookings::cancelsBeforeTheStart()
{
    const QByteArray code = codeOf(booked());
    const QString key = ApiCaller::newKey();
    QCOMPARE(byCode(kiosk(), "cancel_visitor", code, key).outcome, u"cancelled"_s);
    QCOMPARE(byCode(kiosk(), "cancel_visitor", code, key).outcome, u"replayed"_s);
    QCOMPARE(byCode(kiosk(), "cancel_visitor", code).outcome, u"hold_cancelled"_s);
    QCOMPARE(byCode(kiosk(), "check_in_visitor", code).outcome, u"hold_cancelled"_s);
    const QByteArray begun = codeOf(booked());
    const QByteArray lapsed = codeOf(held());
    database().shiftClock(1h);
    QCOMPARE(byCode(kiosk(), "cancel_visitor", lapsed).outcome, u"hold_expired"_s);
    database().execute("UPDATE holdfast.test_clock SET shift = shift"
                       " + ((SELECT starts_at FROM holdfast.slots) - holdfast.now())");
    QCOMPARE(byCode(kiosk(), "cancel_visitor", begun).outcome, u"slot_begun"_s);
}

void TestKioskBookings::cancelOrCheckInButNotBoth()
{
    const QByteArray code = codeOf(booked());
    database().execute("UPDATE holdfast.test_clock SET shift = shift"
                       " + ((SELECT starts_at FROM holdfast.slots) - holdfast.now())"
                       " - interval '5 minutes'");
    const auto both = [code](ApiCaller &caller, int number) {
        return byCode(caller, number % 2 == 0 ? "cancel_visitor" : "check_in_visitor", code)
            .outcome;
    };
    const QMap<QString, int> outcomes = race(database().as(TestRole::Kiosk), 6, both);
    QCOMPARE(outcomes.value(u"cancelled"_s) + outcomes.value(u"arrived"_s), 1);
    QCOMPARE(outcomes.value(u"hold_cancelled"_s) + outcomes.value(u"has_arrived"_s), 5);
}

void TestKioskBookings::wrongCodesAreLimited()
{
    const qint64 hold = booked();
    const QByteArray token
        = database().text("SELECT holdfast.token_of(" + QByteArray::number(hold) + ')').toLatin1();
    for (int wrong = 0; wrong < 10; ++wrong) {
        QCOMPARE(
            byCode(kiosk(), "check_in_visitor", "HF-of-another-system").outcome, u"not_found"_s);
    }
    const ApiAnswer locked = byCode(kiosk(), "cancel_visitor", codeOf(hold));
    QCOMPARE(locked.outcome, u"locked"_s);
    QVERIFY(locked.shortLeft > 0 && locked.shortLeft <= 600);
    QCOMPARE(byCode(kiosk(), "check_in_visitor", token).outcome, u"too_early"_s);
    ApiCaller second(database().as(TestRole::SecondKiosk));
    QCOMPARE(byCode(second, "check_in_visitor", codeOf(hold)).outcome, u"too_early"_s);
    const QByteArray login = database().text("SELECT actor FROM holdfast.wrong_codes").toLatin1();
    const QByteArray unlock = "SELECT outcome FROM api.unlock_codes('" + login + "')";
    QCOMPARE(staff().connection().run(unlock).text(), u"unlocked"_s);
    QCOMPARE(staff().connection().run(unlock).text(), u"nothing_locked"_s);
    QCOMPARE(byCode(kiosk(), "check_in_visitor", codeOf(hold)).outcome, u"too_early"_s);
    for (int wrong = 0; wrong < 10; ++wrong) {
        byCode(kiosk(), "check_in_visitor", "ABCDEFGH");
    }
    QCOMPARE(byCode(kiosk(), "check_in_visitor", codeOf(hold)).outcome, u"locked"_s);
    database().shiftClock(10min);
    QCOMPARE(byCode(kiosk(), "check_in_visitor", codeOf(hold)).outcome, u"too_early"_s);
}

void TestKioskBookings::manyWrongCodesAtOnceAreLimited()
{
    const auto guess = [](ApiCaller &caller, int) {
        for (int wrong = 0; wrong < 3; ++wrong) {
            byCode(caller, "check_in_visitor", "ABCDEFGH");
        }
        return byCode(caller, "check_in_visitor", "ABCDEFGH").outcome;
    };
    race(database().as(TestRole::Kiosk), 6, guess);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.wrong_codes"), 10);
}

void TestKioskBookings::aTicketIsOfAnOwnHoldAndHasNoName()
{
    const qint64 hold = held();
    QCOMPARE(name(hold, "'Canary', NULL").outcome, u"named"_s);
    const QByteArray read = "SELECT customer_name, party FROM api.ticket(";
    QCOMPARE(kiosk().connection().run(read + QByteArray::number(hold) + ')').rows,
        (QList<QStringList> { { QString(), u"2"_s } }));
    QCOMPARE(staff().connection().run(read + QByteArray::number(hold) + ')').text(), u"Canary"_s);
    const qint64 other = staff().place(ApiCaller::newKey(), slot(), 1).holdId;
    QVERIFY(kiosk().connection().run(read + QByteArray::number(other) + ')').rows.isEmpty());
}

void TestKioskBookings::aLateOriginalIsRefused()
{
    const QByteArray code = codeOf(booked());
    const QString key = ApiCaller::newKey();
    const QByteArray settle = "SELECT outcome FROM api.settle_entry('" + key.toLatin1() + "')";
    QCOMPARE(kiosk().connection().run(settle).text(), u"never_arrived"_s);
    QCOMPARE(byCode(kiosk(), "cancel_visitor", code, key).outcome, u"idempotency_key_reuse"_s);
    const QString other = ApiCaller::newKey();
    QCOMPARE(byCode(kiosk(), "cancel_visitor", code, other).outcome, u"cancelled"_s);
    QCOMPARE(kiosk()
                 .connection()
                 .run("SELECT outcome FROM api.settle_entry('" + other.toLatin1() + "')")
                 .text(),
        u"found"_s);
}

QTEST_GUILESS_MAIN(TestKioskBookings)
#include "tst_kioskbookings.moc"
