#pragma once

#include "tests/support/databasetest.h"
#include "tests/support/rawconnection.h"

#include <QByteArray>
#include <QStringList>

/** Tests with kiosks that were really enrolled; their logins, which are the server's, go at the
 * end. */
class KioskTest : public DatabaseTest {
protected:
    /** An enrolled kiosk of the first site, which is made when it is missing. */
    struct Kiosk {
        qint64 id = 0;
        QString login;
        QString connectionString; ///< with the password
    };

    Kiosk enrol(const QByteArray &name);

    /** The columns of the one row that @p kiosk hears of itself. */
    static QStringList stateOf(RawConnection &kiosk, const QByteArray &health = "NULL");

    void end() override;
};
