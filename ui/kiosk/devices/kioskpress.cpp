#include "ui/kiosk/devices/kioskpress.h"

#include "ui/paper/paperpainter.h"
#include "ui/paper/printqueue.h"

#include <QBuffer>
#include <QDir>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace {

constexpr int pictureCountMax = 9'999;

/** A name that is not taken yet; empty when there is none. */
QString freePath(const QDir &folder)
{
    for (int number = 1; number <= pictureCountMax; ++number) {
        const QString file = u"ticket-%1.png"_s.arg(number, 4, 10, QChar(u'0'));
        if (!folder.exists(file)) {
            return folder.filePath(file);
        }
    }
    return {};
}

PrintResult savePictures(const PaperDocument &document, const QString &folder)
{
    QString last;
    for (const PaperSheet &page : document.pages) {
        last = freePath(QDir(folder));
        QBuffer png;
        png.open(QIODevice::WriteOnly);
        PaperPainter::image(page, PaperPainter::rollDpi).save(&png, "PNG");
        QSaveFile file(last); // whole, or not there: somebody may be looking for it
        if (last.isEmpty() || !file.open(QIODevice::WriteOnly)
            || file.write(png.data()) != png.data().size() || !file.commit()) {
            return PrintFailed { PrintFailed::Reason::FolderFailed, folder };
        }
    }
    return PrintDone { last };
}

}

KioskPress KioskPresses::queue(const QString &printer)
{
    return [printer](const PaperDocument &document,
               QDeadlineTimer deadline,
               const std::atomic<bool> &isStopping) {
        const PrintTarget target {
            printer, {}, PrintTarget::mediaOf(document.pages.constFirst()), true
        };
        return PrintQueue(isStopping).send(document, target, deadline);
    };
}

KioskPress KioskPresses::pictures(const QString &folder, const QString &offPath)
{
    return [folder, offPath](const PaperDocument &document,
               QDeadlineTimer,
               const std::atomic<bool> &) -> PrintResult {
        if (QFile::exists(offPath)) {
            return PrintFailed { PrintFailed::Reason::NoPrintingSystem, offPath };
        }
        return savePictures(document, folder);
    };
}
