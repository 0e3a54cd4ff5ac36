#pragma once

#include "ui/models/entrymodel.h"
#include "ui/widgets/detailpanel.h"

class Card;
class CreditForm;
class CreditPresenter;
class EntryList;
class KeyButton;
class QLabel;
struct PanelAction;

/**
 * The right side of the page of credits: numbers of the chosen wallet, its holds, its entries and
 * who paid what, the form of a command and what it came to. Borrows presenter and theme.
 */
class CreditPanel : public DetailPanel {
    Q_OBJECT

public:
    CreditPanel(CreditPresenter &credits, const Theme &theme, QWidget *parent = nullptr);

    bool stepBack() override;
    void run(const QString &action) override;

    /** Brings the countdowns up to the clock. */
    void tick();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Section {
        QLabel *title = nullptr;
        Card *card = nullptr;
        EntryList *list = nullptr;
    };

    void build(const Theme &theme);
    Section addSectionOf(EntryModel &model, const QString &name, const Theme &theme);
    void connectPresenter();
    void connectLists();
    void onWalletChanged();
    void onDetailChanged();
    void onChoiceChanged();
    void onDraftChanged();
    void onReportChanged();
    void showActions();
    void sayWhyNot(const QString &action);
    QList<PanelAction> formActions(bool canAct, const QString &reason) const;
    QList<PanelAction> holdActions(bool canAct, const QString &reason) const;
    QList<PanelAction> walletActions(bool canAct, const QString &reason) const;
    bool canReverse() const;
    QString reasonNotToAct() const;
    void retranslate();

    CreditPresenter &m_credits;
    EntryModel m_holdRows;
    EntryModel m_usageRows;
    EntryModel m_entryRows;
    CreditForm *m_form = nullptr;
    Section m_holds;
    Section m_usage;
    Section m_entries;
    KeyButton *m_more = nullptr;
    bool m_isChoosing = false; ///< the lists follow the presenter just now
};
