#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

struct pg_conn;

/** What a statement answered; a NULL is a null string. */
struct RawAnswer {
    QString sqlState; ///< empty when it went well
    QString message;
    QList<QStringList> rows; ///< of the last statement of a script

    bool isOk() const { return sqlState.isEmpty(); }

    /** First column of the first row; empty when there is none. */
    QString text() const { return rows.isEmpty() ? QString() : rows.first().value(0); }
};

/**
 * A connection past all of our code: the witness that tests compare it with, and the adversary
 * that breaks what it uses. One thread at a time.
 */
class RawConnection {
public:
    /** The connection string of a ConnectionSettings; see isOpen() for how it went. */
    explicit RawConnection(const QString &connectionString);

    bool isOpen() const;
    QString error() const;
    int backendPid() const;

    /** What the server has noted since the connection was made, as it prints it. */
    QString notices() const { return QString::fromUtf8(*m_notices); }

    /** Any text of SQL, also several statements; waits for all of it. */
    RawAnswer run(const QByteArray &script);

    /** Sends and comes back at once; receive() waits for the answer. */
    void send(const QByteArray &script);
    RawAnswer receive();

private:
    std::unique_ptr<QByteArray> m_notices; ///< where the notice processor finds it
    std::unique_ptr<pg_conn, void (*)(pg_conn *)> m_handle;
};
