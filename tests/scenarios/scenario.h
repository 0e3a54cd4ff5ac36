#pragma once

#include <QList>
#include <QString>
#include <QStringList>

/** One line of a scenario: who does what, and what must come of it. */
struct ScenarioEvent {
    int line = 0;
    QString actor; ///< "desk 1", "kiosk", "slot", "check"
    QStringList words; ///< of the event, split at blanks; "quoted parts" stay whole
    QStringList expected; ///< outcome first, then facts; empty when nothing is expected
};

/** A scenario as it stands in its file; see README.md for the format. */
struct Scenario {
    QString name;
    QList<ScenarioEvent> events;
    QString error; ///< "file:line: …" when the file cannot be read

    static Scenario read(const QString &path);
};
