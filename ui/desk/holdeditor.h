#pragma once

#include "ui/widgets/card.h"

class CustomerFinder;
class HoldPresenter;
class PartyField;
class QLabel;
class QLineEdit;
class SuggestionList;
class Theme;

/**
 * What is asked before a slot is held: how many, who, a note. In the panel, never a dialog.
 * Enter places, Escape leaves; what was typed stays until another slot is opened. Borrows all.
 */
class HoldEditor : public Card {
    Q_OBJECT

public:
    HoldEditor(
        HoldPresenter &hold, CustomerFinder &finder, const Theme &theme, QWidget *parent = nullptr);

    /** Fills the fields from the draft. */
    void showDraft();

    /** The cursor goes to the party size, marked unless its first digit opened the editor. */
    void takeFocus();

    void setBusy(bool isBusy);

Q_SIGNALS:
    void placeRequested();
    void leaveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QLineEdit *addField(QLabel *label, const QString &objectName, int lengthMax);
    void onEdited();
    void onCustomerTyped(const QLineEdit &field);
    void onFound();
    void takeCustomer(const struct Customer &customer);
    bool handleKey(int key);
    void retranslate();

    HoldPresenter &m_hold;
    CustomerFinder &m_finder;
    QLabel *m_title = nullptr;
    QLabel *m_partyLabel = nullptr;
    QLabel *m_nameLabel = nullptr;
    QLabel *m_phoneLabel = nullptr;
    QLabel *m_noteLabel = nullptr;
    QLabel *m_known = nullptr;
    PartyField *m_party = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_phone = nullptr;
    QLineEdit *m_note = nullptr;
    SuggestionList *m_suggestions = nullptr;
};
