#pragma once

#include "core/base/id.h"
#include "ui/widgets/detailpanel.h"

class ArrivalsPresenter;
class Card;
class QLabel;
struct Arrival;

/**
 * The right side of the page of arrivals: the chosen booking, the buttons that say who of it is
 * here, and what came of the last of them. Borrows presenter and theme.
 */
class ArrivalsPanel : public DetailPanel {
    Q_OBJECT

public:
    ArrivalsPanel(ArrivalsPresenter &arrivals, const Theme &theme, QWidget *parent = nullptr);

    bool stepBack() override;
    void run(const QString &action) override;

    /** A digit of how many are here; says why when nothing can be noted now. */
    void typeDigit(int digit);

    /** The list was read, or time has passed. */
    void refresh();

    /** Once a second: how long the undo is still there. */
    void tick();

Q_SIGNALS:
    /** Only those who may still come, or everybody again. */
    void awaitedRequested();
    void historyRequested(HoldId hold, const QString &title);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void connectPresenter();
    void showBooking();
    void showFacts(const Arrival &arrival);
    void showReport();
    void showRefusal();
    void showActions();
    void showWait(const QString &wait);
    QString reasonNotToAct() const;
    void requestHistory();
    void retranslate();

    ArrivalsPresenter &m_arrivals;
    Card *m_facts = nullptr;
    QLabel *m_factsText = nullptr;
    QLabel *m_code = nullptr;
    bool m_isWaitSaid = false; ///< the note says why nothing can be noted
};
