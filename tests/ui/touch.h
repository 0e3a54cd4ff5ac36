#pragma once

#include <QPoint>

class QWidget;

/** A finger on the glass, as the window system tells of one. Places are inside the widget. */
class Touch {
public:
    static void tap(QWidget &widget);
    static void tapAt(QWidget &widget, QPoint place);
    /** A second touch, of @p palm, while the finger is down. */
    static void tapWithPalm(QWidget &widget, QWidget &palm);
    static void press(QWidget &widget);
    static void slideTo(QWidget &widget, QPoint place);
    static void release(QWidget &widget, QPoint place);
};
