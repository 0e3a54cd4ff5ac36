#pragma once

#include "core/base/result.h"
#include "core/model/site.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QTimer>

#include <chrono>

class ScheduleService;

/** Asks the database again and again what its clock shows, also while nobody books. UI thread. */
class KioskPulse : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::seconds every { 30 };

    /** @p schedule is borrowed and outlives the pulse. */
    explicit KioskPulse(ScheduleService &schedule, QObject *parent = nullptr);

    /** Now, and then again and again. */
    void start();

Q_SIGNALS:
    /** @p serverNow: by the clock of the database. Not valid: it has no site yet. */
    void answered(const QDateTime &serverNow);
    void silent();

private:
    void ask();
    void onSites(const Result<QList<Site>> &answer);

    ScheduleService &m_schedule;
    QTimer m_timer;
    bool m_isAsking = false;
};
