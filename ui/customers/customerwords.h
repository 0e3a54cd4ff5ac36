#pragma once

#include "ui/models/entrymodel.h"
#include "ui/presenters/customerpresenter.h"
#include "ui/widgets/notecard.h"

#include <QCoreApplication>

/** What there is about a person, and what came of a command, in words. */
class CustomerWords {
    Q_DECLARE_TR_FUNCTIONS(CustomerWords)

public:
    using Sentence = NoteCard::Sentence;

    /** A row of the people who may be the same. */
    static EntryRow duplicate(const Duplicate &duplicate);

    static Sentence report(const CustomerReport &report);

    /** What is not right about a draft, with the range that is. */
    static QString problem(CustomerDraftProblem problem);

    /** What an armed addition, a merge or an erasure will do; empty for what needs no warning. */
    static QString echo(const CustomerDraft &draft, bool isArmed);

private:
    static Sentence answered(const CustomerAnswer &answer, const CustomerReport &report);
    static QString done(const CustomerReport &report);
};
