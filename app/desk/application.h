#pragma once

#include "app/desk/deskoptions.h"
#include "app/startup/startup.h"
#include "ui/shell/language.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"

#include <QObject>

#include <memory>

class DeskBackend;
class PictureTaker;

/**
 * Puts the desk together: settings, look, language, window at once; database and services when
 * they are there. The only place that knows everybody.
 */
class Application : public QObject {
    Q_OBJECT

public:
    explicit Application(DeskOptions options);
    ~Application() override;

    /** Shows the window and begins to look for the database. */
    void start();

private:
    BackendRequest request() const;
    void begin();
    void onReady();
    void keepServerAlive();
    void onFailed(const Error &error);

    DeskOptions m_options;
    Settings m_settings;
    Theme m_theme;
    Language m_language;
    // Destroyed from the last to the first: window, services, then the server.
    Startup m_startup;
    std::unique_ptr<DeskBackend> m_backend;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<PictureTaker> m_picture;
};
