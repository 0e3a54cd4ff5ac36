#pragma once

#include "ui/models/slotcell.h"

#include <QRect>

class QPainter;
class SlotGridModel;
class StateFill;
class Theme;

/**
 * One row of the agenda of a day: resource and title, until when, what is left of it in words and
 * as a bar, how much is booked and how many holds are open. Two lines of text, so that it bears
 * twice the text size. Everything is borrowed.
 */
class AgendaPainter {
public:
    AgendaPainter(const SlotGridModel &model, const Theme &theme, const StateFill &fill);

    /** On a ground that is there; @p look is the state whose ink is used. */
    void paint(QPainter &painter, const QRect &area, const SlotCell &cell, CellState look) const;

private:
    QString heading(const SlotCell &cell) const;
    QString details(const SlotCell &cell) const;
    int paintState(
        QPainter &painter, const QRect &line, const SlotCell &cell, CellState look) const;

    const SlotGridModel &m_model;
    const Theme &m_theme;
    const StateFill &m_fill;
};
