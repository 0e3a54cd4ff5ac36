#include "core/db/migrator.h"

#include "core/db/connection.h"

#include <QCryptographicHash>
#include <QFile>
#include <QLoggingCategory>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(migratorLog, "holdfast.db.migrator")

/** Number of the advisory lock that lets one migration at a time into a database. */
constexpr const char *lockScript = "SELECT pg_advisory_xact_lock(4815162342);";
constexpr const char *migrationKind = "migration";
constexpr const char *apiKind = "api";

Migrator::Script builtInScript(const QString &path)
{
    QFile file(u":/db/"_s + path);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(isOpen, "Migrator", "a script is missing from the program");
    return Migrator::Script::make(path.section(u'/', -1), file.readAll());
}

QList<Migrator::Script> builtInScripts(const QString &folder)
{
    // One name per line, in the order of application; written by the build.
    QFile list(u":/db/"_s + folder + u".list"_s);
    const bool isOpen = list.open(QIODevice::ReadOnly);
    Q_ASSERT_X(isOpen, "Migrator", "a list of scripts is missing from the program");
    QList<Migrator::Script> scripts;
    const QStringList names = QString::fromUtf8(list.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &name : names) {
        scripts.append(builtInScript(folder + u'/' + name));
    }
    return scripts;
}

Error scriptError(const Migrator::Script &script, Error error)
{
    error.detail = script.name + u": "_s + error.detail;
    return error;
}

Error stateError(const SchemaState &state)
{
    return { state.kind == SchemaState::Kind::Newer ? ErrorCode::SchemaNewer
                                                    : ErrorCode::SchemaEdited,
        state.scripts.join(u", "_s),
        {} };
}

}

Migrator::Script Migrator::Script::make(const QString &name, const QByteArray &text)
{
    return { name, text, QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex() };
}

Migrator::Scripts Migrator::builtIn()
{
    return { builtInScript(u"migrations/bootstrap.sql"_s),
        builtInScripts(u"migrations"_s),
        builtInScripts(u"api"_s),
        builtInScript(u"migrations/harden.sql"_s) };
}

Migrator::Migrator(Scripts scripts)
    : m_scripts(std::move(scripts))
{
}

Result<SchemaState> Migrator::state(DbConnection &connection) const
{
    const Result<QList<Applied>> applied
        = readApplied(connection, "SELECT name, checksum, kind FROM api.applied_scripts()");
    if (!applied) {
        if (applied.error().code == ErrorCode::NotPrepared) {
            return SchemaState { SchemaState::Kind::Absent, {} };
        }
        return applied.error();
    }
    return compare(*applied);
}

Result<QStringList> Migrator::migrate(DbConnection &connection) const
{
    if (const auto begun = connection.runScript("BEGIN;"); !begun) {
        return begun.error();
    }
    const Result<QStringList> applied = applyMissing(connection);
    if (!applied) {
        (void)connection.runScript("ROLLBACK;"); // the first error is the one to tell
        return applied;
    }
    if (const auto committed = connection.runScript("COMMIT;"); !committed) {
        return committed.error();
    }
    return applied;
}

Result<QList<Migrator::Applied>> Migrator::readApplied(DbConnection &connection, const char *query)
{
    const Result<Rows> rows = connection.run(query, {}, Effect::Read);
    if (!rows) {
        return rows.error();
    }
    QList<Applied> applied;
    for (int row = 0; row < rows->count(); ++row) {
        applied.append({ rows->text(row, 0),
            rows->text(row, 1).toLatin1(),
            rows->text(row, 2) == QLatin1StringView(migrationKind) });
    }
    return applied;
}

SchemaState Migrator::compare(const QList<Applied> &applied) const
{
    QStringList missing;
    QStringList edited;
    QStringList unknown;
    const auto find = [&applied](const Script &script) {
        return std::find_if(applied.cbegin(), applied.cend(), [&script](const Applied &one) {
            return one.name == script.name;
        });
    };
    for (const Script &script : m_scripts.migrations) {
        const auto found = find(script);
        if (found == applied.cend()) {
            missing.append(script.name);
        } else if (found->checksum != script.checksum) {
            edited.append(script.name);
        }
    }
    for (const Applied &one : applied) {
        const bool isKnown = std::any_of(m_scripts.migrations.cbegin(),
            m_scripts.migrations.cend(),
            [&one](const Script &script) { return script.name == one.name; });
        if (one.isMigration && !isKnown) {
            unknown.append(one.name);
        }
    }
    for (const Script &script : m_scripts.api) {
        const auto found = find(script);
        if (found == applied.cend() || found->checksum != script.checksum) {
            missing.append(script.name);
        }
    }
    if (!unknown.isEmpty()) {
        return { SchemaState::Kind::Newer, unknown };
    }
    if (!edited.isEmpty()) {
        return { SchemaState::Kind::Edited, edited };
    }
    return { missing.isEmpty() ? SchemaState::Kind::Current : SchemaState::Kind::Older, missing };
}

Result<QStringList> Migrator::applyMissing(DbConnection &connection) const
{
    // Waiting for another migration may take longer than a booking may wait for a row.
    for (const QByteArray &script :
        { QByteArray("SET LOCAL lock_timeout = '30s'; SET LOCAL check_function_bodies = off;"),
            QByteArray(lockScript),
            m_scripts.bootstrap.text }) {
        if (const auto ran = connection.runScript(script); !ran) {
            return scriptError(m_scripts.bootstrap, ran.error());
        }
    }
    const Result<QList<Applied>> applied
        = readApplied(connection, "SELECT name, checksum, kind FROM holdfast.migrations");
    if (!applied) {
        return applied.error();
    }
    const SchemaState state = compare(*applied);
    if (state.kind == SchemaState::Kind::Newer || state.kind == SchemaState::Kind::Edited) {
        return stateError(state);
    }
    if (const auto ran = connection.runScript("SET LOCAL ROLE holdfast_owner;"); !ran) {
        return ran.error();
    }
    for (const auto &[scripts, kind] : { std::pair { m_scripts.migrations, migrationKind },
             std::pair { m_scripts.api, apiKind } }) {
        for (const Script &script : scripts) {
            if (!state.scripts.contains(script.name)) {
                continue;
            }
            qCDebug(migratorLog) << "Applying" << script.name;
            if (const auto done = apply(connection, script, kind); !done) {
                return scriptError(script, done.error());
            }
        }
    }
    for (const QByteArray &script : { QByteArray("RESET ROLE;"), m_scripts.hardening.text }) {
        if (const auto ran = connection.runScript(script); !ran) {
            return scriptError(m_scripts.hardening, ran.error());
        }
    }
    return state.scripts;
}

Result<Done> Migrator::apply(DbConnection &connection, const Script &script, const char *kind)
{
    if (auto ran = connection.runScript(script.text); !ran) {
        return ran;
    }
    const Result<Rows> noted = connection.run(
        "INSERT INTO holdfast.migrations (name, checksum, kind) VALUES ($1, $2, $3)"
        " ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum,"
        " applied_at = clock_timestamp()",
        Parameters()
            .add(script.name)
            .add(QString::fromLatin1(script.checksum))
            .add(QString::fromLatin1(kind)),
        Effect::Read);
    if (!noted) {
        return noted.error();
    }
    return Done {};
}
