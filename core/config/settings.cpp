#include "core/config/settings.h"

#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QSysInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int refreshSecondsDefault = 10;
constexpr int lockMinutesDefault = 5;

const QString databaseKey = u"database/connection"_s;
const QString dataDirectoryKey = u"database/data_directory"_s;
const QString serverProgramsKey = u"database/server_programs"_s;
const QString deskNameKey = u"desk/name"_s;
const QString languageKey = u"desk/language"_s;
const QString themeKey = u"desk/theme"_s;
const QString refreshSecondsKey = u"desk/refresh_seconds"_s;
const QString lockPinKey = u"desk/lock_pin"_s;
const QString lockMinutesKey = u"desk/lock_minutes"_s;
const QString ticketPrinterKey = u"paper/ticket_printer"_s;
const QString ticketPaperKey = u"paper/ticket_paper"_s;
const QString sheetPrinterKey = u"paper/sheet_printer"_s;
const QString printFolderKey = u"paper/folder"_s;
const QString dayViewKey = u"desk/day_view"_s;
const QString geometryKey = u"desk/geometry"_s;

/** A password belongs into ~/.pgpass, never into the file of settings. */
QString withoutPassword(QString connectionString)
{
    static const QRegularExpression keyword(
        uR"((^|[\s?&])password\s*=\s*('(?:[^'\\]|\\.)*'|[^\s&]*))"_s);
    static const QRegularExpression inUri(uR"((://[^:@/]*):[^@/]*@)"_s);
    connectionString.replace(keyword, u"\\1"_s);
    connectionString.replace(inUri, u"\\1@"_s);
    return connectionString.trimmed();
}

}

Settings::Settings(const QString &file)
    : m_store(file.isEmpty() ? std::make_unique<QSettings>(
                  QSettings::IniFormat, QSettings::UserScope, u"holdfast"_s, u"holdfast"_s)
                             : std::make_unique<QSettings>(file, QSettings::IniFormat))
{
}

Settings::~Settings() = default;

QString Settings::database() const { return m_store->value(databaseKey).toString(); }

void Settings::setDatabase(const QString &connectionString)
{
    m_store->setValue(databaseKey, withoutPassword(connectionString));
}

QString Settings::dataDirectory() const { return m_store->value(dataDirectoryKey).toString(); }

QString Settings::serverPrograms() const { return m_store->value(serverProgramsKey).toString(); }

QString Settings::deskName() const
{
    const QString name = m_store->value(deskNameKey).toString().trimmed();
    return name.isEmpty() ? QSysInfo::machineHostName() : name;
}

void Settings::setDeskName(const QString &name) { m_store->setValue(deskNameKey, name.trimmed()); }

QString Settings::language() const { return m_store->value(languageKey).toString(); }

void Settings::setLanguage(const QString &code) { m_store->setValue(languageKey, code); }

ThemeChoice Settings::theme() const
{
    const QString word = m_store->value(themeKey).toString();
    if (word == u"light") {
        return ThemeChoice::Light;
    }
    if (word == u"dark") {
        return ThemeChoice::Dark;
    }
    return word == u"high-contrast" ? ThemeChoice::HighContrast : ThemeChoice::System;
}

void Settings::setTheme(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::System:
        m_store->remove(themeKey);
        return;
    case ThemeChoice::Light:
        m_store->setValue(themeKey, u"light"_s);
        return;
    case ThemeChoice::Dark:
        m_store->setValue(themeKey, u"dark"_s);
        return;
    case ThemeChoice::HighContrast:
        m_store->setValue(themeKey, u"high-contrast"_s);
        return;
    }
}

int Settings::refreshSeconds() const
{
    const int seconds = m_store->value(refreshSecondsKey, refreshSecondsDefault).toInt();
    return std::clamp(seconds, refreshSecondsMin, refreshSecondsMax);
}

void Settings::setRefreshSeconds(int seconds)
{
    m_store->setValue(refreshSecondsKey, std::clamp(seconds, refreshSecondsMin, refreshSecondsMax));
}

QString Settings::lockPin() const { return m_store->value(lockPinKey).toString(); }

void Settings::setLockPin(const QString &sealedPin)
{
    if (sealedPin.isEmpty()) {
        m_store->remove(lockPinKey);
    } else {
        m_store->setValue(lockPinKey, sealedPin);
    }
}

int Settings::lockMinutes() const
{
    return std::clamp(
        m_store->value(lockMinutesKey, lockMinutesDefault).toInt(), 0, lockMinutesMax);
}

void Settings::setLockMinutes(int minutes)
{
    m_store->setValue(lockMinutesKey, std::clamp(minutes, 0, lockMinutesMax));
}

QString Settings::ticketPrinter() const { return m_store->value(ticketPrinterKey).toString(); }

void Settings::setTicketPrinter(const QString &name) { m_store->setValue(ticketPrinterKey, name); }

PaperSize Settings::ticketPaper() const
{
    const QString word = m_store->value(ticketPaperKey).toString();
    if (word == u"a5") {
        return PaperSize::A5;
    }
    return word == u"a4" ? PaperSize::A4 : PaperSize::Roll80;
}

void Settings::setTicketPaper(PaperSize size)
{
    switch (size) {
    case PaperSize::Roll80:
        m_store->remove(ticketPaperKey);
        return;
    case PaperSize::A5:
        m_store->setValue(ticketPaperKey, u"a5"_s);
        return;
    case PaperSize::A4:
        m_store->setValue(ticketPaperKey, u"a4"_s);
        return;
    }
}

QString Settings::sheetPrinter() const { return m_store->value(sheetPrinterKey).toString(); }

void Settings::setSheetPrinter(const QString &name) { m_store->setValue(sheetPrinterKey, name); }

QString Settings::printFolder() const
{
    const QString folder = m_store->value(printFolderKey).toString().trimmed();
    return folder.isEmpty()
        ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + u"/Holdfast"_s
        : folder;
}

void Settings::setPrintFolder(const QString &folder)
{
    m_store->setValue(printFolderKey, folder.trimmed());
}

QString Settings::dayView() const { return m_store->value(dayViewKey).toString(); }

void Settings::setDayView(const QString &word) { m_store->setValue(dayViewKey, word); }

QByteArray Settings::windowGeometry() const { return m_store->value(geometryKey).toByteArray(); }

void Settings::setWindowGeometry(const QByteArray &geometry)
{
    m_store->setValue(geometryKey, geometry);
}
