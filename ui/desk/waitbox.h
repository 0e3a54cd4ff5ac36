#pragma once

#include "core/booking/waitrequest.h"
#include "ui/widgets/card.h"

#include <QTimeZone>

class KeyButton;
class PartyField;
class QComboBox;
class QLabel;
class QLineEdit;
class Theme;
class WaitingPresenter;

/**
 * Asks who is to be put on the waiting list of a slot: size, name, phone, until when, note. Enter
 * sends it, Escape leaves. Borrows presenter and theme.
 */
class WaitBox : public Card {
    Q_OBJECT

public:
    WaitBox(WaitingPresenter &waiting, const Theme &theme, QWidget *parent = nullptr);

    /** Shows the draft for a slot that begins at @p start; the keyboard goes to what is missing. */
    void open(const QDateTime &start, const QDateTime &now, const QTimeZone &zone);

    void setBusy(bool isBusy);

Q_SIGNALS:
    void leaveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QLineEdit *addField(QLabel *label, const QString &name, int lengthMax);
    void onEdited();
    void onPersonEdited();
    void fillUntil();
    void retranslate();

    WaitingPresenter &m_waiting;
    QDateTime m_start;
    QDateTime m_now;
    QTimeZone m_zone;
    QLabel *m_title = nullptr;
    QLabel *m_partyLabel = nullptr;
    QLabel *m_nameLabel = nullptr;
    QLabel *m_phoneLabel = nullptr;
    QLabel *m_untilLabel = nullptr;
    QLabel *m_noteLabel = nullptr;
    PartyField *m_party = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_phone = nullptr;
    QComboBox *m_until = nullptr;
    QLineEdit *m_note = nullptr;
    KeyButton *m_done = nullptr;
    KeyButton *m_back = nullptr;
};
