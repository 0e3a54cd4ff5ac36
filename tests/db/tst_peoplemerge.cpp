#include "tests/support/peopletest.h"

#include <QTest>

using namespace Qt::StringLiterals;

/** Two rows that turn out to be one person: what is kept, what follows, what is refused. */
class TestPeopleMerge : public PeopleTest {
    Q_OBJECT

private Q_SLOTS:
    void bothHistoriesAreOne();
    void theOldIdAndTheOldNameMeanWhoeverIsKept();
    void theSpellingOfTheOtherMayBecomeItsOwn();
    void aMergeOfAMergeIsFollowedOnce();
    void againIsMergedAgain();
    void everyRefusalChangesNothing();
    void emptyFieldsAreTakenFromTheOther();
    void aWalletThatOnlyOneHasIsKept();
    void creditsAreMovedWithTheirDays();
    void aDebtIsMovedToo();
    void heldCreditsRefuseTheMerge();
    void whatComesBackLaterGoesToWhoeverIsKept();
    void erasingOneErasesBoth();

private:
    QString merge(qint64 keep, qint64 gone);
    QString grant(qint64 customer, int amount, const QByteArray &expires = "NULL");
    QString balance(qint64 customer);
};

QString TestPeopleMerge::merge(qint64 keep, qint64 gone)
{
    return rowsOf("concat_ws(' ', outcome, customer_id, short_of)",
        "merge_customers(" + QByteArray::number(keep) + ',' + QByteArray::number(gone) + ')')
        .value(0);
}

QString TestPeopleMerge::grant(qint64 customer, int amount, const QByteArray &expires)
{
    return ask("grant_credits(gen_random_uuid(), " + QByteArray::number(customer) + ", 'default', "
        + QByteArray::number(amount) + ", NULL, NULL, " + expires + ')');
}

QString TestPeopleMerge::balance(qint64 customer)
{
    return rowsOf("concat(balance, ' ', held, ' ', debt)",
        "wallets(" + QByteArray::number(customer) + ')')
        .join(u','); // one wallet of each bucket
}

void TestPeopleMerge::bothHistoriesAreOne()
{
    const qint64 jana = add(u"Jana Nová"_s, u"601234567"_s);
    const qint64 other = add(u"Nová Jana"_s, u"777888999"_s);
    const qint64 first = placeFor(jana).holdId;
    const qint64 second = placeFor(other).holdId;
    QCOMPARE(merge(jana, other), u"merged %1"_s.arg(jana));
    for (const qint64 id : { jana, other }) {
        QCOMPARE(rowsOf("hold_id", "customer_holds(" + QByteArray::number(id) + ')'),
            (QStringList { QString::number(second), QString::number(first) }));
    }
    // Whose hold it was stays written down; who that is today is what readers say.
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds WHERE customer_id = "
                 + QByteArray::number(other)),
        1);
    QCOMPARE(rowsOf("customer_id, customer_name",
                 "slot_holds(" + QByteArray::number(slot().value()) + ')'),
        QStringList(2, u"%1|Jana Nová"_s.arg(jana)));
    QCOMPARE(rowsOf("event, why",
                 "history(p_customer => " + QByteArray::number(jana) + ", p_limit => 2)"),
        (QStringList { u"customer_merged|%1"_s.arg(jana), u"customer_merged|%1"_s.arg(other) }));
}

void TestPeopleMerge::theOldIdAndTheOldNameMeanWhoeverIsKept()
{
    const qint64 jana = add(u"Jana Nová"_s, u"601234567"_s);
    const qint64 other = add(u"Jana Stará"_s, u"777888999"_s);
    merge(jana, other);
    QCOMPARE(placeFor(other).outcome, u"held"_s);
    PlaceOptions byName { .name = "'Jana Stará'", .phone = "'777 888 999'" };
    QCOMPARE(desk().place(ApiCaller::newKey(), slot(), 1, byName).outcome, u"held"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers"), 2);
    QCOMPARE(rowsOf("party", "customer_holds(" + QByteArray::number(jana) + ')').size(), 2);
    for (const char *text : { "stara", "777888", "nova", "601" }) {
        QCOMPARE(rowsOf("DISTINCT customer_id", "find('" + QByteArray(text) + "')"),
            QStringList { QString::number(jana) });
    }
    QCOMPARE(rowsOf("customer_id, merged_count", "customer(" + QByteArray::number(other) + ')'),
        QStringList { u"%1|1"_s.arg(jana) });
    QCOMPARE(add(u"jana stara"_s, u"777888999"_s), jana);
}

void TestPeopleMerge::theSpellingOfTheOtherMayBecomeItsOwn()
{
    const qint64 jana = add(u"Jana Novak"_s, u"601"_s);
    const qint64 other = add(u"Jana Nowak"_s, u"601"_s);
    merge(jana, other);
    const QByteArray id = QByteArray::number(jana);
    QCOMPARE(
        rowsOf("outcome, customer_id", "change_customer(" + id + ", 2, 'Jana Nowak', '601', '')"),
        QStringList { u"changed|%1"_s.arg(jana) });
    QCOMPARE(add(u"Jana Nowak"_s, u"601"_s), jana);
}

void TestPeopleMerge::aMergeOfAMergeIsFollowedOnce()
{
    const qint64 first = add(u"Anna A"_s);
    const qint64 second = add(u"Anna B"_s);
    const qint64 third = add(u"Anna C"_s);
    placeFor(first);
    merge(second, first);
    merge(third, second);
    for (const qint64 id : { first, second, third }) {
        QCOMPARE(ask("customer(" + QByteArray::number(id) + ')'), QString::number(third));
    }
    QCOMPARE(rowsOf("party", "customer_holds(" + QByteArray::number(third) + ')').size(), 1);
    QCOMPARE(
        rowsOf("DISTINCT customer_id", "find('anna')"), QStringList { QString::number(third) });
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers c JOIN holdfast.customers p"
                               " ON p.customer_id = c.merged_into WHERE p.merged_into IS NOT NULL"),
        0);
}

void TestPeopleMerge::againIsMergedAgain()
{
    const qint64 jana = add(u"Jana"_s, u"1"_s);
    const qint64 other = add(u"Jana"_s, u"2"_s);
    grant(jana, 10);
    grant(other, 5);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(merge(jana, other), u"merged %1"_s.arg(jana));
    }
    QCOMPARE(balance(jana), u"15 0 0"_s);
    QCOMPARE(
        rowsOf("version", "customer(" + QByteArray::number(jana) + ')'), QStringList { u"2"_s });
}

void TestPeopleMerge::everyRefusalChangesNothing()
{
    const qint64 first = add(u"Anna A"_s);
    const qint64 second = add(u"Anna B"_s);
    const qint64 third = add(u"Anna C"_s);
    QCOMPARE(merge(first, first).section(u' ', 0, 0), u"invalid_request"_s);
    QCOMPARE(merge(first, 0).section(u' ', 0, 0), u"not_found"_s);
    QCOMPARE(merge(0, first).section(u' ', 0, 0), u"not_found"_s);
    merge(first, second);
    QCOMPARE(merge(third, second), u"already_merged %1"_s.arg(first));
    QCOMPARE(merge(second, third), u"already_merged %1"_s.arg(first));
    QCOMPARE(merge(second, first), u"already_merged %1"_s.arg(first));
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.journal"
                               " WHERE event = 'customer_merged'"),
        2);
}

void TestPeopleMerge::emptyFieldsAreTakenFromTheOther()
{
    const qint64 jana = add(u"Jana"_s, u"1"_s);
    const qint64 other = add(u"Jana"_s, u"2"_s, u"j@b.cz"_s);
    const QByteArray id = QByteArray::number(other);
    ask("change_customer(" + id + ", 1, 'Jana', '2', 'j@b.cz', 'sk', 'left-handed')");
    merge(jana, other);
    QCOMPARE(
        rowsOf("name, phone, mail, language, note", "customer(" + QByteArray::number(jana) + ')'),
        QStringList { u"Jana|1|j@b.cz|sk|left-handed"_s });
}

void TestPeopleMerge::aWalletThatOnlyOneHasIsKept()
{
    const qint64 jana = add(u"Jana"_s, u"1"_s);
    const qint64 other = add(u"Jana"_s, u"2"_s);
    grant(other, 70);
    PlaceOptions options;
    const QByteArray hold = "CALL api.place_hold(gen_random_uuid(), ARRAY[]::bigint[],"
                            " ARRAY[]::bigint[], NULL, "
        + QByteArray::number(other)
        + ", p_buckets => ARRAY['default'], p_amounts => ARRAY[20::bigint])";
    QCOMPARE(desk().call(hold).outcome, u"held"_s);
    QCOMPARE(merge(jana, other), u"merged %1"_s.arg(jana));
    QCOMPARE(balance(jana), u"70 20 0"_s);
    QCOMPARE(balance(other), u"70 20 0"_s);
    QCOMPARE(grant(other, 5), u"granted"_s);
    QCOMPARE(balance(jana), u"75 20 0"_s);
}

void TestPeopleMerge::creditsAreMovedWithTheirDays()
{
    const qint64 jana = add(u"Jana"_s, u"1"_s);
    const qint64 other = add(u"Jana"_s, u"2"_s);
    grant(jana, 100);
    grant(other, 30, "'2999-01-31'");
    grant(other, 20);
    merge(jana, other);
    QCOMPARE(balance(jana), u"150 0 0"_s);
    QCOMPARE(rowsOf("next_expiry_amount", "wallets(" + QByteArray::number(jana) + ')'),
        QStringList { u"30"_s });
    QCOMPARE(database().text("SELECT string_agg(balance_after::text, ',' ORDER BY entry_id) FROM"
                             " holdfast.credit_entries WHERE description = 'customers merged'"),
        u"20,130,0,150"_s);
    QCOMPARE(
        ask("debit_credits(gen_random_uuid(), " + QByteArray::number(other) + ", 'default', 150)"),
        u"debited"_s);
}

void TestPeopleMerge::aDebtIsMovedToo()
{
    const qint64 jana = add(u"Jana"_s, u"1"_s);
    const qint64 other = add(u"Jana"_s, u"2"_s);
    grant(jana, 100);
    ApiCaller manager(database().as(TestRole::Manager));
    manager.connection().run(
        "SELECT * FROM api.set_wallet(" + QByteArray::number(other) + ", 'default', -50, true)");
    QCOMPARE(
        ask("debit_credits(gen_random_uuid(), " + QByteArray::number(other) + ", 'default', 120)"),
        u"debited"_s);
    merge(jana, other);
    QCOMPARE(balance(jana), u"-20 0 20"_s);
}

void TestPeopleMerge::heldCreditsRefuseTheMerge()
{
    const qint64 jana = add(u"Jana"_s, u"1"_s);
    const qint64 other = add(u"Jana"_s, u"2"_s);
    grant(jana, 10);
    grant(other, 70);
    const QByteArray hold = "CALL api.place_hold(gen_random_uuid(), ARRAY[]::bigint[],"
                            " ARRAY[]::bigint[], 60, "
        + QByteArray::number(other)
        + ", p_buckets => ARRAY['default'], p_amounts => ARRAY[20::bigint])";
    QCOMPARE(desk().call(hold).outcome, u"held"_s);
    QCOMPARE(merge(jana, other), u"credits_held %1 default"_s.arg(jana));
    QCOMPARE(balance(jana), u"10 0 0"_s);
    QCOMPARE(balance(other), u"70 20 0"_s);
    database().shiftClock(std::chrono::minutes(2));
    QCOMPARE(merge(jana, other), u"merged %1"_s.arg(jana));
    QCOMPARE(balance(jana), u"80 0 0"_s);
}

void TestPeopleMerge::whatComesBackLaterGoesToWhoeverIsKept()
{
    const qint64 jana = add(u"Jana"_s, u"1"_s);
    const qint64 other = add(u"Jana"_s, u"2"_s);
    grant(jana, 10);
    grant(other, 70);
    const QByteArray booking = "CALL api.place_hold(gen_random_uuid(), ARRAY["
        + QByteArray::number(slot().value()) + "::bigint], ARRAY[1::bigint], NULL, "
        + QByteArray::number(other)
        + ", p_buckets => ARRAY['default'], p_amounts => ARRAY[40::bigint])";
    const qint64 hold = desk().call(booking).holdId;
    QCOMPARE(desk().confirm(hold).outcome, u"confirmed"_s);
    QCOMPARE(merge(jana, other), u"merged %1"_s.arg(jana));
    QCOMPARE(balance(jana), u"40 0 0"_s);
    QCOMPARE(desk().cancel(hold).outcome, u"cancelled"_s);
    QCOMPARE(balance(jana), u"80 0 0"_s);
    // A grant of before is reversed: what it takes off, the kept one owes.
    const QByteArray entry
        = database()
              .text("SELECT min(entry_id) FROM holdfast.credit_entries WHERE amount = 70")
              .toLatin1();
    QCOMPARE(ask("reverse_credits(gen_random_uuid(), " + entry + ", 'slip')"), u"reversed"_s);
    QCOMPARE(balance(jana), u"10 0 0"_s);
}

void TestPeopleMerge::erasingOneErasesBoth()
{
    const qint64 jana = add(u"Jana Nová"_s, u"1"_s);
    const qint64 other = add(u"Jana Stará"_s, u"2"_s);
    placeFor(other);
    merge(jana, other);
    QCOMPARE(call("erase_customer(" + QByteArray::number(other) + ", 'asked')"), u"erased|"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers WHERE name <> ''"
                               " OR erased_at IS NULL"),
        0);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds WHERE note IS NOT NULL"), 0);
    QCOMPARE(placeFor(other).outcome, u"not_found"_s);
}

QTEST_GUILESS_MAIN(TestPeopleMerge)
#include "tst_peoplemerge.moc"
