#include "ui/widgets/capacitybar.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/barpainter.h"

#include <QPaintEvent>
#include <QPainter>

CapacityBar::CapacityBar(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&CapacityBar::update));
}

void CapacityBar::setPlaces(int confirmed, int held, int capacity)
{
    m_confirmed = confirmed;
    m_held = held;
    m_capacity = capacity;
    update();
}

QSize CapacityBar::sizeHint() const
{
    return { Metrics::gridColumnMin, Metrics::capacityBarHeight };
}

void CapacityBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintBar(painter, rect(), { m_confirmed, m_held, m_capacity }, m_theme.tokens());
}
