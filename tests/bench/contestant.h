#pragma once

#include "connection.h"

#include <string>

/// How one operation of a measured design ended.
enum class Ended {
    Done, ///< It took effect.
    Refused, ///< The design said no, rightly: no place left.
    Failed, ///< An error of the server, or an answer that must not come.
};

/// Answer of a place: the id of the hold when Done; the reason when Failed.
struct Placed {
    Ended ended = Ended::Failed;
    std::string holdId;
    std::string reason;
};

/// Answer of every other operation.
struct Step {
    Ended ended = Ended::Failed;
    std::string reason;
};

/// A design that can be measured. Stateless: every call runs on the connection that it is given, so
/// one object serves all threads. Ids travel as text, as libpq gives and takes them.
class Contestant {
public:
    virtual ~Contestant() = default;

    virtual const char *name() const = 0;
    /// Prepares every statement of the design; false on failure (see Connection::error()).
    virtual bool prepare(Connection &connection) const = 0;
    /// Places a hold of one place on the slot, under a new key.
    virtual Placed place(
        Connection &connection, const std::string &key, const std::string &slotId) const = 0;
    virtual Step confirm(Connection &connection, const std::string &holdId) const = 0;
    virtual Step cancel(Connection &connection, const std::string &holdId) const = 0;
    /// Reads every slot of the loaded day with what can be held now.
    virtual Step readDay(Connection &connection) const = 0;
};
