#pragma once

#include "app/ctl/command.h"

#include <QStringList>

/** Finds the command that was typed, runs it and gives its exit code. */
ExitCode runCommandLine(const QStringList &arguments);
