#pragma once

#include "core/base/result.h"
#include "core/cluster/clusterlayout.h"
#include "core/cluster/serveraccount.h"
#include "core/cluster/serverprograms.h"

#include <QByteArray>
#include <QStringList>

/**
 * Makes a new cluster with the database and its login roles in it. It is made under another name
 * and renamed when it is complete and on the disk: whatever interrupts it leaves nothing half-made,
 * and the next try clears the remains away. Call under the start lock.
 */
class ClusterCreation {
public:
    ClusterCreation(
        const ClusterLayout &layout, const ServerAccount &account, const ServerPrograms &programs);

    /** Errors: DiskFull, FileFailed (the place is taken), ServerFailed (initdb's words). */
    Result<Done> run() const;

private:
    Result<Done> checkPlace() const;
    Result<Done> clearRemains() const;
    Result<Done> makeFolder() const;
    Result<Done> initialise() const;
    Result<Done> createDatabase() const;
    Result<Done> publish() const;
    Result<Done> runProgram(const QStringList &command, const QByteArray &input = {}) const;

    const ClusterLayout &m_layout;
    const ServerAccount &m_account;
    const ServerPrograms &m_programs;
};
