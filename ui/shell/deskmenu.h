#pragma once

#include "ui/desk/gridkeys.h"

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
    void settingsRequested();
    void quitRequested();

private:
    void rebuild();

    bool m_isDeskOpen = false;
};
