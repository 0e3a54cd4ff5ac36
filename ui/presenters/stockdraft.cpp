#include "ui/presenters/stockdraft.h"

#include <optional>

namespace {

using Field = StockDraftProblem::Field;

StockReading readAdjustment(const StockDraft &draft, const StockFacts &facts)
{
    const AmountReading read
        = readWholeAmount(draft.amount, { .max = stockQuantityMax, .isSigned = true });
    if (const auto *problem = std::get_if<AmountProblem>(&read)) {
        return StockDraftProblem { Field::Amount, *problem, draft.amount };
    }
    const qint64 change = std::get<qint64>(read);
    if (facts.onHand + change < 0) {
        return StockDraftProblem { Field::BelowNothing, {}, draft.amount };
    }
    if (draft.reason.trimmed().isEmpty()) {
        return StockDraftProblem { Field::Reason };
    }
    return AdjustRequest { draft.key, draft.levelId, change, draft.reason.trimmed() };
}

StockReading readCount(const StockDraft &draft)
{
    const AmountReading read
        = readWholeAmount(draft.amount, { .max = stockQuantityMax, .mayBeZero = true });
    if (const auto *problem = std::get_if<AmountProblem>(&read)) {
        return StockDraftProblem { Field::Amount, *problem, draft.amount };
    }
    if (draft.reason.trimmed().isEmpty()) {
        return StockDraftProblem { Field::Reason };
    }
    return CountRequest {
        draft.key, draft.levelId, std::get<qint64>(read), draft.reason.trimmed()
    };
}

StockReading readTransfer(const StockDraft &draft, const StockFacts &facts)
{
    const AmountReading read = readWholeAmount(draft.amount, { .max = stockQuantityMax });
    if (const auto *problem = std::get_if<AmountProblem>(&read)) {
        return StockDraftProblem { Field::Amount, *problem, draft.amount };
    }
    const qint64 quantity = std::get<qint64>(read);
    if (quantity > facts.available) {
        return StockDraftProblem { Field::MoreThanAvailable, {}, draft.amount };
    }
    if (draft.warehouse.isEmpty()) {
        return StockDraftProblem { Field::Warehouse };
    }
    return TransferRequest {
        draft.key, draft.levelId, draft.warehouse, quantity, draft.reason.trimmed()
    };
}

/** An empty field of pieces is none of them. */
AmountReading readPieces(const QString &typed)
{
    constexpr qint64 piecesMax = 1'000'000;
    return typed.trimmed().isEmpty()
        ? AmountReading(qint64 { 0 })
        : readWholeAmount(typed, { .max = piecesMax, .mayBeZero = true });
}

StockReading readReturn(const StockDraft &draft, const StockFacts &facts)
{
    if (!draft.holdId.isValid()) {
        return StockDraftProblem { Field::Booking };
    }
    ReturnRequest request;
    request.key = draft.key;
    request.holdId = draft.holdId;
    request.levelId = draft.levelId;
    request.note = draft.reason.trimmed();
    const std::initializer_list<std::pair<const QString &, qint64 &>> fields {
        { draft.returned, request.returned },
        { draft.lost, request.lost },
        { draft.damaged, request.damaged },
        { draft.consumed, request.consumed },
    };
    qint64 sum = 0;
    for (const auto &[typed, pieces] : fields) {
        const AmountReading read = readPieces(typed);
        if (const auto *problem = std::get_if<AmountProblem>(&read)) {
            return StockDraftProblem { Field::Pieces, *problem, typed };
        }
        pieces = std::get<qint64>(read);
        sum += pieces;
    }
    if (sum == 0) {
        return StockDraftProblem { Field::Pieces };
    }
    if (sum > facts.out) {
        return StockDraftProblem { Field::MoreThanOut };
    }
    return request;
}

}

StockReading readStockDraft(const StockDraft &draft, const StockFacts &facts)
{
    switch (draft.task) {
    case StockTask::Adjust:
        return readAdjustment(draft, facts);
    case StockTask::Count:
        return readCount(draft);
    case StockTask::Return:
        return readReturn(draft, facts);
    case StockTask::Transfer:
        return readTransfer(draft, facts);
    }
    Q_UNREACHABLE();
}
