#pragma once

#include "tests/scenarios/changes.h"
#include "tests/scenarios/scenario.h"
#include "tests/scenarios/till.h"
#include "tests/support/testdatabase.h"
#include "tests/support/testdesk.h"

#include <QDate>
#include <QHash>
#include <QTemporaryDir>
#include <QTimeZone>

#include <map>
#include <memory>

/** A database with desks on which the events of one scenario happen, one after another. */
class Stage {
public:
    /** @p server: whose it is alone, so that it can be restarted; null: shared with others. */
    explicit Stage(TestDatabase &database, TestCluster *server = nullptr);

    /**
     * Does what the event says. Answers what came of it, outcome first, then facts; empty for an
     * event that has no answer; a text that begins with "?" when the event is not understood.
     */
    QStringList play(const ScenarioEvent &event);

private:
    QStringList prepare(const QString &actor, const QStringList &words);
    QStringList addSlot(const QStringList &words);
    QStringList moveClock(const QString &actor, const QStringList &words);
    QStringList act(TestDesk &desk, const QString &name, const QStringList &words);
    QStringList place(TestDesk &desk, const QStringList &words);
    QStringList repeat(TestDesk &desk, const QStringList &words);
    QStringList book(TestDesk &desk, const QStringList &words);
    QStringList lose(TestDesk &desk, const QString &name, const QStringList &words);
    QStringList change(TestDesk &desk, const QStringList &words);
    QStringList show(TestDesk &desk, const QString &hold);
    QStringList crash(const QString &name);
    QStringList check(const QStringList &words);
    QStringList restart(const QStringList &words);
    QStringList readDay(const QStringList &words);

    TestDesk &deskOf(const QString &name);
    PlaceHoldRequest requestFrom(const QStringList &words);
    QDateTime wallTime(QDate day, const QString &time) const;

    TestDatabase &m_database;
    TestCluster *m_server = nullptr;
    Till m_till;
    QTemporaryDir m_folder;
    std::map<QString, std::unique_ptr<TestDesk>> m_desks;
    QHash<QString, SlotId> m_slots;
    QHash<QString, PlaceHoldRequest> m_requests;
    QHash<QString, HoldId> m_holds;
    Changes m_changes { m_database, m_holds, m_slots };
    QTimeZone m_zone { "Europe/Prague" };
    bool m_hasSite = false;
};
