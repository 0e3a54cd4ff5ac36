#pragma once

#include "core/model/wallet.h"

#include <QString>

#include <utility>

/** A wallet, or the one that a customer does not have yet. */
using WalletKey = std::pair<CustomerId, QString>;

inline WalletKey rowKey(const Wallet &wallet) { return { wallet.customerId, wallet.bucket }; }
