#!/bin/sh
# The session of a kiosk: one screen, one program, nothing else to switch to.
#
#   kiosk-session.sh           Wayland, in cage
#   kiosk-session.sh x         X without a window manager
#
# Let the account of the kiosk log in by itself on the first console, and begin this from its
# profile:
#
#   /etc/systemd/system/getty@tty1.service.d/kiosk.conf:
#     [Service]
#     ExecStart=
#     ExecStart=-/sbin/agetty --autologin kiosk --noclear %I $TERM
#   ~kiosk/.profile:
#     [ "$(tty)" = /dev/tty1 ] && exec /usr/share/holdfast/kiosk-session.sh
#
# Without a window manager no key leaves the program: Alt+F4, Alt+Tab and the like mean nothing.
# Consoles are shut for the keyboard: in cage without its option -s, in X by 10-holdfast-kiosk.conf.
set -eu

here="$(dirname "$(readlink -f "$0")")"

case "${1:-wayland}" in
    wayland)
        # -d: windows have no frames of their own.
        exec cage -d -- "$here/kiosk-session.sh" inside
        ;;
    x)
        exec xinit "$here/kiosk-session.sh" inside -- :0 vt1 -nolisten tcp -s 0 -dpms
        ;;
    inside)
        # What cage or xinit runs. The screen stays on as long as this runs.
        if [ -z "${WAYLAND_DISPLAY:-}" ]; then
            xset s off -dpms
        else
            QT_QPA_PLATFORM=wayland
            QT_WAYLAND_DISABLE_WINDOWDECORATION=1
            export QT_QPA_PLATFORM QT_WAYLAND_DISABLE_WINDOWDECORATION
            systemctl --user import-environment QT_QPA_PLATFORM QT_WAYLAND_DISABLE_WINDOWDECORATION
        fi
        for name in DISPLAY XAUTHORITY WAYLAND_DISPLAY; do
            eval "value=\${$name:-}"
            # shellcheck disable=SC2154 # eval sets it
            if [ -n "$value" ]; then
                systemctl --user import-environment "$name"
            else
                systemctl --user unset-environment "$name"
            fi
        done
        # Returns when the kiosk has ended for good, which ends the session and logs in anew.
        exec systemctl --user start --wait holdfast-kiosk.service
        ;;
    *)
        sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p}' "$0" >&2
        exit 1
        ;;
esac
