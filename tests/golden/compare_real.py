#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares `faultline-cli scalars` point for point with tests/tools/reference_scalars.py.

    compare_real.py CLI REFERENCE EVENTS

Every folder of EVENTS is read by both. Each (run, tag) must hold the same points in the same
order: step, wall time and value equal as numbers, NaN equal to NaN. Runs that are tables of metrics
are left out: the reference reads event files only. Exit status: 0 equal, 1 not, 77
(skipped, for CTest) when EVENTS is not there.
"""

import csv
import io
import json
import math
import os
import subprocess
import sys

SKIPPED = 77
SHOWN_DIFFERENCES = 5


def same(a, b):
    return a == b or (math.isnan(a) and math.isnan(b))


def run(command):
    """Standard output as text; None if there was nothing to read (status 3)."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if done.returncode == 3:
        return None
    if done.returncode != 0:
        raise RuntimeError(
            f"{' '.join(command)}: exit status {done.returncode}\n{done.stderr.decode('utf-8', 'replace')}"
        )
    return done.stdout.decode("utf-8", "surrogateescape")


def series(rows):
    """(run, tag) -> [(step, wall time, value)] in the order of the rows."""
    out = {}
    for name, tag, step, wall_time, value in rows:
        out.setdefault((name, tag), []).append((int(step), float(wall_time), float(value)))
    return out


def readCsv(text):
    if text is None:
        return {}
    rows = list(csv.reader(io.StringIO(text, newline="")))
    if rows[0] != ["run", "tag", "step", "wall_time", "value"]:
        raise RuntimeError(f"unexpected header {rows[0]}")
    return series(rows[1:])


def readJsonLines(text):
    names = ("run", "tag", "step", "wall_time", "value")
    lines = (json.loads(line) for line in (text or "").splitlines())
    return series([line[name] for name in names] for line in lines)


def metricsRuns(cli, folder):
    """Names of the runs that no event file made."""
    text = run([cli, "inspect", "--json", folder])
    runs = json.loads(text)["runs"] if text else []
    return {one["name"] for one in runs if one["origin"] == "metrics"}


def compare(expected, actual):
    """Differences as lines of text."""
    out = []
    for key in sorted(expected.keys() | actual.keys()):
        left, right = expected.get(key, []), actual.get(key, [])
        if len(left) != len(right):
            out.append(f"{key}: {len(right)} points, expected {len(left)}")
            continue
        for i, (a, b) in enumerate(zip(left, right)):
            if a[0] != b[0] or not same(a[1], b[1]) or not same(a[2], b[2]):
                out.append(f"{key} point {i}: {b}, expected {a}")
                break
    return out


def main(cli, reference, events):
    if "FAULTLINE_SHARED" in os.environ:  # as in tests/support/shared_data.h
        events = os.path.join(os.environ["FAULTLINE_SHARED"], "data/real/events")
    if not os.path.isdir(events):
        print(f"skipped: {events} is not there")
        return SKIPPED
    folders = sorted(entry.path for entry in os.scandir(events) if entry.is_dir())
    if not folders:
        print(f"skipped: {events} holds no folders")
        return SKIPPED
    failed = False
    for folder in folders:
        expected = readCsv(run([sys.executable, reference, folder]))
        csv_points = readCsv(run([cli, "scalars", folder]))
        json_points = readJsonLines(run([cli, "scalars", "--format", "jsonl", folder]))
        count = sum(len(points) for points in expected.values())
        tables = metricsRuns(cli, folder)
        for name, points in (("csv", csv_points), ("jsonl", json_points)):
            actual = {key: value for key, value in points.items() if key[0] not in tables}
            differences = compare(expected, actual)
            failed = failed or bool(differences)
            verdict = "DIFFERENT" if differences else "equal"
            print(f"{verdict}: {os.path.basename(folder)} as {name}, {len(expected)} series, "
                  f"{count} points")
            for line in differences[:SHOWN_DIFFERENCES]:
                print("  " + line)
            if len(differences) > SHOWN_DIFFERENCES:
                print(f"  and {len(differences) - SHOWN_DIFFERENCES} more series")
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
