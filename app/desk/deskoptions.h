#pragma once

#include "core/config/settings.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

/** What the command line of the desk says; what it does not say comes from the settings. */
struct DeskOptions {
    QString database;
    QString dataDirectory;
    QString picture; ///< file to save a picture of the desk to; then the program ends
    QString language;
    std::optional<ThemeChoice> theme;
    QDate day; ///< shown first; not valid: today
};

/** Text to print, and the exit code to end with: help, version, a wrong option. */
struct DeskOptionsAnswer {
    QString text;
    int exitCode = 0;
};

/** @p arguments begins with the name of the program. Needs a QCoreApplication. */
std::variant<DeskOptions, DeskOptionsAnswer> parseDeskOptions(const QStringList &arguments);
