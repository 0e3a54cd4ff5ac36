#include "app/desk/deskoptions.h"

#include <QCommandLineParser>

using namespace Qt::StringLiterals;

namespace {

constexpr int exitUsage = 1;

std::optional<ThemeChoice> themeNamed(const QString &name)
{
    if (name == u"system") {
        return ThemeChoice::System;
    }
    if (name == u"light") {
        return ThemeChoice::Light;
    }
    if (name == u"dark") {
        return ThemeChoice::Dark;
    }
    if (name == u"high-contrast") {
        return ThemeChoice::HighContrast;
    }
    return std::nullopt;
}

void addOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(u"The booking front desk."_s);
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        { u"database"_s,
            u"Work on a shared server: \"host=db.example dbname=holdfast user=anna\"."_s,
            u"connection"_s },
        { u"data-dir"_s, u"Folder of the private database."_s, u"folder"_s },
        { u"kiosk"_s, u"Start the kiosk; see holdfast --kiosk --help."_s },
        { u"day"_s, u"Show this day first: 2027-06-07."_s, u"date"_s },
        { u"language"_s, u"en, cs, sk or ru."_s, u"code"_s },
        { u"theme"_s, u"system, light, dark or high-contrast."_s, u"name"_s },
        { u"picture"_s, u"Save a picture of the desk to this file and quit."_s, u"file"_s },
    });
}

}

std::variant<DeskOptions, DeskOptionsAnswer> parseDeskOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(arguments)) {
        return DeskOptionsAnswer { parser.errorText() + u'\n', exitUsage };
    }
    if (parser.isSet(u"help"_s)) {
        return DeskOptionsAnswer { parser.helpText(), 0 };
    }
    if (parser.isSet(u"version"_s)) {
        return DeskOptionsAnswer { u"holdfast "_s + QStringLiteral(HOLDFAST_VERSION) + u'\n', 0 };
    }
    if (!parser.positionalArguments().isEmpty()) {
        return DeskOptionsAnswer { u"Not understood: %1. See holdfast --help.\n"_s.arg(
                                       parser.positionalArguments().constFirst()),
            exitUsage };
    }
    DeskOptions options;
    options.database = parser.value(u"database"_s);
    options.dataDirectory = parser.value(u"data-dir"_s);
    options.picture = parser.value(u"picture"_s);
    options.language = parser.value(u"language"_s);
    options.theme = themeNamed(parser.value(u"theme"_s));
    options.day = QDate::fromString(parser.value(u"day"_s), Qt::ISODate);
    if (parser.isSet(u"day"_s) && !options.day.isValid()) {
        return DeskOptionsAnswer { u"--day takes a date like 2027-06-07.\n"_s, exitUsage };
    }
    if (parser.isSet(u"theme"_s) && !options.theme) {
        return DeskOptionsAnswer { u"--theme takes system, light, dark or high-contrast.\n"_s,
            exitUsage };
    }
    return options;
}
