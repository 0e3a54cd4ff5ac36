#include "ui/kiosk/service/kioskhealth.h"

#include "ui/kiosk/devices/kioskprinter.h"
#include "ui/kiosk/devices/kioskscanner.h"

#include <QNetworkInterface>
#include <QStorageInfo>

#include <algorithm>

namespace {

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
