#pragma once

#include "core/base/wholeamount.h"

#include <QCoreApplication>
#include <QString>

/** Why a typed amount is not taken, in a sentence that says what to type instead. */
class AmountText {
    Q_DECLARE_TR_FUNCTIONS(AmountText)

public:
    /** @p typed is quoted where that helps; empty for AmountProblem::Empty. */
    static QString problem(AmountProblem problem, const QString &typed);
};
