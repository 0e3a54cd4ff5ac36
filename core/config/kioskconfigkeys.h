#pragma once

#include "core/config/kioskconfig.h"

#include <QList>
#include <QString>

/** One key of the configuration file of a kiosk, and how its value is taken. */
struct KioskConfigKey {
    QString name;

    /** Puts a value that is not empty into @p config; answers why not, or nothing. */
    QString (*take)(const QString &value, KioskConfig &config);

    /** All of them, in the order of the example file. */
    static QList<KioskConfigKey> all();
};
