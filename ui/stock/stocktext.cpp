#include "ui/stock/stocktext.h"

#include "ui/amounttext.h"
#include "ui/errortext.h"
#include "ui/linetext.h"

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace {

QString number(qint64 amount) { return SiteText::number(amount); }

/** For the choice of a plural form. */
int count(qint64 amount) { return LineText::pluralCount(amount); }

QString captionOf(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

}

QString StockText::title(const StockMove &move)
{
    const int pieces = count(std::abs(move.onHandChange));
    const int reserved = count(std::abs(move.availableChange));
    switch (move.kind) {
    case StockMove::Kind::Opened:
        return tr("Taken into stock");
    case StockMove::Kind::Held:
        return tr("%n reserved", "pieces", reserved);
    case StockMove::Kind::Extended:
        return tr("Hold extended");
    case StockMove::Kind::Captured:
        return tr("%n handed out", "pieces", pieces);
    case StockMove::Kind::Released:
        return tr("%n released", "pieces", reserved);
    case StockMove::Kind::Expired:
        return tr("%n free again, the hold ended", "pieces", reserved);
    case StockMove::Kind::Returned:
        return tr("%n came back", "pieces", pieces);
    case StockMove::Kind::Adjusted:
        return tr("Adjusted");
    case StockMove::Kind::Counted:
        return tr("Counted: %1", "pieces").arg(number(move.onHandAfter));
    case StockMove::Kind::Lost:
        return tr("%n lost", "pieces", count(move.quantity));
    case StockMove::Kind::Damaged:
        return tr("%n damaged", "pieces", count(move.quantity));
    case StockMove::Kind::Consumed:
        return tr("%n used up", "pieces", count(move.quantity));
    case StockMove::Kind::Transferred:
        return move.onHandChange < 0
            ? tr("%n moved to %1", "pieces, warehouse", pieces).arg(move.otherWarehouse)
            : tr("%n came from %1", "pieces, warehouse", pieces).arg(move.otherWarehouse);
    case StockMove::Kind::Renamed:
        return tr("Renamed, before: %1", "name").arg(move.note);
    case StockMove::Kind::Other:
        return tr("Changed");
    }
    Q_UNREACHABLE();
}

EntryRow StockText::move(const StockMove &move, const SiteClock &clock)
{
    EntryRow row;
    row.id = move.id.value();
    row.title = title(move);
    const bool isNoteInTitle = move.kind == StockMove::Kind::Renamed;
    row.caption = captionOf(
        { SiteText::moment(move.at, clock), isNoteInTitle ? QString() : move.note, move.actor });
    if (move.onHandChange != 0) {
        row.side = SiteText::signedNumber(move.onHandChange);
        row.sideCaption = tr("%1 on hand", "after a change").arg(number(move.onHandAfter));
    }
    const bool isLoss = move.kind == StockMove::Kind::Lost || move.kind == StockMove::Kind::Damaged;
    const bool isMove = move.onHandChange != 0 || move.quantity != 0;
    row.tone = isLoss ? RecordTone::Warning : isMove ? RecordTone::Normal : RecordTone::Soft;
    return row;
}

EntryRow StockText::out(const PiecesOut &booking, const SiteClock &clock)
{
    EntryRow row;
    row.id = booking.holdId.value();
    row.title = booking.customerName.isEmpty() ? tr("Walk-in") : booking.customerName;
    row.caption = SiteText::moment(
        booking.startsAt.isValid() ? booking.startsAt : booking.confirmedAt, clock);
    row.side = tr("%1 out", "pieces of a booking").arg(number(booking.out));
    if (booking.out != booking.captured) {
        row.sideCaption = tr("of %1", "pieces that were handed out").arg(number(booking.captured));
    }
    return row;
}

QString StockText::missing(const ShortBooking &booking, const SiteClock &clock)
{
    const QString name = booking.customerName.isEmpty() ? tr("Walk-in") : booking.customerName;
    const QDateTime when = booking.startsAt.isValid() ? booking.startsAt : booking.createdAt;
    return tr("%1, %2: %3 of %4 missing", "customer, time, pieces")
        .arg(
            name, SiteText::moment(when, clock), number(booking.shortBy), number(booking.quantity));
}

QString StockText::echo(const StockReading &reading, const StockLevel &level)
{
    if (const auto *adjust = std::get_if<AdjustRequest>(&reading)) {
        const QString after = number(level.numbers.onHand + adjust->change);
        return adjust->change > 0
            ? tr("Adds %1: %2 on hand after it.").arg(number(adjust->change), after)
            : tr("Takes off %1: %2 on hand after it.").arg(number(-adjust->change), after);
    }
    if (const auto *counted = std::get_if<CountRequest>(&reading)) {
        return countEcho(counted->counted, level);
    }
    if (const auto *back = std::get_if<ReturnRequest>(&reading)) {
        return returnEcho(*back);
    }
    if (const auto *transfer = std::get_if<TransferRequest>(&reading)) {
        return tr("Moves %1 to %2: %3 available here after it.", "pieces, warehouse, pieces")
            .arg(number(transfer->quantity),
                transfer->warehouse,
                number(level.numbers.available - transfer->quantity));
    }
    return problem(std::get<StockDraftProblem>(reading), level);
}

QString StockText::countEcho(qint64 counted, const StockLevel &level)
{
    const qint64 change = counted - level.numbers.onHand;
    QString text = change == 0 ? tr("Counts %1: as many as are on hand.").arg(number(counted))
        : change > 0
        ? tr("Counts %1: %2 more than are on hand.").arg(number(counted), number(change))
        : tr("Counts %1: %2 fewer than are on hand.").arg(number(counted), number(-change));
    const qint64 missing = level.numbers.reserved - counted;
    if (missing > 0) {
        text += u' ' + tr("%n reserved pieces will be missing.", nullptr, count(missing));
    }
    return text;
}

QString StockText::returnEcho(const ReturnRequest &request)
{
    QStringList parts;
    if (request.returned > 0) {
        parts.append(tr("%n come back", "pieces", count(request.returned)));
    }
    if (request.lost > 0) {
        parts.append(tr("%n lost", "pieces", count(request.lost)));
    }
    if (request.damaged > 0) {
        parts.append(tr("%n damaged", "pieces", count(request.damaged)));
    }
    if (request.consumed > 0) {
        parts.append(tr("%n used up", "pieces", count(request.consumed)));
    }
    return parts.join(u", "_s);
}

QString StockText::problem(const StockDraftProblem &problem, const StockLevel &level)
{
    switch (problem.field) {
    case StockDraftProblem::Field::Amount:
        return AmountText::problem(problem.amount, problem.typed);
    case StockDraftProblem::Field::Pieces:
        return problem.amount == AmountProblem::Empty
            ? tr("Say how many pieces come back or are gone.")
            : AmountText::problem(problem.amount, problem.typed);
    case StockDraftProblem::Field::Reason:
        return tr("A reason is needed: the journal keeps it.");
    case StockDraftProblem::Field::Booking:
        return tr("Choose the booking whose pieces come back.");
    case StockDraftProblem::Field::Warehouse:
        return tr("Choose where the pieces go.");
    case StockDraftProblem::Field::MoreThanAvailable:
        return tr("Only %n pieces are available.", nullptr, count(level.numbers.available));
    case StockDraftProblem::Field::BelowNothing:
        return tr("Only %n pieces are on hand.", nullptr, count(level.numbers.onHand));
    case StockDraftProblem::Field::MoreThanOut:
        return tr("This booking has fewer pieces out.");
    }
    Q_UNREACHABLE();
}

StockText::Sentence StockText::report(const StockReport &report, StockLevelId shown)
{
    Sentence said;
    if (const auto *error = std::get_if<Error>(&report.result)) {
        said = { NoteCard::Tone::Error, ErrorText::sentence(*error) };
    } else if (const auto *wrong = std::get_if<StockDraftProblem>(&report.result)) {
        const QString text = problem(*wrong, report.level);
        said = { NoteCard::Tone::Warning, text.isEmpty() ? tr("Type how many pieces.") : text };
    } else {
        said = answer(std::get<StockAnswer>(report.result), report.task);
    }
    if (report.level.id != shown) {
        said.text = tr("%1: %2", "item, sentence").arg(report.level.name, said.text);
    }
    return said;
}

StockText::Sentence StockText::answer(const StockAnswer &answer, StockTask task)
{
    switch (answer.outcome) {
    case StockOutcome::Adjusted:
    case StockOutcome::Counted:
    case StockOutcome::Returned:
    case StockOutcome::Transferred:
    case StockOutcome::Replayed:
        break;
    case StockOutcome::KeyReused:
        return { NoteCard::Tone::Error,
            tr("This request was used before for something else. Nothing was changed; "
               "do it again.") };
    case StockOutcome::HoldNotActive:
        return { NoteCard::Tone::Warning,
            tr("This is no booking any more: its pieces are not out.") };
    case StockOutcome::MoreThanOut:
        return { NoteCard::Tone::Warning,
            tr("Only %n pieces of this booking are still out.", nullptr, count(answer.shortLeft)) };
    case StockOutcome::MoreThanAvailable:
        return { NoteCard::Tone::Warning,
            tr("Only %n pieces are available.", nullptr, count(answer.shortLeft)) };
    case StockOutcome::NotFound:
        return { NoteCard::Tone::Warning,
            answer.shortOf == u"warehouse" ? tr("This warehouse is not there any more.")
                                           : tr("This item is not there any more.") };
    case StockOutcome::RequestInvalid:
        return { NoteCard::Tone::Warning, invalid(answer) };
    }
    if (answer.numbers.shortfall == 0) {
        return { NoteCard::Tone::Good, done(answer, task) };
    }
    return { NoteCard::Tone::Warning,
        done(answer, task) + u' '
            + tr("%n promised pieces are missing.", nullptr, count(answer.numbers.shortfall)) };
}

QString StockText::invalid(const StockAnswer &answer)
{
    if (answer.shortOf == u"quantity") {
        return tr("Only %n pieces are on hand.", nullptr, count(answer.shortLeft));
    }
    return answer.shortOf == u"warehouse" ? tr("The pieces are in this warehouse already.")
                                          : tr("The reason is missing or too long.");
}

QString StockText::done(const StockAnswer &answer, StockTask task)
{
    const QString onHand = number(answer.numbers.onHand);
    switch (task) {
    case StockTask::Adjust:
        return tr("Adjusted: %1 on hand now.").arg(onHand);
    case StockTask::Count:
        return tr("Counted: %1 on hand now.").arg(onHand);
    case StockTask::Transfer:
        return tr("Moved: %1 still on hand in %2.", "pieces, warehouse")
            .arg(onHand, answer.warehouse);
    case StockTask::Return:
        return tr("Taken back: %1 on hand, %2 still out.").arg(onHand, number(answer.numbers.out));
    }
    Q_UNREACHABLE();
}
