#pragma once

#include <QHashFunctions>
#include <QtGlobal>

#include <compare>

/**
 * A database id that cannot be mistaken for another one: SlotId and HoldId do not convert.
 * value() is for core/db and for printing only.
 */
template <typename Tag> class Id {
public:
    constexpr Id() = default;

    constexpr explicit Id(qint64 value)
        : m_value(value)
    {
    }

    constexpr qint64 value() const { return m_value; }

    constexpr bool isValid() const { return m_value > 0; }

    friend constexpr auto operator<=>(const Id &, const Id &) = default;

    friend size_t qHash(const Id &id, size_t seed = 0) noexcept
    {
        return ::qHash(id.m_value, seed);
    }

private:
    qint64 m_value = 0;
};

using SiteId = Id<struct SiteTag>;
using ResourceId = Id<struct ResourceTag>;
using SlotId = Id<struct SlotTag>; ///< also the id of the slot's pool
using HoldId = Id<struct HoldTag>;
using CustomerId = Id<struct CustomerTag>;
using KioskId = Id<struct KioskTag>;
using WaitingId = Id<struct WaitingTag>; ///< of an entry of the waiting list
using WalletId = Id<struct WalletTag>; ///< also the id of the wallet's pool
using CreditEntryId = Id<struct CreditEntryTag>;
using StockLevelId = Id<struct StockLevelTag>; ///< also the id of the level's pool
using StockItemId = Id<struct StockItemTag>;
using WarehouseId = Id<struct WarehouseTag>;
using StockMoveId = Id<struct StockMoveTag>; ///< of a row of the journal
