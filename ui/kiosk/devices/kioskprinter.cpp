#include "ui/kiosk/devices/kioskprinter.h"

#include "core/base/onui.h"
#include "ui/paper/sliplayout.h"

using namespace Qt::StringLiterals;

namespace {

/** A booking that nobody has, for the test of a printer. */
Ticket testTicket(const QString &kioskName)
{
    Ticket ticket;
    ticket.code = u"TEST2345"_s;
    ticket.token = u"0000000000000000000000000000TEST"_s;
    ticket.status = HoldStatus::Confirmed;
    ticket.partySize = 1;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    ticket.range = { now, now.addSecs(3600) };
    ticket.resourceName = kioskName;
    ticket.siteName = u"Holdfast"_s;
    ticket.zone = "UTC";
    ticket.currency = u"EUR"_s;
    ticket.takenAt = now;
    return ticket;
}

}

KioskPrinter::KioskPrinter(Setup setup, QObject *parent)
    : KioskPrinting(parent)
    , m_setup(std::move(setup))
    , m_state(m_setup.press ? State::Unknown : State::None)
    , m_thread(u"holdfast.kiosk.print"_s)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(m_setup.patienceMax);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        finish(m_round, PrintFailed { PrintFailed::Reason::NotFinished, u"no answer"_s });
    });
}

KioskPrinter::~KioskPrinter() = default;

void KioskPrinter::print(HoldId hold, const Ticket &ticket, const QString &language)
{
    m_hold = hold;
    m_isForgotten = false;
    m_last = Last { ticket, language, 1 };
    send(*m_last);
}

void KioskPrinter::forget()
{
    m_isForgotten = true;
    if (m_last) {
        m_last->ticket.customerName.clear();
    }
}

void KioskPrinter::reprint()
{
    if (m_last) {
        m_isForgotten = true;
        ++m_last->copy;
        send(*m_last);
    }
}

void KioskPrinter::printTest(const QString &language)
{
    m_isForgotten = true;
    send({ testTicket(m_setup.kioskName), language, 1 });
}

void KioskPrinter::send(const Last &what)
{
    const int round = ++m_round;
    m_isPrinting = true;
    m_patience.start();
    Q_EMIT changed();
    if (!m_setup.press) {
        QMetaObject::invokeMethod(
            this,
            [this, round] {
                finish(round, PrintFailed { PrintFailed::Reason::PrinterMissing, u"none"_s });
            },
            Qt::QueuedConnection);
        return;
    }
    const SlipContent content { .ticket = what.ticket,
        .pieces = {},
        .copy = what.copy,
        .deskName = m_setup.kioskName,
        .deskLanguage = what.language,
        .size = m_setup.paper };
    const QDeadlineTimer deadline(m_setup.patience);
    const auto job = [this, content, deadline, press = m_setup.press] {
        return press(SlipLayout::ticket(content), deadline, m_thread.isStopping());
    };
    onUi(this, m_thread.run<PrintResult>(job), [this, round](const PrintResult &result) {
        finish(round, result);
    });
}

void KioskPrinter::finish(int round, const PrintResult &result)
{
    if (round != m_round || !m_isPrinting) {
        return;
    }
    m_isPrinting = false;
    m_patience.stop();
    const auto *failure = std::get_if<PrintFailed>(&result);
    m_trouble = failure ? failure->detail : QString();
    if (m_state != State::None) {
        m_state = failure ? State::Away : State::Ready;
    }
    Q_EMIT changed();
    if (m_isForgotten) {
        return;
    }
    if (failure) {
        Q_EMIT failed(m_hold);
    } else {
        Q_EMIT printed(m_hold);
    }
}
