#pragma once

#include "ui/models/entrymodel.h"
#include "ui/widgets/detailpanel.h"

class Card;
class CustomerForm;
class CustomerPresenter;
class EntryList;
class KeyButton;
class QLabel;
struct FoundHold;
struct PanelAction;

/**
 * The right side of the page of customers: what is written down about the chosen one, who may be
 * the same, bookings to come and of the past, the form of a command and what it came to. Borrows
 * presenter and theme.
 */
class CustomerPanel : public DetailPanel {
    Q_OBJECT

public:
    CustomerPanel(CustomerPresenter &customers, const Theme &theme, QWidget *parent = nullptr);

    bool stepBack() override;
    void run(const QString &action) override;

Q_SIGNALS:
    void historyRequested();

    /** Enter on a booking. */
    void holdRequested(const FoundHold &hold);

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
    void onDetailChanged();
    void showFacts();
    void showHolds();
    void showDuplicates();
    void showProposal();
    bool isAdding() const;
    void onDraftChanged();
    void onReportChanged();
    void showActions();
    QString reasonNotToAct() const;
    void retranslate();

    CustomerPresenter &m_customers;
    EntryModel m_duplicateRows;
    EntryModel m_comingRows;
    EntryModel m_pastRows;
    CustomerForm *m_form = nullptr;
    Card *m_facts = nullptr;
    QLabel *m_factsText = nullptr;
    Section m_duplicates;
    Section m_coming;
    Section m_past;
    KeyButton *m_more = nullptr;
};
