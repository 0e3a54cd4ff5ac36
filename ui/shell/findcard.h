#pragma once

#include "ui/models/entrymodel.h"
#include "ui/widgets/card.h"

class EntryList;
class KeyButton;
class NoteCard;
class QLabel;
class Theme;

/**
 * What was found, below the field that looks: rows or a sentence in their place, what can be done
 * with the marked row, and what came of it. A child of the window, not a popup: the field keeps the
 * keyboard. Borrows the theme.
 */
class FindCard : public Card {
    Q_OBJECT

public:
    FindCard(const Theme &theme, QWidget *window);

    /** Marks the first row; without rows @p otherwise stands in their place. */
    void showRows(const QList<EntryRow> &rows, const QString &otherwise);

    /** A button for the marked row; empty: none. */
    void setAction(const QString &text, bool isEnabled);

    /** What came of the action. */
    NoteCard &note() { return *m_note; }

    /** Shows the card below @p field, as high as it needs and the window allows. */
    void openBelow(const QWidget &field);

    void moveMark(int step);

    /** -1: there are no rows. */
    int markedRow() const;

Q_SIGNALS:
    void markMoved();
    void rowClicked();
    void actionRequested();

private:
    const Theme &m_theme;
    EntryModel m_rows;
    EntryList *m_list = nullptr;
    QLabel *m_message = nullptr;
    NoteCard *m_note = nullptr;
    KeyButton *m_action = nullptr;
};
