#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How far healthy runs of one training are apart that differ in nothing but the seed.

    seed_noise.py PROGRAM FOLDER...    # PROGRAM: build/*/bench/seed_noise

Each FOLDER holds recorded runs and labels.jsonl: of every setup the runs "plain" and "plain,
another seed" are compared with each other, both ways. Prints the largest and other quantiles of the
distances that model/compare/effects/seed_noise.h is made of, and with --twins how many of the sick
runs lie beyond them (only those that ran long enough to have a curve in common with their twin).
"""
import collections
import json
import subprocess
import sys


def labels(folder):
    with open(f"{folder}/labels.jsonl", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def seed_pairs(folder):
    setups = collections.defaultdict(list)
    for label in labels(folder):
        if label["label"] == "healthy" and (label.get("odd") or "").split(",")[0] == "plain":
            setups[label["setup"]].append(label["run"])
    for runs in setups.values():
        for a in runs:
            for b in runs:
                if a != b:
                    yield f"{folder}/{a}", f"{folder}/{b}", None


def twin_pairs(folder):
    for label in labels(folder):
        if label["label"] == "sick" and label.get("twin"):
            yield f"{folder}/{label['twin']}", f"{folder}/{label['run']}", label


def measured(program, pairs):
    text = "".join(f"{a}\t{b}\n" for a, b, _ in pairs)
    done = subprocess.run([program], input=text, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def quantiles(values):
    values = sorted(values)
    if not values:
        return "none"
    at = lambda q: values[min(int(q * len(values)), len(values) - 1)]
    return "n=%d median %.3g p90 %.3g p98 %.3g p99 %.3g largest %.3g" % (
        len(values), at(0.5), at(0.9), at(0.98), at(0.99), values[-1])


def curves_of(rows):
    for row in rows:
        for curve in row.get("curves", []):
            if curve["blocks"] > 0 and not curve["opposing"]:
                yield row, curve


def main():
    arguments = [word for word in sys.argv[1:] if word != "--twins"]
    program, folders = arguments[0], arguments[1:]
    rows = measured(program, [pair for folder in folders for pair in seed_pairs(folder)])
    json.dump(rows, open("/tmp/seed_rows.json", "w"))
    print(f"{len(rows)} ordered pairs of healthy seeds in {len(folders)} folders")
    for isLoss in (True, False):
        kind = "loss" if isLoss else "metric"
        some = [curve for _, curve in curves_of(rows) if curve["loss"] == isLoss]
        print(kind, "three blocks, share of the span:", quantiles([abs(c["span"]) for c in some]))
        print(kind, "end, share of the span:", quantiles([abs(c["final"]) for c in some]))
        print(kind, "three blocks, log ratio:",
              quantiles([abs(c["sustained"]) for c in some if c["log"]]))
    times = [max(row["step-time"]) / min(row["step-time"]) for row in rows if "step-time" in row]
    print("step time, ratio:", quantiles(times))


if __name__ == "__main__":
    main()
