#pragma once

#include <QWidget>

class ActionBar;
class NoteCard;
class NumbersCard;
class QLabel;
class QScrollArea;
class QVBoxLayout;
class Theme;

/**
 * The right side of a page: what is chosen, its numbers, cards that scroll, what a command came to,
 * and the buttons. The same shape as the panel of a slot. Borrows the theme.
 */
class DetailPanel : public QWidget {
    Q_OBJECT

public:
    /** What the parts are called, for tests and for screen readers' scripts. */
    struct Names {
        QString prefix; ///< of title, subtitle, note and hint: "stock" gives "stockTitle"
        QStringList numbers;
    };

    DetailPanel(const Theme &theme, const Names &names, QWidget *parent = nullptr);

    /** Closes what is open, one thing at a time; false when nothing was. */
    virtual bool stepBack() = 0;

    /** Does what a button or its key stands for; nothing while it cannot be done. */
    virtual void run(const QString &action) = 0;

    void setHeading(const QString &title, const QString &subtitle);

    /** Puts a card below the others. */
    void addCard(QWidget *card);

    /** The small heading above a card. */
    QLabel *addSection();

    NumbersCard &numbers() { return *m_numbers; }

    NoteCard &note() { return *m_note; }

    ActionBar &actions() { return *m_actions; }

    /** Scrolls so that the card is seen from its top on. */
    void showCard(const QWidget &card);

    /** Scrolls so that a part of a card is seen. */
    void showArea(const QWidget &card, const QRect &area);

Q_SIGNALS:
    /** A key that no field, button or list has taken. */
    void keyPressed(QKeyEvent *event);

    /** Nothing here needs the keyboard any more. */
    void focusReturned();

    /** What a form asked for is done, and the form is closed. */
    void formDone();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLabel *m_title = nullptr;
    QLabel *m_subtitle = nullptr;
    NumbersCard *m_numbers = nullptr;
    QScrollArea *m_scroll = nullptr;
    QVBoxLayout *m_cards = nullptr;
    NoteCard *m_note = nullptr;
    ActionBar *m_actions = nullptr;
};
