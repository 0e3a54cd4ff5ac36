#pragma once

#include "ui/models/walletmodel.h"
#include "ui/presenters/creditpresenter.h"
#include "ui/widgets/recordpage.h"

class CreditPanel;

/** Credits: wallets by name, and the panel of the chosen one. Borrows services and theme. */
class CreditPage : public RecordPage {
    Q_OBJECT

public:
    CreditPage(const CreditServices &services, const Theme &theme, QWidget *parent = nullptr);
    ~CreditPage() override;

    CreditPresenter &credits() { return m_credits; }

    const WalletModel &model() const { return m_model; }

    void setSite(const Site &site);
    void takeFocus() override;

    /** Once a second: countdowns. */
    void tick();

protected:
    QString actionOf(const QKeyEvent &event) const override;
    bool isEditing() const override;
    void setActive(bool isActive) override;
    void search(const QString &text) override;
    void retranslate() override;

private:
    void connectAll();
    void onFoundChanged();
    void giveRows();
    void showState();

    CreditPresenter m_credits;
    WalletModel m_model;
    CreditPanel *m_panel = nullptr;
    bool m_isFilling = false;
    bool m_areRowsWanted = false; ///< Enter in the field, before the answer was here
};
