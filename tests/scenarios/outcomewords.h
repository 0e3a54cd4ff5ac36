#pragma once

#include "core/booking/bookingoutcomes.h"
#include "core/booking/changeoutcomes.h"
#include "core/credits/creditoutcomes.h"
#include "core/stock/stockoutcomes.h"

#include <QString>
#include <QStringList>

/**
 * What a scenario reads of an outcome: its name as the database gives it, then facts that may be
 * expected ("available 5", "left 2", "found expired").
 */
QStringList wordsOf(const CreditAnswer &answer);
QStringList wordsOf(const StockAnswer &answer);
QStringList wordsOf(const PlaceHoldOutcome &outcome);
QStringList wordsOf(const ConfirmHoldOutcome &outcome);
QStringList wordsOf(const CancelHoldOutcome &outcome);
QStringList wordsOf(const ExtendHoldOutcome &outcome);
QStringList wordsOf(const SettleOutcome &outcome);

/** Of an effect only the facts: what was done is what was asked for. */
QStringList wordsOf(const ChangeOutcome &outcome);
QString wordOf(HoldStatus status);
