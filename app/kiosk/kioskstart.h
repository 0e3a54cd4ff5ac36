#pragma once

#include "app/kiosk/kioskoptions.h"
#include "core/config/kioskconfig.h"

#include <QString>

#include <variant>

/** All that a kiosk is started with, checked. Holds a password: never logged. */
struct KioskSetup {
    KioskOptions options;
    KioskConfig config;
    QString database; ///< connection string; empty: the private database of a demo
    QString kioskName;
    QString stateFolder; ///< what must survive a restart: tries of PINs, closed by service
};

/**
 * What comes before the first window: stores an enrolment, seals a PIN, or reads configuration and
 * enrolment. A kiosk without a database of somebody else does not start: it owns none, unless it is
 * a demo. Sentences go to the standard error in English, like the files.
 */
std::variant<KioskSetup, KioskOptionsAnswer> prepareKiosk(const KioskOptions &options);
