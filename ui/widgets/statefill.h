#pragma once

#include "ui/models/slotcell.h"

#include <QHash>
#include <QPixmap>

class QPainter;
class Theme;

/**
 * The ground of one look of a slot: its colour and, for held and closed, its diagonals. The two
 * patterns lean to different sides, so they differ without colour too. Borrows the theme.
 */
class StateFill {
public:
    explicit StateFill(const Theme &theme);

    /** Fills @p area; patterns start at @p origin, so that neighbours of a block join. */
    void paint(QPainter &painter, const QRect &area, QPoint origin, CellState state) const;

    QColor ground(CellState state) const;

    /** Of the words and the icon on that ground. */
    QColor ink(CellState state) const;

    /** Forgets drawn patterns: the theme is another one. */
    void forget() { m_tiles.clear(); }

private:
    enum class Lean { Left, Right };

    QPixmap tile(const QColor &ground, const QColor &stripe, Lean lean, qreal dpr) const;

    const Theme &m_theme;
    mutable QHash<QString, QPixmap> m_tiles;
};
