#pragma once

#include "ui/desk/gridkeys.h"
#include "ui/presenters/slotactions.h"

#include <QWidget>

class KeyButton;
class Theme;

/**
 * The buttons of the slot panel: one filled, four outlined, always in the same places. What is not
 * possible now is disabled. A booking with pieces out has one more, and so has a hold of another
 * desk. While the editor is open: hold and leave.
 */
class SlotActionBar : public QWidget {
    Q_OBJECT

public:
    explicit SlotActionBar(const Theme &theme, QWidget *parent = nullptr);

    void showActions(const SlotActions &actions);
    void setEditing(bool isEditing);

    /** The card of a refusal has its own way back. */
    void setRefused(bool isRefused);
    void setBusy(bool isBusy);

Q_SIGNALS:
    void commandRequested(GridCommand command);
    void placeRequested();
    void leaveRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    KeyButton *addButton(const Theme &theme, const QString &objectName, GridCommand command);
    void onPrimary();
    void refresh();

    SlotActions m_actions;
    bool m_isEditing = false;
    bool m_isRefused = false;
    bool m_isBusy = false;
    KeyButton *m_primary = nullptr;
    KeyButton *m_extend = nullptr;
    KeyButton *m_newHold = nullptr;
    KeyButton *m_cancel = nullptr;
    KeyButton *m_why = nullptr;
    KeyButton *m_move = nullptr;
    KeyButton *m_party = nullptr;
    KeyButton *m_checkIn = nullptr;
    KeyButton *m_takeOver = nullptr;
    KeyButton *m_returnPieces = nullptr;
    KeyButton *m_leave = nullptr;
};
