#pragma once

#include "core/base/result.h"
#include "core/journal/intent.h"

#include <QFile>
#include <QList>
#include <QMutex>
#include <QString>

#include <memory>

/**
 * Intents of this program, on disk before they are sent and settled when the answer is known.
 *
 * Each running program has a file of its own, locked while it lives. What a killed program left
 * unsettled is adopted by the next one that starts, and asked for by its key. Any thread.
 */
class IntentJournal {
public:
    /** @p folder is made when it is missing. */
    static Result<std::unique_ptr<IntentJournal>> open(const QString &folder);

    /** Returns after the disk has it. On an error nothing may be sent. */
    Result<Done> write(const Intent &intent);

    /** Need not reach the disk: a settled intent that is asked for again answers the same. */
    void settle(const QString &id);

    /** Whether an intent with this id is written and not settled. */
    bool isOpen(const QString &id) const;

    QList<Intent> unsettled() const;

private:
    explicit IntentJournal(std::unique_ptr<QFile> file);
    static std::unique_ptr<QFile> openLocked(const QString &path);
    static QList<Intent> readUnsettled(QFile &file);
    Result<Done> append(const QByteArray &line, bool isSynced);

    mutable QMutex m_mutex;
    std::unique_ptr<QFile> m_file; ///< its lock is ours
    QList<Intent> m_unsettled;
};
