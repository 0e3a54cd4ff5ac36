#pragma once

class QPainter;
class QRect;
struct ThemeTokens;

/** Places of a capacity as lengths of a bar. */
struct BarParts {
    int confirmed = 0;
    int held = 0;
    int capacity = 0;
};

/** Draws a bar of confirmed, held and free places; every place counts, so no part vanishes. */
void paintBar(
    QPainter &painter, const QRect &area, const BarParts &parts, const ThemeTokens &tokens);
