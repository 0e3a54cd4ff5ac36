#pragma once

#include "tests/support/apicaller.h"
#include "tests/support/databasetest.h"
#include "tests/support/stockcaller.h"

#include <QByteArray>
#include <QObject>

#include <memory>

/**
 * A test class whose databases have a slot of 100 places and some stock: SHOES, 10 in "Main" and 4
 * in "Cellar", which are rented out, and ROPE, 5 in "Main", which is sold.
 */
class StockTest : public DatabaseTest {
    Q_OBJECT

protected:
    static constexpr qint64 shoes = 2; ///< pool of SHOES in Main
    static constexpr qint64 cellarShoes = 3;
    static constexpr qint64 rope = 4;

    void begin() override;
    void end() override;

    const SlotId &slot() const { return m_slot; }

    ApiCaller &staff() { return *m_staff; }

    StockCaller &stock() { return *m_stock; }

    /** One place with these extras, "SHOES:2 ROPE:1". */
    static ApiAnswer place(ApiCaller &caller, const SlotId &slot, const QByteArray &extras);

    ApiAnswer place(const QByteArray &extras) { return place(staff(), slot(), extras); }

    /** The hold of a place() that must succeed, confirmed. */
    qint64 book(const QByteArray &extras);

    /** "on hand, reserved, available, out, shortfall" of a pool. */
    QString numbers(qint64 pool);

private:
    SlotId m_slot { 0 };
    std::unique_ptr<ApiCaller> m_staff;
    std::unique_ptr<StockCaller> m_stock;
};
