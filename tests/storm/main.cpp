// holdfast_storm [--operations N] [--crash] [--seed N]: random operations over mixed pools by eight
// connections, some of which are killed; with --crash the server is killed as well. Starts a server
// of its own. Faults go to standard error as they are found; the last line of standard output is
// one JSON object. Exit code 0 when nothing was wrong, 1 otherwise.
#include "tests/storm/storm.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonDocument>
#include <QLoggingCategory>

#include <algorithm>
#include <cstdio>
#include <random>

using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Storms a private server and audits what is left."_s);
    parser.addHelpOption();
    const QCommandLineOption operations(
        u"operations"_s, u"How many operations."_s, u"n"_s, u"4000"_s);
    const QCommandLineOption crash(u"crash"_s, u"Kill the server as well."_s);
    const QCommandLineOption seed(u"seed"_s, u"Chances of an earlier storm."_s, u"n"_s);
    parser.addOptions({ operations, crash, seed });
    parser.process(application);
    QLoggingCategory::setFilterRules(u"holdfast.*=false"_s);

    Storm::Options options;
    options.operations = std::max(1LL, parser.value(operations).toLongLong());
    options.hasCrashes = parser.isSet(crash);
    options.seed = parser.isSet(seed) ? parser.value(seed).toULongLong() : std::random_device()();
    Storm storm(options);
    const QJsonObject result = storm.run();
    std::puts(QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return result.value(u"ok"_s).toBool() ? 0 : 1;
}
