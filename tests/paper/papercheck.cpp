#include "tests/paper/papercheck.h"

#include "ui/paper/paperpainter.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace {

constexpr int programPatienceMs = 30'000;

QDateTime wallTime(int hour, int minute)
{
    return QDateTime(QDate(2027, 6, 7), QTime(hour, minute), QTimeZone("Europe/Prague")).toUTC();
}

QRectF placeOf(const PaperItem &item)
{
    if (const auto *text = std::get_if<PaperText>(&item)) {
        return text->box;
    }
    if (const auto *rule = std::get_if<PaperRule>(&item)) {
        return QRectF(rule->from, rule->to).normalized().adjusted(0, 0, 0, rule->width);
    }
    if (const auto *tick = std::get_if<PaperTick>(&item)) {
        return tick->box;
    }
    const auto &mark = std::get<PaperMark>(item);
    const qreal quiet = mark.box.width() / mark.code.side() * QrCode::quietModules;
    return mark.box.adjusted(-quiet, -quiet, quiet, quiet);
}

bool touch(const QRectF &one, const QRectF &other)
{
    constexpr qreal slack = 0.01; // millimetres; neighbours share an edge
    return one.adjusted(slack, slack, -slack, -slack).intersects(other);
}

QString nameOf(const PaperItem &item)
{
    const auto *text = std::get_if<PaperText>(&item);
    return text ? text->text : std::holds_alternative<PaperMark>(item) ? u"QR"_s : u"line"_s;
}

}

SlipContent PaperCheck::slip(const QString &customerName)
{
    Ticket ticket { .holdId = HoldId(7),
        .code = u"K7QX93PA"_s,
        .token = u"HFK7QX93PA00112233445566778899AABBCCDDEEFF"_s,
        .status = HoldStatus::Confirmed,
        .partySize = 4,
        .expiresAt = wallTime(9, 5),
        .range = { wallTime(10, 0), wallTime(11, 0) },
        .title = u"Beginners"_s,
        .priceMinor = 18'000,
        .resourceName = u"Hall A"_s,
        .siteName = u"Sports hall Letná"_s,
        .zone = "Europe/Prague",
        .currency = u"CZK"_s,
        .customerName = customerName,
        .language = {},
        .extras = u"3 × Climbing shoes, 1 × Rope"_s,
        .ticketCopies = 0,
        .receiptCopies = 0,
        .takenAt = wallTime(9, 0) };
    HeldPieces shoes;
    shoes.name = u"Climbing shoes"_s;
    shoes.captured = 3;
    HeldPieces chalk;
    chalk.name = u"Chalk"_s;
    chalk.captured = 1;
    chalk.isRental = false;
    return { .ticket = ticket,
        .pieces = { shoes, chalk },
        .copy = 1,
        .deskName = u"desk 1"_s,
        .deskLanguage = u"en"_s,
        .size = PaperSize::Roll80 };
}

DaySheet PaperCheck::sheet(int rowCount)
{
    DaySheet sheet { .resourceId = ResourceId(1),
        .day = QDate(2027, 6, 7),
        .siteName = u"Sports hall Letná"_s,
        .zone = "Europe/Prague",
        .resourceName = u"Hall A"_s,
        .takenAt = wallTime(7, 30),
        .printedBy = u"anna"_s,
        .rows = {} };
    const QStringList names = hardNames() + QStringList { u"Jana Řeřicha"_s, u"Щукин"_s, {} };
    for (int i = 0; i < rowCount; ++i) {
        const int minute = 8 * 60 + i * 720 / qMax(rowCount, 1);
        const QDateTime start = wallTime(minute / 60, minute % 60);
        sheet.rows.append({ .holdId = HoldId(i + 1),
            .code = u"K7QX%1"_s.arg(2000 + i % 8000),
            .isConfirmed = i % 3 != 2,
            .partySize = 1 + i % 12,
            .range = { start, start.addSecs(3600) },
            .title = i % 2 == 0 ? u"Beginners"_s : QString(),
            .customerName = names.at(i % names.size()),
            .customerPhone = i % 4 == 0 ? u"+420 601 234 567"_s : QString(),
            .note
            = i % 5 == 0 ? u"birthday, brings a cake and comes ten minutes late"_s : QString(),
            .extras = i % 6 == 0 ? u"3 × Climbing shoes"_s : QString() });
    }
    return sheet;
}

QStringList PaperCheck::hardNames()
{
    return { u"Jana Nováková Řeřichová z Rožmberka a z Dolních Kounic se svou rodinou a přáteli z"
             " lezeckého oddílu Žabokrky na výletě"_s,
        u"Ж"_s.repeated(120),
        u"👨‍👩‍👧 oslava Žofie 🎂 s mnoha hosty, kteří přijdou a odejdou"_s,
        u"שלום משפחת כהן וחברים"_s,
        u"مرحبا 12:30 عائلة"_s,
        u"<b>O'Brien</b> &amp; 50% off\\ \u202Eevil"_s };
}

QStringList PaperCheck::faults(const PaperDocument &document)
{
    QStringList found;
    for (const PaperSheet &page : document.pages) {
        const QRectF sheet(QPointF(), page.size);
        for (qsizetype i = 0; i < page.items.size(); ++i) {
            const QRectF place = placeOf(page.items.at(i));
            if (!sheet.contains(place)) {
                found.append(nameOf(page.items.at(i)) + u" leaves the page"_s);
            }
            for (qsizetype other = 0; other < i; ++other) {
                if (touch(place, placeOf(page.items.at(other)))) {
                    found.append(
                        nameOf(page.items.at(i)) + u" touches "_s + nameOf(page.items.at(other)));
                }
            }
        }
    }
    return found;
}

QString PaperCheck::outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(programPatienceMs) || process.exitCode() != 0) {
        return {};
    }
    return QString::fromUtf8(process.readAllStandardOutput());
}

QString PaperCheck::writtenTo(const QString &folder, const PaperDocument &document)
{
    const QString path = QDir(folder).filePath(document.fileName + u".pdf"_s);
    QFile file(path);
    const bool isWritten
        = file.open(QIODevice::WriteOnly) && PaperPainter::writePdf(document, file).isOk();
    return isWritten ? path : QString();
}

QString PaperCheck::decoded(const QImage &image, const QString &folder)
{
    const QString path = QDir(folder).filePath(u"mark.png"_s);
    return image.save(path) ? outputOf(u"zbarimg"_s,
               { u"--raw"_s, u"--quiet"_s, u"-Sdisable"_s, u"-Sqrcode.enable"_s, path })
                                  .trimmed()
                            : QString();
}

void PaperCheck::savePictures(const QString &name, const PaperDocument &document)
{
    const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
    if (folder.isEmpty()) {
        return;
    }
    QDir().mkpath(folder);
    int number = 0;
    for (const PaperSheet &page : document.pages) {
        PaperPainter::image(page, PaperPainter::rollDpi / 2)
            .save(QDir(folder).filePath(u"%1-%2.png"_s.arg(name).arg(++number)));
    }
}
