#pragma once

#include <QString>

/** Where the data is, for the status line and the settings page. Never a password. */
struct DatabaseFacts {
    bool isPrivate = true;
    QString place; ///< socket folder, or host and database
    QString folder; ///< of this machine: journal of intents, private database
};
