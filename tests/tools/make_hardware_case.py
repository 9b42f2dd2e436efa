#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a case whose parts keep different clocks, to look at the Hardware page with:

    make_hardware_case.py DIR

DIR/train: an event file (UTC) of 2000 steps with evaluations; DIR/train/gpu.csv: nvidia-smi on two
GPUs, local time of UTC+2, begun with the run; DIR/train/train.log: Python logging in the same zone;
DIR/train/notimes.csv: one GPU without times. The same bytes every time.
"""

import datetime
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "golden"))
import make_cases as events  # noqa: E402

ZONE = datetime.timezone(datetime.timedelta(hours=2))
STEPS = 2000
STEP_SECONDS = 0.5
EVALUATION_EVERY = 500
EVALUATION_SECONDS = 60
START_UP_SECONDS = 45


def stepTimes():
    """When each step ended, and when the evaluations began."""
    time = events.START + START_UP_SECONDS
    times, evaluations = [], []
    for step in range(1, STEPS + 1):
        time += STEP_SECONDS * (6 if step <= 20 else 1)
        times.append(time)
        if step % EVALUATION_EVERY == 0 and step < STEPS:
            evaluations.append(time)
            time += EVALUATION_SECONDS
    return times, evaluations


def writeEvents(folder, times):
    content = events.fileVersion()
    for step in range(10, STEPS + 1, 10):
        loss = 0.3 + 2.0 * math.exp(-step / 400)
        content += events.scalar(times[step - 1], step, [("loss", loss)])
    with open(os.path.join(folder, "events.out.tfevents.1700000000.host"), "wb") as file:
        file.write(content)


def local(time):
    return datetime.datetime.fromtimestamp(time, ZONE)


def writeGpuLog(path, times, evaluations):
    chance = random.Random(1)
    lines = ["timestamp, index, name, utilization.gpu [%], memory.used [MiB], memory.total [MiB], "
             "power.draw [W], power.limit [W], clocks.sm [MHz], temperature.gpu, "
             "clocks_throttle_reasons.active"]
    time = events.START - 20
    while time < times[-1] + 20:
        evaluates = any(begin <= time < begin + EVALUATION_SECONDS for begin in evaluations)
        trains = times[0] - STEP_SECONDS <= time <= times[-1] and not evaluates
        for gpu in range(2):
            busy = chance.randint(85, 100) if trains else chance.randint(0, 8)
            warm = 45 + 38 * (1 - math.exp(-max(0, time - times[0]) / 300))
            hot = trains and warm > 80
            reasons = 0x1 if not trains else 0x4 | (0x20 if hot and gpu == 1 else 0)
            lines.append(
                f"{local(time):%Y/%m/%d %H:%M:%S}.{int(time % 1 * 1000):03d}, {gpu}, Tesla V100-SXM2-16GB, "
                f"{busy} %, {14200 + 300 * gpu if time > times[0] else 450} MiB, 16160 MiB, "
                f"{(290 if trains else 60) + chance.random() * 8:.2f} W, 300.00 W, "
                f"{(1250 if hot else 1530) if trains else 135} MHz, {warm:.0f}, 0x{reasons:016x}")
        time += 1.0
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def writeConsole(path, times, evaluations):
    lines = [(events.START, "INFO - root - Loading the data set"),
             (events.START + 30, "INFO - root - Created TensorFlow device (/job:localhost/replica:0/"
              "task:0/device:GPU:0 with 14762 MB memory) -> physical GPU (device: 0, name: Tesla "
              "V100-SXM2-16GB, pci bus id: 0000:00:1e.0, compute capability: 7.0)")]
    for step in range(50, STEPS + 1, 50):
        lines.append((times[step - 1], f"INFO - root - Step {step} per-step time 0.500s loss="
                      f"{0.3 + 2.0 * math.exp(-step / 400):.3f}"))
    for begin in evaluations:
        lines.append((begin + 0.1, "INFO - root - Starting evaluation"))
    lines.sort()
    with open(path, "w", encoding="utf-8") as file:
        for time, text in lines:
            file.write(f"{local(time):%Y-%m-%d %H:%M:%S},{int(time % 1 * 1000):03d} - {text}\n")


def writeTimeless(path):
    with open(path, "w", encoding="utf-8") as file:
        file.write("utilization.gpu [%], memory.used [MiB]\n")
        for i in range(400):
            file.write(f"{50 + i % 40} %, {8000 + i} MiB\n")


def main():
    folder = os.path.join(sys.argv[1], "train")
    os.makedirs(folder, exist_ok=True)
    times, evaluations = stepTimes()
    writeEvents(folder, times)
    writeGpuLog(os.path.join(folder, "gpu.csv"), times, evaluations)
    writeConsole(os.path.join(folder, "train.log"), times, evaluations)
    writeTimeless(os.path.join(folder, "notimes.csv"))


if __name__ == "__main__":
    main()
