#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"

#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

/** Requests that cannot be right: each is refused by the name of its field and leaves nothing. */
class TestPlaceArguments : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void refusesWhatCannotBeRight_data();
    void refusesWhatCannotBeRight();
    void refusesAKeyThatIsNone_data();
    void refusesAKeyThatIsNone();
    void acceptsTheBounds_data();
    void acceptsTheBounds();
    void addsUpTheSamePoolNamedTwice();
    void keepsEveryNameAsItWasTyped_data();
    void keepsEveryNameAsItWasTyped();
    void findsTheSamePersonAgain();
    void refusesTextThatTheDatabaseCannotKeep();

private:
    void begin() override
    {
        m_staff = std::make_unique<ApiCaller>(database().as(TestRole::Staff));
        m_slot = database().addSlot(1000000);
    }

    void end() override { m_staff.reset(); }

    bool sharesDatabase(const QByteArray &) const override { return true; }

    QByteArray slotText() const { return QByteArray::number(m_slot.value()); }

    /** CALL with the standard arguments, one of them replaced by its number. */
    ApiAnswer placeWith(int argument, const QByteArray &value);

    std::unique_ptr<ApiCaller> m_staff;
    SlotId m_slot;
};

ApiAnswer TestPlaceArguments::placeWith(int argument, const QByteArray &value)
{
    QByteArrayList arguments { "gen_random_uuid()",
        "ARRAY[" + slotText() + "]::bigint[]",
        "ARRAY[1]::bigint[]",
        "NULL",
        "NULL",
        "NULL",
        "NULL",
        "NULL",
        "NULL",
        "NULL",
        "NULL",
        "NULL" };
    arguments[argument] = value;
    arguments[argument].replace("SLOT", slotText());
    return m_staff->call("CALL api.place_hold(" + arguments.join(", ") + ')');
}

void TestPlaceArguments::refusesWhatCannotBeRight_data()
{
    QTest::addColumn<int>("argument");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, int argument, const char *value, const char *field) {
        QTest::newRow(name) << argument << QByteArray(value) << QString::fromLatin1(field);
    };
    row("no key", 0, "NULL", "key");
    row("no pools", 1, "NULL", "lines");
    row("empty pools", 1, "'{}'::bigint[]", "lines");
    row("a pool that is NULL", 1, "ARRAY[NULL]::bigint[]", "lines");
    row("a negative pool", 1, "ARRAY[-1]::bigint[]", "lines");
    row("two pools, one quantity", 1, "ARRAY[SLOT, SLOT]::bigint[]", "lines");
    row("a matrix of pools", 1, "ARRAY[ARRAY[SLOT]]::bigint[]", "lines");
    row("no quantities", 2, "NULL", "lines");
    row("party of none", 2, "ARRAY[0]::bigint[]", "quantity");
    row("negative party", 2, "ARRAY[-1]::bigint[]", "quantity");
    row("huge party", 2, "ARRAY[1000001]::bigint[]", "quantity");
    row("largest number", 2, "ARRAY[9223372036854775807]::bigint[]", "quantity");
    row("a party that is NULL", 2, "ARRAY[NULL]::bigint[]", "quantity");
    row("no time", 3, "0", "ttl");
    row("negative time", 3, "-5", "ttl");
    row("more than a day", 3, "86401", "ttl");
    row("endless name", 5, "repeat('ж', 121)", "name");
    row("endless phone", 6, "repeat('1', 41)", "phone");
    row("phone without digits", 6, "'call me'", "phone");
    row("endless note", 7, "repeat('x', 1001)", "note");
    row("endless desk", 8, "repeat('x', 81)", "desk");
    row("unknown channel", 9, "'pigeon'", "channel");
    row("extras without quantities", 10, "ARRAY['shoes']", "lines");
    row("quantities without extras", 11, "ARRAY[1]::bigint[]", "lines");
}

void TestPlaceArguments::refusesWhatCannotBeRight()
{
    QFETCH(const int, argument);
    QFETCH(const QByteArray, value);
    QFETCH(const QString, field);
    const ApiAnswer answer = placeWith(argument, value);
    QCOMPARE(answer.outcome, u"invalid_request"_s);
    QCOMPARE(answer.shortOf, field);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds"), 0);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers"), 0);
}

void TestPlaceArguments::refusesAKeyThatIsNone_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::newRow("word") << QByteArray("'key'");
    QTest::newRow("empty") << QByteArray("''");
    QTest::newRow("too long") << QByteArray("'6f1c1f0e-8b1d-4c6e-9d44-0a1b2c3d4e5f0'");
}

void TestPlaceArguments::refusesAKeyThatIsNone()
{
    QFETCH(const QByteArray, key);
    QCOMPARE(placeWith(0, key).outcome, u"22P02"_s);
}

void TestPlaceArguments::acceptsTheBounds_data()
{
    QTest::addColumn<int>("argument");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("largest party") << 2 << QByteArray("ARRAY[1000000]::bigint[]");
    QTest::newRow("shortest time") << 3 << QByteArray("1");
    QTest::newRow("longest time") << 3 << QByteArray("86400");
    QTest::newRow("longest name") << 5 << QByteArray("repeat('ж', 120)");
    QTest::newRow("longest note") << 7 << QByteArray("repeat('ж', 1000)");
    QTest::newRow("empty name") << 5 << QByteArray("''");
    QTest::newRow("blank phone") << 6 << QByteArray("'  '");
}

void TestPlaceArguments::acceptsTheBounds()
{
    QFETCH(const int, argument);
    QFETCH(const QByteArray, value);
    QCOMPARE(placeWith(argument, value).outcome, u"held"_s);
}

void TestPlaceArguments::addsUpTheSamePoolNamedTwice()
{
    const ApiAnswer answer = m_staff->placeLines(ApiCaller::newKey(),
        "ARRAY[" + slotText() + ',' + slotText() + "]::bigint[]",
        "ARRAY[2,3]::bigint[]",
        {});
    QCOMPARE(answer.outcome, u"held"_s);
    QCOMPARE(answer.available, 999995);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.hold_lines"), 1);
}

void TestPlaceArguments::keepsEveryNameAsItWasTyped_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("apostrophe") << u"O'Brien"_s;
    QTest::newRow("typographic apostrophe") << u"D’Arcy"_s;
    QTest::newRow("Cyrillic apostrophe") << u"М'Бек"_s;
    QTest::newRow("SQL") << u"x'); drop table booking;--"_s;
    QTest::newRow("markup") << u"<b>A</b> &amp; 50% off"_s;
    QTest::newRow("backslash") << u"back\\slash \\' \\n"_s;
    QTest::newRow("family of emoji") << u"👨‍👩‍👧 oslava"_s;
    QTest::newRow("Hebrew") << u"שלום"_s;
    QTest::newRow("Arabic with a time") << u"مرحبا 12:30"_s;
    QTest::newRow("direction mark") << u"a\u202Eb"_s;
    QTest::newRow("carons") << u"Žluťoučký kůň Ľubomír"_s;
    QTest::newRow("formula") << u"=HYPERLINK(\"x\")"_s;
}

void TestPlaceArguments::keepsEveryNameAsItWasTyped()
{
    QFETCH(const QString, name);
    PlaceOptions options;
    options.name = '\'' + QString(name).replace(u'\'', u"''"_s).toUtf8() + '\'';
    const ApiAnswer held = m_staff->place(ApiCaller::newKey(), m_slot, 1, options);
    QCOMPARE(held.outcome, u"held"_s);
    QCOMPARE(database().text("SELECT customer_name FROM api.show_hold("
                 + QByteArray::number(held.holdId) + ')'),
        name);
}

void TestPlaceArguments::findsTheSamePersonAgain()
{
    PlaceOptions first;
    first.name = "'Řehoř Novák'";
    first.phone = "'+420 900-000-000'";
    PlaceOptions second;
    second.name = "'rehor novak'";
    second.phone = "'420900000000'";
    PlaceOptions other = second;
    other.phone = "'420900000001'";
    for (const PlaceOptions &options : { first, second, other }) {
        QCOMPARE(m_staff->place(ApiCaller::newKey(), m_slot, 1, options).outcome, u"held"_s);
    }
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers"), 2);
}

void TestPlaceArguments::refusesTextThatTheDatabaseCannotKeep()
{
    PlaceOptions options;
    options.name = "E'half a letter \\xc5'";
    QCOMPARE(m_staff->place(ApiCaller::newKey(), m_slot, 1, options).outcome, u"22021"_s);
    options.name = "E'zero \\x00 byte'";
    QCOMPARE(m_staff->place(ApiCaller::newKey(), m_slot, 1, options).outcome, u"22021"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds"), 0);
}

QTEST_GUILESS_MAIN(TestPlaceArguments)
#include "tst_placearguments.moc"
