#pragma once

#include "core/base/result.h"
#include "core/kiosk/kioskstate.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

class KioskHealth;
class KioskService;

/**
 * Tells the database again and again that this kiosk is there and how it is, and hears whether it
 * may open; also while nobody books. UI thread.
 */
class KioskPulse : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::seconds every { 10 };

    /** Borrowed; they outlive the pulse. */
    KioskPulse(KioskService &kiosk, const KioskHealth &health, QObject *parent = nullptr);

    /** Now, and then again and again. */
    void start();

Q_SIGNALS:
    /** Nothing: the database has no site yet. */
    void answered(const std::optional<KioskState> &state);
    void silent();

private:
    void ask();

    KioskService &m_kiosk;
    const KioskHealth &m_health;
    QTimer m_timer;
    bool m_isAsking = false;
};
