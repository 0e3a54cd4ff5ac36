#pragma once

#include "core/model/ticket.h"

#include <QObject>
#include <QString>

/** What prints the tickets of a kiosk. By itself it is a kiosk without a printer. UI thread. */
class KioskPrinting : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /** Returns at once; printed() or failed() tells within six seconds. @p language: its words. */
    virtual void print(HoldId hold, const Ticket &ticket, const QString &language)
    {
        Q_UNUSED(ticket)
        Q_UNUSED(language)
        QMetaObject::invokeMethod(
            this, [this, hold] { Q_EMIT failed(hold); }, Qt::QueuedConnection);
    }

    /** The visit is over: nothing personal stays, and no answer of before is told any more. */
    virtual void forget() { }

    /** The last paper did not come out: visitors are told before they begin. */
    virtual bool isAway() const { return false; }

Q_SIGNALS:
    /** isAway() may be another. */
    void changed();
    void printed(HoldId hold);
    /** There is no paper, and none will come: the code must be read from the screen. */
    void failed(HoldId hold);
};

/** What plays the tones of a kiosk. By itself it is mute. UI thread. */
class KioskSounds : public QObject {
    Q_OBJECT

public:
    enum class Sound {
        Done, ///< short, rising
        Attention, ///< something ends soon
        Refused, ///< short, low
    };

    using QObject::QObject;

    /** Never the only sign of anything. */
    virtual void play(Sound sound) { Q_UNUSED(sound) }
};

/** What reads screens out into the headset. By itself it is mute. UI thread. */
class KioskSpeech : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /** Ends what is being said, and says @p text. */
    virtual void say(const QString &text) { Q_UNUSED(text) }

    virtual void repeat() { }

    /** Pauses, or goes on. */
    virtual void pause() { }

    virtual void stop() { }

    /** Ends what is said, and nothing of it can be repeated: the visit is over. */
    virtual void forget() { }

    /** "en", "cs", "sk", "ru": of what is said from now on, where the engine has it. */
    virtual void setLanguage(const QString &code) { Q_UNUSED(code) }

    virtual bool isAvailable() const { return false; }
};
