#include "ui/widgets/keybutton.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QStyleOptionButton>

#include <algorithm>
#include <cmath>

namespace {

constexpr int paddingMin = 4; // beside the text, before it is cut
constexpr int gap = 10; // between icon, text and cap
constexpr int capMargin = 5;
constexpr int capHeight = 16;
constexpr int focusGap = 2; // between a filled button and its ring

}

/** Colours of one state of the button. */
struct KeyButton::Look {
    QColor fill;
    QColor outline;
    QColor text;
    QColor cap;
    QColor capLine;
};

KeyButton::KeyButton(const Theme &theme, Variant variant, QWidget *parent)
    : QPushButton(parent)
    , m_theme(theme)
    , m_variant(variant)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setAutoDefault(true); // Enter presses the button that has the focus, as Space does
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void KeyButton::setKeyText(const QString &key)
{
    m_key = key;
    updateGeometry();
    update();
}

void KeyButton::setVariant(Variant variant)
{
    m_variant = variant;
    updateGeometry();
    update();
}

void KeyButton::setIconName(const QString &name)
{
    m_iconName = name;
    updateGeometry();
    update();
}

void KeyButton::setEntry(bool isEntry)
{
    m_isEntry = isEntry;
    updateGeometry();
    update();
}

QFont KeyButton::textFont() const
{
    QFont font = m_theme.body();
    font.setWeight(m_variant == Variant::Primary ? QFont::DemiBold : QFont::Medium);
    return font;
}

/** Rounded up: text is cut when it is wider than its room by a part of a pixel. */
int KeyButton::textWidth() const
{
    return static_cast<int>(std::ceil(QFontMetricsF(textFont()).horizontalAdvance(text()))) + 1;
}

int KeyButton::capWidth() const
{
    if (m_key.isEmpty()) {
        return 0;
    }
    const int text = QFontMetrics(m_theme.caption()).horizontalAdvance(m_key);
    return std::max(text + 2 * capMargin, m_theme.scaled(capHeight));
}

int KeyButton::textRoom() const
{
    const int padding = m_isEntry ? Metrics::controlPadding : paddingMin;
    const int icon = m_iconName.isEmpty() ? 0 : m_theme.scaled(Metrics::iconSize) + gap;
    const int cap = m_key.isEmpty() ? 0 : capWidth() + gap;
    return width() - 2 * padding - icon - cap;
}

bool KeyButton::isCut() const { return !text().isEmpty() && textWidth() > textRoom() + 1; }

QSize KeyButton::sizeHint() const
{
    int width = 2 * Metrics::controlPadding + (text().isEmpty() ? 0 : textWidth());
    width += m_iconName.isEmpty() ? 0 : m_theme.scaled(Metrics::iconSize);
    width += m_iconName.isEmpty() || text().isEmpty() ? 0 : gap;
    width += m_key.isEmpty() ? 0 : capWidth() + gap;
    const int height
        = m_variant == Variant::Primary ? Metrics::largeControlHeight : Metrics::controlHeight;
    return { std::max(width, m_theme.scaled(height)), m_theme.scaled(height) };
}

QSize KeyButton::minimumSizeHint() const
{
    const QFontMetrics metrics(textFont());
    const int few = metrics.horizontalAdvance(text().left(3) + QChar(u'\u2026'));
    const int whole = sizeHint().width();
    return { text().isEmpty() ? whole : std::min(whole, whole - textWidth() + few),
        sizeHint().height() };
}

KeyButton::Look KeyButton::look() const
{
    const ThemeTokens &t = m_theme.tokens();
    const bool isLit = (underMouse() || isDown()) && isEnabled();
    if (!isEnabled()) {
        const bool hasOutline = m_variant != Variant::Quiet;
        return { Qt::transparent,
            hasOutline ? t.line : QColor(Qt::transparent),
            t.faintText,
            t.faintText,
            t.line };
    }
    switch (m_variant) {
    case Variant::Primary:
        return { isLit ? t.accentHover : t.accent,
            Qt::transparent,
            t.accentText,
            t.accentText,
            t.accentText };
    case Variant::Normal:
        return { isLit ? t.hover : t.panel, t.strongLine, t.text, t.softText, t.strongLine };
    case Variant::Danger:
        return { isLit ? t.errorFill : t.panel,
            t.strongLine,
            isLit ? t.errorText : t.error,
            isLit ? t.errorText : t.softText,
            t.strongLine };
    case Variant::Quiet:
        if (isChecked()) {
            return { t.accentFill, Qt::transparent, t.accent, t.accent, Qt::transparent };
        }
        return { isLit ? t.hover : QColor(Qt::transparent),
            Qt::transparent,
            t.text,
            t.softText,
            m_isEntry ? QColor(Qt::transparent) : t.strongLine };
    }
    return {};
}

void KeyButton::paintEvent(QPaintEvent *)
{
    const Look colours = look();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colours.outline.alpha() == 0 ? QPen(Qt::NoPen) : QPen(colours.outline));
    painter.setBrush(colours.fill);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(box, Metrics::controlRadius, Metrics::controlRadius);
    paintContent(painter, colours);
    if (hasFocus()) {
        paintFocus(painter);
    }
}

/** Inside the button, so that it is seen wherever the button stands. */
void KeyButton::paintFocus(QPainter &painter)
{
    const bool isFilled = m_variant == Variant::Primary;
    const qreal inset = isFilled ? focusGap + 1 : 1;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isFilled ? m_theme.tokens().accentText : m_theme.tokens().focus, 2));
    const qreal radius = Metrics::controlRadius - inset;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);
}

void KeyButton::paintContent(QPainter &painter, const Look &colours)
{
    const QFontMetrics metrics(textFont());
    const int iconSize = m_iconName.isEmpty() ? 0 : m_theme.scaled(Metrics::iconSize);
    const int iconGap = iconSize > 0 && !text().isEmpty() ? gap : 0;
    const int cap = capWidth();
    const int capGap = cap > 0 ? gap : 0;
    const int room = textRoom();
    const QString shown = metrics.elidedText(text(), Qt::ElideRight, room);
    const int shownWidth = std::min(metrics.horizontalAdvance(shown), room);

    const int used = iconSize + iconGap + shownWidth + capGap + cap;
    int x = m_isEntry ? Metrics::controlPadding : (width() - used) / 2;
    if (iconSize > 0) {
        painter.drawPixmap(x,
            (height() - iconSize) / 2,
            m_theme.pixmap(m_iconName, colours.text, iconSize, devicePixelRatioF()));
        x += iconSize + iconGap;
    }
    painter.setFont(textFont());
    painter.setPen(colours.text);
    painter.drawText(QRect(x, 0, shownWidth + 1, height()),
        Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
        shown);
    if (cap == 0) {
        return;
    }
    const int capX = m_isEntry ? width() - Metrics::controlPadding - cap : x + shownWidth + capGap;
    const int high = m_theme.scaled(capHeight);
    const QRectF capBox(capX + 0.5, (height() - high) / 2 + 0.5, cap - 1, high - 1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(colours.capLine.alpha() == 0 ? QPen(Qt::NoPen) : QPen(colours.capLine));
    painter.drawRoundedRect(capBox, Metrics::keyCapRadius, Metrics::keyCapRadius);
    painter.setFont(m_theme.caption());
    painter.setPen(colours.cap);
    painter.drawText(capBox, Qt::AlignCenter | Qt::TextSingleLine, m_key);
}
