#pragma once

#include "core/cluster/serveraccount.h"

/**
 * While it lives, this thread meets files and /proc as the server's account. Root so writes into
 * the data directory without being led astray by links in it, creates files with the right owner,
 * and may look at the server's processes even in a container that took root's tracing right away.
 * Does nothing for an ordinary user. Create and destroy on one thread.
 */
class FileSystemIdentity {
public:
    explicit FileSystemIdentity(const ServerAccount &account);
    ~FileSystemIdentity();
    FileSystemIdentity(const FileSystemIdentity &) = delete;
    FileSystemIdentity &operator=(const FileSystemIdentity &) = delete;

private:
    bool m_isChanged = false;
    uid_t m_oldUser = 0;
    gid_t m_oldGroup = 0;
};
