#pragma once

#include "core/cluster/clusteraddress.h"
#include "core/cluster/privatecluster.h"
#include "core/db/connection.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>

/** Who a test speaks to the database as. Each is a real login with a password. */
enum class TestRole { Kiosk, SecondKiosk, Staff, Manager, Worker, Nobody };

/**
 * The server that the tests of one program run on: the one whose folder HOLDFAST_TEST_DATA_DIR
 * names, shared with the other programs of the run, else one of its own that lives as long as this
 * object. Make one per program, in initTestCase().
 *
 * Ends the program with a message when there is no server: no test can say anything then.
 */
class TestCluster {
public:
    /** Whose server it is. */
    enum class Server {
        OfTheRun, ///< shared with all programs of the run, when there is one
        Own, ///< for a test that stops it
    };

    explicit TestCluster(Server server = Server::OfTheRun);
    ~TestCluster();
    TestCluster(const TestCluster &) = delete;
    TestCluster &operator=(const TestCluster &) = delete;

    /** Login of the administrator, to any database of the server. */
    ConnectionSettings administrator(const QString &database) const;

    /** Login of a desk: staff, manager and worker. */
    ConnectionSettings desk(const QString &database) const;

    /** Login with one role only. */
    ConnectionSettings as(TestRole role, const QString &database) const;

    /**
     * Name of a database with the schema of this program and the shiftable clock, to be copied.
     * Made by the first that asks, for all programs of the run; its name carries the scripts.
     */
    const QString &templateName() const { return m_template; }

    /** Stops the own server and starts it again; every connection to it is gone. */
    void restart();

    const ClusterAddress &address() const { return m_address; }

    static QString loginOf(TestRole role);

private:
    ConnectionSettings login(const QString &database, const QString &rest) const;
    void prepareTemplate();
    void buildTemplate(DbConnection &administrator);
    static QString templateNameFor(const QByteArray &clockScript);

    QTemporaryDir m_ownFolder;
    std::unique_ptr<PrivateCluster> m_cluster;
    ClusterAddress m_address;
    QString m_template;
};
