#pragma once

#include "core/base/result.h"

#include <QString>

#include <chrono>

/**
 * An advisory lock on a file, shared or exclusive. The system drops it when the holder dies, and
 * programs that we start do not inherit it. Two locks on one file exclude each other even inside
 * one program. The file itself stays.
 */
class FileLock {
public:
    enum class Mode { Shared, Exclusive };

    explicit FileLock(QString path);

    /** Releases. */
    ~FileLock();

    FileLock(const FileLock &) = delete;
    FileLock &operator=(const FileLock &) = delete;

    bool isHeld() const { return m_isHeld; }

    /** Waits for the lock, at most @p patience. Errors: FileFailed, DiskFull, Busy. */
    Result<Done> acquire(Mode mode, std::chrono::milliseconds patience);

    /**
     * Takes or changes the lock when that is possible at once. A lock that was held in another mode
     * is lost when it is not.
     */
    bool tryAcquire(Mode mode);

    void release();

private:
    bool open();

    QString m_path;
    int m_descriptor = -1;
    int m_errorNumber = 0;
    bool m_isHeld = false;
};
