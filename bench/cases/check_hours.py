#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the GPU-hours of `diagnose --each --summary` against made-up trainings whose hours are known.

    check_hours.py CLI [--stories N] [--seed S]

Makes N trainings of many shapes (whole, crashed with and without checkpoints, killed, restarted, one
that hangs; 1 to 8 GPUs), judges them, and says which states and hours differ from what was put in by
more than 2 % and two minutes a GPU. Exit status 1 if any do. Needs Python's standard library only.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from maker import artifacts  # noqa: E402
from maker.story import Story  # noqa: E402

CRASH = ["Traceback (most recent call last):", '  File "train.py", line 212, in <module>', "    main()",
         '  File "train.py", line 180, in main', "    loss.backward()",
         "RuntimeError: CUDA error: an illegal memory access was encountered"]
KILL = ["slurmstepd: error: *** JOB 4711 ON node7 CANCELLED AT 2025-06-15T18:00:00 DUE TO TIME LIMIT ***"]


class Expected:
    def __init__(self, states, hours, lost):
        self.states, self.hours, self.lost = states, hours, lost


def saved(step: int):
    return step, lambda at: f"{artifacts.absl(at, 'checkpoint_manager.py:311')}Saved checkpoint for step {step}"


def tell(story: Story, kind: str, r: random.Random):
    """Puts the end into the story; what comes of it is told when the times are known."""
    story.gpus = r.choice([1, 1, 2, 4, 8])
    story.steps = r.randrange(600, 1600)
    story.step_seconds = r.uniform(1.0, 6.0)
    story.start_up = r.uniform(20, 200)
    story.log_every = 20
    story.evaluations = 0
    story.warm_steps = 50
    story.hardware_samples = 600
    story.has = ("events", "console", "gpu", "config", "packages")
    story.start += r.randrange(0, 300) * 86_400
    checkpoint = None
    if kind in ("crash", "crash-saved", "killed"):
        story.stops_at = r.randrange(300, story.steps - 100)
        story.ending = KILL if kind == "killed" else CRASH
    if kind == "crash-saved":
        checkpoint = r.randrange(5, story.stops_at // 20 - 3) * 20
        story.lines = [saved(checkpoint // 2), saved(checkpoint)]
    if kind == "restarted":
        reached = r.randrange(300, story.steps - 100)
        story.restarts = [(reached, reached - r.randrange(20, 200))]
    if kind == "hangs":
        story.stops_at = r.randrange(300, story.steps - 100)
        story.silent_after = r.uniform(7000, 20_000)
        story.util = lambda p, q, g: 100.0 if p > 1.0 else q.gauss(91, 3)
        story.power = lambda p, g: 0.35 if p > 1.0 else 0.85
    return checkpoint


def expected(story: Story, kind: str, times: list, checkpoint) -> Expected:
    end = times[-1][1]
    gaps = 0.0
    if kind == "restarted":  # nobody is there between the last step of one and the first of the next
        at = next(i for i in range(1, len(times)) if times[i][0] <= times[i - 1][0])
        gaps = times[at][1] - times[at - 1][1]
    seconds = end - story.start - gaps + (story.silent_after or 0.0)
    hour = story.gpus / 3600
    if kind == "crash-saved":
        lost = end - next(at for step, at in times if step == checkpoint)
        return Expected({"failed"}, seconds * hour, lost * hour)
    if kind in ("crash", "killed"):
        return Expected({"failed" if kind == "crash" else "killed"}, seconds * hour, seconds * hour)
    if kind == "hangs":
        return Expected({"stopped"}, seconds * hour, story.silent_after * hour)
    return Expected({"completed"}, seconds * hour, None)


def is_near(told, real: float, gpus: int) -> bool:
    return told is not None and abs(told - real) <= 0.02 * real + gpus * 120 / 3600


KINDS = ("whole", "crash", "crash-saved", "killed", "restarted", "hangs")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cli")
    parser.add_argument("--stories", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        truth = {}
        for number in range(options.stories):
            kind = KINDS[number % len(KINDS)]
            r = random.Random(f"{options.seed}/{number}")
            story = Story(r=r)
            checkpoint = tell(story, kind, r)
            # Times are drawn from the story's own numbers: the same draw once more is the same times.
            state = r.getstate()
            times = story.times()
            r.setstate(state)
            path = pathlib.Path(folder) / f"{number:03d}-{kind}"
            artifacts.write(story, path)
            truth[str(path)] = (kind, story.gpus, expected(story, kind, times, checkpoint))
        done = subprocess.run(
            [options.cli, "diagnose", "--each", "--summary", "--exit-zero", "--quiet", *truth],
            check=True, capture_output=True, text=True)
        lines = [json.loads(line) for line in done.stdout.splitlines()]
        if [line["path"] for line in lines] != list(truth):
            print("not one line for each training, in order")
            return 1
        for line in lines:
            kind, gpus, real = truth[line["path"]]
            problems = []
            if line["state"] not in real.states:
                problems.append(f"is {line['state']}, not {'/'.join(real.states)}")
            if line["gpus"] != gpus:
                problems.append(f"has {line['gpus']} GPUs, not {gpus}")
            if not is_near(line["gpu_hours"], real.hours, gpus):
                problems.append(f"took {line['gpu_hours']} GPU-hours, not {real.hours:.3f}")
            if real.lost is not None and not is_near(line["gpu_hours_lost"], real.lost, gpus):
                problems.append(f"lost {line['gpu_hours_lost']} GPU-hours, not {real.lost:.3f}")
            if not 0 <= line["gpu_hours_lost"] <= line["gpu_hours"]:
                problems.append("lost more than it took")
            if problems:
                wrong += 1
                print(f"{pathlib.Path(line['path']).name} ({line['code']}): {'; '.join(problems)}")
    print(f"{options.stories - wrong} of {options.stories} trainings are right")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
