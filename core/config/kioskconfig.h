#pragma once

#include "core/config/settings.h"

#include <QString>
#include <QStringList>

#include <chrono>

/** What reads the codes that visitors hold before it. */
enum class ScannerKind {
    None,
    Keyboard, ///< it types like a keyboard
    Device, ///< lines from a character device or a named pipe
};

enum class CursorChoice { Hidden, Shown };

/** Where the controls of a kiosk are: all over the screen, or all in its lower half. */
enum class KioskLayout { Normal, Low };

/**
 * What one kiosk is told by its configuration file. Only values that KioskConfigReader has checked;
 * a secret is never among them: the password lies in the enrolment, of the PIN there is what
 * PinCode makes of it. Value.
 */
struct KioskConfig {
    QString database; ///< connection string without a password; empty: what was enrolled
    QString enrolment; ///< file that keeps the enrolment; empty: the usual place
    QString name; ///< of the kiosk in lists and journals; empty: the name of the machine
    int ppi = 0; ///< dots of the screen per inch; 0: as the screen says
    KioskLayout layout = KioskLayout::Normal;
    ThemeChoice theme = ThemeChoice::Light;
    QStringList languages {
        QStringLiteral("en"), QStringLiteral("cs"), QStringLiteral("sk"), QStringLiteral("ru")
    }; ///< offered, in this order
    QString language = QStringLiteral("en"); ///< after every visit again; one of those offered
    std::chrono::seconds idle { 45 }; ///< without a hold, before the warning
    std::chrono::seconds idleWithHold { 65 };
    std::chrono::seconds warning { 20 }; ///< between the warning and the end of a visit
    std::chrono::seconds done { 15 }; ///< how long the code stays on the screen
    std::chrono::milliseconds switchPeriod { 0 }; ///< of scanning with one switch; 0: none
    ScannerKind scanner = ScannerKind::Keyboard;
    QString scannerDevice; ///< path, for ScannerKind::Device
    QString printer; ///< a queue of the printing system; empty: no printer
    PaperSize paper = PaperSize::Roll80;
    bool isSpeaking = true; ///< where a speech engine is installed
    int volume = 5; ///< of tones and speech, 0 to 10; 0: mute
    QString servicePin; ///< sealed; empty: the service menu stays shut
    CursorChoice cursor = CursorChoice::Hidden;

    bool operator==(const KioskConfig &) const = default;
};
