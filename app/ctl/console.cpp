#include "app/ctl/console.h"

#include <QJsonDocument>
#include <QTextStream>

using namespace Qt::StringLiterals;

namespace {

void writeLine(FILE *file, const QString &line)
{
    QTextStream stream(file);
    stream << line;
    if (!line.endsWith(u'\n')) {
        stream << u'\n';
    }
}

QString withDetail(const QString &sentence, const Error &error)
{
    return error.detail.isEmpty() ? sentence : sentence + u" ("_s + error.detail + u')';
}

}

void Console::answer(const QJsonObject &object, const QString &sentence) const
{
    const QByteArray json = QJsonDocument(object).toJson(QJsonDocument::Compact);
    writeLine(stdout, m_isJson ? QString::fromUtf8(json) : sentence);
}

void Console::answer(const QJsonArray &rows, const QString &table) const
{
    const QByteArray json = QJsonDocument(rows).toJson(QJsonDocument::Compact);
    if (m_isJson || !table.isEmpty()) {
        writeLine(stdout, m_isJson ? QString::fromUtf8(json) : table);
    }
}

void Console::message(const QString &sentence) const
{
    writeLine(stderr, u"holdfastctl: "_s + sentence);
}

void Console::failure(const Error &error) const { message(sentenceFor(error)); }

QString sentenceFor(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Unreachable:
        return withDetail(u"The database does not answer. Nothing was sent."_s, error);
    case ErrorCode::OutcomeUnknown:
        return withDetail(
            u"The answer did not arrive. Run the same command with the same key to learn what "
            "became of it."_s,
            error);
    case ErrorCode::WrongPassword:
        return withDetail(u"The database refused this name or password."_s, error);
    case ErrorCode::NotPermitted:
        return withDetail(u"This role may not do that."_s, error);
    case ErrorCode::NotPrepared:
        return u"The database has no Holdfast schema. An administrator must run: holdfastctl "
               "--database \"…\" migrate"_s;
    case ErrorCode::SchemaOlder:
        return withDetail(
            u"The database is older than this program. An administrator must run: holdfastctl "
            "--database \"…\" migrate"_s,
            error);
    case ErrorCode::SchemaNewer:
        return withDetail(
            u"The database was migrated by a newer Holdfast. Install that version here; nothing "
            "was changed."_s,
            error);
    case ErrorCode::SchemaEdited:
        return withDetail(
            u"A migration that this database has is not the one in this program. Nothing was "
            "changed."_s,
            error);
    case ErrorCode::Busy:
        return withDetail(u"The database is busy. Nothing was changed; try again."_s, error);
    case ErrorCode::InvalidInput:
        return withDetail(u"The database refused a value."_s, error);
    case ErrorCode::ServerMissing:
        return withDetail(
            u"No PostgreSQL server programs were found. Install postgresql-15, or name a server "
            "with --database."_s,
            error);
    case ErrorCode::ServerVersion:
        return withDetail(
            u"The data directory belongs to another major version of PostgreSQL."_s, error);
    case ErrorCode::ServerFailed:
        return withDetail(u"The private database server does not start."_s, error);
    case ErrorCode::DiskFull:
        return withDetail(u"The disk is full. Nothing was changed."_s, error);
    case ErrorCode::FileFailed:
        return withDetail(u"A file or folder cannot be used."_s, error);
    case ErrorCode::Cancelled:
        return u"The program is ending. Nothing was sent."_s;
    case ErrorCode::Internal:
        return withDetail(u"This is a fault of Holdfast; please report it."_s, error);
    }
    Q_UNREACHABLE();
}
