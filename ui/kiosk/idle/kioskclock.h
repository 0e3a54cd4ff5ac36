#pragma once

#include <chrono>
#include <functional>

/**
 * Tells how much time has passed: a count that only grows, whatever the clock on the wall does, and
 * that goes on while the machine sleeps. Its beginning means nothing.
 */
using KioskClock = std::function<std::chrono::milliseconds()>;

/** The clock of this machine. Any thread. */
std::chrono::milliseconds sinceBoot();
