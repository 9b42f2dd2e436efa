#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the speed of two builds: each benchmark of both in turn, several times, by CPU time.

    python3 bench/compare_builds.py OLD_BENCH_DIR NEW_BENCH_DIR [--rounds 5] [--worse 5]
                                    [--only bench_read,bench_console] [-- BENCHMARK OPTIONS]

The directories hold the programs bench_*. Prints the fastest CPU time of each benchmark that both
have, with its change; what runs in other threads counts where the benchmark measures the process.
Benchmarks that are slower by more than --worse percent are marked.

Exit status: 0 nothing is slower by more than that, 1 something is, 2 nothing could be compared.
Needs only Python's standard library.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import subprocess
import sys

NANOSECONDS = {"ns": 1.0, "us": 1e3, "ms": 1e6, "s": 1e9}


def measure(program: pathlib.Path, options: list[str]) -> dict[str, float]:
    """CPU time in nanoseconds by name; empty if it could not be run."""
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    run = subprocess.run([program, "--benchmark_format=json", *options], env=environment,
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if run.returncode != 0:
        message = run.stderr.decode(errors="replace").strip()[-200:]
        print(f"{program}: exit {run.returncode}: {message}", file=sys.stderr)
        return {}
    text = run.stdout.decode()
    try:
        measured = json.loads(text[text.index("{"):])["benchmarks"]
    except ValueError:
        return {}  # no benchmark matches
    return {one["name"]: one["cpu_time"] * NANOSECONDS[one["time_unit"]] for one in measured
            if "cpu_time" in one and "error_message" not in one}


def compare(old: pathlib.Path, new: pathlib.Path, rounds: int, options: list[str]):
    best: dict[str, list[float]] = {}
    for _ in range(rounds):
        times = [measure(old, options), measure(new, options)]
        for name in times[0].keys() & times[1].keys():
            known = best.setdefault(name, [times[0][name], times[1][name]])
            best[name] = [min(known[0], times[0][name]), min(known[1], times[1][name])]
    return best


def told(nanoseconds: float) -> str:
    for unit in ("s", "ms", "us"):
        if nanoseconds >= NANOSECONDS[unit]:
            return f"{nanoseconds / NANOSECONDS[unit]:.3g} {unit}"
    return f"{nanoseconds:.3g} ns"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("old", type=pathlib.Path)
    parser.add_argument("new", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--worse", type=float, default=5.0, help="percent")
    parser.add_argument("--only", default="", help="names of programs, with commas between them")
    # argparse takes what is behind -- for positions as soon as an option stands before it.
    end = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    arguments = parser.parse_args(sys.argv[1:end])
    options = sys.argv[end + 1:]
    wanted = [name for name in arguments.only.split(",") if name]
    worse = compared = 0
    for new in sorted(arguments.new.glob("bench_*")):
        old = arguments.old / new.name
        if not old.is_file() or not new.is_file() or (wanted and new.name not in wanted):
            continue
        for name, (before, after) in sorted(
                compare(old, new, arguments.rounds, options).items()):
            change = 100.0 * (after / before - 1.0) if before > 0.0 else 0.0
            mark = "  SLOWER" if change > arguments.worse else ""
            print(f"{new.name:22} {name:48} {told(before):>9} {told(after):>9} {change:+6.1f} %{mark}",
                  flush=True)
            compared += 1
            worse += bool(mark)
    print(f"{compared} compared, {worse} slower by more than {arguments.worse:g} %")
    return 2 if compared == 0 else 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
