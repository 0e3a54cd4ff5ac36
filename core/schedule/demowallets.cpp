#include "core/schedule/demowallets.h"

#include "core/db/connection.h"
#include "core/schedule/democast.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *addCustomerQuery
    = "SELECT outcome, customer_id FROM api.add_customer($1, $2, NULL)";
constexpr const char *grantQuery = "SELECT outcome, entry_id FROM api.grant_credits($1, $2, $3, $4,"
                                   " $5, NULL, $6)";
constexpr const char *debitQuery = "SELECT outcome FROM api.debit_credits($1, $2, $3, $4, $5)";
constexpr const char *reverseQuery = "SELECT outcome FROM api.reverse_credits($1, $2, $3)";
constexpr const char *setWalletQuery = "SELECT outcome FROM api.set_wallet($1, $2, $3, $4)";
constexpr const char *placeHoldCall
    = "CALL api.place_hold($1, '{}', '{}', $2, $3, NULL, NULL, $4, 'desk 1', 'desk', NULL, NULL,"
      " $5, $6)";

constexpr qint64 holdSeconds = 1800;

/** What has happened to one wallet; an amount of 0 is a thing that has not. */
struct DemoWallet {
    size_t customer;
    QString bucket;
    qint64 granted;
    QString grantedFor;
    int goodForDays; ///< 0: for ever
    qint64 debited;
    QString debitedFor;
    qint64 held;
    bool isGrantReversed; ///< the payment for it was refused later
};

const std::array demoWallets {
    DemoWallet { 0, u"default"_s, 2400, u"Ten visits"_s, 0, 350, u"Lesson"_s, 0, false },
    DemoWallet { 1, u"default"_s, 1540, u"Gift card"_s, 0, 300, u"Sauna"_s, 240, false },
    DemoWallet { 1, u"points"_s, 85, u"Points for May"_s, 60, 0, {}, 0, false },
    DemoWallet { 2, u"default"_s, 12000, u"Season card"_s, 0, 1850, u"Course"_s, 0, false },
    DemoWallet { 3, u"default"_s, 600, u"Trial month"_s, 9, 150, u"Climbing"_s, 150, false },
    DemoWallet { 4, u"default"_s, 500, u"Company card"_s, 0, 950, u"Team evening"_s, 0, false },
    DemoWallet { 6, u"points"_s, 320, u"Points for May"_s, 20, 40, u"Chalk ball"_s, 0, false },
    DemoWallet { 7, u"default"_s, 900, u"Gift card"_s, 0, 0, {}, 360, false },
    DemoWallet { 8, u"default"_s, 800, u"Card payment"_s, 0, 600, u"Court, May"_s, 0, true },
};

/** Who may go below zero as far as the house trusts them. */
constexpr size_t overdraftCustomer = 4;

/** One after another; the first error ends the loading. Refusals are what came of a replay. */
class WalletLoader {
public:
    WalletLoader(DbConnection &connection, qint64 site, QDate today)
        : m_connection(connection)
        , m_site(site)
        , m_today(today)
    {
    }

    Result<Done> load(const DemoWallet &wallet)
    {
        const DemoCustomer &owner = demoCustomers.at(wallet.customer);
        const Result<Rows> customer
            = ask(addCustomerQuery, Parameters().add(owner.name).add(owner.phone));
        if (!customer) {
            return customer.error();
        }
        m_customer = customer->integer(0, 1);
        m_name = u"wallet %1 %2"_s.arg(wallet.customer).arg(wallet.bucket);
        const Result<Rows> granted = grant(wallet);
        if (!granted) {
            return granted.error();
        }
        if (wallet.customer == overdraftCustomer) {
            const auto set = ask(setWalletQuery,
                Parameters().add(m_customer).add(wallet.bucket).add(qint64(0)).add(u"true"_s));
            if (!set) {
                return set.error();
            }
        }
        if (const auto used = use(wallet); !used) {
            return used;
        }
        if (!wallet.isGrantReversed || granted->isNull(0, 1)) {
            return Done {};
        }
        return done(ask(reverseQuery,
            Parameters()
                .add(key(u"reversal"_s))
                .add(granted->integer(0, 1))
                .add(u"The bank refused the payment"_s)));
    }

private:
    Result<Rows> ask(const char *query, const Parameters &parameters)
    {
        return m_connection.run(query, parameters, Effect::Command);
    }

    static Result<Done> done(const Result<Rows> &rows)
    {
        return rows ? Result<Done>(Done {}) : Result<Done>(rows.error());
    }

    QString key(const QString &what) const { return demoKey(m_site, m_name + u' ' + what); }

    Result<Rows> grant(const DemoWallet &wallet)
    {
        Parameters parameters;
        parameters.add(key(u"grant"_s))
            .add(m_customer)
            .add(wallet.bucket)
            .add(wallet.granted)
            .add(wallet.grantedFor);
        if (wallet.goodForDays > 0) {
            parameters.add(m_today.addDays(wallet.goodForDays).toString(Qt::ISODate));
        } else {
            parameters.addNull();
        }
        return ask(grantQuery, parameters);
    }

    Result<Done> use(const DemoWallet &wallet)
    {
        if (wallet.debited > 0) {
            const auto debited = ask(debitQuery,
                Parameters()
                    .add(key(u"debit"_s))
                    .add(m_customer)
                    .add(wallet.bucket)
                    .add(wallet.debited)
                    .add(wallet.debitedFor));
            if (!debited) {
                return debited.error();
            }
        }
        if (wallet.held == 0) {
            return Done {};
        }
        return done(ask(placeHoldCall,
            Parameters()
                .add(key(u"hold "_s + m_today.toString(Qt::ISODate)))
                .add(holdSeconds)
                .add(m_customer)
                .add(u"At the till"_s)
                .add(QList<QString> { wallet.bucket })
                .add(QList<qint64> { wallet.held })));
    }

    DbConnection &m_connection;
    qint64 m_site;
    QDate m_today;
    qint64 m_customer = 0;
    QString m_name;
};

}

Result<Done> loadDemoWallets(DbConnection &connection, qint64 site, QDate today)
{
    WalletLoader loader(connection, site, today);
    for (const DemoWallet &wallet : demoWallets) {
        if (const auto loaded = loader.load(wallet); !loaded) {
            return loaded;
        }
    }
    return Done {};
}
