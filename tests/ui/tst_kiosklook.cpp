#include "tests/ui/cuttexts.h"
#include "tests/ui/kioskgallery.h"
#include "ui/kiosk/keyboard/kioskkey.h"
#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/stepframe.h"
#include "ui/shell/language.h"

#include <QAccessible>
#include <QDir>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Control {
    QWidget *widget;
    QRect place; ///< in the frame, as far as it can be seen
    bool isWhole;
};

/** What can be touched and is on the screen now. */
QList<Control> controlsOf(StepFrame &frame)
{
    QList<Control> found;
    const auto widgets = frame.findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        const bool isControl
            = qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget);
        const QRect seen = widget->visibleRegion().boundingRect();
        if (isControl && widget->isVisible() && !seen.isEmpty()) {
            found.append({ widget,
                QRect(widget->mapTo(&frame, seen.topLeft()), seen.size()),
                seen.size() == widget->size() });
        }
    }
    return found;
}

/** Between two places; below zero they lie over each other. */
int gapBetween(const QRect &a, const QRect &b)
{
    const int across = std::max(a.left() - b.right(), b.left() - a.right()) - 1;
    const int down = std::max(a.top() - b.bottom(), b.top() - a.bottom()) - 1;
    return std::max(across, down);
}

QString nameOf(const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return u"%1 '%2' %3x%4"_s.arg(widget.objectName(), button ? button->text() : QString())
        .arg(widget.width())
        .arg(widget.height());
}

using Make = StepFrame *(*)(KioskGallery &);

const QList<QPair<QString, Make>> &steps()
{
    static const QList<QPair<QString, Make>> all {
        { u"welcome"_s, [](KioskGallery &gallery) { return gallery.welcome(); } },
        { u"times"_s, [](KioskGallery &gallery) { return gallery.times(); } },
        { u"name_ru"_s, [](KioskGallery &gallery) { return gallery.name(u"ru"_s); } },
        { u"name_cs"_s, [](KioskGallery &gallery) { return gallery.name(u"cs"_s); } },
        { u"name_sk"_s, [](KioskGallery &gallery) { return gallery.name(u"sk"_s); } },
        { u"name_en"_s, [](KioskGallery &gallery) { return gallery.name(u"en"_s); } },
        { u"code"_s, [](KioskGallery &gallery) { return gallery.code(); } },
        { u"review"_s, [](KioskGallery &gallery) { return gallery.review(); } },
        { u"low"_s,
            [](KioskGallery &gallery) {
                StepFrame *step = gallery.times();
                step->setLow(true);
                return step;
            } },
    };
    return all;
}

}

/** The parts of a kiosk on the screens that kiosks have. */
class TestKioskLook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void everyControlIsLargeEnough_data();
    void everyControlIsLargeEnough();
    void theLowLayoutKeepsTheUpperHalfFree_data();
    void theLowLayoutKeepsTheUpperHalfFree();
    void startOverIsNeverWhereTheMainActionIs();
    void tabWalksEveryControlOnce_data();
    void tabWalksEveryControlOnce();
    void everyControlHasANameAndARole();
    void pictures();

private:
    static void screens();
    static void glasses();
    void show(StepFrame &frame);

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
};

void TestKioskLook::initTestCase()
{
    m_theme = std::make_unique<Theme>(ThemeChoice::Light);
    m_language = std::make_unique<Language>();
}

void TestKioskLook::init()
{
    m_theme->choose(ThemeChoice::Light);
    m_language->choose(u"en"_s);
}

void TestKioskLook::show(StepFrame &frame)
{
    frame.show();
    QVERIFY(QTest::qWaitForWindowExposed(&frame));
}

void TestKioskLook::screens()
{
    QTest::addColumn<int>("screen");
    QTest::addColumn<QString>("language");
    const QList<GalleryScreen> all = galleryScreens();
    for (int i = 0; i < all.size(); ++i) {
        for (const QString &code : Language::codes()) {
            QTest::addRow("%s, %s", all[i].name, qPrintable(code)) << i << code;
        }
    }
}

void TestKioskLook::glasses()
{
    QTest::addColumn<int>("screen");
    const QList<GalleryScreen> all = galleryScreens();
    for (int i = 0; i < all.size(); ++i) {
        QTest::newRow(all[i].name) << i;
    }
}

void TestKioskLook::everyControlIsLargeEnough_data() { screens(); }

/** Sizes, gaps, and that nothing is cut or leaves the screen. */
void TestKioskLook::everyControlIsLargeEnough()
{
    QFETCH(const int, screen);
    QFETCH(const QString, language);
    m_language->choose(language);
    const KioskScreen glass = galleryScreens()[screen].screen;
    const double dots = pixelsPerMillimetre(glass);
    KioskGallery gallery(*m_theme, glass);
    for (const auto &[name, make] : steps()) {
        StepFrame *frame = make(gallery);
        show(*frame);
        QCOMPARE(frame->size(), glass.pixels);
        const QList<Control> controls = controlsOf(*frame);
        QVERIFY(!controls.isEmpty());
        for (const Control &control : controls) {
            const auto *button = qobject_cast<KioskButton *>(control.widget);
            const bool isMain = button && button->variant() != KioskButton::Variant::Choice;
            const double floor = isMain ? 20 : 15;
            const double least = std::min(control.widget->width(), control.widget->height()) / dots;
            const QString what = name % u": "_s % nameOf(*control.widget);
            QVERIFY2(least >= floor, qPrintable(u"%1: %2 mm"_s.arg(what).arg(least)));
            QVERIFY2(frame->rect().contains(control.place), qPrintable(what));
            QVERIFY2(!button || !control.isWhole || !button->isCut(), qPrintable(what));
            const auto *key = qobject_cast<KioskKey *>(control.widget);
            QVERIFY2(!key || !key->isCut(), qPrintable(what));
            for (const Control &other : controls) {
                const double gap = gapBetween(control.place, other.place) / dots;
                QVERIFY2(&other == &control || gap >= 3,
                    qPrintable(u"%1 and %2: %3 mm"_s.arg(what, nameOf(*other.widget)).arg(gap)));
            }
        }
        QCOMPARE(cutTexts(*frame), QStringList());
    }
}

void TestKioskLook::theLowLayoutKeepsTheUpperHalfFree_data() { glasses(); }

void TestKioskLook::theLowLayoutKeepsTheUpperHalfFree()
{
    QFETCH(const int, screen);
    const KioskScreen glass = galleryScreens()[screen].screen;
    KioskGallery gallery(*m_theme, glass);
    for (StepFrame *(*make)(KioskGallery &) : { Make([](KioskGallery &of) { return of.times(); }),
             Make([](KioskGallery &of) { return of.review(); }),
             Make([](KioskGallery &of) { return of.name(u"cs"_s); }) }) {
        StepFrame *frame = make(gallery);
        frame->setLow(true);
        show(*frame);
        // Five rows of keys, a field and a countdown are higher than half of most screens, and on a
        // small one that stands so is much less: there they begin below the question.
        const double high = glass.millimetres.height();
        const bool isSmall = glass.millimetres.width() < 230;
        const bool isHigher = isSmall || (gallery.keyboard && high < 500);
        const auto *title = frame->findChild<QLabel *>(u"kioskTitle"_s);
        const int below = title->mapTo(frame, QPoint()).y() + title->height();
        const int highest = isHigher ? below : frame->height() / 2;
        const QList<Control> controls = controlsOf(*frame);
        for (const Control &control : controls) {
            QVERIFY2(control.place.top() >= highest, qPrintable(nameOf(*control.widget)));
            QVERIFY(frame->rect().contains(control.place));
            QVERIFY(!gallery.keyboard || control.isWhole);
        }
    }
}

void TestKioskLook::startOverIsNeverWhereTheMainActionIs()
{
    for (const GalleryScreen &screen : galleryScreens()) {
        KioskGallery gallery(*m_theme, screen.screen);
        QList<QRect> mains;
        QList<QRect> startOvers;
        for (const auto &[name, make] : steps()) {
            StepFrame *frame = make(gallery);
            show(*frame);
            auto *startOver = frame->findChild<QWidget *>(u"kioskStartOver"_s);
            const auto place = [&](QWidget *widget) {
                return QRect(widget->mapTo(frame, QPoint()), widget->size());
            };
            if (startOver->isVisible()) {
                startOvers.append(place(startOver));
            }
            if (frame->mainButton()->isVisible()) {
                mains.append(place(frame->mainButton()));
            }
        }
        QVERIFY(!mains.isEmpty());
        for (const QRect &main : std::as_const(mains)) {
            for (const QRect &startOver : std::as_const(startOvers)) {
                QVERIFY2(!main.intersects(startOver), screen.name);
            }
        }
    }
}

void TestKioskLook::tabWalksEveryControlOnce_data() { glasses(); }

void TestKioskLook::tabWalksEveryControlOnce()
{
    QFETCH(const int, screen);
    KioskGallery gallery(*m_theme, galleryScreens()[screen].screen);
    for (const auto &[name, make] : steps()) {
        StepFrame *frame = make(gallery);
        show(*frame);
        frame->activateWindow();
        // An arrow is enabled or not as the focus takes its page along.
        const auto isArrow
            = [](const QWidget *widget) { return widget->objectName().startsWith(u"kioskPage"_s); };
        QSet<QWidget *> expected;
        const auto widgets = frame->findChildren<QWidget *>();
        for (QWidget *widget : widgets) {
            if (widget->isVisible() && widget->isEnabled()
                && (widget->focusPolicy() & Qt::TabFocus) != 0 && !isArrow(widget)) {
                expected.insert(widget);
            }
        }
        QTest::keyClick(frame->focusWidget() ? frame->focusWidget() : frame, Qt::Key_Tab);
        QWidget *first = frame->focusWidget();
        QList<QWidget *> walked;
        do {
            if (!isArrow(frame->focusWidget())) {
                walked.append(frame->focusWidget());
            }
            QTest::keyClick(frame->focusWidget(), Qt::Key_Tab);
        } while (frame->focusWidget() != first && walked.size() < 100);
        QCOMPARE(QSet<QWidget *>(walked.cbegin(), walked.cend()), expected);
        QCOMPARE(walked.size(), expected.size());
        QTest::keyClick(frame->focusWidget(), Qt::Key_Backtab);
        QVERIFY(isArrow(frame->focusWidget()) || frame->focusWidget() == walked.last());
    }
}

void TestKioskLook::everyControlHasANameAndARole()
{
    KioskGallery gallery(*m_theme, galleryScreens()[0].screen);
    for (const auto &[name, make] : steps()) {
        StepFrame *frame = make(gallery);
        show(*frame);
        const QList<Control> controls = controlsOf(*frame);
        for (const Control &control : controls) {
            QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(control.widget);
            QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(),
                qPrintable(nameOf(*control.widget)));
            const QAccessible::Role role = spoken->role();
            QVERIFY(role == QAccessible::Button || role == QAccessible::CheckBox
                || role == QAccessible::EditableText);
        }
    }
}

/** For the eye: kept in the folder $HOLDFAST_PICTURES. */
void TestKioskLook::pictures()
{
    const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
    const QList<QPair<ThemeChoice, QString>> looks { { ThemeChoice::Light, u"en"_s },
        { ThemeChoice::Dark, u"cs"_s },
        { ThemeChoice::HighContrast, u"sk"_s },
        { ThemeChoice::Light, u"ru"_s } };
    for (const auto &[theme, language] : looks) {
        m_theme->choose(theme);
        m_language->choose(language);
        for (const int index : { 0, 2, 3 }) {
            const KioskScreen glass = galleryScreens()[index].screen;
            KioskGallery gallery(*m_theme, glass);
            for (const auto &[name, make] : steps()) {
                StepFrame *frame = make(gallery);
                show(*frame);
                const QString file = u"kiosk-%1-%2-%3-%4x%5.png"_s.arg(name, language)
                                         .arg(int(theme))
                                         .arg(glass.pixels.width())
                                         .arg(glass.pixels.height());
                const QPixmap picture = frame->grab();
                QVERIFY(!picture.isNull());
                QVERIFY(folder.isEmpty() || picture.save(QDir(folder).filePath(file)));
            }
        }
    }
}

QTEST_MAIN(TestKioskLook)
#include "tst_kiosklook.moc"
