#include "ui/desk/gridkeys.h"

#include <QKeyEvent>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QKeyEvent press(int key, const QString &text, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    return QKeyEvent(QEvent::KeyPress, key, modifiers, text);
}

}

class TestGridKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lettersActOnEveryKeyboard_data();
    void lettersActOnEveryKeyboard();
    void namedKeysAct_data();
    void namedKeysAct();
    void keyWithoutTextGoesByItsCode();
    void modifiersOfTheWindowAreLeftToIt();
    void heldKeyActsOnce();
    void digitsCountOnEveryKeyboard_data();
    void digitsCountOnEveryKeyboard();
};

void TestGridKeys::lettersActOnEveryKeyboard_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<GridCommand>("command");
    QTest::newRow("C") << int(Qt::Key_C) << u"c"_s << GridCommand::Confirm;
    QTest::newRow("C, caps lock") << int(Qt::Key_C) << u"C"_s << GridCommand::Confirm;
    QTest::newRow("C, Russian") << 0x0421 << u"с"_s << GridCommand::Confirm;
    QTest::newRow("C, Russian, caps lock") << 0x0421 << u"С"_s << GridCommand::Confirm;
    QTest::newRow("E") << int(Qt::Key_E) << u"e"_s << GridCommand::Extend;
    QTest::newRow("E, Russian") << 0x0423 << u"у"_s << GridCommand::Extend;
    QTest::newRow("W") << int(Qt::Key_W) << u"w"_s << GridCommand::Why;
    QTest::newRow("W, Russian") << 0x0426 << u"ц"_s << GridCommand::Why;
    QTest::newRow("L") << int(Qt::Key_L) << u"l"_s << GridCommand::Wait;
    QTest::newRow("Q") << int(Qt::Key_Q) << u"q"_s << GridCommand::NextOffer;
    QTest::newRow("O") << int(Qt::Key_O) << u"o"_s << GridCommand::TakeOver;
    QTest::newRow("V") << int(Qt::Key_V) << u"v"_s << GridCommand::Revive;
    QTest::newRow("V, Russian") << 0x041C << u"м"_s << GridCommand::Revive;
    QTest::newRow("T, Russian") << 0x0415 << u"е"_s << GridCommand::Today;
    QTest::newRow("G, Russian") << 0x041F << u"п"_s << GridCommand::GoToDate;
    QTest::newRow("N, Russian") << 0x0422 << u"т"_s << GridCommand::NewBooking;
    QTest::newRow("F, Russian") << 0x0410 << u"а"_s << GridCommand::FirstFree;
    QTest::newRow("H, Russian") << 0x0420 << u"р"_s << GridCommand::NextHold;
    QTest::newRow("/") << int(Qt::Key_Slash) << u"/"_s << GridCommand::Find;
    QTest::newRow("?") << int(Qt::Key_Question) << u"?"_s << GridCommand::Help;
}

void TestGridKeys::lettersActOnEveryKeyboard()
{
    QFETCH(const int, key);
    QFETCH(const QString, text);
    QFETCH(const GridCommand, command);
    QCOMPARE(gridCommandFor(press(key, text)), std::optional(command));
}

void TestGridKeys::namedKeysAct_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<GridCommand>("command");
    const Qt::KeyboardModifiers none = Qt::NoModifier;
    const Qt::KeyboardModifiers alt = Qt::AltModifier;
    const Qt::KeyboardModifiers shift = Qt::ShiftModifier;
    const Qt::KeyboardModifiers pad = Qt::KeypadModifier;
    QTest::newRow("Enter") << int(Qt::Key_Return) << none << GridCommand::Hold;
    QTest::newRow("Enter of the keypad") << int(Qt::Key_Enter) << pad << GridCommand::Hold;
    QTest::newRow("Del") << int(Qt::Key_Delete) << none << GridCommand::Cancel;
    QTest::newRow("Page Up") << int(Qt::Key_PageUp) << none << GridCommand::PreviousDay;
    QTest::newRow("Page Down") << int(Qt::Key_PageDown) << none << GridCommand::NextDay;
    QTest::newRow("Alt+Page Up") << int(Qt::Key_PageUp) << alt << GridCommand::PreviousWeek;
    QTest::newRow("Alt+Page Down") << int(Qt::Key_PageDown) << alt << GridCommand::NextWeek;
    QTest::newRow("F1") << int(Qt::Key_F1) << none << GridCommand::Help;
    QTest::newRow("F5") << int(Qt::Key_F5) << none << GridCommand::Refresh;
    QTest::newRow("Shift+F5") << int(Qt::Key_F5) << shift << GridCommand::PauseRefresh;
    QTest::newRow("Alt+1") << int(Qt::Key_1) << alt << GridCommand::ViewDay;
    QTest::newRow("Alt+2") << int(Qt::Key_2) << alt << GridCommand::ViewWeek;
    QTest::newRow("Alt+3") << int(Qt::Key_3) << alt << GridCommand::ViewAgenda;
    QTest::newRow("Alt+4") << int(Qt::Key_4) << alt << GridCommand::ViewSwapped;
    QTest::newRow("Alt+1, Czech") << int(Qt::Key_Plus) << alt << GridCommand::ViewDay;
    QTest::newRow("Alt+2, Czech") << 0x011A << alt << GridCommand::ViewWeek;
    QTest::newRow("Alt+2, Slovak") << 0x013D << alt << GridCommand::ViewWeek;
    QTest::newRow("F6") << int(Qt::Key_F6) << none << GridCommand::NextPane;
    QTest::newRow("Shift+F6") << int(Qt::Key_F6) << shift << GridCommand::PreviousPane;
    QTest::newRow("Esc") << int(Qt::Key_Escape) << none << GridCommand::StepBack;
}

void TestGridKeys::namedKeysAct()
{
    QFETCH(const int, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const GridCommand, command);
    QCOMPARE(gridCommandFor(press(key, {}, modifiers)), std::optional(command));
}

void TestGridKeys::keyWithoutTextGoesByItsCode()
{
    QCOMPARE(gridCommandFor(press(Qt::Key_C, {})), std::optional(GridCommand::Confirm));
    QCOMPARE(gridCommandFor(press(0x0421, {})), std::optional(GridCommand::Confirm));
    QVERIFY(!gridCommandFor(press(Qt::Key_Shift, {})));
    QVERIFY(!gridCommandFor(press(Qt::Key_X, u"x"_s)));
}

void TestGridKeys::modifiersOfTheWindowAreLeftToIt()
{
    QVERIFY(!gridCommandFor(press(Qt::Key_C, u"\u0003"_s, Qt::ControlModifier)));
    QVERIFY(!gridCommandFor(press(Qt::Key_T, u"t"_s, Qt::AltModifier)));
    QVERIFY(!gridCommandFor(press(Qt::Key_Return, {}, Qt::ControlModifier)));
    QCOMPARE(gridCommandFor(press(Qt::Key_F, u"\u0006"_s, Qt::ControlModifier)),
        std::optional(GridCommand::Find));
    QCOMPARE(gridCommandFor(press(0x0410, u"\u0006"_s, Qt::ControlModifier)),
        std::optional(GridCommand::Find));
}

void TestGridKeys::heldKeyActsOnce()
{
    const QKeyEvent confirm(QEvent::KeyPress, Qt::Key_C, Qt::NoModifier, u"c"_s, true);
    QVERIFY(!gridCommandFor(confirm));
    const QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, {}, true);
    QVERIFY(!gridCommandFor(enter));
    const QKeyEvent next(QEvent::KeyPress, Qt::Key_PageDown, Qt::NoModifier, {}, true);
    QCOMPARE(gridCommandFor(next), std::optional(GridCommand::NextDay));
}

void TestGridKeys::digitsCountOnEveryKeyboard_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<int>("digit");
    const Qt::KeyboardModifiers none = Qt::NoModifier;
    const Qt::KeyboardModifiers pad = Qt::KeypadModifier;
    const Qt::KeyboardModifiers shift = Qt::ShiftModifier;
    QTest::newRow("1") << u"1"_s << none << 1;
    QTest::newRow("9 of the keypad") << u"9"_s << pad << 9;
    QTest::newRow("Czech, upper row 1") << u"+"_s << none << 1;
    QTest::newRow("Czech, upper row 2") << u"ě"_s << none << 2;
    QTest::newRow("Czech, upper row 4") << u"č"_s << none << 4;
    QTest::newRow("Czech, Shift and 4") << u"4"_s << shift << 4;
    QTest::newRow("Slovak, upper row 2") << u"ľ"_s << none << 2;
    QTest::newRow("Slovak, upper row 5") << u"ť"_s << none << 5;
    QTest::newRow("plus of the keypad") << u"+"_s << pad << 0;
    QTest::newRow("zero") << u"0"_s << none << 0;
    QTest::newRow("letter") << u"c"_s << none << 0;
}

void TestGridKeys::digitsCountOnEveryKeyboard()
{
    QFETCH(const QString, text);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const int, digit);
    QCOMPARE(gridDigitFor(press(0, text, modifiers)).value_or(0), digit);
}

QTEST_GUILESS_MAIN(TestGridKeys)
#include "tst_gridkeys.moc"
