#pragma once

#include "ui/desk/gridkeys.h"

#include <QWidget>

class DayPresenter;
class KeyButton;
class LiveFeed;
class QLabel;
class Theme;

/** What stands in place of the grid when there is none: starting, waiting, empty, failed. */
class DayMessage : public QWidget {
    Q_OBJECT

public:
    /** All are borrowed and outlive the widget. */
    DayMessage(const DayPresenter &day, const LiveFeed &feed, const Theme &theme, QWidget *parent);

    /** True when there is something to say instead of the grid. */
    bool refresh();

Q_SIGNALS:
    void nextOpenDayRequested();
    void retryRequested();

    /** A key of the grid, for which the message stands. */
    void commandRequested(GridCommand command);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void describe();
    void showStarting();
    void showFailed();
    void showEmpty();

    const DayPresenter &m_day;
    const LiveFeed &m_feed;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    KeyButton *m_next = nullptr;
    KeyButton *m_retry = nullptr;
};
