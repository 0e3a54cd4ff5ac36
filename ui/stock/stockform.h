#pragma once

#include "ui/widgets/panelform.h"

class QComboBox;
class StockPresenter;

/** What is asked before a level is adjusted or counted, or pieces are taken back. Borrows all. */
class StockForm : public PanelForm {
    Q_OBJECT

public:
    explicit StockForm(StockPresenter &stock, QWidget *parent = nullptr);

    /** Fills the fields from the draft. */
    void showDraft();

    /** The bookings to choose from; keeps the chosen one. */
    void showBookings();

    /** The warehouses to choose from; keeps the chosen one. */
    void showTargets();

    /** Says what was read. */
    void showEcho();

protected:
    void changeEvent(QEvent *event) override;

private:
    void onEdited();
    void retranslate();

    StockPresenter &m_stock;
    QComboBox *m_booking = nullptr;
    QComboBox *m_target = nullptr;
};
