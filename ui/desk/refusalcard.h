#pragma once

#include "ui/widgets/card.h"

#include <QTimeZone>

#include <array>

class DeskPresenter;
class KeyButton;
class QLabel;
class Theme;

/** Why a slot cannot take the party, who was faster, and the three nearest slots on keys 1, 2, 3.
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

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    static constexpr int offersMax = 3;

    QString sentence() const;
    QString offer(int index) const;

    DeskPresenter &m_desk;
    QLabel *m_text = nullptr;
    QLabel *m_offers = nullptr;
    std::array<KeyButton *, offersMax> m_buttons {};
    KeyButton *m_back = nullptr;
};
