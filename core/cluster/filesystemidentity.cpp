#include "core/cluster/filesystemidentity.h"

#include <sys/fsuid.h>

FileSystemIdentity::FileSystemIdentity(const ServerAccount &account)
    : m_isChanged(account.isForeign())
{
    if (m_isChanged) {
        // The group first: afterwards the right to change it is gone. Both are per thread.
        m_oldGroup = static_cast<gid_t>(::setfsgid(account.group()));
        m_oldUser = static_cast<uid_t>(::setfsuid(account.user()));
    }
}

FileSystemIdentity::~FileSystemIdentity()
{
    if (m_isChanged) {
        ::setfsuid(m_oldUser);
        ::setfsgid(m_oldGroup);
    }
}
