#include "tests/ui/touch.h"

#include <QPointingDevice>
#include <QTest>
#include <QWidget>
#include <QWindow>

namespace {

/** One for the whole program: a window system does not forget its devices. */
QPointingDevice *glass()
{
    static QPointingDevice *const device = QTest::createTouchDevice();
    return device;
}

QPoint inWindow(const QWidget &widget, QPoint place)
{
    return widget.mapTo(widget.window(), place);
}

QWindow *windowOf(const QWidget &widget) { return widget.window()->windowHandle(); }

}

void Touch::tap(QWidget &widget) { tapAt(widget, widget.rect().center()); }

void Touch::tapAt(QWidget &widget, QPoint place)
{
    const QPoint there = inWindow(widget, place);
    QWindow *window = windowOf(widget);
    QTest::touchEvent(window, glass()).press(0, there, window);
    QTest::touchEvent(window, glass()).release(0, there, window);
}

void Touch::tapWithPalm(QWidget &widget, QWidget &palm)
{
    const QPoint finger = inWindow(widget, widget.rect().center());
    const QPoint second = inWindow(palm, palm.rect().center());
    QWindow *window = windowOf(widget);
    QTest::touchEvent(window, glass()).press(0, finger, window);
    QTest::touchEvent(window, glass()).stationary(0).press(1, second, window);
    QTest::touchEvent(window, glass()).stationary(0).release(1, second, window);
    QTest::touchEvent(window, glass()).release(0, finger, window);
}

void Touch::press(QWidget &widget)
{
    QWindow *window = windowOf(widget);
    QTest::touchEvent(window, glass()).press(0, inWindow(widget, widget.rect().center()), window);
}

void Touch::slideTo(QWidget &widget, QPoint place)
{
    QWindow *window = windowOf(widget);
    QTest::touchEvent(window, glass()).move(0, inWindow(widget, place), window);
}

void Touch::release(QWidget &widget, QPoint place)
{
    QWindow *window = windowOf(widget);
    QTest::touchEvent(window, glass()).release(0, inWindow(widget, place), window);
}
