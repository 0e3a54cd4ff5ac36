#include "ui/lock/pincode.h"

#include <QCryptographicHash>
#include <QPasswordDigestor>
#include <QRandomGenerator>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 60'000;
constexpr quint64 hashBytes = 32;
const QString method = u"pbkdf2-sha256"_s;

QByteArray hashOf(const QString &pin, const QByteArray &salt)
{
    return QPasswordDigestor::deriveKeyPbkdf2(
        QCryptographicHash::Sha256, pin.toUtf8(), salt, rounds, hashBytes);
}

}

bool PinCode::isPossible(const QString &pin)
{
    return pin.size() >= lengthMin && pin.size() <= lengthMax
        && std::all_of(
            pin.begin(), pin.end(), [](QChar sign) { return sign >= u'0' && sign <= u'9'; });
}

QString PinCode::seal(const QString &pin)
{
    std::array<quint32, 4> random {};
    QRandomGenerator::system()->fillRange(random.data(), random.size());
    const QByteArray salt(reinterpret_cast<const char *>(random.data()), sizeof(random));
    return u"%1$%2$%3"_s.arg(method,
        QString::fromLatin1(salt.toBase64()),
        QString::fromLatin1(hashOf(pin, salt).toBase64()));
}

bool PinCode::opens(const QString &pin, const QString &kept)
{
    const QStringList parts = kept.split(u'$');
    if (parts.size() != 3 || parts.first() != method) {
        return false;
    }
    const QByteArray salt = QByteArray::fromBase64(parts.at(1).toLatin1());
    return hashOf(pin, salt) == QByteArray::fromBase64(parts.at(2).toLatin1());
}
