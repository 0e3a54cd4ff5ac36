#pragma once

#include "ui/models/customermodel.h"
#include "ui/presenters/customerpresenter.h"
#include "ui/widgets/recordpage.h"

class CustomerPanel;

/** Customers: people by name or phone, and the panel of the chosen one. Borrows services, theme. */
class CustomerPage : public RecordPage {
    Q_OBJECT

public:
    CustomerPage(const CustomerServices &services, const Theme &theme, QWidget *parent = nullptr);
    ~CustomerPage() override;

    CustomerPresenter &customers() { return m_customers; }

    const CustomerModel &model() const { return m_model; }

    void setSite(const Site &site);

    /** A person who was found elsewhere: alone in the list, and chosen. */
    void showCustomer(const Customer &customer);
    void takeFocus() override;

Q_SIGNALS:
    void historyRequested(CustomerId customer, const QString &name);

    /** A booking of the chosen person. */
    void holdRequested(const FoundHold &hold);

protected:
    QString actionOf(const QKeyEvent &event) const override;
    bool isEditing() const override;
    void setActive(bool isActive) override;
    void search(const QString &text) override;
    void retranslate() override;

private:
    void onFoundChanged();
    void giveRows();
    void showState();

    CustomerPresenter m_customers;
    CustomerModel m_model;
    CustomerPanel *m_panel = nullptr;
    bool m_isFilling = false;
    bool m_areRowsWanted = false; ///< Enter in the field, before the answer was here
};
