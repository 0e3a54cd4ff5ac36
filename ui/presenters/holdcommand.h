#pragma once

#include "core/base/error.h"
#include "core/booking/bookingoutcomes.h"

#include <QMetaType>

#include <optional>
#include <variant>

/** What a person at the desk can ask for. Release: cancel a hold that was never confirmed. */
enum class HoldCommand { Place, Confirm, Cancel, Release, Extend };

/** The business answer of one of them. */
using CommandOutcome
    = std::variant<PlaceHoldOutcome, ConfirmHoldOutcome, CancelHoldOutcome, ExtendHoldOutcome>;

/** A command whose answer was lost turned out never to have arrived, or not to have worked. */
struct CommandNotDone {
    HoldCommand command = HoldCommand::Place;
    std::optional<HoldStatus> found; ///< how the hold stands; none after a place command
};

/** What came of the last command: an answer, a fault, or the certainty that nothing happened. */
using CommandReport = std::variant<CommandOutcome, Error, CommandNotDone>;

/** The receipt in an outcome that did what was asked; null in all others. */
inline const HoldReceipt *receiptOf(const PlaceHoldOutcome &outcome)
{
    const auto *placed = std::get_if<HoldPlaced>(&outcome);
    return placed ? &placed->receipt : nullptr;
}

inline const HoldReceipt *receiptOf(const ConfirmHoldOutcome &outcome)
{
    const auto *confirmed = std::get_if<HoldConfirmed>(&outcome);
    return confirmed ? &confirmed->receipt : nullptr;
}

inline const HoldReceipt *receiptOf(const CancelHoldOutcome &outcome)
{
    const auto *cancelled = std::get_if<HoldCancelled>(&outcome);
    return cancelled ? &cancelled->receipt : nullptr;
}

inline const HoldReceipt *receiptOf(const ExtendHoldOutcome &outcome)
{
    const auto *extended = std::get_if<HoldExtended>(&outcome);
    return extended ? &extended->receipt : nullptr;
}

inline const HoldReceipt *receiptOf(const CommandOutcome &outcome)
{
    return std::visit([](const auto &answer) { return receiptOf(answer); }, outcome);
}
