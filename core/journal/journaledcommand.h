#pragma once

#include "core/db/executor.h"
#include "core/journal/intentjournal.h"

/**
 * One command on its way: intent to disk, call, intent settled. An intent whose answer was lost
 * stays open until it has been asked for, or until the same intent is sent again and answered. As
 * long as it is open, every error is ErrorCode::OutcomeUnknown: that a second send failed tells
 * nothing about the first.
 *
 * @p journal is null when the caller keeps the keys. @p call is a constant, see DbConnection::run.
 */
template <typename Answer>
QFuture<Result<Answer>> journaledCommand(DbExecutor &executor,
    IntentJournal *journal,
    Intent intent,
    const char *call,
    const Parameters &parameters,
    Result<Answer> (*answerOf)(const Rows &))
{
    intent.at = QDateTime::currentDateTimeUtc();
    const auto send = [=](DbConnection &connection) -> Result<Answer> {
        const bool isAgain = journal && journal->isOpen(intent.id);
        if (journal && !isAgain) {
            if (const auto written = journal->write(intent); !written) {
                return written.error();
            }
        }
        const Result<Rows> rows = connection.run(call, parameters, Effect::Command);
        const bool isKnown = rows || (!isAgain && rows.error().code != ErrorCode::OutcomeUnknown);
        if (journal && isKnown) {
            journal->settle(intent.id);
        }
        if (!rows) {
            return rows.error();
        }
        return answerOf(*rows);
    };
    return executor.run<Answer>(Effect::Command, send)
        .then([journal, id = intent.id](const Result<Answer> &answer) -> Result<Answer> {
            if (answer || !journal || !journal->isOpen(id)) {
                return answer;
            }
            return Error {
                ErrorCode::OutcomeUnknown, answer.error().detail, answer.error().sqlState
            };
        });
}
