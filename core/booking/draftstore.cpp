#include "core/booking/draftstore.h"

#include <QDir>
#include <QLoggingCategory>
#include <QSaveFile>

#include <sys/file.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(draftLog, "holdfast.drafts")

constexpr int programCountMax = 64;
constexpr qint64 contentSizeMax = 65'536; ///< far above what the fields of an editor take

QString lockPath(const QString &folder, int place)
{
    return folder + u"/draft-%1.lock"_s.arg(place);
}

/** Null while another program lives in this place. */
std::unique_ptr<QFile> lockOf(const QString &folder, int place)
{
    auto file = std::make_unique<QFile>(lockPath(folder, place));
    if (!file->open(QIODevice::ReadWrite) || flock(file->handle(), LOCK_EX | LOCK_NB) != 0) {
        return nullptr;
    }
    file->setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return file;
}

}

Result<std::unique_ptr<DraftStore>> DraftStore::open(const QString &folder)
{
    if (!QDir().mkpath(folder)) {
        return Error { ErrorCode::FileFailed, folder + u": cannot be made"_s, {} };
    }
    for (int place = 1; place <= programCountMax; ++place) {
        if (std::unique_ptr<QFile> lock = lockOf(folder, place)) {
            return std::unique_ptr<DraftStore>(new DraftStore(folder, place, std::move(lock)));
        }
    }
    return Error { ErrorCode::FileFailed, folder + u": no place for drafts is free"_s, {} };
}

DraftStore::DraftStore(QString folder, int place, std::unique_ptr<QFile> lock)
    : m_folder(std::move(folder))
    , m_place(place)
    , m_lock(std::move(lock))
    , m_thread([this] { work(); })
{
}

DraftStore::~DraftStore()
{
    {
        const std::lock_guard guard(m_mutex);
        m_isStopping = true;
    }
    m_changed.notify_one();
    m_thread.join();
}

void DraftStore::save(const QByteArray &content)
{
    if (content.size() <= contentSizeMax) {
        change(content, false);
    }
}

void DraftStore::drop() { change(std::nullopt, true); }

void DraftStore::flush()
{
    std::unique_lock guard(m_mutex);
    m_isUrgent = true;
    m_changed.notify_one();
    m_written.wait(guard, [this] { return !m_isDirty && !m_isWriting; });
    m_isUrgent = false;
}

std::optional<QByteArray> DraftStore::takeLeft()
{
    const std::lock_guard guard(m_mutex);
    if (m_content) {
        return std::nullopt;
    }
    for (int place = 1; place <= programCountMax; ++place) {
        QFile file(pathOf(place));
        if (!file.exists()) {
            continue;
        }
        // Held until it is ours: two programs that start at once must not take the same one.
        const std::unique_ptr<QFile> lock = place == m_place ? nullptr : lockOf(m_folder, place);
        if ((place != m_place && !lock) || !file.open(QIODevice::ReadOnly)) {
            continue;
        }
        const QByteArray content = file.read(contentSizeMax);
        file.close();
        if (place != m_place && (!content.isEmpty() && !file.rename(pathOf(m_place)))) {
            continue;
        }
        if (!content.isEmpty()) {
            m_content = content;
            return content;
        }
        file.remove();
    }
    return std::nullopt;
}

QString DraftStore::pathOf(int place) const { return m_folder + u"/draft-%1.json"_s.arg(place); }

void DraftStore::change(std::optional<QByteArray> content, bool isAtOnce)
{
    {
        const std::lock_guard guard(m_mutex);
        if (content == m_content) {
            return;
        }
        m_content = std::move(content);
        m_isDirty = true;
        m_isUrgent = m_isUrgent || isAtOnce;
    }
    m_changed.notify_one();
}

void DraftStore::work()
{
    std::unique_lock guard(m_mutex);
    while (true) {
        m_changed.wait(guard, [this] { return m_isDirty || m_isStopping; });
        if (!m_isDirty) {
            return; // stopping, and all is written
        }
        m_changed.wait_for(guard, delay, [this] { return m_isUrgent || m_isStopping; });
        const std::optional<QByteArray> content = m_content;
        m_isDirty = false;
        m_isUrgent = false;
        m_isWriting = true;
        guard.unlock();
        write(content);
        guard.lock();
        m_isWriting = false;
        m_written.notify_all();
    }
}

void DraftStore::write(const std::optional<QByteArray> &content) const
{
    const QString path = pathOf(m_place);
    if (!content) {
        QFile::remove(path);
        return;
    }
    QSaveFile file(path);
    // Before the content: what is typed about people is for nobody else, not even for a moment.
    const bool isSaved = file.open(QIODevice::WriteOnly)
        && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        && file.write(*content) == content->size() && file.commit();
    if (!isSaved) {
        qCWarning(draftLog) << "a draft is not kept:" << file.errorString();
    }
}
