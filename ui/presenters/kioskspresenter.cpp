#include "ui/presenters/kioskspresenter.h"

#include "core/base/onui.h"

#include <algorithm>

KiosksPresenter::KiosksPresenter(KioskWatchService &kiosks, QObject *parent)
    : QObject(parent)
    , m_service(kiosks)
{
    m_timer.setInterval(period);
    connect(&m_timer, &QTimer::timeout, this, &KiosksPresenter::refresh);
}

void KiosksPresenter::showSite(SiteId site)
{
    if (site == m_site) {
        return;
    }
    m_site = site;
    m_kiosks.clear();
    Q_EMIT listChanged();
    m_timer.start();
    refresh();
}

void KiosksPresenter::refresh()
{
    if (m_isReading || !m_site.isValid()) {
        return;
    }
    m_isReading = true;
    onUi(this,
        m_service.kiosks(m_site),
        [this, site = m_site](const Result<QList<KioskInfo>> &answer) {
            m_isReading = false;
            if (site != m_site) {
                refresh();
                return;
            }
            if (answer) { // else the bar of the connection says it
                m_kiosks = *answer;
                Q_EMIT listChanged();
            }
        });
}

QList<KioskInfo> KiosksPresenter::calls() const
{
    QList<KioskInfo> calls;
    std::copy_if(
        m_kiosks.cbegin(), m_kiosks.cend(), std::back_inserter(calls), [](const KioskInfo &kiosk) {
            return kiosk.helpAskedAt.isValid();
        });
    std::sort(calls.begin(), calls.end(), [](const KioskInfo &one, const KioskInfo &other) {
        return one.helpAskedAt < other.helpAskedAt;
    });
    return calls;
}

bool KiosksPresenter::isSilent(const KioskInfo &kiosk)
{
    return !kiosk.lastSeenAt.isValid()
        || kiosk.lastSeenAt.msecsTo(kiosk.takenAt) > std::chrono::milliseconds(silence).count();
}

void KiosksPresenter::answerFirst()
{
    const QList<KioskInfo> waiting = calls();
    if (!waiting.isEmpty() && !m_isSending) {
        send(m_service.answerCall(waiting.first().id));
    }
}

void KiosksPresenter::open(KioskId kiosk)
{
    if (!m_isSending) {
        send(m_service.open(kiosk));
    }
}

void KiosksPresenter::close(KioskId kiosk, const QString &reason)
{
    if (!m_isSending) {
        send(m_service.close(kiosk, reason.trimmed()));
    }
}

/** Who was faster did the same: that is no refusal. */
void KiosksPresenter::send(const QFuture<Result<KioskWatchOutcome>> &command)
{
    m_isSending = true;
    onUi(this, command, [this](const Result<KioskWatchOutcome> &answer) {
        m_isSending = false;
        const bool isDone = answer
            && (*answer == KioskWatchOutcome::Done || *answer == KioskWatchOutcome::NobodyCalled);
        m_refusal = isDone ? std::nullopt : std::optional(answer);
        Q_EMIT refusalChanged();
        refresh();
    });
}
