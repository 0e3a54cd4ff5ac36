#pragma once

#include "core/config/settings.h"
#include "core/model/ticket.h"
#include "ui/kiosk/devices/kioskpress.h"
#include "ui/kiosk/flow/kioskports.h"
#include "ui/paper/paperthread.h"

#include <QTimer>

#include <chrono>
#include <optional>

/**
 * Prints the tickets of a kiosk, in the background. What does not come out in time has failed, so
 * that the flow can say so and show the code; nothing comes out later. UI thread.
 */
class KioskPrinter : public KioskPrinting {
    Q_OBJECT

public:
    enum class State {
        None, ///< this kiosk has no printer
        Unknown, ///< nothing has been printed yet
        Ready, ///< the last paper came out
        Away, ///< the last paper did not
    };

    struct Setup {
        KioskPress press {}; ///< empty: no printer
        PaperSize paper = PaperSize::Roll80;
        QString kioskName {}; ///< for the foot of the ticket
        std::chrono::milliseconds patience { 5'000 }; ///< of the press
        std::chrono::milliseconds patienceMax { 5'800 }; ///< also for a press that is stuck
    };

    explicit KioskPrinter(Setup setup, QObject *parent = nullptr);
    ~KioskPrinter() override;

    /** Answers by printed() or failed(), never before it returns. A new wish ends the old one. */
    void print(HoldId hold, const Ticket &ticket, const QString &language) override;

    /** The visit is over: names are dropped, and what is not on paper yet is not told any more. */
    void forget() override;

    /** There was a ticket since the start; it is kept without the name of anybody. */
    bool canReprint() const { return m_last.has_value(); }

    /** The last ticket again, as the next copy. */
    void reprint();

    /** A page that shows whether the printer works. */
    void printTest(const QString &language);

    State state() const { return m_state; }

    /** Why the last paper did not come out; for service and the log. */
    const QString &trouble() const { return m_trouble; }

    bool isPrinting() const { return m_isPrinting; }

    bool isAway() const override { return m_state == State::Away; }

private:
    struct Last {
        Ticket ticket;
        QString language;
        int copy = 1;
    };

    void send(const Last &what);
    void finish(int round, const PrintResult &result);

    Setup m_setup;
    std::optional<Last> m_last;
    HoldId m_hold; ///< of the wish that is under way
    State m_state;
    QString m_trouble;
    bool m_isPrinting = false;
    bool m_isForgotten = false; ///< nobody waits for the answer of the wish under way
    int m_round = 0; ///< answers of older wishes are dropped
    QTimer m_patience;
    PaperThread m_thread;
};
