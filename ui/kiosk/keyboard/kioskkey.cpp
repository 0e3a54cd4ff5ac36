#include "ui/kiosk/keyboard/kioskkey.h"

#include "ui/kiosk/look/kiosklook.h"

#include <QPainter>

#include <cmath>

using namespace Qt::StringLiterals;

KioskKey::KioskKey(const KioskLook &look, const Key &key, QWidget *parent)
    : QPushButton(parent)
    , m_look(look)
    , m_key(key)
{
    setFocusPolicy(Qt::NoFocus);
    setContextMenuPolicy(Qt::PreventContextMenu);
}

void KioskKey::setFace(const QString &text, const QString &icon)
{
    setText(text);
    m_icon = icon;
    update();
}

void KioskKey::setHeld(bool isHeld)
{
    m_isHeld = isHeld;
    update();
}

void KioskKey::setChosen(bool isChosen)
{
    m_isChosen = isChosen;
    update();
}

QSize KioskKey::sizeHint() const
{
    const KioskMetrics &m = m_look.metrics();
    const int gap = m.px(KioskMetrics::gapMin);
    return { m_key.span * (m.key() + gap) - gap, m.key() };
}

bool KioskKey::isFilled() const { return m_key.kind == Key::Kind::Done || m_isHeld; }

QColor KioskKey::ground() const
{
    const ThemeTokens &t = m_look.tokens();
    if (isFilled()) {
        return isDown() ? t.accentHover : t.accent;
    }
    const bool isText = m_key.kind == Key::Kind::Text || m_key.kind == Key::Kind::Space;
    return isDown() ? t.accentFill : isText ? t.panel : t.fullFill;
}

QColor KioskKey::ink() const
{
    return isFilled() ? m_look.tokens().accentText : m_look.tokens().text;
}

QFont KioskKey::faceFont() const
{
    return m_look.font(KioskMetrics::Text::Body, isFilled() ? QFont::DemiBold : QFont::Medium);
}

bool KioskKey::isCut() const
{
    const int icon = m_icon.isEmpty() ? 0 : m_look.metrics().icon() + m_look.metrics().px(1);
    return std::ceil(QFontMetricsF(faceFont()).horizontalAdvance(text())) + icon > width();
}

void KioskKey::paintEvent(QPaintEvent *)
{
    const KioskMetrics &m = m_look.metrics();
    const ThemeTokens &t = m_look.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = m.px(2.5);
    const qreal line = isDown() ? m.chosenLine() : m.line();
    painter.setBrush(ground());
    painter.setPen(isFilled() ? QPen(Qt::NoPen) : QPen(isDown() ? t.accent : t.controlLine, line));
    const qreal inset = isFilled() ? 0 : line / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);

    painter.setFont(faceFont());
    painter.setPen(ink());
    const qreal wide = text().isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(text());
    qreal x = (width() - wide) / 2;
    if (!m_icon.isEmpty()) {
        const qreal gap = wide > 0 ? m.px(1) : 0;
        x = (width() - wide - gap - m.icon()) / 2;
        painter.drawPixmap(QPointF(x, (height() - m.icon()) / 2.0),
            m_look.icon(m_icon, ink(), devicePixelRatioF()));
        x += m.icon() + gap;
    }
    painter.drawText(QRectF(x, 0, wide + 1, height()), Qt::AlignLeft | Qt::AlignVCenter, text());
    if (m_isChosen) {
        const int ring = m.focusRing();
        const qreal in = ring / 2.0 + (isFilled() ? ring : 0);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(isFilled() ? t.accentText : t.focus, ring));
        painter.drawRoundedRect(QRectF(rect()).adjusted(in, in, -in, -in), radius, radius);
    }
}
