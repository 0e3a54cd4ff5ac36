#pragma once

#include "core/db/connection.h"
#include "tests/support/rawconnection.h"
#include "tests/support/testcluster.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QStringList>

#include <memory>

/**
 * A test class whose every function has a database of an earlier schema that has lived, and that
 * this program has brought up to date. It must be in order at the end.
 */
class UpgradeTest : public QObject {
    Q_OBJECT

protected:
    /** @p migrationCount: how many migrations the earlier schema had. */
    explicit UpgradeTest(int migrationCount)
        : m_migrationCount(migrationCount)
    {
    }

    /** Writes what the earlier program could have written, in plain SQL. */
    virtual void fill() = 0;

    ConnectionSettings settings() const;

    /** Rows of a query of the administrator; a statement that fails ends the program. */
    QList<QStringList> rows(const QByteArray &query);

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

private:
    int m_migrationCount;
    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<RawConnection> m_raw;
    QString m_name;
};
