#pragma once

#include "core/model/slotdetail.h"

#include <QHash>
#include <QWidget>

class CustomerWallets;
class HoldCard;
class QTimeZone;
class QVBoxLayout;
class SlotPresenter;
class Theme;

/** The holds of a slot as cards. A refresh keeps the cards that are still there, and the focus. */
class HoldList : public QWidget {
    Q_OBJECT

public:
    /** All are borrowed and outlive the list. */
    HoldList(SlotPresenter &slot,
        CustomerWallets &wallets,
        const Theme &theme,
        QWidget *parent = nullptr);

    /** Shows the holds of the presenter's slot. */
    void refresh(const QTimeZone &zone);

Q_SIGNALS:
    /** The chosen hold is pulled at with the left button. */
    void dragWanted(QPoint globalPosition);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void markChosen();
    void showWallets();
    void step(int by);
    HoldCard *cardOf(HoldId hold);

    SlotPresenter &m_slot;
    CustomerWallets &m_wallets;
    const Theme &m_theme;
    QVBoxLayout *m_column = nullptr;
    QList<HoldCard *> m_cards; ///< in the order shown; children of the list
};
