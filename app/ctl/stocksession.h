#pragma once

#include "app/ctl/session.h"
#include "core/db/executor.h"
#include "core/stock/stockservice.h"

#include <memory>
#include <optional>

/** Session, executor and service of one command. The caller owns the keys: no journal. */
struct Stock {
    std::unique_ptr<Session> session;
    std::unique_ptr<DbExecutor> executor;
    std::unique_ptr<StockService> service;

    static std::optional<Stock> open(const Invocation &invocation)
    {
        Stock stock;
        stock.session = Session::open(invocation);
        if (!stock.session) {
            return std::nullopt;
        }
        stock.executor = std::make_unique<DbExecutor>(stock.session->backend().connection());
        stock.service = std::make_unique<StockService>(*stock.executor, nullptr);
        return stock;
    }
};

/**
 * The level that --sku names, at --site or else at the first site: that in its first warehouse when
 * none is named, as a hold takes it.
 */
Result<std::optional<StockLevel>> findLevel(
    Stock &stock, const Invocation &invocation, SiteId site);
