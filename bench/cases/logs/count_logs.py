#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts how often diagnoses of the made-up logs are right.

usage: count_logs.py RESULTS [seen | held-out]

RESULTS holds one CASE.json for each case of labels.jsonl, as `faultline-cli diagnose --json` printed it.
The rule of counting is in README.md.
"""

import collections
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from counting import (  # noqa: E402
    false_alarm, findings, matches, read_result, runs_of_words, without_quotations)


def judge(label, document):
    counted = ("critical", "warning", "info")[: 3 if label["severity"] == "info" else 2]
    told = findings(document, counted)
    if label["label"] == "healthy":
        return false_alarm(told)
    if not told:
        return "silent"
    runs = runs_of_words(HERE / label["part"] / label["case"])
    texts = [without_quotations(f"{finding['title']} {finding['explanation']}", runs) for finding in told]
    right = matches(label["keywords_right"], texts[0])
    if matches(label["keywords_wrong"], told[0]["title"] if right else texts[0]):
        return "read" if right else "wrong"
    if right:
        return "right"
    return "partly" if any(matches(label["keywords_right"], text) for text in texts[1:]) else "read"


def main(arguments):
    if not arguments:
        sys.exit(__doc__)
    results = pathlib.Path(arguments[0])
    counts = collections.defaultdict(collections.Counter)
    for line in (HERE / "labels.jsonl").read_text(encoding="utf-8").splitlines():
        label = json.loads(line)
        if arguments[1:] and label["part"] not in arguments[1:]:
            continue
        document = read_result(results / f"{label['case']}.json")
        verdict = "no result" if document is None else judge(label, document)
        counts[label["part"], label["family"]][verdict] += 1
        if verdict != "right" and label["part"] == "seen":
            print(f"{label['case']}: {verdict}")
    for part in sorted({part for part, _ in counts}):
        for label in ("sick", "healthy"):
            families = [family for one, family in counts if one == part and (family == "none") == (label == "healthy")]
            counts[part, f"all {label}"] = sum((counts[part, family] for family in families), collections.Counter())
    for (part, family), verdicts in sorted(counts.items()):
        print(f"{part:9}{family:16}" + "  ".join(f"{name} {n}" for name, n in sorted(verdicts.items())))


if __name__ == "__main__":
    main(sys.argv[1:])
