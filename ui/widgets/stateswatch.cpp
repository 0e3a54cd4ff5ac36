#include "ui/widgets/stateswatch.h"

#include "ui/models/slotcelltext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

namespace {

constexpr int swatchWidth = 28;
constexpr int swatchHeight = 20;
constexpr int swatchRadius = 4;

}

StateSwatch::StateSwatch(const Theme &theme, CellState state, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_fill(theme)
    , m_state(state)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(SlotCellText::legend(state));
    connect(&theme, &Theme::changed, this, [this] {
        m_fill.forget();
        updateGeometry();
        update();
    });
}

QSize StateSwatch::sizeHint() const
{
    return { m_theme.scaled(swatchWidth), m_theme.scaled(swatchHeight) };
}

void StateSwatch::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(SlotCellText::legend(m_state));
    }
}

void StateSwatch::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF outline = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(outline, swatchRadius, swatchRadius);
    painter.setClipPath(shape);
    m_fill.paint(painter, rect(), {}, m_state);
    painter.setClipping(false);
    painter.setPen(m_theme.tokens().controlLine);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);

    const QString icon = SlotCellText::icon(m_state);
    if (!icon.isEmpty()) {
        const int size = m_theme.scaled(Metrics::smallIconSize);
        const QPoint corner((width() - size) / 2, (height() - size) / 2);
        painter.drawPixmap(
            corner, m_theme.pixmap(icon, m_fill.ink(m_state), size, devicePixelRatioF()));
    }
}
