#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"

#include <QAbstractButton>
#include <QClipboard>

using namespace Qt::StringLiterals;

/** Bringing back what is over and taking over what others hold, from Find and from the slot. */
class TestDeskRescue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aCancelledBookingComesBackFromFind();
    void aLapsedHoldComesBackFromFind();
    void theButtonInFindBringsBackToo();
    void withoutRoomFindSaysWhatIsLeft();
    void aUsedBookingStaysCancelled();
    void whatIsOverComesBackFromThePanel();
    void escapeLeavesItAsItIs();
    void withoutAFoundOneVSaysWhatIsMissing();
    void aTypedCodeTakesAHoldOver_data();
    void aTypedCodeTakesAHoldOver();
    void aPastedCodeTakesAHoldOver();
    void ctrlEnterBeforeTheAnswerIsKept();
    void aScannedHoldIsTakenOverAtItsSlot();
    void aConfirmedBookingIsOfferedToNobody();
    void aHoldThatEndsMeanwhileIsRefusedInWords();
    void anOwnHoldIsNotTakenOver();
    void offlineTheWishIsSettledLater();
    void picturesOfRescues_data();
    void picturesOfRescues();

private:
    HoldId held(SlotId slot, qint64 party, const QString &name);
    HoldId cancelled(SlotId slot, qint64 party, const QString &name);
    QString codeOf(HoldId hold);
    QString statusOf(HoldId hold);
    QString deskOf(HoldId hold);
    void find(const QString &text);
    void lapse();
    bool isChosen(HoldId hold);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_slot;
    SlotId m_later;
};

void TestDeskRescue::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestDeskRescue::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_language->choose(u"en"_s);
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_slot = m_desk->addSlot(u"Hall A"_s, 10, 10);
    m_later = m_desk->addSlot(u"Hall A"_s, 11, 4);
    m_desk->open();
    m_desk->goTo(m_slot);
}

void TestDeskRescue::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

HoldId TestDeskRescue::held(SlotId slot, qint64 party, const QString &name)
{
    PlaceHoldRequest request;
    request.slotId = slot;
    request.partySize = party;
    request.customerName = name;
    return receiptOf(valueFrom(m_desk->other.booking().placeHold(request)))->holdId;
}

HoldId TestDeskRescue::cancelled(SlotId slot, qint64 party, const QString &name)
{
    const HoldId hold = held(slot, party, name);
    valueFrom(m_desk->other.booking().confirmHold(hold));
    valueFrom(m_desk->other.booking().cancelHold(hold, u"ill"_s));
    return hold;
}

QString TestDeskRescue::codeOf(HoldId hold)
{
    return m_desk->database.text(
        "SELECT holdfast.code_of(" + QByteArray::number(hold.value()) + ')');
}

QString TestDeskRescue::statusOf(HoldId hold)
{
    return m_desk->database.text("SELECT status::text FROM holdfast.holds WHERE hold_id = "
        + QByteArray::number(hold.value()));
}

QString TestDeskRescue::deskOf(HoldId hold)
{
    return m_desk->database.text(
        "SELECT desk FROM holdfast.holds WHERE hold_id = " + QByteArray::number(hold.value()));
}

void TestDeskRescue::find(const QString &text)
{
    m_desk->press(Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->find<QWidget>(u"findField"_s)->hasFocus());
    m_desk->type(text);
    QTRY_VERIFY(m_desk->isShown(u"findCard"_s));
}

void TestDeskRescue::lapse()
{
    m_desk->database.shiftClock(std::chrono::minutes(6));
    m_desk->press(Qt::Key_F5);
}

bool TestDeskRescue::isChosen(HoldId hold)
{
    const Hold *chosen = m_desk->presenter().slot().chosenHold();
    return chosen && chosen->id == hold;
}

void TestDeskRescue::aCancelledBookingComesBackFromFind()
{
    const HoldId gone = cancelled(m_later, 3, u"Eva Malá"_s);
    find(codeOf(gone));
    QCOMPARE(m_desk->textOf(u"findAction"_s), u"Bring it back"_s);
    m_desk->press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(statusOf(gone), u"confirmed"_s);
    QTRY_VERIFY(m_desk->presenter().slot().slotId() == m_later);
    QTRY_VERIFY(isChosen(gone));
    QTRY_VERIFY(m_desk->window->dayPage()->grid().hasFocus());
    QVERIFY(!m_desk->isShown(u"findCard"_s));
    QVERIFY(!m_desk->isShown(u"goneCard"_s));
    QCOMPARE(m_desk->textOf(u"findField"_s), QString());
}

void TestDeskRescue::aLapsedHoldComesBackFromFind()
{
    const HoldId gone = held(m_later, 3, u"Eva Malá"_s);
    lapse();
    find(u"eva"_s);
    QVERIFY(!m_desk->isShown(u"findAction"_s)); // the person is marked first
    m_desk->press(Qt::Key_Down);
    QVERIFY(m_desk->isShown(u"findAction"_s));
    m_desk->press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(isChosen(gone));
    QCOMPARE(m_desk->presenter().slot().chosenHold()->status, HoldStatus::Held);
}

void TestDeskRescue::theButtonInFindBringsBackToo()
{
    const HoldId gone = cancelled(m_later, 3, u"Eva Malá"_s);
    find(codeOf(gone));
    auto *button = m_desk->find<QAbstractButton>(u"findAction"_s);
    QVERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(statusOf(gone), u"confirmed"_s);
    QTRY_VERIFY(isChosen(gone));
}

void TestDeskRescue::withoutRoomFindSaysWhatIsLeft()
{
    const HoldId gone = cancelled(m_later, 3, u"Eva Malá"_s);
    held(m_later, 3, u"Dan"_s);
    find(codeOf(gone));
    m_desk->press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(
        m_desk->textOf(u"findNoteText"_s), u"Only 1 place is left there. Nothing was changed."_s);
    QVERIFY(m_desk->find<QWidget>(u"findField"_s)->hasFocus());
    QCOMPARE(statusOf(gone), u"cancelled"_s);
    m_desk->savePicture(u"rescue-refused"_s);
}

void TestDeskRescue::aUsedBookingStaysCancelled()
{
    m_desk->database.addStock(u"SHOES"_s, u"Climbing shoes"_s, 6);
    PlaceHoldRequest request;
    request.slotId = m_later;
    request.partySize = 2;
    request.extras = { { u"SHOES"_s, 2 } };
    const HoldId used = receiptOf(valueFrom(m_desk->other.booking().placeHold(request)))->holdId;
    valueFrom(m_desk->other.booking().confirmHold(used));
    m_desk->database.execute("SELECT api.return_stock(gen_random_uuid(), "
        + QByteArray::number(used.value())
        + ", (SELECT pool_id FROM holdfast.pools WHERE kind = 'stock'), 1)");
    valueFrom(m_desk->other.booking().cancelHold(used, {}));
    find(codeOf(used));
    m_desk->press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->textOf(u"findNoteText"_s).startsWith(u"Some of its pieces"_s));
    QCOMPARE(statusOf(used), u"cancelled"_s);
}

void TestDeskRescue::whatIsOverComesBackFromThePanel()
{
    const HoldId gone = cancelled(m_later, 3, u"Eva Malá"_s);
    const HoldId taker = held(m_later, 3, u"Dan"_s);
    find(codeOf(gone));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"goneCard"_s));
    QVERIFY(m_desk->window->dayPage()->grid().hasFocus());
    m_desk->press(Qt::Key_V);
    QTRY_COMPARE(
        m_desk->textOf(u"reportText"_s), u"Only 1 place is left there. Nothing was changed."_s);
    QVERIFY(m_desk->isShown(u"goneCard"_s));
    valueFrom(m_desk->other.booking().cancelHold(taker, {}));
    m_desk->press(Qt::Key_V);
    QTRY_COMPARE(statusOf(gone), u"confirmed"_s);
    QTRY_VERIFY(isChosen(gone));
    QVERIFY(!m_desk->isShown(u"goneCard"_s));
}

void TestDeskRescue::escapeLeavesItAsItIs()
{
    const HoldId gone = cancelled(m_later, 3, u"Eva Malá"_s);
    find(codeOf(gone));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"goneCard"_s));
    m_desk->press(Qt::Key_Escape);
    QVERIFY(!m_desk->isShown(u"goneCard"_s));
    QCOMPARE(statusOf(gone), u"cancelled"_s);
    find(codeOf(gone));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"goneCard"_s));
    m_desk->press(Qt::Key_Up); // another slot
    QTRY_VERIFY(!m_desk->isShown(u"goneCard"_s));
}

void TestDeskRescue::withoutAFoundOneVSaysWhatIsMissing()
{
    m_desk->press(Qt::Key_V);
    QTRY_VERIFY(m_desk->textOf(u"reportText"_s).startsWith(u"Nothing to bring back"_s));
    m_desk->press(Qt::Key_O);
    QTRY_VERIFY(m_desk->textOf(u"reportText"_s).startsWith(u"Nothing to take over"_s));
}

void TestDeskRescue::aTypedCodeTakesAHoldOver_data()
{
    QTest::addColumn<QString>("shape");
    QTest::newRow("as it stands") << u"%1%2"_s;
    QTest::newRow("a blank in the middle") << u"%1 %2"_s;
    QTest::newRow("a dash and blanks around") << u"  %1-%2 "_s;
}

void TestDeskRescue::aTypedCodeTakesAHoldOver()
{
    QFETCH(const QString, shape);
    const HoldId hold = held(m_later, 2, u"Eva Malá"_s);
    m_desk->database.shiftClock(std::chrono::minutes(1));
    const QString code = codeOf(hold).toLower();
    find(shape.arg(code.left(4), code.mid(4)));
    QCOMPARE(m_desk->textOf(u"findAction"_s), u"Take over"_s);
    m_desk->press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(deskOf(hold), u"desk 1"_s);
    QTRY_VERIFY(isChosen(hold));
    const Hold &mine = *m_desk->presenter().slot().chosenHold();
    QVERIFY(m_desk->presenter().slot().isOwn(mine));
    QVERIFY(mine.secondsLeft() <= 240); // the time that was left, not a new one
}

void TestDeskRescue::aPastedCodeTakesAHoldOver()
{
    const HoldId hold = held(m_later, 2, {});
    const QString code = codeOf(hold);
    QApplication::clipboard()->setText(
        u" "_s + code.left(4).toLower() + QChar(QChar::Nbsp) + code.mid(4) + u"\n"_s);
    m_desk->press(Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->find<QWidget>(u"findField"_s)->hasFocus());
    m_desk->press(Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->isShown(u"findAction"_s));
    m_desk->press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(deskOf(hold), u"desk 1"_s);
}

void TestDeskRescue::ctrlEnterBeforeTheAnswerIsKept()
{
    const HoldId hold = held(m_later, 2, {});
    m_desk->press(Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->find<QWidget>(u"findField"_s)->hasFocus());
    m_desk->type(codeOf(hold));
    m_desk->press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(deskOf(hold), u"desk 1"_s);
    QTRY_VERIFY(isChosen(hold));
}

void TestDeskRescue::aScannedHoldIsTakenOverAtItsSlot()
{
    const HoldId hold = held(m_later, 2, {});
    const QString scanned = u"-"_s + codeOf(hold);
    QWidget *focused = QApplication::focusWidget();
    QTest::keyClicks(focused, scanned);
    QTest::keyClick(focused, Qt::Key_Return);
    QTRY_VERIFY(isChosen(hold));
    QTRY_VERIFY(m_desk->isShown(u"takeOverButton"_s));
    QTRY_VERIFY(m_desk->window->dayPage()->grid().hasFocus());
    m_desk->press(Qt::Key_O);
    QTRY_COMPARE(deskOf(hold), u"desk 1"_s);
    QTRY_VERIFY(!m_desk->isShown(u"takeOverButton"_s));
    QVERIFY(m_desk->textOf(u"reportText"_s).startsWith(u"The hold is yours now"_s));
}

void TestDeskRescue::aConfirmedBookingIsOfferedToNobody()
{
    const HoldId hold = held(m_later, 2, {});
    valueFrom(m_desk->other.booking().confirmHold(hold));
    find(codeOf(hold));
    QVERIFY(!m_desk->isShown(u"findAction"_s));
    m_desk->press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(deskOf(hold), u"desk 2"_s);
}

void TestDeskRescue::aHoldThatEndsMeanwhileIsRefusedInWords()
{
    const HoldId hold = held(m_later, 2, {});
    find(codeOf(hold));
    valueFrom(m_desk->other.booking().confirmHold(hold));
    m_desk->press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(m_desk->textOf(u"findNoteText"_s),
        u"It is a confirmed booking: there is nothing to take over."_s);
    QCOMPARE(deskOf(hold), u"desk 2"_s);
}

void TestDeskRescue::anOwnHoldIsNotTakenOver()
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QVERIFY(!m_desk->isShown(u"takeOverButton"_s));
}

void TestDeskRescue::offlineTheWishIsSettledLater()
{
    const HoldId gone = cancelled(m_later, 3, u"Eva Malá"_s);
    find(codeOf(gone));
    m_desk->setReachable(false);
    m_desk->press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!m_desk->textOf(u"findNoteText"_s).isEmpty(), answerPatience.count());
    m_desk->setReachable(true);
    const bool isSettling = m_desk->presenter().changes().isSettling();
    if (!isSettling) { // it is known that nothing was done: it can be asked for again
        QTRY_VERIFY_WITH_TIMEOUT(
            m_desk->feed().state() == ConnectionState::Live, answerPatience.count());
        m_desk->press(Qt::Key_Return, Qt::ControlModifier);
    }
    QTRY_COMPARE_WITH_TIMEOUT(statusOf(gone), u"confirmed"_s, answerPatience.count());
}

void TestDeskRescue::picturesOfRescues_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << u"en"_s << false;
    QTest::newRow("dark") << u"en"_s << true;
    QTest::newRow("russian") << u"ru"_s << false;
}

void TestDeskRescue::picturesOfRescues()
{
    QFETCH(const QString, language);
    QFETCH(const bool, isDark);
    m_theme->choose(isDark ? ThemeChoice::Dark : ThemeChoice::Light);
    m_language->choose(language);
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    const HoldId gone = cancelled(m_later, 3, u"Eva Malá"_s);
    const HoldId open = held(m_later, 2, u"Eva Malá"_s);
    m_desk->window->resize(1280, 800);
    find(codeOf(gone));
    m_desk->savePicture(u"rescue-find-"_s + tag);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"goneCard"_s));
    QTRY_VERIFY(m_desk->presenter().slot().detail());
    m_desk->presenter().slot().choose(open);
    QTRY_VERIFY(m_desk->isShown(u"takeOverButton"_s));
    m_desk->savePicture(u"rescue-panel-"_s + tag);
}

QTEST_MAIN(TestDeskRescue)
#include "tst_deskrescue.moc"
