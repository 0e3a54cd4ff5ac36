#include "ui/kiosk/devices/kiosktones.h"

#include "ui/kiosk/devices/tonewave.h"

#include <QFile>
#include <QUrl>

#include <algorithm>

#if HOLDFAST_HAS_SOUND
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#else
/** Stands where the player would. */
class QSoundEffect { };
#endif

using namespace Qt::StringLiterals;

KioskTones::KioskTones(int volume, QObject *parent)
    : KioskSounds(parent)
    , m_volume(std::clamp(volume, 0, volumeMax))
{
#if HOLDFAST_HAS_SOUND
    if (!isAvailable() || !m_folder.isValid()) {
        return;
    }
    int number = 0;
    for (const Sound sound : { Sound::Done, Sound::Attention, Sound::Refused }) {
        QFile file(m_folder.filePath(u"%1.wav"_s.arg(number++)));
        if (!file.open(QIODevice::WriteOnly)) {
            return;
        }
        file.write(ToneWave::wav(sound));
        file.close();
        auto effect = std::make_unique<QSoundEffect>();
        effect->setSource(QUrl::fromLocalFile(file.fileName()));
        effect->setVolume(static_cast<float>(m_volume) / volumeMax);
        m_effects.push_back(std::move(effect));
    }
#endif
}

KioskTones::~KioskTones() = default;

void KioskTones::play(Sound sound)
{
    const auto index = static_cast<std::size_t>(sound);
    if (m_volume == 0 || index >= m_effects.size()) {
        return;
    }
#if HOLDFAST_HAS_SOUND
    m_effects.at(index)->play();
#endif
}

bool KioskTones::isAvailable() const
{
#if HOLDFAST_HAS_SOUND
    return !QMediaDevices::defaultAudioOutput().isNull();
#else
    return false;
#endif
}
