#pragma once

#include "core/base/result.h"
#include "core/credits/creditoutcomes.h"
#include "core/model/creditusage.h"
#include "core/model/wallet.h"
#include "core/model/walletentry.h"
#include "core/model/wallethold.h"

class Rows;

/** The one row that every command on credits answers with. An unknown word is an error. */
Result<CreditAnswer> creditAnswerFrom(const Rows &rows);

/** Rows of api.wallets, wallet_entries, wallet_holds and entry_uses, in the order of their columns.
 */
Wallet walletFrom(const Rows &rows, int row);
WalletEntry walletEntryFrom(const Rows &rows, int row);
WalletHold walletHoldFrom(const Rows &rows, int row);
CreditUsage creditUsageFrom(const Rows &rows, int row);

/** How the database calls it. */
QString databaseWord(CreditOutcome outcome);
QString databaseWord(WalletEntry::Kind kind);
