#pragma once

#include "ui/widgets/panelform.h"

class CustomerPresenter;
class QComboBox;

/** The fields of a person, which of two stays, or why one is erased. Borrows the presenter. */
class CustomerForm : public PanelForm {
    Q_OBJECT

public:
    explicit CustomerForm(CustomerPresenter &customers, QWidget *parent = nullptr);

    /** Shows the draft of the presenter and the fields that its task has. */
    void showDraft();

    /** Says what is not right yet, or what will be done. */
    void showEcho();

Q_SIGNALS:
    /** Ctrl+Enter while somebody is added: it is one who is there already. */
    void takeRequested();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void onEdited();
    void showChoice();
    void retranslate();

    CustomerPresenter &m_customers;
    QComboBox *m_kept = nullptr;
};
