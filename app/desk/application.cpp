#include "app/desk/application.h"

#include "app/desk/deskbackend.h"
#include "app/desk/picturetaker.h"
#include "app/desk/steptext.h"
#include "core/live/livefeed.h"
#include "ui/errortext.h"
#include "ui/shell/startscreen.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

Application::Application(DeskOptions options)
    : m_options(std::move(options))
{
    m_theme.choose(m_options.theme.value_or(m_settings.theme()));
    m_language.choose(m_options.language.isEmpty() ? m_settings.language() : m_options.language);
    m_window = std::make_unique<MainWindow>(ShellParts { m_settings, m_theme, m_language });
    connect(&m_startup, &Startup::stepReached, this, [this](BackendStep step) {
        m_window->startScreen().showStep(StepText::sentence(step));
    });
    connect(&m_startup, &Startup::ready, this, &Application::onReady);
    connect(&m_startup, &Startup::failed, this, &Application::onFailed);
    StartScreen &screen = m_window->startScreen();
    connect(&screen, &StartScreen::retryRequested, this, &Application::begin);
    connect(&screen, &StartScreen::quitRequested, m_window.get(), &QWidget::close);
    if (!m_options.picture.isEmpty()) {
        m_picture = std::make_unique<PictureTaker>(*m_window, m_options.picture);
    }
}

Application::~Application() = default;

void Application::start()
{
    m_window->show();
    begin();
}

BackendRequest Application::request() const
{
    BackendRequest request;
    request.dataDirectory = m_settings.dataDirectory();
    request.serverPrograms = m_settings.serverPrograms();
    request.applicationName = u"holdfast"_s;
    request.workstation = m_settings.deskName();
    request.isLoadingDemo = true;
    // A data directory on the command line means the private database, whatever is set.
    if (!m_options.dataDirectory.isEmpty()) {
        request.dataDirectory = m_options.dataDirectory;
    } else {
        request.database = m_settings.database();
    }
    if (!m_options.database.isEmpty()) {
        request.database = m_options.database;
    }
    return request;
}

void Application::begin()
{
    if (!m_startup.isRunning()) {
        m_window->startScreen().showStep(StepText::sentence(BackendStep::LookingForServer));
        m_startup.start(request());
    }
}

void Application::onReady()
{
    const Backend &backend = *m_startup.backend();
    auto opened = DeskBackend::open(backend, m_settings.deskName());
    if (!opened) {
        onFailed(opened.error());
        return;
    }
    m_backend = std::move(opened).value();
    keepServerAlive();
    m_window->openDesk(m_backend->services(),
        { backend.isPrivate(), backend.place(), backend.folder() },
        m_options.day);
}

/** A private server that was killed comes back by itself; one that was stopped, on request. */
void Application::keepServerAlive()
{
    LiveFeed &feed = m_backend->services().feed;
    connect(&feed, &LiveFeed::stateChanged, this, [this, &feed] {
        if (feed.state() == ConnectionState::Lost) {
            m_startup.revive(Backend::Revival::AfterCrash);
        }
    });
    connect(&feed, &LiveFeed::retryRequested, this, [this] {
        m_startup.revive(Backend::Revival::OnRequest);
    });
    connect(&m_startup, &Startup::revived, &feed, &LiveFeed::reconnect);
}

void Application::onFailed(const Error &error)
{
    const QString sentence = StepText::failure(error);
    m_window->startScreen().showFailure(sentence, ErrorText::supportCode(error), error.detail);
    if (m_picture) {
        m_picture->giveUp(sentence);
    }
}
