#pragma once

#include "tests/support/testdatabase.h"

#include <QByteArray>
#include <QObject>

#include <memory>

/**
 * A test class whose every function has a fresh database, which must be in order at the end.
 * Subclasses override begin() and end() instead of init() and cleanup().
 */
class DatabaseTest : public QObject {
    Q_OBJECT

protected:
    TestDatabase &database() { return *m_database; }

    const TestCluster &cluster() const { return *m_cluster; }

    /** After the database has been made. */
    virtual void begin() { }

    /** Before it is looked at and dropped; lets go of what is connected to it. */
    virtual void end() { }

    /**
     * True for a function whose rows may share one database because none of them minds what the
     * others left; making one takes half a second on a busy machine.
     */
    virtual bool sharesDatabase(const QByteArray &function) const
    {
        Q_UNUSED(function)
        return false;
    }

    /** For a function that breaks the database on purpose. */
    void expectBrokenDatabase() { m_isBrokenExpected = true; }

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase();

private:
    std::unique_ptr<TestCluster> m_cluster;
    std::unique_ptr<TestDatabase> m_database;
    QByteArray m_function; ///< that the database was made for
    bool m_isBrokenExpected = false;
};
