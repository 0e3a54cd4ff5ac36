#pragma once

#include "core/cluster/privatecluster.h"

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <memory>

/**
 * A folder for one private cluster. Whatever runs in it is ended and the folder removed with the
 * object.
 */
class TemporaryCluster {
public:
    enum class Kind {
        Empty,
        Created, ///< with a stopped cluster: a copy of one that is made once per test program
    };

    explicit TemporaryCluster(Kind kind);
    ~TemporaryCluster();
    TemporaryCluster(const TemporaryCluster &) = delete;
    TemporaryCluster &operator=(const TemporaryCluster &) = delete;

    /** Another program's view of the folder. */
    std::unique_ptr<PrivateCluster> program() const;

    /** Starts another process that joins; null when it does not within a minute. */
    std::unique_ptr<QProcess> process(const QStringList &wrapper = {}) const;

    /** The same without waiting until it has joined. */
    std::unique_ptr<QProcess> startProcess(const QStringList &wrapper = {}) const;

    /** Pid of the server that a process has joined; 0 when it has not. */
    static qint64 joinedServer(QProcess &process);

    QString folder() const { return m_folder; }

    QString path(const QString &name) const { return m_folder + u'/' + name; }

    /** The first value of the answer, or "error: " and the reason. */
    static QString ask(const QString &connection, const QString &query);

    static bool isRoot();

    /** Takes @p owner, the server's account when empty: root only. */
    static void giveTo(const QString &path, const QString &owner = {});

    static void writeFile(const QString &path, const QByteArray &content);
    static QByteArray readFile(const QString &path);

    /** Runs a program to its end; true when it exits with 0. */
    static bool runs(const QString &program, const QStringList &arguments);

private:
    QTemporaryDir m_temporary;
    QString m_folder;
};
