#include "tests/ui/kioskgallery.h"
#include "ui/kiosk/keyboard/kioskfield.h"
#include "ui/kiosk/keyboard/letterlimit.h"

#include <QClipboard>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString family = u"👩‍👩‍👧"_s; // five code points, one character

}

/** The field that strangers type into, one after the other. */
class TestKioskField : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void aFieldTakesWhatTheDatabaseTakes();
    void backspaceTakesAWholeCharacter();
    void aNameIsKeptExactly_data();
    void aNameIsKeptExactly();
    void wipingLeavesNothing();
    void nothingGoesToAClipboardOrComesFromOne();
    void inputMethodsLearnNothing();

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<KioskLook> m_look;
    std::unique_ptr<KioskField> m_field;
};

void TestKioskField::initTestCase()
{
    m_theme = std::make_unique<Theme>(ThemeChoice::Light);
    m_look = std::make_unique<KioskLook>(*m_theme, KioskMetrics(galleryScreens()[0].screen));
}

void TestKioskField::init()
{
    m_field = std::make_unique<KioskField>(*m_look, KioskField::Kind::Name);
    m_field->show();
    m_field->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_field.get()));
}

void TestKioskField::aFieldTakesWhatTheDatabaseTakes()
{
    m_field->type(QString(500, u'x'));
    QCOMPARE(m_field->text().size(), 120);
    m_field->type(u"y"_s);
    QCOMPARE(m_field->text(), QString(120, u'x'));
    m_field->wipe();
    m_field->type(family.repeated(40));
    QCOMPARE(LetterLimit::count(m_field->text()), 120); // 24 families of five, whole
    QCOMPARE(m_field->text(), family.repeated(24));
    m_field->wipe();
    m_field->type(QString(119, u'x') + family);
    QCOMPARE(m_field->text(), QString(119, u'x')); // not a part of it
    m_field->wipe();
    m_field->type(u"a\nb\tc\u2028d"_s);
    QCOMPARE(m_field->text(), u"abcd"_s);
}

void TestKioskField::backspaceTakesAWholeCharacter()
{
    m_field->type(u"A"_s + family + u"e\u0301"_s);
    m_field->eraseBack();
    QCOMPARE(m_field->text(), QString(u"A"_s + family));
    QTest::keyClick(m_field.get(), Qt::Key_Backspace);
    QCOMPARE(m_field->text(), u"A"_s);
    m_field->eraseBack();
    m_field->eraseBack();
    QCOMPARE(m_field->text(), QString());
}

void TestKioskField::aNameIsKeptExactly_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("Arabic") << u"محمد بن سلمان"_s;
    QTest::newRow("Hebrew and Latin") << u"דוד Levi"_s;
    QTest::newRow("emoji with a skin") << u"👍🏽 Eva"_s;
    QTest::newRow("marks apart") << u"R\u030Cehor\u030C"_s;
    QTest::newRow("spaces around") << u"  Jan  "_s;
    QTest::newRow("looks like markup") << u"<b>Bob</b> & O'Brien"_s;
}

void TestKioskField::aNameIsKeptExactly()
{
    QFETCH(const QString, name);
    m_field->type(name);
    QCOMPARE(m_field->text(), name);
}

void TestKioskField::wipingLeavesNothing()
{
    m_field->type(u"Canary Jones"_s);
    m_field->eraseBack();
    QTest::keyClicks(m_field.get(), u"xy"_s);
    QVERIFY(m_field->isUndoAvailable());
    m_field->wipe();
    QCOMPARE(m_field->text(), QString());
    QCOMPARE(m_field->displayText(), QString());
    QVERIFY(!m_field->isUndoAvailable());
    QVERIFY(!m_field->isRedoAvailable());
    m_field->undo();
    m_field->redo();
    QCOMPARE(m_field->text(), QString());
    QVERIFY(!m_field->hasSelectedText());
}

void TestKioskField::nothingGoesToAClipboardOrComesFromOne()
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    clipboard->setText(u"from elsewhere"_s);
    m_field->type(u"Canary"_s);
    for (const int key :
        { Qt::Key_A, Qt::Key_C, Qt::Key_X, Qt::Key_V, Qt::Key_Z, Qt::Key_Insert }) {
        QTest::keyClick(m_field.get(), static_cast<Qt::Key>(key), Qt::ControlModifier);
        QTest::keyClick(
            m_field.get(), static_cast<Qt::Key>(key), Qt::ShiftModifier | Qt::ControlModifier);
    }
    QTest::keyClick(m_field.get(), Qt::Key_Insert, Qt::ShiftModifier);
    QTest::keyClick(m_field.get(), Qt::Key_Home, Qt::ShiftModifier);
    QVERIFY(!m_field->hasSelectedText());
    QTest::mouseDClick(m_field.get(), Qt::LeftButton);
    QTest::mouseClick(m_field.get(), Qt::MiddleButton);
    QVERIFY(!m_field->hasSelectedText());
    QCOMPARE(m_field->text(), u"Canary"_s);
    QCOMPARE(clipboard->text(), u"from elsewhere"_s);
    QCOMPARE(m_field->contextMenuPolicy(), Qt::PreventContextMenu);
    clipboard->clear();
}

void TestKioskField::inputMethodsLearnNothing()
{
    m_field->type(u"Canary"_s);
    QVERIFY(m_field->inputMethodHints().testFlag(Qt::ImhSensitiveData));
    QVERIFY(m_field->inputMethodHints().testFlag(Qt::ImhNoPredictiveText));
    for (const auto query : { Qt::ImSurroundingText,
             Qt::ImTextBeforeCursor,
             Qt::ImTextAfterCursor,
             Qt::ImCurrentSelection }) {
        QCOMPARE(m_field->inputMethodQuery(query).toString(), QString());
    }
}

QTEST_MAIN(TestKioskField)
#include "tst_kioskfield.moc"
