#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts how often each rule fires on healthy runs, as the table of docs/false-alarms.md.

    bench/cases/false_alarms.py LABELS RESULTS [LABELS RESULTS ...]

LABELS: lines of JSON with "label" ("healthy" counts) and "run" or "case"; RESULTS: a folder with what
`faultline-cli diagnose --json` said of each, <run or case>.json. A rule that abstained did not judge.
Needs only Python's standard library.
"""

from __future__ import annotations

import collections
import json
import pathlib
import sys

SEVERITIES = ("critical", "warning", "info")


def healthy_results(labels: pathlib.Path, results: pathlib.Path):
    for line in labels.read_text(encoding="utf-8").splitlines():
        label = json.loads(line)
        if label["label"] != "healthy":
            continue
        file = results / f"{label.get('run') or label['case']}.json"
        if file.exists() and file.stat().st_size > 0:
            yield json.loads(file.read_text(encoding="utf-8"))


def main(arguments: list[str]) -> None:
    if not arguments or len(arguments) % 2:
        sys.exit(__doc__)
    codes: dict[str, str] = {}
    states: dict[str, collections.Counter] = collections.defaultdict(collections.Counter)
    runs = alarmed = critical = 0
    for labels, results in zip(arguments[::2], arguments[1::2]):
        for document in healthy_results(pathlib.Path(labels), pathlib.Path(results)):
            runs += 1
            worst = {finding["severity"] for finding in document["findings"]}
            critical += "critical" in worst
            alarmed += bool(worst & {"critical", "warning"})
            # A run of several trainings counts once for each rule.
            judged = {outcome["rule"] for outcome in document["outcomes"]
                      if outcome["state"] in ("fired", "passed")}
            for outcome in document["outcomes"]:
                codes[outcome["rule"]] = outcome["code"]
            for rule in judged:
                states[rule]["judged"] += 1
                said = {finding["severity"] for finding in document["findings"]
                        if finding["rule"] == rule}
                for severity in SEVERITIES:
                    if severity in said:
                        states[rule][severity] += 1
                        break
    print(f"{runs} healthy runs: a critical finding in {critical}, a critical one or a warning in {alarmed}.\n")
    print("| rule | judged | critical | warning | remark |")
    print("|---|---|---|---|---|")
    for rule in sorted(codes, key=lambda one: (codes[one], one)):
        counts = states[rule]
        cells = [str(counts[name]) if counts[name] else "" for name in ("judged", *SEVERITIES)]
        print(f"| {codes[rule]} {rule} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main(sys.argv[1:])
