#pragma once

#include "ui/kiosk/service/healthrow.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QJsonObject>
#include <QObject>

#include <functional>
#include <optional>

class KioskPrinter;
class KioskScanner;
class KioskSpeech;

/** Gathers how the parts of a kiosk are. UI thread; borrows the devices. */
class KioskHealth : public QObject {
    Q_OBJECT

public:
    struct Parts {
        const KioskPrinter &printer;
        const KioskScanner *scanner = nullptr; ///< null: it types like a keyboard, or is none
        bool isKeyboardScanner = false;
        const KioskSpeech &speech;
        bool isSpeechWanted = false;
        std::function<bool()> hasSound; ///< something here plays tones
        int volume = 0; ///< of tones, 0 to 10
        QString folder; ///< of the journal of intents: its disk is looked at
    };

    using Clock = std::function<QDateTime()>;

    explicit KioskHealth(const Parts &parts,
        Clock clock = &QDateTime::currentDateTimeUtc,
        QObject *parent = nullptr);

    /** The database answered, and its clock showed @p serverNow. */
    void noteAnswer(const QDateTime &serverNow);

    /** A question stayed without an answer. */
    void noteSilence();

    KioskFacts facts() const;

    /** The same for the database: words and numbers, nothing about visitors. */
    QJsonObject report() const;

Q_SIGNALS:
    void changed();

private:
    Parts m_parts;
    Clock m_clock;
    bool m_isDatabaseThere = false;
    QElapsedTimer m_sinceAnswer; ///< not valid: there was none
    std::optional<std::chrono::milliseconds> m_skew;
};
