#pragma once

class QEvent;
class QFont;
class QWidget;

// A style sheet of the application, when it looks at a widget anew, takes away the font that the
// widget was given. Sizes of a kiosk come from its screen, not from the sheet: they are given back.

/** Whether a widget may have another font after @p event. */
bool mayChangeFont(const QEvent &event);

/** Gives @p widget the font again if it has another one. */
void keepFont(QWidget &widget, const QFont &font);
