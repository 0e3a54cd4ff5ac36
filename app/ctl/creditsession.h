#pragma once

#include "app/ctl/session.h"
#include "core/credits/creditservice.h"
#include "core/db/executor.h"

#include <memory>
#include <optional>

/** Session, executor and service of one command. The caller owns the keys: no journal. */
struct Credits {
    std::unique_ptr<Session> session;
    std::unique_ptr<DbExecutor> executor;
    std::unique_ptr<CreditService> service;

    static std::optional<Credits> open(const Invocation &invocation)
    {
        Credits credits;
        credits.session = Session::open(invocation);
        if (!credits.session) {
            return std::nullopt;
        }
        credits.executor = std::make_unique<DbExecutor>(credits.session->backend().connection());
        credits.service = std::make_unique<CreditService>(*credits.executor, nullptr);
        return credits;
    }
};
