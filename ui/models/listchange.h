#pragma once

#include <QList>

#include <vector>

/** A run of equal steps from one ordered list to another, as a table model announces them. */
struct ListRun {
    int first = 0;
    int last = 0; ///< inclusive

    bool operator==(const ListRun &) const = default;
};

/** What leaves and what comes so that one list without doubles becomes another. */
struct ListChange {
    std::vector<ListRun> leaving; ///< positions in the old list; apply from the back
    std::vector<ListRun> coming; ///< positions in the new list; apply from the front

    bool isNothing() const { return leaving.empty() && coming.empty(); }

    /**
     * Keeps what both lists have. Entries that both have but in another order leave and come
     * back: a list of starts is sorted, and columns change their order once in a year.
     */
    template <typename T> static ListChange between(const QList<T> &before, const QList<T> &after)
    {
        if (before == after) {
            return {}; // nearly always, and the lists may be long
        }
        QList<T> kept;
        for (const T &entry : before) {
            if (after.contains(entry)) {
                kept.append(entry);
            }
        }
        QList<T> keptInAfter;
        for (const T &entry : after) {
            if (before.contains(entry)) {
                keptInAfter.append(entry);
            }
        }
        if (kept != keptInAfter) {
            kept.clear();
        }
        return { runsWithout(before, kept), runsWithout(after, kept) };
    }

private:
    template <typename T>
    static std::vector<ListRun> runsWithout(const QList<T> &list, const QList<T> &kept)
    {
        std::vector<ListRun> runs;
        for (int i = 0; i < static_cast<int>(list.size()); ++i) {
            if (kept.contains(list.at(i))) {
                continue;
            }
            if (!runs.empty() && runs.back().last == i - 1) {
                runs.back().last = i;
            } else {
                runs.push_back({ i, i });
            }
        }
        return runs;
    }
};
