#pragma once

#include "ui/kiosk/flow/kioskports.h"

#include <QTemporaryDir>

#include <memory>
#include <vector>

class QSoundEffect;

/**
 * Plays the tones of a kiosk where the program was built with Qt Multimedia and the machine has
 * something to play them on; silent elsewhere, which the health page says. UI thread.
 */
class KioskTones : public KioskSounds {
    Q_OBJECT

public:
    static constexpr int volumeMax = 10;

    /** @p volume: 0 (mute) to 10. */
    explicit KioskTones(int volume, QObject *parent = nullptr);
    ~KioskTones() override;

    void play(Sound sound) override;

    /** Something can be heard here. */
    bool isAvailable() const;

    int volume() const { return m_volume; }

private:
    int m_volume;
    QTemporaryDir m_folder; ///< the player takes files only
    std::vector<std::unique_ptr<QSoundEffect>> m_effects; ///< one for each sound, in its order
};
