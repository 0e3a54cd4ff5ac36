#pragma once

#include "ui/desk/gridkeys.h"
#include "ui/widgets/card.h"

class ChangePresenter;
class KeyButton;
class QLabel;
class Theme;

/**
 * What stands between two presses of a change: the hold that is being moved and how to go on, or
 * the seconds in which the last change can be taken back. Hidden when there is neither.
 */
class ChangeCard : public Card {
    Q_OBJECT

public:
    /** @p changes and @p theme are borrowed and outlive the card. */
    ChangeCard(ChangePresenter &changes, const Theme &theme, QWidget *parent = nullptr);

    /** Once a second: how long the undo is still there. */
    void tick();

Q_SIGNALS:
    void commandRequested(GridCommand command);

protected:
    void changeEvent(QEvent *event) override;

private:
    KeyButton *addButton(const Theme &theme, const QString &name, GridCommand command);
    void refresh();
    void showMoving();
    void showUndo();

    ChangePresenter &m_changes;
    QLabel *m_text = nullptr;
    KeyButton *m_move = nullptr;
    KeyButton *m_swap = nullptr;
    KeyButton *m_leave = nullptr;
    KeyButton *m_undo = nullptr;
};
