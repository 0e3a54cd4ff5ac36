#pragma once

#include <QString>

/** How the grid lays out what has been read; the slots and what can be done with them are equal. */
enum class GridView {
    Day, ///< times are rows, resources are columns
    Week, ///< of one resource: times of the day are rows, seven days are columns
    Agenda, ///< of a day: one row per slot, in the order of time
    Swapped, ///< a day with resources as rows and times as columns
};

/** The word of a view in the settings. */
QString wordOf(GridView view);

/** The view of a word; Day for a word that is not known. */
GridView gridViewOf(const QString &word);
