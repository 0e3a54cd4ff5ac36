#pragma once

#include <QDateTime>
#include <QString>

#include <chrono>
#include <functional>

/**
 * The PIN before the service menu. After five wrong ones it stays shut for fifteen minutes, also
 * when the kiosk is switched off and on: tries are noted on the disk before they are judged. UI
 * thread; a try takes some tens of milliseconds.
 */
class ServiceLock {
public:
    static constexpr int triesMax = 5;
    static constexpr std::chrono::minutes shutTime { 15 };

    enum class Answer {
        Open,
        Wrong,
        Shut, ///< too many were wrong: wait
        NoPin, ///< none is set, so that none opens it
    };

    using Clock = std::function<QDateTime()>;

    /** @p file keeps the tries; its folder is made when it is missing. */
    ServiceLock(QString sealedPin, QString file, Clock clock = &QDateTime::currentDateTimeUtc);

    Answer open(const QString &pin);

    bool hasPin() const { return !m_sealedPin.isEmpty(); }

    /** How long it stays shut; zero: a PIN may be tried. */
    std::chrono::seconds waitLeft();

    int triesLeft() const { return triesMax - m_tries; }

private:
    void load();
    void keep() const;
    void shut();

    QString m_sealedPin;
    QString m_file;
    Clock m_clock;
    int m_tries = 0; ///< wrong ones since the last right one
    QDateTime m_shutUntil; ///< not valid: it is not shut
};
