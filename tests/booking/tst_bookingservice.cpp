#include "tests/support/databasetest.h"
#include "tests/support/testdesk.h"
#include "tests/support/waitfor.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** Every outcome of the service as a type, and what it reads. */
class TestBookingService : public DatabaseTest {
    Q_OBJECT

private Q_SLOTS:
    void placesAHold();
    void repeatsAHold();
    void placeIsRefused_data();
    void placeIsRefused();
    void placeNamesTheExtraThatIsShort();
    void confirms();
    void cancels();
    void extends();
    void settles();
    void readsAHold();
    void readsASlotWithItsHolds();
    void explainsASlot();
    void offersNearbySlots();
    void aKioskIsRefusedItsExtension();
    void theJournalIsSettledAfterEachAnswer();
    void nothingIsSentWithoutTheJournal();
    void anIdThatIsNotValidIsNotFound();
    void aTextThatCannotBeKeptIsInvalidInput();

private:
    void begin() override { m_desk = std::make_unique<TestDesk>(database().desk()); }

    void end() override { m_desk.reset(); }

    static PlaceHoldRequest request(SlotId slot, qint64 party = 1);
    HoldReceipt placed(SlotId slot, qint64 party = 1);

    std::unique_ptr<TestDesk> m_desk;
};

PlaceHoldRequest TestBookingService::request(SlotId slot, qint64 party)
{
    PlaceHoldRequest request;
    request.slotId = slot;
    request.partySize = party;
    return request;
}

HoldReceipt TestBookingService::placed(SlotId slot, qint64 party)
{
    const auto outcome = valueFrom(m_desk->booking().placeHold(request(slot, party)));
    const auto *held = std::get_if<HoldPlaced>(&outcome);
    if (!held) {
        qFatal("not placed: alternative %zu", outcome.index());
    }
    return held->receipt;
}

void TestBookingService::placesAHold()
{
    const SlotId slot = database().addSlot(8);
    PlaceHoldRequest wanted = request(slot, 3);
    wanted.customerName = u"Řehoř O'Brien"_s;
    wanted.customerPhone = u"+420 900 000 000"_s;
    wanted.note = u"window"_s;
    wanted.holdTime = 60s;
    const auto outcome = valueFrom(m_desk->booking().placeHold(wanted));
    const auto &held = std::get<HoldPlaced>(outcome);
    QVERIFY(!held.isReplay);
    QVERIFY(held.receipt.holdId.isValid());
    QCOMPARE(held.receipt.status, HoldStatus::Held);
    QVERIFY((held.receipt.numbers == SlotNumbers { slot, 8, 5 }));
    QCOMPARE_GT(held.receipt.lapsesIn.remainingTime(), 50000);
    QCOMPARE_LE(held.receipt.lapsesIn.remainingTime(), 60000);
    const qint64 left = database().now().msecsTo(held.receipt.expiresAt);
    QVERIFY(left > 50000 && left <= 60000);
}

void TestBookingService::repeatsAHold()
{
    const SlotId slot = database().addSlot(8);
    const PlaceHoldRequest wanted = request(slot, 3);
    const auto first = valueFrom(m_desk->booking().placeHold(wanted));
    const auto second = valueFrom(m_desk->booking().placeHold(wanted));
    QVERIFY(std::get<HoldPlaced>(second).isReplay);
    QCOMPARE(
        std::get<HoldPlaced>(second).receipt.holdId, std::get<HoldPlaced>(first).receipt.holdId);
    PlaceHoldRequest changed = wanted;
    changed.partySize = 4;
    const auto third = valueFrom(m_desk->booking().placeHold(changed));
    QVERIFY(std::holds_alternative<KeyReused>(third));
}

void TestBookingService::placeIsRefused_data()
{
    QTest::addColumn<QByteArray>("prepare");
    QTest::addColumn<qint64>("slot");
    QTest::addColumn<qint64>("party");
    QTest::addColumn<int>("alternative");
    const auto row
        = [](const char *name, const char *prepare, qint64 slot, qint64 party, int kind) {
              QTest::newRow(name) << QByteArray(prepare) << slot << party << kind;
          };
    constexpr qint64 huge = std::numeric_limits<qint64>::max();
    row("sold out", "SELECT 1", 1, 9, 1);
    row("closed", "SELECT api.close_slot(1, 'flood')", 1, 1, 2);
    row("past", "UPDATE holdfast.test_clock SET shift = '30 days'", 1, 1, 3);
    row("unknown slot", "SELECT 1", 99, 1, 4);
    row("slot that is not valid", "SELECT 1", 0, 1, 8);
    row("party of none", "SELECT 1", 1, 0, 8);
    row("negative party", "SELECT 1", 1, -1, 8);
    row("huge party", "SELECT 1", 1, huge, 8);
}

void TestBookingService::placeIsRefused()
{
    QFETCH(const QByteArray, prepare);
    QFETCH(const qint64, slot);
    QFETCH(const qint64, party);
    QFETCH(const int, alternative);
    QCOMPARE(database().addSlot(8).value(), 1);
    database().execute(prepare);
    const auto outcome = valueFrom(m_desk->booking().placeHold(request(SlotId(slot), party)));
    if (slot != 0) {
        QCOMPARE(int(outcome.index()), alternative);
    } else {
        QVERIFY(!std::holds_alternative<HoldPlaced>(outcome));
    }
    if (const auto *closed = std::get_if<SlotClosed>(&outcome)) {
        QCOMPARE(closed->reason, u"flood"_s);
    }
    if (const auto *exhausted = std::get_if<CapacityExhausted>(&outcome)) {
        QVERIFY((exhausted->numbers == SlotNumbers { SlotId(1), 8, 8 }));
        QCOMPARE(exhausted->left, 8);
        QCOMPARE(exhausted->shortOf, QString());
    }
    if (const auto *invalid = std::get_if<RequestInvalid>(&outcome)) {
        QVERIFY(!invalid->field.isEmpty());
    }
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds"), 0);
}

void TestBookingService::placeNamesTheExtraThatIsShort()
{
    const SlotId slot = database().addSlot(8);
    database().addStock(u"shoes"_s, u"Climbing shoes"_s, 2);
    PlaceHoldRequest wanted = request(slot);
    wanted.extras = { { u"shoes"_s, 3 } };
    const auto refused = valueFrom(m_desk->booking().placeHold(wanted));
    QCOMPARE(std::get<CapacityExhausted>(refused).shortOf, u"shoes"_s);
    QCOMPARE(std::get<CapacityExhausted>(refused).left, 2);
    wanted.key = IdempotencyKey::create();
    wanted.extras = { { u"shoes"_s, 2 } };
    const auto held = valueFrom(m_desk->booking().placeHold(wanted));
    const auto hold = valueFrom(m_desk->booking().hold(std::get<HoldPlaced>(held).receipt.holdId));
    QCOMPARE(hold->extras, u"2 × Climbing shoes"_s);
    wanted.key = IdempotencyKey::create();
    wanted.extras = { { u"ghost"_s, 1 } };
    QVERIFY(std::holds_alternative<NotFound>(valueFrom(m_desk->booking().placeHold(wanted))));
}

void TestBookingService::confirms()
{
    const SlotId slot = database().addSlot(8);
    const HoldId hold = placed(slot, 2).holdId;
    const auto confirmed = valueFrom(m_desk->booking().confirmHold(hold));
    QCOMPARE(std::get<HoldConfirmed>(confirmed).receipt.status, HoldStatus::Confirmed);
    QVERIFY(std::holds_alternative<HoldConfirmed>(valueFrom(m_desk->booking().confirmHold(hold))));
    const HoldId late = placed(slot).holdId;
    const HoldId gone = placed(slot).holdId;
    valueFrom(m_desk->booking().cancelHold(gone, {}));
    const auto cancelled = valueFrom(m_desk->booking().confirmHold(gone));
    QCOMPARE(std::get<HoldNotOpen>(cancelled).found, HoldStatus::Cancelled);
    database().shiftClock(301s);
    const auto expired = valueFrom(m_desk->booking().confirmHold(late));
    QCOMPARE(std::get<HoldNotOpen>(expired).found, HoldStatus::Expired);
    QCOMPARE(std::get<HoldNotOpen>(expired).receipt.numbers.available, 6);
    QVERIFY(
        std::holds_alternative<NotFound>(valueFrom(m_desk->booking().confirmHold(HoldId(9999)))));
}

void TestBookingService::cancels()
{
    const SlotId slot = database().addSlot(8);
    const HoldId hold = placed(slot, 2).holdId;
    const auto cancelled = valueFrom(m_desk->booking().cancelHold(hold, u"their wish"_s));
    QCOMPARE(std::get<HoldCancelled>(cancelled).receipt.numbers.available, 8);
    QCOMPARE(database().text("SELECT cancel_reason FROM holdfast.holds"), u"their wish"_s);
    QVERIFY(
        std::holds_alternative<HoldCancelled>(valueFrom(m_desk->booking().cancelHold(hold, {}))));
    const HoldId late = placed(slot).holdId;
    database().shiftClock(301s);
    const auto expired = valueFrom(m_desk->booking().cancelHold(late, {}));
    QCOMPARE(std::get<HoldNotOpen>(expired).found, HoldStatus::Expired);
    QVERIFY(std::holds_alternative<NotFound>(
        valueFrom(m_desk->booking().cancelHold(HoldId(9999), {}))));
}

void TestBookingService::extends()
{
    const SlotId slot = database().addSlot(8);
    const HoldReceipt first = placed(slot);
    database().shiftClock(100s);
    const auto extended = valueFrom(m_desk->booking().extendHold(first.holdId));
    QCOMPARE_GE(first.expiresAt.secsTo(std::get<HoldExtended>(extended).receipt.expiresAt), 99);
    valueFrom(m_desk->booking().confirmHold(first.holdId));
    const auto confirmed = valueFrom(m_desk->booking().extendHold(first.holdId));
    QCOMPARE(std::get<HoldNotOpen>(confirmed).found, HoldStatus::Confirmed);
    QVERIFY(
        std::holds_alternative<NotFound>(valueFrom(m_desk->booking().extendHold(HoldId(9999)))));
}

void TestBookingService::settles()
{
    const SlotId slot = database().addSlot(8);
    const PlaceHoldRequest wanted = request(slot);
    const auto never = valueFrom(m_desk->booking().settle(wanted.key));
    QVERIFY(std::holds_alternative<IntentNeverArrived>(never));
    QVERIFY(std::holds_alternative<KeyReused>(valueFrom(m_desk->booking().placeHold(wanted))));
    const PlaceHoldRequest other = request(slot);
    const auto held = valueFrom(m_desk->booking().placeHold(other));
    const auto found = valueFrom(m_desk->booking().settle(other.key));
    QCOMPARE(std::get<IntentTookEffect>(found).receipt.holdId,
        std::get<HoldPlaced>(held).receipt.holdId);
}

void TestBookingService::readsAHold()
{
    const SlotId slot = database().addSlot(8);
    PlaceHoldRequest wanted = request(slot, 3);
    wanted.customerName = u"Řehoř O'Brien"_s;
    wanted.customerPhone = u"+420 900 000 000"_s;
    wanted.note = u"<b>window</b>"_s;
    const auto held = valueFrom(m_desk->booking().placeHold(wanted));
    const auto hold = valueFrom(m_desk->booking().hold(std::get<HoldPlaced>(held).receipt.holdId));
    QVERIFY(hold.has_value());
    QCOMPARE(hold->slotId, slot);
    QCOMPARE(hold->partySize, 3);
    QCOMPARE(hold->customerName, wanted.customerName);
    QCOMPARE(hold->customerPhone, wanted.customerPhone);
    QVERIFY(hold->customerId.isValid());
    QCOMPARE(hold->note, wanted.note);
    QVERIFY((hold->origin == HoldOrigin { u"desk"_s, u"desk 1"_s, u"desk"_s, true }));
    QCOMPARE_GT(hold->secondsLeft(), 290);
    QVERIFY(!valueFrom(m_desk->booking().hold(HoldId(9999))).has_value());
}

void TestBookingService::readsASlotWithItsHolds()
{
    const SlotId slot = database().addSlot(8);
    const HoldId confirmed = placed(slot, 2).holdId;
    valueFrom(m_desk->booking().confirmHold(confirmed));
    placed(slot, 1);
    database().shiftClock(301s); // the second lapses
    const HoldId open = placed(slot, 3).holdId;
    const auto detail = valueFrom(m_desk->booking().slotDetail(slot));
    QVERIFY(detail.has_value());
    QCOMPARE(detail->resourceName, u"Hall"_s);
    QCOMPARE(detail->slot.capacity, 8);
    QCOMPARE(detail->slot.available, 3);
    QCOMPARE(detail->confirmed, 2);
    QCOMPARE(detail->held, 3);
    QCOMPARE(detail->holds.size(), 2);
    QCOMPARE(detail->holds.at(0).id, open);
    QCOMPARE(detail->holds.at(1).id, confirmed);
    QVERIFY(!valueFrom(m_desk->booking().slotDetail(SlotId(999))).has_value());
}

void TestBookingService::explainsASlot()
{
    const SlotId slot = database().addSlot(8);
    valueFrom(m_desk->booking().confirmHold(placed(slot, 2).holdId));
    placed(slot, 3);
    database().closeSlot(slot, u"flood"_s);
    const auto detail = valueFrom(m_desk->booking().slotDetail(slot));
    int sum = 0;
    QStringList reasons;
    for (const AvailabilityTerm &term : detail->terms) {
        using Kind = AvailabilityTerm::Kind;
        if (term.kind == Kind::Capacity || term.kind == Kind::Confirmed
            || term.kind == Kind::Held) {
            sum += term.quantity;
        }
        if (term.kind == Kind::Closed) {
            reasons.append(term.reason);
        }
        if (term.kind == Kind::Held) {
            QCOMPARE(term.who, u"desk 1"_s);
            QVERIFY(term.until.isValid());
        }
    }
    QCOMPARE(sum, 3);
    QCOMPARE(reasons, QStringList { u"flood"_s });
    QCOMPARE(detail->slot.closedReason, u"flood"_s);
}

void TestBookingService::offersNearbySlots()
{
    const SlotId full = database().addSlot(1);
    const SlotId next = database().addSlot(8);
    database().addSlot(1);
    const auto nearby = valueFrom(m_desk->booking().nearbySlots(full, 2));
    QCOMPARE(nearby.size(), 1);
    QCOMPARE(nearby.first().slot.id, next);
    QCOMPARE(nearby.first().slot.available, 8);
    QCOMPARE(nearby.first().resourceName, u"Hall"_s);
}

void TestBookingService::aKioskIsRefusedItsExtension()
{
    const SlotId slot = database().addSlot(8);
    database().setSetting(u"kiosk_extensions_max"_s, u"0"_s);
    TestDesk kiosk(database().as(TestRole::Kiosk));
    const auto held = valueFrom(kiosk.booking().placeHold(request(slot)));
    const auto refused
        = valueFrom(kiosk.booking().extendHold(std::get<HoldPlaced>(held).receipt.holdId));
    QVERIFY(std::holds_alternative<ExtensionRefused>(refused));
}

void TestBookingService::theJournalIsSettledAfterEachAnswer()
{
    const QTemporaryDir folder;
    TestDesk desk(database().desk(), u"desk 2"_s, folder.path());
    const SlotId slot = database().addSlot(1);
    const auto held = valueFrom(desk.booking().placeHold(request(slot)));
    const HoldId hold = std::get<HoldPlaced>(held).receipt.holdId;
    valueFrom(desk.booking().placeHold(request(slot))); // refused is an answer too
    valueFrom(desk.booking().extendHold(hold));
    valueFrom(desk.booking().confirmHold(hold));
    valueFrom(desk.booking().cancelHold(hold, {}));
    QVERIFY(desk.journal()->unsettled().isEmpty());
    QFile file(folder.filePath(u"intents-1.jsonl"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    for (const char *word : { "place", "extend", "confirm", "cancel", "settled" }) {
        QVERIFY2(content.contains(word), word);
    }
}

void TestBookingService::nothingIsSentWithoutTheJournal()
{
    const QTemporaryDir folder;
    TestDesk desk(database().desk(), u"desk 2"_s, folder.path());
    const SlotId slot = database().addSlot(1);
    QVERIFY(QFile::exists(u"/dev/full"_s));
    // A journal on a full disk: the descriptor of its file now leads to /dev/full.
    const int full = ::open("/dev/full", O_WRONLY);
    const QString path = QFileInfo(folder.filePath(u"intents-1.jsonl"_s)).canonicalFilePath();
    const QDir descriptors(u"/proc/self/fd"_s);
    int journal = -1;
    for (const QString &entry : descriptors.entryList(QDir::Files | QDir::System)) {
        if (QFile::symLinkTarget(descriptors.filePath(entry)) == path) {
            journal = entry.toInt();
        }
    }
    QVERIFY(journal > 0 && ::dup2(full, journal) == journal);
    ::close(full);
    const auto result = waitFor(desk.booking().placeHold(request(slot)));
    QCOMPARE(result.error().code, ErrorCode::DiskFull);
    QCOMPARE(database().number("SELECT count(*) FROM holdfast.holds"), 0);
}

void TestBookingService::anIdThatIsNotValidIsNotFound()
{
    QVERIFY(std::holds_alternative<NotFound>(valueFrom(m_desk->booking().confirmHold({}))));
    QVERIFY(std::holds_alternative<NotFound>(valueFrom(m_desk->booking().cancelHold({}, {}))));
    QVERIFY(std::holds_alternative<NotFound>(valueFrom(m_desk->booking().extendHold({}))));
    QVERIFY(!valueFrom(m_desk->booking().hold({})).has_value());
    QVERIFY(!valueFrom(m_desk->booking().slotDetail({})).has_value());
    QVERIFY(valueFrom(m_desk->booking().nearbySlots({}, 1)).isEmpty());
}

void TestBookingService::aTextThatCannotBeKeptIsInvalidInput()
{
    PlaceHoldRequest wanted = request(database().addSlot(1));
    wanted.note = u"zero"_s + QChar(0) + u"byte"_s;
    const auto result = waitFor(m_desk->booking().placeHold(wanted));
    if (result.isOk()) {
        // libpq ends a text at a zero byte: what is kept must then be the text before it.
        QCOMPARE(database().text("SELECT note FROM holdfast.holds"), u"zero"_s);
    } else {
        QCOMPARE(result.error().code, ErrorCode::InvalidInput);
    }
}

QTEST_GUILESS_MAIN(TestBookingService)
#include "tst_bookingservice.moc"
