#include "core/config/kioskconfigkeys.h"

#include <QDir>
#include <QRegularExpression>

#include <initializer_list>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr int ppiMin = 30;
constexpr int ppiMax = 400;
constexpr int idleMin = 20;
constexpr int idleMax = 600;
constexpr int warningMin = 20; ///< less is not enough for everybody to react
constexpr int warningMax = 120;
constexpr int doneMin = 5;
constexpr int doneMax = 120;
constexpr int switchMin = 300; ///< milliseconds
constexpr int switchMax = 10'000;
constexpr int volumeMax = 10;
constexpr qsizetype nameMax = 60;

/** Empty when the value was taken, else why not. */
using Taken = QString;

template <typename T> using Words = std::initializer_list<std::pair<QStringView, T>>;

template <typename T> Taken takeWord(const QString &value, Words<T> words, T &target)
{
    QStringList all;
    for (const auto &[word, meaning] : words) {
        if (value == word) {
            target = meaning;
            return {};
        }
        all.append(word.toString());
    }
    return u"\"%1\" is none of %2."_s.arg(value, all.join(u", "_s));
}

struct Bounds {
    int least = 0;
    int most = 0;
    QString unit;
};

Taken takeNumber(const QString &value, const Bounds &bounds, int &target)
{
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (!isNumber) {
        return u"\"%1\" is no whole number."_s.arg(value);
    }
    if (number < bounds.least || number > bounds.most) {
        return u"%1 is out of range: %2 to %3%4."_s.arg(number)
            .arg(bounds.least)
            .arg(bounds.most)
            .arg(bounds.unit.isEmpty() ? QString() : u' ' + bounds.unit);
    }
    target = number;
    return {};
}

template <typename Duration>
Taken takeDuration(const QString &value, const Bounds &bounds, Duration &target)
{
    int number = 0;
    Taken taken = takeNumber(value, bounds, number);
    if (taken.isEmpty()) {
        target = Duration(number);
    }
    return taken;
}

Taken takePath(const QString &value, QString &target)
{
    if (!QDir::isAbsolutePath(value)) {
        return u"\"%1\" is no absolute path."_s.arg(value);
    }
    target = value;
    return {};
}

Taken takeDatabase(const QString &value, KioskConfig &config)
{
    static const QRegularExpression keyword(uR"((^|[\s?&])password\s*=)"_s);
    static const QRegularExpression inUri(uR"(://[^:@/]*:[^@/]*@)"_s);
    if (keyword.match(value).hasMatch() || inUri.match(value).hasMatch()) {
        return u"a password does not belong here: enrol the kiosk with --enrol."_s;
    }
    config.database = value;
    return {};
}

Taken takeName(const QString &value, KioskConfig &config)
{
    if (value.size() > nameMax) {
        return u"the name has %1 characters, %2 are allowed."_s.arg(value.size()).arg(nameMax);
    }
    config.name = value;
    return {};
}

bool isLanguage(const QString &code)
{
    return code == u"en" || code == u"cs" || code == u"sk" || code == u"ru";
}

Taken takeLanguages(const QString &value, KioskConfig &config)
{
    QStringList codes;
    const QStringList parts = value.split(u',');
    for (const QString &part : parts) {
        const QString code = part.trimmed();
        if (!isLanguage(code)) {
            return u"\"%1\" is none of en, cs, sk, ru."_s.arg(code);
        }
        if (codes.contains(code)) {
            return u"\"%1\" is there twice."_s.arg(code);
        }
        codes.append(code);
    }
    config.languages = codes;
    return {};
}

Taken takeLanguage(const QString &value, KioskConfig &config)
{
    if (!isLanguage(value)) {
        return u"\"%1\" is none of en, cs, sk, ru."_s.arg(value);
    }
    config.language = value;
    return {};
}

Taken takeScanner(const QString &value, KioskConfig &config)
{
    if (value == u"none" || value == u"keyboard") {
        config.scanner = value == u"none" ? ScannerKind::None : ScannerKind::Keyboard;
        config.scannerDevice.clear();
        return {};
    }
    if (!QDir::isAbsolutePath(value)) {
        return u"\"%1\" is none of none, keyboard, or the absolute path of a device."_s.arg(value);
    }
    config.scanner = ScannerKind::Device;
    config.scannerDevice = value;
    return {};
}

Taken takePrinter(const QString &value, KioskConfig &config)
{
    static const QRegularExpression queue(uR"([^\s/#'"-][^\s/#'"]*)"_s);
    if (value == u"none") {
        config.printer.clear();
        return {};
    }
    if (!QRegularExpression(QRegularExpression::anchoredPattern(queue.pattern()))
             .match(value)
             .hasMatch()) {
        return u"\"%1\" is no name of a printing queue; see lpstat -e."_s.arg(value);
    }
    config.printer = value;
    return {};
}

Taken takePaper(const QString &value, KioskConfig &config)
{
    return takeWord<PaperSize>(value,
        { { u"roll80", PaperSize::Roll80 }, { u"a5", PaperSize::A5 }, { u"a4", PaperSize::A4 } },
        config.paper);
}

Taken takeServicePin(const QString &value, KioskConfig &config)
{
    static const QRegularExpression sealed(
        uR"(^pbkdf2-sha256\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$)"_s);
    if (!sealed.match(value).hasMatch()) { // what was written is not repeated: it may be a PIN
        return u"this is no sealed PIN: make one with holdfast --kiosk --seal-pin."_s;
    }
    config.servicePin = value;
    return {};
}

}

QList<KioskConfigKey> KioskConfigKey::all()
{
    return {
        { u"database"_s, &takeDatabase },
        { u"enrolment"_s,
            [](const QString &value, KioskConfig &c) { return takePath(value, c.enrolment); } },
        { u"name"_s, &takeName },
        { u"ppi"_s,
            [](const QString &value, KioskConfig &c) {
                return takeNumber(value, { ppiMin, ppiMax, u"dots per inch"_s }, c.ppi);
            } },
        { u"layout"_s,
            [](const QString &value, KioskConfig &c) {
                return takeWord<KioskLayout>(value,
                    { { u"normal", KioskLayout::Normal }, { u"low", KioskLayout::Low } },
                    c.layout);
            } },
        { u"theme"_s,
            [](const QString &value, KioskConfig &c) {
                return takeWord<ThemeChoice>(value,
                    { { u"light", ThemeChoice::Light },
                        { u"dark", ThemeChoice::Dark },
                        { u"high-contrast", ThemeChoice::HighContrast } },
                    c.theme);
            } },
        { u"languages"_s, &takeLanguages },
        { u"language"_s, &takeLanguage },
        { u"idle"_s,
            [](const QString &value, KioskConfig &c) {
                return takeDuration(value, { idleMin, idleMax, u"seconds"_s }, c.idle);
            } },
        { u"idle_with_hold"_s,
            [](const QString &value, KioskConfig &c) {
                return takeDuration(value, { idleMin, idleMax, u"seconds"_s }, c.idleWithHold);
            } },
        { u"warning"_s,
            [](const QString &value, KioskConfig &c) {
                return takeDuration(value, { warningMin, warningMax, u"seconds"_s }, c.warning);
            } },
        { u"done"_s,
            [](const QString &value, KioskConfig &c) {
                return takeDuration(value, { doneMin, doneMax, u"seconds"_s }, c.done);
            } },
        { u"switch_period"_s,
            [](const QString &value, KioskConfig &c) {
                return takeDuration(
                    value, { switchMin, switchMax, u"milliseconds"_s }, c.switchPeriod);
            } },
        { u"scanner"_s, &takeScanner },
        { u"printer"_s, &takePrinter },
        { u"paper"_s, &takePaper },
        { u"speech"_s,
            [](const QString &value, KioskConfig &c) {
                return takeWord<bool>(value, { { u"on", true }, { u"off", false } }, c.isSpeaking);
            } },
        { u"volume"_s,
            [](const QString &value, KioskConfig &c) {
                return takeNumber(value, { 0, volumeMax, {} }, c.volume);
            } },
        { u"service_pin"_s, &takeServicePin },
        { u"cursor"_s,
            [](const QString &value, KioskConfig &c) {
                return takeWord<CursorChoice>(value,
                    { { u"hidden", CursorChoice::Hidden }, { u"shown", CursorChoice::Shown } },
                    c.cursor);
            } },
    };
}
