#pragma once

#include <QString>

class QFontMetrics;
class QPainter;
class QRect;

/**
 * Figures of equal width, so that a countdown does not jump as it runs. Inter has them as a font
 * feature, which Qt 6.4 cannot ask for: each digit is drawn in a cell as wide as the widest one.
 */
int tabularWidth(const QFontMetrics &metrics, const QString &text);

/** Draws @p text vertically centred in @p area, from the left, with the painter's font and pen. */
void drawTabular(QPainter &painter, const QRect &area, const QString &text);
