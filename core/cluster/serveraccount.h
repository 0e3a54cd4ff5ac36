#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

#include <sys/types.h>

/**
 * The account of the operating system that runs the server: the caller's own, or, for root, whom
 * PostgreSQL refuses to serve, an unprivileged one.
 */
class ServerAccount {
public:
    /**
     * @p wanted counts for root only; empty: "postgres", which Debian's package creates. The
     * programs started here (setpriv) are part of util-linux, which every Debian has.
     * Errors: ServerFailed, with the command that mends it.
     */
    static Result<ServerAccount> find(const QString &wanted);

    /** The name of a user id, or the number when it has none. */
    static QString nameOf(uid_t user);

    QString name() const { return m_name; }

    uid_t user() const { return m_user; }

    gid_t group() const { return m_group; }

    /** True when the caller is root and the server belongs to somebody else. */
    bool isForeign() const { return m_isForeign; }

    /** Those who may come in as postgres and as desk. */
    QStringList trustedNames() const;

    /** @p command as it must be run so that this account runs it; without a shell. */
    QStringList commandLine(const QStringList &command) const;

private:
    ServerAccount() = default;

    QString m_name;
    uid_t m_user = 0;
    gid_t m_group = 0;
    bool m_isForeign = false;
};
