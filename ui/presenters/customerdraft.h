#pragma once

#include "core/customers/customerrequests.h"

#include <QString>

#include <optional>

/** What can be done with a person. */
enum class CustomerTask { Add, Change, Merge, Erase };

/** What is typed about a person and not done yet, as it was typed. */
struct CustomerDraft {
    CustomerTask task = CustomerTask::Change;
    ChangeCustomerRequest
        fields; ///< of an addition or a change, whose customerId and version are the card's
    CustomerId other; ///< of a merge
    QString otherName;
    bool isOtherKept = false; ///< of a merge: the chosen one goes, the other stays
    QString reason; ///< of an erasure
};

/** Why a draft cannot be sent. */
enum class CustomerDraftProblem {
    NameMissing, ///< neither name nor phone
    NameTooLong,
    PhoneWithoutDigits,
    PhoneTooLong,
    MailInvalid,
    LanguageInvalid,
    NoteTooLong,
    ReasonMissing,
};

/** Empty when the draft can be sent; the database decides all the same. */
std::optional<CustomerDraftProblem> problemOf(const CustomerDraft &draft);
