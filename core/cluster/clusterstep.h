#pragma once

/** What join() is busy with, for a start screen. Steps come in this order; most starts skip some.
 */
enum class ClusterStep {
    Looking, ///< for programs, folders and a server that already runs
    Creating, ///< the database, once in the life of a data directory: seconds
    Starting,
    Recovering, ///< the last server did not stop cleanly: may take a minute
    Ready,
};
