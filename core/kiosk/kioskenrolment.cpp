#include "core/kiosk/kioskenrolment.h"

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QStringList>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr auto encoding = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;
constexpr int portMax = 65535;

Error refused(const QString &sentence) { return { ErrorCode::InvalidInput, sentence, {} }; }

/** As libpq wants it between its quotes. */
QString quoted(QString value)
{
    value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
    return u'\'' + value + u'\'';
}

}

bool KioskEnrolment::isClosedToOthers() const
{
    return host.startsWith(u'/') || sslMode == u"require"_s || sslMode == u"verify-ca"_s
        || sslMode == u"verify-full"_s;
}

QString KioskEnrolment::code() const
{
    const QJsonObject object { { u"host"_s, host },
        { u"port"_s, port },
        { u"dbname"_s, databaseName },
        { u"sslmode"_s, sslMode },
        { u"user"_s, user },
        { u"password"_s, password },
        { u"kiosk"_s, kioskName } };
    return QString::fromLatin1(
        QJsonDocument(object).toJson(QJsonDocument::Compact).toBase64(encoding));
}

QString KioskEnrolment::connectionString() const
{
    QStringList words;
    for (const auto &[keyword, value] : { std::pair { "host", host },
             std::pair { "port", QString::number(port) },
             std::pair { "dbname", databaseName },
             std::pair { "sslmode", sslMode },
             std::pair { "user", user },
             std::pair { "password", password } }) {
        if (!value.isEmpty()) {
            words.append(QLatin1StringView(keyword) + u'=' + quoted(value));
        }
    }
    return words.join(u' ');
}

Result<KioskEnrolment> KioskEnrolment::fromCode(const QString &code)
{
    const auto decoded = QByteArray::fromBase64Encoding(
        code.trimmed().toLatin1(), encoding | QByteArray::AbortOnBase64DecodingErrors);
    const QJsonObject object
        = decoded ? QJsonDocument::fromJson(decoded.decoded).object() : QJsonObject();
    KioskEnrolment enrolment;
    enrolment.host = object[u"host"].toString();
    enrolment.port = object[u"port"].toInt(enrolment.port);
    enrolment.databaseName = object[u"dbname"].toString();
    enrolment.sslMode = object[u"sslmode"].toString();
    enrolment.user = object[u"user"].toString();
    enrolment.password = object[u"password"].toString();
    enrolment.kioskName = object[u"kiosk"].toString();
    const bool isWhole = !enrolment.host.isEmpty() && !enrolment.databaseName.isEmpty()
        && !enrolment.user.isEmpty() && !enrolment.password.isEmpty();
    if (!isWhole || enrolment.port < 1 || enrolment.port > portMax) {
        return refused(u"this is no whole enrolment code: take all that holdfastctl kiosk add has "
                       "printed"_s);
    }
    if (!enrolment.isClosedToOthers()) {
        return refused(
            u"this code reaches the server without TLS: make one with sslmode=verify-full"_s);
    }
    return enrolment;
}

QString KioskEnrolment::newPassword()
{
    std::array<quint32, 8> bits {};
    QRandomGenerator::system()->fillRange(bits.data(), qsizetype(bits.size()));
    QByteArray bytes;
    for (const quint32 word : bits) {
        bytes.append(QByteArray::number(word, 16).rightJustified(8, '0'));
    }
    return QString::fromLatin1(QByteArray::fromHex(bytes).toBase64(encoding));
}
