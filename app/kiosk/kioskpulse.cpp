#include "app/kiosk/kioskpulse.h"

#include "core/base/onui.h"
#include "core/kiosk/kioskservice.h"
#include "ui/kiosk/service/kioskhealth.h"

KioskPulse::KioskPulse(KioskService &kiosk, const KioskHealth &health, QObject *parent)
    : QObject(parent)
    , m_kiosk(kiosk)
    , m_health(health)
{
    m_timer.setInterval(every);
    connect(&m_timer, &QTimer::timeout, this, &KioskPulse::ask);
}

void KioskPulse::start()
{
    m_timer.start();
    ask();
}

void KioskPulse::ask()
{
    if (m_isAsking) {
        return; // one question at a time: a slow server gets no queue of them
    }
    m_isAsking = true;
    onUi(this,
        m_kiosk.state(m_health.report()),
        [this](const Result<std::optional<KioskState>> &answer) {
            m_isAsking = false;
            if (answer) {
                Q_EMIT answered(*answer);
            } else {
                Q_EMIT silent();
            }
        });
}
