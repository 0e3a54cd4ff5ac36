#pragma once

#include "core/booking/bookingoutcomes.h"
#include "ui/presenters/holddraft.h"
#include "ui/presenters/shortage.h"

#include <optional>

/** What a draft asks the database for; empty when an amount in it cannot be read. */
std::optional<PlaceHoldRequest> requestOf(const HoldDraft &draft);

/** Which line beside the places an answer was about; empty when it was the places or no line. */
std::optional<Shortage> shortageOf(const PlaceHoldOutcome &refusal, const HoldDraft &draft);

/** The draft with no more of the short line than @p quantity; 0 takes the line out. */
HoldDraft withLess(const HoldDraft &draft, const Shortage &shortage, qint64 quantity);
