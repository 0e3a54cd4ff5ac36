#pragma once

#include <QObject>

#include <memory>

class QSocketNotifier;

/**
 * Turns SIGTERM, SIGINT and SIGHUP into an event, so that a logout or a stop leaves the private
 * server in order. Make it before any thread starts: threads inherit what is blocked. One a
 * program.
 */
class TerminationSignal : public QObject {
    Q_OBJECT

public:
    /** Call before any thread starts (QApplication starts some): threads inherit what is blocked.
     */
    static void blockSignals();

    /** Precondition: blockSignals(), and an application object exists. */
    explicit TerminationSignal(QObject *parent = nullptr);
    ~TerminationSignal() override;

Q_SIGNALS:
    void received();

private:
    int m_descriptor;
    std::unique_ptr<QSocketNotifier> m_notifier;
};
