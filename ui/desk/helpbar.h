#pragma once

#include "ui/widgets/card.h"

class DeskPresenter;
class KeyButton;
class QLabel;
class Theme;

/**
 * Above the grid while somebody at a kiosk waits for help: where, since when, and the key that says
 * that one goes there. Borrows desk and theme.
 */
class HelpBar : public Card {
    Q_OBJECT

public:
    HelpBar(DeskPresenter &desk, const Theme &theme, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    DeskPresenter &m_desk;
    QLabel *m_text = nullptr;
    KeyButton *m_go = nullptr;
};
