#include "tests/support/waitfor.h"
#include "tests/ui/cuttexts.h"
#include "tests/ui/deskcustomer.h"

using namespace Qt::StringLiterals;

/** Extras, credits and returns in every language and theme: nothing is cut; pictures for people. */
class TestDeskExtraStates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void nothingIsCut_data();
    void nothingIsCut();

private:
    void showFolded();
    void showOpen();
    void showUnreadable();
    void showShortCredits();
    void showShortPieces();
    void showHeld();
    void showReturn();

    /** Fails when a visible text of the window has less room than it needs; saves a picture. */
    void look(const QString &state);

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskCustomer> m_desk;
};

void TestDeskExtraStates::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestDeskExtraStates::init()
{
    m_desk = std::make_unique<DeskCustomer>(*m_cluster, *m_theme, *m_language);
}

void TestDeskExtraStates::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

void TestDeskExtraStates::nothingIsCut_data()
{
    QTest::addColumn<ThemeChoice>("theme");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    const QSize large(1440, 900);
    const QSize small(1024, 700);
    for (const QString &code : Language::codes()) {
        QTest::newRow(qUtf8Printable(u"light-"_s + code)) << ThemeChoice::Light << code << large;
    }
    QTest::newRow("dark-en") << ThemeChoice::Dark << u"en"_s << large;
    QTest::newRow("dark-ru-small") << ThemeChoice::Dark << u"ru"_s << small;
    QTest::newRow("light-en-small") << ThemeChoice::Light << u"en"_s << small;
    QTest::newRow("contrast-cs") << ThemeChoice::HighContrast << u"cs"_s << large;
}

void TestDeskExtraStates::nothingIsCut()
{
    QFETCH(const ThemeChoice, theme);
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    m_theme->choose(theme);
    m_language->choose(language);
    m_desk->openAtSlot();
    m_desk->window->resize(size);
    showFolded();
    showOpen();
    showUnreadable();
    showShortCredits();
    showShortPieces();
    showHeld();
    showReturn();
}

void TestDeskExtraStates::showFolded()
{
    m_desk->openEditor(u"4"_s);
    look(u"walkin"_s);
    m_desk->chooseNovak();
    look(u"folded"_s);
}

void TestDeskExtraStates::showOpen()
{
    m_desk->press(Qt::Key_X, Qt::AltModifier);
    m_desk->press(Qt::Key_Tab);
    m_desk->typeInto(u"extra_SHOES"_s, u"9"_s);
    m_desk->press(Qt::Key_P);
    m_desk->typeInto(u"pay_default"_s, u"1200"_s);
    look(u"open"_s);
}

void TestDeskExtraStates::showUnreadable()
{
    m_desk->type(u",500"_s);
    m_desk->press(Qt::Key_Return);
    look(u"unreadable"_s);
}

void TestDeskExtraStates::showShortCredits()
{
    m_desk->press(Qt::Key_X);
    m_desk->press(Qt::Key_Tab);
    m_desk->typeInto(u"extra_SHOES"_s, u"4"_s);
    m_desk->press(Qt::Key_P);
    m_desk->typeInto(u"pay_default"_s, u"12500"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"refusalCard"_s));
    look(u"shortcredits"_s);
    m_desk->press(Qt::Key_Escape);
}

void TestDeskExtraStates::showShortPieces()
{
    m_desk->typeInto(u"pay_default"_s, u"1200"_s);
    m_desk->press(Qt::Key_X);
    m_desk->press(Qt::Key_Tab);
    m_desk->typeInto(u"extra_SHOES"_s, u"9"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"refusalCard"_s));
    look(u"shortpieces"_s);
    m_desk->press(Qt::Key_1);
}

void TestDeskExtraStates::showHeld()
{
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QTRY_VERIFY(!m_desk->cardText().isEmpty());
    look(u"held"_s);
}

void TestDeskExtraStates::showReturn()
{
    m_desk->press(Qt::Key_C);
    QTRY_VERIFY(m_desk->isShown(u"returnButton"_s));
    look(u"booked"_s);
    m_desk->press(Qt::Key_R);
    QTRY_VERIFY(m_desk->isShown(u"returnBox"_s));
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"1"_s);
    look(u"return"_s);
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(!m_desk->isShown(u"returnBox"_s));
    look(u"returned"_s);
}

void TestDeskExtraStates::look(const QString &state)
{
    m_desk->settle();
    m_desk->savePicture(u"extras-%1-%2"_s.arg(state, QString::fromUtf8(QTest::currentDataTag())));
    QTRY_COMPARE(cutTexts(*m_desk->window).join(u" | "_s), QString());
}

QTEST_MAIN(TestDeskExtraStates)
#include "tst_deskextrastates.moc"
