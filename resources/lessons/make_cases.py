#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the cases of the lessons from recorded runs: copies without what tells the answer.

    make_cases.py [--check]     --check: change nothing, exit 1 if a copy is not as it would be made

A recorded run is named after its fault, in its folder and in the command that run.json holds. Here
a copy is called case, twin or check, and its command and paths are neutral. Nothing else of a run is
changed: its numbers, lines and times are as they were recorded.
"""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
RECORDED = HERE.parent.parent / "bench" / "cases" / "recorded"
DEMO = HERE.parent / "demo" / "case"

# Folder of a lesson -> the run that it is a copy of.
CASES = {
    "two-curves/case": "keras-overfits",
    "two-curves/twin": "keras-classifier",
    "two-curves/check": "keras-small-batch",
    "step-600/case": "torch-outlier",
    "step-600/twin": "torch-adam",
    "step-600/check": "torch-detector",
    "ends-at-1500/case": "demo:ssd-tiny_lr0.4",
    "ends-at-1500/twin": "demo:ssd-tiny_lr0.04",
    "ends-at-1500/check": "torch-rate-too-high",
    "log-stops/case": "torch-restarted",
    "log-stops/every-200": "torch-resumed-200",
    "log-stops/every-25": "torch-resumed-25",
    "log-stops/twin": "torch-crash",
    "log-stops/check": "torch-stalls",
    "faster-gpu/case": "torch-slow-input",
    "faster-gpu/twin": "torch-stalls",
    "nan-at-200/case": "torch-one-record",
    "nan-at-200/change-1": "torch-one-record-rate",
    "nan-at-200/change-2": "torch-one-record-clip",
    "nan-at-200/change-3": "torch-one-record-dropped",
    "nan-at-200/twin": "torch-nan",
    "nan-at-200/check": "torch-loss-scaling",
    "one-in-three/case": "torch-labels-pictures",
    "one-in-three/images-16384": "torch-labels-more",
    "one-in-three/twin": "torch-classifier",
    "one-in-three/check": "torch-labels-leak",
}
# Options of the command that say what was done to the run, with their value.
TELLING = {"--fault", "--fault-step"}
TELLING_ALONE = {"--held-from-train"}


def neutral_command(command, name):
    kept, skip = [], False
    for word in command:
        if skip:
            skip = False
        elif word in TELLING:
            skip = True
        elif word in TELLING_ALONE:
            continue
        else:
            kept.append(word.replace(f"/scratch/{name}/", "/train/run/").replace("/trainings/", "/"))
    return kept


def copies():
    """(path, bytes) of every file that the lessons have."""
    for folder, name in CASES.items():
        source = DEMO / name.removeprefix("demo:") if name.startswith("demo:") else RECORDED / name
        for file in sorted(path for path in source.rglob("*") if path.is_file()):
            data = file.read_bytes()
            if file.name == "run.json":
                facts = json.loads(data)
                facts["command"] = neutral_command(facts["command"], name)
                data = (json.dumps(facts, indent=2) + "\n").encode()
            yield HERE / folder / file.relative_to(source), data


def main():
    check = sys.argv[1:] == ["--check"]
    stale = []
    wanted = dict(copies())
    for path, data in wanted.items():
        if path.exists() and path.read_bytes() == data:
            continue
        stale.append(path)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    for folder in CASES:
        for path in (HERE / folder).rglob("*"):
            if path.is_file() and path not in wanted:
                stale.append(path)
                if not check:
                    path.unlink()
    for path in stale:
        print(("not as made: " if check else "made: ") + str(path.relative_to(HERE)))
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
