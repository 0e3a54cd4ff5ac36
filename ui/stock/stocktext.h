#pragma once

#include "ui/models/entrymodel.h"
#include "ui/presenters/stockpresenter.h"
#include "ui/sitetext.h"
#include "ui/widgets/notecard.h"

#include <QCoreApplication>

/** What happened to a level and what a command came to, in sentences for people. */
class StockText {
    Q_DECLARE_TR_FUNCTIONS(StockText)

public:
    using Sentence = NoteCard::Sentence;

    static EntryRow move(const StockMove &move, const SiteClock &clock);

    /** A booking that has pieces out. */
    static EntryRow out(const PiecesOut &booking, const SiteClock &clock);

    /** "Novák, Tue 8 June 10:00: 2 of 4 missing". */
    static QString missing(const ShortBooking &booking, const SiteClock &clock);

    /** What the fields amount to: "Adds 12: 36 on hand after it." */
    static QString echo(const StockReading &reading, const StockLevel &level);
    static QString problem(const StockDraftProblem &problem, const StockLevel &level);
    /** @p shown: the level on the screen; another one is named. */
    static Sentence report(const StockReport &report, StockLevelId shown);

private:
    static QString title(const StockMove &move);
    static QString countEcho(qint64 counted, const StockLevel &level);
    static QString returnEcho(const ReturnRequest &request);
    static Sentence answer(const StockAnswer &answer, StockTask task);
    static QString invalid(const StockAnswer &answer);
    static QString done(const StockAnswer &answer, StockTask task);
};
