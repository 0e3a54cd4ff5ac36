#pragma once

#include <QList>
#include <QPoint>

/**
 * Where one is on a keyboard without touching it: by arrows from key to key, or by a switch that
 * goes from row to row and, once a row was taken, along it. Rows have different lengths. Value.
 */
class KeyScan {
public:
    /** @p centres: of the keys, row by row, in pixels. Keeps the place where it can. */
    void setKeys(const QList<QList<int>> &centres);

    int row() const { return m_row; }

    int column() const { return m_column; }

    /** Arrows: to the key beside, or the nearest one above or below; round at the edges. */
    void moveSideways(int step);
    void moveUpDown(int step);

    void goTo(int row, int column);

    /** Switch: one row on, or in a row one key on; after its last key back to the rows. */
    void advance();

    /** Switch: takes the row; then true: the key is pressed, and the rows begin anew. */
    bool take();

    /** Switch: is going along the keys of a row. */
    bool isInRow() const { return m_isInRow; }

    /** Switch: back to the first row. */
    void restart();

    /** Switch: how often all rows were gone through since something was taken. */
    int rounds() const { return m_rounds; }

private:
    int length(int row) const { return static_cast<int>(m_centres.at(row).size()); }

    QList<QList<int>> m_centres;
    int m_row = 0;
    int m_column = 0;
    int m_rounds = 0;
    bool m_isInRow = false;
};
