#pragma once

#include "core/base/error.h"

#include <QtGlobal>

#include <utility>
#include <variant>

/**
 * A value, or the Error that stopped us from having one.
 *
 * For things that break: connection, disk, bug. What a service decides (sold out, expired) is part
 * of the value, as a std::variant outcome. Values only: copy, compare and move freely; any thread.
 */
template <typename T> class [[nodiscard]] Result {
public:
    using Value = T;

    Result(T value) // NOLINT(google-explicit-constructor): `return value;` must read naturally
        : m_state(std::in_place_index<0>, std::move(value))
    {
    }

    Result(Error error) // NOLINT(google-explicit-constructor): `return error;` too
        : m_state(std::in_place_index<1>, std::move(error))
    {
    }

    bool isOk() const { return m_state.index() == 0; }

    explicit operator bool() const { return isOk(); }

    /** Precondition: isOk(). */
    const T &value() const &
    {
        Q_ASSERT(isOk());
        return std::get<0>(m_state);
    }

    T &&value() &&
    {
        Q_ASSERT(isOk());
        return std::get<0>(std::move(m_state));
    }

    const T &operator*() const & { return value(); }

    const T *operator->() const { return &value(); }

    /** Precondition: !isOk(). */
    const Error &error() const
    {
        Q_ASSERT(!isOk());
        return std::get<1>(m_state);
    }

private:
    std::variant<T, Error> m_state;
};

/** The value of an operation that only succeeds or fails. */
struct Done {
    bool operator==(const Done &) const = default;
};
