#include "tests/db/kiosktest.h"

#include "core/db/kiosklogins.h"
#include "core/kiosk/kioskenrolment.h"

#include <QTest>

using namespace Qt::StringLiterals;

KioskTest::Kiosk KioskTest::enrol(const QByteArray &name)
{
    if (database().number("SELECT count(*) FROM holdfast.sites") == 0) {
        database().addSite();
    }
    DbConnection administrator(database().administrator());
    const QString password = KioskEnrolment::newPassword();
    if (!administrator.open()) {
        qFatal("the administrator is not let in");
    }
    const auto kiosk = KioskLogins(administrator).enrol(0, QString::fromUtf8(name), password);
    if (!kiosk || kiosk->outcome != u"enrolled"_s || !kiosk->notes.isEmpty()) {
        qFatal("%s: not enrolled", name.constData());
    }
    return { kiosk->kioskId,
        kiosk->login,
        u"host='%1' port=%2 dbname=%3 user=%4 password=%5"_s
            .arg(cluster().address().socketDirectory)
            .arg(cluster().address().port)
            .arg(database().name(), kiosk->login, password) };
}

QStringList KioskTest::stateOf(RawConnection &kiosk, const QByteArray &health)
{
    const RawAnswer answer = kiosk.run("SELECT name, site_id, site_name, zone, is_open,"
                                       " closed_reason, opens_us, server_us FROM api.kiosk_state("
        + health + ')');
    if (!answer.isOk()) {
        qWarning("%s", qUtf8Printable(answer.message));
    }
    return answer.rows.value(0);
}

void KioskTest::end()
{
    const QList<QStringList> logins
        = database().rows("SELECT login FROM holdfast.kiosks JOIN pg_roles ON rolname = login");
    for (const QStringList &row : logins) {
        database().execute("DROP ROLE " + row.first().toLatin1());
    }
    database().execute("UPDATE holdfast.kiosks SET removed_at = clock_timestamp()");
}
