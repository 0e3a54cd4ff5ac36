#include "tests/ui/kioskvisitor.h"

#include "tests/support/waitfor.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/kiosk/look/tilegrid.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPointingDevice>
#include <QTest>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr int tabsMax = 80;

}

QList<TestScreen> TestScreen::all()
{
    return { { u"1024x768"_s, { 1024, 768 }, { 304.8, 228.6 } },
        { u"1920x1080"_s, { 1920, 1080 }, { 476, 267.8 } },
        { u"1080x1920"_s, { 1080, 1920 }, { 267.8, 476 } } };
}

KioskVisitor::KioskVisitor(
    KioskFixture &kiosk, const TestScreen &screen, Theme &theme, Language &language)
    : m_kiosk(kiosk)
    , m_look(theme, KioskMetrics({ screen.pixels, screen.millimetres, 0 }))
    , m_finger(QTest::createTouchDevice())
    , m_window(std::make_unique<KioskWindow>(KioskWindow::Parts { .look = m_look,
          .flow = kiosk.flow(),
          .language = language,
          .languages = { u"cs"_s, u"sk"_s, u"ru"_s, u"en"_s } }))
{
    m_window->resize(screen.pixels);
    m_window->show();
    m_window->activateWindow();
    if (!QTest::qWaitForWindowActive(m_window.get())) {
        qFatal("the window of the kiosk does not come");
    }
}

KioskVisitor::~KioskVisitor() { m_window.reset(); }

bool KioskVisitor::isShown(const QString &name)
{
    const auto *widget = find<QWidget>(name);
    return widget && widget->isVisible();
}

/** Nobody aims before everything lies where it will be: a new text may move what is below it. */
void KioskVisitor::settle(const QWidget &target)
{
    QPoint before(-1, -1);
    QVERIFY(QTest::qWaitFor([&] {
        const QPoint last = std::exchange(before, target.mapTo(m_window.get(), QPoint()));
        return before == last;
    }));
}

void KioskVisitor::tap(QWidget *target)
{
    QVERIFY(target);
    QVERIFY2(target->isVisible() && target->isEnabled(), qUtf8Printable(target->objectName()));
    ++m_taps;
    settle(*target);
    const QPoint where = target->mapTo(m_window.get(), target->rect().center());
    QWidget *child = m_window->childAt(where);
    QVERIFY2(child == target || target->isAncestorOf(child), qUtf8Printable(target->objectName()));
    QTest::touchEvent(m_window.get(), m_finger).press(0, where, m_window.get());
    QTest::touchEvent(m_window.get(), m_finger).release(0, where, m_window.get());
}

void KioskVisitor::tap(const QString &name) { tap(find<QWidget>(name)); }

QWidget *KioskVisitor::tileOf(const QString &grid, const QString &title)
{
    auto *tiles = find<TileGrid>(grid);
    if (!tiles) {
        return nullptr;
    }
    for (int i = 0; i < tiles->tiles().size(); ++i) {
        if (tiles->tiles().at(i).title == title) {
            tiles->showTile(i);
            return tiles->buttonAt(i);
        }
    }
    return nullptr;
}

void KioskVisitor::tapTile(const QString &grid, const QString &title) { tap(tileOf(grid, title)); }

QWidget *KioskVisitor::focusByTab(const std::function<bool(QWidget *)> &isIt)
{
    for (int i = 0; i < tabsMax; ++i) {
        QWidget *now = QApplication::focusWidget();
        if (now && isIt(now)) {
            return now;
        }
        QTest::keyClick(now ? now : m_window.get(), Qt::Key_Tab);
    }
    return nullptr;
}

void KioskVisitor::pressByKeys(const QString &name)
{
    QWidget *found = focusByTab([&name](QWidget *now) { return now->objectName() == name; });
    QVERIFY2(found, qUtf8Printable(name));
    QTest::keyClick(found, Qt::Key_Space);
}

void KioskVisitor::pressTileByKeys(const QString &grid, const QString &title)
{
    auto *tiles = find<TileGrid>(grid);
    QVERIFY(tiles);
    QWidget *found = focusByTab([&](QWidget *now) { return tiles->isAncestorOf(now); });
    QVERIFY2(found, qUtf8Printable(grid));
    QWidget *wanted = tileOf(grid, title);
    for (int i = 0; i < tiles->tiles().size() && QApplication::focusWidget() != wanted; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    }
    QCOMPARE(QApplication::focusWidget(), wanted);
    QTest::keyClick(wanted, Qt::Key_Space);
}

void KioskVisitor::type(const QString &text)
{
    for (const QChar character : text) {
        // The platform's key events carry text that QTest::keyClicks cannot make of "ř".
        QWidget *focused = QApplication::focusWidget();
        QVERIFY(focused);
        QKeyEvent pressed(QEvent::KeyPress, 0, Qt::NoModifier, QString(character));
        QApplication::sendEvent(focused, &pressed);
    }
}

bool KioskVisitor::waitFor(KioskStep step)
{
    return QTest::qWaitFor(
        [&] { return m_kiosk.flow().step() == step && m_window->shownStep() == step; },
        static_cast<int>(answerPatience.count()));
}

QString KioskVisitor::everyText()
{
    QStringList texts;
    const QWidgetList all = QApplication::allWidgets();
    for (const QWidget *widget : all) {
        texts << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip()
              << widget->windowTitle();
        if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            texts << label->text();
        } else if (const auto *field = qobject_cast<const QLineEdit *>(widget)) {
            texts << field->text() << field->placeholderText();
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
            texts << button->text();
        }
    }
    return texts.join(u'\n');
}

void KioskVisitor::savePicture(const QString &name)
{
    // Twice: the first round asks for new layouts, the second one makes them.
    QCoreApplication::sendPostedEvents();
    m_window->grab();
    QCoreApplication::sendPostedEvents();
    const QPixmap picture = m_window->grab();
    QVERIFY(!picture.isNull());
    const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
    if (!folder.isEmpty()) {
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(picture.save(QDir(folder).filePath(name + u".png"_s)));
    }
}
