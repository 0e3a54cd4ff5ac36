#include "core/journal/intentjournal.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLoggingCategory>
#include <QMutexLocker>

#include <algorithm>
#include <array>
#include <cerrno>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(journalLog, "holdfast.journal")

constexpr int programCountMax = 64;
/** Settled lines are dropped when the file has grown beyond this and nothing is open. */
constexpr qint64 sizeBeforeTruncation = 65536;

constexpr std::array kindNames { std::pair { Intent::Kind::Place, "place" },
    std::pair { Intent::Kind::Confirm, "confirm" },
    std::pair { Intent::Kind::Cancel, "cancel" },
    std::pair { Intent::Kind::Extend, "extend" },
    std::pair { Intent::Kind::Capture, "capture" },
    std::pair { Intent::Kind::Release, "release" },
    std::pair { Intent::Kind::Grant, "grant" },
    std::pair { Intent::Kind::Debit, "debit" },
    std::pair { Intent::Kind::Reverse, "reverse" },
    std::pair { Intent::Kind::Adjust, "adjust" },
    std::pair { Intent::Kind::Count, "count" },
    std::pair { Intent::Kind::Return, "return" },
    std::pair { Intent::Kind::Move, "move" },
    std::pair { Intent::Kind::Swap, "swap" },
    std::pair { Intent::Kind::Resize, "resize" },
    std::pair { Intent::Kind::Revive, "revive" },
    std::pair { Intent::Kind::CheckIn, "check_in" },
    std::pair { Intent::Kind::NoShow, "no_show" },
    std::pair { Intent::Kind::Undo, "undo" },
    std::pair { Intent::Kind::TakeOver, "take_over" },
    std::pair { Intent::Kind::Transfer, "transfer" },
    std::pair { Intent::Kind::Wait, "wait" },
    std::pair { Intent::Kind::SetExtras, "set_extras" },
    std::pair { Intent::Kind::PayWithCredits, "pay_with_credits" },
    std::pair { Intent::Kind::CancelBooking, "cancel_booking" } };

QString nameOf(Intent::Kind kind)
{
    for (const auto &[candidate, name] : kindNames) {
        if (candidate == kind) {
            return QString::fromLatin1(name);
        }
    }
    Q_UNREACHABLE();
}

std::optional<Intent> intentFrom(const QJsonObject &object)
{
    for (const auto &[kind, name] : kindNames) {
        if (object[u"intent"].toString() == QLatin1StringView(name)) {
            return Intent { object[u"id"].toString(),
                kind,
                object[u"hold"].toString().toLongLong(),
                QDateTime::fromString(object[u"at"].toString(), Qt::ISODate) };
        }
    }
    return std::nullopt;
}

Error fileError(const QFile &file)
{
    return { errno == ENOSPC || errno == EDQUOT ? ErrorCode::DiskFull : ErrorCode::FileFailed,
        file.fileName() + u": "_s + file.errorString(),
        {} };
}

QString pathOf(const QString &folder, int number)
{
    return folder + u"/intents-%1.jsonl"_s.arg(number);
}

}

Result<std::unique_ptr<IntentJournal>> IntentJournal::open(const QString &folder)
{
    if (!QDir().mkpath(folder)) {
        return Error { ErrorCode::FileFailed, folder + u": cannot be made"_s, {} };
    }
    std::unique_ptr<IntentJournal> journal;
    for (int number = 1; number <= programCountMax; ++number) {
        const QString path = pathOf(folder, number);
        if (journal && !QFile::exists(path)) {
            continue;
        }
        std::unique_ptr<QFile> file = openLocked(path);
        if (!file) {
            continue; // another program lives in it
        }
        if (!journal) {
            journal.reset(new IntentJournal(std::move(file)));
            continue;
        }
        const QList<Intent> orphans = readUnsettled(*file);
        for (const Intent &intent : orphans) {
            if (const auto written = journal->write(intent); !written) {
                return written.error();
            }
        }
        if (!file->resize(0)) {
            qCWarning(journalLog) << "Cannot empty" << path;
        }
    }
    if (!journal) {
        return Error { ErrorCode::FileFailed, folder + u": no journal file can be opened"_s, {} };
    }
    return journal;
}

Result<Done> IntentJournal::write(const Intent &intent)
{
    const QJsonObject object { { u"intent"_s, nameOf(intent.kind) },
        { u"id"_s, intent.id },
        { u"hold"_s, QString::number(intent.holdId) },
        { u"at"_s, intent.at.toUTC().toString(Qt::ISODate) } };
    const QMutexLocker lock(&m_mutex);
    Result<Done> appended
        = append(QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n', true);
    if (appended) {
        m_unsettled.append(intent);
    }
    return appended;
}

void IntentJournal::settle(const QString &id)
{
    const QMutexLocker lock(&m_mutex);
    m_unsettled.removeIf([&id](const Intent &intent) { return intent.id == id; });
    if (m_unsettled.isEmpty() && m_file->size() > sizeBeforeTruncation && m_file->resize(0)) {
        return;
    }
    const QJsonObject object { { u"settled"_s, id } };
    const auto appended
        = append(QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n', false);
    if (!appended) {
        qCWarning(journalLog) << "Cannot note a settled intent:" << appended.error().detail;
    }
}

bool IntentJournal::isOpen(const QString &id) const
{
    const QMutexLocker lock(&m_mutex);
    return std::any_of(m_unsettled.cbegin(), m_unsettled.cend(), [&id](const Intent &intent) {
        return intent.id == id;
    });
}

QList<Intent> IntentJournal::unsettled() const
{
    const QMutexLocker lock(&m_mutex);
    return m_unsettled;
}

IntentJournal::IntentJournal(std::unique_ptr<QFile> file)
    : m_file(std::move(file))
    , m_unsettled(readUnsettled(*m_file))
{
}

std::unique_ptr<QFile> IntentJournal::openLocked(const QString &path)
{
    auto file = std::make_unique<QFile>(path);
    // Append: a line is written whole, behind whatever a kill has left.
    if (!file->open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered)) {
        qCWarning(journalLog) << path << file->errorString();
        return nullptr;
    }
    if (flock(file->handle(), LOCK_EX | LOCK_NB) != 0) {
        return nullptr;
    }
    file->setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return file;
}

QList<Intent> IntentJournal::readUnsettled(QFile &file)
{
    QList<Intent> open;
    file.seek(0);
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        // A line that a kill cut in half was never sent: its write had not returned.
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (const QString id = object[u"settled"].toString(); !id.isEmpty()) {
            open.removeIf([&id](const Intent &intent) { return intent.id == id; });
        } else if (const auto intent = intentFrom(object)) {
            open.append(*intent);
        }
    }
    return open;
}

Result<Done> IntentJournal::append(const QByteArray &line, bool isSynced)
{
    // A half line from an earlier failure would swallow this one; an empty line harms nobody.
    if (m_file->write('\n' + line) != line.size() + 1) {
        return fileError(*m_file);
    }
    if (isSynced && fdatasync(m_file->handle()) != 0) {
        return fileError(*m_file);
    }
    return Done {};
}
