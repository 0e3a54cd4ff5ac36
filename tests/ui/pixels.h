#pragma once

#include <QImage>

class QWidget;

/** What a widget looks like, measured in its pixels. */
class Pixels {
public:
    /** @p widget as it is painted on a page, without @p around pixels at each edge. */
    static QImage inside(QWidget &widget, int around);

    /** Rows between the highest and the lowest pixel that is not of the ground. */
    static int inkHeight(const QImage &image);

    /** Ratio of WCAG between the ground, the commonest colour, and what stands out most from it. */
    static double inkContrast(const QImage &image);

    /** The largest ratio to the colour at @p from among @p count pixels to the right of it. */
    static double edgeContrast(const QImage &image, QPoint from, int count);

private:
    static QColor ground(const QImage &image);
    static double contrast(const QColor &a, const QColor &b);
};
