#pragma once

#include <QString>
#include <QTemporaryDir>

/**
 * A printing system to test with: programs lp, lpstat and cancel, first in the search path while
 * this object lives, that do what a test wants a printer to do.
 */
class PrintShop {
public:
    enum class Mood {
        Prints,
        PrinterMissing,
        Refuses,
        Away, ///< the service does not answer
        OutOfPaper, ///< takes jobs and keeps them
        Slow, ///< does not come back
    };

    PrintShop();
    ~PrintShop();
    PrintShop(const PrintShop &) = delete;
    PrintShop &operator=(const PrintShop &) = delete;

    void setMood(Mood mood);

    /** No program at all. */
    void remove();

    /** What was printed so far, one file each, in order. */
    QStringList papers() const;

    /** The arguments of the last lp. */
    QString lastArguments() const;

    /** The arguments of the last cancel; empty: there was none. */
    QString lastCancelled() const;

    /** For files of the test. */
    const QTemporaryDir &folder() const { return m_folder; }

private:
    void writeProgram(const QString &name, const QString &script);

    QTemporaryDir m_folder;
    QByteArray m_path; ///< of before
};
