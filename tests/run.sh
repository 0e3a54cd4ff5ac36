#!/usr/bin/env bash
# Installs what is missing, builds everything and runs every test. The last line says
# "N passed, N failed"; the exit code is 1 when anything failed.
#
#   bash tests/run.sh [REGEX]    only the tests whose names match
set -euo pipefail

# shellcheck source=installer/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/../installer/lib.sh"

build="$root/build/dev"
ctl="$build/bin/holdfastctl"
filter="${1:-.}"
# Test programs that run side by side: each waits for its database or its window half of the time.
lanes="$(nproc)"
passed=0
failed=0
work=''

# finish: the line that counts.
finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ] || exit 1
    exit 0
}

# broken SENTENCE: nothing can be tested.
broken() {
    say "$*"
    failed=$((failed + 1))
    finish
}

# Called by the trap.
# shellcheck disable=SC2317
clean_up() {
    if [ -n "$work" ]; then
        "$ctl" --data-dir "$work/data" db stop >/dev/null 2>&1 || true
        rm -rf "$work"
    fi
}

# sum_of WORD FILE: the sum of that word over the lines of totals of one test program.
sum_of() {
    awk -v word="$1" '
        /^[0-9]+: Totals: / {
            for (i = 3; i <= NF; ++i) {
                if ($i ~ "^" word) { sum += $(i - 1) }
            }
        }
        END { print sum + 0 }' "$2"
}

# run_test NUMBER NAME: one program, under the time limit that ctest knows for it. What it came to
# goes to the file of its number; nothing of another lane gets between the lines that it prints.
run_test() {
    local number="$1" name="$2" output="$work/output.$1"
    local status=0 begin=$SECONDS good bad skipped
    echo '0 1' >"$work/result.$number"
    ctest --test-dir "$build" -I "$number,$number" --verbose >"$output" 2>&1 </dev/null || status=$?
    good="$(sum_of passed "$output")"
    bad="$(sum_of failed "$output")"
    skipped="$(sum_of skipped "$output")"
    if [ "$status" -ne 0 ] && [ "$bad" -eq 0 ]; then
        bad=1 # it crashed, or took too long, or did not start
    elif [ "$status" -eq 0 ] && [ $((good + bad + skipped)) -eq 0 ]; then
        good=1 # a program that only says yes or no
    fi
    echo "$good $bad" >"$work/result.$number"
    {
        flock 9
        if [ "$bad" -ne 0 ]; then
            cat "$output"
            printf 'FAILED  '
        else
            printf 'ok      '
        fi
        printf '%-36s %4d passed, %d failed, %d skipped, %d s\n' \
            "$name" "$good" "$bad" "$skipped" $((SECONDS - begin))
    } 9>"$work/printing"
}

# run_tests LANES CTEST-OPTION...: the tests that ctest lists, so many at a time.
run_tests() {
    local at_once="$1" number name
    shift
    while read -r number name; do
        while [ "$(jobs -rp | wc -l)" -ge "$at_once" ]; do
            wait -n || true
        done
        run_test "$number" "$name" &
    done < <(ctest --test-dir "$build" -N -R "$filter" "$@" |
        sed -n 's/^ *Test *#\([0-9]*\): \(.*\)$/\1 \2/p')
    wait
}

trap clean_up EXIT
trap 'exit 130' INT TERM

(install_groups build run picture test) || broken 'What the tests need could not be installed.'
(build_preset dev --) || broken 'The build failed; see above.'

work="$(mktemp -d)"
# Nothing of the person who runs the tests is read or changed, and no display is needed.
export XDG_CONFIG_HOME="$work/config" XDG_DATA_HOME="$work/share" XDG_CACHE_HOME="$work/cache"
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY
# One server for all test programs of this run; each makes databases of its own in it.
export HOLDFAST_TEST_DATA_DIR="$work/data"
"$ctl" --data-dir "$work/data" db start >&2 || broken 'The server for the tests does not start.'

run_tests "$lanes" -LE alone
run_tests 1 -L alone
while read -r good bad; do
    passed=$((passed + good))
    failed=$((failed + bad))
done < <(cat "$work"/result.* 2>/dev/null)

finish
