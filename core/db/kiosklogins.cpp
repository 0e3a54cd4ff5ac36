#include "core/db/kiosklogins.h"

using namespace Qt::StringLiterals;

namespace {

constexpr const char *enrolCall = "SELECT outcome, kiosk_id, login, array_to_string(notes, E'\\n')"
                                  " FROM holdfast.enrol_kiosk($1, $2, $3)";
constexpr const char *renewCall = "SELECT outcome, array_to_string(notes, E'\\n')"
                                  " FROM holdfast.give_kiosk_password($1, $2)";
constexpr const char *removeCall = "SELECT outcome FROM holdfast.remove_kiosk($1)";
constexpr const char *endSessionsCall = "SELECT holdfast.end_kiosk_sessions($1)";
constexpr const char *closeDatabasesCall = "SELECT holdfast.close_own_databases()";

QStringList linesOf(const QString &notes) { return notes.split(u'\n', Qt::SkipEmptyParts); }

}

KioskLogins::KioskLogins(DbConnection &connection)
    : m_connection(connection)
{
}

Result<KioskLogin> KioskLogins::enrol(qint64 siteId, const QString &name, const QString &password)
{
    const Result<QString> verifier = m_connection.passwordVerifier(password);
    if (!verifier) {
        return verifier.error();
    }
    Parameters parameters = siteId > 0 ? Parameters().add(siteId) : Parameters().addNull();
    const Result<Rows> rows
        = m_connection.run(enrolCall, parameters.add(name).add(*verifier), Effect::Command);
    if (!rows) {
        return rows.error();
    }
    return KioskLogin {
        rows->text(0, 0), rows->integer(0, 1), rows->text(0, 2), linesOf(rows->text(0, 3))
    };
}

Result<KioskLogin> KioskLogins::renew(qint64 kioskId, const QString &password)
{
    const Result<QString> verifier = m_connection.passwordVerifier(password);
    if (!verifier) {
        return verifier.error();
    }
    const Result<Rows> rows
        = m_connection.run(renewCall, Parameters().add(kioskId).add(*verifier), Effect::Command);
    if (!rows) {
        return rows.error();
    }
    return KioskLogin { rows->text(0, 0), kioskId, {}, linesOf(rows->text(0, 1)) };
}

Result<QString> KioskLogins::remove(qint64 kioskId)
{
    const Result<Rows> rows
        = m_connection.run(removeCall, Parameters().add(kioskId), Effect::Command);
    if (!rows) {
        return rows.error();
    }
    return rows->text(0, 0);
}

Result<std::optional<qint64>> KioskLogins::endSessions(qint64 kioskId)
{
    const Result<Rows> rows
        = m_connection.run(endSessionsCall, Parameters().add(kioskId), Effect::Command);
    if (!rows) {
        return rows.error();
    }
    return rows->isNull(0, 0) ? std::nullopt : std::optional(rows->integer(0, 0));
}

Result<Done> KioskLogins::closeOwnDatabases()
{
    // Again changes nothing, so it may be repeated after a lost answer.
    const Result<Rows> rows = m_connection.run(closeDatabasesCall, {}, Effect::Read);
    if (!rows) {
        return rows.error();
    }
    return Done {};
}
