#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long `faultline-cli compare` takes for large inputs, with the cache of the files warm.

    python3 bench/compare/speed.py CLI SCRATCH

Makes two runs of 50 MB of events with 5 MB of logs each, and two folders of 100 runs each, below
SCRATCH (kept for the next time), and prints the median of three.
"""

import argparse
import pathlib
import random
import statistics
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "cases"))
from maker import events  # noqa: E402

BYTES_OF_VALUE = 23  # of a value in an event, its tag included
START = 1_772_359_200.0  # 2026-03-01 10:00 UTC


def write_events(path, seed, tags, steps=0, size=0, start=START):
    """Of so many steps, or of about so many bytes."""
    draw = random.Random(seed)
    out = events.EventFile(start)
    steps = steps or size // BYTES_OF_VALUE // len(tags)
    for step in range(steps):
        level = 0.3 + 2.0 / (1.0 + step / (steps / 20))
        out.scalars(step, start + 0.1 * step, {tag: level * draw.gauss(1.0, 0.05) for tag in tags})
    out.write(path)


def time_of(step):
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(START + 0.1 * step))


def write_log(path, seed, size):
    draw = random.Random(seed)
    with path.open("w", encoding="utf-8") as out:
        step = 0
        while out.tell() < size:
            step += 1
            out.write(f"{time_of(step)} INFO trainer: step {step} "
                      f"loss {0.3 + draw.random():.4f} lr 0.04 time 0.101 data 0.004\n")


def write_config(path, rate):
    path.write_text(f"batch_size: 16\nlearning_rate: {rate}\nepochs: 12\nworkers: 4\n"
                    "optimizer: sgd\nmomentum: 0.9\nimage_size: 640\n", encoding="utf-8")


def make_large(folder, seed, rate):
    if (folder / "done").exists():
        return
    tags = [f"train/loss_{i}" if i else "train/loss" for i in range(16)]
    file = folder / "tb" / "events.out.tfevents.1772359200.bench"
    write_events(file, seed, tags, size=50_000_000)
    write_log(folder / "train.log", seed, 5_000_000)
    write_config(folder / "config.yaml", rate)
    print(f"{folder}: {file.stat().st_size / 1e6:.1f} MB of events")
    (folder / "done").touch()


def make_many(folder, seed, rate):
    if (folder / "done").exists():
        return
    for i in range(100):
        run = folder / f"run-{i:03d}"
        write_events(run / "events.out.tfevents.1772359200.bench", f"{seed}/{i}",
                     ["train/loss", "val/accuracy"], steps=500, start=START + 3600.0 * i)
        write_config(run / "config.yaml", rate * (1 + i % 3))
    (folder / "done").touch()


def timed(command):
    times = []
    for _ in range(3):
        begin = time.monotonic()
        run = subprocess.run(command, capture_output=True, check=False)
        times.append(time.monotonic() - begin)
        if run.returncode > 1:
            raise SystemExit(run.stderr.decode())
    return statistics.median(times)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cli")
    parser.add_argument("scratch", type=pathlib.Path)
    arguments = parser.parse_args()
    for make, name, goal in ((make_large, "two runs of 50 MB of events, 5 MB of logs", 1),
                             (make_many, "two folders of 100 runs", 10)):
        sides = [arguments.scratch / f"{make.__name__}-{side}" for side in "ab"]
        for side, rate in zip(sides, (0.04, 0.05)):
            side.mkdir(parents=True, exist_ok=True)
            make(side, side.name, rate)
        seconds = timed([arguments.cli, "compare", *map(str, sides), "--json", "--quiet"])
        print(f"{name}: {seconds:.2f} s (goal {goal} s)", flush=True)


if __name__ == "__main__":
    main()
