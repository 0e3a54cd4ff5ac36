#include "ui/widgets/countdownlabel.h"

#include "ui/models/slotcelltext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tabular.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace {

constexpr int tickMs = 250; // a second is never shown much too long

}

CountdownLabel::CountdownLabel(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_timer.setInterval(tickMs);
    connect(&m_timer, &QTimer::timeout, this, &CountdownLabel::onTick);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void CountdownLabel::setDeadline(QDeadlineTimer deadline)
{
    m_deadline = deadline;
    m_hasLapsed = false;
    m_timer.start();
    onTick();
}

QString CountdownLabel::text() const
{
    const qint64 ms = m_deadline.isForever() ? 0 : m_deadline.remainingTime();
    return SlotCellText::clock((ms + 999) / 1000);
}

void CountdownLabel::onTick()
{
    const QString now = text();
    if (now != m_shown) {
        const bool isOtherWidth = now.size() != m_shown.size();
        m_shown = now;
        setAccessibleName(now);
        if (isOtherWidth) {
            updateGeometry();
        }
        update();
    }
    if (m_deadline.hasExpired() && !m_hasLapsed) {
        m_hasLapsed = true;
        m_timer.stop();
        Q_EMIT lapsed();
    }
}

QSize CountdownLabel::sizeHint() const
{
    const QFontMetrics metrics(m_theme.number());
    return { tabularWidth(metrics, text()), metrics.height() };
}

QSize CountdownLabel::minimumSizeHint() const { return sizeHint(); }

void CountdownLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(m_theme.number());
    painter.setPen(palette().color(QPalette::WindowText));
    drawTabular(painter, rect(), text());
}
