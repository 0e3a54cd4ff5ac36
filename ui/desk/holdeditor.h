#pragma once

#include "ui/widgets/card.h"

class DeskPresenter;
class ExtrasField;
class HoldPresenter;
class PartyField;
class PayField;
class QKeyEvent;
class QLabel;
class QLineEdit;
class SuggestionList;
class Theme;
struct Shortage;

/**
 * What is asked before a slot is held: how many, who, extras, credits, a note. In the panel, never
 * a dialog. Enter places from every field, Escape leaves; what was typed stays until another slot
 * is opened. X goes to the extras and P to the credits, with Alt where letters are typed. Borrows
 * all.
 */
class HoldEditor : public Card {
    Q_OBJECT

public:
    HoldEditor(DeskPresenter &desk, const Theme &theme, QWidget *parent = nullptr);

    /** Fills the fields from the draft. */
    void showDraft();

    /** The cursor goes to the party size, marked unless its first digit opened the editor. */
    void takeFocus();

    void setBusy(bool isBusy);

    /** The last command was about an amount that cannot be read: the cursor goes there. */
    void takeFocusToUnreadable();

    /** The cursor goes to the line that was short, to be changed. */
    void takeFocusTo(const Shortage &shortage);

Q_SIGNALS:
    void placeRequested();
    void leaveRequested();
    /** The keyboard went to this part by a key: it should be seen. */
    void partTaken(QWidget *part);

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
    bool handleKey(const QObject &field, const QKeyEvent &event);
    bool handleLetter(const QObject &field, const QKeyEvent &event);
    bool isText(const QObject &field) const;
    void showKeyCaps(const QObject &field);
    void connectParts();
    void retranslate();

    DeskPresenter &m_desk;
    HoldPresenter &m_hold;
    QLabel *m_title = nullptr;
    QLabel *m_partyLabel = nullptr;
    QLabel *m_nameLabel = nullptr;
    QLabel *m_phoneLabel = nullptr;
    QLabel *m_noteLabel = nullptr;
    QLabel *m_known = nullptr;
    PartyField *m_party = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_phone = nullptr;
    ExtrasField *m_extras = nullptr;
    PayField *m_pay = nullptr;
    QLineEdit *m_note = nullptr;
    SuggestionList *m_suggestions = nullptr;
};
