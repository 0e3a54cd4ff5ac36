#include "ui/models/stocklevelmodel.h"

#include "ui/models/foldedtext.h"
#include "ui/models/recordroles.h"
#include "ui/sitetext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int fewShare = 5; // few: less than one in five can still be held

QString number(qint64 amount) { return SiteText::number(amount); }

bool isFew(const StockNumbers &numbers)
{
    const qint64 all = numbers.onHand + numbers.out;
    return numbers.available > 0 && numbers.available * fewShare < all;
}

int asInt(qint64 amount)
{
    return static_cast<int>(std::clamp<qint64>(amount, 0, std::numeric_limits<int>::max()));
}

}

int StockLevelModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(columnTotal);
}

QVariant StockLevelModel::data(const QModelIndex &index, int role) const
{
    const StockLevel *level = rowAt(index);
    if (!level) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return shown(*level, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Item ? spoken(*level) : shown(*level, index.column());
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    default:
        return decoration(*level, index.column(), role);
    }
}

QString StockLevelModel::shown(const StockLevel &level, int column)
{
    const StockNumbers &numbers = level.numbers;
    switch (column) {
    case Item:
        return level.name;
    case WarehouseName:
        return level.warehouse;
    case OnHand:
        return number(numbers.onHand);
    case Reserved:
        return number(numbers.reserved);
    case Available:
        return numbers.available > 0 ? tr("%1 free", "pieces of a stock item that can be held")
                                           .arg(number(numbers.available))
                                     : tr("None free", "no piece of a stock item can be held");
    case Out:
        return level.isRental ? number(numbers.out) : tr("sold", "instead of pieces that are out");
    case Short:
        return numbers.shortfall > 0
            ? tr("%1 short", "pieces of a stock item").arg(number(numbers.shortfall))
            : u"–"_s;
    default: // there is no other column
        return {};
    }
}

QVariant StockLevelModel::decoration(const StockLevel &level, int column, int role)
{
    const StockNumbers &numbers = level.numbers;
    const qint64 all = numbers.onHand + numbers.out;
    if (column == Item) {
        return role == RecordRole::Tone   ? QVariant(static_cast<int>(RecordTone::Strong))
            : role == RecordRole::Caption ? QVariant(level.sku)
                                          : QVariant();
    }
    if (column == Available) {
        switch (role) {
        case RecordRole::Side:
            return QString(number(numbers.available) + u'/' + number(all));
        case RecordRole::Icon:
            return numbers.available <= 0 ? u"full"_s : isFew(numbers) ? u"few"_s : QString();
        case RecordRole::Tone:
            return static_cast<int>(numbers.available <= 0 ? RecordTone::Soft
                    : isFew(numbers)                       ? RecordTone::Warning
                                                           : RecordTone::Normal);
        case RecordRole::BarConfirmed:
            return asInt(numbers.out);
        case RecordRole::BarHeld:
            return asInt(numbers.reserved);
        case RecordRole::BarCapacity:
            return asInt(all);
        default: // the other roles are empty
            return {};
        }
    }
    if (column == Short && numbers.shortfall > 0) {
        return role == RecordRole::Tone ? QVariant(static_cast<int>(RecordTone::Error))
            : role == RecordRole::Icon  ? QVariant(u"warning"_s)
                                        : QVariant();
    }
    const bool isSoft = column == Short || (column == Out && (!level.isRental || numbers.out == 0))
        || (column == Reserved && numbers.reserved == 0);
    return role == RecordRole::Tone && isSoft ? QVariant(static_cast<int>(RecordTone::Soft))
                                              : QVariant();
}

QVariant StockLevelModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = section == OnHand || section == Reserved || section == Out;
        return static_cast<int>((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Item:
        return tr("Item");
    case WarehouseName:
        return tr("Warehouse");
    case OnHand:
        return tr("On hand", "column: pieces in the house");
    case Reserved:
        return tr("Reserved", "column: pieces held");
    case Available:
        return tr("Available", "column: pieces that can be held");
    case Out:
        return tr("Out", "column: pieces handed out");
    case Short:
        return tr("Short", "column: pieces that are missing");
    default: // there is no other column
        return {};
    }
}

QString StockLevelModel::spoken(const StockLevel &level)
{
    const StockNumbers &numbers = level.numbers;
    QString text
        = tr("%1, %2: %3 on hand, %4 reserved, %5 available, %6 out", "item, warehouse, pieces")
              .arg(level.name,
                  level.warehouse,
                  number(numbers.onHand),
                  number(numbers.reserved),
                  number(numbers.available),
                  number(numbers.out));
    if (numbers.shortfall > 0) {
        text += u", "_s + tr("%1 short", "pieces of a stock item").arg(number(numbers.shortfall));
    }
    return text;
}

bool StockLevelModel::isFitting(const StockLevel &level, const QString &text)
{
    return isFoundBy(level.name + u' ' + level.sku + u' ' + level.warehouse, text);
}
