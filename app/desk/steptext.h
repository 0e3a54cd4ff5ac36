#pragma once

#include "app/startup/backend.h"

#include <QCoreApplication>

/** What a start is busy with, for the start screen. */
class StepText {
    Q_DECLARE_TR_FUNCTIONS(StepText)

public:
    static QString sentence(BackendStep step);

    /** Why there is no desk; nobody has typed anything yet. */
    static QString failure(const Error &error);
};
