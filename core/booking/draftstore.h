#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

/**
 * What a person is typing, in a small file of this machine that the user alone can read, so that it
 * survives the program.
 *
 * Each running program has one place, locked while it lives, with at most one draft. What a killed
 * program left in its place is taken over by the next one that asks. The file is written by a
 * thread of its own, a moment after the last change. Any thread.
 */
class DraftStore {
public:
    /** Changes that follow each other faster are written once. */
    static constexpr std::chrono::milliseconds delay { 300 };

    /** @p folder is made when it is missing. */
    static Result<std::unique_ptr<DraftStore>> open(const QString &folder);

    /** Writes what has not been written. */
    ~DraftStore();
    DraftStore(const DraftStore &) = delete;
    DraftStore &operator=(const DraftStore &) = delete;

    /** Returns at once; the newest content wins. */
    void save(const QByteArray &content);

    /** Returns when the disk has the newest content: before it is sent anywhere. */
    void flush();

    /** There is no draft any more. Returns at once. */
    void drop();

    /**
     * The draft that an earlier program left, taken over as our own; empty when there is none. Only
     * while we have no draft.
     */
    std::optional<QByteArray> takeLeft();

private:
    DraftStore(QString folder, int place, std::unique_ptr<QFile> lock);
    QString pathOf(int place) const;
    void work();
    void write(const std::optional<QByteArray> &content) const;
    void change(std::optional<QByteArray> content, bool isAtOnce);

    const QString m_folder;
    const int m_place;
    std::unique_ptr<QFile> m_lock; ///< of our place; released when the program dies
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::condition_variable m_written;
    std::optional<QByteArray> m_content; ///< newest; empty: no draft
    bool m_isDirty = false;
    bool m_isUrgent = false;
    bool m_isWriting = false;
    bool m_isStopping = false;
    std::thread m_thread; ///< last: it uses all of the above
};
