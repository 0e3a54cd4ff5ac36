#include "ui/paper/printtext.h"

#include "ui/errortext.h"

QString PrintText::kind(PaperKind kind)
{
    switch (kind) {
    case PaperKind::Ticket:
        return tr("Ticket");
    case PaperKind::Receipt:
        return tr("Receipt of extras");
    case PaperKind::DaySheet:
        return tr("Day sheet");
    }
    Q_UNREACHABLE();
}

QString PrintText::failure(const PrintTrouble &trouble)
{
    if (const auto *failure = std::get_if<PrintFailed>(&trouble)) {
        return failed(failure->reason);
    }
    if (const auto *refusal = std::get_if<PrintRefused>(&trouble)) {
        return refused(*refusal);
    }
    return tr("Not printed. %1").arg(ErrorText::sentence(std::get<Error>(trouble)));
}

QString PrintText::success(const PrintSuccess &success)
{
    const QString what = kind(success.kind);
    const QString copy
        = success.copy > 1 ? QString(u' ' + tr("It is copy %1.").arg(success.copy)) : QString();
    if (success.done.file.isEmpty()) {
        //: %1 is "Ticket", "Day sheet"
        return tr("%1: printed.").arg(what) + copy;
    }
    //: %1 is "Ticket", "Day sheet"; %2 is the path of a file
    return tr("%1: saved as %2.").arg(what, success.done.file) + copy;
}

QString PrintText::target(const PrintTarget &target, PaperKind kind, PaperSize size)
{
    const QString form = paper(kind == PaperKind::DaySheet ? PaperSize::A4 : size);
    return target.printer.isEmpty() ? tr("PDF file in %1, %2").arg(target.folder, form)
                                    : tr("Printer %1, %2").arg(target.printer, form);
}

QString PrintText::paper(PaperSize size)
{
    switch (size) {
    case PaperSize::Roll80:
        return tr("roll of 80 mm");
    case PaperSize::A5:
        return tr("A5");
    case PaperSize::A4:
        return tr("A4");
    }
    Q_UNREACHABLE();
}

QString PrintText::failed(PrintFailed::Reason reason)
{
    switch (reason) {
    case PrintFailed::Reason::NoPrintingSystem:
        return tr("Not printed: the printing system of this machine does not answer.");
    case PrintFailed::Reason::PrinterMissing:
        return tr("Not printed: there is no printer of this name any more. Choose one in the "
                  "settings.");
    case PrintFailed::Reason::Refused:
        return tr("Not printed: the printer refused it.");
    case PrintFailed::Reason::NotFinished:
        return tr("Not printed yet: the printer may be off or out of paper. It may still print.");
    case PrintFailed::Reason::FolderFailed:
        return tr("Not saved: the folder for PDF files cannot be written. Choose one in the "
                  "settings.");
    case PrintFailed::Reason::DiskFull:
        return tr("Not saved: the disk is full.");
    case PrintFailed::Reason::TooMany:
        return tr("Not printed: too much is waiting for the printer already.");
    }
    Q_UNREACHABLE();
}

QString PrintText::refused(PrintRefused refusal)
{
    switch (refusal) {
    case PrintRefused::HoldCancelled:
        return tr("Not printed: the booking has been cancelled.");
    case PrintRefused::HoldExpired:
        return tr("Not printed: the time of the hold is over.");
    case PrintRefused::NothingHandedOut:
        return tr("Not printed: no pieces were handed out with this booking.");
    case PrintRefused::NotFound:
        return tr("Not printed: there is no such booking.");
    case PrintRefused::KeyReused:
    case PrintRefused::RequestInvalid:
        return tr("Not printed: the database refused to note the copy. Tell support.");
    }
    Q_UNREACHABLE();
}
