#include "ui/kiosk/devices/tonewave.h"

#include <QList>
#include <QtEndian>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace {

constexpr int rate = 44'100; ///< samples a second
constexpr qreal loudness = 0.5; ///< of the whole range
constexpr int fadeMs = 12; ///< without it tones begin and end with a click

struct Tone {
    qreal frequency = 0; ///< hertz; 0: a pause
    int milliseconds = 0;
};

QList<Tone> tonesOf(KioskSounds::Sound sound)
{
    switch (sound) {
    case KioskSounds::Sound::Done: // short, rising
        return { { 659.3, 120 }, { 987.8, 220 } };
    case KioskSounds::Sound::Attention: // twice the same
        return { { 880, 180 }, { 0, 120 }, { 880, 180 } };
    case KioskSounds::Sound::Refused: // short, low
        return { { 220, 280 } };
    }
    Q_UNREACHABLE();
}

void append(QByteArray &bytes, auto number)
{
    const auto little = qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char *>(&little), sizeof little);
}

QByteArray samplesOf(const QList<Tone> &tones)
{
    QByteArray samples;
    for (const Tone &tone : tones) {
        const int count = rate * tone.milliseconds / 1000;
        const int fade = rate * fadeMs / 1000;
        for (int index = 0; index < count; ++index) {
            const int fromEnd = std::min(index, count - 1 - index);
            const qreal envelope = std::min(1.0, static_cast<qreal>(fromEnd) / fade);
            const qreal wave
                = tone.frequency > 0 ? std::sin(2 * M_PI * tone.frequency * index / rate) : 0.0;
            append(samples, static_cast<qint16>(std::lround(wave * envelope * loudness * 32'767)));
        }
    }
    return samples;
}

}

QByteArray ToneWave::wav(KioskSounds::Sound sound)
{
    const QByteArray samples = samplesOf(tonesOf(sound));
    const auto size = static_cast<quint32>(samples.size());
    QByteArray file;
    file.append("RIFF");
    append(file, quint32 { 36 + size });
    file.append("WAVEfmt ");
    append(file, quint32 { 16 });
    append(file, quint16 { 1 }); // PCM
    append(file, quint16 { 1 }); // channels
    append(file, quint32 { rate });
    append(file, quint32 { rate * 2 });
    append(file, quint16 { 2 }); // bytes of a sample
    append(file, quint16 { 16 });
    file.append("data");
    append(file, size);
    return file + samples;
}

std::chrono::milliseconds ToneWave::length(KioskSounds::Sound sound)
{
    int sum = 0;
    const QList<Tone> tones = tonesOf(sound);
    for (const Tone &tone : tones) {
        sum += tone.milliseconds;
    }
    return std::chrono::milliseconds(sum);
}
