#pragma once

#include "core/base/id.h"

#include <QString>

/** What the database decided about a command on a person. */
enum class CustomerOutcome {
    Added,
    Similar, ///< of an addition: people who may be the same are there; nothing was written
    Changed, ///< or it was so already
    ChangedMeanwhile, ///< somebody else did, since this version was read; nothing was changed
    Exists, ///< another person has this name and phone: customerId
    Merged, ///< again is merged again
    CreditsHeld, ///< both have a wallet of shortOf, and something of the one that goes is held
    AlreadyMerged, ///< one of them was merged before, into customerId
    Erased, ///< of an erasure: it is done; of everything else: that person was erased
    NotFound,
    RequestInvalid, ///< shortOf: name, phone, mail, language, note, reason
};

/** The answer to a command on a person. */
struct CustomerAnswer {
    CustomerOutcome outcome = CustomerOutcome::NotFound;
    CustomerId customerId; ///< whom it is about now; see the outcomes
    qint64 version = 0; ///< after a change
    QString shortOf;

    bool operator==(const CustomerAnswer &) const = default;
};
