#include "tests/ui/kioskboard.h"
#include "ui/kiosk/keyboard/kioskfield.h"
#include "ui/kiosk/keyboard/kioskkey.h"
#include "ui/kiosk/keyboard/kioskkeyboard.h"
#include "ui/kiosk/keyboard/switchscan.h"
#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/shell/language.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/** Every small letter that a name in the language is written with. */
QString alphabetOf(const QString &language)
{
    if (language == u"ru") {
        return u"абвгдеёжзийклмнопрстуфхцчшщъыьэюя"_s;
    }
    const QString latin = u"abcdefghijklmnopqrstuvwxyz"_s;
    if (language == u"cs") {
        return latin + u"áčďéěíňóřšťúůýž"_s;
    }
    if (language == u"sk") {
        return latin + u"áäčďéíĺľňóôŕšťúýž"_s;
    }
    return latin;
}

}

/** Every letter of every language by touch, by keys and by a switch. */
class TestKioskLetters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void cleanup() { m_board.reset(); }

    void everyLetterIsTypedByTouch_data();
    void everyLetterIsTypedByTouch();
    void everyLetterIsTypedByKeys_data();
    void everyLetterIsTypedByKeys();
    void everyLetterIsTypedByASwitch_data();
    void everyLetterIsTypedByASwitch();
    void aSwitchGoesOnAfterTwoRounds();
    void theTimerOfASwitchMovesByItself();
    void aNarrowScreenHasMoreRows();

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<KioskBoard> m_board;
};

void TestKioskLetters::initTestCase()
{
    m_theme = std::make_unique<Theme>(ThemeChoice::Light);
    m_language = std::make_unique<Language>();
}

void TestKioskLetters::init()
{
    m_language->choose(u"en"_s);
    m_board = std::make_unique<KioskBoard>(*m_theme);
}

void TestKioskLetters::everyLetterIsTypedByTouch_data()
{
    QTest::addColumn<QString>("language");
    const QStringList codes = Language::codes();
    for (const QString &code : codes) {
        QTest::newRow(qPrintable(code)) << code;
    }
}

void TestKioskLetters::everyLetterIsTypedByTouch()
{
    QFETCH(const QString, language);
    m_board->open(language);
    const QString alphabet = alphabetOf(language);
    for (const QChar letter : alphabet) {
        m_board->tap(QString(letter));
    }
    QCOMPARE(m_board->field->text(), QString(alphabet.left(1).toUpper() + alphabet.mid(1)));
}

void TestKioskLetters::everyLetterIsTypedByKeys_data() { everyLetterIsTypedByTouch_data(); }

void TestKioskLetters::everyLetterIsTypedByKeys()
{
    QFETCH(const QString, language);
    m_board->open(language);
    const QString alphabet = alphabetOf(language);
    QTest::keyClick(m_board->field, Qt::Key_Tab);
    QCOMPARE(m_board->step->focusWidget(), m_board->keyboard);
    for (const QChar letter : alphabet) {
        m_board->keysTo(m_board->keyTyping(QString(letter)));
        QTest::keyClick(m_board->keyboard, Qt::Key_Return);
    }
    QCOMPARE(m_board->field->text().toLower(), alphabet);
}

void TestKioskLetters::everyLetterIsTypedByASwitch_data() { everyLetterIsTypedByTouch_data(); }

void TestKioskLetters::everyLetterIsTypedByASwitch()
{
    QFETCH(const QString, language);
    m_board->open(language);
    const QString alphabet = alphabetOf(language);
    m_board->keyboard->setScanning(true);
    QTest::keyClick(m_board->field, Qt::Key_Tab);
    for (const QChar letter : alphabet) {
        m_board->switchTo(m_board->keyTyping(QString(letter)));
    }
    QCOMPARE(m_board->field->text().toLower(), alphabet);
}

void TestKioskLetters::aSwitchGoesOnAfterTwoRounds()
{
    m_board->open(u"en"_s);
    m_board->keyboard->setScanning(true);
    m_board->keyboard->setFocus(Qt::TabFocusReason);
    SwitchScan scan(*m_board->step);
    const int rows = 4;
    for (int count = 0; count < 2 * rows - 1; ++count) {
        scan.advance();
        QVERIFY(!m_board->keyboard->isPassed());
    }
    scan.advance();
    QVERIFY(m_board->keyboard->isPassed());
    scan.advance();
    QCOMPARE(m_board->step->focusWidget(), m_board->step->mainButton());
    scan.advance();
    QVERIFY(m_board->step->focusWidget() != m_board->step->mainButton());
}

void TestKioskLetters::theTimerOfASwitchMovesByItself()
{
    m_board->open(u"en"_s);
    m_board->keyboard->setScanning(true);
    SwitchScan scan(*m_board->step);
    QSignalSpy chosen(m_board->keyboard, &KioskKeyboard::chosenChanged);
    m_board->keyboard->setFocus(Qt::TabFocusReason);
    scan.setPeriod(std::chrono::milliseconds(5));
    QTRY_VERIFY(chosen.count() >= 3);
    scan.setPeriod(std::chrono::milliseconds(60000)); // stands; one switch takes row and key
    m_board->keyboard->setScanning(true);
    QTest::keyClick(m_board->keyboard, Qt::Key_Space);
    QTest::keyClick(m_board->keyboard, Qt::Key_Space);
    QCOMPARE(m_board->field->text(), u"Q"_s);
}

void TestKioskLetters::aNarrowScreenHasMoreRows()
{
    // A ten-inch tablet that stands: 136 mm wide.
    KioskGallery narrow(*m_theme, { { 800, 1280 }, { 136, 217 } });
    const double dots = 800 / 136.0;
    narrow.name(u"cs"_s);
    KioskKeyboard keyboard(narrow.look());
    keyboard.setLanguage(u"cs"_s);
    keyboard.resize(760, keyboard.heightForWidth(760));
    keyboard.show();
    QVERIFY(QTest::qWaitForWindowExposed(&keyboard));
    QSet<int> rows;
    const auto keys = keyboard.keys();
    for (const KioskKey *key : keys) {
        QVERIFY(key->width() / dots >= 16);
        QVERIFY(key->height() / dots >= 16);
        QVERIFY(keyboard.rect().contains(key->geometry()));
        rows.insert(key->y());
    }
    QVERIFY(rows.size() > 5);
}

QTEST_MAIN(TestKioskLetters)
#include "tst_kioskletters.moc"
