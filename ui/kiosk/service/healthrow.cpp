#include "ui/kiosk/service/healthrow.h"

#include <QLocale>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace {

QString levelWord(HealthLevel level)
{
    switch (level) {
    case HealthLevel::Good:
        return u"good"_s;
    case HealthLevel::Warning:
        return u"warning"_s;
    case HealthLevel::Bad:
        return u"bad"_s;
    case HealthLevel::Absent:
        return u"absent"_s;
    }
    Q_UNREACHABLE();
}

}

QList<HealthRow> HealthRows::of(const KioskFacts &facts)
{
    return { printer(facts),
        scanner(facts),
        network(facts),
        database(facts),
        clock(facts),
        speech(facts),
        sounds(facts),
        disk(facts),
        version(facts) };
}

QJsonObject HealthRows::report(const KioskFacts &facts)
{
    QJsonObject report;
    const QList<HealthRow> rows = of(facts);
    for (const HealthRow &row : rows) {
        report.insert(row.key, levelWord(row.level));
    }
    report.insert(u"version"_s, facts.version);
    if (facts.clockSkew) {
        report.insert(u"clock_skew_ms"_s, static_cast<qint64>(facts.clockSkew->count()));
    }
    return report;
}

QString HealthRows::levelText(HealthLevel level)
{
    switch (level) {
    case HealthLevel::Good:
        return tr("Works");
    case HealthLevel::Warning:
        return tr("Look at it");
    case HealthLevel::Bad:
        return tr("Does not work");
    case HealthLevel::Absent:
        return tr("Not there");
    }
    Q_UNREACHABLE();
}

HealthRow HealthRows::printer(const KioskFacts &facts)
{
    const QString key = u"printer"_s;
    const QString title = tr("Printer");
    switch (facts.printer) {
    case KioskFacts::Part::None:
        return { key, title, HealthLevel::Absent, tr("None is set. Codes are on the screen.") };
    case KioskFacts::Part::Unknown:
        return { key, title, HealthLevel::Good, tr("Nothing has been printed since the start.") };
    case KioskFacts::Part::Works:
        return { key, title, HealthLevel::Good, tr("The last ticket was printed.") };
    case KioskFacts::Part::Fails:
        return { key,
            title,
            HealthLevel::Bad,
            tr("The last ticket was not printed: %1").arg(facts.printerDetail) };
    }
    Q_UNREACHABLE();
}

HealthRow HealthRows::scanner(const KioskFacts &facts)
{
    const QString key = u"scanner"_s;
    const QString title = tr("Scanner");
    switch (facts.scanner) {
    case KioskFacts::Part::None:
        return { key, title, HealthLevel::Absent, tr("None is set. Codes are typed.") };
    case KioskFacts::Part::Unknown:
        return { key, title, HealthLevel::Good, tr("It types like a keyboard. Scan to test it.") };
    case KioskFacts::Part::Works:
        return { key, title, HealthLevel::Good, tr("Open: %1").arg(facts.scannerDetail) };
    case KioskFacts::Part::Fails:
        return { key, title, HealthLevel::Bad, tr("Away: %1").arg(facts.scannerDetail) };
    }
    Q_UNREACHABLE();
}

HealthRow HealthRows::network(const KioskFacts &facts)
{
    return { u"network"_s,
        tr("Network"),
        facts.isOnline ? HealthLevel::Good : HealthLevel::Warning,
        facts.isOnline ? tr("Connected.") : tr("This machine is in no network.") };
}

HealthRow HealthRows::database(const KioskFacts &facts)
{
    const QString key = u"database"_s;
    const QString title = tr("Database");
    if (!facts.answerAge) {
        return { key, title, HealthLevel::Bad, tr("It has not answered since the start.") };
    }
    const int seconds = static_cast<int>(facts.answerAge->count());
    const QString text = tr("The last answer came %n second(s) ago.", nullptr, seconds);
    if (!facts.isDatabaseThere) {
        return { key, title, HealthLevel::Bad, text };
    }
    return {
        key, title, *facts.answerAge > answerAgeMax ? HealthLevel::Warning : HealthLevel::Good, text
    };
}

HealthRow HealthRows::clock(const KioskFacts &facts)
{
    const QString key = u"clock"_s;
    const QString title = tr("Clock");
    if (!facts.clockSkew) {
        return { key, title, HealthLevel::Warning, tr("Not compared with the server yet.") };
    }
    const qint64 skew = std::llabs(facts.clockSkew->count());
    const int seconds = static_cast<int>((skew + 500) / 1000);
    const bool isFar = *facts.clockSkew > skewMax || *facts.clockSkew < -skewMax;
    const QString text = facts.clockSkew->count() >= 0
        ? tr("%n second(s) ahead of the server. Holds end by the clock of the server.",
            nullptr,
            seconds)
        : tr("%n second(s) behind the server. Holds end by the clock of the server.",
            nullptr,
            seconds);
    return { key, title, isFar ? HealthLevel::Warning : HealthLevel::Good, text };
}

HealthRow HealthRows::speech(const KioskFacts &facts)
{
    const QString key = u"speech"_s;
    const QString title = tr("Speech");
    if (!facts.isSpeechWanted) {
        return { key, title, HealthLevel::Absent, tr("Switched off by the configuration.") };
    }
    return { key,
        title,
        facts.hasSpeech ? HealthLevel::Good : HealthLevel::Warning,
        facts.hasSpeech ? tr("A speech engine is there.")
                        : tr("No speech engine is installed: screens are not read out.") };
}

HealthRow HealthRows::sounds(const KioskFacts &facts)
{
    const QString key = u"sounds"_s;
    const QString title = tr("Sounds");
    if (facts.volume == 0) {
        return { key, title, HealthLevel::Absent, tr("Muted by the configuration.") };
    }
    return { key,
        title,
        facts.hasSound ? HealthLevel::Good : HealthLevel::Warning,
        facts.hasSound ? tr("Volume %1 of 10.").arg(facts.volume)
                       : tr("Nothing here plays sounds: warnings can only be seen.") };
}

HealthRow HealthRows::disk(const KioskFacts &facts)
{
    const QString key = u"disk"_s;
    const QString title = tr("Disk");
    if (facts.diskFree < 0) {
        return { key, title, HealthLevel::Warning, tr("How much is free is not known.") };
    }
    return { key,
        title,
        facts.diskFree < diskFreeMin ? HealthLevel::Warning : HealthLevel::Good,
        tr("%1 free.").arg(QLocale().formattedDataSize(facts.diskFree)) };
}

HealthRow HealthRows::version(const KioskFacts &facts)
{
    return { u"program"_s, tr("Program"), HealthLevel::Good, tr("Version %1.").arg(facts.version) };
}
