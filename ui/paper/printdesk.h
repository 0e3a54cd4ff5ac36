#pragma once

#include "ui/paper/paperthread.h"
#include "ui/paper/printjob.h"
#include "ui/presenters/keptcommand.h"

#include <QList>
#include <QObject>

#include <chrono>
#include <optional>

class Settings;

/**
 * Prints in the background: notes the copy in the database, lays it out, hands it to the printer,
 * and keeps what failed until somebody has looked at it. Nothing waits for it. UI thread.
 */
class PrintDesk : public QObject {
    Q_OBJECT

public:
    /** What a printer may take before the desk says that there is no paper yet. */
    static constexpr std::chrono::milliseconds patience { 5'000 };
    static constexpr int waitingMax = 50;

    /** Both are borrowed and outlive the desk. */
    PrintDesk(TicketService &tickets, const Settings &settings, QObject *parent = nullptr);
    ~PrintDesk() override;

    /** Returns at once. */
    void print(const PrintJob &job);

    /** Where a kind of paper goes now. */
    PrintTarget targetOf(PaperKind kind) const;

    bool isPrinting() const { return m_jobsUnderWay > 0; }

    /** The newest first. */
    const QList<PrintFailure> &failures() const { return m_failures; }

    /** What was printed last, until something else has happened. */
    const std::optional<PrintSuccess> &success() const { return m_success; }

    /** Prints the newest failure again. */
    void retry();

    /** Forgets the newest failure, or the success. */
    void dismiss();

    /** The database may be back: a copy that has not been noted is asked for now. */
    void retryNoting();

Q_SIGNALS:
    /** Something was printed, failed, or was dismissed. */
    void changed();

private:
    void takeOver(PrintJob &job);
    void noteNext();
    void onNoted(const PrintJob &job, const Result<NotePrintOutcome> &answer);
    void send(const PrintJob &job, int copy);
    void fail(const PrintJob &job, const PrintTrouble &trouble);

    TicketService &m_tickets;
    const Settings &m_settings;
    KeptCommand m_noting;
    QList<PrintJob> m_waiting; ///< for their copy to be noted; the first one is being asked for
    QList<PrintFailure> m_failures;
    std::optional<PrintSuccess> m_success;
    int m_jobsUnderWay = 0;
    PaperThread m_thread;
};
