#include "tests/ui/kioskboard.h"
#include "tests/ui/touch.h"
#include "ui/kiosk/keyboard/kioskfield.h"
#include "ui/kiosk/keyboard/kioskkey.h"
#include "ui/kiosk/keyboard/kioskkeyboard.h"
#include "ui/shell/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

/** What the keys of the keyboard on the screen do. */
class TestKioskKeyboard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void cleanup() { m_board.reset(); }

    void aMarkJoinsTheNextLetter();
    void shiftHasThreeStates();
    void aNameBeginsWithACapital();
    void signsAndBack();
    void theLanguageKeyKeepsTheText();
    void codesHaveTheirOwnKeys();
    void phonesHaveTheirOwnKeys();
    void touchLeavesTheFieldItsFocus();
    void slidingOffAKeyTypesNothing();
    void aRealKeyboardTypesToo();

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<KioskBoard> m_board;
};

void TestKioskKeyboard::initTestCase()
{
    m_theme = std::make_unique<Theme>(ThemeChoice::Light);
    m_language = std::make_unique<Language>();
}

void TestKioskKeyboard::init()
{
    m_language->choose(u"en"_s);
    m_board = std::make_unique<KioskBoard>(*m_theme);
}

void TestKioskKeyboard::aMarkJoinsTheNextLetter()
{
    m_board->open(u"cs"_s);
    const auto mark = [this](const QString &text) { Touch::tap(*m_board->markKey(text)); };
    mark(u"\u030C"_s);
    QCOMPARE(m_board->keyTyping(u"r"_s)->text(), u"Ř"_s);
    m_board->tap(u"r"_s);
    mark(u"\u0301"_s);
    m_board->tap(u"y"_s);
    mark(u"\u0308"_s);
    m_board->tap(u"u"_s);
    mark(u"\u030C"_s);
    m_board->tap(u"x"_s); // nobody writes it: the letter alone
    mark(u"\u030C"_s);
    mark(u"\u030C"_s); // pressed again, it is taken back
    m_board->tap(u"c"_s);
    QCOMPARE(m_board->field->text(), u"Řýüxc"_s);
}

void TestKioskKeyboard::shiftHasThreeStates()
{
    m_board->open(u"en"_s);
    m_board->tap(u"a"_s);
    m_board->tap(u"b"_s);
    m_board->tapKind(Key::Kind::Shift);
    m_board->tap(u"c"_s);
    m_board->tap(u"d"_s);
    m_board->tapKind(Key::Kind::Shift);
    m_board->tapKind(Key::Kind::Shift);
    m_board->tap(u"e"_s);
    m_board->tap(u"f"_s);
    m_board->tapKind(Key::Kind::Shift);
    m_board->tap(u"g"_s);
    QCOMPARE(m_board->field->text(), u"AbCdEFg"_s);
}

void TestKioskKeyboard::aNameBeginsWithACapital()
{
    m_board->open(u"ru"_s);
    m_board->tap(u"ё"_s);
    m_board->tap(u"ж"_s);
    m_board->tapKind(Key::Kind::Space);
    m_board->tap(u"ъ"_s);
    QCOMPARE(m_board->field->text(), u"Ёж Ъ"_s);
    for (int count = 0; count < 5; ++count) {
        m_board->tapKind(Key::Kind::Backspace);
    }
    m_board->tap(u"щ"_s);
    QCOMPARE(m_board->field->text(), u"Щ"_s);
}

void TestKioskKeyboard::signsAndBack()
{
    m_board->open(u"sk"_s);
    m_board->tapKind(Key::Kind::Signs);
    m_board->tap(u"7"_s);
    m_board->tap(u"'"_s);
    m_board->tap(u"-"_s);
    m_board->tapKind(Key::Kind::Letters);
    QVERIFY(m_board->keyTyping(u"ĺ"_s));
    m_board->tap(u"."_s);
    QCOMPARE(m_board->field->text(), u"7'-."_s);
}

void TestKioskKeyboard::theLanguageKeyKeepsTheText()
{
    m_board->open(u"en"_s);
    m_board->tap(u"a"_s);
    m_board->tapKind(Key::Kind::Language);
    QCOMPARE(m_board->keyboard->typist().language(), u"cs"_s);
    m_board->tapKind(Key::Kind::Language);
    m_board->tapKind(Key::Kind::Language);
    QCOMPARE(m_board->keyboard->typist().language(), u"ru"_s);
    m_board->tap(u"я"_s);
    m_board->keyboard->setLanguage(u"sk"_s);
    QCOMPARE(m_board->field->text(), u"Aя"_s);
}

void TestKioskKeyboard::codesHaveTheirOwnKeys()
{
    m_board->openCode();
    QString typed;
    const auto keys = m_board->keyboard->keys();
    for (const KioskKey *key : keys) {
        typed += key->key().kind == Key::Kind::Text ? key->text() : QString();
    }
    QCOMPARE(typed, u"23456789ABCDEFGHJKMNPQRSTUVWXYZ"_s);
    for (const QChar letter : u"7KX2M9QP"_s) {
        m_board->tap(QString(letter));
    }
    m_board->tap(u"Z"_s); // a ninth has no room
    QCOMPARE(m_board->field->text(), u"7KX2M9QP"_s);
    m_board->field->wipe();
    QTest::keyClicks(m_board->field, u"0o1il7k"_s); // what is not in codes is not taken
    QCOMPARE(m_board->field->text(), u"7K"_s);
}

void TestKioskKeyboard::phonesHaveTheirOwnKeys()
{
    m_board->open(u"en"_s);
    KioskField phone(m_board->gallery.look(), KioskField::Kind::Phone);
    m_board->keyboard->setField(&phone);
    QCoreApplication::sendPostedEvents(); // fewer keys: the layout has another size
    QCOMPARE(m_board->keyboard->keys().size(), 13);
    for (const QChar letter : u"+420601234567"_s) {
        m_board->tap(QString(letter));
    }
    QCOMPARE(phone.text(), u"+420601234567"_s);
    QTest::keyClicks(&phone, u"abc 8"_s);
    QCOMPARE(phone.text(), u"+420601234567 8"_s);
    QSignalSpy done(m_board->keyboard, &KioskKeyboard::doneRequested);
    m_board->tapKind(Key::Kind::Done);
    QCOMPARE(done.count(), 1);
    m_board->keyboard->setField(nullptr);
}

void TestKioskKeyboard::touchLeavesTheFieldItsFocus()
{
    m_board->open(u"en"_s);
    QVERIFY(m_board->field->hasFocus());
    m_board->tap(u"a"_s);
    m_board->tapKind(Key::Kind::Signs);
    Touch::tapAt(*m_board->keyboard, QPoint(0, m_board->keyboard->height() - 1));
    QVERIFY(m_board->field->hasFocus());
}

void TestKioskKeyboard::slidingOffAKeyTypesNothing()
{
    m_board->open(u"en"_s);
    KioskKey *key = m_board->keyTyping(u"a"_s);
    const QImage before = key->grab().toImage();
    Touch::press(*key);
    QVERIFY(key->isDown());
    QVERIFY(key->grab().toImage() != before); // seen at once
    QCOMPARE(m_board->field->text(), QString()); // nothing before it is let go
    Touch::slideTo(*key, QPoint(-200, -200));
    QVERIFY(!key->isDown());
    Touch::release(*key, QPoint(-200, -200));
    QCOMPARE(m_board->field->text(), QString());
}

void TestKioskKeyboard::aRealKeyboardTypesToo()
{
    m_board->open(u"en"_s);
    QTest::keyClick(m_board->field, Qt::Key_Tab);
    QTest::keyClicks(m_board->keyboard, u"Eva-M"_s);
    QTest::keyClick(m_board->keyboard, Qt::Key_Backspace);
    QCOMPARE(m_board->field->text(), u"Eva-"_s);
}

QTEST_MAIN(TestKioskKeyboard)
#include "tst_kioskkeyboard.moc"
