# shellcheck shell=bash
# What installer/run.sh and tests/run.sh share: packages and builds. To be sourced.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"

# What was compiled in one checkout is not compiled again in another.
export CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros

say() { echo "holdfast: $*" >&2; }

fail() {
    say "$*"
    exit 1
}

# packages_of GROUP...: the packages of these groups, one per line.
packages_of() {
    local groups=" $* "
    awk -v groups="$groups" '
        /^## / { taken = index(groups, " " $2 " ") > 0; next }
        /^#/ || NF == 0 { next }
        taken { print $1 }' "$root/installer/packages.txt"
}

# missing_of PACKAGE...: those that are not installed.
missing_of() {
    local installed
    installed="$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null |
        sed -n 's/^installed //p')" || true
    printf '%s\n' "$@" | grep -vxF -f <(printf '%s\n' "$installed") || true
}

# as_root COMMAND...: directly as root, else through sudo.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes --quiet --no-install-recommends "$@" >&2
}

# The package makes and starts a server for the whole machine. Holdfast has its own, so for this
# installation, and for it alone, the package is told not to. An administrator's choice stays.
install_postgresql() {
    local conf=/etc/postgresql-common/createcluster.conf
    apt_install postgresql-common
    if [ -z "$(pg_conftool "$conf" show -bs create_main_cluster 2>/dev/null || true)" ]; then
        as_root pg_conftool "$conf" set create_main_cluster off
        local status=0
        apt_install "$1" || status=$?
        as_root pg_conftool "$conf" remove create_main_cluster
        return "$status"
    fi
    apt_install "$1"
}

# install_groups GROUP...: installs what is missing of these groups; does nothing when all is there.
install_groups() {
    local wanted missing server
    if ! command -v dpkg-query >/dev/null; then
        say 'This is not Debian; going on with what is installed.'
        return
    fi
    mapfile -t wanted < <(packages_of "$@")
    mapfile -t missing < <(missing_of "${wanted[@]}")
    if [ "${#missing[@]}" -eq 0 ]; then
        return
    fi
    say "These packages are missing: ${missing[*]}"
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail 'Installing them needs root, and there is no sudo.' \
            "Run this as root once: apt-get update &&" \
            "apt-get install --no-install-recommends ${missing[*]}"
        say 'Installing them needs root: sudo may ask for your password.'
    fi
    as_root apt-get update --quiet >&2 ||
        say 'The list of packages could not be renewed; trying the one that is there.'
    server="$(printf '%s\n' "${missing[@]}" | grep '^postgresql-[0-9]' || true)"
    if [ -n "$server" ]; then
        install_postgresql "$server" || fail "$server could not be installed; see above."
    fi
    apt_install "${missing[@]}" || fail 'The packages could not be installed; see above.'
}

# build_preset PRESET CONFIGURE_OPTION... -- TARGET...: configures once, then builds the targets.
# Later runs leave it to ninja to notice changed build files, so the options of an existing folder
# stay as they are.
build_preset() {
    local preset="$1" folder="$root/build/$1"
    local options=()
    shift
    while [ "$#" -gt 0 ] && [ "$1" != -- ]; do
        options+=("$1")
        shift
    done
    shift
    if ! mkdir -p "$folder" 2>/dev/null || ! [ -w "$folder" ]; then
        fail "$(id -un) may not write to $folder. Use a clone of your own."
    fi
    if ! [ -f "$folder/build.ninja" ]; then
        say "Preparing the $preset build in build/$preset; building it takes some minutes."
        (cd "$root" && cmake --preset "$preset" "${options[@]}") >&2 || return 1
    fi
    if [ "$#" -gt 0 ]; then
        cmake --build "$folder" --target "$@" >&2
    else
        cmake --build "$folder" >&2
    fi
}
