#pragma once

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class Console;

/** Exit codes of holdfastctl; scripts rely on them. */
enum class ExitCode {
    Done = 0, ///< done, or done before by the same key
    Usage = 1,
    NoDatabase = 2, ///< cannot reach or prepare the database
    Refused = 3, ///< the database decided against it; the outcome is in the JSON
    Unknown = 4, ///< sent, but nobody knows what became of it
};

/** What a command may use: what was typed, and where to write. */
struct Invocation {
    const QCommandLineParser &options;
    QStringList arguments; ///< behind the words of the command
    Console &console;
};

/** One command of holdfastctl. */
struct Command {
    QString words; ///< "hold place"
    QString summary;
    QString argumentsHelp; ///< "ID", empty when it takes none
    QList<QCommandLineOption> options;
    std::function<ExitCode(const Invocation &)> run;
};

std::vector<Command> dbCommands();
std::vector<Command> migrateCommands();
std::vector<Command> demoCommands();
std::vector<Command> slotsCommands();
std::vector<Command> holdCommands();
std::vector<Command> creditsCommands();
std::vector<Command> walletCommands();
std::vector<Command> stockCommands();
std::vector<Command> stockRenameCommands();
std::vector<Command> waitingCommands();
std::vector<Command> settingsCommands();
std::vector<Command> kioskCommands();
std::vector<Command> kioskAdminCommands();
std::vector<Command> sweepCommands();
std::vector<Command> doctorCommands();
std::vector<Command> workerCommands();
