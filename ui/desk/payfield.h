#pragma once

#include "ui/desk/foldedsection.h"
#include "ui/presenters/holddraft.h"

#include <QHash>

class PayPresenter;
class PayRow;
class QLabel;
class QLineEdit;

/**
 * "Pay with credits": a row per wallet of the customer, or a word about why there is none. Hidden
 * where credits are not held. A refresh of the numbers moves neither focus nor what was typed.
 */
class PayField : public FoldedSection {
    Q_OBJECT

public:
    /** Both are borrowed and outlive the field. */
    PayField(PayPresenter &pay, const Theme &theme, QWidget *parent = nullptr);

    /** Shows the draft: open when something is to be paid, folded when nothing is. */
    void showDraft(const HoldDraft &draft);

    /** What is typed for the wallets; those with an empty field are left out. */
    const QList<CreditWish> &wishes() const { return m_wishes; }

    /** Opens and takes the keyboard; false when there is nothing to pay with. */
    bool takeFocus();

    /** Takes the keyboard to the row of a wallet; false when it is not shown. */
    bool takeFocusTo(const QString &bucket);

    /** Takes the keyboard to the first amount that cannot be read; false when all can. */
    bool takeFocusToUnreadable();

Q_SIGNALS:
    /** By a person. */
    void wishesChanged();
    /** There is another field to type into: the form wants its Enter and Escape. */
    void fieldAdded(QLineEdit *field);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void refreshRows();
    PayRow *rowOf(const QString &bucket);
    void remember(const QString &bucket, const QString &typed);
    QString whyNothing() const;
    void retranslate();

    PayPresenter &m_pay;
    QList<CreditWish> m_wishes;
    bool m_hasName = false; ///< somebody is named, known or not
    QLabel *m_words = nullptr;
    QHash<QString, PayRow *> m_rows; ///< by bucket; children of the field
    QList<PayRow *> m_shown; ///< in the order shown
};
