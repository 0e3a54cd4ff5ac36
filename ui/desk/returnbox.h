#pragma once

#include "core/base/id.h"
#include "ui/widgets/card.h"

#include <QList>

class BookingReturn;
class KeyButton;
class QLabel;
class QLineEdit;
class ReturnRow;
class Theme;

/**
 * Asks what became of the pieces that a booking has out: back, lost, damaged, used up. All are back
 * unless something else is typed, so that Enter alone takes them all. Escape leaves.
 */
class ReturnBox : public Card {
    Q_OBJECT

public:
    /** Both are borrowed and outlive the box. */
    ReturnBox(BookingReturn &pieces, const Theme &theme, QWidget *parent = nullptr);

    /** Fresh fields for what is out now, cursor in the first. */
    void open();

Q_SIGNALS:
    void leaveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void send();
    void onActivityChanged();
    void onOutChanged();
    void retranslate();

    BookingReturn &m_pieces;
    const Theme &m_theme;
    QLabel *m_question = nullptr;
    HoldId m_hold; ///< whose pieces the rows are
    bool m_isStale = false; ///< the rows were refused: fresh numbers are on their way
    QList<ReturnRow *> m_rows; ///< children of the box
    QLineEdit *m_note = nullptr;
    KeyButton *m_done = nullptr;
    KeyButton *m_back = nullptr;
};
