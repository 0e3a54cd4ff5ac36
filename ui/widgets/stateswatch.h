#pragma once

#include "ui/widgets/statefill.h"

#include <QWidget>

class Theme;

/** A small picture of one look of a cell, for the legend. Its accessible name is the state. */
class StateSwatch : public QWidget {
    Q_OBJECT

public:
    StateSwatch(const Theme &theme, CellState state, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    StateFill m_fill;
    CellState m_state;
};
