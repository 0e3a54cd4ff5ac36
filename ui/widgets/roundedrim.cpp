#include "ui/widgets/roundedrim.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWidget>

/** One corner: what lies outside the arc in the page's colour, and the arc. */
class RoundedRim::Corner : public QWidget {
public:
    Corner(QWidget *target, const Theme &theme, Qt::Corner corner)
        : QWidget(target)
        , m_theme(theme)
        , m_corner(corner)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        resize(Metrics::cardRadius, Metrics::cardRadius);
    }

    bool isRight() const
    {
        return m_corner == Qt::TopRightCorner || m_corner == Qt::BottomRightCorner;
    }

    bool isBottom() const
    {
        return m_corner == Qt::BottomLeftCorner || m_corner == Qt::BottomRightCorner;
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const qreal radius = Metrics::cardRadius;
        // The circle whose quarter this is, in the coordinates of this corner.
        const QRectF box(isRight() ? -radius : 0, isBottom() ? -radius : 0, 2 * radius, 2 * radius);
        QPainterPath outside;
        outside.addRect(rect());
        QPainterPath circle;
        circle.addEllipse(box);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillPath(outside.subtracted(circle), m_theme.tokens().page);
        painter.setPen(QPen(m_theme.tokens().line, 1));
        painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5));
    }

private:
    const Theme &m_theme;
    Qt::Corner m_corner;
};

RoundedRim::RoundedRim(QWidget *target, const Theme &theme)
    : QObject(target)
    , m_target(target)
{
    for (const Qt::Corner corner :
        { Qt::TopLeftCorner, Qt::TopRightCorner, Qt::BottomLeftCorner, Qt::BottomRightCorner }) {
        m_corners.append(new Corner(target, theme, corner));
    }
    target->installEventFilter(this);
    place();
}

bool RoundedRim::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_target
        && (event->type() == QEvent::Resize || event->type() == QEvent::Show
            || event->type() == QEvent::LayoutRequest)) {
        place();
    }
    return QObject::eventFilter(watched, event);
}

void RoundedRim::place()
{
    for (Corner *corner : std::as_const(m_corners)) {
        corner->move(corner->isRight() ? m_target->width() - corner->width() : 0,
            corner->isBottom() ? m_target->height() - corner->height() : 0);
        corner->raise();
    }
}
