#pragma once

#include "core/model/daygrid.h"
#include "tests/bench/ui_desk/deskfigure.h"

#include <QElapsedTimer>
#include <QObject>

class SlotGridModel;
class SlotGridView;
class TimedApplication;

/**
 * Switches between two days of 50 resources and 96 rows, from the data in hand to the cells on the
 * screen, by the event loop as the desk does it.
 */
class DaySwitch : public QObject {
    Q_OBJECT

public:
    /** Borrowed; the view is shown. */
    DaySwitch(TimedApplication &application, SlotGridModel &model, SlotGridView &view);

    /** Runs the event loop until all rounds are done. */
    void run(int rounds);

    /** Data to painted. */
    DeskFigure switchFigure() const;

    /** The longest single event in each round. */
    DeskFigure stallFigure() const;

    /** 50 resources, 96 rows, every fifth slot held by somebody. */
    static DayGrid bigDay(QDate day);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void startRound();
    void endRound();

    TimedApplication &m_application;
    SlotGridModel &m_model;
    SlotGridView &m_view;
    DayGrid m_days[2];
    QElapsedTimer m_timer;
    int m_roundsLeft = 0;
    bool m_isWaiting = false;
    QList<double> m_switchMs;
    QList<double> m_stallMs;
};
