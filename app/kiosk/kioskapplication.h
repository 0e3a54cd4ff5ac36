#pragma once

#include "app/kiosk/kioskstart.h"
#include "app/startup/startup.h"
#include "core/kiosk/kioskstate.h"
#include "ui/kiosk/frame/kioskframe.h"
#include "ui/kiosk/service/servicelock.h"
#include "ui/shell/language.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

class CornerPress;
class KioskBackend;
class KioskDevices;
class KioskHealth;
class KioskPicture;
class KioskPulse;
class KioskVisits;
class ServiceMenu;
class ServicePresenter;

/**
 * Puts a kiosk together: look, language and a still picture at once; devices and the service menu
 * beside it; database and services when they are there, and again when they come back. The only
 * place of a kiosk that knows everybody. UI thread.
 */
class KioskApplication : public QObject {
    Q_OBJECT

public:
    explicit KioskApplication(KioskSetup setup);
    ~KioskApplication() override;

    /** Fails when the devices cannot be made; then nothing is on the screen. */
    Result<Done> start();

private:
    BackendRequest request() const;
    void makeService();
    void begin();
    void onReady();
    void onFailed(const Error &error);
    void watchFeed();
    void onScanned(const QString &code);
    void onState(const std::optional<KioskState> &state);
    void recover();
    void showWhatIsRight();
    int pixelsOf(qreal millimetres) const;
    void end(int exitCode);

    KioskSetup m_setup;
    Theme m_theme;
    Language m_language;
    QTimer m_again; ///< a database that did not answer is looked for again
    std::optional<KioskState> m_state; ///< as the database last said
    bool m_isLive = false;
    bool m_isAway = false; ///< it has failed since the start, or was lost
    // Destroyed from the last to the first: window, devices, services, then the server.
    Startup m_startup;
    std::unique_ptr<KioskBackend> m_backend;
    std::unique_ptr<KioskPulse> m_pulse;
    std::unique_ptr<KioskDevices> m_devices;
    std::unique_ptr<KioskHealth> m_health;
    std::unique_ptr<KioskVisits> m_visits;
    ServiceLock m_lock;
    std::unique_ptr<ServicePresenter> m_service;
    std::unique_ptr<KioskFrame> m_frame;
    ServiceMenu *m_menu = nullptr; ///< child of the frame
    std::unique_ptr<CornerPress> m_corner;
    std::unique_ptr<KioskPicture> m_picture;
};
