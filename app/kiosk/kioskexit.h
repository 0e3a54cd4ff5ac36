#pragma once

/** How a kiosk ends, for what watches over it: see installer/linux/holdfast-kiosk.service. */
namespace KioskExit {

inline constexpr int usage = 1;
inline constexpr int wrong = 78; ///< configuration or enrolment: a new start changes nothing
inline constexpr int ended = 79; ///< by somebody in the service menu
inline constexpr int restart = 80; ///< never seen outside: the program starts itself anew

}
