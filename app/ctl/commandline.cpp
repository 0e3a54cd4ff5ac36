#include "app/ctl/commandline.h"

#include "app/ctl/console.h"

#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int commandWordsMax = 2;

QList<QCommandLineOption> globalOptions()
{
    return { QCommandLineOption(u"database"_s,
                 u"Use this server instead of the private database (libpq keywords or URI)."_s,
                 u"CONNECTION"_s),
        QCommandLineOption(u"data-dir"_s,
            u"Folder of the private database. Default: that of the user."_s,
            u"DIR"_s),
        QCommandLineOption(u"json"_s, u"Answer with one JSON object or array."_s),
        QCommandLineOption({ u"h"_s, u"help"_s }, u"Show this help."_s),
        QCommandLineOption(u"version"_s, u"Show the version."_s) };
}

std::vector<Command> allCommands()
{
    std::vector<Command> all;
    for (const auto &make : { &dbCommands,
             &migrateCommands,
             &demoCommands,
             &slotsCommands,
             &holdCommands,
             &creditsCommands,
             &walletCommands,
             &stockCommands,
             &stockRenameCommands,
             &waitingCommands,
             &settingsCommands,
             &kioskCommands,
             &kioskAdminCommands,
             &sweepCommands,
             &doctorCommands,
             &workerCommands }) {
        std::vector<Command> some = make();
        std::move(some.begin(), some.end(), std::back_inserter(all));
    }
    return all;
}

QString optionLines(const QList<QCommandLineOption> &options)
{
    QString text;
    for (const QCommandLineOption &option : options) {
        QString name = u"--"_s + option.names().last();
        if (!option.valueName().isEmpty()) {
            name += u' ' + option.valueName();
        }
        text += u"  %1  %2\n"_s.arg(name, -24).arg(option.description());
    }
    return text;
}

QString generalHelp(const std::vector<Command> &commands)
{
    QString text = u"Usage: holdfastctl [options] COMMAND\n\nCommands:\n"_s;
    for (const Command &command : commands) {
        const QString words = QString(command.words + u' ' + command.argumentsHelp).trimmed();
        text += u"  %1  %2\n"_s.arg(words, -21).arg(command.summary);
    }
    text += u"\nOptions:\n"_s + optionLines(globalOptions());
    text += u"\nExit codes: 0 done or replayed, 1 usage, 2 cannot reach or prepare the database,\n"
            "3 refused (the outcome is in the JSON), 4 outcome unknown.\n"_s;
    return text;
}

QString commandHelp(const Command &command)
{
    QString text = u"Usage: holdfastctl [options] %1 %2\n\n%3\n"_s.arg(
        command.words, command.argumentsHelp, command.summary);
    text += u"\nOptions:\n"_s + optionLines(command.options + globalOptions());
    return text;
}

void print(const QString &text) { QTextStream(stdout) << text; }

/** The longest run of leading words that is a command; null when there is none. */
const Command *findCommand(const std::vector<Command> &commands, const QStringList &positional)
{
    for (int count = commandWordsMax; count > 0; --count) {
        const QString words = positional.mid(0, count).join(u' ');
        const auto found = std::find_if(commands.begin(),
            commands.end(),
            [&words](const Command &command) { return command.words == words; });
        if (found != commands.end()) {
            return &*found;
        }
    }
    return nullptr;
}

/** Every option of every command is known, so that options may stand anywhere. */
QStringList positionalArguments(const std::vector<Command> &commands, const QStringList &arguments)
{
    QCommandLineParser everything;
    everything.addOptions(globalOptions());
    QStringList known;
    for (const Command &command : commands) {
        for (const QCommandLineOption &option : command.options) {
            if (!known.contains(option.names().first())) {
                known.append(option.names().first());
                everything.addOption(option);
            }
        }
    }
    everything.parse(QStringList { u"holdfastctl"_s } + arguments);
    return everything.positionalArguments();
}

ExitCode usageError(const QString &sentence)
{
    Console(false).message(sentence + u" See: holdfastctl --help"_s);
    return ExitCode::Usage;
}

}

ExitCode runCommandLine(const QStringList &arguments)
{
    const std::vector<Command> commands = allCommands();
    const QStringList positional = positionalArguments(commands, arguments);
    const Command *command = findCommand(commands, positional);

    QCommandLineParser parser;
    parser.addOptions(globalOptions());
    if (command) {
        parser.addOptions(command->options);
    }
    const bool isParsed = parser.parse(QStringList { u"holdfastctl"_s } + arguments);
    if (parser.isSet(u"version"_s)) {
        print(u"holdfastctl %1\n"_s.arg(QCoreApplication::applicationVersion()));
        return ExitCode::Done;
    }
    if (parser.isSet(u"help"_s)) {
        print(command ? commandHelp(*command) : generalHelp(commands));
        return ExitCode::Done;
    }
    if (!command) {
        return usageError(positional.isEmpty()
                ? u"Which command?"_s
                : u"There is no command \"%1\"."_s.arg(positional.join(u' ')));
    }
    if (!isParsed) {
        return usageError(parser.errorText() + u'.');
    }
    if (parser.isSet(u"database"_s) && parser.isSet(u"data-dir"_s)) {
        return usageError(u"--database and --data-dir exclude each other."_s);
    }
    const auto wordCount = command->words.count(u' ') + 1;
    const QStringList rest = parser.positionalArguments().mid(wordCount);
    if (command->argumentsHelp.isEmpty() && !rest.isEmpty()) {
        return usageError(u"\"%1\" takes no \"%2\"."_s.arg(command->words, rest.first()));
    }
    Console console(parser.isSet(u"json"_s));
    return command->run({ parser, rest, console });
}
