#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How far healthy runs of one training are apart that differ in nothing but the seed.

    seed_noise.py PROGRAM FOLDER...    # PROGRAM: build/*/bench/seed_noise

Each FOLDER holds recorded runs and labels.jsonl: of every setup the runs "plain" and "plain,
another seed" are compared with each other, both ways. Prints the largest and other quantiles of the
distances that model/compare/effects/seed_noise.h is made of.
"""
import collections
import json
import math
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


def gap(curve):
    """Between the levels at the common end, as a share of what the curve spans that spans more."""
    span = max(curve["spans"])
    return abs(curve["levels"][1] - curve["levels"][0]) / span if span > 0 else 0.0


def sustained(curve):
    span = max(curve["spans"])
    return abs(curve["plain"]) / span if span > 0 else 0.0


def log_ratio(curve):
    a, b = curve["levels"]
    return abs(math.log(b / a)) if a > 0 and b > 0 else 0.0


def points(curve):
    a, b = curve["levels"]
    return abs(b - a) if 0 <= min(a, b) and max(a, b) <= 1 else 0.0


def kind_of(curve):
    if not curve["loss"]:
        return "metric"
    return "validation loss" if curve["evaluation"] else "training loss"


def worst_of_pairs(rows, kind, measure):
    """Of each pair of runs the curve of a kind that is furthest apart."""
    worst = {}
    for row, curve in curves_of(rows):
        if kind_of(curve) == kind and curve["blocks"] >= 3:
            pair = frozenset((row["a"], row["b"]))
            worst[pair] = max(worst.get(pair, 0.0), measure(curve))
    return list(worst.values())


def main():
    program, folders = sys.argv[1], sys.argv[2:]
    pairs = [pair for folder in folders for pair in seed_pairs(folder)]
    rows = measured(program, pairs)
    print(f"{len(rows) // 2} pairs of healthy seeds")
    for kind in ("training loss", "validation loss", "metric"):
        print(f"{kind}, gap at the end:", quantiles(worst_of_pairs(rows, kind, gap)))
        if kind == "training loss":
            print(f"{kind}, three blocks:", quantiles(worst_of_pairs(rows, kind, sustained)))
        if kind == "metric":
            print(f"{kind}, points:", quantiles(worst_of_pairs(rows, kind, points)))
        else:
            print(f"{kind}, logarithm of the ratio:", quantiles(worst_of_pairs(rows, kind, log_ratio)))
    times = [max(m) / min(m) for m in
             ([one["median"] for one in row["step-times"]] for row in rows if "step-times" in row)]
    print("time of a step, ratio:", quantiles(times[::2]))


if __name__ == "__main__":
    main()
