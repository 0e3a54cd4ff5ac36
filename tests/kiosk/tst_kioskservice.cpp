#include "core/kiosk/kioskservice.h"
#include "tests/support/databasetest.h"
#include "tests/support/testdesk.h"
#include "tests/support/waitfor.h"

#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

/** What a visitor does, through the service; a lost answer is settled by its key. */
class TestKioskService : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void aVisitorNamesAddsAndIsBooked();
    void whatIsShortIsNamed();
    void aTicketOfAnOwnHoldIsRead();
    void aBookingIsCancelledByItsCode();
    void wrongCodesAreLockedAtLast();
    void aLostCommandIsSettledByItsKey();

private:
    void begin() override
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_slot = database().addSlot(4);
        database().addStock(u"SHOES"_s, u"Climbing shoes"_s, 3);
        m_kiosk = newKiosk();
    }

    void end() override
    {
        m_service.reset();
        m_kiosk.reset();
        m_folder.reset();
    }

    std::unique_ptr<TestDesk> newKiosk()
    {
        auto kiosk = std::make_unique<TestDesk>(
            database().as(TestRole::Kiosk), u"kiosk 1"_s, m_folder->path());
        m_service
            = std::make_unique<KioskService>(kiosk->executor(), kiosk->journal(), u"kiosk 1"_s);
        return kiosk;
    }

    HoldId held()
    {
        PlaceHoldRequest request;
        request.key = IdempotencyKey::create();
        request.slotId = m_slot;
        request.partySize = 2;
        return std::get<HoldPlaced>(valueFrom(m_kiosk->booking().placeHold(request)))
            .receipt.holdId;
    }

    QString codeOf(HoldId hold) { return valueFrom(m_kiosk->tickets().ticket(hold))->code; }

    /** The session of the kiosk dies while it waits for the row of the hold. */
    template <typename T> T lose(const std::function<QFuture<T>()> &send)
    {
        RawConnection locker(database().administrator().connectionString);
        locker.run("BEGIN; SELECT FROM holdfast.holds FOR UPDATE");
        const QFuture<T> future = send();
        const QByteArray query
            = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname ="
              " current_database() AND application_name = 'kiosk 1' AND wait_event_type = 'Lock'";
        if (!QTest::qWaitFor([&] { return database().number(query) > 0; }, 5000)) {
            qFatal("the kiosk never waited for a lock");
        }
        return waitFor(future);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TestDesk> m_kiosk;
    std::unique_ptr<KioskService> m_service;
    SlotId m_slot { 0 };
};

void TestKioskService::aVisitorNamesAddsAndIsBooked()
{
    const HoldId hold = held();
    const auto named = valueFrom(m_service->nameHold(hold, u"O'Néil"_s, u"777"_s, u"cs"_s));
    QCOMPARE(std::get<KioskHoldChanged>(named).receipt.holdId, hold);
    const IdempotencyKey key = IdempotencyKey::create();
    const QList<ExtraLine> extras { { u"SHOES"_s, 2 } };
    QVERIFY(
        !std::get<KioskHoldChanged>(valueFrom(m_service->setExtras(key, hold, extras))).isReplay);
    QVERIFY(
        std::get<KioskHoldChanged>(valueFrom(m_service->setExtras(key, hold, extras))).isReplay);
    valueFrom(m_kiosk->booking().confirmHold(hold));
    const auto booking
        = std::get<VisitorBooking>(valueFrom(m_service->bookingOf(codeOf(hold).toLower())));
    QCOMPARE(booking.holdId, hold);
    QCOMPARE(booking.status, HoldStatus::Confirmed);
    QCOMPARE(booking.partySize, 2);
    QCOMPARE(booking.extras, u"2 × Climbing shoes"_s);
    QVERIFY(booking.checkInFrom <= booking.range.start);
    const auto again = valueFrom(m_service->nameHold(hold, u"Anna"_s, {}, {}));
    QCOMPARE(std::get<HoldNotOpen>(again).found, HoldStatus::Confirmed);
}

void TestKioskService::whatIsShortIsNamed()
{
    const auto answer
        = valueFrom(m_service->setExtras(IdempotencyKey::create(), held(), { { u"SHOES"_s, 4 } }));
    QCOMPARE(std::get<ExtrasShort>(answer).shortOf, u"SHOES"_s);
    QCOMPARE(std::get<ExtrasShort>(answer).left, 3);
}

void TestKioskService::aTicketOfAnOwnHoldIsRead()
{
    const HoldId hold = held();
    valueFrom(m_service->nameHold(hold, u"Canary"_s, {}, {}));
    const auto ticket = valueFrom(m_kiosk->tickets().ticket(hold));
    QVERIFY(ticket);
    QCOMPARE(ticket->customerName, QString());
}

void TestKioskService::aBookingIsCancelledByItsCode()
{
    const HoldId hold = held();
    valueFrom(m_kiosk->booking().confirmHold(hold));
    const QString code = codeOf(hold);
    const auto early = valueFrom(m_service->checkIn(IdempotencyKey::create(), code));
    QCOMPARE(std::get<VisitorRefused>(early).why, VisitorRefusal::TooEarly);
    const auto done = valueFrom(m_service->cancelBooking(IdempotencyKey::create(), code));
    QCOMPARE(std::get<VisitorDone>(done).receipt.status, HoldStatus::Cancelled);
    const auto again = valueFrom(m_service->cancelBooking(IdempotencyKey::create(), code));
    QCOMPARE(std::get<VisitorRefused>(again).why, VisitorRefusal::Cancelled);
}

void TestKioskService::wrongCodesAreLockedAtLast()
{
    for (int wrong = 0; wrong < 10; ++wrong) {
        const auto answer = valueFrom(m_service->bookingOf(u"ABCDEFGH"_s));
        QVERIFY(std::holds_alternative<CodeUnknown>(answer));
    }
    const auto locked = valueFrom(m_service->bookingOf(u"ABCDEFGH"_s));
    QVERIFY(std::get<CodesLocked>(locked).left.count() > 0);
}

void TestKioskService::aLostCommandIsSettledByItsKey()
{
    const HoldId hold = held();
    valueFrom(m_kiosk->booking().confirmHold(hold));
    const QString code = codeOf(hold);
    const IdempotencyKey key = IdempotencyKey::create();
    using Answer = Result<VisitorChangeOutcome>;
    const Answer lost = lose<Answer>([&] { return m_service->cancelBooking(key, code); });
    QCOMPARE(lost.error().code, ErrorCode::OutcomeUnknown);
    m_kiosk->crash();
    m_kiosk = newKiosk();
    const auto recovered = valueFrom(m_kiosk->booking().recoverIntents());
    QCOMPARE(recovered.size(), 1);
    QCOMPARE(recovered.first().wish, RecoveredIntent::Wish::CancelBooking);
    QVERIFY(!recovered.first().hasArrived);
    const auto late = valueFrom(m_service->cancelBooking(key, code));
    QVERIFY(std::holds_alternative<KeyReused>(late));
}

QTEST_GUILESS_MAIN(TestKioskService)
#include "tst_kioskservice.moc"
