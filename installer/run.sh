#!/usr/bin/env bash
# Installs what is missing, builds Holdfast and opens the desk on a private database.
#
#   bash installer/run.sh [-- OPTION...]       options for the desk: see -- --help
#   bash installer/run.sh --picture FILE.png   without a display: saves a picture of the desk
set -euo pipefail

# shellcheck source=installer/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

picture=''
picture_seconds_max=180
groups=(build run)

usage() { sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p}' "${BASH_SOURCE[0]}"; }

while [ "$#" -gt 0 ]; do
    case "$1" in
        --picture)
            [ -n "${2:-}" ] || fail '--picture needs the name of a file.'
            picture="$(realpath -m -- "$2")"
            groups+=(picture)
            shift
            ;;
        --help)
            usage
            exit 0
            ;;
        --)
            shift
            break
            ;;
        *)
            usage >&2
            exit 1
            ;;
    esac
    shift
done

if [ -z "$picture" ] && [ -z "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ]; then
    fail 'There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can' \
        'open. For a picture of the desk: bash installer/run.sh --picture desk.png'
fi
if [ -n "$picture" ] && ! [ -w "$(dirname "$picture")" ]; then
    fail "$(dirname "$picture") does not exist or may not be written to."
fi

install_groups "${groups[@]}"
build_preset release -DHOLDFAST_TESTS=OFF -- holdfast holdfastctl ||
    fail 'The build failed; see above.'

desk="$root/build/release/bin/holdfast"
if [ -z "$picture" ]; then
    exec "$desk" "$@"
fi

rm -f "$picture"
status=0
QT_QPA_PLATFORM=xcb timeout "$picture_seconds_max" \
    xvfb-run --auto-servernum --server-args='-screen 0 1920x1200x24' \
    "$desk" --picture "$picture" "$@" || status=$?
if [ "$status" -ne 0 ] || ! [ -s "$picture" ]; then
    fail "The desk saved no picture (exit code $status)."
fi
say "The picture is in $picture"
