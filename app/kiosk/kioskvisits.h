#pragma once

#include "ui/kiosk/flow/kioskflow.h"
#include "ui/kiosk/look/kiosklook.h"

#include <QObject>

#include <memory>
#include <optional>

class KioskBackend;
class KioskDevices;
class KioskWindow;
class Language;
class Theme;
struct KioskSetup;

/** One visitor after the other, over services that are there: the flow and its window. UI thread.
 */
class KioskVisits : public QObject {
    Q_OBJECT

public:
    /** Borrowed; they outlive this object. */
    struct Parts {
        const KioskSetup &setup;
        const Theme &theme;
        Language &language;
        KioskBackend &backend;
        KioskDevices &devices;
    };

    explicit KioskVisits(const Parts &parts);
    ~KioskVisits() override;

    /** For the frame, which owns it from then on and must go before this object. Once. */
    QWidget *takeWindow();

    /** Reads numbers, and gives back what a program that died has left. */
    void start();

    KioskFlow &flow() { return *m_flow; }

private:
    KioskLook m_look;
    std::unique_ptr<KioskFlow> m_flow;
    std::unique_ptr<KioskWindow> m_window; ///< until it is taken
};
