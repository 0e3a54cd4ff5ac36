#include "ui/models/arrivalmodel.h"

#include "ui/models/foldedtext.h"
#include "ui/models/recordroles.h"
#include "ui/sitetext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int minutesPerHour = 60;
constexpr int phoneDigitsMin = 3; // fewer are in nearly every phone
constexpr qsizetype codeHalf = 4;

QString digitsOf(const QString &text)
{
    QString digits;
    std::copy_if(text.cbegin(), text.cend(), std::back_inserter(digits), [](QChar each) {
        return each.isDigit();
    });
    return digits;
}

/** Digits with what people put between them. */
bool isPhone(const QString &text)
{
    return digitsOf(text).size() >= phoneDigitsMin
        && std::all_of(text.cbegin(), text.cend(), [](QChar each) {
               return each.isDigit() || u" +-/()."_s.contains(each);
           });
}

QString withoutGaps(const QString &text)
{
    QString dense = text;
    dense.removeIf([](QChar each) { return each.isSpace() || each == u'-'; });
    return foldedText(dense);
}

RecordTone toneOf(ArrivalState state)
{
    switch (state) {
    case ArrivalState::Expected:
        return RecordTone::Normal;
    case ArrivalState::Late:
        return RecordTone::Late;
    case ArrivalState::PartHere:
        return RecordTone::Warning;
    case ArrivalState::Here:
        return RecordTone::Good;
    case ArrivalState::NotCome:
        return RecordTone::Soft;
    }
    Q_UNREACHABLE();
}

QString iconOf(ArrivalState state)
{
    switch (state) {
    case ArrivalState::Expected:
        return u"ring"_s;
    case ArrivalState::Late:
        return u"clock"_s;
    case ArrivalState::PartHere:
        return u"people"_s;
    case ArrivalState::Here:
        return u"check"_s;
    case ArrivalState::NotCome:
        return u"close"_s;
    }
    Q_UNREACHABLE();
}

}

int ArrivalModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(columnTotal);
}

QVariant ArrivalModel::data(const QModelIndex &index, int role) const
{
    const ArrivalRow *row = rowAt(index);
    if (!row) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return shown(*row, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Time ? spoken(*row) : shown(*row, index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return decoration(*row, index.column(), role);
    }
}

QString ArrivalModel::shown(const ArrivalRow &row, int column)
{
    const Arrival &arrival = row.arrival;
    switch (column) {
    case Time:
        return row.time;
    case ResourceName:
        return arrival.resourceName;
    case Name:
        return name(arrival);
    case Party:
        return party(arrival);
    case State:
        return state(row);
    case Code:
        return arrival.code.first(std::min(codeHalf, arrival.code.size())) + u' '
            + arrival.code.mid(codeHalf);
    default: // there is no other column
        return {};
    }
}

QString ArrivalModel::name(const Arrival &arrival)
{
    return !arrival.customerName.isEmpty() ? arrival.customerName
        : !arrival.customerPhone.isEmpty() ? arrival.customerPhone
                                           : tr("Walk-in", "a booking without a name");
}

QString ArrivalModel::party(const Arrival &arrival)
{
    return arrival.arrived > 0
        ? tr("%1 of %2 here", "people of a party")
              .arg(SiteText::number(arrival.arrived), SiteText::number(arrival.partySize))
        : SiteText::people(arrival.partySize);
}

QString ArrivalModel::state(const ArrivalRow &row)
{
    switch (row.state) {
    case ArrivalState::Expected:
        return tr("expected", "a party");
    case ArrivalState::Late:
        if (row.isOver) {
            return tr("over, nobody checked in", "a slot");
        }
        if (row.minutesLate < 1) {
            return tr("late", "a party");
        }
        return row.minutesLate < minutesPerHour ? tr("%1 min late", "a party").arg(row.minutesLate)
                                                : tr("%1 h %2 min late", "a party")
                                                      .arg(row.minutesLate / minutesPerHour)
                                                      .arg(row.minutesLate % minutesPerHour);
    case ArrivalState::PartHere:
        return tr("part here", "a party");
    case ArrivalState::Here:
        return row.arrival.partySize > 1 ? tr("all here", "a party") : tr("here", "one person");
    case ArrivalState::NotCome:
        return tr("not come", "a party");
    }
    Q_UNREACHABLE();
}

QVariant ArrivalModel::decoration(const ArrivalRow &row, int column, int role)
{
    const Arrival &arrival = row.arrival;
    if (column == Name && role == RecordRole::Caption) {
        const QString phone = arrival.customerName.isEmpty() ? QString() : arrival.customerPhone;
        return row.refusal.isEmpty() ? phone : row.refusal;
    }
    if (column == Name && role == RecordRole::CaptionTone && !row.refusal.isEmpty()) {
        return static_cast<int>(RecordTone::Warning);
    }
    if (column == State && role == RecordRole::Icon) {
        return iconOf(row.state);
    }
    if (role != RecordRole::Tone) {
        return {};
    }
    switch (column) {
    case Time:
        return static_cast<int>(
            row.state == ArrivalState::Late ? RecordTone::Late : RecordTone::Strong);
    case Name:
        return static_cast<int>(RecordTone::Strong);
    case State:
        return static_cast<int>(toneOf(row.state));
    case Code:
        return static_cast<int>(RecordTone::Soft);
    default: // as usual
        return {};
    }
}

QString ArrivalModel::spoken(const ArrivalRow &row)
{
    const Arrival &arrival = row.arrival;
    QStringList parts {
        row.time, arrival.resourceName, name(arrival), party(arrival), state(row), row.refusal
    };
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

QVariant ArrivalModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Time:
        return tr("Time", "column");
    case ResourceName:
        return tr("Where", "column: the hall, court or person");
    case Name:
        return tr("Name", "column");
    case Party:
        return tr("Party", "column: how many people");
    case State:
        return tr("State", "column: expected, late, here");
    case Code:
        return tr("Code", "column: of the booking");
    default: // there is no other column
        return {};
    }
}

bool ArrivalModel::isFitting(const Arrival &arrival, const QString &text)
{
    if (text.trimmed().isEmpty()) {
        return true; // most of the time, once for each booking of the day
    }
    const bool isPhoneFitting
        = isPhone(text) && digitsOf(arrival.customerPhone).contains(digitsOf(text));
    return isPhoneFitting || isFoundBy(name(arrival) + u' ' + arrival.customerPhone, text)
        || foldedText(arrival.code).startsWith(withoutGaps(text));
}
