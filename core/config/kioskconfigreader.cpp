#include "core/config/kioskconfigreader.h"

#include "core/config/kioskconfigkeys.h"

#include <QFile>
#include <QHash>
#include <QStandardPaths>
#include <QStringDecoder>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

/** One pass over one file. */
class Pass {
public:
    void line(int number, const QString &raw)
    {
        const QString text = raw.trimmed();
        if (text.isEmpty() || text.startsWith(u'#')) {
            return;
        }
        const qsizetype equals = text.indexOf(u'=');
        if (equals < 0) {
            fault(number, u"this is not \"key = value\"."_s);
            return;
        }
        const QString key = text.left(equals).trimmed();
        const QString value = text.mid(equals + 1).trimmed();
        for (const KioskConfigKey &known : m_keys) {
            if (known.name == key) {
                take(number, known, value);
                return;
            }
        }
        fault(number, u"there is no key \"%1\"."_s.arg(key));
    }

    KioskConfigReader::Answer end()
    {
        checkTogether();
        if (!m_faults.isEmpty()) {
            return m_faults;
        }
        return m_config;
    }

private:
    void take(int number, const KioskConfigKey &key, const QString &value)
    {
        if (m_lines.contains(key.name)) {
            fault(number,
                u"%1: it is set in line %2 already."_s.arg(key.name).arg(m_lines[key.name]));
            return;
        }
        m_lines.insert(key.name, number);
        if (value.isEmpty()) {
            fault(number, u"%1: there is no value."_s.arg(key.name));
            return;
        }
        const QString taken = key.take(value, m_config);
        if (!taken.isEmpty()) {
            fault(number, key.name + u": "_s + taken);
        }
    }

    /** What is right by itself and wrong beside another value. */
    void checkTogether()
    {
        if (!m_faults.isEmpty()) {
            return; // half of a file would be judged by the defaults of the other half
        }
        if (!m_config.languages.contains(m_config.language)) {
            if (m_lines.contains(u"language"_s)) {
                fault(m_lines[u"language"_s],
                    u"language: \"%1\" is not among the languages offered (%2)."_s.arg(
                        m_config.language, m_config.languages.join(u", "_s)));
            } else {
                m_config.language = m_config.languages.constFirst();
            }
        }
        if (m_config.idleWithHold < m_config.idle) {
            const int line = m_lines.value(u"idle_with_hold"_s, m_lines.value(u"idle"_s));
            fault(line,
                u"idle_with_hold: %1 seconds are less than idle, %2 seconds."_s
                    .arg(m_config.idleWithHold.count())
                    .arg(m_config.idle.count()));
        }
    }

    void fault(int number, const QString &reason) { m_faults.append({ number, reason }); }

    const QList<KioskConfigKey> m_keys = KioskConfigKey::all();
    QHash<QString, int> m_lines; ///< where a key was first seen
    KioskConfigFaults m_faults;
    KioskConfig m_config;
};

}

KioskConfigReader::Answer KioskConfigReader::read(const QByteArray &text)
{
    if (text.size() > sizeMax) {
        return KioskConfigFaults { { 0, u"the file has more than %1 bytes."_s.arg(sizeMax) } };
    }
    Pass pass;
    KioskConfigFaults unreadable;
    const QList<QByteArray> lines = text.split('\n');
    for (qsizetype index = 0; index < lines.size(); ++index) {
        const int number = static_cast<int>(index) + 1;
        QStringDecoder decoder(QStringDecoder::Utf8);
        const QString line = decoder(lines.at(index));
        if (decoder.hasError() || line.contains(QChar(0))) {
            unreadable.append({ number, u"this is no text in UTF-8."_s });
            continue;
        }
        pass.line(number, line);
    }
    Answer answer = pass.end();
    if (unreadable.isEmpty()) {
        return answer;
    }
    if (const auto *others = std::get_if<KioskConfigFaults>(&answer)) {
        unreadable.append(*others);
        std::stable_sort(unreadable.begin(), unreadable.end(), [](const auto &a, const auto &b) {
            return a.line < b.line;
        });
    }
    return unreadable;
}

KioskConfigReader::Answer KioskConfigReader::readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return KioskConfigFaults { { 0, u"it cannot be read: %1."_s.arg(file.errorString()) } };
    }
    return read(file.read(sizeMax + 1));
}

QString KioskConfigReader::find(const QString &wished)
{
    if (!wished.isEmpty()) {
        return wished;
    }
    const std::array<QString, 2> places {
        QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
            + u"/holdfast/kiosk.conf"_s,
        u"/etc/holdfast/kiosk.conf"_s,
    };
    for (const QString &place : places) {
        if (QFile::exists(place)) {
            return place;
        }
    }
    return {};
}

QString KioskConfigReader::describe(const QString &path, const KioskConfigFaults &faults)
{
    QStringList lines;
    for (const KioskConfigFault &fault : faults) {
        lines.append(fault.line == 0 ? u"%1: %2"_s.arg(path, fault.reason)
                                     : u"%1:%2: %3"_s.arg(path).arg(fault.line).arg(fault.reason));
    }
    return lines.join(u'\n');
}

QStringList KioskConfigReader::keys()
{
    QStringList names;
    const QList<KioskConfigKey> all = KioskConfigKey::all();
    for (const KioskConfigKey &key : all) {
        names.append(key.name);
    }
    return names;
}
