#include "core/base/idempotencykey.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

std::optional<IdempotencyKey> IdempotencyKey::fromString(const QString &text)
{
    static const QRegularExpression form(u"\\A(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"
                                         "|\\{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\})\\z"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (!form.match(text).hasMatch()) {
        return std::nullopt;
    }
    const QUuid uuid = QUuid::fromString(text);
    if (uuid.isNull()) {
        return std::nullopt;
    }
    return IdempotencyKey(uuid);
}
