#include "ui/kiosk/service/servicelock.h"

#include "ui/lock/pincode.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLoggingCategory>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(serviceLog, "holdfast.service")

constexpr qint64 sizeMax = 4'096; ///< bytes; what is longer we have not written

}

ServiceLock::ServiceLock(QString sealedPin, QString file, Clock clock)
    : m_sealedPin(std::move(sealedPin))
    , m_file(std::move(file))
    , m_clock(std::move(clock))
{
    load();
}

ServiceLock::Answer ServiceLock::open(const QString &pin)
{
    if (!hasPin()) {
        return Answer::NoPin;
    }
    if (waitLeft().count() > 0) {
        return Answer::Shut;
    }
    // Before it is judged: pulling the plug must not give a try back.
    ++m_tries;
    const bool isLast = m_tries >= triesMax;
    if (isLast) {
        shut();
    }
    keep();
    if (PinCode::opens(pin, m_sealedPin)) {
        m_tries = 0;
        m_shutUntil = {};
        keep();
        return Answer::Open;
    }
    qCWarning(serviceLog) << "a wrong service PIN," << triesLeft() << "tries left";
    return isLast ? Answer::Shut : Answer::Wrong;
}

std::chrono::seconds ServiceLock::waitLeft()
{
    if (!m_shutUntil.isValid()) {
        return std::chrono::seconds(0);
    }
    const QDateTime now = m_clock();
    const qint64 whole = std::chrono::seconds(shutTime).count();
    if (now.secsTo(m_shutUntil) > whole) {
        m_shutUntil = now.addSecs(whole); // the clock was set back: not for years
    }
    const qint64 left = now.secsTo(m_shutUntil);
    if (left > 0) {
        return std::chrono::seconds(left);
    }
    m_tries = 0;
    m_shutUntil = {};
    keep();
    return std::chrono::seconds(0);
}

void ServiceLock::load()
{
    QFile file(m_file);
    if (!file.exists()) {
        return;
    }
    const QJsonObject kept = file.open(QIODevice::ReadOnly)
        ? QJsonDocument::fromJson(file.read(sizeMax)).object()
        : QJsonObject();
    const int tries = kept[u"tries"].toInt(-1);
    if (tries < 0) { // somebody has been at it
        shut();
        return;
    }
    m_tries = std::min(tries, triesMax);
    m_shutUntil = QDateTime::fromString(kept[u"shut_until"].toString(), Qt::ISODate);
    if (m_tries >= triesMax && !m_shutUntil.isValid()) {
        shut();
    }
}

void ServiceLock::keep() const
{
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    QSaveFile file(m_file);
    const QJsonObject kept { { u"tries"_s, m_tries },
        { u"shut_until"_s,
            m_shutUntil.isValid() ? m_shutUntil.toString(Qt::ISODate) : QString() } };
    const QByteArray text = QJsonDocument(kept).toJson(QJsonDocument::Compact);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        qCWarning(serviceLog) << "tries cannot be kept:" << file.errorString();
    }
}

void ServiceLock::shut()
{
    m_tries = triesMax;
    m_shutUntil = m_clock().addSecs(std::chrono::seconds(shutTime).count());
}
