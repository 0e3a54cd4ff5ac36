#include "app/ctl/stockreport.h"

#include "app/ctl/console.h"
#include "core/stock/stockrows.h"

using namespace Qt::StringLiterals;

namespace {

QString numbersText(const StockNumbers &numbers)
{
    QString text = u"on hand %1, reserved %2, available %3, out %4"_s.arg(numbers.onHand)
                       .arg(numbers.reserved)
                       .arg(numbers.available)
                       .arg(numbers.out);
    if (numbers.shortfall > 0) {
        text += u", short %1"_s.arg(numbers.shortfall);
    }
    return text;
}

void addNumbers(QJsonObject &object, const StockNumbers &numbers)
{
    object[u"on_hand"_s] = numbers.onHand;
    object[u"reserved"_s] = numbers.reserved;
    object[u"available"_s] = numbers.available;
    object[u"out"_s] = numbers.out;
    object[u"shortfall"_s] = numbers.shortfall;
}

QString sentence(const StockAnswer &answer)
{
    switch (answer.outcome) {
    case StockOutcome::Adjusted:
    case StockOutcome::Counted:
    case StockOutcome::Returned:
    case StockOutcome::Transferred:
    case StockOutcome::Replayed: {
        const QString word = databaseWord(answer.outcome);
        return u"%1. %2 in %3: %4."_s.arg(word.at(0).toUpper() + word.mid(1),
            answer.sku,
            answer.warehouse,
            numbersText(answer.numbers));
    }
    case StockOutcome::KeyReused:
        return u"This key was used for another request."_s;
    case StockOutcome::HoldNotActive:
        return u"Only a booking's pieces come back; this one is %1."_s.arg(answer.shortOf);
    case StockOutcome::MoreThanOut:
        return u"Only %1 pieces are out."_s.arg(answer.shortLeft);
    case StockOutcome::MoreThanAvailable:
        return u"Only %1 pieces are available."_s.arg(answer.shortLeft);
    case StockOutcome::NotFound:
        return answer.shortOf.isEmpty()
            ? u"There is no such item, or no such pieces in this booking."_s
            : u"There is no such warehouse at this site."_s;
    case StockOutcome::RequestInvalid:
        return u"The request is not valid: %1."_s.arg(answer.shortOf);
    }
    Q_UNREACHABLE();
}

}

ExitCode report(const Console &console, const StockAnswer &answer)
{
    QJsonObject object { { u"outcome"_s, databaseWord(answer.outcome) } };
    if (answer.levelId.isValid()) {
        object[u"pool_id"_s] = answer.levelId.value();
        object[u"sku"_s] = answer.sku;
        object[u"warehouse"_s] = answer.warehouse;
        addNumbers(object, answer.numbers);
    }
    if (answer.outcome == StockOutcome::HoldNotActive) {
        object[u"found"_s] = answer.shortOf;
    } else if (answer.outcome == StockOutcome::NotFound && !answer.shortOf.isEmpty()) {
        object[u"short_of"_s] = answer.shortOf;
    } else if (answer.outcome == StockOutcome::RequestInvalid) {
        object[u"field"_s] = answer.shortOf;
    } else if (answer.outcome == StockOutcome::MoreThanOut
        || answer.outcome == StockOutcome::MoreThanAvailable) {
        object[u"short_left"_s] = answer.shortLeft;
    }
    console.answer(object, sentence(answer));
    return answer.isDone() ? ExitCode::Done : ExitCode::Refused;
}

ExitCode report(const Console &console, RenameOutcome outcome)
{
    const auto sentenceOf = [](RenameOutcome of) {
        switch (of) {
        case RenameOutcome::Renamed:
            return u"Renamed."_s;
        case RenameOutcome::NameTaken:
            return u"Another one of this site is called so."_s;
        case RenameOutcome::NotFound:
            return u"There is no such item or warehouse."_s;
        case RenameOutcome::NumberInvalid:
            return u"The number is too long, or has a blank, a colon or an @ in it."_s;
        case RenameOutcome::NameInvalid:
            return u"The name is too long, or has a colon or an @ in it."_s;
        }
        Q_UNREACHABLE();
    };
    console.answer(QJsonObject { { u"outcome"_s, databaseWord(outcome) } }, sentenceOf(outcome));
    return outcome == RenameOutcome::Renamed ? ExitCode::Done : ExitCode::Refused;
}

QJsonObject levelObject(const StockLevel &level)
{
    QJsonObject object { { u"pool_id"_s, level.id.value() },
        { u"sku"_s, level.sku },
        { u"name"_s, level.name },
        { u"warehouse"_s, level.warehouse },
        { u"rental"_s, level.isRental } };
    addNumbers(object, level.numbers);
    return object;
}

QString levelLine(const StockLevel &level)
{
    return u"%1  %2  %3  %4"_s.arg(level.sku, -12)
        .arg(level.warehouse, -12)
        .arg(numbersText(level.numbers), level.name);
}

QJsonObject moveObject(const StockMove &move)
{
    QJsonObject object { { u"entry_id"_s, move.id.value() },
        { u"at"_s, move.at.toString(Qt::ISODateWithMs) },
        { u"event"_s, databaseWord(move.kind) },
        { u"on_hand_change"_s, move.onHandChange },
        { u"available_change"_s, move.availableChange },
        { u"on_hand_after"_s, move.onHandAfter },
        { u"actor"_s, move.actor },
        { u"note"_s, move.note } };
    if (move.holdId.isValid()) {
        object[u"hold_id"_s] = move.holdId.value();
    }
    if (move.quantity > 0) {
        object[u"quantity"_s] = move.quantity;
    }
    if (!move.otherWarehouse.isEmpty()) {
        object[u"other_warehouse"_s] = move.otherWarehouse;
    }
    return object;
}

QString moveLine(const StockMove &move)
{
    return u"%1  %2  %3  %4  %5 %6"_s
        .arg(move.at.toString(Qt::ISODate), databaseWord(move.kind).leftJustified(11))
        .arg(move.onHandChange, 6)
        .arg(move.onHandAfter, 6)
        .arg(move.otherWarehouse, move.note)
        .trimmed();
}
