#include "app/kiosk/kioskoptions.h"

#include <QCommandLineParser>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int exitUsage = 1;

void addOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(u"The kiosk: visitors book by themselves."_s);
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        { u"kiosk"_s, u"Start the kiosk and not the desk."_s },
        { u"config"_s, u"Configuration file of this kiosk."_s, u"file"_s },
        { u"enrol"_s,
            u"Store the code that holdfastctl kiosk add has printed; - reads it from the "
            "standard input, where no list of programs shows it."_s,
            u"code"_s },
        { u"seal-pin"_s,
            u"Read a service PIN from the standard input and print its line for the "
            "configuration file."_s },
        { u"mock-hardware"_s,
            u"Print into this folder, and read scans from the pipe in it."_s,
            u"folder"_s },
        { u"demo"_s, u"Work on a private database of this account, to try the kiosk."_s },
        { u"data-dir"_s, u"Folder of the private database of a demo."_s, u"folder"_s },
        { u"language"_s, u"en, cs, sk or ru."_s, u"code"_s },
        { u"windowed"_s, u"In a window, to try the kiosk; never where visitors are."_s },
        { u"picture"_s, u"Save a picture of the kiosk to this file and quit."_s, u"file"_s },
    });
}

QString faultOf(const QCommandLineParser &parser, const KioskOptions &options)
{
    if (!parser.positionalArguments().isEmpty()) {
        return u"Not understood: %1. See holdfast --kiosk --help.\n"_s.arg(
            parser.positionalArguments().constFirst());
    }
    if (!options.dataDirectory.isEmpty() && !options.isDemo) {
        return u"--data-dir is for --demo: a kiosk owns no private database.\n"_s;
    }
    if (parser.isSet(u"enrol"_s) && options.enrolment.isEmpty()) {
        return u"--enrol needs the code that holdfastctl kiosk add has printed.\n"_s;
    }
    const QStringList known { QString(), u"en"_s, u"cs"_s, u"sk"_s, u"ru"_s };
    if (!known.contains(options.language)) {
        return u"--language takes en, cs, sk or ru.\n"_s;
    }
    return {};
}

}

bool isKioskWanted(int argc, char **argv)
{
    return std::any_of(
        argv, argv + argc, [](const char *argument) { return qstrcmp(argument, "--kiosk") == 0; });
}

std::variant<KioskOptions, KioskOptionsAnswer> parseKioskOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(arguments)) {
        return KioskOptionsAnswer { parser.errorText() + u'\n', exitUsage };
    }
    if (parser.isSet(u"help"_s)) {
        return KioskOptionsAnswer { parser.helpText(), 0 };
    }
    if (parser.isSet(u"version"_s)) {
        return KioskOptionsAnswer { u"holdfast "_s + QStringLiteral(HOLDFAST_VERSION) + u'\n', 0 };
    }
    KioskOptions options;
    options.config = parser.value(u"config"_s);
    options.isDemo = parser.isSet(u"demo"_s);
    options.dataDirectory = parser.value(u"data-dir"_s);
    options.mockHardware = parser.value(u"mock-hardware"_s);
    options.picture = parser.value(u"picture"_s);
    options.language = parser.value(u"language"_s);
    options.isWindowed = parser.isSet(u"windowed"_s);
    options.enrolment = parser.value(u"enrol"_s);
    options.isSealingPin = parser.isSet(u"seal-pin"_s);
    if (const QString fault = faultOf(parser, options); !fault.isEmpty()) {
        return KioskOptionsAnswer { fault, exitUsage };
    }
    return options;
}
