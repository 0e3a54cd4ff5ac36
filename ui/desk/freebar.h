#pragma once

#include "core/model/slotdetail.h"
#include "ui/presenters/freeslotfinder.h"

#include <QTimeZone>
#include <QWidget>

class FreeField;
class KeyButton;
class QHBoxLayout;
class QLabel;
class Theme;

/** What the bar says while a filter is on. */
struct FreeStatus {
    int party = 0;
    int fitting = 0; ///< slots on the screen with room
    bool isWeek = false;
    QDate day; ///< on the screen
    QTimeZone zone;
};

/**
 * "Free for how many?": a button while nobody asks, a number while it asks, and what was found
 * while it filters. Decides nothing. Borrows the theme.
 */
class FreeBar : public QWidget {
    Q_OBJECT

public:
    explicit FreeBar(const Theme &theme, QWidget *parent = nullptr);

    /** Asks for a number and takes the keyboard. */
    void ask(int party);

    bool isAsking() const;

    /** Back to the button. */
    void showOff();

    /** Says how many fit, and what @p finder has found. */
    void showStatus(const FreeStatus &status, const FreeSlotFinder &finder);

Q_SIGNALS:
    void askRequested();
    void partyGiven(int party);
    void nextRequested();
    /** Escape, or the cross: no filter any more. */
    void closeRequested();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Mode { Off, Asking, On };

    void build(const Theme &theme);
    void addQuick(const Theme &theme, QHBoxLayout &row);
    void show(Mode mode);
    void give(int party);
    void fitQuick();
    void retranslate();
    QString foundText(const FreeStatus &status, const FreeSlotFinder &finder) const;

    Mode m_mode = Mode::Off;
    KeyButton *m_open = nullptr;
    QLabel *m_question = nullptr;
    FreeField *m_field = nullptr;
    QList<KeyButton *> m_quick; ///< the usual numbers, for the mouse
    KeyButton *m_find = nullptr;
    QLabel *m_refusal = nullptr;
    QLabel *m_says = nullptr;
    KeyButton *m_next = nullptr;
    KeyButton *m_close = nullptr;
};
