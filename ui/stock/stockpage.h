#pragma once

#include "ui/models/stocklevelmodel.h"
#include "ui/presenters/stockpresenter.h"

#include <QWidget>

class RecordPane;
class StockPanel;
class Theme;

/** Stock: the levels of the site, and the panel of the chosen one. Borrows services and theme. */
class StockPage : public QWidget {
    Q_OBJECT

public:
    StockPage(StockService &stock, LiveFeed &feed, const Theme &theme, QWidget *parent = nullptr);
    ~StockPage() override;

    StockPresenter &stock() { return m_stock; }

    const StockLevelModel &model() const { return m_model; }

    RecordPane &pane() { return *m_pane; }

    QWidget &panel();

    void takeFocus();

    /** Does what a button of the panel does; nothing while it cannot be done. */
    void run(const QString &action);

Q_SIGNALS:
    /** Escape with nothing left to close. */
    void leaveRequested();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void filter();
    void onKey(QKeyEvent *event);
    void stepBack();
    void showState();
    void retranslate();

    StockPresenter m_stock;
    StockLevelModel m_model;
    RecordPane *m_pane = nullptr;
    StockPanel *m_panel = nullptr;
    bool m_isFilling = false;
};
