#include "app/ctl/kioskrow.h"

#include "app/ctl/console.h"
#include "app/ctl/session.h"

#include <QJsonDocument>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *kiosksQuery
    = "SELECT kiosk_id, site_id, name, login, is_open, closed_reason, is_within_hours,"
      " last_seen_us, health, help_us FROM api.kiosks($1)";

QJsonValue instantValue(const QDateTime &instant)
{
    return instant.isValid() ? QJsonValue(instant.toString(Qt::ISODate)) : QJsonValue();
}

KioskRow kioskFrom(const Rows &rows, int row)
{
    return { rows.integer(row, 0),
        rows.integer(row, 1),
        rows.text(row, 2),
        rows.text(row, 3),
        rows.boolean(row, 4),
        rows.text(row, 5),
        rows.boolean(row, 6),
        rows.instant(row, 7),
        rows.text(row, 8),
        rows.instant(row, 9) };
}

}

QJsonObject KioskRow::object() const
{
    QJsonObject object { { u"kiosk_id"_s, id },
        { u"site_id"_s, siteId },
        { u"name"_s, name },
        { u"login"_s, login },
        { u"is_open"_s, isOpen },
        { u"is_within_hours"_s, isWithinHours },
        { u"closed_reason"_s, isOpen ? QJsonValue() : QJsonValue(closedReason) },
        { u"last_seen_at"_s, instantValue(lastSeenAt) },
        { u"help_asked_at"_s, instantValue(helpAskedAt) } };
    const QJsonDocument reported = QJsonDocument::fromJson(health.toUtf8());
    object[u"health"_s] = reported.isObject() ? QJsonValue(reported.object()) : QJsonValue();
    return object;
}

QString KioskRow::line() const
{
    QString state = u"open"_s;
    if (!isOpen) {
        state = u"closed: "_s + closedReason;
    } else if (!isWithinHours) {
        state = u"closed by its hours"_s;
    }
    return u"%1  %2  seen %3%4  %5\n"_s.arg(siteId, 4).arg(name, -20).arg(
        lastSeenAt.isValid() ? lastSeenAt.toString(Qt::ISODate) : u"never"_s,
        helpAskedAt.isValid() ? u", asks for help"_s : QString(),
        state);
}

std::optional<qint64> siteOfKiosk(const Invocation &invocation)
{
    if (!invocation.options.isSet(u"site"_s)) {
        return 0;
    }
    return numberOption(invocation, u"site"_s, 1, std::numeric_limits<qint64>::max());
}

Result<QList<KioskRow>> readKiosks(DbConnection &connection, qint64 site)
{
    const Parameters parameters = site > 0 ? Parameters().add(site) : Parameters().addNull();
    const Result<Rows> rows = connection.run(kiosksQuery, parameters, Effect::Read);
    if (!rows) {
        return rows.error();
    }
    QList<KioskRow> kiosks;
    for (int row = 0; row < rows->count(); ++row) {
        kiosks.append(kioskFrom(*rows, row));
    }
    return kiosks;
}

std::optional<QString> kioskNameArgument(const Invocation &invocation)
{
    if (invocation.arguments.size() != 1 || invocation.arguments.first().trimmed().isEmpty()) {
        invocation.console.message(u"This command takes one NAME, that of a kiosk."_s);
        return std::nullopt;
    }
    return invocation.arguments.first().trimmed();
}

Result<std::optional<KioskRow>> findKiosk(
    DbConnection &connection, const Invocation &invocation, qint64 site)
{
    Result<QList<KioskRow>> kiosks = readKiosks(connection, site);
    if (!kiosks) {
        return kiosks.error();
    }
    const QString name = invocation.arguments.first().trimmed();
    std::optional<KioskRow> found;
    for (const KioskRow &kiosk : *kiosks) {
        if (kiosk.name != name) {
            continue;
        }
        if (found) {
            invocation.console.message(u"Several sites have this kiosk: which --site?"_s);
            return std::optional<KioskRow>();
        }
        found = kiosk;
    }
    return found;
}

ExitCode reportKiosk(const Console &console,
    const QString &name,
    const QString &outcome,
    std::initializer_list<const char *> done)
{
    console.answer(QJsonObject { { u"outcome"_s, outcome }, { u"name"_s, name } },
        u"Kiosk %1: %2."_s.arg(name, outcome));
    const bool isDone = std::any_of(done.begin(), done.end(), [&outcome](const char *word) {
        return outcome == QLatin1StringView(word);
    });
    return isDone ? ExitCode::Done : ExitCode::Refused;
}
