#include "ui/returntext.h"

#include "ui/errortext.h"
#include "ui/linetext.h"

using namespace Qt::StringLiterals;

OutcomeText::Sentence ReturnText::report(const BookingReturn::Report &report)
{
    if (const auto *done = std::get_if<BookingReturn::Finished>(&report)) {
        return { OutcomeText::Tone::Good, finished(*done) };
    }
    if (const auto *refusal = std::get_if<BookingReturn::Refused>(&report)) {
        return { OutcomeText::Tone::Warning, refused(*refusal) };
    }
    return { OutcomeText::Tone::Error, ErrorText::sentence(std::get<Error>(report)) };
}

QString ReturnText::finished(const BookingReturn::Finished &finished)
{
    QStringList sentences;
    if (finished.returned > 0) {
        sentences.append(tr("%n pieces are back and can be held again.",
            nullptr,
            LineText::pluralCount(finished.returned)));
    }
    if (finished.writtenOff > 0) {
        sentences.append(
            tr("%n pieces are written off.", nullptr, LineText::pluralCount(finished.writtenOff)));
    }
    return sentences.join(u' ');
}

QString ReturnText::refused(const BookingReturn::Refused &refused)
{
    const StockAnswer &answer = refused.answer;
    switch (answer.outcome) {
    case StockOutcome::MoreThanOut:
        return answer.shortLeft > 0
            ? tr("Only %1 are still out.",
                "pieces of an item",
                LineText::pluralCount(answer.shortLeft))
                  .arg(LineText::pieces(answer.shortLeft, refused.itemName))
            : tr("%1: none is out any more.", "an item").arg(refused.itemName);
    case StockOutcome::HoldNotActive:
        return tr("This booking is not confirmed any more. Nothing was returned.");
    case StockOutcome::NotFound:
        return tr("This booking has no %1.", "an item").arg(refused.itemName);
    case StockOutcome::KeyReused:
        return OutcomeText::refusal(PlaceHoldOutcome(KeyReused {}));
    case StockOutcome::RequestInvalid:
        return answer.shortOf == u"note"
            ? tr("The note is too long.")
            : tr("The number of pieces cannot be taken. Nothing was returned.");
    case StockOutcome::Adjusted:
    case StockOutcome::Counted:
    case StockOutcome::Returned:
    case StockOutcome::Transferred:
    case StockOutcome::MoreThanAvailable: // of a transfer
    case StockOutcome::Replayed:
        return {};
    }
    Q_UNREACHABLE();
}
