#pragma once

#include "core/base/result.h"

#include <QString>

#include <optional>

/** A folder with initdb and postgres of one major version. */
class ServerPrograms {
public:
    static constexpr int majorMin = 15;

    /**
     * @p setting: the folder that a person named, then nothing else is tried; empty: Debian's
     * places, then PATH. @p major: of an existing data directory; absent: the newest.
     * Errors: ServerMissing, ServerVersion (both versions in the detail).
     */
    static Result<ServerPrograms> find(const QString &setting, std::optional<int> major);

    QString folder() const { return m_folder; }

    int major() const { return m_major; }

    QString initdb() const;
    QString postgres() const;

private:
    ServerPrograms(QString folder, int major);

    static std::optional<ServerPrograms> inFolder(const QString &folder);

    QString m_folder;
    int m_major = 0;
};
