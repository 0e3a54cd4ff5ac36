#include "ui/amounttext.h"

using namespace Qt::StringLiterals;

QString AmountText::problem(AmountProblem problem, const QString &typed)
{
    switch (problem) {
    case AmountProblem::Empty:
        return {};
    case AmountProblem::NotANumber:
    case AmountProblem::Malformed:
        return tr("“%1” is not an amount.").arg(typed.trimmed());
    case AmountProblem::Infinite:
        return tr("The amount must have an end.");
    case AmountProblem::Exponent:
        return tr("Type all digits of the amount, without an exponent.");
    case AmountProblem::ForeignDigits:
        return tr("Type the amount with the digits 0 to 9.");
    case AmountProblem::Ambiguous: {
        QString plain = typed.trimmed();
        plain.remove(u',').remove(u'.');
        return tr("“%1” can be read in two ways. Type %2 if that is meant.")
            .arg(typed.trimmed(), plain);
    }
    case AmountProblem::Fraction:
        return tr("Only whole amounts.");
    case AmountProblem::Negative:
        return tr("The amount cannot be negative.");
    case AmountProblem::Zero:
        return tr("The amount must be at least 1.");
    case AmountProblem::TooLarge:
        return tr("The amount is too large.");
    }
    Q_UNREACHABLE();
}
