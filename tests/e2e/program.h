#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <memory>

/** How a program ended and what it said. */
struct ProgramEnd {
    int exitCode = -1; ///< -1: it was killed, crashed or did not end in time
    QByteArray output;
    QString errors;

    /** The one JSON object of the answer; empty when the output is anything else. */
    QJsonObject object() const;
    QJsonArray array() const;

    QString outcome() const { return object()[u"outcome"].toString(); }
};

/**
 * One run of a program, without the settings of the person who runs the tests. Ends the program
 * when this object goes.
 */
class Program {
public:
    /** Starts at once. */
    Program(const QString &path, const QStringList &arguments, const QString &configFolder);
    ~Program();
    Program(const Program &) = delete;
    Program &operator=(const Program &) = delete;

    /** Waits, at most a minute. */
    ProgramEnd wait();

    /** kill -9 */
    void kill();

    bool isRunning() const { return m_process->state() == QProcess::Running; }

private:
    std::unique_ptr<QProcess> m_process;
};
