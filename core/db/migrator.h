#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

class DbConnection;

/** How the schema of a database stands to the scripts in this program. */
struct SchemaState {
    enum class Kind {
        Absent, ///< no Holdfast schema
        Older, ///< migrations or api functions of this program are missing
        Current,
        Newer, ///< migrated by a newer program: this one must not touch it
        Edited, ///< a migration that was applied is not the one in this program
    };

    Kind kind = Kind::Absent;
    QStringList scripts; ///< names that are missing, unknown or edited

    bool operator==(const SchemaState &) const = default;
};

/**
 * Brings a database to the schema of this program: all of it or nothing, in one transaction under
 * an advisory lock, so that two programs may try at once and a kill in the middle leaves no trace.
 *
 * Migrations are applied once, in order, and never change afterwards; api functions are applied
 * again whole when their text differs. Both are compared by SHA-256.
 */
class Migrator {
public:
    struct Script {
        QString name;
        QByteArray text;
        QByteArray checksum; ///< SHA-256, hexadecimal

        static Script make(const QString &name, const QByteArray &text);
    };

    struct Scripts {
        Script bootstrap; ///< roles, schemas and the table of applied scripts; may be repeated
        QList<Script> migrations;
        QList<Script> api;
        Script hardening; ///< rights; may be repeated
    };

    /** The scripts built into this program. */
    static Scripts builtIn();

    explicit Migrator(Scripts scripts = builtIn());

    /** Any client role may ask. */
    Result<SchemaState> state(DbConnection &connection) const;

    /** Needs an administrator. The names of what was applied; empty when nothing was to do. */
    Result<QStringList> migrate(DbConnection &connection) const;

private:
    struct Applied {
        QString name;
        QByteArray checksum;
        bool isMigration = false;
    };

    static Result<QList<Applied>> readApplied(DbConnection &connection, const char *query);
    SchemaState compare(const QList<Applied> &applied) const;
    Result<QStringList> applyMissing(DbConnection &connection) const;
    static Result<Done> apply(DbConnection &connection, const Script &script, const char *kind);

    Scripts m_scripts;
};
