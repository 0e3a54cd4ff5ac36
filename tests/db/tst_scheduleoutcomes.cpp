#include "tests/support/databasetest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Sites, resources, slots, stock, settings and customers: each outcome, and days that change. */
class TestScheduleOutcomes : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void answersAsItShould_data();
    void answersAsItShould();
    void aSlotMakesItsSiteAndResource();
    void generatesWallTimesOfEveryDate_data();
    void generatesWallTimesOfEveryDate();
    void generatingAgainAddsNothing();
    void generatedHoursStayTheSameOverTheYear();
    void aNightIsOfBothItsDays();
    void theGridShowsWhatOverlaps_data();
    void theGridShowsWhatOverlaps();
    void nearestSlotsAreOpenAndFit();
    void explainsEveryPlace();
    void foldsNames_data();
    void foldsNames();

private:
    static void addRestOfOutcomes(void (*row)(const char *call, const char *outcome));

    bool sharesDatabase(const QByteArray &function) const override
    {
        return function == "answersAsItShould" || function == "theGridShowsWhatOverlaps"
            || function == "foldsNames";
    }

    void begin() override
    {
        if (database().number("SELECT count(*) FROM api.sites()") > 0) {
            return; // shared with the row before
        }
        database().execute("SELECT api.add_site('Hall', 'Europe/Prague', 'CZK');"
                           "SELECT api.add_resource(1, 'Court');"
                           "SELECT api.add_slot(1, NULL, 'Court', '2027-06-05 10:00+00', "
                           "'2027-06-05 11:00+00', 8);"
                           "SELECT api.add_stock_item(1, 'shoes', 'Shoes', 5);"
                           "SELECT api.add_customer('Jana Nová', '+420 900 111 222', '')");
    }
};

void TestScheduleOutcomes::answersAsItShould_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *call, const char *outcome) {
        QTest::newRow(call) << QByteArray(call) << QString::fromLatin1(outcome);
    };
    row("add_site('Other', 'Europe/Moscow', 'RUB')", "added");
    row("add_site('Hall', 'Europe/Prague', 'CZK')", "exists");
    row("add_site('', 'Europe/Prague', 'CZK')", "invalid_name");
    row("add_site(repeat('x', 121), 'Europe/Prague', 'CZK')", "invalid_name");
    row("add_site('A', 'Mars/Phobos', 'CZK')", "invalid_zone");
    row("add_site('A', '', 'CZK')", "invalid_zone");
    row("add_site('A', NULL, 'CZK')", "invalid_zone");
    row("add_site('A', 'UTC', 'crowns')", "invalid_currency");
    row("add_site('A', 'UTC', NULL)", "invalid_currency");
    row("add_resource(1, 'Wall')", "added");
    row("add_resource(1, ' Court ')", "exists");
    row("add_resource(9, 'Wall')", "not_found");
    row("add_resource(1, '  ')", "invalid_name");
    row("add_slot(1, NULL, 'Court', '2027-06-05 11:00Z', '2027-06-05 12:00Z', 8)", "added");
    row("add_slot(1, NULL, 'Court', '2027-06-05 10:30Z', '2027-06-05 11:30Z', 8)", "overlap");
    row("add_slot(1, NULL, 'Wall', '2027-06-05 10:30Z', '2027-06-05 11:30Z', 8)", "added");
    row("add_slot(9, NULL, 'Court', '2027-06-06', '2027-06-06 1:00', 8)", "not_found");
    row("add_slot(1, NULL, '', '2027-06-06', '2027-06-06 1:00', 8)", "invalid_name");
    row("add_slot(1, NULL, 'Court', '2027-06-06', '2027-06-06', 8)", "invalid_range");
    row("add_slot(1, NULL, 'Court', '2027-06-06', '2027-06-05', 8)", "invalid_range");
    row("add_slot(1, NULL, 'Court', '2027-06-06', '2027-06-09', 8)", "invalid_range");
    row("add_slot(1, NULL, 'Court', '2027-06-06', 'infinity', 8)", "invalid_range");
    row("add_slot(1, NULL, 'Court', NULL, '2027-06-09', 8)", "invalid_range");
    row("add_slot(1, NULL, 'Court', '2027-06-06', '2027-06-06 1:00', 0)", "invalid_capacity");
    row("add_slot(1, NULL, 'Court', '2027-06-06', '2027-06-06 1:00', -1)", "invalid_capacity");
    row("add_slot(1, NULL, 'Court', '2027-06-06', '2027-06-06 1:00', NULL)", "invalid_capacity");
    row("add_slot(1, NULL, 'Court', '2027-06-06', '2027-06-06 1:00', 2147483648)",
        "invalid_capacity");
    addRestOfOutcomes(row);
}

void TestScheduleOutcomes::addRestOfOutcomes(void (*row)(const char *call, const char *outcome))
{
    row("close_slot(1, 'flood')", "closed");
    row("close_slot(9, 'flood')", "not_found");
    row("close_slot(1, '')", "invalid_reason");
    row("close_slot(1, NULL)", "invalid_reason");
    row("close_slot(1, repeat('x', 201))", "invalid_reason");
    row("close_slot(2, 'a stock item')", "not_found");
    row("open_slot(1)", "opened");
    row("open_slot(9)", "not_found");
    row("add_stock_item(1, 'rope', 'Rope', 3)", "added");
    row("add_stock_item(1, 'shoes', 'Shoes', 3)", "exists");
    row("add_stock_item(9, 'rope', 'Rope', 3)", "not_found");
    row("add_stock_item(1, 'two words', 'Rope', 3)", "invalid_sku");
    row("add_stock_item(1, '', 'Rope', 3)", "invalid_sku");
    row("add_stock_item(1, 'rope', '', 3)", "invalid_name");
    row("add_stock_item(1, 'rope', 'Rope', -1)", "invalid_quantity");
    row("add_stock_item(1, 'rope', 'Rope', NULL)", "invalid_quantity");
    row("set_setting('hold_seconds', '60')", "changed");
    row("set_setting('hold_seconds', '0')", "invalid_value");
    row("set_setting('hold_seconds', '86401')", "invalid_value");
    row("set_setting('hold_seconds', 'soon')", "invalid_value");
    row("set_setting('hold_seconds', NULL)", "invalid_value");
    row("set_setting('colour', 'red')", "not_found");
    row("add_customer('Petr', '', 'petr@example.org')", "added");
    row("add_customer('jana nova', '420900111222', '')", "exists");
    row("add_customer('', '', '')", "invalid_request");
    row("add_customer(repeat('x', 121), '', '')", "invalid_request");
    row("add_customer('Petr', 'phone', '')", "invalid_request");
    row("add_customer('Petr', '', 'no at sign')", "invalid_request");
    row("generate_slots(9, '2027-07-01', '2027-07-01', '8:00', '9:00', 60, 8, '', 0)", "not_found");
    row("generate_slots(1, '2027-07-02', '2027-07-01', '8:00', '9:00', 60, 8, '', 0)",
        "invalid_range");
    row("generate_slots(1, '2027-07-01', '2027-07-01', '8:00', '9:00', 0, 8, '', 0)",
        "invalid_range");
    row("generate_slots(1, '2027-07-01', '2027-07-01', '8:00', '9:00', 90, 8, '', 0)",
        "invalid_range");
    row("generate_slots(1, '2027-01-01', '2037-01-01', '8:00', '20:00', 1, 8, '', 0)",
        "invalid_range");
    row("generate_slots(1, '2027-07-01', '2027-07-01', '8:00', '9:00', 60, 0, '', 0)",
        "invalid_capacity");
    row("generate_slots(1, '2027-07-01', '2027-07-01', '8:00', '9:00', 60, 8, repeat('x', 201), 0)",
        "invalid_title");
    row("generate_slots(1, '2027-07-01', '2027-07-01', '8:00', '9:00', 60, 8, '', -1)",
        "invalid_price");
}

void TestScheduleOutcomes::answersAsItShould()
{
    QFETCH(const QByteArray, call);
    QFETCH(const QString, outcome);
    QCOMPARE(database().text("SELECT outcome FROM api." + call), outcome);
}

void TestScheduleOutcomes::aSlotMakesItsSiteAndResource()
{
    TestDatabase fresh(cluster());
    QCOMPARE(fresh.text("SELECT outcome FROM api.add_slot(NULL, 'Mars/Phobos', 'A', '2027-06-06',"
                        " '2027-06-07', 1)"),
        u"invalid_zone"_s);
    QCOMPARE(fresh.text("SELECT outcome FROM api.add_slot(NULL, 'Europe/Prague', 'A',"
                        " '2027-06-06', '2027-06-07', 1)"),
        u"added"_s);
    QCOMPARE(fresh.rows("SELECT name, zone FROM api.sites()"),
        (QList<QStringList> { { u"Main"_s, u"Europe/Prague"_s } }));
    QCOMPARE(fresh.text("SELECT name FROM api.resources(1)"), u"A"_s);
}

void TestScheduleOutcomes::generatesWallTimesOfEveryDate_data()
{
    QTest::addColumn<QByteArray>("day");
    QTest::addColumn<int>("count");
    QTest::newRow("usual day") << QByteArray("2027-07-01") << 24;
    QTest::newRow("23 hours") << QByteArray("2027-03-28") << 23;
    QTest::newRow("25 hours") << QByteArray("2027-10-31") << 25;
}

void TestScheduleOutcomes::generatesWallTimesOfEveryDate()
{
    QFETCH(const QByteArray, day);
    QFETCH(const int, count);
    const QByteArray call = "SELECT added FROM api.generate_slots(1, '" + day + "', '" + day
        + "', '0:00', '0:00', 60, 8, '', 0)";
    QCOMPARE(database().number(call), count);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.slots WHERE (starts_at AT TIME ZONE"
                               " 'Europe/Prague')::date = '"
                 + day + "'"),
        count);
}

void TestScheduleOutcomes::generatingAgainAddsNothing()
{
    const QByteArray call = "SELECT outcome, added FROM api.generate_slots(1, '2027-06-05',"
                            " '2027-06-06', '8:00', '16:00', 60, 8, 'Open', 1000)";
    // One of the sixteen hours is taken by the slot of 12:00 in Prague.
    QCOMPARE(database().rows(call), (QList<QStringList> { { u"added"_s, u"15"_s } }));
    QCOMPARE(database().rows(call), (QList<QStringList> { { u"added"_s, u"0"_s } }));
}

void TestScheduleOutcomes::generatedHoursStayTheSameOverTheYear()
{
    database().execute("SELECT api.generate_slots(1, '2027-03-01', '2027-11-30', '9:00', '10:00',"
                       " 60, 8, '', 0)");
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.slots WHERE (starts_at AT TIME ZONE"
                               " 'Europe/Prague')::time = '9:00'"),
        275);
}

void TestScheduleOutcomes::aNightIsOfBothItsDays()
{
    QCOMPARE(database().number("SELECT added FROM api.generate_slots(1, '2027-07-01', '2027-07-01',"
                               " '22:00', '2:00', 120, 8, '', 0)"),
        2);
    QCOMPARE(database().text("SELECT max(ends_at) AT TIME ZONE 'Europe/Prague' FROM"
                             " holdfast.slots"),
        u"2027-07-02 02:00:00"_s);
}

void TestScheduleOutcomes::theGridShowsWhatOverlaps_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("count");
    const auto row = [](const char *name, const char *from, const char *to, int count) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << count;
    };
    row("around it", "2027-06-05 00:00Z", "2027-06-06 00:00Z", 1);
    row("exactly it", "2027-06-05 10:00Z", "2027-06-05 11:00Z", 1);
    row("its last minute", "2027-06-05 10:59Z", "2027-06-05 12:00Z", 1);
    row("after it", "2027-06-05 11:00Z", "2027-06-05 12:00Z", 0);
    row("before it", "2027-06-05 09:00Z", "2027-06-05 10:00Z", 0);
    row("backwards", "2027-06-06 00:00Z", "2027-06-05 00:00Z", 0);
}

void TestScheduleOutcomes::theGridShowsWhatOverlaps()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const int, count);
    QCOMPARE(database().rows("SELECT * FROM api.slot_grid(1, '" + from + "', '" + to + "')").size(),
        count);
    QVERIFY(
        database().rows("SELECT * FROM api.slot_grid(9, '" + from + "', '" + to + "')").isEmpty());
}

void TestScheduleOutcomes::nearestSlotsAreOpenAndFit()
{
    const auto add = [this](const char *resource, const char *hour, int capacity) {
        return database().text("SELECT slot_id FROM api.add_slot(1, NULL, '" + QByteArray(resource)
            + "', '2027-06-05 " + hour + "Z', '2027-06-05 " + hour + "Z'::timestamptz + '1 hour', "
            + QByteArray::number(capacity) + ')');
    };
    const QString small = add("Court", "11:00", 1);
    const QString sameTime = add("Wall", "10:00", 8);
    const QString later = add("Court", "12:00", 8);
    const QString closed = add("Court", "09:00", 8);
    const QString earlier = add("Court", "08:00", 8);
    database().closeSlot(SlotId(closed.toLongLong()), u"x"_s);
    QStringList found;
    const auto rows = database().rows("SELECT slot_id FROM api.nearest_slots(1, 2, 5)");
    for (const QStringList &row : rows) {
        found.append(row.first());
    }
    QCOMPARE(found, (QStringList { sameTime, earlier, later }));
    QVERIFY(!found.contains(small));
    QVERIFY(database().rows("SELECT * FROM api.nearest_slots(9, 2)").isEmpty());
}

void TestScheduleOutcomes::explainsEveryPlace()
{
    database().execute("CALL api.place_hold(gen_random_uuid(), '{1}', '{3}');");
    database().execute("CALL api.confirm_hold(1);");
    database().execute("CALL api.place_hold(gen_random_uuid(), '{1}', '{2}', NULL, NULL, NULL,"
                       " NULL, NULL, 'desk 2');");
    const QByteArray query = "SELECT term, quantity, who FROM api.explain_slot(1)";
    const QList<QStringList> expected { { u"capacity"_s, u"8"_s, QString() },
        { u"confirmed"_s, u"-3"_s, QString() },
        { u"held"_s, u"-2"_s, u"desk 2"_s },
        { u"available"_s, u"3"_s, QString() } };
    QCOMPARE(database().rows(query), expected);
    database().shiftClock(301s);
    QCOMPARE(database().text("SELECT quantity FROM api.explain_slot(1) WHERE term = 'available'"),
        u"5"_s);
    QCOMPARE(
        database().text("SELECT sum(quantity) FROM api.explain_slot(1) WHERE term IN ('capacity',"
                        " 'confirmed', 'held')"),
        u"5"_s);
}

void TestScheduleOutcomes::foldsNames_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("found");
    QTest::newRow("accents left out") << u"nova"_s << 1;
    QTest::newRow("first name") << u"jana"_s << 1;
    QTest::newRow("capitals") << u"NOVÁ"_s << 1;
    QTest::newRow("decomposed") << u"Nova\u0301"_s << 1;
    QTest::newRow("beginning of a word") << u"nov"_s << 1;
    QTest::newRow("both words, other order") << u"nova ja"_s << 1;
    QTest::newRow("inside of a word") << u"ova"_s << 0;
    QTest::newRow("digits of the phone") << u"111 222"_s << 1;
    QTest::newRow("nothing") << u""_s << 0;
    QTest::newRow("a pattern is no pattern") << u"%"_s << 0;
}

void TestScheduleOutcomes::foldsNames()
{
    QFETCH(const QString, typed);
    QFETCH(const int, found);
    QCOMPARE(
        database().rows("SELECT * FROM api.find_customers('" + typed.toUtf8() + "', 10)").size(),
        found);
}

QTEST_GUILESS_MAIN(TestScheduleOutcomes)
#include "tst_scheduleoutcomes.moc"
