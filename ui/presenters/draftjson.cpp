#include "ui/presenters/draftjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

constexpr int linesMax = 20;

/** As text: a number of JSON is a double, and an id may be too large for that. */
QJsonValue numberText(qint64 number) { return QString::number(number); }

qint64 numberFrom(const QJsonValue &value) { return value.toString().toLongLong(); }

QJsonArray extrasToJson(const QList<ExtraLine> &extras)
{
    QJsonArray lines;
    for (const ExtraLine &line : extras) {
        lines.append(
            QJsonObject { { u"sku"_s, line.sku }, { u"quantity"_s, numberText(line.quantity) } });
    }
    return lines;
}

QJsonArray creditsToJson(const QList<CreditWish> &credits)
{
    QJsonArray lines;
    for (const CreditWish &wish : credits) {
        lines.append(QJsonObject { { u"bucket"_s, wish.bucket }, { u"typed"_s, wish.typed } });
    }
    return lines;
}

}

QByteArray draftToJson(const KeptDraft &kept)
{
    const HoldDraft &draft = kept.draft;
    const QJsonObject object { { u"key"_s, draft.key.toString() },
        { u"slot"_s, numberText(draft.slotId.value()) },
        { u"party"_s, numberText(draft.partySize) },
        { u"customer"_s, numberText(draft.customerId.value()) },
        { u"name"_s, draft.customerName },
        { u"phone"_s, draft.customerPhone },
        { u"note"_s, draft.note },
        { u"extras"_s, extrasToJson(draft.extras) },
        { u"credits"_s, creditsToJson(draft.credits) },
        { u"typed_at"_s, kept.typedAt.toUTC().toString(Qt::ISODate) } };
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<KeptDraft> draftFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const auto key = IdempotencyKey::fromString(object[u"key"].toString());
    const SlotId slot(numberFrom(object[u"slot"]));
    if (!key || !slot.isValid()) {
        return std::nullopt;
    }
    KeptDraft kept;
    kept.draft.key = *key;
    kept.draft.slotId = slot;
    kept.draft.partySize = object[u"party"].toString().toInt();
    kept.draft.customerId = CustomerId(numberFrom(object[u"customer"]));
    kept.draft.customerName = object[u"name"].toString();
    kept.draft.customerPhone = object[u"phone"].toString();
    kept.draft.note = object[u"note"].toString();
    const QJsonArray extras = object[u"extras"].toArray();
    for (const QJsonValue &line : extras) {
        if (kept.draft.extras.size() < linesMax) {
            kept.draft.extras.append({ line[u"sku"].toString(), numberFrom(line[u"quantity"]) });
        }
    }
    const QJsonArray credits = object[u"credits"].toArray();
    for (const QJsonValue &line : credits) {
        if (kept.draft.credits.size() < linesMax) {
            kept.draft.credits.append({ line[u"bucket"].toString(), line[u"typed"].toString() });
        }
    }
    kept.typedAt = QDateTime::fromString(object[u"typed_at"].toString(), Qt::ISODate);
    return kept;
}
