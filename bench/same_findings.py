#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares what two builds of faultline-cli find in the same cases.

    python3 bench/same_findings.py OLD_CLI NEW_CLI ROOT... [--numbers-only] [--jobs N]

Runs `diagnose --json` of both over every case below the roots and prints each difference: verdict,
rules that fired or abstained, severities, numbers, texts. A case is the topmost folder that holds a
file of its own; documents and labels do not count, so `../shared/data/real` is many cases. Each
build has a cache folder of its own that starts empty, so neither reads what the other measured.

Exit status: 0 nothing differs, 1 something differs, 2 it could not be compared.
Needs only Python's standard library.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile

# Sentences; left out of the comparison by --numbers-only. The verdict is always compared.
TEXTS = frozenset({"title", "explanation", "caption", "label", "reason", "remedy", "detail",
                   "check", "supports", "contradicts", "command", "missing"})
# Lists whose members have an identity; those of the same identity are numbered.
IDENTITY = {"findings": ("rule", "run"), "abstentions": ("rule", "run"),
            "outcomes": ("rule", "run"), "runs": ("path", "name"), "numbers": ("name",)}
NOT_EVIDENCE = (".md", ".py")
# Lists in the order in which threads ended: compared as sets.
UNORDERED = frozenset({"issues"})
MOST_SHOWN = 40  # differences of one case


def is_evidence(path: pathlib.Path) -> bool:
    return (path.is_file() and path.suffix not in NOT_EVIDENCE
            and not path.name.startswith(("labels.", ".")))


def cases_below(root: pathlib.Path) -> list[pathlib.Path]:
    members = sorted(root.iterdir())
    if any(is_evidence(member) for member in members):
        return [root]
    return [case for member in members if member.is_dir() for case in cases_below(member)]


def flatten(value, place: str, skipped: frozenset, out: dict) -> None:
    """Writes every leaf to `out` by a place that stays the same when a list grows elsewhere."""
    if isinstance(value, dict):
        for key, member in value.items():
            if key not in skipped:
                flatten(member, f"{place}.{key}" if place else key, skipped, out)
    elif isinstance(value, list):
        seen: dict[str, int] = {}
        kind = place.rsplit(".", 1)[-1]
        if kind in UNORDERED:
            value = sorted(value, key=lambda member: json.dumps(member, sort_keys=True))
        for index, member in enumerate(value):
            name = str(index)
            keys = IDENTITY.get(kind)
            if keys and isinstance(member, dict):
                name = " ".join(str(member.get(key, "")) for key in keys)
                seen[name] = seen.get(name, 0) + 1
                if seen[name] > 1:
                    name += f" #{seen[name]}"
            flatten(member, f"{place}[{name}]", skipped, out)
        out[f"{place}.length"] = len(value)
    else:
        out[place] = value


class Program:
    def __init__(self, path: pathlib.Path, cache: pathlib.Path, timeout_s: float):
        self.path, self.timeout_s = path, timeout_s
        self.environment = {**os.environ, "XDG_CACHE_HOME": str(cache), "LC_ALL": "C.UTF-8",
                            "TZ": "UTC", "NO_COLOR": "1"}

    def diagnose(self, case: pathlib.Path) -> dict:
        try:
            done = subprocess.run([self.path, "diagnose", "--json", "--quiet", str(case)],
                                  env=self.environment, capture_output=True, check=False,
                                  timeout=self.timeout_s)
        except subprocess.TimeoutExpired:
            return {"status": f"ran longer than {self.timeout_s:g} s"}
        try:
            report = json.loads(done.stdout) if done.stdout else {}
        except ValueError as problem:
            report = {"not_json": str(problem)}
        if not done.stdout:
            report["message"] = done.stderr.decode(errors="replace")
        return {"status": done.returncode, **report}


def differences(old: dict, new: dict, skipped: frozenset) -> list[str]:
    before: dict = {}
    after: dict = {}
    flatten(old, "", skipped, before)
    flatten(new, "", skipped, after)
    lines = []
    for place in dict.fromkeys([*before, *after]):
        if place not in after:
            lines.append(f"- {place} = {before[place]!r}")
        elif place not in before:
            lines.append(f"+ {place} = {after[place]!r}")
        elif before[place] != after[place]:
            lines.append(f"! {place}: {before[place]!r} -> {after[place]!r}")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("old", type=pathlib.Path, help="faultline-cli to compare with")
    parser.add_argument("new", type=pathlib.Path, help="faultline-cli to judge")
    parser.add_argument("roots", type=pathlib.Path, nargs="+", help="folders of case folders")
    parser.add_argument("--numbers-only", action="store_true", help="do not compare sentences")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="cases at a time")
    parser.add_argument("--timeout", type=float, default=300.0, help="seconds for one case")
    options = parser.parse_args()
    for program in (options.old, options.new):
        if not os.access(program, os.X_OK) or not program.is_file():
            parser.error(f"{program} is not a program")
    for root in options.roots:
        if not root.is_dir():
            parser.error(f"{root} is not a folder")
    cases = [case for root in options.roots for case in cases_below(root.resolve())]
    if not cases:
        parser.error("no case in these folders")

    skipped = TEXTS if options.numbers_only else frozenset()
    findings = differing = failed = 0
    with tempfile.TemporaryDirectory(prefix="same-findings-") as caches, \
            concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        programs = [Program(path.resolve(), pathlib.Path(caches) / name, options.timeout)
                    for path, name in ((options.old, "old"), (options.new, "new"))]

        def compare(case: pathlib.Path):
            old, new = (program.diagnose(case) for program in programs)
            return old, differences(old, new, skipped)

        for case, (old, lines) in zip(cases, pool.map(compare, cases)):
            findings += len(old.get("findings", ()))
            failed += "verdict" not in old
            if lines:
                differing += 1
                print(f"{case}: {len(lines)} differences")
                for line in lines[:MOST_SHOWN]:
                    print("  " + line)
                if len(lines) > MOST_SHOWN:
                    print(f"  and {len(lines) - MOST_SHOWN} more")
                sys.stdout.flush()
    print(f"{len(cases)} cases, {findings} findings of the old build, {failed} cases that it does "
          f"not judge; {differing} cases differ")
    if failed == len(cases):
        print("no case was judged: nothing was compared", file=sys.stderr)
        return 2
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
