#pragma once

#include "contest.h"

#include <QJsonArray>
#include <QJsonObject>

/// Every figure with its ratio per round (middle, least, most), its bar and whether it is met.
QJsonArray figuresOf(const Samples &samples);

/// Plain numbers of every cell, middle of the rounds: operations per second and times in ms. They
/// say what the machine can do; nothing is judged by them.
QJsonObject ratesOf(const Samples &samples);
