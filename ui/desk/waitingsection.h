#pragma once

#include "ui/widgets/notecard.h"

#include <QWidget>

class DeskPresenter;
class QLabel;
class QVBoxLayout;
class Theme;
class WaitBox;
class WaitingCard;

/** The waiting list of the slot on screen, and the form that puts a party on it. Borrows desk and
 * theme. */
class WaitingSection : public QWidget {
    Q_OBJECT

public:
    WaitingSection(DeskPresenter &desk, const Theme &theme, QWidget *parent = nullptr);

    void refresh();

    /** The form, for whoever lays it out where forms are; hidden while nobody is put on the list.
     */
    WaitBox *form() const { return m_box; }

    /** Closes the form; false when it was not open. */
    bool stepBack();

Q_SIGNALS:
    void said(const NoteCard::Sentence &sentence);
    /** The form is open and wants to be seen. */
    void opened();
    /** The form was closed. */
    void closed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void onDraftChanged();

    DeskPresenter &m_desk;
    const Theme &m_theme;
    QLabel *m_title = nullptr;
    WaitBox *m_box = nullptr;
    QVBoxLayout *m_column = nullptr;
    QList<WaitingCard *> m_cards;
};
