#include "ui/shell/refreshswitch.h"

#include "ui/desk/daypage.h"
#include "ui/shell/pagestack.h"
#include "ui/shell/statusline.h"

#include <QShortcut>
#include <QWidget>

RefreshSwitch::RefreshSwitch(PageStack &pages, StatusLine &status, QWidget *window)
    : QObject(window)
    , m_pages(pages)
    , m_status(status)
{
    auto *key = new QShortcut(Qt::SHIFT | Qt::Key_F5, window);
    connect(key, &QShortcut::activated, this, &RefreshSwitch::toggle);
    connect(&status, &StatusLine::pauseRequested, this, &RefreshSwitch::toggle);
    connect(pages.day(), &DayPage::windowCommandRequested, this, [this](GridCommand command) {
        if (command == GridCommand::PauseRefresh) {
            toggle();
        }
    });
    m_status.showPaused(m_isPaused);
}

void RefreshSwitch::toggle()
{
    m_isPaused = !m_isPaused;
    m_pages.setPaused(m_isPaused);
    m_status.showPaused(m_isPaused);
}
