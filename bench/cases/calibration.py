#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the confidence of first findings against how often they were right.

    bench/cases/calibration.py VERDICTS RESULTS [VERDICTS RESULTS ...]

VERDICTS: lines "<case> <right|partly|silent|wrong|false>"; RESULTS: a folder with <case>.json as
`faultline-cli diagnose --json` wrote it. The first warning or critical counts, and partly as half.
Prints five bins of as many findings each, and the mean gap between what was said and what was so.
Needs only Python's standard library.
"""

from __future__ import annotations

import json
import pathlib
import sys

WORTH = {"right": 1.0, "partly": 0.5, "wrong": 0.0, "false": 0.0}
BINS = 5


def first_confidence(file: pathlib.Path) -> float | None:
    if not file.exists() or file.stat().st_size == 0:
        return None
    for finding in json.loads(file.read_text(encoding="utf-8"))["findings"]:
        if finding["severity"] in ("critical", "warning"):
            return finding["confidence"]
    return None


def main(arguments: list[str]) -> None:
    if not arguments or len(arguments) % 2:
        sys.exit(__doc__)
    pairs: list[tuple[float, float]] = []
    for verdicts, results in zip(arguments[::2], arguments[1::2]):
        for line in pathlib.Path(verdicts).read_text(encoding="utf-8").splitlines():
            case, _, verdict = line.strip().rpartition(" ")
            said = first_confidence(pathlib.Path(results) / f"{case}.json")
            if said is not None and verdict in WORTH:
                pairs.append((said, WORTH[verdict]))
    pairs.sort()
    if len(pairs) < BINS:
        sys.exit("too few findings to count")
    print("| confidence | findings | said | right | gap |")
    print("|---|---|---|---|---|")
    gaps = []
    for i in range(BINS):
        part = pairs[len(pairs) * i // BINS:len(pairs) * (i + 1) // BINS]
        said = sum(one for one, _ in part) / len(part)
        was = sum(one for _, one in part) / len(part)
        gaps.append(abs(said - was))
        print(f"| {part[0][0]:.2f} to {part[-1][0]:.2f} | {len(part)} | {said:.2f} | {was:.2f} | {said - was:+.2f} |")
    print(f"\nMean gap: {sum(gaps) / BINS:.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
