#pragma once

#include "ui/shell/messagebar.h"

class HoldPresenter;
class LiveFeed;

/**
 * What happened to the connection, what still works, when it is tried again; and, while an answer
 * is missing, that it is being looked for. Says nothing while all is well.
 */
class ConnectionBar : public MessageBar {
    Q_OBJECT

public:
    explicit ConnectionBar(const Theme &theme, QWidget *parent = nullptr);

    /** Both are borrowed and outlive the bar. */
    void watch(LiveFeed &feed, HoldPresenter &hold);

    /** Once a second, for the countdown. */
    void refresh();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retry();
    QString lostText() const;

    LiveFeed *m_feed = nullptr;
    HoldPresenter *m_hold = nullptr;
};
