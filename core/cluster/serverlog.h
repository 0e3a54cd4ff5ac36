#pragma once

#include "core/base/result.h"

#include <QString>
#include <QtGlobal>

/** The file that takes what the server says, and how to quote from it. */
class ServerLog {
public:
    explicit ServerLog(QString path);

    /** The last file goes aside when it has grown large; one old file is kept. */
    void rotate() const;

    /** A descriptor to append to; the caller closes it. Errors: FileFailed, DiskFull. */
    Result<int> openForAppending();

    /**
     * Why the server did not start: DiskFull or ServerFailed with @p what and the last lines since
     * openForAppending().
     */
    Error failure(const QString &what) const;

    /** True when a line since openForAppending() contains @p words. */
    bool says(const QString &words) const;

private:
    QString sinceOpening() const;

    QString m_path;
    qint64 m_start = 0;
};
