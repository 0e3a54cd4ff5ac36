#pragma once

#include "core/config/settings.h"

#include <QString>

#include <variant>

struct PaperSheet;

/** Where a document goes. */
struct PrintTarget {
    QString printer; ///< queue of the printing system; empty: a PDF file in the folder
    QString folder; ///< made when it is missing
    QString media; ///< as the printing system calls the paper: "A4", "Custom.80x162mm"
    bool isTakenBack = false; ///< a job that is not printed in time is cancelled, with its data

    /** What to call the size of @p page. */
    static QString mediaOf(const PaperSheet &page);

    bool operator==(const PrintTarget &) const = default;
};

/** It is on paper, or in a file. */
struct PrintDone {
    QString file; ///< empty: the printer has it
};

/** Why it is not. */
struct PrintFailed {
    enum class Reason {
        NoPrintingSystem, ///< it is not installed, or does not answer
        PrinterMissing, ///< no queue of this name
        Refused, ///< the queue does not take the document
        NotFinished, ///< not printed in time: off, out of paper, slow; it may still come
        FolderFailed, ///< the file cannot be written
        DiskFull,
        TooMany, ///< too many documents are waiting
    };

    Reason reason = Reason::Refused;
    QString detail; ///< for the log and support

    /** Nothing is on paper and nothing will be: the next print is the same copy. */
    bool isCertain() const { return reason != Reason::NotFinished; }
};

using PrintResult = std::variant<PrintDone, PrintFailed>;
