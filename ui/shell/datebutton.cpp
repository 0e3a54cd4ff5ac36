#include "ui/shell/datebutton.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

DateButton::DateButton(const Theme &theme, QWidget *parent)
    : QAbstractButton(parent)
    , m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, &QWidget::updateGeometry);
}

void DateButton::showDay(const QString &text, const QString &shortText)
{
    m_shortText = shortText;
    setText(text);
    updateGeometry();
}

QSize DateButton::sizeHint() const
{
    return { widthFor(text()), m_theme.scaled(Metrics::controlHeight) };
}

QSize DateButton::minimumSizeHint() const
{
    return { std::min(widthFor(text()), widthFor(m_shortText)), sizeHint().height() };
}

/** Rounded up: text is cut when it is wider than its room by a part of a pixel. */
int DateButton::widthFor(const QString &text) const
{
    const qreal advance = QFontMetricsF(m_theme.title()).horizontalAdvance(text);
    return static_cast<int>(std::ceil(advance)) + 1 + 2 * Metrics::unit;
}

void DateButton::paintEvent(QPaintEvent * /*event*/)
{
    const ThemeTokens &tokens = m_theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(Qt::NoPen);
    if (underMouse() || isDown()) {
        painter.setBrush(tokens.hover);
        painter.drawRoundedRect(box, Metrics::controlRadius, Metrics::controlRadius);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tokens.focus, Metrics::focusRing));
        painter.drawRoundedRect(box, Metrics::controlRadius, Metrics::controlRadius);
    }
    painter.setFont(m_theme.title());
    painter.setPen(tokens.text);
    const QRect area = rect().adjusted(Metrics::unit, 0, -Metrics::unit, 0);
    const QString &fitting = width() >= widthFor(text()) ? text() : m_shortText;
    const QString shown
        = QFontMetrics(m_theme.title()).elidedText(fitting, Qt::ElideRight, area.width());
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, shown);
}
