#pragma once

#include "ui/desk/gridkeys.h"
#include "ui/shell/siderail.h"

#include <QMenu>

/** Every command with its key, by group; said anew each time it opens. */
class DeskMenu : public QMenu {
    Q_OBJECT

public:
    explicit DeskMenu(QWidget *parent = nullptr);

    /** Without a desk only the commands of the window are there. */
    void setDeskOpen(bool isOpen) { m_isDeskOpen = isOpen; }

Q_SIGNALS:
    void commandRequested(GridCommand command);
    void pageRequested(SideRail::Page page);
    /** On the page of stock or credits. */
    void actionRequested(SideRail::Page page, const QString &action);
    void quitRequested();

private:
    void rebuild();
    void addPages();

    bool m_isDeskOpen = false;
};
