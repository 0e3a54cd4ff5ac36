#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"
#include "ui/customers/customerpage.h"
#include "ui/dialogs/historybox.h"
#include "ui/shell/findfield.h"
#include "ui/shell/pagestack.h"
#include "ui/widgets/entrylist.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;

/** Finding people and bookings from anywhere, by keys and by a scanner. */
class TestDeskFind : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aNameTakesTwoKeysToItsCustomer();
    void digitsOfAPhoneTakeTwoKeys();
    void aCodeTakesTwoKeysToItsBooking();
    void thePhysicalSlashFindsOnEveryLayout_data();
    void thePhysicalSlashFindsOnEveryLayout();
    void ctrlFFindsFromEveryPage();
    void arrowsChooseAndEscapeGoesBack();
    void enterBeforeTheAnswerTakesTheFirst();
    void aBookingOnAnotherDayIsShownThere();
    void aCancelledBookingIsFoundWithItsState();
    void nothingFoundIsSaidInWords();
    void aScanFindsFromTheGrid_data();
    void aScanFindsFromTheGrid();
    void aScanLeavesAQuantityAlone();
    void aScanIntoTheFieldStaysThere();
    void slowLettersAreNoScan();
    void offlineIsSaidInWords();
    void jTellsWhatHappened();
    void picturesOfWhatIsFound_data();
    void picturesOfWhatIsFound();

private:
    QString codeOf(HoldId hold);
    HoldId hold(SlotId slot, const QString &name, const QString &phone);
    void openFind();
    void scan(const QString &text);

    bool isListShown() { return m_desk->isShown(u"findCard"_s); }

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_slot;
    SlotId m_later;
};

void TestDeskFind::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestDeskFind::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_theme->setTextScale(1.0);
    m_language->choose(u"en"_s);
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_slot = m_desk->addSlot(u"Hall A"_s, 10, 10);
    m_later = m_desk->addSlot(u"Hall A"_s, 11, 10);
}

void TestDeskFind::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

HoldId TestDeskFind::hold(SlotId slot, const QString &name, const QString &phone)
{
    PlaceHoldRequest request;
    request.slotId = slot;
    request.partySize = 2;
    request.customerName = name;
    request.customerPhone = phone;
    return receiptOf(valueFrom(m_desk->other.booking().placeHold(request)))->holdId;
}

QString TestDeskFind::codeOf(HoldId hold)
{
    return m_desk->database.text(
        "SELECT holdfast.code_of(" + QByteArray::number(hold.value()) + ')');
}

void TestDeskFind::openFind()
{
    m_desk->open();
    m_desk->goTo(m_slot);
    m_desk->countFromNow();
    m_desk->press(Qt::Key_Slash);
    QTRY_VERIFY(m_desk->find<QWidget>(u"findField"_s)->hasFocus());
}

void TestDeskFind::scan(const QString &text)
{
    QWidget *focused = QApplication::focusWidget();
    QTest::keyClicks(focused, text);
    QTest::keyClick(focused, Qt::Key_Return);
}

void TestDeskFind::aNameTakesTwoKeysToItsCustomer()
{
    hold(m_slot, u"Jana Řeřicha"_s, u"+420 601 234 567"_s);
    openFind();
    m_desk->type(u"rericha"_s);
    QTRY_VERIFY(isListShown());
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"Jana Řeřicha"_s);
    QVERIFY(m_desk->isShown(u"customerPage"_s));
    QVERIFY(m_desk->keysPressed() <= 2);
}

void TestDeskFind::digitsOfAPhoneTakeTwoKeys()
{
    hold(m_slot, u"Jana Řeřicha"_s, u"+420 601 234 567"_s);
    openFind();
    m_desk->type(u"234 56"_s);
    QTRY_VERIFY(isListShown());
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"Jana Řeřicha"_s);
    QVERIFY(m_desk->keysPressed() <= 2);
}

void TestDeskFind::aCodeTakesTwoKeysToItsBooking()
{
    hold(m_later, u"Anna"_s, {});
    const HoldId wanted = hold(m_later, u"Eva"_s, {});
    openFind();
    m_desk->type(codeOf(wanted).toLower());
    QTRY_VERIFY(isListShown());
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().slotId() == m_later);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold()
        && m_desk->presenter().slot().chosenHold()->id == wanted);
    QTRY_VERIFY(m_desk->window->dayPage()->grid().hasFocus());
    QVERIFY(m_desk->keysPressed() <= 2);
}

void TestDeskFind::thePhysicalSlashFindsOnEveryLayout_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("text");
    QTest::newRow("English") << int(Qt::Key_Slash) << u"/"_s;
    QTest::newRow("Russian") << int(Qt::Key_Period) << u"."_s;
    QTest::newRow("Czech and Slovak") << int(Qt::Key_Minus) << u"-"_s;
}

void TestDeskFind::thePhysicalSlashFindsOnEveryLayout()
{
    QFETCH(const int, key);
    QFETCH(const QString, text);
    m_desk->open();
    m_desk->goTo(m_slot);
    constexpr quint32 slashKey = 61;
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, slashKey, 0, 0, text);
    QApplication::sendEvent(&m_desk->window->dayPage()->grid(), &press);
    QTRY_VERIFY(m_desk->find<QWidget>(u"findField"_s)->hasFocus());
}

void TestDeskFind::ctrlFFindsFromEveryPage()
{
    m_desk->open();
    for (const Qt::Key page : { Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4 }) {
        m_desk->press(page, Qt::ControlModifier);
        m_desk->press(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(m_desk->find<QWidget>(u"findField"_s)->hasFocus());
        m_desk->press(Qt::Key_Escape);
        QTRY_VERIFY(!m_desk->find<QWidget>(u"findField"_s)->hasFocus());
    }
}

void TestDeskFind::arrowsChooseAndEscapeGoesBack()
{
    hold(m_slot, u"Jana Nová"_s, {});
    hold(m_slot, u"Petr Nový"_s, {});
    openFind();
    m_desk->type(u"nov"_s);
    QTRY_VERIFY(isListShown());
    auto *list = m_desk->find<EntryList>(u"findList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 4);
    QCOMPARE(list->currentIndex().row(), 0);
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_Down);
    QCOMPARE(list->currentIndex().row(), 2);
    QCOMPARE(list->currentIndex().data().toString(), u"Petr Nový"_s);
    m_desk->press(Qt::Key_Up);
    QCOMPARE(list->currentIndex().row(), 1);
    m_desk->press(Qt::Key_Escape);
    QVERIFY(!isListShown());
    QVERIFY(m_desk->window->dayPage()->grid().hasFocus());
    QCOMPARE(m_desk->textOf(u"findField"_s), QString());
}

void TestDeskFind::enterBeforeTheAnswerTakesTheFirst()
{
    hold(m_slot, u"Jana Nová"_s, {});
    openFind();
    m_desk->type(u"nova"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->textOf(u"customerTitle"_s), u"Jana Nová"_s);
}

void TestDeskFind::aBookingOnAnotherDayIsShownThere()
{
    TestSlot far;
    far.resource = u"Hall A"_s;
    far.start = QDateTime(m_desk->day().addDays(9), QTime(10, 0), QTimeZone("Europe/Prague"));
    far.start = far.start.toUTC();
    far.capacity = 4;
    const HoldId wanted = hold(m_desk->database.addSlot(far), u"Eva"_s, {});
    openFind();
    m_desk->type(codeOf(wanted));
    m_desk->press(Qt::Key_Return);
    QTRY_COMPARE(m_desk->presenter().day().day(), m_desk->day().addDays(9));
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold()
        && m_desk->presenter().slot().chosenHold()->id == wanted);
}

void TestDeskFind::aCancelledBookingIsFoundWithItsState()
{
    const HoldId gone = hold(m_later, u"Eva"_s, {});
    QVERIFY(waitFor(m_desk->other.booking().cancelHold(gone, u"ill"_s)).isOk());
    openFind();
    m_desk->type(codeOf(gone));
    QTRY_VERIFY(isListShown());
    const QModelIndex row = m_desk->find<EntryList>(u"findList"_s)->currentIndex();
    QVERIFY(row.data(Qt::AccessibleTextRole).toString().contains(u"cancelled"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().slotId() == m_later);
    QTRY_VERIFY(m_desk->textOf(u"goneText"_s).contains(u"cancelled"_s));
}

void TestDeskFind::nothingFoundIsSaidInWords()
{
    openFind();
    m_desk->type(u"<b>nobody</b>"_s);
    QTRY_VERIFY(m_desk->isShown(u"findMessage"_s));
    QVERIFY(m_desk->textOf(u"findMessage"_s).contains(u"<b>nobody</b>"_s));
    m_desk->press(Qt::Key_Return);
    QVERIFY(m_desk->find<QWidget>(u"findField"_s)->hasFocus());
}

void TestDeskFind::aScanFindsFromTheGrid_data()
{
    QTest::addColumn<bool>("isToken");
    QTest::newRow("the token of a ticket") << true;
    QTest::newRow("its code with a sign before it") << false;
}

void TestDeskFind::aScanFindsFromTheGrid()
{
    QFETCH(const bool, isToken);
    hold(m_slot, u"Anna"_s, {});
    const HoldId wanted = hold(m_later, u"Eva"_s, {});
    m_desk->open();
    m_desk->goTo(m_slot);
    const QString token = m_desk->database.text(
        "SELECT holdfast.token_of(" + QByteArray::number(wanted.value()) + ')');
    scan(isToken ? token : u"-"_s + codeOf(wanted));
    QTRY_VERIFY(m_desk->presenter().slot().slotId() == m_later);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold()
        && m_desk->presenter().slot().chosenHold()->id == wanted);
    // No letter of it was a command, and Enter opened no editor.
    QVERIFY(!m_desk->isShown(u"holdEditor"_s));
    QCOMPARE(m_desk->holdsWith(u"confirmed"_s), 0);
    QCOMPARE(m_desk->presenter().day().day(), m_desk->day());
}

void TestDeskFind::aScanLeavesAQuantityAlone()
{
    m_desk->open();
    m_desk->goTo(m_slot);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(u"3"_s);
    const auto *party = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(party);
    QTRY_COMPARE(party->text(), u"3"_s);
    QCOMPARE(m_desk->presenter().hold().draft()->partySize, 3);
    scan(u"-23456789"_s);
    QTRY_VERIFY(m_desk->find<QWidget>(u"findField"_s)->hasFocus());
    QCOMPARE(m_desk->textOf(u"findField"_s), u"-23456789"_s);
    QCOMPARE(m_desk->presenter().hold().draft()->partySize, 3);
    QCOMPARE(party->text(), u"3"_s);
    QCOMPARE(m_desk->holdsWith(u"held"_s), 0);
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY(party->hasFocus());
}

void TestDeskFind::aScanIntoTheFieldStaysThere()
{
    const HoldId wanted = hold(m_later, u"Eva"_s, {});
    openFind();
    scan(codeOf(wanted));
    QTRY_VERIFY(m_desk->presenter().slot().slotId() == m_later);
}

void TestDeskFind::slowLettersAreNoScan()
{
    m_desk->open();
    m_desk->goTo(m_slot);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->press(Qt::Key_Tab);
    auto *name = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(name);
    const QString typed = u"konstantinov"_s;
    for (const QChar letter : typed) {
        QTest::keyClick(name, letter.toLatin1());
        QTRY_COMPARE(name->text().right(1), QString(letter));
    }
    QCOMPARE(name->text(), typed);
}

void TestDeskFind::offlineIsSaidInWords()
{
    openFind();
    m_desk->setReachable(false);
    m_desk->type(u"nova"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_desk->isShown(u"findMessage"_s), answerPatience.count());
    QVERIFY(!m_desk->textOf(u"findMessage"_s).isEmpty());
    m_desk->setReachable(true);
}

void TestDeskFind::jTellsWhatHappened()
{
    const HoldId booking = hold(m_slot, u"Eva"_s, {});
    QVERIFY(waitFor(m_desk->other.booking().confirmHold(booking)).isOk());
    m_desk->open();
    m_desk->goTo(m_slot);
    m_desk->press(Qt::Key_H);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    m_desk->press(Qt::Key_J);
    QTRY_VERIFY(m_desk->find<HistoryBox>(u"historyBox"_s));
    auto *list = m_desk->find<EntryList>(u"historyList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 2);
    QCOMPARE(list->model()->index(0, 0).data().toString(), u"Booking confirmed for 2 people"_s);
    QCOMPARE(list->model()->index(1, 0).data().toString(), u"Held for 2 people"_s);
    QVERIFY(
        list->model()->index(1, 0).data(Qt::AccessibleTextRole).toString().contains(u"desk 2"_s));
    m_desk->savePicture(u"history"_s, *m_desk->find<HistoryBox>(u"historyBox"_s));
    QTest::keyClick(list, Qt::Key_Escape);
    QTRY_VERIFY(!m_desk->isShown(u"historyBox"_s));
}

void TestDeskFind::picturesOfWhatIsFound_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << u"en"_s << false;
    QTest::newRow("dark") << u"en"_s << true;
    QTest::newRow("russian") << u"ru"_s << false;
}

void TestDeskFind::picturesOfWhatIsFound()
{
    QFETCH(const QString, language);
    QFETCH(const bool, isDark);
    hold(m_slot, u"Jana Nová"_s, u"+420 601 234 567"_s);
    hold(m_later, u"Jana Nová"_s, u"+420 601 234 567"_s);
    hold(m_later, u"Novák Petr"_s, {});
    m_theme->choose(isDark ? ThemeChoice::Dark : ThemeChoice::Light);
    m_language->choose(language);
    openFind();
    m_desk->type(u"nov"_s);
    QTRY_VERIFY(isListShown());
    QTRY_VERIFY(m_desk->find<EntryList>(u"findList"_s)->model()->rowCount() > 3);
    m_desk->savePicture(u"find-"_s + QString::fromLatin1(QTest::currentDataTag()));
}

QTEST_MAIN(TestDeskFind)
#include "tst_deskfind.moc"
