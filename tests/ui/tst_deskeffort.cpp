#include "tests/support/waitfor.h"
#include "tests/ui/deskcustomer.h"

#include <QAbstractButton>

using namespace Qt::StringLiterals;

/** How many keys the work of a desk takes, beyond the text that is typed: D1 to D10. */
class TestDeskEffort : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aKnownCustomerTakesSixKeys();
    void aWalkInWithNameAndPhoneTakesEightKeys();
    void confirmingTakesOneKey();
    void cancellingWithAReasonTakesFourKeys();
    void movingToAnotherSlotTakesSixKeys();
    void anExtraPaidWithCreditTakesSixKeys();
    void aPartGivenBackTakesEightKeys();
    void findingTakesTwoKeys_data();
    void findingTakesTwoKeys();
    void anotherDayTakesOneKey();
    void theFirstFreeSlotTakesFourKeys();
    void theFirstFreeSlotTakesThreeClicks();

private:
    void openEditor();
    void holdOneByKeys();
    PlaceHoldRequest partyOf(int size) const;
    void bookPaidWithCredit();
    void checkBudget(int keysMax);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_slot;
};

void TestDeskEffort::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
    m_language->choose(u"en"_s);
}

void TestDeskEffort::init()
{
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_slot = m_desk->addSlot(u"Hall A"_s, 10, 10);
    m_desk->open();
    m_desk->goTo(m_slot);
    m_desk->countFromNow();
}

void TestDeskEffort::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestDeskEffort::openEditor()
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
}

void TestDeskEffort::holdOneByKeys()
{
    openEditor();
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
}

PlaceHoldRequest TestDeskEffort::partyOf(int size) const
{
    PlaceHoldRequest request;
    request.slotId = m_slot;
    request.partySize = size;
    return request;
}

void TestDeskEffort::checkBudget(int keysMax)
{
    QVERIFY2(m_desk->keysPressed() <= keysMax, qPrintable(QString::number(m_desk->keysPressed())));
}

/** With the customer chosen in the editor: four pairs of shoes and 1,200 credits, then C. */
void TestDeskEffort::bookPaidWithCredit()
{
    m_desk.reset(); // one window at a time has the keyboard
    auto customer = std::make_unique<DeskCustomer>(*m_cluster, *m_theme, *m_language);
    DeskCustomer &desk = *customer;
    m_desk = std::move(customer);
    desk.openAtSlot();
    desk.openEditor(u"4"_s);
    desk.chooseNovak();
    desk.countFromNow();
    desk.press(Qt::Key_X, Qt::AltModifier);
    desk.press(Qt::Key_Tab);
    desk.typeInto(u"extra_SHOES"_s, u"4"_s);
    desk.press(Qt::Key_P);
    desk.typeInto(u"pay_default"_s, u"1200"_s);
    desk.press(Qt::Key_Return);
    QTRY_VERIFY(desk.presenter().slot().chosenHold());
    desk.press(Qt::Key_C);
    QTRY_COMPARE(desk.holdsWith(u"confirmed"_s), 1);
}

void TestDeskEffort::aKnownCustomerTakesSixKeys()
{
    PlaceHoldRequest earlier;
    earlier.slotId = m_slot;
    earlier.partySize = 1;
    earlier.customerName = u"Jana Řeřicha"_s;
    earlier.customerPhone = u"+420 601 234 567"_s;
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(earlier))));

    openEditor();
    m_desk->type(u"2"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"rericha"_s);
    QTRY_VERIFY(m_desk->isShown(u"customerSuggestions"_s));
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_Return);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->holdsWith(u"confirmed"_s), 1);
    QCOMPARE(m_desk->database.number("SELECT count(*) FROM holdfast.customers"), 1);
    checkBudget(6);
}

void TestDeskEffort::aWalkInWithNameAndPhoneTakesEightKeys()
{
    openEditor();
    m_desk->type(u"2"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"Novák"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"601234567"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->holdsWith(u"confirmed"_s), 1);
    QCOMPARE(m_desk->database.text("SELECT name FROM holdfast.customers"), u"Novák"_s);
    QVERIFY(m_desk->database.text("SELECT phone FROM holdfast.customers").contains(u"601"_s));
    checkBudget(8);
}

void TestDeskEffort::confirmingTakesOneKey()
{
    holdOneByKeys();
    m_desk->countFromNow();
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->holdsWith(u"confirmed"_s), 1);
    QCOMPARE(m_desk->keysPressed(), 1);
}

void TestDeskEffort::cancellingWithAReasonTakesFourKeys()
{
    holdOneByKeys();
    m_desk->press(Qt::Key_C);
    QTRY_COMPARE(m_desk->textOf(u"numberConfirmed"_s), u"1"_s);
    m_desk->countFromNow();
    m_desk->press(Qt::Key_Delete);
    QTRY_VERIFY(m_desk->isShown(u"reasonBox"_s));
    m_desk->press(Qt::Key_3);
    QTRY_COMPARE(m_desk->holdsWith(u"cancelled"_s), 1);
    checkBudget(4);
}

void TestDeskEffort::movingToAnotherSlotTakesSixKeys()
{
    const SlotId later = m_desk->addSlot(u"Hall A"_s, 11, 10);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY(m_desk->window->dayPage()->model().cellOf(later));
    holdOneByKeys();
    m_desk->countFromNow();
    m_desk->press(Qt::Key_M);
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->database.number("SELECT slot_id FROM holdfast.holds"), later.value());
    checkBudget(6);
}

void TestDeskEffort::anExtraPaidWithCreditTakesSixKeys()
{
    bookPaidWithCredit();
    checkBudget(6);
    QCOMPARE(m_desk->database.number("SELECT balance FROM api.wallets()"), 40);
}

void TestDeskEffort::aPartGivenBackTakesEightKeys()
{
    bookPaidWithCredit();
    m_desk->countFromNow();
    m_desk->press(Qt::Key_3, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->isShown(u"creditPage"_s));
    m_desk->press(Qt::Key_Slash);
    m_desk->type(u"nov"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->find<QWidget>(u"creditTable"_s)->hasFocus());
    QTRY_COMPARE(m_desk->textOf(u"creditTitle"_s), u"Novák"_s);
    QTRY_COMPARE(m_desk->textOf(u"numberBalance"_s), u"40"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"creditForm"_s));
    m_desk->type(u"300"_s);
    while (!m_desk->find<QWidget>(u"creditReason"_s)->hasFocus() && m_desk->keysPressed() < 8) {
        m_desk->press(Qt::Key_Tab);
    }
    m_desk->type(u"one pair did not fit"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->database.number("SELECT balance FROM api.wallets()"), 340);
    checkBudget(8);
}

void TestDeskEffort::findingTakesTwoKeys_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("name") << u"rericha"_s;
    QTest::newRow("phone") << u"601 234"_s;
    QTest::newRow("code") << u"code"_s;
}

void TestDeskEffort::findingTakesTwoKeys()
{
    QFETCH(const QString, text);
    PlaceHoldRequest earlier = partyOf(2);
    earlier.customerName = u"Jana Řeřicha"_s;
    earlier.customerPhone = u"+420 601 234 567"_s;
    const HoldId wanted = receiptOf(valueFrom(m_desk->other.booking().placeHold(earlier)))->holdId;
    const bool isCode = text == u"code";
    m_desk->press(Qt::Key_Slash);
    m_desk->type(isCode ? m_desk->database.text(
                     "SELECT holdfast.code_of(" + QByteArray::number(wanted.value()) + ')')
                        : text);
    m_desk->press(Qt::Key_Return);
    if (isCode) {
        QTRY_VERIFY(m_desk->presenter().slot().chosenHold()
            && m_desk->presenter().slot().chosenHold()->id == wanted);
    } else {
        QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"Jana Řeřicha"_s);
    }
    checkBudget(2);
}

void TestDeskEffort::anotherDayTakesOneKey()
{
    m_desk->press(Qt::Key_PageDown);
    QTRY_VERIFY(m_desk->presenter().day().isGridCurrent());
    QCOMPARE(m_desk->presenter().day().day(), m_desk->day().addDays(1));
    QCOMPARE(m_desk->keysPressed(), 1);
}

void TestDeskEffort::theFirstFreeSlotTakesFourKeys()
{
    const SlotId large = m_desk->addSlot(u"Hall B"_s, 15, 12);
    m_desk->press(Qt::Key_F);
    m_desk->press(Qt::Key_1);
    m_desk->press(Qt::Key_2);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->window->dayPage()->grid().currentSlot(), large);
    checkBudget(4);
}

void TestDeskEffort::theFirstFreeSlotTakesThreeClicks()
{
    QVERIFY(receiptOf(valueFrom(m_desk->other.booking().placeHold(partyOf(8)))));
    const SlotId large = m_desk->addSlot(u"Hall B"_s, 15, 12);
    int clicks = 0;
    for (const QString &name : { u"freeOpen"_s, u"freeQuick5"_s }) {
        auto *button = m_desk->find<QAbstractButton>(name);
        QVERIFY2(button && button->isVisible(), qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
        ++clicks;
    }
    QTRY_COMPARE(m_desk->window->dayPage()->grid().currentSlot(), large);
    constexpr int clicksMax = 3;
    QVERIFY(clicks <= clicksMax);
}

QTEST_MAIN(TestDeskEffort)
#include "tst_deskeffort.moc"
