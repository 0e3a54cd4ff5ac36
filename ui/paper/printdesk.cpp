#include "ui/paper/printdesk.h"

#include "core/base/onui.h"
#include "core/config/settings.h"
#include "ui/paper/printqueue.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/** A failure that certainly left no paper: the same wish again is the same copy. */
bool isCertain(const PrintTrouble &trouble)
{
    const auto *failed = std::get_if<PrintFailed>(&trouble);
    return !failed || failed->isCertain();
}

}

PrintDesk::PrintDesk(TicketService &tickets, const Settings &settings, QObject *parent)
    : QObject(parent)
    , m_tickets(tickets)
    , m_settings(settings)
    , m_thread(u"holdfast.print"_s)
{
}

PrintDesk::~PrintDesk() = default;

void PrintDesk::print(const PrintJob &wish)
{
    PrintJob job = wish;
    takeOver(job);
    m_success.reset();
    Q_EMIT changed();
    if (m_waiting.size() + m_jobsUnderWay >= waitingMax) {
        fail(job, PrintFailed { PrintFailed::Reason::TooMany, {} });
        return;
    }
    if (job.kind == PaperKind::DaySheet) {
        send(job, 1);
        return;
    }
    m_waiting.append(job);
    noteNext();
}

PrintTarget PrintDesk::targetOf(PaperKind kind) const
{
    return { kind == PaperKind::DaySheet ? m_settings.sheetPrinter() : m_settings.ticketPrinter(),
        m_settings.printFolder(),
        {} };
}

void PrintDesk::retry()
{
    if (!m_failures.isEmpty()) {
        print(m_failures.constFirst().job);
    }
}

void PrintDesk::dismiss()
{
    if (m_failures.isEmpty()) {
        m_success.reset();
    } else {
        m_failures.removeFirst();
    }
    Q_EMIT changed();
}

void PrintDesk::retryNoting() { m_noting.retryNow(); }

/** What failed of the same paper goes, and lends its key when nothing of it can still appear. */
void PrintDesk::takeOver(PrintJob &job)
{
    const auto same
        = std::find_if(m_failures.cbegin(), m_failures.cend(), [&job](const PrintFailure &failure) {
              return failure.job.kind == job.kind && failure.job.holdId == job.holdId;
          });
    if (same == m_failures.cend()) {
        return;
    }
    job.key = isCertain(same->trouble) ? same->job.key : IdempotencyKey::create();
    m_failures.erase(same);
}

void PrintDesk::noteNext()
{
    if (m_waiting.isEmpty() || !m_noting.isIdle()) {
        return;
    }
    const PrintJob job = m_waiting.constFirst();
    const PrintKind kind = job.kind == PaperKind::Receipt ? PrintKind::Receipt : PrintKind::Ticket;
    m_noting.send<NotePrintOutcome>(
        [this, job, kind] { return m_tickets.notePrint(job.key, job.holdId, kind); },
        [this, job](const Result<NotePrintOutcome> &answer) {
            m_waiting.removeFirst();
            onNoted(job, answer);
            noteNext();
        });
}

void PrintDesk::onNoted(const PrintJob &job, const Result<NotePrintOutcome> &answer)
{
    if (!answer) {
        fail(job, answer.error());
    } else if (const auto *refused = std::get_if<PrintRefused>(&*answer)) {
        fail(job, *refused);
    } else {
        send(job, std::get<PrintNoted>(*answer).copy);
    }
}

void PrintDesk::send(const PrintJob &job, int copy)
{
    ++m_jobsUnderWay;
    const QDeadlineTimer deadline(patience);
    const auto make = [this, compose = job.compose, copy, deadline, target = targetOf(job.kind)] {
        const PaperDocument document = compose(copy);
        PrintTarget complete = target;
        complete.media = PrintTarget::mediaOf(document.pages.constFirst());
        return PrintQueue(m_thread.isStopping()).send(document, complete, deadline);
    };
    onUi(this, m_thread.run<PrintResult>(make), [this, job, copy](const PrintResult &result) {
        --m_jobsUnderWay;
        if (const auto *failed = std::get_if<PrintFailed>(&result)) {
            fail(job, *failed);
            return;
        }
        m_success = PrintSuccess { job.kind, job.code, std::get<PrintDone>(result), copy };
        Q_EMIT changed();
    });
}

void PrintDesk::fail(const PrintJob &job, const PrintTrouble &trouble)
{
    m_failures.prepend({ job, trouble });
    Q_EMIT changed();
}
