#include "tests/support/peopletest.h"

#include <QTest>

using namespace Qt::StringLiterals;

/** What may be written down about a person, who may be the same as another, and forgetting one. */
class TestPeople : public PeopleTest {
    Q_OBJECT

private Q_SLOTS:
    void everythingIsKeptAsTyped_data();
    void everythingIsKeptAsTyped();
    void whatIsTooLongOrWrongIsRefusedByField_data();
    void whatIsTooLongOrWrongIsRefusedByField();
    void whoeverIsSecondHearsOfTheOtherChange();
    void theSameChangeTwiceIsOne();
    void anotherPersonIsNeverOverwritten();
    void aSharedPhoneMakesTwoPeople();
    void everyChangeIsInTheHistory();
    void duplicatesAreProposed_data();
    void duplicatesAreProposed();
    void othersAreNotProposed_data();
    void othersAreNotProposed();
    void somebodyNewIsWrittenDownWhole();
    void whatIsWrongAboutSomebodyNewIsRefusedByField();
    void whoIsThereAlreadyIsNeitherDoubledNorOverwritten();
    void whoMayBeTheSameIsProposedBeforeASecondOneIsMade_data();
    void whoMayBeTheSameIsProposedBeforeASecondOneIsMade();
    void twoDesksThatAddTheSamePersonMakeOne();
    void erasureEmptiesWhatIsPersonalAndKeepsTheRest();
    void anErasedPersonIsRefusedEverywhere();
    void erasureNeedsAReason();
    void bookingsComeNewestFirstAndInPages();

private:
    bool sharesDatabase(const QByteArray &function) const override
    {
        return function.startsWith("whatIsTooLong") || function == "everythingIsKeptAsTyped";
    }

    QString change(qint64 customer, qint64 version, const QByteArray &fields);
};

QString TestPeople::change(qint64 customer, qint64 version, const QByteArray &fields)
{
    return ask("change_customer(" + QByteArray::number(customer) + ',' + QByteArray::number(version)
        + ',' + fields + ')');
}

void TestPeople::everythingIsKeptAsTyped_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("phone");
    const auto row = [](const char *title, const QString &name, const QString &phone) {
        QTest::newRow(title) << name << phone;
    };
    row("apostrophe", u"O'Brien"_s, u"0042 603 11"_s);
    row("typographic apostrophe", u"D’Arcy"_s, u"+420 601 234 567"_s);
    row("SQL", u"x'); drop table booking;--"_s, u"(02) 123-45"_s);
    row("markup", u"<b>A</b> &amp; 50% off back\\slash"_s, u"1"_s);
    row("emoji", u"👨‍👩‍👧 oslava"_s, u"000123"_s);
    row("right to left", u"مرحبا 12:30"_s, u"++7 900"_s);
    row("Cyrillic", u"М'Бек Щукин"_s, u"8 (900) 1"_s);
    row("120 letters", QString(120, u'Ж'), u"2"_s);
}

void TestPeople::everythingIsKeptAsTyped()
{
    QFETCH(const QString, name);
    QFETCH(const QString, phone);
    const QByteArray id = QByteArray::number(add(name, phone));
    QCOMPARE(rowsOf("name, phone", "customer(" + id + ')'), QStringList { name + u'|' + phone });
    const QString note = name + u"\nsecond line"_s;
    QCOMPARE(change(id.toLongLong(),
                 1,
                 quoted(name) + ',' + quoted(phone) + ", 'a@b.cz', 'cs', " + quoted(note)),
        u"changed"_s);
    QCOMPARE(rowsOf("name, phone, mail, language, note", "customer(" + id + ')'),
        QStringList { name + u'|' + phone + u"|a@b.cz|cs|"_s + note });
}

void TestPeople::whatIsTooLongOrWrongIsRefusedByField_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("field");
    QTest::newRow("500 letters of name") << QByteArray("repeat('a', 500), '1', ''") << u"name"_s;
    QTest::newRow("no name and no phone") << QByteArray("' ', '', ''") << u"name"_s;
    QTest::newRow("zero-width name alone") << QByteArray("U&'\\200B', '', ''") << u"name"_s;
    QTest::newRow("phone without digits") << QByteArray("'A', 'call me', ''") << u"phone"_s;
    QTest::newRow("phone of 41") << QByteArray("'A', repeat('1', 41), ''") << u"phone"_s;
    QTest::newRow("mail without @") << QByteArray("'A', '', 'a.b.cz'") << u"mail"_s;
    QTest::newRow("mail of two") << QByteArray("'A', '', 'a@b.cz, c@d.cz'") << u"mail"_s;
    QTest::newRow("language") << QByteArray("'A', '', '', 'Czech'") << u"language"_s;
    QTest::newRow("note") << QByteArray("'A', '', '', '', repeat('n', 1001)") << u"note"_s;
}

void TestPeople::whatIsTooLongOrWrongIsRefusedByField()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const QString, field);
    const QByteArray id = QByteArray::number(add(u"Anna"_s, u"601 234 567"_s));
    QCOMPARE(rowsOf("outcome, short_of", "change_customer(" + id + ", 1, " + fields + ')'),
        QStringList { u"invalid_request|"_s + field });
    QCOMPARE(rowsOf("name, version", "customer(" + id + ')'), QStringList { u"Anna|1"_s });
}

void TestPeople::whoeverIsSecondHearsOfTheOtherChange()
{
    const qint64 anna = add(u"Anna"_s);
    QCOMPARE(change(anna, 1, "'Anna Nová', '', ''"), u"changed"_s);
    QCOMPARE(change(anna, 1, "'Anna Stará', '', ''"), u"changed_meanwhile"_s);
    QCOMPARE(rowsOf("name, version", "customer(" + QByteArray::number(anna) + ')'),
        QStringList { u"Anna Nová|2"_s });
    QCOMPARE(change(anna, 2, "'Anna Stará', '', ''"), u"changed"_s);
    QCOMPARE(change(0, 2, "'Anna', '', ''"), u"not_found"_s);
}

void TestPeople::theSameChangeTwiceIsOne()
{
    const qint64 anna = add(u"Anna"_s);
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(change(anna, 1, "'Anna Nová', '', ''"), u"changed"_s);
    }
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.journal WHERE note = 'name'"), 1);
}

void TestPeople::anotherPersonIsNeverOverwritten()
{
    const qint64 anna = add(u"Anna"_s, u"601"_s);
    const qint64 eva = add(u"Eva"_s, u"602"_s);
    QCOMPARE(rowsOf("outcome, customer_id",
                 "change_customer(" + QByteArray::number(eva) + ", 1, 'ANNA', '6 0 1', '')"),
        QStringList { u"exists|%1"_s.arg(anna) });
    QCOMPARE(rowsOf("name, phone", "customer(" + QByteArray::number(eva) + ')'),
        QStringList { u"Eva|602"_s });
}

void TestPeople::aSharedPhoneMakesTwoPeople()
{
    PlaceOptions mother { .name = "'Jana Nová'", .phone = "'601 234 567'" };
    PlaceOptions son { .name = "'Petr Nový'", .phone = "'601 234 567'" };
    QCOMPARE(desk().place(ApiCaller::newKey(), slot(), 1, mother).outcome, u"held"_s);
    QCOMPARE(desk().place(ApiCaller::newKey(), slot(), 1, son).outcome, u"held"_s);
    QCOMPARE(desk().place(ApiCaller::newKey(), slot(), 1, mother).outcome, u"held"_s);
    QCOMPARE(database().text("SELECT string_agg(name, ',' ORDER BY customer_id)"
                             " FROM holdfast.customers"),
        u"Jana Nová,Petr Nový"_s);
}

void TestPeople::everyChangeIsInTheHistory()
{
    const qint64 anna = add(u"Anna"_s);
    change(anna, 1, "'Anna', '601', 'a@b.cz'");
    const qint64 hold = placeFor(anna).holdId;
    desk().confirm(hold);
    desk().cancel(hold, "'ill'");
    const QByteArray id = QByteArray::number(anna);
    QCOMPARE(rowsOf("event, coalesce(quantity, 0), why", "history(p_customer => " + id + ')'),
        (QStringList { u"returned|2|ill"_s,
            u"captured|2|"_s,
            u"held|-2|"_s,
            u"customer_changed|0|phone, mail"_s,
            u"customer_changed|0|added"_s }));
    QCOMPARE(rowsOf("event, customer_name, actor",
                 "history(" + QByteArray::number(hold) + ", NULL, NULL, 1)"),
        QStringList { u"returned|Anna|"_s + TestCluster::loginOf(TestRole::Staff) });
    const QStringList ofSlot
        = rowsOf("event", "history(p_slot => " + QByteArray::number(slot().value()) + ')');
    QCOMPARE(ofSlot, (QStringList { u"returned"_s, u"captured"_s, u"held"_s, u"opened"_s }));
    QCOMPARE(rowsOf("event", "history()"), QStringList());
}

void TestPeople::duplicatesAreProposed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("phone");
    QTest::addColumn<QString>("mail");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *title, const QStringList &person, const QString &reason) {
        QTest::newRow(title) << person.at(0) << person.at(1) << person.at(2) << reason;
    };
    row("same phone", { u"Eva"_s, u"601 234 567"_s, {} }, u"phone"_s);
    row("same phone with a prefix", { u"Eva"_s, u"+420601234567"_s, {} }, u"phone"_s);
    row("same mail", { u"Eva"_s, {}, u"JANA@example.org"_s }, u"mail"_s);
    row("words in another order", { u"Jana Řeřicha"_s, {}, {} }, u"name"_s);
    row("without accents", { u"Rericha Jana"_s, u"777"_s, {} }, u"name"_s);
    row("one letter of difference", { u"Řeřycha Jana"_s, {}, {} }, u"name"_s);
    row("one letter less", { u"Řericha Jana"_s, u"1"_s, {} }, u"name"_s);
    row("letters that changed places", { u"Řeřihca Jana"_s, {}, {} }, u"name"_s);
    row("phone before name", { u"Jana Řeřicha"_s, u"601234567"_s, {} }, u"phone"_s);
}

void TestPeople::duplicatesAreProposed()
{
    QFETCH(const QString, name);
    QFETCH(const QString, phone);
    QFETCH(const QString, mail);
    QFETCH(const QString, reason);
    const qint64 jana = add(u"Řeřicha Jana"_s, u"601234567"_s, u"jana@example.org"_s);
    const qint64 other = add(name, phone, mail);
    QVERIFY(other != jana);
    QCOMPARE(rowsOf("customer_id, reason", "duplicates_of(" + QByteArray::number(jana) + ')'),
        QStringList { u"%1|%2"_s.arg(other).arg(reason) });
    QCOMPARE(rowsOf("customer_id", "duplicates_of(" + QByteArray::number(other) + ')'),
        QStringList { QString::number(jana) });
}

void TestPeople::othersAreNotProposed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("phone");
    QTest::newRow("a shorter first name") << u"Řeřicha Jan"_s << u""_s;
    QTest::newRow("two letters") << u"Rerycka Jana"_s << u""_s;
    QTest::newRow("one word more") << u"Řeřicha Jana Marie"_s << u""_s;
    QTest::newRow("the end of the phone") << u"Eva"_s << u"234567"_s;
}

void TestPeople::othersAreNotProposed()
{
    QFETCH(const QString, name);
    QFETCH(const QString, phone);
    const qint64 jana = add(u"Řeřicha Jana"_s, u"601234567"_s);
    add(name, phone);
    QCOMPARE(rowsOf("name", "duplicates_of(" + QByteArray::number(jana) + ')'), QStringList());
}

void TestPeople::somebodyNewIsWrittenDownWhole()
{
    QCOMPARE(rowsOf("outcome, version",
                 "add_customer(' Jana Nová ', '0042 601', 'j@b.cz', 'cs', ' left-handed ', false)"),
        QStringList { u"added|1"_s });
    const QByteArray id
        = database().text("SELECT max(customer_id) FROM holdfast.customers").toUtf8();
    QCOMPARE(rowsOf("name, phone, mail, language, note", "customer(" + id + ')'),
        QStringList { u"Jana Nová|0042 601|j@b.cz|cs|left-handed"_s });
    QCOMPARE(
        rowsOf("customer_id", "find_customers('jan', 5)"), QStringList { QString::fromLatin1(id) });
    QCOMPARE(rowsOf("event, why", "history(p_customer => " + id + ')'),
        QStringList { u"customer_changed|added"_s });
}

void TestPeople::whatIsWrongAboutSomebodyNewIsRefusedByField()
{
    const auto refusal = [this](const QByteArray &fields) {
        return rowsOf("outcome, short_of", "add_customer(" + fields + ')').value(0);
    };
    QCOMPARE(refusal("'', ' ', ''"), u"invalid_request|name"_s);
    QCOMPARE(refusal("repeat('a', 121), '', ''"), u"invalid_request|name"_s);
    QCOMPARE(refusal("'A', 'call me', ''"), u"invalid_request|phone"_s);
    QCOMPARE(refusal("'A', '', 'a.b.cz'"), u"invalid_request|mail"_s);
    QCOMPARE(refusal("'A', '', '', 'Czech'"), u"invalid_request|language"_s);
    QCOMPARE(refusal("'A', '', '', 'cs', repeat('n', 1001)"), u"invalid_request|note"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers"), 0);
}

void TestPeople::whoIsThereAlreadyIsNeitherDoubledNorOverwritten()
{
    const qint64 anna = add(u"Anna Nová"_s, u"601 234 567"_s, u"a@b.cz"_s);
    for (const char *isAnother : { "false", "true" }) {
        QCOMPARE(rowsOf("outcome, customer_id",
                     "add_customer('ANNA nova', '601234567', 'x@y.cz', 'ru', 'other', "
                         + QByteArray(isAnother) + ')'),
            QStringList { u"exists|%1"_s.arg(anna) });
    }
    QCOMPARE(rowsOf("name, phone, mail, language, note, version",
                 "customer(" + QByteArray::number(anna) + ')'),
        QStringList { u"Anna Nová|601 234 567|a@b.cz|||1"_s });
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers"), 1);
}

void TestPeople::whoMayBeTheSameIsProposedBeforeASecondOneIsMade_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("reason");
    QTest::newRow("same phone") << QByteArray("'Eva', '+420 601 234 567', ''") << u"phone"_s;
    QTest::newRow("same mail") << QByteArray("'Eva', '', 'ANNA@b.cz'") << u"mail"_s;
    QTest::newRow("same name") << QByteArray("'Nova Anna', '777', ''") << u"name"_s;
    QTest::newRow("one letter") << QByteArray("'Anna Novál', '', ''") << u"name"_s;
}

void TestPeople::whoMayBeTheSameIsProposedBeforeASecondOneIsMade()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const QString, reason);
    const qint64 anna = add(u"Anna Nová"_s, u"601234567"_s, u"anna@b.cz"_s);
    QCOMPARE(rowsOf("customer_id, reason", "people_like(" + fields + ')'),
        QStringList { u"%1|%2"_s.arg(anna).arg(reason) });
    QCOMPARE(ask("add_customer(" + fields + ", NULL, NULL, false)"), u"similar"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers"), 1);
    QCOMPARE(ask("add_customer(" + fields + ", NULL, NULL, true)"), u"added"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers"), 2);
    QCOMPARE(rowsOf("name, phone, mail", "customer(" + QByteArray::number(anna) + ')'),
        QStringList { u"Anna Nová|601234567|anna@b.cz"_s });
}

void TestPeople::twoDesksThatAddTheSamePersonMakeOne()
{
    desk().connection().run("BEGIN");
    QCOMPARE(ask("add_customer('Anna', '601', '', NULL, NULL, false)"), u"added"_s);
    RawConnection late(database().as(TestRole::Staff).connectionString);
    late.send("SELECT outcome FROM api.add_customer('anna', '6 0 1', '', NULL, NULL, false)");
    desk().connection().run("COMMIT");
    QCOMPARE(late.receive().text(), u"exists"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers"), 1);
}

void TestPeople::erasureEmptiesWhatIsPersonalAndKeepsTheRest()
{
    const qint64 anna = add(u"Anna Nová"_s, u"601234567"_s, u"a@b.cz"_s);
    change(anna, 1, "'Anna Nová', '601234567', 'a@b.cz', 'cs', 'allergic'");
    const qint64 booking = placeFor(anna).holdId;
    desk().confirm(booking);
    ask("grant_credits(gen_random_uuid(), " + QByteArray::number(anna) + ", 'default', 100)");
    const QByteArray id = QByteArray::number(anna);
    QCOMPARE(call("erase_customer(" + id + ", 'asked in writing')"), u"erased|"_s);
    QCOMPARE(call("erase_customer(" + id + ", 'asked in writing')"), u"erased|"_s);
    QCOMPARE(
        rowsOf("name, phone, mail, language, note, erased_us IS NOT NULL", "customer(" + id + ')'),
        QStringList { u"|||||t"_s });
    for (const char *text : { "anna", "601234", "nova" }) {
        QCOMPARE(rowsOf("kind", "find('" + QByteArray(text) + "')"), QStringList());
    }
    const QByteArray everything
        = "SELECT count(*) FROM (SELECT c::text FROM holdfast.customers c UNION ALL SELECT h::text"
          " FROM holdfast.holds h UNION ALL SELECT j::text FROM holdfast.journal j UNION ALL"
          " SELECT w::text FROM holdfast.customer_words w UNION ALL SELECT t::text FROM"
          " holdfast.customer_phone_tails t) AS row(text) WHERE text ~* ";
    for (const char *text : { "'anna|nova|nová'", "'601234'", "'a@b'", "'allergic|private'" }) {
        QCOMPARE(database().number(everything + text), 0);
    }
    QCOMPARE(database().number("SELECT sum(balance) FROM api.wallets()"), 100);
    QCOMPARE(
        rowsOf("status, party", "customer_holds(" + id + ')'), QStringList { u"confirmed|2"_s });
    QCOMPARE(rowsOf("why", "history(p_customer => " + id + ", p_limit => 1)"),
        QStringList { u"asked in writing"_s });
}

void TestPeople::anErasedPersonIsRefusedEverywhere()
{
    const qint64 anna = add(u"Anna"_s, u"601234567"_s);
    const QByteArray id = QByteArray::number(anna);
    const QByteArray eva = QByteArray::number(add(u"Eva"_s));
    call("erase_customer(" + id + ", 'asked')");
    QCOMPARE(placeFor(anna).outcome, u"not_found"_s);
    QCOMPARE(change(anna, 2, "'Anna', '', ''"), u"erased"_s);
    QCOMPARE(ask("grant_credits(gen_random_uuid(), " + id + ", 'default', 1)"), u"not_found"_s);
    QCOMPARE(rowsOf("outcome, short_of", "merge_customers(" + id + ',' + eva + ')'),
        QStringList { u"erased|keep"_s });
    QCOMPARE(rowsOf("outcome, short_of", "merge_customers(" + eva + ',' + id + ')'),
        QStringList { u"erased|gone"_s });
    QCOMPARE(rowsOf("name", "duplicates_of(" + id + ')'), QStringList());
    // The same name again is a new person.
    QVERIFY(add(u"Anna"_s, u"601234567"_s) != anna);
}

void TestPeople::erasureNeedsAReason()
{
    const QByteArray id = QByteArray::number(add(u"Anna"_s));
    for (const char *reason : { "NULL", "''", "'  '", "repeat('r', 401)" }) {
        QCOMPARE(call("erase_customer(" + id + ',' + reason + ')'), u"invalid_request|reason"_s);
    }
    QCOMPARE(call("erase_customer(0, 'asked')"), u"not_found|"_s);
    QCOMPARE(rowsOf("name", "customer(" + id + ')'), QStringList { u"Anna"_s });
}

void TestPeople::bookingsComeNewestFirstAndInPages()
{
    const qint64 anna = add(u"Anna"_s);
    QStringList holds;
    for (int i = 0; i < 4; ++i) {
        holds.prepend(QString::number(placeFor(anna).holdId));
    }
    const QByteArray id = QByteArray::number(anna);
    QCOMPARE(rowsOf("hold_id", "customer_holds(" + id + ", NULL, 2)"), holds.first(2));
    QCOMPARE(rowsOf("hold_id", "customer_holds(" + id + ", " + holds.at(1).toLatin1() + ", 9)"),
        holds.last(2));
    QCOMPARE(rowsOf("hold_id", "customer_holds(0)"), QStringList());
}

QTEST_GUILESS_MAIN(TestPeople)
#include "tst_people.moc"
