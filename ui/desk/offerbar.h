#pragma once

#include "ui/widgets/card.h"

class DeskPresenter;
class CountdownLabel;
class KeyButton;
class QLabel;
class Theme;

/**
 * Above the grid while the waiting list has offers: whom to call, for what, how long the places are
 * kept, and the key that goes there. Borrows desk and theme.
 */
class OfferBar : public Card {
    Q_OBJECT

public:
    OfferBar(DeskPresenter &desk, const Theme &theme, QWidget *parent = nullptr);

Q_SIGNALS:
    void nextRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    DeskPresenter &m_desk;
    QLabel *m_text = nullptr;
    CountdownLabel *m_countdown = nullptr;
    KeyButton *m_next = nullptr;
};
