#include "tests/db/waitingtest.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Who waits for a full slot, and what happens when places come back. */
class TestWaiting : public WaitingTest {
    Q_OBJECT

private Q_SLOTS:
    void aPartyWaitsForAFullSlot();
    void nobodyWaitsWithoutReason_data();
    void nobodyWaitsWithoutReason();
    void aKeyHasOneEffect();
    void aPersonStandsInALineOnce();
    void placesThatComeBackAreOffered_data();
    void placesThatComeBackAreOffered();
    void lapsedPlacesAreOfferedBeforeAStranger();
    void theFirstThatFitsIsOffered();
    void aPartyIsOfferedAllItsPlacesOrNone();
    void anOfferThatLapsesGoesToTheNext();
    void anOfferThatIsConfirmedIsABooking();
    void whoWantsPlacesBackHearsThatTheyAreOffered();
    void nothingIsOfferedAfterTheWaitIsOver();
    void whoLeavesIsOfferedNothing();
    void aLockedPersonIsOfferedLater();
    void anErasedPersonWaitsNoMore();
    void aMergedPersonKeepsItsPlace();
    void theOfferIsNotTheKiosksThatGavePlacesBack();
    void theHistoryTellsOfTheList();

protected:
    void begin() override
    {
        ChangeTest::begin();
        m_slot = database().addSlot(4);
        m_first = held(m_slot, 3);
        m_second = held(m_slot, 1);
    }

private:
    QByteArray slotText() const { return QByteArray::number(m_slot.value()); }

    void leave(const QByteArray &phone)
    {
        database().execute("SELECT api.leave_waiting((SELECT waiting_id FROM holdfast.waiting"
                           " JOIN holdfast.customers USING (customer_id) WHERE phone = '"
            + phone + "'))");
    }

    SlotId m_slot; ///< four places, all held
    qint64 m_first = 0; ///< a hold of three of them
    qint64 m_second = 0; ///< of the fourth
};

void TestWaiting::aPartyWaitsForAFullSlot()
{
    QCOMPARE(join(m_slot, 2, "555"), u"waiting"_s);
    QCOMPARE(join(m_slot, 1, "556"), u"waiting"_s);
    QCOMPARE(list(m_slot), QStringList({ u"waiting 555 x2"_s, u"waiting 556 x1"_s }));
    QCOMPARE(database().text("SELECT string_agg(place_in_line || ':' || (until_us = starts_us),"
                             " ' ' ORDER BY waiting_id) FROM api.waiting_list(1)"),
        u"1:true 2:true"_s);
    QCOMPARE(available(m_slot), 0);
}

void TestWaiting::nobodyWaitsWithoutReason_data()
{
    QTest::addColumn<QByteArray>("prepare");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("shortOf");
    const QByteArray key = "gen_random_uuid(), ";
    const QByteArray rest = ", NULL, 'Anna', '555', NULL, NULL";
    const auto row = [](const char *name,
                         const QByteArray &prepare,
                         const QByteArray &arguments,
                         const QString &outcome,
                         const QString &shortOf = {}) {
        QTest::newRow(name) << prepare << arguments << outcome << shortOf;
    };
    row("no key", "", "NULL, 1, 1" + rest, u"invalid_request"_s, u"key"_s);
    row("nobody", "", key + "1, 0" + rest, u"invalid_request"_s, u"quantity"_s);
    row("no phone",
        "",
        key + "1, 1, NULL, 'Anna', ' - ', NULL, NULL",
        u"invalid_request"_s,
        u"phone"_s);
    row("no phone at all",
        "",
        key + "1, 1, NULL, 'Anna', NULL, NULL, NULL",
        u"invalid_request"_s,
        u"phone"_s);
    row("a note too long",
        "",
        key + "1, 1, NULL, 'Anna', '555', NULL, repeat('x', 1001)",
        u"invalid_request"_s,
        u"note"_s);
    row("for ever",
        "",
        key + "1, 1, NULL, 'Anna', '555', 'infinity', NULL",
        u"invalid_request"_s,
        u"until"_s);
    row("until yesterday",
        "",
        key + "1, 1, NULL, 'Anna', '555', now() - interval '1 day', NULL",
        u"until_past"_s);
    row("room", "CALL api.cancel_hold(2)", key + "1, 1" + rest, u"has_room"_s);
    row("larger than the slot", "", key + "1, 5" + rest, u"party_too_large"_s);
    row("closed",
        "SELECT api.close_slot(1, 'Repair')",
        key + "1, 1" + rest,
        u"slot_closed"_s,
        u"Repair"_s);
    row("no such slot", "", key + "99, 1" + rest, u"not_found"_s);
    row("no such person",
        "",
        key + "1, 1, 99, NULL, NULL, NULL, NULL",
        u"not_found"_s,
        u"customer"_s);
}

void TestWaiting::nobodyWaitsWithoutReason()
{
    QFETCH(const QByteArray, prepare);
    QFETCH(const QByteArray, arguments);
    QFETCH(const QString, outcome);
    QFETCH(const QString, shortOf);
    if (!prepare.isEmpty()) {
        database().execute(prepare);
    }
    const RawAnswer answer = m_caller->connection().run(
        "SELECT outcome || ':' || coalesce(short_of, '') FROM api.join_waiting(" + arguments + ')');
    QCOMPARE(answer.text(), outcome + u':' + shortOf);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.waiting"), 0);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.customers"), 0);
}

void TestWaiting::aKeyHasOneEffect()
{
    const QByteArray key = quoted(ApiCaller::newKey());
    const QByteArray rest = ", NULL, 'Anna', '555', NULL, NULL)";
    const auto outcome = [&](const QByteArray &arguments) {
        return m_caller->connection()
            .run("SELECT outcome FROM api.join_waiting(" + arguments + rest)
            .text();
    };
    QCOMPARE(outcome(key + ", 1, 2"), u"waiting"_s);
    QCOMPARE(outcome(key + ", 1, 2"), u"replayed"_s);
    QCOMPARE(outcome(key + ", 1, 1"), u"idempotency_key_reuse"_s);
    QCOMPARE(database().text("SELECT outcome FROM api.settle_entry(" + key + ')'), u"found"_s);
    const QByteArray late = quoted(ApiCaller::newKey());
    QCOMPARE(
        database().text("SELECT outcome FROM api.settle_entry(" + late + ')'), u"never_arrived"_s);
    QCOMPARE(outcome(late + ", 1, 2"), u"idempotency_key_reuse"_s);
    QCOMPARE(list(m_slot), QStringList { u"waiting 555 x2"_s });
}

void TestWaiting::aPersonStandsInALineOnce()
{
    QCOMPARE(join(m_slot, 2, "555"), u"waiting"_s);
    QCOMPARE(join(m_slot, 1, "555"), u"already_waiting"_s);
    leave("555");
    QCOMPARE(join(m_slot, 1, "555"), u"waiting"_s);
}

void TestWaiting::placesThatComeBackAreOffered_data()
{
    QTest::addColumn<QByteArray>("give");
    const QByteArray key = "gen_random_uuid(), ";
    QTest::newRow("a hold is released") << QByteArray("CALL api.cancel_hold(1)");
    QTest::newRow("a booking is cancelled")
        << QByteArray("CALL api.confirm_hold(1); CALL api.cancel_hold(1)");
    QTest::newRow("a hold moves away") << "SELECT api.move_hold(" + key + "1, 1, 2)";
    QTest::newRow("a party shrinks") << "SELECT api.resize_hold(" + key + "1, 1)";
    QTest::newRow("a smaller party comes in exchange") << "SELECT api.swap_holds(" + key + "1, 3)";
    QTest::newRow("a closed slot is opened again")
        << QByteArray("SELECT api.close_slot(1, 'Repair'); CALL api.cancel_hold(1);"
                      " SELECT api.open_slot(1)");
}

void TestWaiting::placesThatComeBackAreOffered()
{
    QFETCH(const QByteArray, give);
    const SlotId other = database().addSlot(4);
    QCOMPARE(held(other, 1), 3);
    QCOMPARE(join(m_slot, 2, "555"), u"waiting"_s);
    for (const QByteArray &statement : give.split(';')) {
        database().execute(statement);
    }
    QCOMPARE(list(m_slot), QStringList { u"offered 555 x2"_s });
    QCOMPARE(forgotten(), 0);
}

void TestWaiting::lapsedPlacesAreOfferedBeforeAStranger()
{
    QCOMPARE(join(m_slot, 3, "555"), u"waiting"_s);
    database().shiftClock(10min);
    QCOMPARE(m_caller->place(ApiCaller::newKey(), m_slot, 2).outcome, u"capacity_exhausted"_s);
    QCOMPARE(list(m_slot), QStringList { u"offered 555 x3"_s });
    QCOMPARE(m_caller->place(ApiCaller::newKey(), m_slot, 1).outcome, u"held"_s);
}

void TestWaiting::theFirstThatFitsIsOffered()
{
    join(m_slot, 4, "551");
    join(m_slot, 2, "552");
    join(m_slot, 3, "553");
    join(m_slot, 1, "554");
    QCOMPARE(m_caller->cancel(m_first).outcome, u"cancelled"_s);
    QCOMPARE(list(m_slot),
        QStringList({ u"waiting 551 x4 skips 1"_s,
            u"offered 552 x2"_s,
            u"waiting 553 x3 skips 1"_s,
            u"offered 554 x1"_s }));
    QCOMPARE(database().text("SELECT string_agg(skipped_with::text, ',' ORDER BY waiting_id)"
                             " FROM holdfast.waiting WHERE skips > 0"),
        u"3,1"_s);
}

void TestWaiting::aPartyIsOfferedAllItsPlacesOrNone()
{
    join(m_slot, 4, "555");
    QCOMPARE(m_caller->cancel(m_first).outcome, u"cancelled"_s);
    QCOMPARE(list(m_slot), QStringList { u"waiting 555 x4"_s });
    QCOMPARE(available(m_slot), 3);
    QCOMPARE(m_caller->cancel(m_second).outcome, u"cancelled"_s);
    QCOMPARE(list(m_slot), QStringList { u"offered 555 x4"_s });
    QCOMPARE(available(m_slot), 0);
}

void TestWaiting::anOfferThatLapsesGoesToTheNext()
{
    database().setSetting(u"offer_seconds"_s, u"60"_s);
    join(m_slot, 3, "551");
    join(m_slot, 3, "552");
    QCOMPARE(m_caller->confirm(m_second).outcome, u"confirmed"_s);
    QCOMPARE(m_caller->cancel(m_first).outcome, u"cancelled"_s);
    QCOMPARE(list(m_slot), QStringList({ u"offered 551 x3"_s, u"waiting 552 x3"_s }));
    database().shiftClock(61s);
    m_caller->sweep(10);
    QCOMPARE(list(m_slot), QStringList { u"offered 552 x3"_s });
    QCOMPARE(m_caller->cancel(offerFor("552")).outcome, u"cancelled"_s);
    QCOMPARE(list(m_slot), QStringList());
    QCOMPARE(available(m_slot), 3);
}

void TestWaiting::anOfferThatIsConfirmedIsABooking()
{
    join(m_slot, 3, "555");
    QCOMPARE(m_caller->cancel(m_first).outcome, u"cancelled"_s);
    QCOMPARE(m_caller->confirm(offerFor("555")).outcome, u"confirmed"_s);
    QCOMPARE(list(m_slot), QStringList());
    QCOMPARE(database().text("SELECT customer_name || ' ' || quantity FROM api.slot_holds(1)"
                             " WHERE status = 'confirmed'"),
        u"Waits 555 3"_s);
}

void TestWaiting::whoWantsPlacesBackHearsThatTheyAreOffered()
{
    const auto outcomeOf = [this](const QByteArray &call) {
        return database().text("SELECT outcome FROM api." + call);
    };
    const QByteArray first = QByteArray::number(m_first);
    const QByteArray revive = "revive_hold(gen_random_uuid(), " + first + ')';
    join(m_slot, 3, "555");
    QCOMPARE(m_caller->cancel(m_first).outcome, u"cancelled"_s);
    QCOMPARE(outcomeOf(revive), u"places_offered"_s);
    QCOMPARE(outcomeOf("resize_hold(gen_random_uuid(), " + QByteArray::number(m_second) + ", 5)"),
        u"places_offered"_s);
    QCOMPARE(m_caller->cancel(offerFor("555")).outcome, u"cancelled"_s);
    QCOMPARE(outcomeOf(revive), u"revived"_s);
    QCOMPARE(outcomeOf("resize_hold(gen_random_uuid(), " + QByteArray::number(m_second) + ", 5)"),
        u"capacity_exhausted"_s);
}

void TestWaiting::nothingIsOfferedAfterTheWaitIsOver()
{
    join(m_slot, 1, "555");
    database().execute("UPDATE holdfast.waiting SET wait_until = created_at + interval '1 minute'");
    database().shiftClock(2min);
    QCOMPARE(m_caller->cancel(m_second).outcome, u"cancelled"_s);
    QCOMPARE(list(m_slot), QStringList());
    QCOMPARE(available(m_slot), 1);
    m_caller->sweep(10);
    QCOMPARE(database().text("SELECT ended_by FROM holdfast.waiting"), u"overdue"_s);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.pools WHERE has_waiting"), 0);
}

void TestWaiting::whoLeavesIsOfferedNothing()
{
    join(m_slot, 1, "555");
    leave("555");
    leave("555");
    QCOMPARE(m_caller->cancel(m_first).outcome, u"cancelled"_s);
    QCOMPARE(list(m_slot), QStringList());
    QCOMPARE(available(m_slot), 3);
    QCOMPARE(database().text("SELECT outcome FROM api.leave_waiting(99)"), u"not_found"_s);
    join(m_slot, 4, "556");
    QCOMPARE(m_caller->cancel(m_second).outcome, u"cancelled"_s);
    QCOMPARE(database().text("SELECT outcome FROM api.leave_waiting(2)"), u"offered"_s);
}

void TestWaiting::aLockedPersonIsOfferedLater()
{
    join(m_slot, 1, "555");
    RawConnection other(database().administrator().connectionString);
    QVERIFY(other.run("BEGIN").isOk());
    QVERIFY(other.run("SELECT FROM holdfast.customers FOR UPDATE").isOk());
    QCOMPARE(m_caller->cancel(m_second).outcome, u"cancelled"_s);
    QCOMPARE(list(m_slot), QStringList { u"waiting 555 x1"_s });
    QVERIFY(other.run("COMMIT").isOk());
    m_caller->sweep(10);
    QCOMPARE(list(m_slot), QStringList { u"offered 555 x1"_s });
}

void TestWaiting::anErasedPersonWaitsNoMore()
{
    join(m_slot, 1, "555");
    database().execute("UPDATE holdfast.waiting SET note = 'birthday'");
    QVERIFY(m_caller->connection().run("CALL api.erase_customer(1, 'asked for it')").isOk());
    QCOMPARE(m_caller->cancel(m_second).outcome, u"cancelled"_s);
    QCOMPARE(list(m_slot), QStringList());
    QCOMPARE(database().text("SELECT ended_by || coalesce(note, '') FROM holdfast.waiting"),
        u"erased"_s);
}

void TestWaiting::aMergedPersonKeepsItsPlace()
{
    join(m_slot, 1, "551");
    join(m_slot, 1, "552");
    QVERIFY(m_caller->connection().run("SELECT api.merge_customers(2, 1)").isOk());
    QCOMPARE(join(m_slot, 1, "552"), u"already_waiting"_s);
    QCOMPARE(m_caller->cancel(m_second).outcome, u"cancelled"_s);
    QCOMPARE(list(m_slot), QStringList({ u"offered 552 x1"_s, u"waiting 552 x1"_s }));
}

void TestWaiting::theOfferIsNotTheKiosksThatGavePlacesBack()
{
    const SlotId slot = database().addSlot(1);
    ApiCaller kiosk(database().as(TestRole::Kiosk));
    const qint64 hold = kiosk.place(ApiCaller::newKey(), slot, 1).holdId;
    QCOMPARE(join(slot, 1, "555"), u"waiting"_s);
    QCOMPARE(kiosk.cancel(hold).outcome, u"cancelled"_s);
    QCOMPARE(list(slot), QStringList { u"offered 555 x1"_s });
    const qint64 offer = offerFor("555");
    QVERIFY(kiosk.connection()
                .run("SELECT hold_id FROM api.show_hold(" + QByteArray::number(offer) + ')')
                .rows.isEmpty());
    QCOMPARE(kiosk.cancel(offer).outcome, u"not_found"_s);
}

void TestWaiting::theHistoryTellsOfTheList()
{
    join(m_slot, 4, "551");
    join(m_slot, 1, "552");
    join(m_slot, 1, "553");
    leave("553");
    QCOMPARE(m_caller->cancel(m_second).outcome, u"cancelled"_s);
    const auto rows = database().rows(
        "SELECT event || ' ' || customer_name || ' ' || quantity || coalesce(' ' || why, '')"
        " FROM api.history(p_slot => "
        + slotText()
        + ") WHERE event IN ('wait_begun', 'offered',"
          " 'skipped', 'wait_ended') ORDER BY entry_id");
    QStringList words;
    for (const QStringList &row : rows) {
        words.append(row.first());
    }
    QCOMPARE(words,
        QStringList({ u"wait_begun Waits 551 4"_s,
            u"wait_begun Waits 552 1"_s,
            u"wait_begun Waits 553 1"_s,
            u"wait_ended Waits 553 1 withdrawn"_s,
            u"offered Waits 552 1"_s,
            u"skipped Waits 551 4 1"_s }));
}

QTEST_GUILESS_MAIN(TestWaiting)
#include "tst_waiting.moc"
