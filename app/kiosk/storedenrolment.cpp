#include "app/kiosk/storedenrolment.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <array>

using namespace Qt::StringLiterals;

namespace {

Error refused(const QString &sentence) { return { ErrorCode::InvalidInput, sentence, {} }; }

QString usualPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + u"/holdfast/kiosk/enrolment"_s;
}

/** As libpq wants it between its quotes. */
QString quoted(QString value)
{
    value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
    return u'\'' + value + u'\'';
}

QString textOf(const QJsonValue &value)
{
    return value.isDouble() ? QString::number(value.toInt()) : value.toString();
}

/** A socket of this machine, or a connection that nobody on the way can read. */
bool isClosedToOthers(const QString &host, const QString &mode)
{
    return host.startsWith(u'/') || mode == u"require" || mode == u"verify-ca"
        || mode == u"verify-full";
}

}

StoredEnrolment::StoredEnrolment(const QString &path)
    : m_file(path.isEmpty() ? usualPath() : path)
{
}

Result<Done> StoredEnrolment::store(const QString &code) const
{
    if (const auto address = read(code); !address) {
        return address.error();
    }
    return m_file.write(code.trimmed().toLatin1() + '\n');
}

Result<KioskAddress> StoredEnrolment::load() const
{
    const Result<QByteArray> code = m_file.read();
    if (!code) {
        return code.error();
    }
    return read(QString::fromLatin1(*code));
}

Result<KioskAddress> StoredEnrolment::read(const QString &code)
{
    const auto decoded = QByteArray::fromBase64Encoding(code.trimmed().toLatin1(),
        QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals
            | QByteArray::AbortOnBase64DecodingErrors);
    const QJsonObject object
        = decoded ? QJsonDocument::fromJson(decoded.decoded).object() : QJsonObject();
    constexpr std::array keywords { "host", "port", "dbname", "sslmode", "user", "password" };
    QStringList words;
    for (const char *keyword : keywords) {
        const QLatin1StringView name(keyword);
        const QString value = textOf(object[name]);
        if (!value.isEmpty()) {
            words.append(name + u'=' + quoted(value));
        }
    }
    for (const char *needed : { "host", "dbname", "user", "password" }) {
        if (textOf(object[QLatin1StringView(needed)]).isEmpty()) {
            return refused(u"this is no whole enrolment code: take all that holdfastctl kiosk add "
                           "has printed"_s);
        }
    }
    if (!isClosedToOthers(object[u"host"].toString(), object[u"sslmode"].toString())) {
        return refused(u"this code reaches the server without TLS: make one with "
                       "sslmode=verify-full"_s);
    }
    return KioskAddress { words.join(u' '), object[u"kiosk"].toString() };
}
