#pragma once

#include "ui/kiosk/service/servicelock.h"

#include <QObject>
#include <QString>

class KioskPrinter;

/**
 * What the service menu does: lets somebody in by a PIN, prints again, tests devices, closes and
 * opens this kiosk, and asks the program to start anew or to end. No widgets; UI thread.
 */
class ServicePresenter : public QObject {
    Q_OBJECT

public:
    enum class View { Shut, Pin, Menu, Health, ScannerTest };

    struct Parts {
        ServiceLock &lock;
        KioskPrinter &printer;
        QString closedMark; ///< a file that is there while this kiosk is closed by service
    };

    /** All are borrowed and outlive the presenter. */
    explicit ServicePresenter(const Parts &parts, QObject *parent = nullptr);

    View view() const { return m_view; }

    /** Somebody wants in: shows the pad for the PIN. Nothing when it is open already. */
    void ask();

    /** A PIN was given; refusal() says why when view() stays at Pin. */
    void give(const QString &pin);

    /** Why the last PIN did not open it, in words; empty: there was none. */
    QString refusal() const;

    void show(View view);

    /** Back to visitors; wherever one is. */
    void leave();

    void reprint();
    void testPrinter(const QString &language);

    /** What became of the last print from here, in words; empty: nothing yet. */
    QString printReport() const;

    bool canReprint() const;

    /** A code was read. True: it was for the test of the scanner and is for nobody else. */
    bool takeScan(const QString &code);

    const QString &lastScan() const { return m_lastScan; }

    /** This kiosk is closed by service; it stays so over a restart. */
    bool isClosed() const { return m_isClosed; }

    void setClosed(bool isClosed);

    /** Ask the program to start anew, or to end. */
    void restart() { Q_EMIT restartRequested(); }

    void exit() { Q_EMIT exitRequested(); }

Q_SIGNALS:
    void changed();
    void closedChanged(bool isClosed);
    void restartRequested();
    void exitRequested();

private:
    Parts m_parts;
    View m_view = View::Shut;
    ServiceLock::Answer m_answer = ServiceLock::Answer::Open;
    bool m_hasPrinted = false;
    bool m_isClosed = false;
    QString m_lastScan;
};
