#include "tests/ui/kioskgallery.h"
#include "tests/ui/pixels.h"
#include "ui/kiosk/keyboard/kioskfield.h"
#include "ui/kiosk/keyboard/kioskkey.h"
#include "ui/kiosk/look/countdownbar.h"
#include "ui/kiosk/look/kioskbutton.h"
#include "ui/kiosk/look/kiosktext.h"
#include "ui/kiosk/look/noticecard.h"
#include "ui/theme/textrole.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;

/** What the parts of a kiosk look like, measured in their pixels. */
class TestKioskInks : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void initTestCase() { m_theme = std::make_unique<Theme>(ThemeChoice::Light); }

    void init() { m_theme->choose(ThemeChoice::Light); }

    void capitalsAreHighEnough_data();
    void capitalsAreHighEnough();
    void everyInkCanBeRead_data();
    void everyInkCanBeRead();
    void everyOutlineCanBeSeen_data();
    void everyOutlineCanBeSeen();

private:
    std::unique_ptr<Theme> m_theme;
};

void TestKioskInks::capitalsAreHighEnough_data()
{
    QTest::addColumn<int>("screen");
    const QList<GalleryScreen> all = galleryScreens();
    for (int i = 0; i < all.size(); ++i) {
        QTest::newRow(all[i].name) << i;
    }
}

/** An H as it is painted. */
void TestKioskInks::capitalsAreHighEnough()
{
    QFETCH(const int, screen);
    const KioskScreen glass = galleryScreens()[screen].screen;
    const double needed = 7.3 * pixelsPerMillimetre(glass);
    const KioskLook look(*m_theme, KioskMetrics(glass));
    const auto isHigh = [&](QWidget &widget) {
        widget.resize(look.metrics().px(60), look.metrics().px(25));
        const int around = look.metrics().px(3); // the outline is no text
        const int height = Pixels::inkHeight(Pixels::inside(widget, around));
        if (height < std::floor(needed) || height > 2 * needed) {
            qWarning("%s is %d pixels high, %.1f are needed",
                widget.metaObject()->className(),
                height,
                needed);
            return false;
        }
        return true;
    };
    for (const auto kind : { KioskText::Kind::Body,
             KioskText::Kind::Soft,
             KioskText::Kind::Strong,
             KioskText::Kind::Large,
             KioskText::Kind::Title }) {
        KioskText text(look, kind);
        text.setText(u"H"_s);
        text.setAlignment(Qt::AlignCenter);
        QVERIFY(isHigh(text));
    }
    for (const auto variant : { KioskButton::Variant::Main,
             KioskButton::Variant::Quiet,
             KioskButton::Variant::Danger,
             KioskButton::Variant::Choice,
             KioskButton::Variant::Tile }) {
        KioskButton button(look, variant);
        button.setText(u"H"_s);
        QVERIFY(isHigh(button));
    }
    KioskButton tile(look, KioskButton::Variant::Tile);
    tile.setTile({}, u"H"_s, KioskButton::TileState::Plain);
    QVERIFY(isHigh(tile));
    KioskKey key(look, { Key::Kind::Text, u"h"_s }, nullptr);
    key.setFace(u"H"_s);
    QVERIFY(isHigh(key));
    KioskField field(look, KioskField::Kind::Name);
    field.setText(u"H"_s);
    QVERIFY(isHigh(field));
}

void TestKioskInks::everyInkCanBeRead_data()
{
    QTest::addColumn<ThemeChoice>("theme");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("high contrast") << ThemeChoice::HighContrast;
}

/** The inks of real widgets on the ground that they are painted on, each word by itself. */
void TestKioskInks::everyInkCanBeRead()
{
    QFETCH(const ThemeChoice, theme);
    m_theme->choose(theme);
    using Variant = KioskButton::Variant;
    const KioskScreen glass = galleryScreens()[2].screen;
    const KioskLook look(*m_theme, KioskMetrics(glass));
    const auto ratio = [&](QWidget &widget) {
        widget.resize(look.metrics().px(100), look.metrics().px(40));
        return Pixels::inkContrast(Pixels::inside(widget, look.metrics().px(3)));
    };
    for (const auto variant :
        { Variant::Main, Variant::Quiet, Variant::Danger, Variant::Choice, Variant::Tile }) {
        KioskButton button(look, variant);
        button.setText(u"HHH"_s);
        QVERIFY(ratio(button) >= 4.5);
        button.setDown(true);
        QVERIFY(ratio(button) >= 4.5);
        button.setDown(false);
        button.setChecked(true);
        QVERIFY(ratio(button) >= 4.5);
    }
    using State = KioskButton::TileState;
    for (const auto state : { State::Plain, State::Good, State::Few, State::Full, State::Chosen }) {
        for (const auto &[title, line] :
            { QPair(u"HHH"_s, QString()), QPair(QString(), u"HHH"_s) }) {
            KioskButton tile(look, Variant::Tile);
            tile.setTile(title, line, state);
            QVERIFY2(ratio(tile) >= 4.5, qPrintable(u"%1 %2"_s.arg(int(state)).arg(ratio(tile))));
        }
    }
    for (const auto kind : { NoticeCard::Kind::Info,
             NoticeCard::Kind::Good,
             NoticeCard::Kind::Warning,
             NoticeCard::Kind::Error }) {
        NoticeCard card(look);
        card.say(kind, u"HHH"_s, u"HHH"_s);
        QVERIFY(ratio(card) >= 4.5);
    }
    for (const int left : { 200, 50, 10 }) {
        CountdownBar bar(look);
        bar.setExtendable(false);
        bar.setTime(std::chrono::seconds(left), std::chrono::seconds(300));
        QVERIFY(ratio(bar) >= 4.5);
    }
    KioskKey key(look, { Key::Kind::Text, u"h"_s }, nullptr);
    key.setFace(u"H"_s);
    QVERIFY(ratio(key) >= 4.5);
    key.setHeld(true);
    QVERIFY(ratio(key) >= 4.5);
}

void TestKioskInks::everyOutlineCanBeSeen_data() { everyInkCanBeRead_data(); }

/** Where a control ends: its outline, or its ground, against the page. And the ring of the focus.
 */
void TestKioskInks::everyOutlineCanBeSeen()
{
    QFETCH(const ThemeChoice, theme);
    m_theme->choose(theme);
    using Variant = KioskButton::Variant;
    const KioskLook look(*m_theme, KioskMetrics(galleryScreens()[2].screen));
    QWidget page;
    page.resize(look.metrics().px(120), look.metrics().px(60));
    setBoxRole(&page, BoxRole::Page);
    const auto edge = [&](QWidget &control) {
        control.setParent(&page);
        control.setGeometry(page.rect().adjusted(40, 40, -40, -40));
        control.show();
        const QImage image = page.grab().toImage();
        const double found = Pixels::edgeContrast(image, QPoint(30, page.height() / 2), 20);
        control.setParent(nullptr);
        return found;
    };
    page.show();
    for (const auto variant :
        { Variant::Main, Variant::Quiet, Variant::Danger, Variant::Choice, Variant::Tile }) {
        KioskButton button(look, variant);
        button.setText(u"HHH"_s);
        QVERIFY2(edge(button) >= 3, qPrintable(u"%1 %2"_s.arg(int(variant)).arg(edge(button))));
    }
    KioskField field(look, KioskField::Kind::Name);
    QVERIFY(edge(field) >= 3);
    KioskKey key(look, { Key::Kind::Text, u"h"_s }, nullptr);
    QVERIFY(edge(key) >= 3);
    key.setChosen(true);
    QVERIFY(edge(key) >= 3);
}

QTEST_MAIN(TestKioskInks)
#include "tst_kioskinks.moc"
