#!/usr/bin/env bash
# Measures Holdfast against the reference design on a private server in a temporary folder, and the
# desk by itself. Progress goes to standard error; the last line of standard output is one JSON
# object. A bar that is not met is no error: read "met".
#
#   bash tests/bench/run.sh [--quick] [--rounds N] [--only NAME] [--flush-us N]
#                           [--no-desk] [--no-find] [--bin DIR] [--admin CONNINFO --staff CONNINFO]
#
#   --quick        one short round: shows in seconds that everything runs; its ratios mean nothing
#   --only NAME    only the cells whose name begins so: hot_place, hot_book_64, sold_out, many,
#                  multi_hold, wallets, day, find, day_switch_2m
#   --no-desk      without the UI benchmarks
#   --no-find      without the cells find and day_switch_2m, which load 2,000,000 bookings first
#   --flush-us N   every flush of the server's disk takes at least N microseconds
#   --bin DIR      programs that are built already, instead of building preset release
#   --admin, --staff   a server that is running and migrated, instead of a private one
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
bin="$root/build/release/bin"
admin=''
staff=''
flush_us=0
build=yes
has_desk=yes
has_find=yes
only=''
bench=()

say() { echo "bench: $*" >&2; }

while [ $# -gt 0 ]; do
    case "$1" in
        --quick) bench+=(--quick); has_find=no ;;
        --only) only="$2"; bench+=(--only "$2"); shift ;;
        --rounds) bench+=(--rounds "$2"); shift ;;
        --no-desk) has_desk=no ;;
        --no-find) has_find=no ;;
        --flush-us) flush_us="$2"; shift ;;
        --bin) bin="$(cd "$2" && pwd)"; build=no; shift ;;
        --admin) admin="$2"; shift ;;
        --staff) staff="$2"; shift ;;
        *) sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p}' "${BASH_SOURCE[0]}" >&2; exit 1 ;;
    esac
    shift
done

if [ "$build" = yes ]; then
    say 'building'
    {
        cd "$root"
        cmake --preset release -DHOLDFAST_TESTS=ON
        cmake --build --preset release \
            --target holdfastctl holdfast_bench holdfast_slowdisk bench_desk
    } >&2
fi

work="$(mktemp -d)"
started=no
finish() {
    # shellcheck disable=SC2317 # called by the trap
    if [ "$started" = yes ]; then
        "$bin/holdfastctl" --data-dir "$work/data" db stop >&2 || true
    fi
    "$bin/holdfastctl" --data-dir "$work/desk-data" db stop >&2 || true
    "$bin/holdfastctl" --data-dir "$work/find-data" db stop >&2 || true
    "$bin/holdfastctl" --data-dir "$work/days-data" db stop >&2 || true
    rm -rf "$work"
}
trap finish EXIT

if [ -z "$admin" ]; then
    say "starting a private server in $work"
    started=yes
    if [ "$flush_us" -gt 0 ]; then
        HOLDFAST_BENCH_FLUSH_US="$flush_us" LD_PRELOAD="$bin/libholdfast_slowdisk.so" \
            "$bin/holdfastctl" --data-dir "$work/data" db start >&2
    else
        "$bin/holdfastctl" --data-dir "$work/data" db start >&2
    fi
    "$bin/holdfastctl" --data-dir "$work/data" migrate >&2
    staff="$("$bin/holdfastctl" --data-dir "$work/data" db url)"
    admin="$("$bin/holdfastctl" --data-dir "$work/data" db url --admin)"
fi

desk=()
if [ "$has_desk" = yes ] && [ -x "$bin/bench_desk" ]; then
    # A database of its own: the day at the sports hall must not weigh on the contest.
    say 'measuring the desk'
    "$bin/holdfastctl" --data-dir "$work/desk-data" db start >&2
    "$bin/holdfastctl" --data-dir "$work/desk-data" demo load --days 1 >&2
    if QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-offscreen}" "$bin/bench_desk" --json \
        --connection "$("$bin/holdfastctl" --data-dir "$work/desk-data" db url)" >"$work/desk"; then
        desk=(--merge "$work/desk")
    else
        say 'bench_desk failed; its figures are missing'
    fi
    "$bin/holdfastctl" --data-dir "$work/desk-data" db stop >&2
fi

url() { "$bin/holdfastctl" --data-dir "$1" db url "${@:2}"; }

load() { # FOLDER FILE
    psql -q -X -v ON_ERROR_STOP=1 -f "$root/tests/bench/$2" "$(url "$1" --admin)" >/dev/null
}

# A cell of bench_desk over the loaded database: NAME, then its arguments.
measure() {
    local name="$1"
    shift
    if [ -n "$only" ] && [ "$only" != "$name" ]; then
        return 0
    fi
    say "measuring $name over 200,000 people and 2,000,000 bookings"
    if QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-offscreen}" "$bin/bench_desk" --json "$@" \
        >"$work/$name"; then
        desk+=(--merge "$work/$name")
    else
        say "the cell $name failed; its figure is missing"
    fi
}

if [ -n "$only" ] && [ "$only" != find ] && [ "$only" != day_switch_2m ]; then
    has_find=no
fi
if [ "$has_find" = yes ] && [ -x "$bin/bench_desk" ]; then
    say 'loading 200,000 people and 2,000,000 bookings'
    for folder in "$work/find-data" "$work/days-data"; do
        "$bin/holdfastctl" --data-dir "$folder" db start >&2
        "$bin/holdfastctl" --data-dir "$folder" migrate >&2
    done
    load "$work/find-data" people.sql
    measure find --people "$(url "$work/find-data")"
    load "$work/find-data" days.sql
    load "$work/days-data" days.sql
    measure day_switch_2m --days "$(url "$work/days-data")" "$(url "$work/find-data")"
    "$bin/holdfastctl" --data-dir "$work/find-data" db stop >&2
    "$bin/holdfastctl" --data-dir "$work/days-data" db stop >&2
    if [ -n "$only" ]; then
        tail -n 1 "$work/$only"
        exit 0
    fi
fi

"$bin/holdfast_bench" --admin "$admin" --staff "$staff" --flush-us "$flush_us" \
    "${bench[@]}" "${desk[@]}"
