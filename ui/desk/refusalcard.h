#pragma once

#include "ui/widgets/card.h"

#include <QTimeZone>

#include <array>

class DeskPresenter;
class KeyButton;
class QLabel;
class Theme;
struct Shortage;

/**
 * Why a slot cannot take the party, who was faster, and the three nearest slots on keys 1, 2, 3.
 * When it was an extra or the credits that are short: which line, what is left of it, and on keys
 * 1 and 2 the same hold with that and without the line.
 */
class RefusalCard : public Card {
    Q_OBJECT

public:
    /** Both are borrowed and outlive the card. */
    RefusalCard(DeskPresenter &desk, const Theme &theme, QWidget *parent = nullptr);

    /** Says what the presenter holds now. */
    void refresh();

Q_SIGNALS:
    void leaveRequested();
    /** The party is to wait for the slot that refused it. */
    void waitRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    static constexpr int offersMax = 3;

    bool canWait() const;
    QString sentence() const;
    QString nameFor(const Shortage &shortage) const;
    QStringList offersOfLess(const Shortage &shortage) const;
    QStringList offersNearby() const;
    QString offer(int index) const;

    DeskPresenter &m_desk;
    QLabel *m_text = nullptr;
    QLabel *m_offers = nullptr;
    std::array<KeyButton *, offersMax> m_buttons {};
    KeyButton *m_wait = nullptr;
    KeyButton *m_back = nullptr;
};
