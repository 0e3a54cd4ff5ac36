#pragma once

#include "ui/kiosk/flow/kioskports.h"

#include <memory>

class QTextToSpeech;

/**
 * Speaks into the headset where the program was built with Qt's speech module and a speech engine
 * is installed; elsewhere isAvailable() is false and the health page says so. What is said now
 * ends what was said before. UI thread.
 */
class KioskVoice : public KioskSpeech {
    Q_OBJECT

public:
    /** @p isWanted: by the configuration. @p volume: 0 to 10. */
    KioskVoice(bool isWanted, int volume, QObject *parent = nullptr);
    ~KioskVoice() override;

    void say(const QString &text) override;
    void repeat() override;
    /** Pauses, or goes on. */
    void pause() override;
    void stop() override;
    void forget() override;
    void setLanguage(const QString &code) override;
    bool isAvailable() const override;

private:
    std::unique_ptr<QTextToSpeech> m_engine; ///< null: there is none
    QString m_last;
};
