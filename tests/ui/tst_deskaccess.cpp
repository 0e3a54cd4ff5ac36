#include "tests/support/waitfor.h"
#include "tests/ui/deskfixture.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

/** The window for people who see little, hear it read, or speak another language. */
class TestDeskAccess : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void tabVisitsEveryControlOnce();
    void everyControlHasAName();
    void everyTargetIsLargeEnough();
    void f6WalksThePanes();
    void aReadOfTheDayLeavesTheFocusAlone();
    void f1ListsTheKeys();
    void aSmallWindowScrollsTheListOfKeys();
    void everyCommandIsInTheMenu();
    void aSwitchOfLanguageKeepsTheDraft();
    void noTextIsCutAtTwiceTheSize_data();
    void noTextIsCutAtTwiceTheSize();
    void aNarrowWindowGivesTheRailsRoomToTheGrid();
    void gOpensACalendarByKeys();
    void settingsApplyAtOnce();
    void pictures_data();
    void pictures();

private:
    QList<QWidget *> controls() const;

    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<DeskFixture> m_desk;
    SlotId m_slot;
};

void TestDeskAccess::initTestCase()
{
    m_cluster = std::make_unique<TestCluster>();
    m_theme = std::make_unique<Theme>();
    m_language = std::make_unique<Language>();
}

void TestDeskAccess::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_theme->setTextScale(1.0);
    m_language->choose(u"en"_s);
    m_desk = std::make_unique<DeskFixture>(*m_cluster, *m_theme, *m_language);
    m_slot = m_desk->addSlot(u"Hall A"_s, 10, 10);
    m_desk->addSlot(u"Hall A"_s, 11, 10);
    m_desk->addSlot(u"Hall B"_s, 10, 4);
    m_desk->open();
    m_desk->goTo(m_slot);
}

void TestDeskAccess::cleanup()
{
    QCOMPARE(m_desk->database.doctor(), QString());
    m_desk.reset();
}

QList<QWidget *> TestDeskAccess::controls() const
{
    QList<QWidget *> found;
    for (QWidget *widget : m_desk->window->findChildren<QWidget *>()) {
        const bool isReached = (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isVisible()
            && widget->isEnabled() && !widget->focusProxy();
        if (isReached) {
            found.append(widget);
        }
    }
    return found;
}

void TestDeskAccess::tabVisitsEveryControlOnce()
{
    const QList<QWidget *> expected = controls();
    QVERIFY(expected.size() > 8);
    for (const Qt::Key key : { Qt::Key_Tab, Qt::Key_Backtab }) {
        QSet<QWidget *> seen;
        m_desk->window->dayPage()->focusGrid();
        for (qsizetype i = 0; i < expected.size(); ++i) {
            QWidget *focused = QApplication::focusWidget();
            QVERIFY(focused);
            seen.insert(focused);
            m_desk->press(key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        }
        QCOMPARE(QApplication::focusWidget(), &m_desk->window->dayPage()->grid());
        for (QWidget *widget : expected) {
            QVERIFY2(seen.contains(widget), qUtf8Printable(widget->objectName()));
        }
    }
}

void TestDeskAccess::everyControlHasAName()
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    for (QWidget *widget : controls()) {
        const QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(accessible);
        QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(),
            qUtf8Printable(QString::fromLatin1(widget->metaObject()->className()) + u' '
                + widget->objectName()));
    }
}

void TestDeskAccess::everyTargetIsLargeEnough()
{
    constexpr int sideMin = 24;
    for (const QWidget *widget : controls()) {
        const QString name = widget->objectName();
        QVERIFY2(widget->width() >= sideMin && widget->height() >= sideMin, qUtf8Printable(name));
    }
}

void TestDeskAccess::f6WalksThePanes()
{
    constexpr int paneCount = 5; // grid, slot, row above the grid, top bar, rail
    QSet<QWidget *> seen;
    for (int i = 0; i < paneCount; ++i) {
        m_desk->press(Qt::Key_F6);
        seen.insert(QApplication::focusWidget());
    }
    QCOMPARE(seen.size(), paneCount);
    QVERIFY(m_desk->window->dayPage()->grid().hasFocus());
}

void TestDeskAccess::aReadOfTheDayLeavesTheFocusAlone()
{
    auto *button = m_desk->find<QWidget>(u"todayButton"_s);
    QVERIFY(button);
    button->setFocus();
    QSignalSpy read(&m_desk->presenter().day(), &DayPresenter::gridChanged);
    m_desk->addSlot(u"Hall B"_s, 12, 4);
    m_desk->presenter().day().refresh();
    QTRY_VERIFY(!read.isEmpty());
    QCOMPARE(QApplication::focusWidget(), button);
}

void TestDeskAccess::f1ListsTheKeys()
{
    m_desk->press(Qt::Key_F1);
    QTRY_VERIFY(m_desk->isShown(u"keyList"_s));
    auto *list = m_desk->find<QWidget>(u"keyList"_s);
    QVERIFY(list->width() <= m_desk->window->width());
    QTest::keyClick(list, Qt::Key_Escape);
    QTRY_VERIFY(!m_desk->isShown(u"keyList"_s));
}

void TestDeskAccess::aSmallWindowScrollsTheListOfKeys()
{
    m_language->choose(u"ru"_s);
    m_desk->window->resize(1000, 600);
    m_desk->press(Qt::Key_F1);
    QTRY_VERIFY(m_desk->isShown(u"keyList"_s));
    QVERIFY(m_desk->find<QWidget>(u"keyList"_s)->width() <= 1000);
    QVERIFY(m_desk->find<QWidget>(u"keyList"_s)->height() <= 600);
    const auto *scroll = m_desk->find<QScrollArea>(u"keyListScroll"_s);
    QTest::keyClick(m_desk->find<QWidget>(u"keyListClose"_s), Qt::Key_Down);
    QTest::keyClick(m_desk->find<QWidget>(u"keyListClose"_s), Qt::Key_Right);
    QVERIFY(scroll->verticalScrollBar()->value() > 0);
    QVERIFY(scroll->horizontalScrollBar()->value() > 0);
    QTest::keyClick(m_desk->find<QWidget>(u"keyListClose"_s), Qt::Key_Escape);
    QTRY_VERIFY(!m_desk->isShown(u"keyList"_s));
}

void TestDeskAccess::everyCommandIsInTheMenu()
{
    auto *menu = m_desk->find<QMenu>(u"deskMenu"_s);
    QVERIFY(menu);
    menu->popup(QPoint());
    QStringList keys;
    for (const QAction *action : menu->actions()) {
        keys.append(action->text().section(u'\t', 1));
    }
    menu->close();
    for (const QString &key : { u"C"_s, u"E"_s, u"W"_s, u"T"_s, u"G"_s, u"F5"_s, u"F1"_s }) {
        QVERIFY2(keys.contains(key), qUtf8Printable(key));
    }
}

void TestDeskAccess::aSwitchOfLanguageKeepsTheDraft()
{
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->type(u"4"_s);
    const QString before = m_desk->textOf(u"leaveButton"_s);
    m_language->choose(u"ru"_s);
    QCOMPARE(m_desk->textOf(u"partySize"_s), u"4"_s);
    QVERIFY(m_desk->isShown(u"holdEditor"_s));
    QTRY_VERIFY(m_desk->textOf(u"leaveButton"_s) != before);
    m_language->choose(u"en"_s);
    QTRY_COMPARE(m_desk->textOf(u"leaveButton"_s), before);
}

void TestDeskAccess::noTextIsCutAtTwiceTheSize_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : Language::codes()) {
        QTest::newRow(qUtf8Printable(code)) << code;
    }
}

void TestDeskAccess::noTextIsCutAtTwiceTheSize()
{
    QFETCH(const QString, language);
    m_language->choose(language);
    m_theme->setTextScale(2.0);
    m_desk->savePicture(u"desk-200-"_s + language);
    // Again and again: the age of the data changes every second, and its room follows later.
    const auto cut = [this] {
        QStringList texts;
        for (const QLabel *label : m_desk->window->findChildren<QLabel *>()) {
            if (label->isVisible() && !label->text().isEmpty() && !label->wordWrap()
                && label->width() < label->minimumSizeHint().width()) {
                texts.append(label->text());
            }
        }
        return texts.join(u" | "_s);
    };
    QTRY_COMPARE(cut(), QString());
}

void TestDeskAccess::aNarrowWindowGivesTheRailsRoomToTheGrid()
{
    QVERIFY(m_desk->isShown(u"sideRail"_s));
    m_desk->window->resize(1024, 700);
    QTRY_VERIFY(!m_desk->isShown(u"sideRail"_s));
    QVERIFY(m_desk->isShown(u"slotGrid"_s));
    m_desk->savePicture(u"desk-1024"_s);
}

void TestDeskAccess::gOpensACalendarByKeys()
{
    m_desk->press(Qt::Key_G);
    QCOMPARE(QApplication::focusWidget(), m_desk->find<QWidget>(u"monthView"_s));
    m_desk->press(Qt::Key_Right);
    m_desk->press(Qt::Key_Return);
    QCOMPARE(m_desk->presenter().day().day(), m_desk->day().addDays(1));
}

void TestDeskAccess::settingsApplyAtOnce()
{
    m_desk->press(Qt::Key_Comma, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->isShown(u"settingsPage"_s));
    auto *themes = m_desk->find<QComboBox>(u"themeChoice"_s);
    QVERIFY(themes);
    themes->setFocus();
    themes->setCurrentIndex(static_cast<int>(ThemeChoice::Light));
    m_desk->press(Qt::Key_Down);
    QTRY_COMPARE(m_theme->choice(), ThemeChoice::Dark);
    m_desk->savePicture(u"settings-dark"_s);
    m_desk->press(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(m_desk->isShown(u"slotGrid"_s));
}

void TestDeskAccess::pictures_data()
{
    QTest::addColumn<ThemeChoice>("theme");
    QTest::addColumn<QString>("language");
    QTest::newRow("desk-light") << ThemeChoice::Light << u"en"_s;
    QTest::newRow("desk-dark") << ThemeChoice::Dark << u"en"_s;
    QTest::newRow("desk-contrast") << ThemeChoice::HighContrast << u"en"_s;
    QTest::newRow("desk-ru") << ThemeChoice::Light << u"ru"_s;
}

void TestDeskAccess::pictures()
{
    QFETCH(const ThemeChoice, theme);
    QFETCH(const QString, language);
    m_theme->choose(theme);
    m_language->choose(language);
    m_desk->press(Qt::Key_3);
    QTRY_VERIFY(m_desk->isShown(u"holdEditor"_s));
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->presenter().slot().chosenHold());
    QTRY_VERIFY(m_desk->window->dayPage()->isSettled());
    m_desk->savePicture(QString::fromLatin1(QTest::currentDataTag()));
}

QTEST_MAIN(TestDeskAccess)
#include "tst_deskaccess.moc"
