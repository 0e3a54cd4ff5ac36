#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"

#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Every outcome of place_hold, as the database answers it. */
class TestPlaceOutcomes : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void placeTakesPlacesUntilThereAreNone();
    void placeAgainWithTheSameKeyIsAReplay();
    void aReplayTellsHowTheHoldStandsNow();
    void aReplayIsAnsweredAlsoByASlotThatIsSoldOut();
    void aReplayIsAnsweredWhateverHasChangedSince_data();
    void aReplayIsAnsweredWhateverHasChangedSince();
    void theSameKeyForAnotherRequestIsRefused_data();
    void theSameKeyForAnotherRequestIsRefused();
    void theSameWordsWrittenOtherwiseAreTheSameRequest();
    void aKeyOfAnotherCallerTellsNothing();
    void placeRefusesAClosedSlotWithItsReason();
    void placeRefusesASlotThatIsOver();
    void placeTakesASlotThatRunsNow();
    void placeKnowsWhatIsNotThere_data();
    void placeKnowsWhatIsNotThere();
    void placeTakesExtrasWithThePlaces();
    void placeNamesTheExtraThatIsShort();
    void lapsedPlacesCanBeHeldWithoutASweep();
    void anAnswerCarriesTheNumbersOfTheSlot();

private:
    void begin() override { m_staff = std::make_unique<ApiCaller>(database().as(TestRole::Staff)); }

    void end() override { m_staff.reset(); }

    ApiAnswer place(SlotId slot, qint64 party = 1)
    {
        return m_staff->place(ApiCaller::newKey(), slot, party);
    }

    qint64 journalCount(const QByteArray &event)
    {
        return database().number(
            "SELECT count(*) FROM holdfast.journal WHERE event = '" + event + "'");
    }

    std::unique_ptr<ApiCaller> m_staff;
};

void TestPlaceOutcomes::placeTakesPlacesUntilThereAreNone()
{
    const SlotId slot = database().addSlot(3);
    const ApiAnswer first = place(slot, 2);
    QCOMPARE(first.outcome, u"held"_s);
    QCOMPARE(first.status, u"held"_s);
    QCOMPARE(first.slotId, slot.value());
    QCOMPARE(first.available, 1);
    QCOMPARE(first.capacity, 3);
    QCOMPARE(first.remainingMs, 300000);
    const ApiAnswer tooMany = place(slot, 2);
    QCOMPARE(tooMany.outcome, u"capacity_exhausted"_s);
    QCOMPARE(tooMany.holdId, 0);
    QCOMPARE(tooMany.available, 1);
    QCOMPARE(tooMany.capacity, 3);
    QCOMPARE(tooMany.shortLeft, 1);
    QCOMPARE(tooMany.shortOf, QString());
    QCOMPARE(place(slot).outcome, u"held"_s);
    QCOMPARE(place(slot).outcome, u"capacity_exhausted"_s);
}

void TestPlaceOutcomes::placeAgainWithTheSameKeyIsAReplay()
{
    const SlotId slot = database().addSlot(5);
    const QString key = ApiCaller::newKey();
    const ApiAnswer first = m_staff->place(key, slot, 2);
    const ApiAnswer second = m_staff->place(key, slot, 2);
    QCOMPARE(first.outcome, u"held"_s);
    QCOMPARE(second.outcome, u"replayed"_s);
    QCOMPARE(second.holdId, first.holdId);
    QCOMPARE(second.expiresUs, first.expiresUs);
    QCOMPARE(second.available, 3);
    QCOMPARE(journalCount("held"), 1);
}

void TestPlaceOutcomes::aReplayTellsHowTheHoldStandsNow()
{
    const SlotId slot = database().addSlot(3);
    const QString confirmed = ApiCaller::newKey();
    const QString cancelled = ApiCaller::newKey();
    const QString lapsed = ApiCaller::newKey();
    m_staff->confirm(m_staff->place(confirmed, slot, 1).holdId);
    m_staff->cancel(m_staff->place(cancelled, slot, 1).holdId);
    m_staff->place(lapsed, slot, 1);
    database().shiftClock(301s);
    QCOMPARE(m_staff->place(confirmed, slot, 1).status, u"confirmed"_s);
    QCOMPARE(m_staff->place(cancelled, slot, 1).status, u"cancelled"_s);
    const ApiAnswer late = m_staff->place(lapsed, slot, 1);
    QCOMPARE(late.outcome, u"replayed"_s);
    QCOMPARE(late.status, u"expired"_s);
    QCOMPARE(late.remainingMs, 0);
}

void TestPlaceOutcomes::aReplayIsAnsweredAlsoByASlotThatIsSoldOut()
{
    // A double click whose first call took the last place must hear of its hold.
    const SlotId slot = database().addSlot(1);
    const QString key = ApiCaller::newKey();
    const ApiAnswer first = m_staff->place(key, slot, 1);
    const ApiAnswer second = m_staff->place(key, slot, 1);
    QCOMPARE(second.outcome, u"replayed"_s);
    QCOMPARE(second.holdId, first.holdId);
    database().closeSlot(slot, u"flood"_s);
    QCOMPARE(m_staff->place(key, slot, 1).outcome, u"replayed"_s);
}

void TestPlaceOutcomes::aReplayIsAnsweredWhateverHasChangedSince_data()
{
    QTest::addColumn<QByteArray>("change");
    const auto row
        = [](const char *name, const char *change) { QTest::newRow(name) << QByteArray(change); };
    row("credits are not held any more", "SELECT api.set_setting('credit_holds', 'off')");
    row("the pieces would come from another warehouse",
        "SELECT api.add_stock_item(1, 'rope', 'Rope', 9, 'Main');"
        " UPDATE holdfast.warehouses SET position = -1 WHERE name = 'Main'");
    row("the customer was erased", "UPDATE holdfast.customers SET erased_at = now()");
    row("the slot was closed", "SELECT api.close_slot(1, 'Cleaning')");
}

/** Whoever lost the answer must hear of the hold, and not of what a new request would meet. */
void TestPlaceOutcomes::aReplayIsAnsweredWhateverHasChangedSince()
{
    QFETCH(const QByteArray, change);
    QCOMPARE(database().addSlot(4), SlotId(1));
    database().execute("SELECT api.add_warehouse(1, 'Cellar');"
                       " SELECT api.add_stock_item(1, 'rope', 'Rope', 9, 'Cellar');"
                       " SELECT api.add_customer('Anna', '1', NULL);"
                       " SELECT api.grant_credits(gen_random_uuid(), 1, 'default', 100)");
    const QByteArray request = "CALL api.place_hold('" + ApiCaller::newKey().toLatin1()
        + "', '{1}', '{2}', 300, 1, p_skus => '{rope}', p_sku_quantities => '{2}',"
          " p_buckets => '{default}', p_amounts => '{40}')";
    const ApiAnswer held = m_staff->call(request);
    QCOMPARE(held.outcome, u"held"_s);
    database().execute(change);
    const ApiAnswer again = m_staff->call(request);
    QCOMPARE(again.outcome, u"replayed"_s);
    QCOMPARE(again.holdId, held.holdId);
}

void TestPlaceOutcomes::theSameKeyForAnotherRequestIsRefused_data()
{
    QTest::addColumn<qint64>("party");
    QTest::addColumn<QByteArray>("note");
    QTest::addColumn<QByteArray>("ttl");
    QTest::newRow("another party") << qint64(3) << QByteArray("NULL") << QByteArray("NULL");
    QTest::newRow("another note") << qint64(2) << QByteArray("'window'") << QByteArray("NULL");
    QTest::newRow("another time") << qint64(2) << QByteArray("NULL") << QByteArray("60");
}

void TestPlaceOutcomes::theSameKeyForAnotherRequestIsRefused()
{
    QFETCH(const qint64, party);
    QFETCH(const QByteArray, note);
    QFETCH(const QByteArray, ttl);
    const SlotId slot = database().addSlot(5);
    const QString key = ApiCaller::newKey();
    QCOMPARE(m_staff->place(key, slot, 2).outcome, u"held"_s);
    PlaceOptions options;
    options.note = note;
    options.ttl = ttl;
    const ApiAnswer other = m_staff->place(key, slot, party, options);
    QCOMPARE(other.outcome, u"idempotency_key_reuse"_s);
    QCOMPARE(other.holdId, 0);
    QCOMPARE(m_staff->place(ApiCaller::newKey(), slot, 3).outcome, u"held"_s);
}

void TestPlaceOutcomes::theSameWordsWrittenOtherwiseAreTheSameRequest()
{
    const SlotId slot = database().addSlot(5);
    const QString key = ApiCaller::newKey();
    PlaceOptions composed;
    composed.name = "'Řehoř Novák'";
    PlaceOptions decomposed;
    decomposed.name = "normalize('  Řehoř Novák ', NFD)";
    QCOMPARE(m_staff->place(key, slot, 2, composed).outcome, u"held"_s);
    QCOMPARE(m_staff->place(key, slot, 2, decomposed).outcome, u"replayed"_s);
}

void TestPlaceOutcomes::aKeyOfAnotherCallerTellsNothing()
{
    const SlotId slot = database().addSlot(5);
    const QString key = ApiCaller::newKey();
    QCOMPARE(m_staff->place(key, slot, 2).outcome, u"held"_s);
    ApiCaller kiosk(database().as(TestRole::Kiosk));
    const ApiAnswer other = kiosk.place(key, slot, 2);
    QCOMPARE(other.outcome, u"idempotency_key_reuse"_s);
    QCOMPARE(other.holdId, 0);
    QCOMPARE(other.available, -1);
}

void TestPlaceOutcomes::placeRefusesAClosedSlotWithItsReason()
{
    const SlotId slot = database().addSlot(5);
    database().closeSlot(slot, u"broken heating"_s);
    const ApiAnswer refused = place(slot);
    QCOMPARE(refused.outcome, u"slot_closed"_s);
    QCOMPARE(refused.shortOf, u"broken heating"_s);
}

void TestPlaceOutcomes::placeRefusesASlotThatIsOver()
{
    TestSlot over;
    over.start = database().now().addSecs(-7200);
    over.capacity = 5;
    const SlotId slot = database().addSlot(over);
    QCOMPARE(place(slot).outcome, u"slot_past"_s);
}

void TestPlaceOutcomes::placeTakesASlotThatRunsNow()
{
    TestSlot running;
    running.start = database().now().addSecs(-1800);
    running.capacity = 5;
    const SlotId slot = database().addSlot(running);
    QCOMPARE(place(slot).outcome, u"held"_s);
    database().shiftClock(31min);
    QCOMPARE(place(slot).outcome, u"slot_past"_s);
}

void TestPlaceOutcomes::placeKnowsWhatIsNotThere_data()
{
    QTest::addColumn<QByteArray>("pools");
    QTest::addColumn<QByteArray>("customer");
    QTest::addColumn<QByteArray>("skus");
    const QByteArray slot("(SELECT min(slot_id) FROM holdfast.slots)");
    QTest::newRow("slot") << QByteArray("999999") << QByteArray("NULL") << QByteArray("NULL");
    QTest::newRow("slot 0") << QByteArray("0") << QByteArray("NULL") << QByteArray("NULL");
    QTest::newRow("stock item for a slot")
        << QByteArray("2") << QByteArray("NULL") << QByteArray("NULL");
    QTest::newRow("customer") << QByteArray("1") << QByteArray("999999") << QByteArray("NULL");
    QTest::newRow("extra") << QByteArray("1") << QByteArray("NULL") << QByteArray("'ghost'");
}

void TestPlaceOutcomes::placeKnowsWhatIsNotThere()
{
    QFETCH(const QByteArray, pools);
    QFETCH(const QByteArray, customer);
    QFETCH(const QByteArray, skus);
    QCOMPARE(database().addSlot(5).value(), 1);
    database().addStock(u"shoes"_s, u"Climbing shoes"_s, 5);
    PlaceOptions options;
    options.customerId = customer;
    if (skus != "NULL") {
        options.skus = "ARRAY[" + skus + "]";
        options.skuQuantities = "ARRAY[1]::bigint[]";
    }
    const ApiAnswer answer = m_staff->placeLines(
        ApiCaller::newKey(), "ARRAY[" + pools + "]::bigint[]", "ARRAY[1]::bigint[]", options);
    QCOMPARE(answer.outcome, u"not_found"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds"), 0);
}

void TestPlaceOutcomes::placeTakesExtrasWithThePlaces()
{
    const SlotId slot = database().addSlot(5);
    database().addStock(u"shoes"_s, u"Climbing shoes"_s, 3);
    PlaceOptions options;
    options.skus = "ARRAY['shoes']";
    options.skuQuantities = "ARRAY[2]::bigint[]";
    const ApiAnswer held = m_staff->place(ApiCaller::newKey(), slot, 2, options);
    QCOMPARE(held.outcome, u"held"_s);
    QCOMPARE(held.available, 3);
    QCOMPARE(database().text(
                 "SELECT extras FROM api.show_hold(" + QByteArray::number(held.holdId) + ')'),
        u"2 × Climbing shoes"_s);
    QCOMPARE(m_staff->confirm(held.holdId).outcome, u"confirmed"_s);
    QCOMPARE(database().number("SELECT free FROM holdfast.pools WHERE kind = 'stock'"), 1);
    QCOMPARE(m_staff->cancel(held.holdId).outcome, u"cancelled"_s);
    QCOMPARE(database().number("SELECT free FROM holdfast.pools WHERE kind = 'stock'"), 3);
}

void TestPlaceOutcomes::placeNamesTheExtraThatIsShort()
{
    const SlotId slot = database().addSlot(5);
    database().addStock(u"shoes"_s, u"Climbing shoes"_s, 2);
    PlaceOptions options;
    options.skus = "ARRAY['shoes']";
    options.skuQuantities = "ARRAY[3]::bigint[]";
    const ApiAnswer refused = m_staff->place(ApiCaller::newKey(), slot, 1, options);
    QCOMPARE(refused.outcome, u"capacity_exhausted"_s);
    QCOMPARE(refused.shortOf, u"shoes"_s);
    QCOMPARE(refused.shortLeft, 2);
    QCOMPARE(refused.available, 5);
    QCOMPARE(place(slot, 5).outcome, u"held"_s);
}

void TestPlaceOutcomes::lapsedPlacesCanBeHeldWithoutASweep()
{
    // No background job is needed for right numbers: eight abandoned holds are eight free places.
    const SlotId slot = database().addSlot(8);
    for (int i = 0; i < 8; ++i) {
        place(slot);
    }
    QCOMPARE(place(slot).outcome, u"capacity_exhausted"_s);
    database().shiftClock(301s);
    QCOMPARE(
        database().number("SELECT available FROM api.slot_grid(1, '-infinity', 'infinity')"), 8);
    QCOMPARE(place(slot, 8).outcome, u"held"_s);
}

void TestPlaceOutcomes::anAnswerCarriesTheNumbersOfTheSlot()
{
    const SlotId slot = database().addSlot(10);
    place(slot, 2);
    database().shiftClock(200s);
    const ApiAnswer held = place(slot, 3);
    QCOMPARE(held.available, 5);
    database().shiftClock(101s); // the first two lapse
    QCOMPARE(m_staff->confirm(held.holdId).available, 7);
    QCOMPARE(place(slot, 8).available, 7);
    QCOMPARE(place(slot, 1).available, 6);
}

QTEST_GUILESS_MAIN(TestPlaceOutcomes)
#include "tst_placeoutcomes.moc"
