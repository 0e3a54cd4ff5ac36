#pragma once

#include "ui/models/walletmodel.h"
#include "ui/presenters/creditpresenter.h"

#include <QWidget>

class CreditPanel;
class RecordPane;
class Theme;

/** Credits: wallets by name, and the panel of the chosen one. Borrows services and theme. */
class CreditPage : public QWidget {
    Q_OBJECT

public:
    CreditPage(const CreditServices &services, const Theme &theme, QWidget *parent = nullptr);
    ~CreditPage() override;

    CreditPresenter &credits() { return m_credits; }

    const WalletModel &model() const { return m_model; }

    RecordPane &pane() { return *m_pane; }

    QWidget &panel();

    void setSite(const Site &site);
    void takeFocus();

    /** Does what a button of the panel does; nothing while it cannot be done. */
    void run(const QString &action);

    /** Once a second: countdowns. */
    void tick();

Q_SIGNALS:
    /** Escape with nothing left to close. */
    void leaveRequested();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void connectAll();
    void onFoundChanged();
    void giveRows();
    void onKey(QKeyEvent *event);
    void stepBack();
    void showState();
    void retranslate();

    CreditPresenter m_credits;
    WalletModel m_model;
    RecordPane *m_pane = nullptr;
    CreditPanel *m_panel = nullptr;
    bool m_isFilling = false;
    bool m_areRowsWanted = false; ///< Enter in the field, before the answer was here
};
