#include "ui/kiosk/look/kioskcard.h"

#include "ui/kiosk/look/kiosklook.h"
#include "ui/theme/textrole.h"

#include <QPainter>

namespace {

BoxRole roleOf(KioskCard::Ground ground)
{
    switch (ground) {
    case KioskCard::Ground::Plain:
        return BoxRole::Card;
    case KioskCard::Ground::Good:
        return BoxRole::GoodNote;
    case KioskCard::Ground::Warning:
        return BoxRole::WarningNote;
    case KioskCard::Ground::Error:
        return BoxRole::ErrorNote;
    }
    Q_UNREACHABLE();
}

}

KioskCard::KioskCard(const KioskLook &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setGround(Ground::Plain);
}

void KioskCard::setGround(Ground ground)
{
    m_ground = ground;
    setBoxRole(this, roleOf(ground));
    update();
}

void KioskCard::paintEvent(QPaintEvent *)
{
    const ThemeTokens &t = m_look.tokens();
    QColor fill = t.panel;
    QColor outline = t.line;
    switch (m_ground) {
    case Ground::Plain:
        break;
    case Ground::Good:
        fill = t.goodFill;
        outline = t.good;
        break;
    case Ground::Warning:
        fill = t.warningFill;
        outline = t.warning;
        break;
    case Ground::Error:
        fill = t.errorFill;
        outline = t.error;
        break;
    }
    const KioskMetrics &m = m_look.metrics();
    const qreal line = m.line();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(outline, line));
    painter.setBrush(fill);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), m.radius(), m.radius());
}
