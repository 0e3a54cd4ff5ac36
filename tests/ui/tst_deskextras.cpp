#include "tests/support/waitfor.h"
#include "tests/ui/deskcustomer.h"
#include "ui/widgets/keybutton.h"

using namespace Qt::StringLiterals;

/** Extras with a hold, and a hold of places, pieces and credits, by the keyboard alone. */
class TestDeskExtras : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void oneEnterHoldsPlacesPiecesAndCredits();
    void cConfirmsAllOfIt();
    void unusedPartsAreOneLineEach();
    void tabReachesThem();
    void lettersStayLettersInTheName();
    void whatWasTypedStaysWithTheDraft();
    void shortPiecesAreLoweredByOneKey();
    void noPiecesLeftOffersTheHoldWithout();
    void aNewKeyComesOnlyAfterARefusal();
    void manyExtrasAreFoundByTyping();
    void aSiteWithoutExtrasShowsNone();

private:
    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskCustomer> m_desk;
};

void TestDeskExtras::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_theme->choose(ThemeChoice::Light);
    m_language = std::make_unique<Language>();
    m_language->choose(u"en"_s);
}

void TestDeskExtras::init()
{
    m_desk = std::make_unique<DeskCustomer>(*m_cluster, *m_theme, *m_language);
    m_desk->openAtSlot();
}

void TestDeskExtras::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestDeskExtras::oneEnterHoldsPlacesPiecesAndCredits()
{
    m_desk->openEditor(u"4"_s);
    m_desk->chooseNovak();
    m_desk->press(Qt::Key_X, Qt::AltModifier);
    m_desk->press(Qt::Key_Tab);
    m_desk->typeInto(u"extra_SHOES"_s, u"4"_s);
    m_desk->press(Qt::Key_P);
    m_desk->typeInto(u"pay_default"_s, u"1200"_s);
    m_desk->savePicture(u"extras-editor"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QCOMPARE(m_desk->openLines(), 3);
    QCOMPARE(m_desk->database.rows("SELECT quantity FROM holdfast.hold_lines ORDER BY quantity"),
        (QList<QStringList> { { u"4"_s }, { u"4"_s }, { u"1200"_s } }));
    QTRY_VERIFY(m_desk->cardText().contains(u"Novák, 4 people"_s));
    QVERIFY(m_desk->cardText().contains(u"4 × Climbing shoes · 1,200 credits"_s));
    m_desk->savePicture(u"extras-held"_s);
}

void TestDeskExtras::cConfirmsAllOfIt()
{
    oneEnterHoldsPlacesPiecesAndCredits();
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->holdsWith(u"confirmed"_s), 1);
    QCOMPARE(m_desk->openLines(), 0);
    QCOMPARE(
        valueFrom(m_desk->other.credits().wallets({ m_desk->novak(), {}, 1 })).value(0).balance,
        40);
    QTRY_VERIFY(m_desk->cardText().contains(u"confirmed"_s));
    QVERIFY(m_desk->cardText().contains(u"4 × Climbing shoes · 1,200 credits"_s));
    QTRY_VERIFY(m_desk->isShown(u"returnButton"_s));
}

void TestDeskExtras::unusedPartsAreOneLineEach()
{
    m_desk->openEditor(u"2"_s);
    QVERIFY(m_desk->isShown(u"extrasButton"_s));
    QVERIFY(!m_desk->isShown(u"extra_SHOES"_s));
    QCOMPARE(m_desk->find<KeyButton>(u"extrasButton"_s)->keyText(), u"X"_s);
    m_desk->chooseNovak();
    QVERIFY(!m_desk->isShown(u"pay_default"_s));
    // The cursor is in the name: there a letter is a letter.
    QCOMPARE(m_desk->find<KeyButton>(u"payButton"_s)->keyText(), u"Alt+P"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QCOMPARE(m_desk->openLines(), 1);
}

void TestDeskExtras::tabReachesThem()
{
    m_desk->openEditor(u"2"_s);
    m_desk->chooseNovak();
    m_desk->press(Qt::Key_Tab);
    QVERIFY(m_desk->find<QWidget>(u"customerPhone"_s)->hasFocus());
    m_desk->press(Qt::Key_Tab);
    QVERIFY(m_desk->find<QWidget>(u"extrasButton"_s)->hasFocus());
    m_desk->press(Qt::Key_Space);
    QVERIFY(m_desk->find<QWidget>(u"extra_ROPE"_s)->hasFocus());
    m_desk->press(Qt::Key_Tab);
    QVERIFY(m_desk->find<QWidget>(u"extra_SHOES"_s)->hasFocus());
    m_desk->press(Qt::Key_Tab);
    QVERIFY(m_desk->find<QWidget>(u"payButton"_s)->hasFocus());
    m_desk->press(Qt::Key_Space);
    QVERIFY(m_desk->find<QWidget>(u"pay_default"_s)->hasFocus());
    m_desk->press(Qt::Key_Tab);
    QVERIFY(m_desk->find<QWidget>(u"holdNote"_s)->hasFocus());
}

void TestDeskExtras::lettersStayLettersInTheName()
{
    m_desk->openEditor(u"2"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"xp"_s);
    QCOMPARE(m_desk->textOf(u"customerName"_s), u"xp"_s);
    QVERIFY(!m_desk->isShown(u"extra_SHOES"_s));
}

void TestDeskExtras::whatWasTypedStaysWithTheDraft()
{
    m_desk->openEditor(u"2"_s);
    m_desk->chooseNovak();
    m_desk->press(Qt::Key_X, Qt::AltModifier);
    m_desk->typeInto(u"extra_ROPE"_s, u"1"_s);
    m_desk->press(Qt::Key_P);
    m_desk->typeInto(u"pay_default"_s, u"1 2"_s);
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY(!m_desk->isShown(u"holdEditor"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    QTRY_VERIFY(m_desk->isShown(u"pay_default"_s));
    QCOMPARE(m_desk->textOf(u"extra_ROPE"_s), u"1"_s);
    QCOMPARE(m_desk->textOf(u"pay_default"_s), u"1 2"_s);
    m_desk->press(Qt::Key_Escape);
    m_desk->goTo(m_desk->nextSlot());
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    QVERIFY(!m_desk->isShown(u"extra_ROPE"_s));
    QVERIFY(!m_desk->isShown(u"pay_default"_s));
}

void TestDeskExtras::shortPiecesAreLoweredByOneKey()
{
    m_desk->openEditor(u"4"_s);
    m_desk->press(Qt::Key_X);
    m_desk->press(Qt::Key_Tab);
    m_desk->typeInto(u"extra_SHOES"_s, u"9"_s);
    QCOMPARE(m_desk->textOf(u"extraAvailable_SHOES"_s), u"only 6 available"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"refusalCard"_s));
    QCOMPARE(m_desk->textOf(u"refusalText"_s), u"Only 6 × Climbing shoes are left."_s);
    QCOMPARE(m_desk->textOf(u"nearby1"_s), u"Hold with 6 × Climbing shoes"_s);
    QCOMPARE(m_desk->textOf(u"nearby2"_s), u"Hold without Climbing shoes"_s);
    QVERIFY(!m_desk->isShown(u"nearby3"_s));
    m_desk->savePicture(u"extras-short"_s);
    m_desk->press(Qt::Key_1);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QVERIFY(m_desk->cardText().contains(u"6 × Climbing shoes"_s));
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.holds"), 1);
}

void TestDeskExtras::noPiecesLeftOffersTheHoldWithout()
{
    m_desk->openEditor(u"1"_s);
    m_desk->press(Qt::Key_X);
    m_desk->typeInto(u"extra_ROPE"_s, u"1"_s);
    PlaceHoldRequest faster;
    faster.slotId = m_desk->nextSlot();
    faster.partySize = 1;
    faster.extras = { { u"ROPE"_s, 2 } };
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(faster))));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"refusalCard"_s));
    QCOMPARE(m_desk->textOf(u"refusalText"_s), u"Rope: none left."_s);
    QCOMPARE(m_desk->textOf(u"nearby1"_s), u"Hold without Rope"_s);
    m_desk->press(Qt::Key_1);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QVERIFY(!m_desk->cardText().contains(u"Rope"_s));
}

void TestDeskExtras::aNewKeyComesOnlyAfterARefusal()
{
    m_desk->openEditor(u"4"_s);
    const IdempotencyKey first = m_desk->presenter().hold().draft()->key;
    m_desk->press(Qt::Key_X);
    m_desk->typeInto(u"extra_ROPE"_s, u"3"_s);
    QCOMPARE(m_desk->presenter().hold().draft()->key, first);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"refusalCard"_s));
    QVERIFY(m_desk->presenter().hold().draft()->key != first);
}

void TestDeskExtras::manyExtrasAreFoundByTyping()
{
    for (const QString &name :
        { u"Řemen"_s, u"Helmet"_s, u"Harness"_s, u"Chalk bag"_s, u"Towel"_s }) {
        m_desk->database.addStock(name.left(3).toUpper(), name, 8);
    }
    m_desk->openEditor(u"1"_s);
    QTRY_COMPARE(m_desk->presenter().extras().extras().size(), 7);
    m_desk->press(Qt::Key_X);
    m_desk->typeInto(u"extrasFilter"_s, u"rem"_s);
    QVERIFY(m_desk->isShown(u"extra_ŘEM"_s));
    QVERIFY(!m_desk->isShown(u"extra_HEL"_s));
    m_desk->press(Qt::Key_Down);
    m_desk->typeInto(u"extra_ŘEM"_s, u"2"_s);
    m_desk->press(Qt::Key_X);
    m_desk->typeInto(u"extrasFilter"_s, u"bag"_s);
    QVERIFY(m_desk->isShown(u"extra_ŘEM"_s));
    m_desk->press(Qt::Key_Down);
    m_desk->typeInto(u"extra_CHA"_s, u"1"_s);
    m_desk->savePicture(u"extras-many"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QVERIFY(m_desk->cardText().contains(u"1 × Chalk bag, 2 × Řemen"_s));
}

void TestDeskExtras::aSiteWithoutExtrasShowsNone()
{
    m_desk->database.execute("TRUNCATE holdfast.stock_levels, holdfast.stock_items CASCADE;"
                             "DELETE FROM holdfast.journal WHERE pool_id IN (SELECT pool_id FROM"
                             " holdfast.pools WHERE kind = 'stock');"
                             "DELETE FROM holdfast.pools WHERE kind = 'stock'");
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    QTRY_VERIFY(!m_desk->isShown(u"extrasField"_s));
    m_desk->press(Qt::Key_X);
    QVERIFY(m_desk->find<QWidget>(u"partySize"_s)->hasFocus());
}

QTEST_MAIN(TestDeskExtras)
#include "tst_deskextras.moc"
