#pragma once

#include "app/ctl/command.h"
#include "core/booking/bookingoutcomes.h"

#include <optional>

/** Each prints the answer of a command on a hold and gives its exit code. */
ExitCode report(const Console &console, const PlaceHoldOutcome &outcome);
ExitCode report(const Console &console, const ConfirmHoldOutcome &outcome);
ExitCode report(const Console &console, const CancelHoldOutcome &outcome);
ExitCode report(const Console &console, const ExtendHoldOutcome &outcome);
ExitCode report(const Console &console, const std::optional<Hold> &hold);
