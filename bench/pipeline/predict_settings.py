#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Predicts each recorded setting from the run of ONE OTHER, and counts how far off that is.

    predict_settings.py CLI FOLDER [seen|unseen|all|pairs]

FOLDER is what record_settings.py left. A prediction sees the folder of one other run (log,
configuration, recorder or trace) and `--set`; the measured speed is looked at afterwards. Every
second setting is "unseen": counted once, when nothing is changed any more. "pairs" predicts each
setting from every other of its library and load, upwards and downwards: from a training that its
GPU limits the log hardly tells how fast batches are made. A refusal is a miss.
"""
import itertools
import json
import pathlib
import statistics
import subprocess
import sys

# target: evidence, what is set
PAIRS = {}
for load in ("jpeg", "throttled", "heavy"):
    for target, source in ((0, 1), (1, 0), (2, 1), (4, 2)):
        PAIRS[f"torch-{load}-w{target}"] = (f"torch-{load}-w{source}", f"workers={target}")
    for target, source in ((1, 2), (2, 1), (4, 1)):
        PAIRS[f"tf-{load}-p{target}"] = (f"tf-{load}-p{source}", f"parallel_calls={target}")
PAIRS["torch-heavy-w4-f1"] = ("torch-heavy-w1", "workers=4,prefetch=1")
PAIRS["torch-heavy-w2-f8"] = ("torch-heavy-w0", "workers=2,prefetch=8")
PAIRS["torch-throttled-w2-f1"] = ("torch-throttled-w0", "workers=2,prefetch=1")
PAIRS["torch-jpeg-w3"] = ("torch-jpeg-w1", "workers=3")
PAIRS["torch-throttled-w3"] = ("torch-throttled-w1", "workers=3")
PAIRS["tf-throttled-p3-f8"] = ("tf-throttled-p1", "parallel_calls=3,prefetch=8")
# From a trace without workers: the same load with four, which has a log of its own.
PAIRS["torch-jpeg-w4@trace"] = ("torch-jpeg-w0-profile", "workers=4")
PAIRS["torch-throttled-w4@trace"] = ("torch-throttled-w0-profile", "workers=4")




def every_pair(folder):
    """Target and source, and what is set: of recorded settings, both ways."""
    loads = {}
    for path in sorted((pathlib.Path(folder) / "results").glob("*.json")):
        library, load, *rest = path.stem.split("-")
        if "profile" not in rest:
            loads.setdefault((library, load), []).append(path.stem)
    for (library, _), names in loads.items():
        for source, target in itertools.permutations(names, 2):
            count, *ahead = target.split("-")[2:]
            key = "workers" if library == "torch" else "parallel_calls"
            asked = f"{key}={count[1:]}" + (f",prefetch={ahead[0][1:]}" if ahead else ",prefetch=2")
            yield target, source, asked


def chosen_pairs(folder, which):
    if which == "pairs":
        return list(every_pair(folder))
    return [(target, source, asked) for number, (target, (source, asked)) in enumerate(PAIRS.items())
            if which == "all" or (number % 2 == 1) == (which == "unseen")]


def result(folder, name):
    return json.loads((pathlib.Path(folder) / "results" / f"{name.split('@')[0]}.json").read_text())


def predict(cli, folder, source, asked):
    done = subprocess.run([cli, "pipeline", str(pathlib.Path(folder) / source), "--set", asked, "--json", "--quiet"],
                          capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return None, done.stderr.strip()
    trainings = json.loads(done.stdout)["trainings"]
    best = next((one for one in trainings if one["refused"] is None), trainings[0])
    if best["refused"] is not None or best.get("before") is None:
        return None, best["refused"]
    return best, None


def main(cli, folder, which):
    errors, wrong, outside = [], [], []
    print(f"{'setting':28} {'from':26} {'measured':>9} {'spread':>6} {'said':>7} {'band':>15} {'error':>7}")
    for target, source, asked in chosen_pairs(folder, which):
        real = result(folder, target)
        speed, spread = real["steps_per_second"], (max(real["rates"]) - min(real["rates"])) / real["steps_per_second"]
        said, why = predict(cli, folder, source, asked)
        if said is None:
            print(f"{target:28} {source:26} {speed:9.2f} {spread:6.1%} refused: {why}")
            errors.append(1.0)
            wrong.append(target)
            continue
        error = said["steps_per_second"] / speed - 1
        low, high = said["interval"]
        is_outside = not low <= speed <= high
        if is_outside:
            outside.append(f"{source}->{target}")
        before = result(folder, source)["steps_per_second"] if "profile" not in source else None
        if before and abs(speed / before - 1) > spread and (speed > before) != (said["steps_per_second"] > before):
            wrong.append(target)
        errors.append(abs(error))
        print(f"{target:28} {source:26} {speed:9.2f} {spread:6.1%} {said['steps_per_second']:7.2f} "
              f"{low:7.2f}-{high:7.2f} {error:+7.1%}{' outside' if is_outside else ''}")
    print(f"{len(errors)} settings: median error {statistics.median(errors):.1%}, worst {max(errors):.1%}, "
          f"outside the band {len(outside)}, direction wrong or refused: {wrong or 'none'}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "all")
