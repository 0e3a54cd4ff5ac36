#pragma once

#include "ui/paper/paperdocument.h"
#include "ui/paper/printtarget.h"

#include <QDeadlineTimer>

#include <atomic>
#include <functional>

/**
 * Makes paper of a document: called on a thread of paper, returns at the deadline at the latest,
 * and soon when the program ends.
 */
using KioskPress = std::function<PrintResult(
    const PaperDocument &document, QDeadlineTimer deadline, const std::atomic<bool> &isStopping)>;

/** The presses that a kiosk may have. */
namespace KioskPresses {

/** A queue of the printing system; a job that is late is taken back. */
KioskPress queue(const QString &printer);

/** Pictures in @p folder: ticket-0001.png; none while the file @p offPath exists. */
KioskPress pictures(const QString &folder, const QString &offPath);

}
