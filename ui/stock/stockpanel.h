#pragma once

#include "ui/models/entrymodel.h"
#include "ui/widgets/detailpanel.h"

class Card;
class EntryList;
class KeyButton;
class QLabel;
class StockForm;
class StockPresenter;

/**
 * The right side of the stock page: numbers of the chosen level, whose pieces are missing, what is
 * out, the journal, the form of a command and what it came to. Borrows presenter and theme.
 */
class StockPanel : public DetailPanel {
    Q_OBJECT

public:
    StockPanel(StockPresenter &stock, const Theme &theme, QWidget *parent = nullptr);

    bool stepBack() override;
    void run(const QString &action) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void build(const Theme &theme);
    void connectPresenter();
    void onLevelChanged();
    void onDetailChanged();
    void onDraftChanged();
    void onReportChanged();
    void showActions();
    QString reasonNotToAct() const;
    void retranslate();

    StockPresenter &m_stock;
    EntryModel m_outRows;
    EntryModel m_moveRows;
    StockForm *m_form = nullptr;
    Card *m_short = nullptr;
    QLabel *m_shortTitle = nullptr;
    QLabel *m_shortText = nullptr;
    QLabel *m_outTitle = nullptr;
    Card *m_outCard = nullptr;
    EntryList *m_out = nullptr;
    QLabel *m_movesTitle = nullptr;
    Card *m_movesCard = nullptr;
    EntryList *m_moves = nullptr;
    KeyButton *m_more = nullptr;
};
