#include "tests/support/stocktest.h"

#include <QList>

using namespace Qt::StringLiterals;

void StockTest::begin()
{
    if (database().number("SELECT count(*) FROM api.sites()") == 0) { // else shared with a row
        m_slot = database().addSlot(100);
        database().addStock(u"SHOES"_s, u"Climbing shoes"_s, 10);
        database().execute("SELECT api.add_warehouse(1, 'Cellar');"
                           "SELECT api.add_stock_item(1, 'SHOES', 'Climbing shoes', 4, 'Cellar');"
                           "SELECT api.add_stock_item(1, 'ROPE', 'Rope', 5, NULL, false)");
    }
    m_staff = std::make_unique<ApiCaller>(database().as(TestRole::Staff));
    m_stock = std::make_unique<StockCaller>(m_staff->connection());
}

void StockTest::end()
{
    m_stock.reset();
    m_staff.reset();
}

ApiAnswer StockTest::place(ApiCaller &caller, const SlotId &slot, const QByteArray &extras)
{
    QByteArrayList skus;
    QByteArrayList quantities;
    for (const QByteArray &extra : extras.split(' ')) {
        skus.append('\'' + extra.split(':').value(0) + '\'');
        quantities.append(extra.split(':').value(1));
    }
    PlaceOptions options;
    options.skus = "ARRAY[" + skus.join(',') + ']';
    options.skuQuantities = "ARRAY[" + quantities.join(',') + "]::bigint[]";
    return caller.place(ApiCaller::newKey(), slot, 1, options);
}

qint64 StockTest::book(const QByteArray &extras)
{
    const ApiAnswer held = place(extras);
    const ApiAnswer booked = staff().confirm(held.holdId);
    if (booked.outcome != u"confirmed") {
        qFatal("%s: %s, %s",
            extras.constData(),
            qUtf8Printable(held.outcome + held.message),
            qUtf8Printable(booked.outcome + booked.message));
    }
    return held.holdId;
}

QString StockTest::numbers(qint64 pool)
{
    const QStringList row = database()
                                .rows("SELECT on_hand, reserved, available, out, shortfall FROM"
                                      " api.stock_levels() WHERE pool_id = "
                                    + QByteArray::number(pool))
                                .value(0);
    return row.join(u", "_s);
}
