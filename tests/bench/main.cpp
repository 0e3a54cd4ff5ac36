#include "contest.h"
#include "figures.h"
#include "reference.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>

#include <cstdio>
#include <cstdlib>
#include <thread>

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t clientCount = 64;

struct Options {
    std::string admin; ///< libpq connection string of an administrator
    std::string staff; ///< libpq connection string of a login role of the staff
    QStringList merge; ///< files whose last lines are JSON objects to take into the answer
    std::string only; ///< only groups of cells whose name begins so
    int rounds = 5;
    int flushUs = 0; ///< least time of a flush that the server was started with, for the record
    bool isQuick = false;
};

int failed(const std::string &what)
{
    std::fprintf(stderr, "holdfast_bench: %s\n", what.c_str());
    return 2;
}

Options parsed(const QCoreApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Measures Holdfast against the reference design on one server. Use tests/bench/run.sh."_s);
    parser.addHelpOption();
    const QCommandLineOption admin(u"admin"_s, u"Connection of an administrator."_s, u"conninfo"_s);
    const QCommandLineOption staff(u"staff"_s, u"Connection of a staff role."_s, u"conninfo"_s);
    const QCommandLineOption merge(u"merge"_s, u"JSON to take into the answer."_s, u"file"_s);
    const QCommandLineOption only(u"only"_s, u"Only cells that begin so."_s, u"name"_s);
    const QCommandLineOption rounds(u"rounds"_s, u"Interleaved rounds."_s, u"n"_s, u"5"_s);
    const QCommandLineOption flush(u"flush-us"_s, u"Said in the answer."_s, u"us"_s, u"0"_s);
    const QCommandLineOption quick(u"quick"_s, u"One short round: only shows that it works."_s);
    parser.addOptions({ admin, staff, merge, only, rounds, flush, quick });
    parser.process(application);
    if (!parser.isSet(admin) || !parser.isSet(staff))
        parser.showHelp(1);
    return { parser.value(admin).toStdString(),
        parser.value(staff).toStdString(),
        parser.values(merge),
        parser.value(only).toStdString(),
        std::max(1, parser.isSet(quick) ? 1 : parser.value(rounds).toInt()),
        parser.value(flush).toInt(),
        parser.isSet(quick) };
}

double machineLoad()
{
    double load = 0;
    getloadavg(&load, 1);
    return load;
}

bool openWorkers(const std::string &staff, std::vector<Worker> &workers, std::string &error)
{
    std::random_device seed;
    for (std::size_t i = 0; i < clientCount; ++i) {
        Worker worker { std::make_unique<Connection>(staff), std::mt19937_64(seed()) };
        if (!worker.connection->isOpen()) {
            error = worker.connection->error();
            return false;
        }
        workers.push_back(std::move(worker));
    }
    return true;
}

/// The facts of the machine and the server that a reader needs to judge the ratios.
QJsonObject machineFacts(Connection &admin, double loadBefore)
{
    QJsonObject facts {
        { u"cores"_s, static_cast<int>(std::thread::hardware_concurrency()) },
        { u"load_before"_s, loadBefore },
        { u"load_after"_s, machineLoad() },
    };
    for (const char *name : { "server_version", "fsync", "synchronous_commit", "jit" }) {
        const Answer answer = admin.run(std::string("SHOW ") + name);
        facts.insert(QString::fromLatin1(name), QString::fromStdString(answer.text(0, 0)));
    }
    return facts;
}

/// Takes the last line of the file into the answer: its "figures" join ours, the rest goes under
/// "desk".
void mergeFile(const QString &path, QJsonObject &answer)
{
    QFile file(path);
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return;
    const QByteArray text = file.readAll().trimmed();
    QJsonObject other = QJsonDocument::fromJson(text.mid(text.lastIndexOf('\n') + 1)).object();
    QJsonArray figures = answer.value(u"figures"_s).toArray();
    for (const QJsonValue &figure : other.take(u"figures"_s).toArray())
        figures.append(figure);
    answer.insert(u"figures"_s, figures);
    answer.insert(u"desk"_s, other);
}

bool runAll(Contest &contest, Stage &stage, const Stage::Size &size, int rounds)
{
    std::fprintf(stderr, "loading %d slots\n", size.resources * size.slotsPerResource);
    if (!contest.loadDay(size.holdsPerSlot) || !stage.copyHolds() || !contest.warmUp())
        return false;
    for (int round = 0; round < rounds; ++round) {
        if (!contest.runRound(round))
            return false;
    }
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const Options options = parsed(application);
    const double loadBefore = machineLoad();

    QFile referenceSql(QStringLiteral(HOLDFAST_BENCH_REFERENCE));
    if (!referenceSql.open(QIODevice::ReadOnly))
        return failed("cannot read " HOLDFAST_BENCH_REFERENCE);
    Connection admin(options.admin);
    if (!admin.isOpen())
        return failed(admin.error());
    Stage stage(admin, referenceSql.readAll().toStdString());
    const Stage::Size size = options.isQuick ? Stage::Size { 5, 16, 4 } : Stage::Size {};
    if (!stage.build(size))
        return failed(stage.error());
    std::vector<Worker> workers;
    std::string error;
    if (!openWorkers(options.staff, workers, error))
        return failed(error);

    const Product product(stage.day());
    const Reference reference(stage.day().slotCount);
    Contest::Pace pace;
    pace.only = options.only;
    if (options.isQuick) {
        pace.cell = std::chrono::milliseconds(150);
        pace.warmUps = 6;
    }
    Contest contest(stage, { product, reference }, workers, pace);
    if (!contest.prepare() || !runAll(contest, stage, size, options.rounds))
        return failed(contest.error().empty() ? stage.error() : contest.error());

    const Answer doctor = admin.run("SELECT * FROM api.doctor()");
    QJsonObject answer {
        { u"figures"_s, figuresOf(contest.samples()) },
        { u"rates"_s, ratesOf(contest.samples()) },
        { u"machine"_s, machineFacts(admin, loadBefore) },
        { u"failures"_s, static_cast<double>(contest.failures()) },
        { u"broken_invariants"_s, doctor.isOk() ? doctor.rowCount() : -1 },
        { u"quick"_s, options.isQuick },
        { u"flush_us_at_least"_s, options.flushUs },
    };
    for (const QString &path : options.merge)
        mergeFile(path, answer);
    std::puts(QJsonDocument(answer).toJson(QJsonDocument::Compact).constData());
    if (contest.failures() > 0)
        return failed(contest.error());
    return doctor.isOk() && doctor.rowCount() == 0 ? 0 : failed("doctor found broken invariants");
}
