#pragma once

/** Every size of the desk, in device-independent pixels at a text scale of 1. */
namespace Metrics {

inline constexpr int unit = 8; ///< the grid that everything sits on
inline constexpr int halfUnit = 4;
inline constexpr int controlHeight = 32;
inline constexpr int largeControlHeight = 44; ///< the one filled button of a view
inline constexpr int controlRadius = 8;
inline constexpr int controlPadding = 12; ///< beside the text of a button or list entry
inline constexpr int cardRadius = 12;
inline constexpr int keyCapRadius = 4;
inline constexpr int focusRing = 3;
inline constexpr int iconSize = 16;
inline constexpr int smallIconSize = 13; ///< beside body text
inline constexpr int bodySize = 13; ///< font pixel size
inline constexpr int bodyLine = 18;
inline constexpr int captionSize = 11;
inline constexpr int titleSize = 18;
inline constexpr int numberSize = 18;
inline constexpr int wordmarkSize = 15;

inline constexpr int topBarHeight = 56;
inline constexpr int statusBarHeight = 32;
inline constexpr int railWidth = 200;
inline constexpr int panelWidth = 320;
inline constexpr int pageMargin = 12; ///< between the grid card and its neighbours

inline constexpr int gridRowHeight = 54;
inline constexpr int gridHeaderHeight = 44;
inline constexpr int gridTimeWidth = 60;
inline constexpr int gridNameWidth = 132; ///< of resources beside the grid
inline constexpr int gridColumnMin = 134;
inline constexpr int gridDayColumnMin = 112; ///< of a week: all seven fit beside the panel
inline constexpr int cellPadding = 10;
inline constexpr int capacityBarHeight = 6;
inline constexpr int recordRowHeight = 46; ///< a row of a table of records: a text and a caption
inline constexpr int recordHeaderHeight = 40;

}
