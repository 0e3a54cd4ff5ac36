#include "ui/kiosk/steps/qrmark.h"

#include "ui/kiosk/look/kiosklook.h"

#include <QPainter>

#include <algorithm>

namespace {

constexpr qreal sideMin = 45; // millimetres; a telephone reads it from an arm's length
constexpr QRgb dark = 0xff000000;
constexpr QRgb light = 0xffffffff;

}

QrMark::QrMark(const KioskLook &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void QrMark::setText(const QString &text)
{
    m_code = QrCode::of(text);
    setVisible(m_code.side() > 0);
    updateGeometry();
    update();
}

/** Whole pixels for each module. */
QSize QrMark::sizeHint() const
{
    const int modules = m_code.side() + 2 * QrCode::quietModules;
    const int wanted = m_look.metrics().px(sideMin);
    const int side = std::max(1, (wanted + modules - 1) / modules) * modules;
    return { side, side };
}

void QrMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), QColor::fromRgba(light));
    const int module = width() / (m_code.side() + 2 * QrCode::quietModules);
    for (int row = 0; row < m_code.side(); ++row) {
        for (int column = 0; column < m_code.side(); ++column) {
            if (m_code.isDark(column, row)) {
                painter.fillRect((column + QrCode::quietModules) * module,
                    (row + QrCode::quietModules) * module,
                    module,
                    module,
                    QColor::fromRgba(dark));
            }
        }
    }
}
