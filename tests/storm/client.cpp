#include "tests/storm/client.h"

#include <utility>

Client::Client(const Shared &shared, std::uint64_t seed, std::string isolation)
    : m_tally(shared.world.tally)
    , m_dice(seed)
    , m_caller(shared.world, std::move(isolation))
    , m_hold(m_caller, m_dice, shared.pools, shared.holds)
    , m_credit(m_caller, m_dice, shared.pools, { shared.holds, shared.entries, shared.daysAhead })
    , m_stock(m_caller, m_dice, shared.pools, shared.holds, shared.entries)
    , m_change(m_caller, m_dice, shared.pools, shared.holds, shared.entries)
{
}

void Client::run()
{
    int total = 0;
    for (const Choice &choice : choices()) {
        total += choice.weight;
    }
    while (m_tally.begin()) {
        int left = static_cast<int>(m_dice.below(static_cast<std::size_t>(total)));
        for (const Choice &choice : choices()) {
            left -= choice.weight;
            if (left < 0) {
                (this->*choice.act)();
                break;
            }
        }
    }
}

int Client::backendPid() const { return m_caller.backendPid(); }

const std::vector<Client::Choice> &Client::choices()
{
    using C = Client;
    static const std::vector<Choice> all {
        { 330, &C::perform<&C::m_hold, &HoldActions::place> },
        { 40, &C::perform<&C::m_hold, &HoldActions::replay> },
        { 10, &C::perform<&C::m_hold, &HoldActions::reuse> },
        { 10, &C::perform<&C::m_hold, &HoldActions::sendLate> },
        { 120, &C::perform<&C::m_hold, &HoldActions::confirm> },
        { 110, &C::perform<&C::m_hold, &HoldActions::cancel> },
        { 50, &C::perform<&C::m_hold, &HoldActions::extend> },
        { 70, &C::perform<&C::m_credit, &CreditActions::grant> },
        { 40, &C::perform<&C::m_credit, &CreditActions::debit> },
        { 30, &C::perform<&C::m_credit, &CreditActions::reverse> },
        { 20, &C::perform<&C::m_credit, &CreditActions::repeat> },
        { 60, &C::perform<&C::m_credit, &CreditActions::capture> },
        { 25, &C::perform<&C::m_credit, &CreditActions::release> },
        { 6, &C::perform<&C::m_credit, &CreditActions::setWallet> },
        { 25, &C::perform<&C::m_stock, &StockActions::adjust> },
        { 10, &C::perform<&C::m_stock, &StockActions::count> },
        { 40, &C::perform<&C::m_stock, &StockActions::giveBack> },
        { 8, &C::perform<&C::m_stock, &StockActions::transfer> },
        { 12, &C::perform<&C::m_stock, &StockActions::sweep> },
        { 6, &C::perform<&C::m_stock, &StockActions::expireHolds> },
        { 12, &C::perform<&C::m_stock, &StockActions::closeOrOpen> },
        { 4, &C::perform<&C::m_stock, &StockActions::switchCreditHolds> },
        { 50, &C::perform<&C::m_change, &ChangeActions::move> },
        { 20, &C::perform<&C::m_change, &ChangeActions::swap> },
        { 40, &C::perform<&C::m_change, &ChangeActions::resize> },
        { 40, &C::perform<&C::m_change, &ChangeActions::revive> },
        { 60, &C::perform<&C::m_change, &ChangeActions::wait> },
        { 10, &C::perform<&C::m_change, &ChangeActions::stopWaiting> },
        { 25, &C::perform<&C::m_change, &ChangeActions::answerOffer> },
    };
    return all;
}
