#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"

#include <QLabel>

using namespace Qt::StringLiterals;

/** Moving, resizing, undoing and swapping at the desk, by the keyboard alone. */
class TestDeskChanges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void mArrowEnterMoves();
    void aMoveToAFullSlotSaysSo();
    void escapeLeavesItWhereItIs();
    void sChangesPlacesOfFullSlots();
    void pAndDigitsResize();
    void ctrlZTakesAMoveBack();
    void ctrlZBringsACancelledBookingBack();
    void anUndoThatCannotBeSaysWhy();
    void keysWithoutAHoldSayWhatIsMissing();
    void theCardShowsCodeAndButtons();
    void aConfirmationIsSaidWholeAtOnce();

private:
    HoldId booked(SlotId slot, qint64 party, const QString &name);
    void choose(SlotId slot, HoldId hold);
    qint64 slotOf(HoldId hold);
    qint64 partyOf(HoldId hold);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_first;
    SlotId m_second;
};

void TestDeskChanges::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_theme->choose(ThemeChoice::Light);
    m_language = std::make_unique<Language>();
    m_language->choose(u"en"_s);
}

void TestDeskChanges::init()
{
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_first = m_desk->addSlot(u"Hall A"_s, 10, 4);
    m_second = m_desk->addSlot(u"Hall A"_s, 11, 4);
    m_desk->open();
}

void TestDeskChanges::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

HoldId TestDeskChanges::booked(SlotId slot, qint64 party, const QString &name)
{
    PlaceHoldRequest request;
    request.slotId = slot;
    request.partySize = party;
    request.customerName = name;
    const PlaceHoldOutcome placed = valueFrom(m_desk->other.booking().placeHold(request));
    const HoldId hold = receiptOf(placed) ? receiptOf(placed)->holdId : HoldId();
    valueFrom(m_desk->other.booking().confirmHold(hold));
    return hold;
}

void TestDeskChanges::choose(SlotId slot, HoldId hold)
{
    m_desk->goTo(slot);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY(m_desk->presenter().slot().detail()
        && !m_desk->presenter().slot().detail()->holds.isEmpty());
    m_desk->presenter().slot().choose(hold);
    QTRY_VERIFY(m_desk->isShown(u"moveButton"_s));
}

qint64 TestDeskChanges::slotOf(HoldId hold)
{
    return m_desk->database.number(
        "SELECT slot_id FROM holdfast.holds WHERE hold_id = " + QByteArray::number(hold.value()));
}

qint64 TestDeskChanges::partyOf(HoldId hold)
{
    return m_desk->database.number("SELECT quantity FROM holdfast.hold_lines WHERE hold_id = "
        + QByteArray::number(hold.value()));
}

void TestDeskChanges::mArrowEnterMoves()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(m_first, hold);
    m_desk->countFromNow();
    m_desk->press(Qt::Key_M);
    QTRY_VERIFY(m_desk->isShown(u"changeCard"_s));
    m_desk->savePicture(u"moving"_s);
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_Return);
    QVERIFY(m_desk->keysPressed() <= 6); // budget D6
    QTRY_COMPARE(slotOf(hold), m_second.value());
    QTRY_COMPARE(m_desk->textOf(u"reportText"_s), u"Moved. The old place is free again."_s);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold()
        && m_desk->presenter().slot().chosenHold()->id == hold);
    QVERIFY(m_desk->isShown(u"undoButton"_s));
    m_desk->savePicture(u"moved"_s);
    QVERIFY(m_desk->window->dayPage()->grid().hasFocus());
}

void TestDeskChanges::aMoveToAFullSlotSaysSo()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    booked(m_second, 2, u"Dvořák"_s);
    choose(m_first, hold);
    m_desk->press(Qt::Key_M);
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(
        m_desk->textOf(u"reportText"_s), u"Only 2 places are left there. Nothing was changed."_s);
    QCOMPARE(slotOf(hold), m_first.value());
    QVERIFY(m_desk->isShown(u"changeCard"_s)); // another slot can be tried
}

void TestDeskChanges::escapeLeavesItWhereItIs()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(m_first, hold);
    m_desk->press(Qt::Key_M);
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_Escape);
    QVERIFY(!m_desk->isShown(u"changeCard"_s));
    QCOMPARE(slotOf(hold), m_first.value());
}

void TestDeskChanges::sChangesPlacesOfFullSlots()
{
    const HoldId hold = booked(m_first, 4, u"Novák"_s);
    const HoldId other = booked(m_second, 4, u"Dvořák"_s);
    choose(m_first, hold);
    m_desk->press(Qt::Key_M);
    m_desk->press(Qt::Key_Down);
    QTRY_VERIFY(
        m_desk->presenter().slot().detail() && m_desk->presenter().slot().slotId() == m_second);
    m_desk->presenter().slot().choose(other);
    m_desk->press(Qt::Key_S);
    QTRY_COMPARE(slotOf(hold), m_second.value());
    QCOMPARE(slotOf(other), m_first.value());
}

void TestDeskChanges::pAndDigitsResize()
{
    const HoldId hold = booked(m_first, 2, u"Novák"_s);
    choose(m_first, hold);
    m_desk->press(Qt::Key_P);
    QTRY_VERIFY(m_desk->isShown(u"partyBox"_s));
    m_desk->type(u"4"_s);
    m_desk->savePicture(u"party"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(partyOf(hold), 4);
    QVERIFY(!m_desk->isShown(u"partyBox"_s));
    QTRY_VERIFY(!m_desk->presenter().changes().isBusy());
    choose(m_first, hold);
    m_desk->press(Qt::Key_P);
    QTRY_VERIFY(m_desk->isShown(u"partyBox"_s));
    m_desk->type(u"5"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(
        m_desk->textOf(u"reportText"_s), u"No place is left there. Nothing was changed."_s);
    QCOMPARE(partyOf(hold), 4);
}

void TestDeskChanges::ctrlZTakesAMoveBack()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(m_first, hold);
    m_desk->press(Qt::Key_M);
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(slotOf(hold), m_second.value());
    QTRY_VERIFY(m_desk->presenter().changes().undoable());
    m_desk->press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(slotOf(hold), m_first.value());
    QTRY_COMPARE(m_desk->textOf(u"reportText"_s), u"Undone."_s);
    QVERIFY(!m_desk->isShown(u"undoButton"_s));
}

void TestDeskChanges::ctrlZBringsACancelledBookingBack()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(m_first, hold);
    m_desk->press(Qt::Key_Delete);
    QTRY_VERIFY(m_desk->isShown(u"reasonBox"_s));
    m_desk->press(Qt::Key_3);
    QTRY_COMPARE(m_desk->holdsWith(u"cancelled"_s), 1);
    QTRY_VERIFY(m_desk->isShown(u"undoButton"_s));
    m_desk->press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(m_desk->holdsWith(u"confirmed"_s), 1);
}

void TestDeskChanges::anUndoThatCannotBeSaysWhy()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(m_first, hold);
    m_desk->press(Qt::Key_M);
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().changes().undoable());
    booked(m_first, 4, u"Dvořák"_s);
    m_desk->press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(m_desk->textOf(u"reportText"_s),
        u"It cannot be undone. No place is left there. Nothing was changed."_s);
    QCOMPARE(slotOf(hold), m_second.value());
}

void TestDeskChanges::keysWithoutAHoldSayWhatIsMissing()
{
    m_desk->goTo(m_first);
    m_desk->press(Qt::Key_M);
    QTRY_COMPARE(
        m_desk->textOf(u"reportText"_s), u"Nothing to change: choose a hold or booking first."_s);
    m_desk->press(Qt::Key_S);
    QTRY_VERIFY(m_desk->textOf(u"reportText"_s).startsWith(u"Choose a hold and press M"_s));
    m_desk->press(Qt::Key_I);
    QTRY_VERIFY(m_desk->textOf(u"reportText"_s).startsWith(u"Nobody to check in"_s));
}

void TestDeskChanges::theCardShowsCodeAndButtons()
{
    const HoldId hold = booked(m_first, 3, u"Novák"_s);
    choose(m_first, hold);
    QCOMPARE(m_desk->presenter().slot().chosenHold()->code.size(), 8);
    m_desk->savePicture(u"booking"_s);
    m_theme->choose(ThemeChoice::Dark);
    m_language->choose(u"ru"_s);
    m_desk->press(Qt::Key_M);
    QTRY_VERIFY(m_desk->isShown(u"changeCard"_s));
    m_desk->settle();
    m_desk->savePicture(u"moving-dark-ru"_s);
    m_theme->choose(ThemeChoice::Light);
    m_language->choose(u"en"_s);
}

/** The word that stands where the countdown was had no more room than the word before. */
void TestDeskChanges::aConfirmationIsSaidWholeAtOnce()
{
    PlaceHoldRequest request;
    request.slotId = m_first;
    request.partySize = 2;
    const HoldId hold = receiptOf(valueFrom(m_desk->other.booking().placeHold(request)))->holdId;
    const QString name = u"holdCard%1"_s.arg(hold.value());
    m_desk->goTo(m_first);
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY(m_desk->isShown(name));
    valueFrom(m_desk->other.booking().confirmHold(hold));
    int room = 0;
    int wanted = 1;
    connect(&m_desk->presenter().slot(), &SlotPresenter::detailChanged, this, [&] {
        const auto *status = m_desk->find<QWidget>(name)->findChild<QLabel *>(u"holdStatus"_s);
        if (status->isVisible() && room == 0) {
            room = status->width();
            wanted = status->sizeHint().width();
        }
    });
    m_desk->press(Qt::Key_F5);
    QTRY_VERIFY(room > 0);
    disconnect(&m_desk->presenter().slot(), nullptr, this, nullptr);
    QVERIFY2(room >= wanted, qPrintable(QString::number(room)));
}

QTEST_MAIN(TestDeskChanges)
#include "tst_deskchanges.moc"
