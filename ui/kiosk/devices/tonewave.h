#pragma once

#include "ui/kiosk/flow/kioskports.h"

#include <QByteArray>

#include <chrono>

/** The tones of a kiosk, made here: short, soft at both ends, and never louder than they were set.
 */
namespace ToneWave {

constexpr std::chrono::milliseconds lengthMax { 600 };

/** A WAV file: one channel, 16 bits, 44.1 kHz. */
QByteArray wav(KioskSounds::Sound sound);

/** How long @p sound is. */
std::chrono::milliseconds length(KioskSounds::Sound sound);

}
