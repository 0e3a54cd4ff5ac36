#pragma once

#include <QColor>

/**
 * Every colour of the program. A theme is one value of this type; every pair that carries
 * text or a mark is checked for contrast by tests/ui/tst_theme.cpp.
 */
struct ThemeTokens {
    QColor page; ///< behind everything
    QColor panel; ///< cards, grid, bars
    QColor line; ///< one-pixel lines between things
    QColor strongLine; ///< rim of the grid, outline of buttons (their text says what they are)
    QColor controlLine; ///< outline of input fields: 3:1, nothing else shows where they are
    QColor text;
    QColor softText; ///< captions, counts
    QColor faintText; ///< half-hour row labels and past cells; still readable
    QColor accent; ///< filled button, focus, links
    QColor accentHover;
    QColor accentText; ///< on accent
    QColor accentFill; ///< chosen entry of a list
    QColor hover; ///< under the pointer, over panel
    QColor mineFill;
    QColor mineText;
    QColor heldFill;
    QColor heldText;
    QColor fullFill;
    QColor fullText;
    QColor fewText; ///< on panel
    QColor closedFill;
    QColor closedText;
    QColor hatch; ///< diagonal over heldFill
    QColor closedHatch; ///< diagonal over closedFill
    QColor confirmedBar;
    QColor heldBar;
    QColor freeBar;
    QColor nowLine;
    QColor nowText; ///< on nowLine
    QColor good;
    QColor goodFill;
    QColor goodText; ///< on goodFill
    QColor warning; ///< marks and short texts on panel
    QColor warningFill;
    QColor warningText; ///< on warningFill
    QColor late; ///< marks and short texts on panel: expected, and not here
    QColor error; ///< marks and short texts on panel
    QColor errorFill;
    QColor errorText; ///< on errorFill
    QColor focus; ///< 3 px ring

    bool operator==(const ThemeTokens &) const = default;
};

ThemeTokens lightTokens();
ThemeTokens darkTokens();
ThemeTokens highContrastTokens();
