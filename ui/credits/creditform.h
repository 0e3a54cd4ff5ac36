#pragma once

#include "ui/widgets/panelform.h"

class CreditPresenter;
class QCheckBox;
class QComboBox;

/** What is asked before credits are granted, debited, held, captured, reversed. Borrows all. */
class CreditForm : public PanelForm {
    Q_OBJECT

public:
    explicit CreditForm(CreditPresenter &credits, QWidget *parent = nullptr);

    /** Fills the fields from the draft. */
    void showDraft();
    void showBuckets();

    /** Says what was read. */
    void showEcho();

protected:
    void changeEvent(QEvent *event) override;

private:
    void onEdited();
    void showFields();
    void retranslate();
    QString title() const;
    QString shownBucket() const;

    CreditPresenter &m_credits;
    QComboBox *m_bucket = nullptr;
    QCheckBox *m_overdraft = nullptr;
};
