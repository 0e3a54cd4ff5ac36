#pragma once

#include "ui/desk/gridkeys.h"

#include <QScrollArea>
#include <QWidget>

class ChangeCard;
class DeskPresenter;
class HoldEditor;
class HoldList;
class NoteCard;
class PartyBox;
class ReasonBox;
class RefusalCard;
class ReturnBox;
class SlotActionBar;
class SlotHeading;
class SlotNumbersCard;
class Theme;
class WaitingSection;
class WhyCard;
struct Hold;

/**
 * The right side of the day: numbers, holds and "Why?" of the slot under the cursor, the editor of
 * a new hold, what a command came to, and the buttons. Borrows desk and theme.
 */
class SlotPanel : public QWidget {
    Q_OBJECT

public:
    SlotPanel(DeskPresenter &desk, const Theme &theme, QWidget *parent = nullptr);

    void toggleWhy();

    /** Asks why the chosen booking is cancelled. */
    void askReason();

    /** Asks how many people @p hold is for from now on. */
    void askParty(const Hold &hold);

    /** Asks what became of the pieces of the chosen booking. */
    void askReturn();

    /** Closes what is open, one thing at a time; false when nothing was. */
    bool stepBack();

    /** Says a sentence under the cards until the next one or for some seconds. */
    void say(const QString &text);

    /** Brings the numbers, the possible buttons and the countdowns up to the clock. */
    void tick();

    /** The detail of the slot has been painted since it arrived. */
    bool isDetailPainted() const { return m_isDetailPainted; }

Q_SIGNALS:
    void commandRequested(GridCommand command);
    /** The chosen hold is pulled at with the left button. */
    void dragWanted(QPoint globalPosition);
    /** Nothing here needs the keyboard any more. */
    void focusReturned();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void build(const Theme &theme);
    void connectPresenters();
    void onDetailChanged();
    void onDraftChanged();
    void onRefusalChanged();
    void onReportChanged();
    void onActivityChanged();
    void onReturnReported();
    void onChangeReported();
    void closeReason();

    DeskPresenter &m_desk;
    SlotHeading *m_heading = nullptr;
    SlotNumbersCard *m_numbers = nullptr;
    QScrollArea *m_scroll = nullptr;
    HoldEditor *m_editor = nullptr;
    RefusalCard *m_refusal = nullptr;
    ReasonBox *m_reason = nullptr;
    PartyBox *m_party = nullptr;
    ReturnBox *m_return = nullptr;
    WaitingSection *m_waiting = nullptr;
    HoldList *m_holds = nullptr;
    WhyCard *m_why = nullptr;
    NoteCard *m_note = nullptr;
    ChangeCard *m_change = nullptr;
    SlotActionBar *m_actions = nullptr;
    bool m_isDetailPainted = false;
};
