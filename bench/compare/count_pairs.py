#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts how often `faultline-cli compare` is right about pairs whose truth is known.

    python3 bench/compare/count_pairs.py CLI OUT [--part seen|unseen] [--kind KIND...] [-v]

runs `CLI compare OUT/x/a OUT/x/b --json` for each pair of OUT/labels.jsonl and prints a table; -v says of each pair
of the part that is seen what was wrong. Nothing is said of single pairs that only count.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import pathlib
import subprocess
import sys
import time

SHOWN = ("cosmetic", "unrecorded")
SMALL = 0.35  # a metric or loss that moves by less may be the seed's doing, for all that one good run tells
# What an artifact that is missing takes away: the area of its settings, and the effects that nothing else shows.
LOST = {"config": ("configuration", ()), "packages": ("environment", ()), "gpu": (None, ("gpu-busy", "peak-memory")),
        "host": (None, ()), "data": ("data", ()), "events": (None, ("metric:*",)), "console": ("console", ())}


def compared(cli, folder, timeout):
    """(answer or None, exit code or what went wrong, seconds)."""
    begun = time.time()
    try:
        done = subprocess.run([cli, "compare", str(folder / "a"), str(folder / "b"), "--json"], capture_output=True,
                              timeout=timeout, stdin=subprocess.DEVNULL, check=False)
        answer = json.loads(done.stdout)
        if done.returncode not in (0, 1) or not str(answer.get("schema", "")).startswith("faultline/compare/"):
            return None, f"exit {done.returncode}, schema {answer.get('schema')}", time.time() - begun
        return answer, done.returncode, time.time() - begun
    except subprocess.TimeoutExpired:
        return None, f"no answer in {timeout} s", timeout
    except (OSError, ValueError, AttributeError) as problem:
        return None, f"no answer that can be read: {type(problem).__name__}", time.time() - begun


def rows(answer, name):
    found = answer.get(name)
    return [row for row in found if isinstance(row, dict)] if isinstance(found, list) else []


def fits(name, patterns):
    return any(fnmatch.fnmatchcase(str(name).lower(), pattern.lower()) for pattern in patterns)


def is_change(change, injected):
    """Whether a row of changes[] is what was put in: its field, or its facet where only one setting has it."""
    if change.get("kind") in SHOWN or change.get("area") not in injected["areas"]:
        return False
    names = [change[name] for name in ("path", "path_a") if change.get(name)]
    return any(fits(name, injected["paths"]) for name in names) or (
        injected["facet"] is not None and change.get("facet") == injected["facet"])


def effects(answer, state):
    return [row.get("id", "") for row in rows(answer, "effects") if row.get("state") == state]


def ranks(answer, injected):
    """Effect: place among its candidates of what was put in, from 1; None where it is not among them."""
    ids = {change.get("id") for change in rows(answer, "changes") if is_change(change, injected)}
    found = {}
    for candidate in rows(answer, "candidates"):
        effect = candidate.get("effect")
        place, rank = found.get(effect, (0, None))
        place += 1
        if rank is None and ids & set(candidate.get("changes") or ()):
            rank = place
        found[effect] = (place, rank)
    return {effect: rank for effect, (_, rank) in found.items()}


def inseparable(answer):
    def says_no(value):
        if isinstance(value, dict):
            return any(says_no(one) for one in value.values())
        if isinstance(value, list):
            return any(says_no(one) for one in value)
        return value is False
    return says_no(answer.get("separable")) or any(says_no(row.get("separable")) for row in rows(answer, "candidates"))


class Count:
    def __init__(self):
        self.right = self.all = 0

    def add(self, right):
        self.all += 1
        self.right += bool(right)
        return bool(right)

    def __str__(self):
        return f"{self.right} of {self.all}, {100 * self.right / self.all:.1f} %" if self.all else "none"


class Counts:
    def __init__(self):
        self.of = {}
        self.took = []

    def add(self, what, right):
        return self.of.setdefault(what, Count()).add(right)


def judge_seeds(label, answer, counts):
    wrong = effects(answer, "differs")
    counts.add("seeds: no effect differs", not wrong)
    if "busy" in label:
        calm = max(label["busy"]) < 1.5 * min(label["busy"])
        if calm:
            counts.add("seeds: no effect differs, on a machine as busy for both", not wrong)
        counts.add("seeds: no loss, metric, end or memory differs",
                   not [one for one in wrong if fits(one, ("loss:*", "metric:*", "end", "peak-memory"))])
    return [f"differs: {', '.join(wrong)}"] if wrong else []


def judge_one(label, answer, counts):
    differ, problems = effects(answer, "differs"), []
    ranked = differ + effects(answer, "unsure")
    for group in label["effects"]:
        hit = [one for one in differ if fits(one, group)]
        if "metric:*" in group and label.get("moves", 1) < SMALL:
            small = any(fits(one, group) for one in ranked)
            if not counts.add("one change: a small move of the metric differs or is unsure", small):
                problems.append("a small move of the metric is not seen")
            continue
        if not counts.add("one change: an effect that must differ does", hit):
            unsure = [one for one in ranked if fits(one, group)]
            problems.append(f"{'/'.join(group)} does not differ"
                            + (f" (unsure: {', '.join(unsure)})" if unsure else ""))
    never = [one for one in differ if fits(one, label["effects_not"])]
    counts.add("one change: no effect differs that must not", not never)
    if never:
        problems.append(f"differs, but must not: {', '.join(never)}")
    injected = label["injected"]
    listed = any(is_change(change, one) for change in rows(answer, "changes") for one in injected)
    if not counts.add("one change: listed", listed):
        problems.append("the change is not listed")
    if label["effects"]:
        places = {}
        for one in injected:  # what was put in may be several fields; one of them is enough
            for effect, rank in ranks(answer, one).items():
                places[effect] = min(filter(None, (rank, places.get(effect))), default=None)
        mine = [places.get(one) for one in ranked if fits(one, label["effects"][0])]
        best = min(filter(None, mine), default=None)
        counts.add("one change: first", best == 1)
        counts.add("one change: among three", best is not None and best <= 3)
        if best != 1:
            problems.append("not among the candidates" if best is None else f"is candidate {best}")
        for group in label["effects"]:
            for effect in (one for one in differ if fits(one, group)):
                counts.add("one change: first, for each effect that differs", places.get(effect) == 1)
    return problems


def judge_two(label, answer, counts):
    named = []
    for one in label["injected"]:
        found = [rank for rank in ranks(answer, one).values() if rank is not None and rank <= 3]
        named.append(bool(found))
    apart = inseparable(answer)
    counts.add("two changes: both named", all(named))
    if counts.add("two changes: both named, or cannot be separated", all(named) or apart):
        return []
    return ["not named: " + ", ".join(one["paths"][0] for one, name in zip(label["injected"], named) if not name)]


def judge_missing(label, answer, counts):
    area, lost = LOST[label["missing"]["artifact"]]
    problems = []
    unrecorded = [change for change in rows(answer, "changes") if change.get("kind") == "unrecorded"
                  and (area is None or change.get("area") == area)]
    if not answer.get("not_recorded") and not unrecorded:
        problems.append("nothing is said to be missing")
    equal = answer.get("equal")
    if isinstance(equal, list):
        equal = {row.get("area"): row.get("count", True) for row in equal if isinstance(row, dict)}
    if area and isinstance(equal, dict) and equal.get(area) not in (None, 0, [], {}, False):
        problems.append(f"{area}: said to be equal")
    calm = [one for one in effects(answer, "within-noise") if fits(one, lost)]
    if calm:
        problems.append(f"within noise, but not recorded: {', '.join(calm)}")
    counts.add("missing: never equal", not problems)
    return problems


def judge_moved(_, answer, counts):
    differ = effects(answer, "differs")
    changed = [change for change in rows(answer, "changes") if change.get("kind") not in SHOWN
               and change.get("facet") != "cosmetic"]
    problems = ([f"differs: {', '.join(differ)}"] if differ else []) + (
        [f"changed: {', '.join(str(change.get('path')) for change in changed[:4])}"] if changed else [])
    counts.add("moved, reordered: nothing", not problems)
    return problems


JUDGES = {"seeds": judge_seeds, "one-change": judge_one, "two-changes": judge_two, "missing": judge_missing,
          "moved": judge_moved}
GOALS = {"seeds: no effect differs": 98, "one change: an effect that must differ does": 90, "one change: first": 90,
         "one change: among three": 97, "two changes: both named, or cannot be separated": 90, "missing: never equal": 100,
         "moved, reordered: nothing": 100}
PREFIX = {"seeds": "seeds:", "one-change": "one change:", "two-changes": "two changes:", "missing": "missing:",
          "moved": "moved,"}


def judge(label, cli, out, counts, timeout):
    answer, code, took = compared(cli, out / label["id"], timeout)
    counts.took.append(took)
    counts.add("answered", answer is not None)
    if answer is None:  # it counts against the program, in all that is asked of this kind
        for what in GOALS:
            if what.startswith(PREFIX[label["kind"]]):
                counts.add(what, False)
        return [str(code)]
    problems = JUDGES[label["kind"]](label, answer, counts)
    if (code == 1) != bool(effects(answer, "differs")):
        problems.append(f"exit {code} with {len(effects(answer, 'differs'))} effects that differ")
    counts.add("exit code fits", (code == 1) == bool(effects(answer, "differs")))
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cli")
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--part", choices=("seen", "unseen"))
    parser.add_argument("--kind", nargs="*", choices=tuple(JUDGES))
    parser.add_argument("--only", default="*", help="pattern for the pair, its change or its setup")
    parser.add_argument("--timeout", type=float, default=120)
    parser.add_argument("-v", "--verbose", action="store_true", help="a line for each pair that is seen")
    options = parser.parse_args()
    try:
        labels = [json.loads(line) for line in (options.out / "labels.jsonl").read_text().splitlines()]
    except (OSError, ValueError) as problem:
        sys.exit(f"no labels: {problem}")
    counts, changes = Counts(), {}
    for label in labels:
        named = (label["id"], label.get("change") or "", label.get("setup") or "")
        if (options.part and label["part"] != options.part) or (options.kind and label["kind"] not in options.kind) or (
                not any(fnmatch.fnmatch(name, options.only) for name in named)):
            continue
        problems = judge(label, options.cli, options.out, counts, options.timeout)
        if label["part"] == "seen" and label["kind"] == "one-change":
            changes.setdefault(label["change"], Count()).add(not problems)
        if options.verbose and label["part"] == "seen":
            print(f"{label['id']} {label['kind']:12} {label['framework'][:12]:12} {named[1] or named[2]:28} "
                  + ("; ".join(problems) or "ok"), flush=True)
    if options.verbose and changes:
        print()
        for name, count in sorted(changes.items()):
            print(f"  {name:32} {count} without a fault")
    print()
    for what, count in sorted(counts.of.items()):
        goal = GOALS.get(what)
        met = "" if goal is None or not count.all else (
            f"goal {goal} %" + ("" if 100 * count.right >= goal * count.all else "  MISSED"))
        print(f"{what:62} {str(count):24} {met}".rstrip())
    if counts.took:
        print(f"seconds a pair: {sum(counts.took) / len(counts.took):.2f}, longest {max(counts.took):.2f}")


if __name__ == "__main__":
    main()
