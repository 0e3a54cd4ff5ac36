#include "tests/ui/deskfixture.h"

#include "tests/support/waitfor.h"

#include <QAbstractButton>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace {

constexpr int widthShown = 1440;
constexpr int heightShown = 900;
const QByteArray zoneName = "Europe/Prague";

}

DeskFixture::DeskFixture(
    const TestCluster &cluster, Theme &theme, Language &language, const DeskSetup &setup)
    : database(cluster)
    , desk(setup.isStaffOnly ? database.as(TestRole::Staff) : database.desk(), u"desk 1"_s)
    , other(database.desk(), u"desk 2"_s)
    , m_cluster(cluster)
    , m_settings(m_folder.filePath(u"settings.ini"_s))
    , m_theme(theme)
    , m_language(language)
    , m_worker(setup.hasWorker ? std::make_unique<TestWorker>(database.desk()) : nullptr)
    , m_feed(desk.executor(), desk.executor(), m_worker ? &m_worker->listener() : nullptr)
{
    database.addSite(zoneName);
    m_day = database.now().toTimeZone(QTimeZone(zoneName)).date().addDays(1);
}

DeskFixture::~DeskFixture()
{
    // The window looks at the services until its end.
    window.reset();
}

SlotId DeskFixture::addSlot(const QString &resource, int hour, qint64 capacity)
{
    TestSlot slot;
    slot.resource = resource;
    slot.start = QDateTime(m_day, QTime(hour, 0), QTimeZone(zoneName)).toUTC();
    slot.capacity = capacity;
    return database.addSlot(slot);
}

void DeskFixture::open()
{
    window = std::make_unique<MainWindow>(ShellParts { m_settings, m_theme, m_language });
    window->resize(widthShown, heightShown);
    window->show();
    window->activateWindow();
    window->openDesk({ desk.booking(),
                         desk.schedule(),
                         desk.customers(),
                         desk.credits(),
                         desk.stock(),
                         desk.tickets(),
                         desk.changes(),
                         desk.waiting(),
                         desk.kiosks(),
                         m_feed,
                         drafts },
        { true, u"here"_s, {} },
        m_day);
    m_feed.start();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    QTRY_VERIFY_WITH_TIMEOUT(presenter().day().isGridCurrent(), answerPatience.count());
}

void DeskFixture::goTo(SlotId slot)
{
    window->dayPage()->focusGrid();
    window->dayPage()->grid().goToSlot(slot);
    QTRY_VERIFY(presenter().slot().slotId() == slot);
    QTRY_VERIFY(presenter().slot().detail().has_value());
}

void DeskFixture::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    ++m_keysPressed;
    QWidget *focused = QApplication::focusWidget();
    QWidget *target = focused ? focused : window.get();
    const bool isSign = key > Qt::Key_Space && key <= Qt::Key_AsciiTilde;
    if (isSign && modifiers == Qt::NoModifier) {
        // Not as from a keyboard, where it may begin a scan and is held back for a moment.
        const QString text(QChar(static_cast<char16_t>(key)).toLower());
        QKeyEvent pressed(QEvent::KeyPress, key, modifiers, text);
        QApplication::sendEvent(target, &pressed);
        return;
    }
    QTest::keyClick(target, key, modifiers);
}

void DeskFixture::type(const QString &text)
{
    for (const QChar character : text) {
        // The platform's key events carry text that QTest::keyClicks cannot make of "ř".
        QWidget *focused = QApplication::focusWidget();
        QVERIFY(focused);
        QKeyEvent pressed(QEvent::KeyPress, 0, Qt::NoModifier, QString(character));
        QApplication::sendEvent(focused, &pressed);
    }
}

bool DeskFixture::isShown(const QString &name)
{
    const auto *widget = find<QWidget>(name);
    return widget && widget->isVisible();
}

QString DeskFixture::textOf(const QString &name)
{
    const auto *widget = find<QWidget>(name);
    if (const auto *label = qobject_cast<const QLabel *>(widget)) {
        return label->text();
    }
    if (const auto *field = qobject_cast<const QLineEdit *>(widget)) {
        return field->text();
    }
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
        return button->text();
    }
    return {};
}

qint64 DeskFixture::holdsWith(const QString &status)
{
    return database.number(
        "SELECT count(*) FROM holdfast.holds WHERE status::text = '" + status.toLatin1() + "'");
}

void DeskFixture::setReachable(bool isReachable)
{
    const QByteArray word = isReachable ? "true" : "false";
    // From another database: none can shut itself.
    RawConnection outside(m_cluster.administrator(u"postgres"_s).connectionString);
    const RawAnswer answer = outside.run(
        "ALTER DATABASE " + database.name().toLatin1() + " ALLOW_CONNECTIONS " + word);
    QVERIFY2(answer.isOk(), qUtf8Printable(answer.message));
    if (!isReachable) {
        database.killSessions(u"desk 1"_s);
    }
}

void DeskFixture::settle()
{
    // Twice: the first round asks for new layouts, the second one makes them.
    QCoreApplication::sendPostedEvents();
    window->grab();
    QCoreApplication::sendPostedEvents();
}

void DeskFixture::savePicture(const QString &name) { savePicture(name, *window); }

void DeskFixture::savePicture(const QString &name, QWidget &widget)
{
    const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
    settle();
    const QPixmap picture = widget.grab();
    QVERIFY(!picture.isNull());
    if (!folder.isEmpty()) {
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(picture.save(QDir(folder).filePath(name + u".png"_s)));
    }
}
