#include "app/kiosk/kioskstart.h"

#include "app/kiosk/kioskexit.h"
#include "app/kiosk/storedenrolment.h"
#include "core/config/kioskconfigreader.h"
#include "ui/lock/pincode.h"

#include <QFile>
#include <QStandardPaths>
#include <QSysInfo>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 inputMax = 16'384; ///< bytes of one line of the standard input

KioskOptionsAnswer wrong(const QString &sentence)
{
    return { u"holdfast: "_s + sentence + u'\n', KioskExit::wrong };
}

QString lineOfInput()
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly)) {
        return {};
    }
    return QString::fromUtf8(input.readLine(inputMax)).trimmed();
}

KioskOptionsAnswer sealPin()
{
    const QString pin = lineOfInput();
    if (!PinCode::isPossible(pin)) {
        return { u"A service PIN has %1 to %2 digits.\n"_s.arg(PinCode::lengthMin)
                     .arg(PinCode::lengthMax),
            KioskExit::usage };
    }
    return { u"service_pin = "_s + PinCode::seal(pin) + u'\n', 0 };
}

KioskOptionsAnswer enrol(const KioskOptions &options, const StoredEnrolment &place)
{
    const QString code = options.enrolment == u"-" ? lineOfInput() : options.enrolment;
    if (const auto stored = place.store(code); !stored) {
        return wrong(u"not enrolled: %1."_s.arg(stored.error().detail));
    }
    return { u"Enrolled. The code is kept in %1; nobody else may read it.\n"_s.arg(place.path()),
        0 };
}

/** Where the database is: the file first, then what was enrolled. */
std::variant<KioskSetup, KioskOptionsAnswer> withDatabase(
    KioskSetup setup, const StoredEnrolment &place)
{
    if (setup.options.isDemo) {
        return setup;
    }
    if (!setup.config.database.isEmpty()) {
        setup.database = setup.config.database;
        return setup;
    }
    if (!place.exists()) {
        return wrong(u"this kiosk is not enrolled. A kiosk has no database of its own: run "
                     "holdfastctl kiosk add where the database is, then here holdfast --kiosk "
                     "--enrol with its code. To try the kiosk: holdfast --kiosk --demo."_s);
    }
    const Result<KioskEnrolment> enrolment = place.load();
    if (!enrolment) {
        return wrong(u"the enrolment cannot be used: %1."_s.arg(enrolment.error().detail));
    }
    setup.database = enrolment->connectionString();
    if (setup.config.name.isEmpty()) {
        setup.kioskName = enrolment->kioskName;
    }
    return setup;
}

}

std::variant<KioskSetup, KioskOptionsAnswer> prepareKiosk(const KioskOptions &options)
{
    if (options.isSealingPin) {
        return sealPin();
    }
    KioskSetup setup;
    setup.options = options;
    const QString file = KioskConfigReader::find(options.config);
    if (!file.isEmpty()) {
        const auto answer = KioskConfigReader::readFile(file);
        if (const auto *faults = std::get_if<KioskConfigFaults>(&answer)) {
            return wrong(
                u"the configuration is wrong:\n"_s + KioskConfigReader::describe(file, *faults));
        }
        setup.config = std::get<KioskConfig>(answer);
    }
    const StoredEnrolment place(setup.config.enrolment);
    if (!options.enrolment.isEmpty()) {
        return enrol(options, place);
    }
    setup.kioskName = setup.config.name.isEmpty() ? QSysInfo::machineHostName() : setup.config.name;
    setup.stateFolder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + u"/holdfast/kiosk-state"_s;
    return withDatabase(std::move(setup), place);
}
