#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QFile>
#include <QList>
#include <QMutex>
#include <QString>

#include <memory>

/** One wish of a person that was about to be sent to the database. No personal data. */
struct Intent {
    enum class Kind {
        Place,
        Confirm,
        Cancel,
        Extend,
        Capture,
        Release,
        Grant,
        Debit,
        Reverse,
        Adjust,
        Count,
        Return,
    };

    QString id; ///< of the intent; also the idempotency key of a command that has one
    Kind kind = Kind::Place;
    qint64 holdId = 0; ///< of the hold that is changed; 0 when the key tells all
    QDateTime at; ///< by the clock of this machine, for people to read

    bool operator==(const Intent &) const = default;
};

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
