#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
#   run_on_display.sh x11|spoken|wayland PROGRAM [ARGUMENTS...]
#
# Runs a program on a display of its own: Xvfb with the window manager openbox (`spoken`: in a session
# of D-Bus, as a screen reader needs it), or weston without a screen. Ends with its status; with 77 (skipped) where these packages are not installed (purpose
# `display` of cmake/packages.txt).
set -euo pipefail

kind=$1
shift
folder=$(mktemp -d)
started=()
cleanup() {
    for process in "${started[@]}"; do
        kill "$process" 2>/dev/null || true
    done
    rm -rf "$folder"
}
trap cleanup EXIT

need() {
    local program
    for program in "$@"; do
        if ! command -v "$program" >/dev/null; then
            echo "SKIP: $program is not installed (purpose display in cmake/packages.txt)"
            exit 77
        fi
    done
}

# Waits until a command succeeds; 10 seconds at most.
await() {
    local i
    for ((i = 0; i < 100; ++i)); do
        if "$@" >/dev/null 2>&1; then
            return 0
        fi
        sleep 0.1
    done
    echo "FAIL: no display came up" >&2
    return 1
}

export XDG_RUNTIME_DIR=$folder
chmod 700 "$folder"
case $kind in
x11 | spoken)
    need Xvfb openbox xdotool
    Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$folder/display" 2>/dev/null &
    started+=($!)
    await test -s "$folder/display"
    DISPLAY=:$(cat "$folder/display")
    export DISPLAY QT_QPA_PLATFORM=xcb
    openbox >/dev/null 2>&1 &
    started+=($!)
    await xdotool getwindowfocus
    if [[ $kind == spoken ]]; then
        need dbus-run-session
        set -- dbus-run-session -- "$@"
    fi
    ;;
wayland)
    need weston
    if ! find / -xdev -name 'libqwayland-generic.so' -not -path '/proc/*' 2>/dev/null | grep -q .; then
        echo "SKIP: Qt has no plugin for Wayland (purpose wayland in cmake/packages.txt)"
        exit 77
    fi
    weston --backend=headless-backend.so --socket=faultline --idle-time=0 >/dev/null 2>&1 &
    started+=($!)
    await test -S "$folder/faultline"
    export WAYLAND_DISPLAY=faultline QT_QPA_PLATFORM=wayland
    unset DISPLAY
    ;;
*)
    echo "FAIL: $kind is no kind of display" >&2
    exit 2
    ;;
esac
"$@"
