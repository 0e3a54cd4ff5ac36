#include "ui/theme/theme.h"

#include "ui/theme/metrics.h"
#include "ui/theme/stylesheet.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QPainter>
#include <QPalette>
#include <QStyleFactory>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

// Outside any namespace, as the macro wants it.
static void initialiseResources() { Q_INIT_RESOURCE(holdfast); }

namespace {

constexpr qreal textScaleMin = 1.0;
constexpr qreal textScaleMax = 2.0;
constexpr int pixmapCountMax = 512; // icons x colours x sizes; far above what the pages use

QPalette paletteOf(const ThemeTokens &t)
{
    QPalette palette(
        t.text, t.panel, t.strongLine, t.line, t.strongLine, t.text, t.text, t.panel, t.page);
    palette.setColor(QPalette::AlternateBase, t.hover);
    palette.setColor(QPalette::Highlight, t.accent);
    palette.setColor(QPalette::HighlightedText, t.accentText);
    palette.setColor(QPalette::Link, t.accent);
    palette.setColor(QPalette::LinkVisited, t.accent);
    palette.setColor(QPalette::PlaceholderText, t.softText);
    palette.setColor(QPalette::ToolTipBase, t.panel);
    palette.setColor(QPalette::ToolTipText, t.text);
    for (const auto role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText }) {
        palette.setColor(QPalette::Disabled, role, t.faintText);
    }
    return palette;
}

bool isPlatformDark()
{
    // Without a palette of our own the application has the one of the platform.
    QApplication::setPalette(QPalette());
    return QApplication::palette().color(QPalette::Window).lightness() < 128;
}

}

Theme::Theme(ThemeChoice choice, QObject *parent)
    : QObject(parent)
    , m_choice(choice)
{
    initialiseResources();
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    qApp->installEventFilter(this);
    apply();
}

Theme::Theme(QObject *parent)
    : Theme(ThemeChoice::System, parent)
{
}

void Theme::choose(ThemeChoice choice)
{
    if (m_choice != choice) {
        m_choice = choice;
        apply();
    }
}

void Theme::setTextScale(qreal scale)
{
    const qreal bounded = std::clamp(scale, textScaleMin, textScaleMax);
    if (!qFuzzyCompare(m_textScale, bounded)) {
        m_textScale = bounded;
        apply();
    }
}

int Theme::scaled(int size) const { return static_cast<int>(std::lround(size * m_textScale)); }

void Theme::apply()
{
    m_isApplying = true;
    switch (m_choice) {
    case ThemeChoice::System:
        m_isDark = isPlatformDark();
        m_tokens = m_isDark ? darkTokens() : lightTokens();
        break;
    case ThemeChoice::Light:
        m_isDark = false;
        m_tokens = lightTokens();
        break;
    case ThemeChoice::Dark:
        m_isDark = true;
        m_tokens = darkTokens();
        break;
    case ThemeChoice::HighContrast:
        m_isDark = true;
        m_tokens = highContrastTokens();
        break;
    }
    m_pixmaps.clear();
    QApplication::setFont(body());
    QApplication::setPalette(paletteOf(m_tokens));
    qApp->setStyleSheet(styleSheetOf(m_tokens, m_textScale));
    m_isApplying = false;
    Q_EMIT changed();
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPlatformNews = event->type() == QEvent::ThemeChange
        || (event->type() == QEvent::ApplicationPaletteChange && watched == qApp);
    if (isPlatformNews && !m_isApplying && m_choice == ThemeChoice::System) {
        // Later: the platform is in the middle of handing out its palette.
        QMetaObject::invokeMethod(this, &Theme::followPlatform, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void Theme::followPlatform()
{
    if (m_choice != ThemeChoice::System) {
        return;
    }
    m_isApplying = true;
    const bool isDark = isPlatformDark();
    QApplication::setPalette(paletteOf(m_tokens));
    m_isApplying = false;
    if (isDark != m_isDark) {
        apply();
    }
}

QFont Theme::font(int pixelSize, QFont::Weight weight) const
{
    QFont font;
    font.setFamilies({ u"Inter"_s, u"sans-serif"_s });
    font.setPixelSize(scaled(pixelSize));
    font.setWeight(weight);
    return font;
}

QFont Theme::body() const { return font(Metrics::bodySize, QFont::Normal); }

QFont Theme::strong() const { return font(Metrics::bodySize, QFont::DemiBold); }

QFont Theme::caption() const { return font(Metrics::captionSize, QFont::Normal); }

QFont Theme::title() const { return font(Metrics::titleSize, QFont::DemiBold); }

QFont Theme::number() const { return font(Metrics::numberSize, QFont::DemiBold); }

QFont Theme::wordmark() const { return font(Metrics::wordmarkSize, QFont::Bold); }

QPixmap Theme::pixmap(const QString &name, const QColor &colour, int size, qreal dpr) const
{
    const QString key
        = name % u'/' % colour.name() % u'/' % QString::number(size) % u'/' % QString::number(dpr);
    const auto cached = m_pixmaps.constFind(key);
    if (cached != m_pixmaps.cend()) {
        return *cached;
    }
    QFile file(u":/icons/"_s % name % u".svg"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("icon %s is not among the resources", qUtf8Printable(name));
        return {};
    }
    QByteArray source = file.readAll();
    source.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer renderer(source);
    QPixmap pixmap(QSize(size, size) * dpr);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(dpr);
    if (m_pixmaps.size() >= pixmapCountMax) {
        m_pixmaps.clear();
    }
    m_pixmaps.insert(key, pixmap);
    return pixmap;
}

QIcon Theme::icon(const QString &name, const QColor &colour) const
{
    const int size = scaled(Metrics::iconSize);
    QIcon icon;
    icon.addPixmap(pixmap(name, colour, size, 1.0));
    icon.addPixmap(pixmap(name, colour, size, 2.0));
    return icon;
}

QIcon Theme::icon(const QString &name) const { return icon(name, m_tokens.text); }
