#pragma once

#include <QFuture>
#include <QTest>

#include <chrono>

/** Longer than every bound of the program, so that a test that waits this long has failed. */
constexpr std::chrono::milliseconds answerPatience { 30000 };

/**
 * The result of @p future, with the event loop running meanwhile; ends the program when none comes
 * in time, as every call of the program must be bounded.
 */
template <typename T> T waitFor(QFuture<T> future)
{
    const bool isFinished = QTest::qWaitFor(
        [&future] { return future.isFinished(); }, static_cast<int>(answerPatience.count()));
    if (!isFinished) {
        qFatal("a call has not answered in %lld ms", qint64(answerPatience.count()));
    }
    return future.result();
}

/** The value of a Result that must be one; ends the program with the error otherwise. */
template <typename T> auto valueOf(T result)
{
    if (!result) {
        qFatal("unexpected error %d: %s",
            static_cast<int>(result.error().code),
            qUtf8Printable(result.error().detail));
    }
    return std::move(result).value();
}

/** waitFor() and valueOf() in one. */
template <typename T> auto valueFrom(QFuture<T> future) { return valueOf(waitFor(future)); }
