#pragma once

#include <QString>
#include <QStringList>

#include <variant>

/** What the command line of a kiosk says; everything else is in its configuration file. */
struct KioskOptions {
    QString config; ///< configuration file; empty: the usual places
    bool isDemo = false; ///< on a private database of this account; said on every screen
    QString dataDirectory; ///< of the private database, for a demo
    QString mockHardware; ///< folder that stands in for printer and scanner; empty: the real ones
    QString picture; ///< file to save a picture of the kiosk to; then the program ends
    QString language; ///< instead of the one in the file
    bool isWindowed = false; ///< a window of its own, to try things out; never in a hall
    QString enrolment; ///< code to store; then the program ends. "-": from standard input
    bool isSealingPin = false; ///< reads a PIN from standard input and prints what is kept of it
};

/** Text to print, and the exit code to end with: help, version, a wrong option. */
struct KioskOptionsAnswer {
    QString text;
    int exitCode = 0;
};

/** The command line asks for the kiosk. */
bool isKioskWanted(int argc, char **argv);

/** @p arguments begins with the name of the program. Needs a QCoreApplication. */
std::variant<KioskOptions, KioskOptionsAnswer> parseKioskOptions(const QStringList &arguments);
