#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the cases that `judge_cases` judges: what trainings leave behind, with the truth beside.

    python3 bench/cases/make_cases.py OUT [--seed N] [--healthy N] [--only CODE_OR_NAME]

writes a folder for each case and OUT/labels.jsonl. Every fault of the catalogue comes in three
severities; the same seed gives the same bytes. Needs only Python's standard library.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from maker import artifacts, faults_environment, faults_input, faults_learning  # noqa: E402
from maker import faults_memory, healthy  # noqa: E402
from maker.registry import FAULTS  # noqa: E402
from maker.story import Story  # noqa: E402

LOADED = (faults_memory, faults_environment, faults_input, faults_learning)


def label(case: str, **more) -> dict:
    return {"case": case, "healthy": False, "code": "", "severity": 0, "first": [], "may": [],
            "gpu": "", **more}


def healthy_cases(out: pathlib.Path, count: int, seed: int):
    for number in range(count):
        kind = healthy.KINDS[number % len(healthy.KINDS)]
        r = random.Random(f"{seed}/healthy/{number}")
        story = Story(r=r)
        story.start += number * 86_400
        kind(story, r)
        case = f"healthy-{number:03d}-{kind.__name__.replace('_', '-')}"
        artifacts.write(story, out / case)
        yield label(case, healthy=True)


def faulty_cases(out: pathlib.Path, seed: int, only: str):
    for fault in FAULTS:
        if only and only not in (fault.code, fault.name):
            continue
        for severity in range(3):
            r = random.Random(f"{seed}/{fault.name}/{severity}")
            story = Story(r=r)
            fault.make(story, severity, r)
            case = f"{fault.code}-{fault.name}-{severity}"
            artifacts.write(story, out / case)
            yield label(case, code=fault.code, severity=severity, first=list(fault.first),
                        may=list(fault.may), gpu=fault.machine)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--healthy", type=int, default=192)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    with open(options.out / "labels.jsonl", "w", encoding="utf-8") as labels:
        for row in faulty_cases(options.out, options.seed, options.only):
            labels.write(json.dumps(row) + "\n")
        if not options.only:
            for row in healthy_cases(options.out, options.healthy, options.seed):
                labels.write(json.dumps(row) + "\n")


if __name__ == "__main__":
    main()
