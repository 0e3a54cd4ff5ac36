#include "ui/theme/stylesheet.h"
#include "ui/theme/tabular.h"
#include "ui/theme/textrole.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QFontMetrics>
#include <QImage>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr double textContrastMin = 4.5;
constexpr double markContrastMin = 3.0;

double linear(double channel)
{
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

/** Contrast ratio of WCAG, 1 to 21. */
double contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

struct Pair {
    const char *name;
    QColor ink;
    QColor ground;
};

QList<Pair> textPairs(const ThemeTokens &t)
{
    return {
        { "text on page", t.text, t.page },
        { "text on panel", t.text, t.panel },
        { "text on hover", t.text, t.hover },
        { "text on chosen entry", t.text, t.accentFill },
        { "soft text on page", t.softText, t.page },
        { "soft text on panel", t.softText, t.panel },
        { "soft text on hover", t.softText, t.hover },
        { "half hours and past cells", t.faintText, t.panel },
        { "past cells under the pointer", t.faintText, t.hover },
        { "disabled text on page", t.faintText, t.page },
        { "filled button", t.accentText, t.accent },
        { "filled button under the pointer", t.accentText, t.accentHover },
        { "chosen entry", t.accent, t.accentFill },
        { "link on panel", t.accent, t.panel },
        { "mine", t.mineText, t.mineFill },
        { "held by other", t.heldText, t.heldFill },
        { "held by other, on a stripe", t.heldText, t.hatch },
        { "full", t.fullText, t.fullFill },
        { "few left", t.fewText, t.panel },
        { "few left under the pointer", t.fewText, t.hover },
        { "closed", t.closedText, t.closedFill },
        { "closed, on a stripe", t.closedText, t.closedHatch },
        { "time of now", t.nowText, t.nowLine },
        { "good on panel", t.good, t.panel },
        { "good note", t.goodText, t.goodFill },
        { "good word in a good note", t.good, t.goodFill },
        { "warning on panel", t.warning, t.panel },
        { "warning note", t.warningText, t.warningFill },
        { "late on panel", t.late, t.panel },
        { "late under the pointer", t.late, t.hover },
        { "late in the chosen row", t.late, t.accentFill },
        { "error on panel", t.error, t.panel },
        { "error note", t.errorText, t.errorFill },
    };
}

/** What carries a meaning without being text. The parts of a bar do not: words stand above it. */
QList<Pair> markPairs(const ThemeTokens &t)
{
    return {
        { "focus ring on panel", t.focus, t.panel },
        { "focus ring on page", t.focus, t.page },
        { "focus ring on mine", t.focus, t.mineFill },
        { "focus ring on full", t.focus, t.fullFill },
        { "focus ring on held", t.focus, t.heldFill },
        { "focus ring on closed", t.focus, t.closedFill },
        { "now line on panel", t.nowLine, t.panel },
        { "confirmed part of a bar on panel", t.confirmedBar, t.panel },
        { "confirmed part against the free part", t.confirmedBar, t.freeBar },
        { "outline of an input field on panel", t.controlLine, t.panel },
        { "outline of a chosen card", t.accent, t.panel },
    };
}

}

class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTextCanBeRead_data();
    void everyTextCanBeRead();
    void everyMarkCanBeSeen_data();
    void everyMarkCanBeSeen();
    void noTokenIsForgotten_data();
    void noTokenIsForgotten();
    void styleSheetHasNoOpenPlaceholder_data();
    void styleSheetHasNoOpenPlaceholder();
    void everyIconOfTheFolderIsDrawn();
    void choosingAThemeRepaintsTheProgram();
    void systemFollowsThePlatform();
    void textScaleIsBounded();
    void figuresHaveOneWidth();
    void rolesChangeTheLook();

private:
    static void themes();
};

void TestTheme::themes()
{
    QTest::addColumn<ThemeTokens>("tokens");
    QTest::newRow("light") << lightTokens();
    QTest::newRow("dark") << darkTokens();
    QTest::newRow("high contrast") << highContrastTokens();
}

void TestTheme::everyTextCanBeRead_data() { themes(); }

void TestTheme::everyTextCanBeRead()
{
    QFETCH(const ThemeTokens, tokens);
    for (const Pair &pair : textPairs(tokens)) {
        const double ratio = contrast(pair.ink, pair.ground);
        QVERIFY2(ratio >= textContrastMin,
            qPrintable(u"%1: %2"_s.arg(QLatin1StringView(pair.name)).arg(ratio)));
    }
}

void TestTheme::everyMarkCanBeSeen_data() { themes(); }

void TestTheme::everyMarkCanBeSeen()
{
    QFETCH(const ThemeTokens, tokens);
    for (const Pair &pair : markPairs(tokens)) {
        const double ratio = contrast(pair.ink, pair.ground);
        QVERIFY2(ratio >= markContrastMin,
            qPrintable(u"%1: %2"_s.arg(QLatin1StringView(pair.name)).arg(ratio)));
    }
}

void TestTheme::noTokenIsForgotten_data() { themes(); }

void TestTheme::noTokenIsForgotten()
{
    QFETCH(const ThemeTokens, tokens);
    static_assert(sizeof(ThemeTokens) % sizeof(QColor) == 0, "tokens are colours only");
    const auto *first = reinterpret_cast<const QColor *>(&tokens);
    for (size_t i = 0; i < sizeof(ThemeTokens) / sizeof(QColor); ++i) {
        QVERIFY2(first[i].isValid(), qPrintable(u"token %1 has no colour"_s.arg(i)));
    }
}

void TestTheme::styleSheetHasNoOpenPlaceholder_data() { themes(); }

void TestTheme::styleSheetHasNoOpenPlaceholder()
{
    QFETCH(const ThemeTokens, tokens);
    const QString sheet = styleSheetOf(tokens, 1.0);
    QVERIFY(!sheet.contains(u'@'));
    // An unknown colour becomes the name of an invalid one.
    QVERIFY(!sheet.contains(u"#000000"_s) || tokens == highContrastTokens());
    QVERIFY(sheet.contains(tokens.panel.name()));
    QVERIFY(sheet.contains(u"font-size: 18px"_s));
    QVERIFY(styleSheetOf(tokens, 2.0).contains(u"font-size: 36px"_s));
}

void TestTheme::everyIconOfTheFolderIsDrawn()
{
    const Theme theme;
    const QStringList names = QDir(u":/icons"_s).entryList();
    QVERIFY(names.size() > 30);
    for (const QString &name : names) {
        const QPixmap pixmap = theme.pixmap(name.chopped(4), QColor(Qt::red), 16, 1.0);
        QCOMPARE(pixmap.size(), QSize(16, 16));
        const QImage image = pixmap.toImage();
        int drawn = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                drawn += image.pixelColor(x, y).alpha() > 128 ? 1 : 0;
            }
        }
        QVERIFY2(drawn > 8, qPrintable(name));
    }
}

void TestTheme::choosingAThemeRepaintsTheProgram()
{
    Theme theme;
    QSignalSpy spy(&theme, &Theme::changed);
    theme.choose(ThemeChoice::Dark);
    QCOMPARE(spy.count(), 1);
    QVERIFY(theme.isDark());
    QCOMPARE(theme.tokens(), darkTokens());
    QCOMPARE(QApplication::palette().color(QPalette::Window), darkTokens().page);
    theme.choose(ThemeChoice::Light);
    QVERIFY(!theme.isDark());
    QCOMPARE(QApplication::palette().color(QPalette::Window), lightTokens().page);
}

void TestTheme::systemFollowsThePlatform()
{
    Theme theme;
    theme.choose(ThemeChoice::Dark);
    theme.choose(ThemeChoice::System);
    QVERIFY(!theme.isDark()); // the platforms that tests run on are light
    QCOMPARE(theme.tokens(), lightTokens());
}

void TestTheme::textScaleIsBounded()
{
    Theme theme;
    theme.setTextScale(9.0);
    QCOMPARE(theme.textScale(), 2.0);
    QCOMPARE(theme.scaled(32), 64);
    theme.setTextScale(0.1);
    QCOMPARE(theme.textScale(), 1.0);
    QCOMPARE(QApplication::font().pixelSize(), 13);
}

void TestTheme::figuresHaveOneWidth()
{
    const Theme theme;
    const QFontMetrics metrics(theme.strong());
    QCOMPARE(tabularWidth(metrics, u"1:11"_s), tabularWidth(metrics, u"4:38"_s));
    QVERIFY(tabularWidth(metrics, u"1:11"_s) >= metrics.horizontalAdvance(u"1:11"_s));
}

void TestTheme::rolesChangeTheLook()
{
    Theme theme;
    theme.choose(ThemeChoice::Light);
    QLabel label(u"12"_s);
    setTextRole(&label, TextRole::Caption);
    label.ensurePolished();
    QCOMPARE(label.font().pixelSize(), 11);
    setTextRole(&label, TextRole::Number);
    label.ensurePolished();
    QCOMPARE(label.font().pixelSize(), 18);
    QCOMPARE(label.palette().color(QPalette::WindowText), lightTokens().text);
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
