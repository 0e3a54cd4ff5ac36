#pragma once

#include "tests/bench/ui_desk/deskfigure.h"

#include <QApplication>

/**
 * How long it takes from the start of a process until its window is painted: a bare Qt window and
 * the window of the desk, in turns, each in a process of its own.
 */
namespace WindowProbe {

/** "bare" or "desk": shows that window, prints the milliseconds since the start, ends. */
int run(QApplication &application, const QString &kind);

/** Starts probes of this program in turns; the ratio of each pair is one round. */
DeskFigure measure(int rounds);

}
