#include "ui/errortext.h"

using namespace Qt::StringLiterals;

QString ErrorText::sentence(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Unreachable:
        return tr("The database cannot be reached. Nothing was sent; what you typed is kept.");
    case ErrorCode::OutcomeUnknown:
        return tr("The answer did not arrive. Checking…");
    case ErrorCode::WrongPassword:
        return tr("The server refused the name or the password. Check the connection settings.");
    case ErrorCode::NotPermitted:
        return tr("This sign-in may not do that. Ask a manager to do it.");
    case ErrorCode::NotPrepared:
        return tr("This database has not been prepared for Holdfast. "
                  "Its administrator must run: holdfastctl migrate");
    case ErrorCode::SchemaOlder:
        return tr("This database is older than the program. "
                  "Its administrator must run: holdfastctl migrate");
    case ErrorCode::SchemaNewer:
        return tr("This database was prepared by a newer Holdfast. "
                  "Install the newer program here; the data is unharmed.");
    case ErrorCode::SchemaEdited:
        return tr("This database was prepared with other files than this program has. "
                  "Install the program that prepared it; nothing was changed.");
    case ErrorCode::Busy:
        return tr("The database was too busy to answer in time. Nothing was changed; do it again.");
    case ErrorCode::InvalidInput:
        return tr("The database refused a value. Nothing was changed; correct what you typed.");
    case ErrorCode::ServerMissing:
        return tr("PostgreSQL is not installed on this machine. "
                  "Install PostgreSQL 15 or newer, or name a database server in the settings.");
    case ErrorCode::ServerVersion:
        return tr("The data on this machine belongs to another major version of PostgreSQL. "
                  "Install that version; the data is unharmed.");
    case ErrorCode::ServerFailed:
        return tr("The private database of this machine did not start. Nothing was changed.");
    case ErrorCode::DiskFull:
        return tr("The disk is full. Nothing was changed; free some space.");
    case ErrorCode::FileFailed:
        return tr("A file of the program cannot be read or written. "
                  "Check the rights of the data folder.");
    case ErrorCode::Cancelled:
        return tr("The program is closing.");
    case ErrorCode::Internal:
        return tr("Something went wrong inside the program. What you typed is kept; "
                  "if it happens again, tell support.");
    }
    Q_UNREACHABLE();
}

QString ErrorText::supportCode(const Error &error)
{
    const QString code = u"E%1"_s.arg(static_cast<int>(error.code) + 1, 2, 10, QChar(u'0'));
    return error.sqlState.isEmpty() ? code : code + u" / "_s + error.sqlState;
}
