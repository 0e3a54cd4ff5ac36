#pragma once

#include "core/base/id.h"

#include <QByteArray>
#include <QString>

/** A place with its own clock and currency. Days and wall times are always the site's. */
struct Site {
    SiteId id;
    QString name;
    QByteArray zone; ///< IANA id, "Europe/Prague"
    QString currency; ///< ISO 4217

    bool operator==(const Site &) const = default;
};
