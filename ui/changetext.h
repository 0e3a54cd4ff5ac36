#pragma once

#include "ui/presenters/changepresenter.h"
#include "ui/widgets/notecard.h"

#include <QCoreApplication>
#include <QString>

/** What came of a change of a hold, in sentences for people. */
class ChangeText {
    Q_DECLARE_TR_FUNCTIONS(ChangeText)

public:
    static NoteCard::Sentence report(const ChangeReport &report);

    /** "Moved": what the button of the undo takes back. */
    static QString undoable(ChangeKind kind);

private:
    static QString done(const ChangeReport &report);
    static QString refused(const ChangeRefused &refused);
    static QString notFitting(const ChangeRefused &refused);
};
