#include "ui/presenters/customerdraft.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/** As the database counts: code points of the composed form. */
qsizetype lengthOf(const QString &text)
{
    return text.trimmed().normalized(QString::NormalizationForm_C).toUcs4().size();
}

bool hasDigit(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar sign) { return sign.isDigit(); });
}

bool isMail(const QString &text)
{
    static const QRegularExpression shape(u"^[^@\\s]+@[^@\\s]+$"_s);
    return lengthOf(text) <= CustomerLimits::mailMax && shape.match(text.trimmed()).hasMatch();
}

bool isLanguage(const QString &text)
{
    static const QRegularExpression shape(u"^[a-z]{2,3}$"_s);
    return shape.match(text.trimmed()).hasMatch();
}

std::optional<CustomerDraftProblem> problemOfFields(const ChangeCustomerRequest &fields)
{
    const QString phone = fields.phone.trimmed();
    if (lengthOf(fields.name) > CustomerLimits::nameMax) {
        return CustomerDraftProblem::NameTooLong;
    }
    if (!phone.isEmpty() && !hasDigit(phone)) {
        return CustomerDraftProblem::PhoneWithoutDigits;
    }
    if (lengthOf(phone) > CustomerLimits::phoneMax) {
        return CustomerDraftProblem::PhoneTooLong;
    }
    if (fields.name.trimmed().isEmpty() && phone.isEmpty()) {
        return CustomerDraftProblem::NameMissing;
    }
    if (!fields.mail.trimmed().isEmpty() && !isMail(fields.mail)) {
        return CustomerDraftProblem::MailInvalid;
    }
    if (!fields.language.trimmed().isEmpty() && !isLanguage(fields.language)) {
        return CustomerDraftProblem::LanguageInvalid;
    }
    if (lengthOf(fields.note) > CustomerLimits::noteMax) {
        return CustomerDraftProblem::NoteTooLong;
    }
    return {};
}

}

std::optional<CustomerDraftProblem> problemOf(const CustomerDraft &draft)
{
    switch (draft.task) {
    case CustomerTask::Add:
    case CustomerTask::Change:
        return problemOfFields(draft.fields);
    case CustomerTask::Merge:
        return {};
    case CustomerTask::Erase:
        return draft.reason.trimmed().isEmpty() ? std::optional(CustomerDraftProblem::ReasonMissing)
                                                : std::nullopt;
    }
    Q_UNREACHABLE();
}
