#include "app/kiosk/kioskmain.h"

#include "app/kiosk/kioskapplication.h"
#include "app/kiosk/kioskexit.h"
#include "app/startup/terminationsignal.h"

#include <QApplication>

#include <cstdio>
#include <memory>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

std::variant<KioskSetup, KioskOptionsAnswer> setupFrom(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const auto options = parseKioskOptions(QCoreApplication::arguments());
    if (const auto *answer = std::get_if<KioskOptionsAnswer>(&options)) {
        return *answer;
    }
    return prepareKiosk(std::get<KioskOptions>(options));
}

int run(int argc, char **argv, KioskSetup setup)
{
    TerminationSignal::blockSignals();
    const QApplication qt(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    const TerminationSignal termination;
    QObject::connect(&termination, &TerminationSignal::received, &qt, &QApplication::quit);
    KioskApplication application(std::move(setup));
    if (const auto started = application.start(); !started) {
        std::fprintf(stderr, "holdfast: %s\n", qUtf8Printable(started.error().detail));
        return KioskExit::wrong;
    }
    return QApplication::exec();
}

}

int runKiosk(int argc, char **argv)
{
    // Qt takes its own options out of the list: a new start needs all of them.
    std::vector<char *> arguments(argv, argv + argc);
    arguments.push_back(nullptr);
    auto setup = setupFrom(argc, argv);
    if (const auto *answer = std::get_if<KioskOptionsAnswer>(&setup)) {
        std::fputs(qUtf8Printable(answer->text), answer->exitCode == 0 ? stdout : stderr);
        return answer->exitCode;
    }
    const int exitCode = run(argc, argv, std::get<KioskSetup>(std::move(setup)));
    if (exitCode != KioskExit::restart) {
        return exitCode;
    }
    execv("/proc/self/exe", arguments.data());
    return KioskExit::usage; // what watches over the kiosk starts it anew
}
