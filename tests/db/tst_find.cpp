#include "tests/support/peopletest.h"

#include <QTest>

using namespace Qt::StringLiterals;

/** People, holds and bookings found by what is heard, read or scanned at a desk. */
class TestFind : public PeopleTest {
    Q_OBJECT

private Q_SLOTS:
    void findsByPartsOfNamesAndNumbers_data();
    void findsByPartsOfNamesAndNumbers();
    void findsAHoldByItsCodeHoweverItIsTyped();
    void findsAHoldByTheTokenOfItsTicket();
    void thePersonIsFollowedByItsHolds();
    void cancelledAndExpiredHoldsAreFoundWithTheirState();
    void aPhoneIsFoundByItsNewDigitsAlone();
    void givesNoMoreRowsThanAsked();
    void noTableIsReadThrough();

private:
    bool sharesDatabase(const QByteArray &function) const override
    {
        return function == "findsByPartsOfNamesAndNumbers";
    }

    QStringList found(const QString &text, int limit = 20);
};

QStringList TestFind::found(const QString &text, int limit)
{
    return rowsOf("concat_ws(' ', kind, nullif(customer_name, ''), party, status)",
        "find(" + quoted(text) + ',' + QByteArray::number(limit) + ')');
}

void TestFind::findsByPartsOfNamesAndNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");
    const QStringList nobody;
    QTest::newRow("rericha finds Řeřicha") << u"rericha"_s << QStringList { u"Řeřicha Jana"_s };
    QTest::newRow("елка finds ёлка") << u"елка"_s << QStringList { u"Ёлка Петрова"_s };
    QTest::newRow("accents typed") << u"ŘEŘ"_s << QStringList { u"Řeřicha Jana"_s };
    QTest::newRow("decomposed") << u"R\u030Cer\u030Cicha"_s << QStringList { u"Řeřicha Jana"_s };
    QTest::newRow("words in another order") << u"jana rer"_s << QStringList { u"Řeřicha Jana"_s };
    QTest::newRow("apostrophe") << u"o'brien"_s << QStringList { u"O'Brien"_s };
    QTest::newRow("typographic apostrophe") << u"d’arcy"_s << QStringList { u"D’Arcy"_s };
    QTest::newRow("right to left") << u"שלום"_s << QStringList { u"שלום"_s };
    QTest::newRow("emoji beside") << u"oslava"_s << QStringList { u"👨‍👩‍👧 oslava"_s };
    QTest::newRow("digits in the middle") << u"234 56"_s << QStringList { u"Řeřicha Jana"_s };
    QTest::newRow("last digits") << u"567"_s << QStringList { u"Řeřicha Jana"_s };
    QTest::newRow("with a plus") << u"+420601"_s << QStringList { u"Řeřicha Jana"_s };
    QTest::newRow("with 00") << u"00420601"_s << QStringList { u"Řeřicha Jana"_s };
    QTest::newRow("leading zeros are digits") << u"0042"_s << QStringList { u"O'Brien"_s };
    QTest::newRow("two digits are too few") << u"56"_s << nobody;
    QTest::newRow("inside of a word") << u"ericha"_s << nobody;
    QTest::newRow("SQL") << u"'); DROP TABLE holds; --"_s << nobody;
    QTest::newRow("percent") << u"%"_s << nobody;
    QTest::newRow("nothing") << u""_s << nobody;
    QTest::newRow("zero-width space") << u"\u200B"_s << nobody;
    QTest::newRow("300 letters") << QString(300, u'Ж') << nobody;
    QTest::newRow("looks like a code") << u"ABCDEFGH"_s << nobody;
    QTest::newRow("looks like a token")
        << u"HFABCDEFGH00112233445566778899AABBCCDDEEFF"_s << nobody;
}

void TestFind::findsByPartsOfNamesAndNumbers()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, names);
    if (database().number("SELECT count(*) FROM holdfast.customers") == 0) {
        add(u"Řeřicha Jana"_s, u"+420 601 234 567"_s);
        add(u"Ёлка Петрова"_s, u"+7 900 111-22-33"_s);
        add(u"O'Brien"_s, u"7004299"_s);
        add(u"D’Arcy"_s);
        add(u"שלום"_s);
        add(u"👨‍👩‍👧 oslava"_s);
    }
    QCOMPARE(rowsOf("customer_name", "find(" + quoted(text) + ')'), names);
}

void TestFind::findsAHoldByItsCodeHoweverItIsTyped()
{
    const ApiAnswer held = desk().place(ApiCaller::newKey(), slot(), 3);
    const QString code
        = database().text("SELECT holdfast.code_of(" + QByteArray::number(held.holdId) + ')');
    QCOMPARE(code.size(), 8);
    const QString spaced = code.left(4) + u' ' + code.mid(4);
    const QString dashed = code.left(4) + u'-' + code.mid(4);
    const QString pasted = code.left(4) + QChar(QChar::Nbsp) + code.mid(4) + u"\u2009\n"_s;
    const QStringList ways { code, code.toLower(), spaced, dashed, pasted, u' ' + code + u' ' };
    for (const QString &typed : ways) {
        QCOMPARE(rowsOf("concat(kind, ' ', party, ' ', status, ' ', code)",
                     "find(" + quoted(typed) + ')'),
            QStringList { u"hold 3 held "_s + code });
    }
}

void TestFind::findsAHoldByTheTokenOfItsTicket()
{
    const ApiAnswer held = desk().place(ApiCaller::newKey(), slot(), 3);
    const QString token
        = database().text("SELECT holdfast.token_of(" + QByteArray::number(held.holdId) + ')');
    QCOMPARE(found(token), QStringList { u"hold 3 held"_s });
    QCOMPARE(found(token.chopped(1) + (token.endsWith(u'0') ? u'1' : u'0')), QStringList());
}

void TestFind::thePersonIsFollowedByItsHolds()
{
    const qint64 jana = add(u"Jana Nová"_s);
    QCOMPARE(placeFor(jana).outcome, u"held"_s);
    QCOMPARE(
        found(u"nova"_s), (QStringList { u"customer Jana Nová"_s, u"hold Jana Nová 2 held"_s }));
}

void TestFind::cancelledAndExpiredHoldsAreFoundWithTheirState()
{
    const qint64 jana = add(u"Jana Nová"_s);
    desk().cancel(placeFor(jana).holdId);
    const qint64 lapsing = placeFor(jana).holdId;
    const qint64 booking = placeFor(jana).holdId;
    desk().confirm(booking);
    database().shiftClock(std::chrono::minutes(6));
    QStringList rows = found(u"nova"_s);
    rows.sort();
    QCOMPARE(rows,
        (QStringList { u"customer Jana Nová"_s,
            u"hold Jana Nová 2 cancelled"_s,
            u"hold Jana Nová 2 confirmed"_s,
            u"hold Jana Nová 2 expired"_s }));
    const QString code
        = database().text("SELECT holdfast.code_of(" + QByteArray::number(lapsing) + ')');
    QCOMPARE(found(code).value(0), u"hold Jana Nová 2 expired"_s);
}

void TestFind::aPhoneIsFoundByItsNewDigitsAlone()
{
    const QByteArray jana = QByteArray::number(add(u"Jana"_s, u"601 234 567"_s));
    QCOMPARE(ask("change_customer(" + jana + ", 1, 'Jana', '777 888 999', '')"), u"changed"_s);
    QCOMPARE(found(u"601234"_s), QStringList());
    QCOMPARE(found(u"8889"_s), QStringList { u"customer Jana"_s });
}

void TestFind::givesNoMoreRowsThanAsked()
{
    for (int i = 0; i < 12; ++i) {
        const qint64 twin = add(u"Twin %1"_s.arg(i), u"60123456%1"_s.arg(i, 2, 10, QChar(u'0')));
        placeFor(twin);
    }
    QCOMPARE(found(u"twin"_s, 5).size(), 5);
    QCOMPARE(found(u"twin"_s, 0).size(), 0);
    QCOMPARE(found(u"twin"_s, -1).size(), 0);
    QCOMPARE(found(u"601234"_s, 100).size(), 12);
    QCOMPARE(
        found(u"twin 3"_s, 2), (QStringList { u"customer Twin 3"_s, u"hold Twin 3 2 held"_s }));
}

/**
 * Every statement that a find runs inside, as the server plans it, on a database that is large
 * enough for a plan to matter: none reads a table of people or holds from end to end.
 */
void TestFind::noTableIsReadThrough()
{
    database().execute(
        "INSERT INTO holdfast.customers (name, name_fold, phone, phone_digits)"
        " SELECT 'Novák ' || i, 'novak ' || i, (600000000 + i)::text, (600000000 + i)::text"
        "   FROM generate_series(1, 20000) i;"
        "INSERT INTO holdfast.customer_words SELECT w, customer_id FROM holdfast.customers,"
        " holdfast.fold_words(name) f, unnest(f) w;"
        "INSERT INTO holdfast.customer_phone_tails SELECT substr(phone_digits, i), customer_id"
        " FROM holdfast.customers, generate_series(1, 7) i;"
        "ANALYZE holdfast.customers; ANALYZE holdfast.customer_words;"
        "ANALYZE holdfast.customer_phone_tails; ANALYZE holdfast.holds");
    RawConnection watcher(database().administrator().connectionString);
    QVERIFY(watcher
                .run("LOAD 'auto_explain'; SET auto_explain.log_min_duration = 0;"
                     "SET auto_explain.log_nested_statements = on;"
                     "SET auto_explain.log_level = 'notice'; SET client_min_messages = notice")
                .isOk());
    const QStringList texts { u"novak 77"_s, u"6000012"_s, u"ABCDEFGH"_s, u"nov"_s };
    for (const QString &text : texts) {
        watcher.run("SELECT * FROM api.find(" + quoted(text) + ", 20)");
    }
    const QString plans = watcher.notices();
    QVERIFY2(plans.contains(u"customer_words_pkey"_s), qPrintable(plans.left(2'000)));
    QVERIFY(plans.contains(u"customer_phone_tails_pkey"_s));
    for (const QString &table : { u"customers"_s,
             u"customer_words"_s,
             u"customer_phone_tails"_s,
             u"holds"_s,
             u"hold_lines"_s,
             u"slots"_s }) {
        const QString scan = u"Seq Scan on "_s + table + u' ';
        QVERIFY2(
            !plans.contains(scan), qPrintable(scan + plans.mid(plans.indexOf(scan) - 500, 900)));
    }
}

QTEST_GUILESS_MAIN(TestFind)
#include "tst_find.moc"
