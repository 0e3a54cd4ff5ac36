#include "tests/support/waitfor.h"
#include "tests/ui/deskcustomer.h"

using namespace Qt::StringLiterals;

/** Paying with credits in the editor of a hold, by the keyboard alone. */
class TestDeskCredits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void enterTwiceIsOneHold();
    void shortCreditsAreLoweredByOneKey();
    void escapeGoesBackToWhatWasTyped();
    void amountsThatCanBeReadInTwoWays_data();
    void amountsThatCanBeReadInTwoWays();
    void whatWasReadIsSaidAgain();
    void aWalkInHasNoWallet();
    void anotherCustomerTakesTheAmountAway();
    void aPlaceWithoutCreditHoldsHidesThePayLine();
    void creditsSwitchedOffMeanwhileAreLeftOutByOneKey();

private:
    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskCustomer> m_desk;
};

void TestDeskCredits::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_theme->choose(ThemeChoice::Light);
    m_language = std::make_unique<Language>();
    m_language->choose(u"en"_s);
}

void TestDeskCredits::init()
{
    m_desk = std::make_unique<DeskCustomer>(*m_cluster, *m_theme, *m_language);
    m_desk->openAtSlot();
}

void TestDeskCredits::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestDeskCredits::enterTwiceIsOneHold()
{
    m_desk->openEditor(u"2"_s);
    m_desk->chooseNovak();
    m_desk->press(Qt::Key_P, Qt::AltModifier);
    m_desk->typeInto(u"pay_default"_s, u"500"_s);
    m_desk->press(Qt::Key_Return);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.holds"), 1);
    QCOMPARE(m_desk->database.number("SELECT sum(quantity) FROM holdfast.hold_lines"), 502);
}

void TestDeskCredits::shortCreditsAreLoweredByOneKey()
{
    m_desk->openEditor(u"4"_s);
    m_desk->chooseNovak();
    m_desk->press(Qt::Key_P, Qt::AltModifier);
    m_desk->typeInto(u"pay_default"_s, u"2000"_s);
    QCOMPARE(m_desk->textOf(u"payEcho_default"_s), u"2,000 credits: more than there is."_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"refusalCard"_s));
    QCOMPARE(m_desk->textOf(u"refusalText"_s), u"Novák has 1,240 credits available."_s);
    QCOMPARE(m_desk->textOf(u"nearby1"_s), u"Hold with 1,240 credits"_s);
    QCOMPARE(m_desk->textOf(u"nearby2"_s), u"Hold without credits"_s);
    m_desk->savePicture(u"credits-short"_s);
    m_desk->press(Qt::Key_1);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QVERIFY(m_desk->cardText().contains(u"1,240 credits"_s));
}

void TestDeskCredits::escapeGoesBackToWhatWasTyped()
{
    m_desk->openEditor(u"4"_s);
    m_desk->chooseNovak();
    m_desk->press(Qt::Key_P, Qt::AltModifier);
    m_desk->typeInto(u"pay_default"_s, u"2000"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"refusalCard"_s));
    m_desk->press(Qt::Key_Escape);
    QVERIFY(m_desk->isShown(u"holdEditor"_s));
    QCOMPARE(m_desk->textOf(u"pay_default"_s), u"2000"_s);
    QVERIFY(m_desk->find<QWidget>(u"pay_default"_s)->hasFocus());
    QCOMPARE(m_desk->openLines(), 0);
}

void TestDeskCredits::amountsThatCanBeReadInTwoWays_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("why");
    QTest::newRow("comma") << u"12,345"_s
                           << u"“12,345” can be read in two ways. Type 12345 if that is meant."_s;
    QTest::newRow("dot") << u"12.345"_s
                         << u"“12.345” can be read in two ways. Type 12345 if that is meant."_s;
    QTest::newRow("nothing") << u"0"_s << u"The amount must be at least 1."_s;
    QTest::newRow("below") << u"-5"_s << u"The amount cannot be negative."_s;
    QTest::newRow("exponent") << u"1e3"_s
                              << u"Type all digits of the amount, without an exponent."_s;
    QTest::newRow("word") << u"many"_s << u"“many” is not an amount."_s;
}

void TestDeskCredits::amountsThatCanBeReadInTwoWays()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, why);
    m_desk->openEditor(u"1"_s);
    m_desk->chooseNovak();
    m_desk->press(Qt::Key_P, Qt::AltModifier);
    m_desk->typeInto(u"pay_default"_s, typed);
    QCOMPARE(m_desk->textOf(u"payEcho_default"_s), why);
    m_desk->find<QWidget>(u"partySize"_s)->setFocus();
    m_desk->press(Qt::Key_Return);
    QVERIFY(m_desk->isShown(u"holdEditor"_s));
    QVERIFY(m_desk->find<QWidget>(u"pay_default"_s)->hasFocus());
    QCOMPARE(m_desk->textOf(u"reportText"_s),
        u"The amount of credits cannot be read. Nothing was sent."_s);
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.holds"), 0);
}

void TestDeskCredits::whatWasReadIsSaidAgain()
{
    m_desk->openEditor(u"1"_s);
    m_desk->chooseNovak();
    m_desk->press(Qt::Key_P, Qt::AltModifier);
    m_desk->typeInto(u"pay_default"_s, u"1\u202F200"_s);
    QCOMPARE(m_desk->textOf(u"payEcho_default"_s), u"Holds 1,200 credits."_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QVERIFY(m_desk->cardText().contains(u"1,200 credits"_s));
}

void TestDeskCredits::aWalkInHasNoWallet()
{
    m_desk->openEditor(u"1"_s);
    QCOMPARE(m_desk->textOf(u"payWords"_s), u"Credits: a walk-in has no wallet."_s);
    QVERIFY(!m_desk->isShown(u"payButton"_s));
    m_desk->press(Qt::Key_P);
    QVERIFY(m_desk->find<QWidget>(u"partySize"_s)->hasFocus());
    QCOMPARE(m_desk->textOf(u"partySize"_s), u"1"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"Svoboda"_s);
    QCOMPARE(m_desk->textOf(u"payWords"_s),
        u"Credits: choose the customer from the list to pay with them."_s);
}

void TestDeskCredits::anotherCustomerTakesTheAmountAway()
{
    m_desk->openEditor(u"1"_s);
    m_desk->chooseNovak();
    m_desk->press(Qt::Key_P, Qt::AltModifier);
    m_desk->typeInto(u"pay_default"_s, u"100"_s);
    m_desk->find<QWidget>(u"customerName"_s)->setFocus();
    m_desk->type(u"x"_s);
    QVERIFY(!m_desk->isShown(u"pay_default"_s));
    QVERIFY(m_desk->presenter().hold().draft()->credits.isEmpty());
}

void TestDeskCredits::aPlaceWithoutCreditHoldsHidesThePayLine()
{
    m_desk->database.setSetting(u"credit_holds"_s, u"off"_s);
    m_desk->openEditor(u"1"_s);
    QTRY_VERIFY(!m_desk->isShown(u"payField"_s));
    QVERIFY(m_desk->textOf(u"whyText"_s).contains(u"Credits are not held at this place."_s));
    m_desk->database.setSetting(u"credit_holds"_s, u"on"_s);
    m_desk->press(Qt::Key_Escape);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"payField"_s));
    QVERIFY(!m_desk->textOf(u"whyText"_s).contains(u"Credits"_s));
}

void TestDeskCredits::creditsSwitchedOffMeanwhileAreLeftOutByOneKey()
{
    m_desk->openEditor(u"1"_s);
    m_desk->chooseNovak();
    m_desk->press(Qt::Key_P, Qt::AltModifier);
    m_desk->typeInto(u"pay_default"_s, u"100"_s);
    m_desk->database.setSetting(u"credit_holds"_s, u"off"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"refusalCard"_s));
    QCOMPARE(m_desk->textOf(u"refusalText"_s), u"Credits are not held at this place."_s);
    m_desk->press(Qt::Key_1);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QCOMPARE(m_desk->openLines(), 1);
}

QTEST_MAIN(TestDeskCredits)
#include "tst_deskcredits.moc"
