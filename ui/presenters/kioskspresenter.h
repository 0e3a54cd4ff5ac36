#pragma once

#include "core/kiosk/kioskwatchservice.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

/**
 * The kiosks of the site on screen: which are open, which are silent, and who waits for help. Read
 * again and again, one read at a time; the old list stays until the new one is here. UI thread.
 */
class KiosksPresenter : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::seconds period { 5 };
    /** Longer without a sign of life: something is wrong with it. */
    static constexpr std::chrono::minutes silence { 2 };

    /** @p kiosks is borrowed and outlives the presenter. */
    explicit KiosksPresenter(KioskWatchService &kiosks, QObject *parent = nullptr);

    void showSite(SiteId site);
    void refresh();

    const QList<KioskInfo> &kiosks() const { return m_kiosks; }

    /** Where somebody waits for help, the longest wait first. */
    QList<KioskInfo> calls() const;

    /** It has shown no sign of life for a while, or never. */
    static bool isSilent(const KioskInfo &kiosk);

    /** Somebody goes to the call that waits longest. */
    void answerFirst();
    void open(KioskId kiosk);
    void close(KioskId kiosk, const QString &reason);

    bool isBusy() const { return m_isSending; }

    /** Why the last command did nothing; empty after one that did. */
    const std::optional<Result<KioskWatchOutcome>> &refusal() const { return m_refusal; }

Q_SIGNALS:
    void listChanged();
    void refusalChanged();

private:
    void send(const QFuture<Result<KioskWatchOutcome>> &command);

    KioskWatchService &m_service;
    QTimer m_timer;
    SiteId m_site;
    QList<KioskInfo> m_kiosks;
    std::optional<Result<KioskWatchOutcome>> m_refusal;
    bool m_isReading = false;
    bool m_isSending = false;
};
