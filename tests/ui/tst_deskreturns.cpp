#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;

/** Pieces of a booking come back, or never will, by the keyboard alone. */
class TestDeskReturns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void rAndEnterTakeAllBack();
    void whatIsLostIsNotBack();
    void aPartStaysOut();
    void severalItemsAreOneEnter();
    void moreThanIsOutIsRefused();
    void enterTwiceReturnsOnce();
    void aHoldHasNothingToReturn();
    void escapeReturnsNothing();

private:
    void bookAndGoThere(const QList<ExtraLine> &extras);
    void openReturn();
    qint64 onHand(const QString &sku);
    qint64 journalSum(const QByteArray &event);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_slot;
};

void TestDeskReturns::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_theme->choose(ThemeChoice::Light);
    m_language = std::make_unique<Language>();
    m_language->choose(u"en"_s);
}

void TestDeskReturns::init()
{
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_slot = m_desk->addSlot(u"Hall A"_s, 10, 10);
    m_desk->database.addStock(u"SHOES"_s, u"Climbing shoes"_s, 6);
    m_desk->database.addStock(u"ROPE"_s, u"Rope"_s, 2);
    m_desk->open();
}

void TestDeskReturns::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestDeskReturns::bookAndGoThere(const QList<ExtraLine> &extras)
{
    PlaceHoldRequest request;
    request.slotId = m_slot;
    request.partySize = 4;
    request.extras = extras;
    const PlaceHoldOutcome placed = valueFrom(m_desk->desk.booking().placeHold(request));
    QVERIFY(receiptOf(placed));
    const HoldId hold = receiptOf(placed)->holdId;
    QVERIFY(receiptOf(valueFrom(m_desk->desk.booking().confirmHold(hold))));
    m_desk->goTo(m_slot);
    m_desk->press(Qt::Key_F5);
    QTRY_COMPARE(m_desk->presenter().slot().detail()->confirmed, 4);
    m_desk->press(Qt::Key_H);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QTRY_VERIFY(m_desk->isShown(u"returnButton"_s));
}

void TestDeskReturns::openReturn()
{
    m_desk->press(Qt::Key_R);
    QTRY_VERIFY(m_desk->isShown(u"returnBox"_s));
}

qint64 TestDeskReturns::onHand(const QString &sku)
{
    const QList<StockLevel> levels = valueFrom(m_desk->other.stock().levels({}));
    for (const StockLevel &level : levels) {
        if (level.sku == sku) {
            return level.numbers.onHand;
        }
    }
    return -1;
}

qint64 TestDeskReturns::journalSum(const QByteArray &event)
{
    return m_desk->database.number("SELECT coalesce(sum(coalesce(quantity, balance_change)), 0)"
                                   " FROM holdfast.journal WHERE event = '"
        + event + "'");
}

void TestDeskReturns::rAndEnterTakeAllBack()
{
    bookAndGoThere({ { u"SHOES"_s, 4 } });
    QCOMPARE(onHand(u"SHOES"_s), 2);
    openReturn();
    QCOMPARE(m_desk->textOf(u"returned_SHOES"_s), u"4"_s);
    m_desk->savePicture(u"return"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(!m_desk->isShown(u"returnBox"_s));
    QCOMPARE(onHand(u"SHOES"_s), 6);
    QCOMPARE(m_desk->textOf(u"reportText"_s), u"4 pieces are back and can be held again."_s);
    QVERIFY(m_desk->window->dayPage()->grid().hasFocus());
    QTRY_VERIFY(!m_desk->isShown(u"returnButton"_s));
}

void TestDeskReturns::whatIsLostIsNotBack()
{
    bookAndGoThere({ { u"SHOES"_s, 4 } });
    openReturn();
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"1"_s);
    QCOMPARE(m_desk->textOf(u"returned_SHOES"_s), u"3"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(!m_desk->isShown(u"returnBox"_s));
    QCOMPARE(onHand(u"SHOES"_s), 5);
    QCOMPARE(journalSum("lost"), 1);
    QCOMPARE(m_desk->textOf(u"reportText"_s),
        u"3 pieces are back and can be held again. 1 piece is written off."_s);
}

void TestDeskReturns::aPartStaysOut()
{
    bookAndGoThere({ { u"SHOES"_s, 4 } });
    openReturn();
    m_desk->type(u"1"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(!m_desk->isShown(u"returnBox"_s));
    QCOMPARE(onHand(u"SHOES"_s), 3);
    QTRY_COMPARE(m_desk->presenter().pieces().out().value(0).out, 3);
    openReturn();
    QCOMPARE(m_desk->textOf(u"returned_SHOES"_s), u"3"_s);
}

void TestDeskReturns::severalItemsAreOneEnter()
{
    bookAndGoThere({ { u"SHOES"_s, 4 }, { u"ROPE"_s, 2 } });
    openReturn();
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(!m_desk->isShown(u"returnBox"_s));
    QCOMPARE(onHand(u"SHOES"_s), 6);
    QCOMPARE(onHand(u"ROPE"_s), 2);
    QCOMPARE(m_desk->textOf(u"reportText"_s), u"6 pieces are back and can be held again."_s);
}

void TestDeskReturns::moreThanIsOutIsRefused()
{
    bookAndGoThere({ { u"SHOES"_s, 4 } });
    openReturn();
    const HoldId hold = m_desk->presenter().pieces().hold();
    ReturnRequest faster;
    faster.holdId = hold;
    faster.levelId = m_desk->presenter().pieces().out().first().levelId;
    faster.returned = 3;
    QVERIFY(valueFrom(m_desk->other.stock().returnStock(faster)).isDone());
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"reportText"_s), u"Only 1 × Climbing shoes is still out."_s);
    QVERIFY(m_desk->isShown(u"returnBox"_s));
    QCOMPARE(onHand(u"SHOES"_s), 5);
}

void TestDeskReturns::enterTwiceReturnsOnce()
{
    bookAndGoThere({ { u"SHOES"_s, 4 } });
    openReturn();
    m_desk->type(u"2"_s);
    m_desk->press(Qt::Key_Return);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(!m_desk->isShown(u"returnBox"_s));
    QCOMPARE(onHand(u"SHOES"_s), 4);
}

void TestDeskReturns::aHoldHasNothingToReturn()
{
    PlaceHoldRequest request;
    request.slotId = m_slot;
    request.partySize = 1;
    request.extras = { { u"SHOES"_s, 1 } };
    QVERIFY(receiptOf(valueFrom(m_desk->desk.booking().placeHold(request))));
    m_desk->goTo(m_slot);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QVERIFY(!m_desk->isShown(u"returnButton"_s));
    m_desk->press(Qt::Key_R);
    QVERIFY(!m_desk->isShown(u"returnBox"_s));
    QCOMPARE(m_desk->textOf(u"reportText"_s),
        u"Nothing to return: choose a booking with pieces out first."_s);
}

void TestDeskReturns::escapeReturnsNothing()
{
    bookAndGoThere({ { u"SHOES"_s, 4 } });
    openReturn();
    m_desk->press(Qt::Key_Escape);
    QVERIFY(!m_desk->isShown(u"returnBox"_s));
    QVERIFY(m_desk->window->dayPage()->grid().hasFocus());
    QCOMPARE(onHand(u"SHOES"_s), 2);
}

QTEST_MAIN(TestDeskReturns)
#include "tst_deskreturns.moc"
