#pragma once

#include <QtGlobal>

/** What a cell or entry of a table of records says besides Qt::DisplayRole. */
namespace RecordRole {

enum {
    Caption = Qt::UserRole + 1, ///< QString: a smaller line below
    CaptionTone, ///< RecordTone as int, of the smaller line; soft without it
    Tone, ///< RecordTone as int
    Icon, ///< QString: name of an icon before the text
    Side, ///< QString: at the right of the line
    SideCaption, ///< QString: at the right of the smaller line
    BarConfirmed, ///< int: with BarHeld and BarCapacity a bar below the text
    BarHeld,
    BarCapacity,
};

}

/** How a text is meant. Its words say it too: colour never speaks alone. */
enum class RecordTone { Normal, Strong, Soft, Good, Warning, Late, Error };
