#pragma once

#include "ui/widgets/card.h"

class HoldRescue;
class KeyButton;
class QLabel;
class Theme;

/**
 * The cancelled or lapsed hold that a find has led to, and the button that brings it back. Hidden
 * when there is none. Borrows rescue and theme.
 */
class GoneCard : public Card {
    Q_OBJECT

public:
    GoneCard(HoldRescue &rescue, const Theme &theme, QWidget *parent = nullptr);

Q_SIGNALS:
    void leaveRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    HoldRescue &m_rescue;
    QLabel *m_text = nullptr;
    QLabel *m_caption = nullptr;
    KeyButton *m_revive = nullptr;
    KeyButton *m_leave = nullptr;
};
