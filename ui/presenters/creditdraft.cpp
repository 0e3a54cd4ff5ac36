#include "ui/presenters/creditdraft.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace {

using Field = CreditDraftProblem::Field;

constexpr qint64 minutesMax = 24 * 60;

/** The amount of a draft, or what is the matter with it. */
std::variant<qint64, CreditDraftProblem> readAmount(const CreditDraft &draft)
{
    const AmountReading read = readWholeAmount(draft.amount, { .max = creditAmountMax });
    if (const auto *problem = std::get_if<AmountProblem>(&read)) {
        return CreditDraftProblem { Field::Amount, *problem, draft.amount };
    }
    return std::get<qint64>(read);
}

CreditReading readGrant(const CreditDraft &draft, qint64 amount, QDate today)
{
    GrantRequest request;
    request.key = draft.key;
    request.customerId = draft.customerId;
    request.bucket = draft.bucket;
    request.amount = amount;
    request.description = draft.reason.trimmed();
    if (!draft.lastDay.trimmed().isEmpty()) {
        request.lastDay = readDay(draft.lastDay, today);
        if (!request.lastDay.isValid() || request.lastDay < today) {
            return CreditDraftProblem { Field::LastDay, {}, draft.lastDay };
        }
    }
    return request;
}

CreditReading readHold(const CreditDraft &draft, qint64 amount)
{
    PlaceHoldRequest request;
    request.key = draft.key;
    request.customerId = draft.customerId;
    request.note = draft.reason.trimmed();
    request.credits = { { draft.bucket, amount } };
    if (!draft.minutes.trimmed().isEmpty()) {
        const AmountReading read = readWholeAmount(draft.minutes, { .max = minutesMax });
        if (const auto *problem = std::get_if<AmountProblem>(&read)) {
            return CreditDraftProblem { Field::Minutes, *problem, draft.minutes };
        }
        request.holdTime = std::chrono::minutes(std::get<qint64>(read));
    }
    return request;
}

CreditReading readLimits(const CreditDraft &draft)
{
    const AmountReading read = readWholeAmount(
        draft.amount, { .max = creditAmountMax, .isSigned = true, .mayBeZero = true });
    if (const auto *problem = std::get_if<AmountProblem>(&read)) {
        return CreditDraftProblem { Field::Amount, *problem, draft.amount };
    }
    return WalletLimits {
        draft.customerId, draft.bucket, std::get<qint64>(read), draft.hasOverdraft
    };
}

CreditReading readWithAmount(const CreditDraft &draft, qint64 amount, const CreditFacts &facts)
{
    switch (draft.task) {
    case CreditTask::Grant:
        return readGrant(draft, amount, facts.today);
    case CreditTask::Debit:
        return DebitRequest { .key = draft.key,
            .customerId = draft.customerId,
            .bucket = draft.bucket,
            .amount = amount,
            .description = draft.reason.trimmed(),
            .meta = {} };
    case CreditTask::Hold:
        return readHold(draft, amount);
    default: // a capture: the others have no amount
        break;
    }
    if (amount > facts.heldByHold) {
        return CreditDraftProblem { Field::MoreThanHeld, {}, draft.amount };
    }
    return CaptureRequest { .holdId = draft.holdId,
        .amount = amount,
        .customerId = draft.customerId,
        .description = draft.reason.trimmed(),
        .meta = {} };
}

bool isReasonNeeded(CreditTask task)
{
    return task == CreditTask::Grant || task == CreditTask::Debit || task == CreditTask::Reverse;
}

}

CreditReading readCreditDraft(const CreditDraft &draft, const CreditFacts &facts)
{
    if (draft.task == CreditTask::Limits) {
        return readLimits(draft);
    }
    CreditReading reading = ReversalRequest { draft.key, draft.entryId, draft.reason.trimmed() };
    if (draft.task != CreditTask::Reverse) {
        const auto amount = readAmount(draft);
        if (const auto *problem = std::get_if<CreditDraftProblem>(&amount)) {
            return *problem;
        }
        reading = readWithAmount(draft, std::get<qint64>(amount), facts);
    }
    const bool isRead = !std::holds_alternative<CreditDraftProblem>(reading);
    if (isRead && isReasonNeeded(draft.task) && draft.reason.trimmed().isEmpty()) {
        return CreditDraftProblem { Field::Reason };
    }
    return reading;
}

QDate readDay(const QString &text, QDate today)
{
    const QString typed = text.simplified();
    if (typed.startsWith(u'+')) {
        constexpr int daysMax = 36'500;
        bool isNumber = false;
        const int days = typed.mid(1).trimmed().toInt(&isNumber);
        return isNumber && days >= 0 && days <= daysMax ? today.addDays(days) : QDate();
    }
    const QDate iso = QDate::fromString(typed, Qt::ISODate);
    if (iso.isValid()) {
        return iso;
    }
    QString tight = typed;
    tight.remove(u' ');
    return QDate::fromString(tight, u"d.M.yyyy"_s);
}
