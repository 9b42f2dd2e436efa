#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the facts of the demo case as the tables of README.md; decodes with the reference decoder."""

import collections
import csv
import io
import math
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
DECODER = HERE.parent.parent / "tests" / "tools" / "reference_scalars.py"


def main(case):
    out = subprocess.run([sys.executable, DECODER, case], check=True, capture_output=True)
    series = collections.defaultdict(list)
    for run, tag, step, wall, value in list(csv.reader(io.StringIO(out.stdout.decode())))[1:]:
        series[run, tag].append((int(step), float(wall), float(value)))

    print("| run | tag | points | steps | NaN | inf | first NaN | first inf | largest finite | smallest | last finite |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for (run, tag), points in series.items():
        finite = [(v, s) for s, _, v in points if math.isfinite(v)]
        nan = [s for s, _, v in points if math.isnan(v)]
        inf = [s for s, _, v in points if math.isinf(v)]
        at = lambda pair: f"{pair[0]:.6g} @ {pair[1]}"
        first = lambda steps: str(steps[0]) if steps else "-"
        print(f"| {run} | {tag} | {len(points)} | {points[0][0]}..{points[-1][0]} | {len(nan)} | {len(inf)} | "
              f"{first(nan)} | {first(inf)} | {at(max(finite, key=lambda p: p[0]))} | "
              f"{at(min(finite, key=lambda p: p[0]))} | {at(finite[-1])} |")

    for run in sorted({run.rsplit("/", 1)[0] for run, _ in series}):
        total = series[run + "/train", "Loss/total_loss"]
        walls = sorted(w for (r, _), points in series.items() if r.startswith(run + "/") for _, w, _ in points)
        console = (case / run / "console.log").read_text()
        saved = [int(s) for s in re.findall(r"Saved checkpoint ckpt-0*(\d+)", console)]
        bad = next((s for s, _, v in total if not math.isfinite(v)), None)
        good = max((s for s in saved if bad is None or s < bad), default=None)
        print(f"\n{run}: {walls[-1] - walls[0]:.1f} s between the first and the last point; {len(total)} training steps;"
              f" checkpoints {saved}; {console.splitlines()[-1]}")
        if bad is not None:
            start = next(w for s, w, _ in total if s >= good)
            print(f"  last checkpoint before step {bad}: {good}; lost since: {total[-1][0] + 1 - good} steps,"
                  f" {walls[-1] - start:.1f} s")
            last = [f"{s}: {v:.6g}" for s, _, v in total if bad - 12 <= s <= bad]
            print("  total loss " + ", ".join(last))
        gaps = sorted(((b - a, s) for (s, a, _), (_, b, _) in zip(total, total[1:])), reverse=True)
        print("  longest gaps between training steps: " + ", ".join(f"{g:.2f} s after {s}" for g, s in gaps[:5])
              + f"; median {gaps[len(gaps) // 2][0] * 1000:.0f} ms")
    files = [p for p in sorted(case.rglob("*")) if p.is_file()]
    print()
    for p in files:
        print(f"{p.stat().st_size:9} {p.relative_to(case)}")
    print(f"{sum(p.stat().st_size for p in files):9} in all")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "case")
