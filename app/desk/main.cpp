#include "app/desk/application.h"
#include "app/desk/deskoptions.h"
#include "app/kiosk/kioskmain.h"
#include "app/kiosk/kioskoptions.h"
#include "app/startup/terminationsignal.h"

#include <QApplication>
#include <QTimeZone>

#include <cstdio>
#include <ctime>
#include <memory>

namespace {

/** Help, version and wrong options are answered where there is no display, too. */
std::variant<DeskOptions, DeskOptionsAnswer> optionsFrom(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    return parseDeskOptions(QCoreApplication::arguments());
}

}

int main(int argc, char **argv)
{
    // Before anything looks at a clock: unset, glibc reads the zone file at every conversion.
    if (!qEnvironmentVariableIsSet("TZ")) {
        qputenv("TZ", QTimeZone::systemTimeZoneId());
        tzset();
    }
    QCoreApplication::setApplicationName(QStringLiteral("holdfast"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HOLDFAST_VERSION));
    if (isKioskWanted(argc, argv)) {
        return runKiosk(argc, argv);
    }
    const auto options = optionsFrom(argc, argv);
    if (const auto *answer = std::get_if<DeskOptionsAnswer>(&options)) {
        std::fputs(qUtf8Printable(answer->text), answer->exitCode == 0 ? stdout : stderr);
        return answer->exitCode;
    }
    TerminationSignal::blockSignals();
    const QApplication qt(argc, argv);
    const TerminationSignal termination;
    QObject::connect(&termination, &TerminationSignal::received, &qt, &QApplication::quit);
    Application application(std::get<DeskOptions>(options));
    application.start();
    return QApplication::exec();
}
