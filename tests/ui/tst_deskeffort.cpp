#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"

#include <QAbstractButton>

using namespace Qt::StringLiterals;

/** How many keys the work of a desk takes, beyond the text that is typed. */
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
    void anotherDayTakesOneKey();
    void theFirstFreeSlotTakesFourKeys();
    void theFirstFreeSlotTakesThreeClicks();

private:
    void openEditor();
    void holdOneByKeys();
    PlaceHoldRequest partyOf(int size) const;

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
    constexpr int keysMax = 6;
    QVERIFY2(m_desk->keysPressed() <= keysMax, qPrintable(QString::number(m_desk->keysPressed())));
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
    constexpr int keysMax = 8;
    QVERIFY2(m_desk->keysPressed() <= keysMax, qPrintable(QString::number(m_desk->keysPressed())));
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
    constexpr int keysMax = 4;
    QVERIFY2(m_desk->keysPressed() <= keysMax, qPrintable(QString::number(m_desk->keysPressed())));
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
    constexpr int keysMax = 4;
    QVERIFY2(m_desk->keysPressed() <= keysMax, qPrintable(QString::number(m_desk->keysPressed())));
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
