#pragma once

#include "core/config/settings.h"
#include "ui/paper/printjob.h"

#include <QCoreApplication>
#include <QString>

/** What became of a print, and where paper goes, in sentences for people. */
class PrintText {
    Q_DECLARE_TR_FUNCTIONS(PrintText)

public:
    static QString kind(PaperKind kind);
    static QString failure(const PrintTrouble &trouble);
    static QString success(const PrintSuccess &success);

    /** "EPSON, roll of 80 mm", "PDF file in /home/…". */
    static QString target(const PrintTarget &target, PaperKind kind, PaperSize size);
    static QString paper(PaperSize size);

private:
    static QString failed(PrintFailed::Reason reason);
    static QString refused(PrintRefused refusal);
};
