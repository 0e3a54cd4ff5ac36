#include "core/cluster/serveraccount.h"

#include <QFile>
#include <QStandardPaths>

#include <array>
#include <pwd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t entrySizeMax = 16384; // of one line of the account database

struct Entry {
    bool isFound = false;
    QString name;
    uid_t user = 0;
    gid_t group = 0;
};

template <typename Lookup> Entry lookUp(Lookup lookup)
{
    std::array<char, entrySizeMax> buffer {};
    passwd record {};
    passwd *found = nullptr;
    if (lookup(&record, buffer.data(), buffer.size(), &found) != 0 || !found) {
        return {};
    }
    return { true, QFile::decodeName(record.pw_name), record.pw_uid, record.pw_gid };
}

Entry entryOf(uid_t user)
{
    return lookUp([user](passwd *record, char *buffer, size_t size, passwd **found) {
        return ::getpwuid_r(user, record, buffer, size, found);
    });
}

Entry entryOf(const QString &name)
{
    const QByteArray bytes = QFile::encodeName(name);
    return lookUp([&bytes](passwd *record, char *buffer, size_t size, passwd **found) {
        return ::getpwnam_r(bytes.constData(), record, buffer, size, found);
    });
}

Error unusable(const QString &detail) { return Error { ErrorCode::ServerFailed, detail, {} }; }

}

Result<ServerAccount> ServerAccount::find(const QString &wanted)
{
    ServerAccount account;
    account.m_isForeign = ::geteuid() == 0;
    const QString name = wanted.isEmpty() ? u"postgres"_s : wanted;
    const Entry entry = account.m_isForeign ? entryOf(name) : entryOf(::geteuid());
    if (!entry.isFound) {
        return account.m_isForeign
            ? unusable(u"PostgreSQL does not run as root, and there is no account %1 to run it. "
                       "Create it: useradd --system --user-group %1"_s.arg(name))
            : unusable(u"The user id %1 has no account on this machine, and PostgreSQL needs "
                       "one."_s.arg(::geteuid()));
    }
    if (entry.user == 0) {
        return unusable(
            u"PostgreSQL does not run as root: name another account than %1."_s.arg(name));
    }
    if (account.m_isForeign && QStandardPaths::findExecutable(u"setpriv"_s).isEmpty()) {
        return unusable(
            u"The program setpriv is missing. Install it: apt-get install util-linux"_s);
    }
    account.m_name = entry.name;
    account.m_user = entry.user;
    account.m_group = entry.group;
    return account;
}

QString ServerAccount::nameOf(uid_t user)
{
    const Entry entry = entryOf(user);
    return entry.isFound ? entry.name : QString::number(user);
}

QStringList ServerAccount::trustedNames() const
{
    return m_isForeign ? QStringList { u"root"_s, m_name } : QStringList { m_name };
}

QStringList ServerAccount::commandLine(const QStringList &command) const
{
    if (!m_isForeign) {
        return command;
    }
    return QStringList { QStandardPaths::findExecutable(u"setpriv"_s),
        u"--reuid=%1"_s.arg(m_user),
        u"--regid=%1"_s.arg(m_group),
        u"--init-groups"_s,
        u"--pdeathsig"_s,
        u"keep"_s,
        u"--"_s }
    + command;
}
