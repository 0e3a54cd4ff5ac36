#pragma once

#include <QObject>

class PageStack;
class StatusLine;

/**
 * Pauses the refresh of every page and lets it go on: by Shift+F5, the menu, and the button in the
 * status line. What a person does here is still shown at once. Everything is borrowed.
 */
class RefreshSwitch : public QObject {
    Q_OBJECT

public:
    /** The pages are open. @p window has the key. */
    RefreshSwitch(PageStack &pages, StatusLine &status, QWidget *window);

    void toggle();

private:
    PageStack &m_pages;
    StatusLine &m_status;
    bool m_isPaused = false;
};
