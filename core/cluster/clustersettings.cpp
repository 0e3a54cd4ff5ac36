#include "core/cluster/clustersettings.h"

#include "core/cluster/filesystemidentity.h"
#include "core/cluster/systemerror.h"

#include <QFile>
#include <QSaveFile>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace {

constexpr auto mainFile = "# The settings of Holdfast, written anew before every start.\n"
                          "include 'holdfast.conf'\n"
                          "# Lines below win over them.\n";

// No TCP, and the folder of the socket is closed to others. No replication from here, hence the
// least write-ahead log. syncfs: a start after a crash takes half the time. jit costs more than it
// gives for short statements. terse: details of errors quote rows, and names do not belong in a
// log.
constexpr auto settingsFile = R"(listen_addresses = ''
port = 5432
unix_socket_permissions = 0700
max_connections = 100
shared_buffers = 128MB
wal_level = minimal
max_wal_senders = 0
fsync = on
full_page_writes = on
synchronous_commit = on
recovery_init_sync_method = syncfs
autovacuum_naptime = 15s
jit = off
password_encryption = scram-sha-256
timezone = 'UTC'
datestyle = 'iso, ymd'
default_text_search_config = 'pg_catalog.simple'
log_timezone = 'UTC'
log_destination = 'stderr'
logging_collector = off
log_line_prefix = '%m [%p] %q%u@%d '
log_error_verbosity = terse
log_checkpoints = off
lc_messages = 'C'
lc_monetary = 'C'
lc_numeric = 'C'
lc_time = 'C'
)";

// Accounts of this machine come in by name, everybody else needs a password.
constexpr auto accessFile = "local all postgres,desk peer map=holdfast\n"
                            "local all all scram-sha-256\n";

/** Parallel workers share memory in /dev/shm; some containers and jails close it to accounts. */
QByteArray sharedMemoryLine()
{
    struct stat info { };

    const bool isOpen = ::stat("/dev/shm", &info) == 0 && (info.st_mode & S_IWOTH) != 0;
    return QByteArray("dynamic_shared_memory_type = ") + (isOpen ? "posix" : "mmap") + '\n';
}

QByteArray accountsFile(const ServerAccount &account)
{
    QByteArray text;
    for (const QString &name : account.trustedNames()) {
        for (const auto *const role : { "postgres", "desk" }) {
            text += "holdfast \"" + QFile::encodeName(name) + "\" " + role + '\n';
        }
    }
    return text;
}

Result<Done> writeFile(const QString &path, const QByteArray &content)
{
    QFile existing(path);
    if (existing.open(QIODevice::ReadOnly) && existing.readAll() == content) {
        return Done {};
    }
    existing.close();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)
        || !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner)
        || file.write(content) != content.size() || !file.commit()) {
        const QString reason = file.errorString();
        return Error { saysDiskFull(reason) ? ErrorCode::DiskFull : ErrorCode::FileFailed,
            u"Cannot write %1: %2"_s.arg(path, reason),
            {} };
    }
    return Done {};
}

}

Result<Done> writeClusterSettings(const QString &dataDirectory, const ServerAccount &account)
{
    const FileSystemIdentity identity(account);
    const QString mainPath = dataDirectory + u"/postgresql.conf"_s;
    if (!QFile::exists(mainPath)) {
        if (const auto written = writeFile(mainPath, mainFile); !written) {
            return written;
        }
    }
    if (const auto written
        = writeFile(dataDirectory + u"/holdfast.conf"_s, settingsFile + sharedMemoryLine());
        !written) {
        return written;
    }
    if (const auto written = writeFile(dataDirectory + u"/pg_hba.conf"_s, accessFile); !written) {
        return written;
    }
    return writeFile(dataDirectory + u"/pg_ident.conf"_s, accountsFile(account));
}
