#include "tests/bench/ui_desk/dayswitch.h"

#include "tests/bench/ui_desk/timedapplication.h"
#include "tests/models/gridbuilder.h"
#include "ui/desk/slotgridview.h"
#include "ui/models/slotgridmodel.h"

#include <QEvent>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace {

constexpr int resourceCount = 50;
constexpr int rowCount = 96;
constexpr int rowMinutes = 15;
constexpr double switchBarMs = 200;
constexpr double stallBarMs = 50;
constexpr int restMs = 20; // between rounds, so that one does not pay for another

}

DaySwitch::DaySwitch(TimedApplication &application, SlotGridModel &model, SlotGridView &view)
    : m_application(application)
    , m_model(model)
    , m_view(view)
    , m_days { bigDay(QDate(2027, 6, 7)), bigDay(QDate(2027, 6, 8)) }
{
    m_view.viewport()->installEventFilter(this);
}

DayGrid DaySwitch::bigDay(QDate day)
{
    GridBuilder builder(day);
    builder.resources(resourceCount).now(QTime(9, 5)).fill(rowCount, rowMinutes);
    DayGrid grid = builder.grid();
    for (qsizetype i = 0; i < grid.places.size(); i += 5) {
        Hold hold;
        hold.id = HoldId(i + 1);
        hold.slotId = grid.places.at(i).id;
        hold.partySize = 1;
        hold.expiresAt = grid.takenAt.addSecs(300);
        hold.lapsesIn = QDeadlineTimer(300'000);
        hold.origin = { u"anna"_s, u"desk %1"_s.arg(i % 9), u"desk"_s, i % 9 == 2 };
        grid.openHolds.append(hold);
    }
    return grid;
}

void DaySwitch::run(int rounds)
{
    m_roundsLeft = rounds;
    QTimer::singleShot(restMs, this, &DaySwitch::startRound);
    QApplication::exec();
}

void DaySwitch::startRound()
{
    m_application.takeLongestEvent();
    m_isWaiting = true;
    m_timer.start();
    m_model.setGrid(m_days[m_roundsLeft % 2], GridBuilder::ownDesk());
}

bool DaySwitch::eventFilter(QObject *watched, QEvent *event)
{
    if (m_isWaiting && event->type() == QEvent::Paint) {
        m_isWaiting = false;
        // The next event comes when the cells are painted and handed to the screen.
        QMetaObject::invokeMethod(this, &DaySwitch::endRound, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void DaySwitch::endRound()
{
    m_switchMs.append(static_cast<double>(m_timer.nsecsElapsed()) / 1e6);
    m_stallMs.append(m_application.takeLongestEvent());
    --m_roundsLeft;
    if (m_roundsLeft > 0) {
        QTimer::singleShot(restMs, this, &DaySwitch::startRound);
    } else {
        QApplication::quit();
    }
}

DeskFigure DaySwitch::switchFigure() const
{
    return { u"day_switch_ms"_s, u"ms"_s, switchBarMs, m_switchMs };
}

DeskFigure DaySwitch::stallFigure() const
{
    return { u"longest_stall_ms"_s, u"ms"_s, stallBarMs, m_stallMs };
}
