#include "ui/widgets/elidedlabel.h"

#include <QPainter>

ElidedLabel::ElidedLabel(TextRole role, QWidget *parent)
    : QFrame(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setTextRole(this, role);
}

void ElidedLabel::setText(const QString &text)
{
    if (m_text == text) {
        return;
    }
    m_text = text;
    setAccessibleName(text);
    updateToolTip();
    updateGeometry();
    update();
}

void ElidedLabel::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    ensurePolished();
    const QFontMetrics metrics = fontMetrics();
    return { metrics.horizontalAdvance(m_text) + 1, metrics.height() };
}

QSize ElidedLabel::minimumSizeHint() const
{
    ensurePolished();
    const QFontMetrics metrics = fontMetrics();
    return { metrics.horizontalAdvance(m_text.left(3) + QChar(u'\u2026')), metrics.height() };
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(),
        static_cast<int>(m_alignment) | Qt::TextSingleLine,
        fontMetrics().elidedText(m_text, Qt::ElideRight, width()));
}

void ElidedLabel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    updateToolTip();
}

void ElidedLabel::updateToolTip()
{
    setToolTip(fontMetrics().horizontalAdvance(m_text) > width() ? m_text : QString());
}
