#include "ui/shell/datebutton.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

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

QSize DateButton::sizeHint() const
{
    const QFontMetrics metrics(m_theme.title());
    return { metrics.horizontalAdvance(text()) + 2 * Metrics::unit,
        m_theme.scaled(Metrics::controlHeight) };
}

QSize DateButton::minimumSizeHint() const
{
    const QFontMetrics metrics(m_theme.title());
    return { std::min(sizeHint().width(), metrics.averageCharWidth() * Metrics::unit),
        sizeHint().height() };
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
    const QString shown
        = QFontMetrics(m_theme.title()).elidedText(text(), Qt::ElideRight, area.width());
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, shown);
}
