#pragma once

#include "core/base/id.h"

#include <QString>

/** The most characters that fields of a person take; the database has the same limits. */
namespace CustomerLimits {

constexpr int nameMax = 120;
constexpr int phoneMax = 40;
constexpr int mailMax = 254;
constexpr int noteMax = 1'000;
constexpr int reasonMax = 400;

}

/** New values of all fields of a person. */
struct ChangeCustomerRequest {
    CustomerId customerId;
    qint64 version = 0; ///< that was read; another one now means that somebody else was faster
    QString name;
    QString phone; ///< kept as typed
    QString mail;
    QString language; ///< "cs"; empty: not known
    QString note;
};

/** Somebody who is not written down yet. */
struct AddCustomerRequest {
    QString name;
    QString phone; ///< kept as typed
    QString mail;
    QString language; ///< "cs"; empty: not known
    QString note;
    bool isAnother = false; ///< somebody else, also when people who may be the same are there
};

/** What a history is about: one of these is valid. */
struct HistorySubject {
    HoldId holdId;
    SlotId slotId;
    CustomerId customerId;

    bool operator==(const HistorySubject &) const = default;

    bool isValid() const { return holdId.isValid() || slotId.isValid() || customerId.isValid(); }
};
