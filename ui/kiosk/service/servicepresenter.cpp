#include "ui/kiosk/service/servicepresenter.h"

#include "ui/kiosk/devices/kioskprinter.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>

namespace {

Q_LOGGING_CATEGORY(serviceLog, "holdfast.service")

constexpr qint64 secondsPerMinute = 60;

}

ServicePresenter::ServicePresenter(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_isClosed(QFile::exists(parts.closedMark))
{
    connect(&parts.printer, &KioskPrinter::changed, this, &ServicePresenter::changed);
}

void ServicePresenter::ask()
{
    if (m_view == View::Shut) {
        m_answer = ServiceLock::Answer::Open;
        show(View::Pin);
    }
}

void ServicePresenter::give(const QString &pin)
{
    if (m_view != View::Pin) {
        return;
    }
    m_answer = m_parts.lock.open(pin);
    if (m_answer == ServiceLock::Answer::Open) {
        m_hasPrinted = false;
        qCInfo(serviceLog) << "the service menu was opened";
        show(View::Menu);
        return;
    }
    Q_EMIT changed();
}

QString ServicePresenter::refusal() const
{
    switch (m_answer) {
    case ServiceLock::Answer::Open:
        return {};
    case ServiceLock::Answer::Wrong:
        return tr("That PIN is wrong. %n more try (tries).", nullptr, m_parts.lock.triesLeft());
    case ServiceLock::Answer::Shut: {
        const qint64 minutes
            = (m_parts.lock.waitLeft().count() + secondsPerMinute - 1) / secondsPerMinute;
        return tr("Too many PINs were wrong. The next one can be tried in %n minute(s).",
            nullptr,
            static_cast<int>(minutes));
    }
    case ServiceLock::Answer::NoPin:
        return tr("No service PIN is set in kiosk.conf: this menu does not open.");
    }
    Q_UNREACHABLE();
}

void ServicePresenter::show(View view)
{
    if (m_view != view) {
        m_view = view;
        m_lastScan.clear();
        Q_EMIT changed();
    }
}

void ServicePresenter::leave() { show(View::Shut); }

void ServicePresenter::reprint()
{
    m_hasPrinted = true;
    m_parts.printer.reprint();
}

void ServicePresenter::testPrinter(const QString &language)
{
    m_hasPrinted = true;
    m_parts.printer.printTest(language);
}

QString ServicePresenter::printReport() const
{
    if (!m_hasPrinted) {
        return {};
    }
    if (m_parts.printer.isPrinting()) {
        return tr("Printing…");
    }
    switch (m_parts.printer.state()) {
    case KioskPrinter::State::None:
        return tr("This kiosk has no printer.");
    case KioskPrinter::State::Unknown:
        return {};
    case KioskPrinter::State::Ready:
        return tr("Printed.");
    case KioskPrinter::State::Away:
        return tr("Not printed: %1").arg(m_parts.printer.trouble());
    }
    Q_UNREACHABLE();
}

bool ServicePresenter::canReprint() const { return m_parts.printer.canReprint(); }

bool ServicePresenter::takeScan(const QString &code)
{
    if (m_view == View::Shut) {
        return false;
    }
    if (m_view == View::ScannerTest) {
        m_lastScan = code;
        Q_EMIT changed();
    }
    return true; // whoever is in the menu does not book
}

void ServicePresenter::setClosed(bool isClosed)
{
    if (m_isClosed == isClosed) {
        return;
    }
    m_isClosed = isClosed;
    QFile mark(m_parts.closedMark);
    QDir().mkpath(QFileInfo(mark).absolutePath());
    const bool isKept = isClosed ? mark.open(QIODevice::WriteOnly) : mark.remove();
    if (!isKept) {
        qCWarning(serviceLog) << "open or closed is not kept:" << mark.errorString();
    }
    Q_EMIT closedChanged(isClosed);
    Q_EMIT changed();
}
