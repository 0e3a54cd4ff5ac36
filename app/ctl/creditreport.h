#pragma once

#include "app/ctl/command.h"
#include "core/credits/creditoutcomes.h"
#include "core/model/wallet.h"
#include "core/model/walletentry.h"

#include <QJsonObject>

/** Writes the answer to a command on credits and gives its exit code. */
ExitCode report(const Console &console, const CreditAnswer &answer);

QJsonObject walletObject(const Wallet &wallet);
QString walletLine(const Wallet &wallet);

QJsonObject entryObject(const WalletEntry &entry);
QString entryLine(const WalletEntry &entry);
