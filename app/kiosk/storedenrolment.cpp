#include "app/kiosk/storedenrolment.h"

#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace {

QString usualPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + u"/holdfast/kiosk/enrolment"_s;
}

}

StoredEnrolment::StoredEnrolment(const QString &path)
    : m_file(path.isEmpty() ? usualPath() : path)
{
}

Result<Done> StoredEnrolment::store(const QString &code) const
{
    if (const auto enrolment = KioskEnrolment::fromCode(code); !enrolment) {
        return enrolment.error();
    }
    return m_file.write(code.trimmed().toLatin1() + '\n');
}

Result<KioskEnrolment> StoredEnrolment::load() const
{
    const Result<QByteArray> code = m_file.read();
    if (!code) {
        return code.error();
    }
    return KioskEnrolment::fromCode(QString::fromLatin1(*code));
}
