#pragma once

#include "core/base/idempotencykey.h"
#include "core/base/result.h"
#include "core/kiosk/kioskoutcomes.h"
#include "ui/kiosk/flow/retrypause.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <optional>

class KioskService;

/**
 * What a visitor does with a booking whose code or ticket is at hand: look, check in, cancel. One
 * question at a time. A lost answer to a command is asked for by the same key until it is known;
 * a look is never repeated by itself, for a wrong code is counted. UI thread.
 */
class CodeVisit : public QObject {
    Q_OBJECT

public:
    enum class Deed { CheckIn, Cancel };

    enum class Activity { Idle, Sending, Checking };

    /** @p kiosk is borrowed and outlives this object. */
    explicit CodeVisit(KioskService &kiosk, QObject *parent = nullptr);

    Activity activity() const { return m_activity; }

    /** Nothing while another question is on its way. */
    void look(const QString &code);

    /** What was found; empty before. */
    const std::optional<VisitorBooking> &booking() const { return m_booking; }

    /** By the clock of the database when it was found. */
    bool canCheckIn() const;
    bool canCancel() const;

    void checkIn() { send(Deed::CheckIn); }

    void cancel() { send(Deed::Cancel); }

    /** The last one that was asked for. */
    Deed deed() const { return m_deed; }

    /** Why it was not done; empty otherwise. */
    const std::optional<VisitorRefusal> &refusal() const { return m_refusal; }

    /** The visit is over: nothing of it stays, and no answer is told any more. */
    void forget();

Q_SIGNALS:
    void activityChanged();
    void found();
    void unknown();
    void locked(std::chrono::seconds left);
    /** The deed was done, or refusal() says why not. */
    void answered();
    void notDone(const Error &error);

private:
    void send(Deed deed);
    void ask();
    void onLooked(const Result<VisitorBookingOutcome> &answer);
    void onAnswered(const Result<VisitorChangeOutcome> &answer);
    void setActivity(Activity activity);

    KioskService &m_kiosk;
    Activity m_activity = Activity::Idle;
    QString m_code;
    std::optional<VisitorBooking> m_booking;
    std::optional<VisitorRefusal> m_refusal;
    Deed m_deed = Deed::CheckIn;
    std::optional<IdempotencyKey> m_key; ///< of the deed that is on its way
    RetryPause m_pause;
    int m_round = 0;
};
