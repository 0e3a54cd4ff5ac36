#include "tests/support/peopletest.h"
#include "tests/support/race.h"

#include <QTest>

using namespace Qt::StringLiterals;

/** Desks that change, merge, erase and book the same person at the same moment. */
class TestPeopleRaces : public PeopleTest {
    Q_OBJECT

private Q_SLOTS:

    void oneOfManyChangesWins_data() { addIsolationRows(); }

    void oneOfManyChangesWins();

    void mergesBothWaysMakeOnePerson_data() { addIsolationRows(); }

    void mergesBothWaysMakeOnePerson();

    void mergesInARingMakeOnePerson();

    void aMergeAgainstPlacesLosesNoHold_data() { addIsolationRows(); }

    void aMergeAgainstPlacesLosesNoHold();

    void aMergeAgainstHoldsOfCreditsLosesNoCredits();

    void anErasureAgainstPlacesLeavesNoNote_data() { addIsolationRows(); }

    void anErasureAgainstPlacesLeavesNoNote();

    void anErasureAgainstNamesLeavesNoHoldWithoutItsPerson();

private:
    /** The word of api.@p call; a serialization failure is asked again, as the program does. */
    static QString outcome(ApiCaller &caller, const char *verb, const QByteArray &call);
    static QString place(ApiCaller &caller, SlotId slot, const PlaceOptions &options);

    static constexpr int callerCount = 12;
    static constexpr const char *select = "SELECT outcome FROM";
};

QString TestPeopleRaces::outcome(ApiCaller &caller, const char *verb, const QByteArray &call)
{
    constexpr int attemptsMax = 50;
    for (int attempt = 0; attempt < attemptsMax; ++attempt) {
        const RawAnswer answer = caller.connection().run(QByteArray(verb) + " api." + call);
        if (answer.sqlState != u"40001" && answer.sqlState != u"40P01") {
            return answer.isOk() ? answer.text() : answer.message;
        }
    }
    return u"too often"_s;
}

QString TestPeopleRaces::place(ApiCaller &caller, SlotId slot, const PlaceOptions &options)
{
    constexpr int attemptsMax = 50;
    const QString key = ApiCaller::newKey();
    for (int attempt = 0; attempt < attemptsMax; ++attempt) {
        const ApiAnswer answer = caller.place(key, slot, 1, options);
        if (answer.outcome != u"40001" && answer.outcome != u"40P01") {
            return answer.message.isEmpty() ? answer.outcome : answer.message;
        }
    }
    return u"too often"_s;
}

void TestPeopleRaces::oneOfManyChangesWins()
{
    QFETCH(const QString, isolation);
    const QByteArray anna = QByteArray::number(add(u"Anna"_s));
    const auto counts = race(withIsolation(database().as(TestRole::Staff), isolation),
        callerCount,
        [&anna](ApiCaller &caller, int number) {
            return outcome(caller,
                select,
                "change_customer(" + anna + ", 1, 'Anna " + QByteArray::number(number)
                    + "', '', '')");
        });
    QCOMPARE(counts.value(u"changed"_s), 1);
    QCOMPARE(counts.value(u"changed_meanwhile"_s), callerCount - 1);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customer_words"), 2);
}

void TestPeopleRaces::mergesBothWaysMakeOnePerson()
{
    QFETCH(const QString, isolation);
    const QByteArray one = QByteArray::number(add(u"Anna"_s, u"1"_s));
    const QByteArray two = QByteArray::number(add(u"Anna"_s, u"2"_s));
    ask("grant_credits(gen_random_uuid(), " + one + ", 'default', 30)");
    ask("grant_credits(gen_random_uuid(), " + two + ", 'default', 12)");
    const auto counts = race(withIsolation(database().as(TestRole::Staff), isolation),
        callerCount,
        [&](ApiCaller &caller, int number) {
            const QByteArray pair = number % 2 == 0 ? one + ',' + two : two + ',' + one;
            return outcome(caller, select, "merge_customers(" + pair + ')');
        });
    QCOMPARE(counts.value(u"merged"_s), callerCount / 2);
    QCOMPARE(counts.value(u"already_merged"_s), callerCount / 2);
    QCOMPARE(rowsOf("balance", "wallets()"), QStringList { u"42"_s });
    QCOMPARE(
        database().number("SELECT count(*) FROM holdfast.customers WHERE merged_into IS NULL"), 1);
}

void TestPeopleRaces::mergesInARingMakeOnePerson()
{
    constexpr int people = 6;
    QList<qint64> ids;
    for (int i = 0; i < people; ++i) {
        ids.append(add(u"Anna"_s, QString::number(i)));
        placeFor(ids.last());
        ask("grant_credits(gen_random_uuid(), " + QByteArray::number(ids.last())
            + ", 'default', 10)");
    }
    race(database().as(TestRole::Staff), people, [&ids](ApiCaller &caller, int number) {
        return outcome(caller,
            select,
            "merge_customers(" + QByteArray::number(ids.at(number)) + ','
                + QByteArray::number(ids.at((number + 1) % ids.size())) + ')');
    });
    // Whatever the order was: nobody follows twice, and nothing is lost.
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers c JOIN holdfast.customers p"
                               " ON p.customer_id = c.merged_into WHERE p.merged_into IS NOT NULL"),
        0);
    QCOMPARE(database().number("SELECT sum(balance) FROM api.wallets()"), people * 10);
    QCOMPARE(
        database().number("SELECT sum((SELECT count(*) FROM api.customer_holds(c.customer_id)))"
                          " FROM holdfast.customers c WHERE c.merged_into IS NULL"),
        people);
}

void TestPeopleRaces::aMergeAgainstPlacesLosesNoHold()
{
    QFETCH(const QString, isolation);
    const qint64 kept = add(u"Anna"_s, u"1"_s);
    const qint64 gone = add(u"Anna"_s, u"2"_s);
    PlaceOptions options { .customerId = QByteArray::number(gone) };
    const PlaceOptions named { .name = "'Anna'", .phone = "'2'" };
    const auto counts = race(withIsolation(database().as(TestRole::Staff), isolation),
        callerCount,
        [&](ApiCaller &caller, int number) {
            return number == 0 ? outcome(caller,
                       select,
                       "merge_customers(" + QByteArray::number(kept) + ','
                           + QByteArray::number(gone) + ')')
                               : place(caller, slot(), number % 2 == 0 ? options : named);
        });
    QCOMPARE(counts.value(u"merged"_s), 1);
    QCOMPARE(counts.value(u"held"_s), callerCount - 1);
    QCOMPARE(rowsOf("party", "customer_holds(" + QByteArray::number(kept) + ')').size(),
        callerCount - 1);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers"), 2);
}

void TestPeopleRaces::aMergeAgainstHoldsOfCreditsLosesNoCredits()
{
    const QByteArray kept = QByteArray::number(add(u"Anna"_s, u"1"_s));
    const QByteArray gone = QByteArray::number(add(u"Anna"_s, u"2"_s));
    ask("grant_credits(gen_random_uuid(), " + kept + ", 'default', 5)");
    ask("grant_credits(gen_random_uuid(), " + gone + ", 'default', 5)");
    const auto counts = race(
        database().as(TestRole::Staff), callerCount, [&](ApiCaller &caller, int number) {
            if (number == 0) {
                return outcome(caller, select, "merge_customers(" + kept + ',' + gone + ')');
            }
            return caller
                .call("CALL api.place_hold(gen_random_uuid(), ARRAY[]::bigint[], ARRAY[]::bigint[],"
                      " NULL, "
                    + gone + ", p_buckets => ARRAY['default'], p_amounts => ARRAY[1::bigint])")
                .outcome;
        });
    const bool isMerged = counts.contains(u"merged"_s);
    QVERIFY(isMerged || counts.contains(u"credits_held"_s));
    QCOMPARE(counts.value(u"held"_s), isMerged ? 10 : 5);
    QCOMPARE(database().number("SELECT sum(balance) FROM api.wallets()"), 10);
}

void TestPeopleRaces::anErasureAgainstPlacesLeavesNoNote()
{
    QFETCH(const QString, isolation);
    const QByteArray anna = QByteArray::number(add(u"Anna"_s));
    PlaceOptions options { .customerId = anna, .note = "'private'" };
    const auto counts = race(withIsolation(database().as(TestRole::Staff), isolation),
        callerCount,
        [&](ApiCaller &caller, int number) {
            return number == callerCount / 2
                ? outcome(caller, "CALL", "erase_customer(" + anna + ", 'asked')")
                : place(caller, slot(), options);
        });
    QCOMPARE(counts.value(u"erased"_s), 1);
    QCOMPARE(counts.value(u"held"_s) + counts.value(u"not_found"_s), callerCount - 1);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds WHERE note IS NOT NULL"), 0);
}

void TestPeopleRaces::anErasureAgainstNamesLeavesNoHoldWithoutItsPerson()
{
    const QByteArray anna = QByteArray::number(add(u"Anna"_s));
    const PlaceOptions named { .name = "'Anna'" };
    const auto counts
        = race(database().as(TestRole::Staff), callerCount, [&](ApiCaller &caller, int number) {
              return number == callerCount / 2
                  ? outcome(caller, "CALL", "erase_customer(" + anna + ", 'asked')")
                  : place(caller, slot(), named);
          });
    QCOMPARE(counts.value(u"erased"_s), 1);
    QCOMPARE(counts.value(u"held"_s), callerCount - 1);
    // Whoever came after the erasure is somebody new.
    QVERIFY(database().number("SELECT count(*) FROM holdfast.customers") <= 2);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds WHERE customer_id IS NULL"), 0);
}

QTEST_GUILESS_MAIN(TestPeopleRaces)
#include "tst_peopleraces.moc"
