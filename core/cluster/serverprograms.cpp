#include "core/cluster/serverprograms.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr int versionTimeoutMs = 10000;

const QString debianFolder = u"/usr/lib/postgresql"_s;

bool isProgram(const QString &path)
{
    const QFileInfo info(path);
    return info.isFile() && info.isExecutable();
}

int majorOf(const QString &postgres)
{
    QProcess process;
    process.setWorkingDirectory(u"/"_s);
    process.start(postgres, { u"--version"_s });
    if (!process.waitForFinished(versionTimeoutMs)) {
        process.kill();
        process.waitForFinished(versionTimeoutMs);
        return 0;
    }
    const QRegularExpression pattern(u"\\(PostgreSQL\\) (\\d+)"_s);
    const auto match = pattern.match(QString::fromLocal8Bit(process.readAllStandardOutput()));
    return match.captured(1).toInt();
}

Error missing(const QString &setting)
{
    const QString detail = setting.isEmpty()
        ? u"No PostgreSQL server programs in %1/*/bin nor in PATH. Install them: "
          "apt-get install postgresql-15"_s.arg(debianFolder)
        : u"No PostgreSQL server programs (initdb, postgres) in %1"_s.arg(setting);
    return Error { ErrorCode::ServerMissing, detail, {} };
}

}

ServerPrograms::ServerPrograms(QString folder, int major)
    : m_folder(std::move(folder))
    , m_major(major)
{
}

QString ServerPrograms::initdb() const { return m_folder + u"/initdb"_s; }

QString ServerPrograms::postgres() const { return m_folder + u"/postgres"_s; }

std::optional<ServerPrograms> ServerPrograms::inFolder(const QString &folder)
{
    const QString absolute = QDir(folder).absolutePath();
    if (!isProgram(absolute + u"/initdb"_s) || !isProgram(absolute + u"/postgres"_s)) {
        return std::nullopt;
    }
    // Debian's path names the version: no need to start a program for it at every start.
    const QRegularExpression versioned(u"^%1/(\\d+)/bin$"_s.arg(debianFolder));
    const auto match = versioned.match(absolute);
    const int major
        = match.hasMatch() ? match.captured(1).toInt() : majorOf(absolute + u"/postgres"_s);
    return ServerPrograms(absolute, major);
}

Result<ServerPrograms> ServerPrograms::find(const QString &setting, std::optional<int> major)
{
    std::vector<ServerPrograms> candidates;
    const auto consider = [&candidates](const QString &folder) {
        if (const auto programs = inFolder(folder)) {
            candidates.push_back(*programs);
        }
    };
    if (!setting.isEmpty()) {
        consider(setting);
    } else {
        for (const QString &version :
            QDir(debianFolder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            consider(u"%1/%2/bin"_s.arg(debianFolder, version));
        }
        const QString inPath = QStandardPaths::findExecutable(u"postgres"_s);
        if (!inPath.isEmpty()) {
            consider(QFileInfo(inPath).canonicalPath());
        }
    }
    if (candidates.empty()) {
        return missing(setting);
    }
    std::ranges::stable_sort(candidates, std::ranges::greater {}, &ServerPrograms::major);
    const int wanted = major.value_or(candidates.front().major());
    const auto found = std::ranges::find(candidates, wanted, &ServerPrograms::major);
    if (found != candidates.end() && wanted >= majorMin) {
        return *found;
    }
    const QString installed = QString::number(candidates.front().major());
    return Error { ErrorCode::ServerVersion,
        major ? u"The data directory is of PostgreSQL %1, this machine has PostgreSQL %2. Nothing "
                "was changed. Install postgresql-%1 to open it."_s.arg(wanted)
                    .arg(installed)
              : u"PostgreSQL %1 is too old: %2 or newer is needed."_s.arg(installed).arg(majorMin),
        {} };
}
