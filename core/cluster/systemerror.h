#pragma once

#include "core/base/error.h"

#include <QString>

/**
 * The Error of a failed system call: DiskFull when the disk or the quota is full, else FileFailed.
 * @p what is the sentence so far ("Cannot create /x"); the system's reason is added to it.
 */
Error systemError(const QString &what, int errorNumber);

/** True when a message of a program, in English, says that the disk or the quota is full. */
bool saysDiskFull(const QString &message);
