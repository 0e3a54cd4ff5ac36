#pragma once

#include "ui/kiosk/devices/scanlines.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>

class QSocketNotifier;

/**
 * A scanner that is no keyboard: reads lines from a character device (a serial port) or a named
 * pipe, and never waits for it. A device that is away is looked for again. UI thread.
 */
class KioskScanner : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds lookAgain { 2'000 };

    /** Opens @p path at once. @p period: between two looks for a device that is away. */
    explicit KioskScanner(
        QString path, std::chrono::milliseconds period = lookAgain, QObject *parent = nullptr);
    ~KioskScanner() override;

    /** The device is open. */
    bool isListening() const { return m_descriptor >= 0; }

    const QString &path() const { return m_path; }

    /** Why it is not open, for service and the log. */
    const QString &trouble() const { return m_trouble; }

    /** Lines that were no codes, so far. */
    int droppedCount() const { return m_lines.droppedCount(); }

Q_SIGNALS:
    void scanned(const QString &code);
    /** It has come or gone. */
    void changed();

private:
    void open();
    void read();
    void lose(const QString &why);

    QString m_path;
    QString m_trouble;
    ScanLines m_lines;
    int m_descriptor = -1;
    std::unique_ptr<QSocketNotifier> m_notifier;
    QTimer m_again;
};
