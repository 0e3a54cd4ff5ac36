#include "ui/paper/printqueue.h"

#include "ui/paper/paperpainter.h"

#include <QBuffer>
#include <QDir>
#include <QLoggingCategory>
#include <QProcess>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSemaphore>

#include <algorithm>
#include <cerrno>

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(printLog, "holdfast.print")

using Reason = PrintFailed::Reason;

constexpr int lookEveryMs = 100;
constexpr int takeBackMs = 500;
constexpr int fileNumberMax = 999;

PrintFailed failed(Reason reason, const QString &detail)
{
    qCWarning(printLog) << "not printed:" << detail;
    return { reason, detail };
}

/** The words of the programs are read: they must be the English ones. */
QProcessEnvironment plainEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, u"C"_s);
    return environment;
}

Reason reasonFrom(const QString &words)
{
    if (words.contains(u"does not exist"_s)) {
        return Reason::PrinterMissing;
    }
    const bool isAway = words.contains(u"Unable to connect"_s)
        || words.contains(u"Connection refused"_s) || words.contains(u"Bad file descriptor"_s)
        || words.contains(u"not responding"_s);
    return isAway ? Reason::NoPrintingSystem : Reason::Refused;
}

/** A name in the folder that is not taken yet; empty when there is none. */
QString freePath(const QDir &folder, const QString &name)
{
    for (int number = 1; number <= fileNumberMax; ++number) {
        const QString file = number == 1 ? name + u".pdf"_s : u"%1-%2.pdf"_s.arg(name).arg(number);
        if (!folder.exists(file)) {
            return folder.filePath(file);
        }
    }
    return {};
}

}

PrintQueue::PrintQueue(const std::atomic<bool> &isStopping)
    : m_isStopping(isStopping)
{
}

PrintResult PrintQueue::send(
    const PaperDocument &document, const PrintTarget &target, QDeadlineTimer deadline) const
{
    if (target.printer.isEmpty()) {
        return save(document, target.folder);
    }
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    if (const Result<Done> written = PaperPainter::writePdf(document, pdf); !written) {
        return failed(Reason::Refused, written.error().detail);
    }
    return enqueue(pdf.data(), document.title, target, deadline);
}

PrintResult PrintQueue::save(const PaperDocument &document, const QString &folder) const
{
    const QDir where(folder);
    if (!where.mkpath(u"."_s)) {
        return failed(Reason::FolderFailed, folder + u": cannot be made"_s);
    }
    const QString path = freePath(where, document.fileName);
    QSaveFile file(path);
    // In memory first: a full disk is then seen by one write, and not by a painter.
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    if (const Result<Done> written = PaperPainter::writePdf(document, pdf); !written) {
        return failed(Reason::FolderFailed, written.error().detail);
    }
    errno = 0;
    const bool isSaved = file.open(QIODevice::WriteOnly)
        && file.write(pdf.data()) == pdf.data().size() && file.flush() && file.commit();
    if (!isSaved) {
        const bool isFull = errno == ENOSPC || errno == EDQUOT || errno == EFBIG;
        return failed(
            isFull ? Reason::DiskFull : Reason::FolderFailed, path + u": "_s + file.errorString());
    }
    return PrintDone { path };
}

PrintResult PrintQueue::enqueue(const QByteArray &pdf,
    const QString &title,
    const PrintTarget &target,
    QDeadlineTimer deadline) const
{
    QProcess lp;
    lp.setProcessEnvironment(plainEnvironment());
    QStringList arguments { u"-d"_s, target.printer, u"-t"_s, title };
    if (!target.media.isEmpty()) {
        arguments += { u"-o"_s, u"media="_s + target.media, u"-o"_s, u"print-scaling=none"_s };
    }
    arguments += { u"--"_s, u"-"_s };
    lp.start(u"lp"_s, arguments);
    lp.write(pdf);
    lp.closeWriteChannel();
    if (!finishes(lp, deadline)) {
        if (lp.error() == QProcess::FailedToStart) {
            return failed(Reason::NoPrintingSystem, u"lp: "_s + lp.errorString());
        }
        return failed(Reason::NotFinished, u"lp does not answer"_s);
    }
    if (lp.exitStatus() != QProcess::NormalExit || lp.exitCode() != 0) {
        const QString words = QString::fromLocal8Bit(lp.readAllStandardError()).trimmed();
        return failed(reasonFrom(words), words);
    }
    static const QRegularExpression request(uR"(request id is (\S+))"_s);
    const QString answer = QString::fromLocal8Bit(lp.readAllStandardOutput());
    const QString job = request.match(answer).captured(1);
    return job.isEmpty() ? PrintResult(PrintDone {}) : waitUntilPrinted(job, target, deadline);
}

/** A queue takes a job also when its printer is off: only a job that has left it is printed. */
PrintResult PrintQueue::waitUntilPrinted(
    const QString &job, const PrintTarget &target, QDeadlineTimer deadline) const
{
    QSemaphore never;
    while (!deadline.hasExpired() && !m_isStopping) {
        QProcess list;
        list.setProcessEnvironment(plainEnvironment());
        list.start(u"lpstat"_s, { u"-W"_s, u"not-completed"_s, u"-o"_s, target.printer });
        list.closeWriteChannel();
        if (!finishes(list, deadline)) {
            break;
        }
        const QStringList lines = QString::fromLocal8Bit(list.readAllStandardOutput()).split(u'\n');
        const bool isWaiting = std::any_of(lines.cbegin(), lines.cend(), [&](const QString &line) {
            return line.section(u' ', 0, 0, QString::SectionSkipEmpty) == job;
        });
        if (!isWaiting) {
            return PrintDone {};
        }
        never.tryAcquire(1, lookEveryMs);
    }
    if (target.isTakenBack) {
        takeBack(job);
    }
    return failed(Reason::NotFinished, job + u" is still in the queue"_s);
}

/** Nothing of it may come out later, when somebody else stands there. */
void PrintQueue::takeBack(const QString &job) const
{
    QProcess cancel;
    cancel.start(u"cancel"_s, { u"-x"_s, job });
    cancel.closeWriteChannel();
    // Also while the program ends: it is the last chance.
    if (!cancel.waitForFinished(takeBackMs) || cancel.exitCode() != 0) {
        qCWarning(printLog) << job << "may still be printed";
        cancel.kill();
        cancel.waitForFinished(lookEveryMs);
    }
}

/** False when it has not started, or was stopped because its time or the program's was over. */
bool PrintQueue::finishes(QProcess &process, QDeadlineTimer deadline) const
{
    while (process.state() != QProcess::NotRunning) {
        if (process.waitForFinished(lookEveryMs)) {
            break;
        }
        if (deadline.hasExpired() || m_isStopping) {
            process.kill();
            process.waitForFinished(lookEveryMs);
            return false;
        }
    }
    return process.error() != QProcess::FailedToStart;
}
