#include "core/schedule/demoday.h"

#include "core/base/localday.h"
#include "core/base/microseconds.h"
#include "core/db/connection.h"
#include "core/schedule/democast.h"
#include "core/schedule/demostock.h"
#include "core/schedule/demowallets.h"

#include <QHash>
#include <QRandomGenerator>
#include <QTimeZone>

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *sitesQuery = "SELECT site_id FROM api.sites() LIMIT 1";
constexpr const char *addSiteQuery
    = "SELECT outcome, site_id FROM api.add_site('Praha', 'Europe/Prague', 'CZK')";
constexpr const char *addResourceQuery
    = "SELECT outcome, resource_id FROM api.add_resource($1, $2)";
constexpr const char *generateSlotsQuery
    = "SELECT outcome, added FROM api.generate_slots($1, $2, $3, '08:00', '22:00', $4, $5, $6, $7)";
constexpr const char *slotGridQuery
    = "SELECT slot_id, resource_id, starts_us, available FROM api.slot_grid($1, $2, $3)";
constexpr const char *closeSlotQuery = "SELECT outcome FROM api.close_slot($1, $2)";
constexpr const char *placeHoldCall
    = "CALL api.place_hold($1, $2, $3, $4, NULL, $5, $6, NULL, $7, 'desk', $8, $9)";
constexpr const char *confirmHoldCall = "CALL api.confirm_hold($1)";

constexpr auto siteZone = "Europe/Prague";
/** A demo hold that nobody confirms stays long enough to be looked at. */
constexpr qint64 openHoldSeconds = 900;

struct DemoResource {
    QString name;
    int capacity;
    int minutes;
    QString title;
    qint64 priceMinor;
    QString sku; ///< what people rent with a place; empty: nothing
};

const std::array demoResources {
    DemoResource { u"Hall A"_s, 10, 60, u"Climbing, beginners"_s, 18000, u"SHOES"_s },
    DemoResource { u"Hall B"_s, 12, 60, u"Climbing"_s, 15000, u"SHOES"_s },
    DemoResource { u"Court 1"_s, 4, 30, u"Badminton"_s, 12000, u"RACKET"_s },
    DemoResource { u"Court 2"_s, 4, 30, u"Badminton"_s, 12000, u"RACKET"_s },
    DemoResource { u"Sauna"_s, 6, 60, u"Sauna"_s, 22000, {} },
    DemoResource { u"Gate 3"_s, 8, 30, u"Guided tour"_s, 9000, {} },
};

/** One after another on one connection; the first error ends the loading. */
class DemoLoader {
public:
    DemoLoader(DbConnection &connection, QDate firstDay, int days)
        : m_connection(connection)
        , m_firstDay(firstDay)
        , m_days(days)
    {
    }

    Result<DemoReport> load()
    {
        const Result<Rows> site = ask(addSiteQuery, {});
        if (!site) {
            return site.error();
        }
        m_site = site->integer(0, 1);
        if (const auto stock = loadDemoStock(m_connection, m_site); !stock) {
            return stock.error();
        }
        if (const auto wallets = loadDemoWallets(m_connection, m_site, m_firstDay); !wallets) {
            return wallets.error();
        }
        for (const DemoResource &resource : demoResources) {
            if (const auto added = addResource(resource); !added) {
                return added.error();
            }
        }
        for (int day = 0; day < m_days; ++day) {
            if (const auto booked = bookDay(m_firstDay.addDays(day)); !booked) {
                return booked.error();
            }
        }
        if (const auto used = useDemoStock(m_connection, m_site); !used) {
            return used.error();
        }
        return m_report;
    }

private:
    Result<Rows> ask(const char *query, const Parameters &parameters)
    {
        return m_connection.run(query, parameters, Effect::Command);
    }

    Result<Done> addResource(const DemoResource &resource)
    {
        const Result<Rows> added
            = ask(addResourceQuery, Parameters().add(m_site).add(resource.name));
        if (!added) {
            return added.error();
        }
        const qint64 id = added->integer(0, 1);
        const Result<Rows> generated = ask(generateSlotsQuery,
            Parameters()
                .add(id)
                .add(m_firstDay.toString(Qt::ISODate))
                .add(m_firstDay.addDays(m_days - 1).toString(Qt::ISODate))
                .add(qint64(resource.minutes))
                .add(qint64(resource.capacity))
                .add(resource.title)
                .add(resource.priceMinor));
        if (!generated) {
            return generated.error();
        }
        m_report.slotCount += generated->smallInteger(0, 1);
        if (resource.name == u"Sauna") {
            m_sauna = id;
        }
        m_skus.insert(id, resource.sku);
        return Done {};
    }

    Result<Done> bookDay(QDate day)
    {
        const TimeRange range = localDay(day, QTimeZone(siteZone));
        const Result<Rows> grid = ask(slotGridQuery,
            Parameters()
                .add(m_site)
                .add(range.start.toString(Qt::ISODate))
                .add(range.end.toString(Qt::ISODate)));
        if (!grid) {
            return grid.error();
        }
        // The same day is booked in the same way each time: its number is the seed.
        QRandomGenerator random(static_cast<quint32>(day.toJulianDay()));
        const double fullness = day == m_firstDay ? 0.75 : 0.45;
        for (int row = 0; row < grid->count(); ++row) {
            const qint64 slot = grid->integer(row, 0);
            const int hour = grid->instant(row, 2).toTimeZone(QTimeZone(siteZone)).time().hour();
            if (grid->integer(row, 1) == m_sauna && hour == 12) {
                const auto closed = ask(closeSlotQuery, Parameters().add(slot).add(u"Cleaning"_s));
                if (!closed) {
                    return closed.error();
                }
                continue;
            }
            const QString sku = m_skus.value(grid->integer(row, 1));
            if (const auto booked = bookSlot(slot, sku, fullness, random); !booked) {
                return booked.error();
            }
        }
        ++m_report.days;
        return Done {};
    }

    Result<Done> bookSlot(
        qint64 slot, const QString &sku, double fullness, QRandomGenerator &random)
    {
        const int parties = random.bounded(4);
        for (int party = 0; party < parties; ++party) {
            if (random.generateDouble() > fullness) {
                continue;
            }
            const bool isOpen = random.bounded(14) == 0;
            const Result<Rows> held = place({ slot, party, isOpen, sku }, random);
            if (!held) {
                return held.error();
            }
            const QString outcome = held->text(0, 0);
            if (outcome != u"held" && outcome != u"replayed") {
                return Done {}; // past or full: the demo takes what there is
            }
            ++m_report.bookingCount;
            if (isOpen) {
                continue;
            }
            const auto confirmed = ask(confirmHoldCall, Parameters().add(held->integer(0, 1)));
            if (!confirmed) {
                return confirmed.error();
            }
        }
        return Done {};
    }

    /** One party on its way to a slot. */
    struct Party {
        qint64 slot;
        int number;
        bool isOpen; ///< nobody confirms its hold
        QString sku;
    };

    Result<Rows> place(const Party &party, QRandomGenerator &random)
    {
        const int people = 1 + random.bounded(4);
        const auto &customer
            = demoCustomers.at(static_cast<size_t>(random.bounded(int(demoCustomers.size()))));
        const bool hasExtras = !party.sku.isEmpty() && (random.bounded(12) == 0 || party.isOpen);
        Parameters parameters;
        // The key is the name of the booking, so that loading twice places once.
        parameters.add(demoKey(m_site, u"%1 %2"_s.arg(party.slot).arg(party.number)))
            .add(QList<qint64> { party.slot })
            .add(QList<qint64> { people })
            .add(party.isOpen ? openHoldSeconds : qint64(120))
            .add(customer.name)
            .add(customer.phone)
            .add(random.bounded(3) == 0 ? u"desk 2"_s : u"desk 1"_s);
        if (hasExtras) {
            parameters.add(QList<QString> { party.sku }).add(QList<qint64> { people });
        } else {
            parameters.addNull().addNull();
        }
        return ask(placeHoldCall, parameters);
    }

    DbConnection &m_connection;
    QDate m_firstDay;
    int m_days;
    qint64 m_site = 0;
    qint64 m_sauna = 0;
    QHash<qint64, QString> m_skus; ///< of resources
    DemoReport m_report;
};

}

Result<bool> isDatabaseEmpty(DbConnection &connection)
{
    const Result<Rows> sites = connection.run(sitesQuery, {}, Effect::Read);
    if (!sites) {
        return sites.error();
    }
    return sites->count() == 0;
}

Result<DemoReport> loadDemo(DbConnection &connection, const QDateTime &now, int days)
{
    return DemoLoader(connection, localDate(now, QTimeZone(siteZone)), days).load();
}
