#pragma once

#include "ui/paper/paperdocument.h"
#include "ui/paper/printtarget.h"

#include <QByteArray>
#include <QDeadlineTimer>

#include <atomic>

class QProcess;

/**
 * Hands a document to the printing system (its program lp) or writes it into a folder. Blocks: for
 * a thread of its own. Never longer than the time that is left of the document, and half a second
 * when a job is taken back.
 */
class PrintQueue {
public:
    /** @p isStopping: the program ends; borrowed. Every wait looks at it. */
    explicit PrintQueue(const std::atomic<bool> &isStopping);

    PrintResult send(
        const PaperDocument &document, const PrintTarget &target, QDeadlineTimer deadline) const;

private:
    PrintResult save(const PaperDocument &document, const QString &folder) const;
    PrintResult enqueue(const QByteArray &pdf,
        const QString &title,
        const PrintTarget &target,
        QDeadlineTimer deadline) const;
    PrintResult waitUntilPrinted(
        const QString &job, const PrintTarget &target, QDeadlineTimer deadline) const;
    void takeBack(const QString &job) const;
    bool finishes(QProcess &process, QDeadlineTimer deadline) const;

    const std::atomic<bool> &m_isStopping;
};
