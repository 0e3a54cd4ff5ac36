#include "app/ctl/command.h"
#include "app/ctl/commandline.h"

#include <QCoreApplication>
#include <QTimeZone>

#include <ctime>

int main(int argc, char **argv)
{
    // Before anything looks at a clock: unset, glibc reads the zone file at every conversion.
    if (!qEnvironmentVariableIsSet("TZ")) {
        qputenv("TZ", QTimeZone::systemTimeZoneId());
        tzset();
    }
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("holdfastctl"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HOLDFAST_VERSION));
    return static_cast<int>(runCommandLine(QCoreApplication::arguments().mid(1)));
}
