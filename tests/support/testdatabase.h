#pragma once

#include "core/base/id.h"
#include "core/db/connection.h"
#include "tests/support/rawconnection.h"
#include "tests/support/testcluster.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <memory>

/** A slot for a test; what is not said fits a test that does not care. */
struct TestSlot {
    QString resource = QStringLiteral("Hall");
    /** Not valid: a whole hour of tomorrow or later that no other slot of this database has. */
    QDateTime start = {};
    std::chrono::minutes length { 60 };
    qint64 capacity = 1;
};

/**
 * A fresh database with the schema and nothing in it, dropped with this object. Make one per test
 * function, in init(), and end in cleanup() with QCOMPARE(database.doctor(), QString()).
 *
 * Everything here blocks and speaks as the administrator; a statement that fails ends the program
 * with its message, because the test itself is wrong then.
 */
class TestDatabase {
public:
    explicit TestDatabase(const TestCluster &cluster);
    ~TestDatabase();
    TestDatabase(const TestDatabase &) = delete;
    TestDatabase &operator=(const TestDatabase &) = delete;

    const QString &name() const { return m_name; }

    ConnectionSettings administrator() const { return m_cluster.administrator(m_name); }

    /** What the desk program logs in with: staff, manager and worker. */
    ConnectionSettings desk() const { return m_cluster.desk(m_name); }

    ConnectionSettings as(TestRole role) const { return m_cluster.as(role, m_name); }

    /** Site "Main" with this zone; the first one made is the one that addSlot() adds to. */
    SiteId addSite(const QByteArray &zone = "Europe/Prague");

    /** Makes the site (Europe/Prague) and the resource when they are missing. */
    SlotId addSlot(const TestSlot &slot = {});

    /** A slot of the hall with this capacity, tomorrow or later. */
    SlotId addSlot(qint64 capacity);

    /** A stock item of the first site, which is made when it is missing. */
    void addStock(const QString &sku, const QString &name, qint64 quantity);

    void closeSlot(SlotId slot, const QString &reason);

    /** hold_seconds or kiosk_extensions_max. */
    void setSetting(const QString &name, const QString &value);

    /** The clock of this database jumps ahead (or back); everybody connected sees it at once. */
    void shiftClock(std::chrono::milliseconds by);

    /** The clock of this database, shift included. */
    QDateTime now();

    /** The broken invariants, one per line; empty when all is well. */
    QString doctor();

    /** One or several statements without a result. */
    void execute(const QByteArray &script);

    /** First column of the first row; empty when there is none or it is NULL. */
    QString text(const QByteArray &query);
    qint64 number(const QByteArray &query);

    /** Every row with its columns as text. */
    QList<QStringList> rows(const QByteArray &query);

    /** Ends all sessions with this application name; the number of them. */
    qint64 killSessions(const QString &applicationName);

    /** After the server was restarted. */
    void reconnect();

private:
    const TestCluster &m_cluster;
    QString m_name;
    std::unique_ptr<RawConnection> m_connection; ///< after the database has been made
    int m_slotCount = 0;
};
