#pragma once

#include <QString>

#include <chrono>
#include <optional>

/** What a kiosk knows of its parts at one moment. Value. */
struct KioskFacts {
    enum class Part {
        None, ///< this kiosk has none
        Unknown, ///< there, and not tried yet
        Works,
        Fails,
    };

    Part printer = Part::None;
    QString printerDetail; ///< its name, or why it fails
    Part scanner = Part::None;
    QString scannerDetail; ///< its path, or why it is away
    bool isOnline = false; ///< some network beside the machine itself is up
    bool isDatabaseThere = false; ///< the last question was answered
    std::optional<std::chrono::seconds> answerAge; ///< since the last answer; none: never
    std::optional<std::chrono::milliseconds> clockSkew; ///< ours minus the server's
    bool isSpeechWanted = false;
    bool hasSpeech = false;
    bool hasSound = false;
    int volume = 0;
    qint64 diskFree = 0; ///< bytes where the journal of intents is; negative: not known
    QString version;
};
