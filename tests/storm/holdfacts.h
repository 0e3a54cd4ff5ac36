#pragma once

#include "tests/storm/dice.h"
#include "tests/storm/placerequest.h"

#include <deque>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

/// What callers were told about one hold. "May" stands for a call whose answer was lost and whose
/// repetition could not tell its effect from that of somebody else.
struct HoldFact {
    PlaceRequest request;
    long long holdId = 0;
    bool wasPlaced = false; ///< a caller heard "held"; the others "replayed"
    bool isConfirmed = false;
    bool mayBeConfirmed = false;
    bool isCancelled = false;
    bool isExpired = false;
    bool isDoubtful = false; ///< an error left open whether it was cancelled
    int extensions = 0;
    int extensionsMaybe = 0;
    int captures = 0; ///< answers "captured" of capture_credits
    long long captureEntry = 0;
    long long capturedAmount = 0;
    bool hasLooseLines = false; ///< somebody has asked for another slot or size
    bool hasLooseEnd = false; ///< somebody has asked for it to come back
};

/// What callers were told about all holds, by all threads.
class HoldFacts {
public:
    enum class Told { Confirmed, MaybeConfirmed, Cancelled, Expired, Extended, MaybeExtended };

    /// What the facts cannot tell any more once somebody has asked for a change; doctor still can.
    enum class Loose { Lines, End };

    /// How a caller came to know that a request has become a hold.
    enum class Heard { Held, Replayed, Settled };

    /// Before a request is sent: from now on others may send it too.
    void sending(const PlaceRequest &request);
    /// What contradicts what was told before; empty when all is well.
    std::string held(const PlaceRequest &request, long long holdId, Heard heard);
    void neverArrived(const std::string &key);
    /// A caller was told that its key is used up.
    void refused(const std::string &key);
    /// An error left open what became of this key, or of its hold.
    void doubt(const std::string &key);

    /// Whether somebody has heard that this key has become a hold.
    bool isHeld(const std::string &key);
    /// Whether this key may be sent by somebody else at this moment; see anyRequest().
    bool isShared(const std::string &key);

    void tell(long long holdId, Told told);
    /// Before a change is asked for.
    void loosen(long long holdId, Loose loose);
    /// What contradicts an earlier capture; empty when all is well.
    std::string captured(long long holdId, long long entryId, long long amount);

    /// A hold: mostly one that may be living, sometimes any. holdId is 0 when there is none yet.
    HoldFact anyHold(Dice &dice, bool isOfCredits = false);
    /// A request that somebody has sent lately, answered or not; the key is empty when there is
    /// none.
    PlaceRequest anyRequest(Dice &dice);

    /// After the storm: everything by key. No thread may be writing.
    const std::unordered_map<std::string, HoldFact> &byKey() const { return m_byKey; }

    const std::map<std::string, int> &buried() const { return m_buried; }

    const std::map<std::string, int> &refusedKeys() const { return m_refused; }

    const std::map<std::string, int> &doubtful() const { return m_doubtful; }

private:
    HoldFact *find(long long holdId);

    std::mutex m_mutex;
    std::unordered_map<std::string, HoldFact> m_byKey;
    std::unordered_map<long long, std::string> m_keyOf;
    std::vector<long long> m_all;
    std::vector<long long> m_living; ///< not known to be over
    std::deque<PlaceRequest> m_recent;
    std::set<std::string> m_shared;
    std::map<std::string, int> m_buried; ///< keys with a tombstone
    std::map<std::string, int> m_refused;
    std::map<std::string, int> m_doubtful;
};
