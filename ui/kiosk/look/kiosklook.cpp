#include "ui/kiosk/look/kiosklook.h"

#include "ui/theme/theme.h"

KioskLook::KioskLook(const Theme &theme, const KioskMetrics &metrics, QObject *parent)
    : QObject(parent)
    , m_theme(theme)
    , m_metrics(metrics)
{
    connect(&theme, &Theme::changed, this, &KioskLook::changed);
}

const ThemeTokens &KioskLook::tokens() const { return m_theme.tokens(); }

void KioskLook::setMetrics(const KioskMetrics &metrics)
{
    if (m_metrics != metrics) {
        m_metrics = metrics;
        Q_EMIT changed();
    }
}

QPixmap KioskLook::icon(const QString &name, const QColor &colour, qreal dpr) const
{
    return m_theme.pixmap(name, colour, m_metrics.icon(), dpr);
}
