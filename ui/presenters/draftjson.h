#pragma once

#include "ui/presenters/holddraft.h"

#include <QByteArray>
#include <QDateTime>

#include <optional>

/** A draft as it lies in a file: everything that was typed, its key, and when that was. */
struct KeptDraft {
    HoldDraft draft;
    QDateTime typedAt; ///< by the clock of this machine, for people to read

    bool operator==(const KeptDraft &) const = default;
};

QByteArray draftToJson(const KeptDraft &kept);

/** Empty for a file that is not one of ours, or is damaged. */
std::optional<KeptDraft> draftFromJson(const QByteArray &json);
