#pragma once

#include "ui/kiosk/look/kioskmetrics.h"
#include "ui/theme/themetokens.h"

#include <QObject>
#include <QPixmap>

class Theme;

/**
 * How everything on a kiosk looks: the colours of the theme and the sizes of one screen. Every
 * part borrows one; it outlives them. UI thread.
 */
class KioskLook : public QObject {
    Q_OBJECT

public:
    /** @p theme is borrowed and outlives the look. */
    KioskLook(const Theme &theme, const KioskMetrics &metrics, QObject *parent = nullptr);

    const Theme &theme() const { return m_theme; }

    const ThemeTokens &tokens() const;

    const KioskMetrics &metrics() const { return m_metrics; }

    /** Another screen, or a larger text. */
    void setMetrics(const KioskMetrics &metrics);

    QFont font(KioskMetrics::Text text, QFont::Weight weight = QFont::Normal) const
    {
        return m_metrics.font(text, weight);
    }

    /** An icon of resources/icons, as high as the icons of a kiosk are. */
    QPixmap icon(const QString &name, const QColor &colour, qreal dpr) const;

Q_SIGNALS:
    /** Colours or sizes are others now: measure and paint anew. */
    void changed();

private:
    const Theme &m_theme;
    KioskMetrics m_metrics;
};
