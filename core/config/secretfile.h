#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

/**
 * A file that only its owner may read: mode 600, in a folder of mode 700. What it holds is never
 * logged. Blocks for the disk; any thread.
 */
class SecretFile {
public:
    static constexpr qint64 sizeMax = 65536; ///< bytes

    explicit SecretFile(QString path);

    /**
     * Puts @p secret in the place of what was there: whole or not at all, also when the power
     * goes. Makes the folder, and closes it and the file to others when they were open.
     */
    Result<Done> write(const QByteArray &secret) const;

    /**
     * The error says why in words: missing, of another person, a link, readable or writable by
     * others, in a folder where others may write, too large. A secret that others could read is
     * none any more, so that it is not mended in silence.
     */
    Result<QByteArray> read() const;

    bool exists() const;

    const QString &path() const { return m_path; }

private:
    QString m_path;
};
