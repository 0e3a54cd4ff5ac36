#include "tests/support/creditcaller.h"
#include "tests/support/waitfor.h"
#include "tests/ui/kioskfixture.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/** A member pays at a kiosk: the card is scanned, the credits go with the places. */
class TestKioskCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aMemberPaysAndIsBooked();
    void aCardStandsForAName();
    void tooFewCreditsAreSaid();
    void anUnknownCardIsSaid();
    void whatHasNoPriceIsNotPaidByCard();
    void anotherTimeIsAskedForAnew();
    void aLostPaymentIsSentAgain();
    void startingOverGivesCreditsBack();
    void nothingOfTheCardStays();

private:
    void setPrice(qint64 minor);
    void scan();

    qint64 available();

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<KioskFixture> m_kiosk;
    SlotId m_slot;
    SlotId m_later;
    QString m_card;
};

void TestKioskCards::initTestCase() { m_cluster = std::make_unique<TestCluster>(); }

void TestKioskCards::init()
{
    m_kiosk = std::make_unique<KioskFixture>(*m_cluster);
    m_slot = m_kiosk->addSlot(u"Hall A"_s, 10, 4);
    m_later = m_kiosk->addSlot(u"Hall A"_s, 11, 4);
    setPrice(400);
    TestDatabase &database = m_kiosk->database;
    database.execute("UPDATE holdfast.settings SET value = '100' WHERE name = 'credit_minor';"
                     "INSERT INTO holdfast.customers (site_id, name, name_fold) "
                     "VALUES (1, 'Anna', 'anna')");
    CreditCaller desk(database.as(TestRole::Staff));
    QCOMPARE(desk.grant(1, 10).outcome, u"granted"_s);
    m_card = database.text("SELECT card FROM api.member_card(1)");
    m_kiosk->open();
}

void TestKioskCards::cleanup()
{
    m_kiosk->kill();
    QCOMPARE(m_kiosk->database.doctor(), QString());
    m_kiosk.reset();
}

void TestKioskCards::setPrice(qint64 minor)
{
    const QByteArray price = QByteArray::number(minor);
    m_kiosk->database.execute("UPDATE holdfast.slots SET price_minor = " + price
        + "; UPDATE holdfast.pools SET price_minor = " + price + " WHERE kind = 'slot'");
}

void TestKioskCards::scan() { m_kiosk->flow().scanned(m_card); }

qint64 TestKioskCards::available()
{
    return m_kiosk->database.number(
        "SELECT n.available FROM holdfast.wallets w, "
        "holdfast.wallet_numbers(w.pool_id, holdfast.now()) n WHERE w.customer_id = 1");
}

void TestKioskCards::aMemberPaysAndIsBooked()
{
    m_kiosk->goToReview(m_slot, u"Anna"_s);
    scan();
    QTRY_VERIFY(m_kiosk->flow().credits());
    QCOMPARE(m_kiosk->flow().credits()->price, 4);
    QCOMPARE(m_kiosk->flow().credits()->available, 10);
    m_kiosk->flow().payWithCredits();
    m_kiosk->flow().payWithCredits(); // pressed twice
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Done);
    QCOMPARE(m_kiosk->holdsWith(u"confirmed"_s), 1);
    QCOMPARE(available(), 6);
}

void TestKioskCards::aCardStandsForAName()
{
    m_kiosk->goToName(m_slot);
    scan();
    QTRY_VERIFY(m_kiosk->flow().credits());
    m_kiosk->flow().next();
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Review);
    m_kiosk->flow().next();
    QTRY_VERIFY(m_kiosk->flow().step() == KioskStep::Done);
    QCOMPARE(m_kiosk->database.number("SELECT customer_id FROM holdfast.holds"), 1);
    QCOMPARE(available(), 6);
}

void TestKioskCards::tooFewCreditsAreSaid()
{
    setPrice(1'100);
    m_kiosk->goToReview(m_slot, u"Anna"_s);
    scan();
    QTRY_VERIFY(m_kiosk->flow().message());
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::CreditsShort);
    QCOMPARE(m_kiosk->flow().message()->count, 10);
    m_kiosk->flow().payWithCredits();
    QVERIFY(!m_kiosk->flow().isBusy());
    QCOMPARE(available(), 10);
}

void TestKioskCards::anUnknownCardIsSaid()
{
    m_kiosk->goToReview(m_slot, u"Anna"_s);
    m_kiosk->flow().scanned(u"HM of another house"_s);
    QTRY_VERIFY(m_kiosk->flow().message());
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::CardUnknown);
    QVERIFY(!m_kiosk->flow().credits());
}

void TestKioskCards::whatHasNoPriceIsNotPaidByCard()
{
    setPrice(0);
    m_kiosk->goToReview(m_slot, u"Anna"_s);
    scan();
    QTRY_VERIFY(m_kiosk->flow().message());
    QVERIFY(m_kiosk->flow().message()->kind == KioskMessage::Kind::CardNotUsable);
}

void TestKioskCards::anotherTimeIsAskedForAnew()
{
    m_kiosk->goToName(m_slot);
    scan();
    QTRY_VERIFY(m_kiosk->flow().credits());
    m_kiosk->flow().back();
    QVERIFY(m_kiosk->flow().step() == KioskStep::When);
    m_kiosk->database.execute("UPDATE holdfast.slots SET price_minor = 700;"
                              "UPDATE holdfast.pools SET price_minor = 700 WHERE kind = 'slot'");
    m_kiosk->flow().chooseTime(m_later);
    QTRY_VERIFY(m_kiosk->flow().credits() && m_kiosk->flow().credits()->price == 7);
}

void TestKioskCards::aLostPaymentIsSentAgain()
{
    m_kiosk->goToReview(m_slot, u"Anna"_s);
    scan();
    QTRY_VERIFY(m_kiosk->flow().credits());
    m_kiosk->loseTheAnswerOf([this] { m_kiosk->flow().payWithCredits(); });
    QTRY_VERIFY_WITH_TIMEOUT(m_kiosk->flow().step() == KioskStep::Done, answerPatience.count());
    QCOMPARE(m_kiosk->holdsWith(u"confirmed"_s), 1);
    QCOMPARE(available(), 6);
}

void TestKioskCards::startingOverGivesCreditsBack()
{
    m_kiosk->goToReview(m_slot, u"Anna"_s);
    scan();
    QTRY_VERIFY(m_kiosk->flow().credits());
    RawConnection blocker(m_kiosk->database.administrator().connectionString);
    QVERIFY(
        blocker.run("BEGIN; SELECT 1 FROM holdfast.entry_keys; LOCK holdfast.entry_keys").isOk());
    m_kiosk->flow().payWithCredits();
    QVERIFY(m_kiosk->flow().isBusy());
    m_kiosk->flow().startOver();
    QVERIFY(m_kiosk->flow().step() == KioskStep::Welcome);
    QVERIFY(blocker.run("ROLLBACK").isOk());
    QTRY_COMPARE(m_kiosk->holdsWith(u"cancelled"_s), 1);
    QTRY_COMPARE(available(), 10);
}

void TestKioskCards::nothingOfTheCardStays()
{
    m_kiosk->goToReview(m_slot, u"Anna"_s);
    scan();
    QTRY_VERIFY(m_kiosk->flow().credits());
    m_kiosk->pass(66s);
    m_kiosk->pass(20s);
    QVERIFY(m_kiosk->flow().step() == KioskStep::Welcome);
    QVERIFY(!m_kiosk->flow().credits());
    QCOMPARE(m_kiosk->flow().visit(), KioskVisit());
}

QTEST_GUILESS_MAIN(TestKioskCards)
#include "tst_kioskcards.moc"
