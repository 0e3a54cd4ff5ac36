#include "ui/kiosk/look/kioskmetrics.h"

#include <QFontMetricsF>
#include <QScreen>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr qreal millimetresPerInch = 25.4;
constexpr qreal usualPpi = 96;
// A screen that says less is a projector or a television that tells its wall; one that says more
// is a telephone. Nobody touches either as a kiosk.
constexpr qreal believablePpiMin = 45;
constexpr qreal believablePpiMax = 300;
constexpr qreal measuredPpiMin = 40;
constexpr qreal measuredPpiMax = 400;
constexpr qreal compactSideMax = 255; // millimetres; between a 15-inch and a 21.5-inch screen
constexpr qreal textScaleMax = 2.0;
constexpr qreal largeFactor = 1.3; // of the height of body text
constexpr qreal titleFactor = 1.5;
constexpr qreal compactTitleFactor = 1.25;
constexpr int lineMin = 1;
constexpr int ringMin = 3;
constexpr int fontSizeMax = 400;

qreal ppiOf(const KioskScreen &screen)
{
    if (screen.ppi > 0) {
        return std::clamp(static_cast<qreal>(screen.ppi), measuredPpiMin, measuredPpiMax);
    }
    const qreal inches
        = std::hypot(screen.millimetres.width(), screen.millimetres.height()) / millimetresPerInch;
    const qreal dots = std::hypot(screen.pixels.width(), screen.pixels.height());
    const qreal told = inches > 0 ? dots / inches : 0;
    const bool isBelievable = told >= believablePpiMin && told <= believablePpiMax;
    return isBelievable ? told : usualPpi;
}

qreal shorterSide(const KioskScreen &screen)
{
    return std::min(screen.pixels.width(), screen.pixels.height());
}

QFont fontOf(int pixelSize, QFont::Weight weight)
{
    QFont font;
    font.setFamilies({ u"Inter"_s, u"sans-serif"_s });
    font.setPixelSize(pixelSize);
    font.setWeight(weight);
    return font;
}

}

KioskScreen KioskScreen::of(const QScreen &screen, int ppi)
{
    return { screen.size(), screen.physicalSize(), ppi };
}

KioskMetrics::KioskMetrics(const KioskScreen &screen, qreal textScale)
    : m_pixelsPerMillimetre(ppiOf(screen) / millimetresPerInch)
    , m_isCompact(shorterSide(screen) / m_pixelsPerMillimetre < compactSideMax)
{
    const qreal body = capHeightMin * std::clamp(textScale, 1.0, textScaleMax);
    m_bodySize = fontSize(body);
    m_largeSize = fontSize(body * largeFactor);
    m_titleSize = fontSize(body * (m_isCompact ? compactTitleFactor : titleFactor));
}

int KioskMetrics::px(qreal millimetres) const
{
    constexpr qreal noise = 1e-6; // 3 mm of exactly 10 pixels are 10, not 11
    return static_cast<int>(std::ceil(millimetres * m_pixelsPerMillimetre - noise));
}

int KioskMetrics::line() const { return std::max(lineMin, px(0.4)); }

int KioskMetrics::chosenLine() const { return std::max(ringMin, px(0.9)); }

int KioskMetrics::focusRing() const { return std::max(ringMin, px(1)); }

QFont KioskMetrics::font(Text text, QFont::Weight weight) const
{
    switch (text) {
    case Text::Body:
        return fontOf(m_bodySize, weight);
    case Text::Large:
        return fontOf(m_largeSize, weight);
    case Text::Title:
        return fontOf(m_titleSize, weight);
    }
    Q_UNREACHABLE();
}

/** The smallest size whose capitals are @p capHeight millimetres high, in the font that is there.
 */
int KioskMetrics::fontSize(qreal capHeight) const
{
    const qreal wanted = capHeight * m_pixelsPerMillimetre;
    int size = std::max(1, static_cast<int>(std::floor(wanted)));
    while (size < fontSizeMax && QFontMetricsF(fontOf(size, QFont::Normal)).capHeight() < wanted) {
        ++size;
    }
    return size;
}
