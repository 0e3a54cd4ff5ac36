#pragma once

#include <QString>
#include <QUuid>

#include <optional>

/**
 * The key of one wish of a person. It is made with the draft, stored before the first send and
 * reused on every retry of the same wish; the database lets one key have one effect.
 */
class IdempotencyKey {
public:
    static IdempotencyKey create() { return IdempotencyKey(QUuid::createUuid()); }

    /** Accepts 8-4-4-4-12 hexadecimal digits, with or without braces; nothing else. */
    static std::optional<IdempotencyKey> fromString(const QString &text);

    QString toString() const { return m_uuid.toString(QUuid::WithoutBraces); }

    friend bool operator==(const IdempotencyKey &, const IdempotencyKey &) = default;

private:
    explicit IdempotencyKey(QUuid uuid)
        : m_uuid(uuid)
    {
    }

    QUuid m_uuid;
};
