#pragma once

#include "ui/kiosk/service/kioskfacts.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QList>

enum class HealthLevel {
    Good,
    Warning, ///< it works; somebody should look
    Bad, ///< it does not work
    Absent, ///< not there, and not wanted
};

/** One line of the health page. */
struct HealthRow {
    QString key; ///< "printer": of the line in reports and tests
    QString title;
    HealthLevel level = HealthLevel::Good;
    QString text; ///< a sentence; the level is in its words, too

    bool operator==(const HealthRow &) const = default;
};

/** What the facts mean, in words and for the desk. Any thread. */
class HealthRows {
    Q_DECLARE_TR_FUNCTIONS(HealthRows)

public:
    static constexpr std::chrono::seconds skewMax { 30 };
    static constexpr std::chrono::seconds answerAgeMax { 60 };
    static constexpr qint64 diskFreeMin = 500'000'000; ///< bytes

    static QList<HealthRow> of(const KioskFacts &facts);

    /** The same without words, for the heartbeat: {"printer": "good", …, "clock_skew_ms": 12}. */
    static QJsonObject report(const KioskFacts &facts);

    static QString levelText(HealthLevel level);

private:
    static HealthRow printer(const KioskFacts &facts);
    static HealthRow scanner(const KioskFacts &facts);
    static HealthRow network(const KioskFacts &facts);
    static HealthRow database(const KioskFacts &facts);
    static HealthRow clock(const KioskFacts &facts);
    static HealthRow speech(const KioskFacts &facts);
    static HealthRow sounds(const KioskFacts &facts);
    static HealthRow disk(const KioskFacts &facts);
    static HealthRow version(const KioskFacts &facts);
};
