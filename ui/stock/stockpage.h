#pragma once

#include "ui/models/stocklevelmodel.h"
#include "ui/presenters/stockpresenter.h"
#include "ui/widgets/recordpage.h"

/** Stock: the levels of the site, and the panel of the chosen one. Borrows services and theme. */
class StockPage : public RecordPage {
    Q_OBJECT

public:
    StockPage(StockService &stock, LiveFeed &feed, const Theme &theme, QWidget *parent = nullptr);
    ~StockPage() override;

    StockPresenter &stock() { return m_stock; }

    const StockLevelModel &model() const { return m_model; }

protected:
    QString actionOf(const QKeyEvent &event) const override;
    bool isEditing() const override;
    void setActive(bool isActive) override;
    void search(const QString &text) override;
    void retranslate() override;

private:
    void filter();
    void showState();

    StockPresenter m_stock;
    StockLevelModel m_model;
    bool m_isFilling = false;
};
