#pragma once

#include "core/config/kioskconfig.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <variant>

/** One thing that is wrong in a configuration file. */
struct KioskConfigFault {
    int line = 0; ///< from 1; 0: the file as a whole
    QString reason; ///< a sentence for whoever sets the kiosk up, in English like the file

    bool operator==(const KioskConfigFault &) const = default;
};

using KioskConfigFaults = QList<KioskConfigFault>;

/**
 * Reads the configuration of a kiosk: lines of "key = value", blank lines, and lines that begin
 * with #. The whole file is checked, and a file with one fault gives no configuration: a kiosk
 * that runs half as it was told is worse than one that says what is wrong. Any thread.
 */
class KioskConfigReader {
public:
    using Answer = std::variant<KioskConfig, KioskConfigFaults>;

    static constexpr qint64 sizeMax = 65536; ///< bytes

    static Answer read(const QByteArray &text);

    /** Reads @p path; a file that cannot be read is a fault of line 0. */
    static Answer readFile(const QString &path);

    /**
     * The file that counts: @p wished, else the first that exists of kiosk.conf of the person and
     * of the machine. Empty: there is none, and the defaults hold.
     */
    static QString find(const QString &wished);

    /** "kiosk.conf:7: the reason", one line for each fault. */
    static QString describe(const QString &path, const KioskConfigFaults &faults);

    /** Every key that a file may have, in the order of the example. */
    static QStringList keys();
};
