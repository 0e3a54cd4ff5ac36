#include "tests/support/waitfor.h"
#include "tests/ui/kioskfixture.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** The way of a visitor, step by step, with the login of a kiosk on a real database. */
class TestKioskFlow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aPlainBookingIsMade();
    void activitiesShowTheirNextTime();
    void twoPressesAreOneHold();
    void theSameTimeAgainIsTheSameHold();
    void anotherTimeComesBeforeTheOldOneGoes();
    void aRefusalKeepsTheOldPlace();
    void theLastPlaceTakenOffersTheNearest();
    void extrasAreHeldAllOrNone();
    void backKeepsThePlaceAndWhatWasTyped();
    void aNameOfBlanksIsAskedForAgain();
    void anyNameIsKeptAsTyped_data();
    void anyNameIsKeptAsTyped();
    void startOverGivesThePlaceBackAtOnce();
    void whoLeavesGivesThePlaceBackAtOnce();
    void thePlaceIsHandedToTheDesk();
    void aPrinterThatIsAwayIsSaid();
    void aResultGoesByItself();
    void aClosedKioskLetsWhoIsInTheMiddleFinish();
    void languageKeepsEverything();
    void nothingOfAVisitStays();

private:
    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<KioskFixture> m_kiosk;
    SlotId m_slot;
    SlotId m_later;
};

void TestKioskFlow::initTestCase() { m_cluster = std::make_unique<TestCluster>(); }

void TestKioskFlow::init()
{
    m_kiosk = std::make_unique<KioskFixture>(*m_cluster);
    m_slot = m_kiosk->addSlot(u"Hall A"_s, 10, 4);
    m_later = m_kiosk->addSlot(u"Hall A"_s, 11, 4);
}

void TestKioskFlow::cleanup()
{
    m_kiosk->kill();
    QCOMPARE(m_kiosk->database.doctor(), QString());
    m_kiosk.reset();
}

void TestKioskFlow::aPlainBookingIsMade()
{
    m_kiosk->open();
    const QString code = m_kiosk->book(m_slot, u"Jan Novák"_s);
    QCOMPARE(code.size(), 8);
    QVERIFY(m_kiosk->flow().step() == KioskStep::Done);
    QCOMPARE(m_kiosk->holdsWith(u"confirmed"_s), 1);
    QCOMPARE(m_kiosk->database.text("SELECT channel FROM holdfast.holds"), u"kiosk"_s);
    QTRY_VERIFY(m_kiosk->flow().paper() == KioskFlow::Paper::Printed);
    QCOMPARE(m_kiosk->printing.printedTickets.size(), 1);
    QVERIFY(m_kiosk->sounds.played.contains(KioskSounds::Sound::Done));
    m_kiosk->flow().next();
    QVERIFY(m_kiosk->flow().step() == KioskStep::Welcome);
    QCOMPARE(m_kiosk->holdsWith(u"confirmed"_s), 1);
}

void TestKioskFlow::activitiesShowTheirNextTime()
{
    m_kiosk->addSlot(u"Sauna"_s, 9, 2);
    m_kiosk->open();
    const QList<KioskActivity> all = m_kiosk->flow().board().activities();
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.first().name, u"Hall A"_s);
    QCOMPARE(all.first().next->slot.id, m_slot);
    QCOMPARE(all.last().name, u"Sauna"_s);
}

void TestKioskFlow::twoPressesAreOneHold()
{
    m_kiosk->open();
    m_kiosk->goToWhen(u"Hall A"_s);
    m_kiosk->flow().chooseTime(m_slot);
    m_kiosk->flow().chooseTime(m_slot);
    m_kiosk->flow().chooseTime(m_later);
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Name);
    QCOMPARE(m_kiosk->holdsWith(u"held"_s), 1);
    QCOMPARE(m_kiosk->flow().hold().slotId(), m_slot);
}

void TestKioskFlow::theSameTimeAgainIsTheSameHold()
{
    m_kiosk->open();
    m_kiosk->goToName(m_slot);
    const HoldId first = m_kiosk->flow().hold().id();
    m_kiosk->flow().back();
    QVERIFY(m_kiosk->flow().step() == KioskStep::When);
    m_kiosk->flow().chooseTime(m_slot);
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Name);
    QCOMPARE(m_kiosk->flow().hold().id(), first);
    QCOMPARE(m_kiosk->holdsWith(u"held"_s), 1);
}

void TestKioskFlow::anotherTimeComesBeforeTheOldOneGoes()
{
    m_kiosk->open();
    m_kiosk->goToName(m_slot);
    m_kiosk->flow().back();
    m_kiosk->flow().chooseTime(m_later);
    QTRY_COMPARE(m_kiosk->flow().hold().slotId(), m_later);
    QTRY_COMPARE(m_kiosk->holdsWith(u"cancelled"_s), 1);
    QCOMPARE(m_kiosk->holdsWith(u"held"_s), 1);
    const qint64 placed = m_kiosk->database.number("SELECT min(entry_id) FROM holdfast.journal"
                                                   " WHERE pool_id = "
        + QByteArray::number(m_later.value()) + " AND event = 'held'");
    const qint64 released = m_kiosk->database.number("SELECT min(entry_id) FROM holdfast.journal"
                                                     " WHERE pool_id = "
        + QByteArray::number(m_slot.value()) + " AND event = 'released'");
    QVERIFY(placed < released);
}

void TestKioskFlow::aRefusalKeepsTheOldPlace()
{
    m_kiosk->open();
    m_kiosk->goToName(m_slot);
    m_kiosk->flow().back();
    PlaceHoldRequest faster;
    faster.slotId = m_later;
    faster.partySize = 4;
    valueFrom(m_kiosk->other.booking().placeHold(faster));
    m_kiosk->flow().chooseTime(m_later);
    QTRY_VERIFY(m_kiosk->flow().message());
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::Taken);
    QCOMPARE(m_kiosk->flow().hold().slotId(), m_slot);
    QVERIFY(m_kiosk->flow().step() == KioskStep::When);
}

void TestKioskFlow::theLastPlaceTakenOffersTheNearest()
{
    const SlotId small = m_kiosk->addSlot(u"Hall A"_s, 12, 1);
    m_kiosk->addSlot(u"Hall A"_s, 13, 4);
    m_kiosk->open();
    m_kiosk->goToWhen(u"Hall A"_s);
    PlaceHoldRequest faster;
    faster.slotId = small;
    valueFrom(m_kiosk->other.booking().placeHold(faster));
    m_kiosk->flow().chooseTime(small);
    QTRY_COMPARE(m_kiosk->flow().nearby().size(), 3);
    QVERIFY(m_kiosk->sounds.played.contains(KioskSounds::Sound::Refused));
    m_kiosk->flow().chooseTime(m_kiosk->flow().nearby().first().slot.id);
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Name);
    QVERIFY(m_kiosk->flow().nearby().isEmpty());
}

void TestKioskFlow::extrasAreHeldAllOrNone()
{
    m_kiosk->database.addStock(u"SHOES"_s, u"Climbing shoes"_s, 3);
    m_kiosk->open();
    m_kiosk->goToWhen(u"Hall A"_s);
    m_kiosk->flow().chooseTime(m_slot);
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Extras);
    m_kiosk->flow().setExtra(u"SHOES"_s, 5);
    m_kiosk->flow().next();
    QTRY_VERIFY(m_kiosk->flow().message());
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::ExtrasShort);
    QCOMPARE(m_kiosk->flow().message()->count, 3);
    m_kiosk->flow().setExtra(u"SHOES"_s, 2);
    m_kiosk->flow().next();
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Name);
    m_kiosk->flow().back();
    QVERIFY(m_kiosk->flow().step() == KioskStep::Extras);
    QCOMPARE(m_kiosk->flow().visit().extras.size(), 1);
    m_kiosk->flow().setExtra(u"SHOES"_s, 0);
    m_kiosk->flow().next();
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Name);
    QTRY_COMPARE(m_kiosk->flow().board().extras().first().available, 3);
}

void TestKioskFlow::backKeepsThePlaceAndWhatWasTyped()
{
    m_kiosk->open();
    m_kiosk->goToReview(m_slot, u"Jan Novák"_s);
    const HoldId hold = m_kiosk->flow().hold().id();
    m_kiosk->flow().back();
    QVERIFY(m_kiosk->flow().step() == KioskStep::Name);
    QCOMPARE(m_kiosk->flow().visit().name, u"Jan Novák"_s);
    QCOMPARE(m_kiosk->flow().hold().id(), hold);
    QCOMPARE(m_kiosk->holdsWith(u"held"_s), 1);
}

void TestKioskFlow::aNameOfBlanksIsAskedForAgain()
{
    m_kiosk->open();
    m_kiosk->goToName(m_slot);
    m_kiosk->flow().setName(u"   "_s);
    m_kiosk->flow().next();
    QVERIFY(m_kiosk->flow().step() == KioskStep::Name);
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::NameMissing);
}

void TestKioskFlow::anyNameIsKeptAsTyped_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("emoji") << u"👩‍👩‍👧 🧗"_s;
    QTest::newRow("Cyrillic") << u"Ёлкина-Щукина Анна-Мария"_s;
    QTest::newRow("an apostrophe") << u"O'Brien; DROP TABLE"_s;
    QTest::newRow("from right to left") << u"שלום עולם"_s;
    QTest::newRow("120 characters") << QString(120, u'ř');
}

void TestKioskFlow::anyNameIsKeptAsTyped()
{
    QFETCH(const QString, name);
    m_kiosk->open();
    m_kiosk->book(m_slot, name);
    QCOMPARE(m_kiosk->holdsWith(u"confirmed"_s), 1);
    QCOMPARE(m_kiosk->database.text("SELECT name FROM holdfast.customers"), name);
}

void TestKioskFlow::startOverGivesThePlaceBackAtOnce()
{
    m_kiosk->open();
    m_kiosk->goToReview(m_slot, u"Jan Novák"_s);
    m_kiosk->flow().setLanguage(u"cs"_s);
    m_kiosk->flow().startOver();
    QVERIFY(m_kiosk->flow().step() == KioskStep::Welcome);
    QCOMPARE(m_kiosk->flow().language(), u"cs"_s); // the same person begins anew
    QTRY_COMPARE(m_kiosk->holdsWith(u"cancelled"_s), 1);
    QTRY_COMPARE(m_kiosk->flow().releaser().count(), 0);
}

void TestKioskFlow::whoLeavesGivesThePlaceBackAtOnce()
{
    m_kiosk->open();
    m_kiosk->goToReview(m_slot, u"Jan Novák"_s);
    m_kiosk->flow().setLanguage(u"cs"_s);
    m_kiosk->pass(65s);
    QVERIFY(m_kiosk->flow().idle().isWarning());
    QVERIFY(m_kiosk->sounds.played.contains(KioskSounds::Sound::Attention));
    m_kiosk->pass(20s);
    QVERIFY(m_kiosk->flow().step() == KioskStep::Welcome);
    QCOMPARE(m_kiosk->flow().language(), u"en"_s);
    QTRY_COMPARE(m_kiosk->holdsWith(u"cancelled"_s), 1);
}

void TestKioskFlow::thePlaceIsHandedToTheDesk()
{
    m_kiosk->open();
    m_kiosk->goToReview(m_slot, u"Jan Novák"_s);
    m_kiosk->flow().payAtDesk();
    QVERIFY(m_kiosk->flow().step() == KioskStep::AtDesk);
    QTRY_VERIFY(m_kiosk->flow().ticket());
    const QString code = m_kiosk->flow().ticket()->code;
    m_kiosk->flow().next();
    QVERIFY(m_kiosk->flow().step() == KioskStep::Welcome);
    QCOMPARE(m_kiosk->flow().releaser().count(), 0);
    QCOMPARE(m_kiosk->holdsWith(u"held"_s), 1);
    const auto taken = valueFrom(m_kiosk->other.changes().takeOver(IdempotencyKey::create(), code));
    Q_UNUSED(taken)
    QCOMPARE(m_kiosk->database.text("SELECT desk FROM holdfast.holds"), u"desk 2"_s);
}

void TestKioskFlow::aPrinterThatIsAwayIsSaid()
{
    m_kiosk->printing.isBroken = true;
    m_kiosk->open();
    QCOMPARE(m_kiosk->book(m_slot, u"Jan Novák"_s).size(), 8);
    QTRY_VERIFY(m_kiosk->flow().paper() == KioskFlow::Paper::Failed);
    QVERIFY(m_kiosk->flow().step() == KioskStep::Done);
}

void TestKioskFlow::aResultGoesByItself()
{
    m_kiosk->open();
    m_kiosk->book(m_slot, u"Jan Novák"_s);
    m_kiosk->pass(14s);
    QVERIFY(m_kiosk->flow().step() == KioskStep::Done);
    m_kiosk->pass(1s);
    QVERIFY(m_kiosk->flow().step() == KioskStep::Welcome);
    QVERIFY(!m_kiosk->flow().ticket());
    QVERIFY(m_kiosk->printing.printedTickets.isEmpty());
}

void TestKioskFlow::aClosedKioskLetsWhoIsInTheMiddleFinish()
{
    m_kiosk->open();
    m_kiosk->goToReview(m_slot, u"Jan Novák"_s);
    m_kiosk->flow().setClosing(KioskClosing { u"Cleaning"_s, {} });
    QVERIFY(m_kiosk->flow().step() == KioskStep::Review);
    m_kiosk->flow().next();
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Done);
    m_kiosk->flow().next();
    QVERIFY(m_kiosk->flow().step() == KioskStep::Closed);
    m_kiosk->flow().begin();
    QVERIFY(m_kiosk->flow().step() == KioskStep::Closed);
    m_kiosk->flow().setClosing({});
    QVERIFY(m_kiosk->flow().step() == KioskStep::Welcome);
}

void TestKioskFlow::languageKeepsEverything()
{
    m_kiosk->open();
    m_kiosk->goToReview(m_slot, u"Jan Novák"_s);
    const KioskVisit visit = m_kiosk->flow().visit();
    const HoldId hold = m_kiosk->flow().hold().id();
    for (const QString &code : { u"ru"_s, u"cs"_s, u"sk"_s, u"en"_s }) {
        m_kiosk->flow().setLanguage(code);
        QVERIFY(m_kiosk->flow().step() == KioskStep::Review);
        QCOMPARE(m_kiosk->flow().visit(), visit);
        QCOMPARE(m_kiosk->flow().hold().id(), hold);
    }
    m_kiosk->flow().setLanguage(u"sk"_s);
    m_kiosk->flow().next();
    QTRY_COMPARE(m_kiosk->printing.lastLanguage, u"sk"_s);
}

void TestKioskFlow::nothingOfAVisitStays()
{
    m_kiosk->open();
    m_kiosk->goToName(m_slot);
    m_kiosk->flow().setName(u"Canary"_s);
    m_kiosk->flow().setPhone(u"+420 777"_s);
    m_kiosk->flow().startOver();
    QCOMPARE(m_kiosk->flow().visit(), KioskVisit());
    QVERIFY(!m_kiosk->flow().chosenTime());
    QVERIFY(!m_kiosk->flow().hold().isHeld());
}

QTEST_GUILESS_MAIN(TestKioskFlow)
#include "tst_kioskflow.moc"
