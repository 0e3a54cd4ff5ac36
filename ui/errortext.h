#pragma once

#include "core/base/error.h"

#include <QCoreApplication>
#include <QString>

/** What broke, in sentences for people: what happened, what was kept, what to do. */
class ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)

public:
    /** One or two whole sentences; never SQL, never blame. */
    static QString sentence(const Error &error);

    /** A short code for support, "E02 / 08006": what to quote on the telephone. */
    static QString supportCode(const Error &error);
};
