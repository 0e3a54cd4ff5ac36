#include "ui/widgets/statefill.h"

#include "ui/theme/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace {

constexpr int tileSize = 16;
constexpr qreal stripeWidth = 2.0;

}

StateFill::StateFill(const Theme &theme)
    : m_theme(theme)
{
}

QColor StateFill::ground(CellState state) const
{
    const ThemeTokens &tokens = m_theme.tokens();
    switch (state) {
    case CellState::Empty:
        return tokens.page; // nothing to sell: recedes
    case CellState::Free:
    case CellState::FewLeft:
    case CellState::Past:
        return tokens.panel;
    case CellState::Full:
        return tokens.fullFill;
    case CellState::Mine:
        return tokens.mineFill;
    case CellState::HeldByOther:
        return tokens.heldFill;
    case CellState::Closed:
        return tokens.closedFill;
    }
    return tokens.panel;
}

QColor StateFill::ink(CellState state) const
{
    const ThemeTokens &tokens = m_theme.tokens();
    switch (state) {
    case CellState::Empty:
    case CellState::Past:
        return tokens.faintText;
    case CellState::Free:
        return tokens.text;
    case CellState::FewLeft:
        return tokens.fewText;
    case CellState::Full:
        return tokens.fullText;
    case CellState::Mine:
        return tokens.mineText;
    case CellState::HeldByOther:
        return tokens.heldText;
    case CellState::Closed:
        return tokens.closedText;
    }
    return tokens.text;
}

void StateFill::paint(QPainter &painter, const QRect &area, QPoint origin, CellState state) const
{
    const bool isHatched = state == CellState::HeldByOther || state == CellState::Closed;
    if (!isHatched) {
        painter.fillRect(area, ground(state));
        return;
    }
    const bool isClosed = state == CellState::Closed;
    const QColor stripe = isClosed ? m_theme.tokens().closedHatch : m_theme.tokens().hatch;
    const QPixmap pattern = tile(ground(state),
        stripe,
        isClosed ? Lean::Left : Lean::Right,
        painter.device()->devicePixelRatioF());
    painter.drawTiledPixmap(area, pattern, area.topLeft() - origin);
}

QPixmap StateFill::tile(const QColor &ground, const QColor &stripe, Lean lean, qreal dpr) const
{
    const QString key = ground.name() % stripe.name() % QString::number(dpr);
    const auto known = m_tiles.constFind(key);
    if (known != m_tiles.cend()) {
        return *known;
    }
    QPixmap pixmap(QSize(tileSize, tileSize) * dpr);
    pixmap.setDevicePixelRatio(dpr);
    pixmap.fill(ground);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(stripe, stripeWidth));
    // One stripe through the middle and its neighbours, so that the edges of the tile join.
    for (const int shift : { -tileSize, 0, tileSize }) {
        const QPointF top(lean == Lean::Left ? shift : shift + tileSize, 0);
        const QPointF bottom(lean == Lean::Left ? shift + tileSize : shift, tileSize);
        const QPointF beyond = (bottom - top) * 0.5;
        painter.drawLine(top - beyond, bottom + beyond);
    }
    painter.end();
    m_tiles.insert(key, pixmap);
    return pixmap;
}
