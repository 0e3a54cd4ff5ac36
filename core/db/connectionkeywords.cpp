#include "core/db/connectionkeywords.h"

#include <libpq-fe.h>
#include <memory>

QHash<QByteArray, QByteArray> connectionKeywords(const QByteArray &connectionString)
{
    const std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption *)> parsed(
        PQconninfoParse(connectionString.constData(), nullptr), &PQconninfoFree);
    QHash<QByteArray, QByteArray> keywords;
    for (const PQconninfoOption *option = parsed.get(); option && option->keyword; ++option) {
        if (option->val) {
            keywords.insert(option->keyword, option->val);
        }
    }
    return keywords;
}
