#include "ui/kiosk/service/kioskhealth.h"

#include "ui/kiosk/devices/kioskprinter.h"
#include "ui/kiosk/devices/kioskscanner.h"

#include <QNetworkInterface>
#include <QStorageInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 reportedBytes = 100 * 1024 * 1024; ///< small changes of a disk are no news

KioskFacts::Part partOf(KioskPrinter::State state)
{
    switch (state) {
    case KioskPrinter::State::None:
        return KioskFacts::Part::None;
    case KioskPrinter::State::Unknown:
        return KioskFacts::Part::Unknown;
    case KioskPrinter::State::Ready:
        return KioskFacts::Part::Works;
    case KioskPrinter::State::Away:
        return KioskFacts::Part::Fails;
    }
    Q_UNREACHABLE();
}

bool isSomeNetworkUp()
{
    const auto all = QNetworkInterface::allInterfaces();
    return std::any_of(all.cbegin(), all.cend(), [](const QNetworkInterface &one) {
        const auto flags = one.flags();
        return flags.testFlag(QNetworkInterface::IsRunning)
            && !flags.testFlag(QNetworkInterface::IsLoopBack) && !one.addressEntries().isEmpty();
    });
}

QString wordOf(KioskFacts::Part part)
{
    switch (part) {
    case KioskFacts::Part::None:
        return u"none"_s;
    case KioskFacts::Part::Unknown:
        return u"unknown"_s;
    case KioskFacts::Part::Works:
        return u"works"_s;
    case KioskFacts::Part::Fails:
        return u"fails"_s;
    }
    Q_UNREACHABLE();
}

}

KioskHealth::KioskHealth(const Parts &parts, Clock clock, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_clock(std::move(clock))
{
    connect(&parts.printer, &KioskPrinter::changed, this, &KioskHealth::changed);
    if (parts.scanner) {
        connect(parts.scanner, &KioskScanner::changed, this, &KioskHealth::changed);
    }
}

void KioskHealth::noteAnswer(const QDateTime &serverNow)
{
    m_isDatabaseThere = true;
    m_sinceAnswer.start();
    if (serverNow.isValid()) {
        m_skew = std::chrono::milliseconds(serverNow.msecsTo(m_clock()));
    }
    Q_EMIT changed();
}

void KioskHealth::noteSilence()
{
    m_isDatabaseThere = false;
    Q_EMIT changed();
}

KioskFacts KioskHealth::facts() const
{
    KioskFacts facts;
    facts.printer = partOf(m_parts.printer.state());
    facts.printerDetail = m_parts.printer.trouble();
    if (m_parts.scanner) {
        const bool isOpen = m_parts.scanner->isListening();
        facts.scanner = isOpen ? KioskFacts::Part::Works : KioskFacts::Part::Fails;
        facts.scannerDetail = isOpen
            ? m_parts.scanner->path()
            : QString(m_parts.scanner->path() + u": " + m_parts.scanner->trouble());
    } else if (m_parts.isKeyboardScanner) {
        facts.scanner = KioskFacts::Part::Unknown;
    }
    facts.isOnline = isSomeNetworkUp();
    facts.isDatabaseThere = m_isDatabaseThere;
    if (m_sinceAnswer.isValid()) {
        facts.answerAge = std::chrono::seconds(m_sinceAnswer.elapsed() / 1000);
    }
    facts.clockSkew = m_skew;
    facts.isSpeechWanted = m_parts.isSpeechWanted;
    facts.hasSpeech = m_parts.speech.isAvailable();
    facts.hasSound = m_parts.hasSound();
    facts.volume = m_parts.volume;
    const QStorageInfo disk(m_parts.folder);
    facts.diskFree = disk.isValid() ? disk.bytesAvailable() : -1;
    facts.version = QStringLiteral(HOLDFAST_VERSION);
    return facts;
}

QJsonObject KioskHealth::report() const
{
    const KioskFacts now = facts();
    QJsonObject report {
        { u"printer"_s, wordOf(now.printer) },
        { u"scanner"_s, wordOf(now.scanner) },
        { u"speech"_s, now.hasSpeech },
        { u"sound"_s, now.hasSound },
        { u"disk_free"_s, now.diskFree / reportedBytes * reportedBytes },
        { u"version"_s, now.version },
    };
    if (now.printer == KioskFacts::Part::Fails) {
        report[u"printer_detail"_s] = now.printerDetail;
    }
    if (now.scanner == KioskFacts::Part::Fails) {
        report[u"scanner_detail"_s] = now.scannerDetail;
    }
    if (now.clockSkew) {
        report[u"clock_skew"_s]
            = static_cast<qint64>(std::chrono::round<std::chrono::seconds>(*now.clockSkew).count());
    }
    return report;
}
