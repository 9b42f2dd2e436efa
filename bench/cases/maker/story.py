# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a made-up training did. Every artifact of a case is written from one Story, so that they
agree with each other as those of a real run do."""

from __future__ import annotations

import dataclasses
import math
import random
from typing import Callable, Optional

MIB = 1 << 20
GIB = 1 << 30

GPUS = {  # name as the driver prints it: MiB in all, MiB that TensorFlow gets, watts, compute, SM MHz
    "Tesla T4": (15360, 13764, 70, "7.5", 1590),
    "Tesla V100-SXM2-16GB": (16384, 14620, 300, "7.0", 1530),
    "NVIDIA L4": (23034, 20500, 72, "8.9", 2040),
    "NVIDIA A100-SXM4-40GB": (40960, 38000, 400, "8.0", 1410),
}


@dataclasses.dataclass
class Dataset:
    images: int = 600
    validation: int = 120
    width: int = 640
    height: int = 480
    bytes: int = 0  # that one encoded picture has at least
    classes: tuple = ("raccoon", "fox", "badger")
    weights: tuple = (5, 4, 3)
    boxes: Callable[[random.Random], int] = lambda r: 1 + min(int(r.expovariate(0.6)), 12)
    side: tuple = (0.12, 0.6)  # of a box, as a share of the picture
    shards: int = 4
    # Called with (split, number of the picture, list of [xmin, ymin, xmax, ymax, id, name]).
    spoil: Optional[Callable] = None
    seed: Optional[str] = None  # two trainings of one seed have the same pictures
    # (width, height) of a picture by its split, its number and a draw; None: all are width x height.
    size: Optional[Callable] = None
    table: bool = False  # one table of boxes for each split in place of TFRecords with the pictures
    same_pictures: int = 0  # of the validation split that are in the training split too
    broken_pictures: float = 0.0  # share whose bytes are no picture, or the beginning of one


@dataclasses.dataclass
class Story:
    r: random.Random
    framework: str = "odapi"  # odapi | torch
    # Time.
    start: float = 1_750_000_000.25
    start_up: float = 45.0
    steps: int = 12_000
    log_every: int = 20
    step_seconds: float = 0.31
    step_noise: float = 0.03
    stall: Optional[Callable[[int], float]] = None  # seconds more at a step
    speed: Optional[Callable[[float], float]] = None  # factor of the step time, of the progress
    # Learning; all of the progress 0..1.
    loss: Callable[[float], float] = lambda p: 0.25 + 1.6 * math.exp(-p / 0.12)
    noise: float = 0.06
    loss_tag: str = "train/loss"  # of frameworks other than the OD API
    parts: tuple = (("Loss/classification_loss", 0.62), ("Loss/localization_loss", 0.28),
                    ("Loss/regularization_loss", 0.10))
    part: Optional[Callable[[str, float, float], float]] = None  # name, progress, value -> value
    validation: Callable[[float], float] = lambda p: 0.33 + 1.5 * math.exp(-p / 0.13)
    validation_noise: float = 0.02
    metric: Callable[[float], float] = lambda p: 0.55 * (1 - math.exp(-p / 0.24))
    evaluations: int = 14
    gradient_norm: Optional[Callable[[float], float]] = None
    extra: Optional[Callable[[int, float], dict]] = None  # further tags at a step
    # Settings.
    batch: int = 16
    rate: float = 0.005
    warm_rate: float = 0.0016
    warm_steps: int = 600
    num_steps: Optional[int] = None  # as the configuration says; None: steps
    total_steps: Optional[int] = None
    size: int = 320
    shuffle: int = 512
    num_readers: int = 4
    max_boxes: int = 100
    num_classes: Optional[int] = None
    checkpoint: str = "pre-trained/ssd_mobilenet_v2_fpnlite/checkpoint/ckpt-0"
    checkpoint_type: str = "detection"
    clip: float = 10.0
    edit: Optional[Callable[[str], str]] = None  # of the text of the configuration
    # Machine.
    gpu: str = "Tesla T4"
    gpus: int = 1
    ram: float = 31e9
    cpus: int = 8
    util: Callable[[float, random.Random, int], float] = (
        lambda p, r, g: min(100, max(0, r.gauss(91, 4))))
    # Share of the power limit, by progress and GPU; None: follows the utilization.
    power: Optional[Callable[[float, int], float]] = None
    hardware_samples: int = 1500  # that a hardware log has at most
    gpu_memory: Optional[Callable[[float], float]] = None  # share of all of it; None: preallocated
    clock: Callable[[float], float] = lambda p: 0.97  # of the largest
    throttle: Callable[[float, random.Random], int] = lambda p, r: 0
    temperature: Callable[[float], float] = lambda p: 64.0
    pcie: tuple = (3, 16)
    pcie_most: tuple = (3, 16)
    cpu: Callable[[float, random.Random], float] = lambda p, r: max(5, r.gauss(46, 6))
    iowait: Callable[[float, random.Random], float] = lambda p, r: max(0, r.gauss(1.2, 0.6))
    # (CPU, I/O wait) before the first step and after the last one, in per cent.
    cpu_without_steps: Callable[[random.Random], tuple] = lambda r: (r.uniform(3, 12), 0.5)
    memory: Callable[[float], float] = lambda p: 6.5e9 + 0.7e9 * min(1, p / 0.03)
    disk_free: Callable[[float], float] = lambda p: 200e9
    # What ends it and what the console says besides.
    lines_at_start: list = dataclasses.field(default_factory=list)
    lines: list = dataclasses.field(default_factory=list)  # (step, text)
    ending: list = dataclasses.field(default_factory=list)
    stops_at: Optional[int] = None  # step at which everything ends
    silent_after: Optional[float] = None  # seconds for which the hardware log goes on alone
    restarts: list = dataclasses.field(default_factory=list)  # (step reached, step it goes on from)
    cpu_only: bool = False
    idle_gpu: bool = False  # cpu_only on a machine whose GPU is there, and logged
    arguments: dict = dataclasses.field(default_factory=dict)  # that args.yaml keeps
    dockerfile: str = ""  # the image that it ran in
    announces_device: bool = True  # TensorFlow says which device it made, with its memory
    has: tuple = ("events", "console", "gpu", "host", "config", "data", "packages")
    data: Dataset = dataclasses.field(default_factory=Dataset)
    packages: dict = dataclasses.field(default_factory=lambda: {
        "tensorflow": "2.11.1", "numpy": "1.23.5", "protobuf": "3.19.6", "tf-models-official":
        "2.11.0", "pycocotools": "2.0.6", "lvis": "0.5.3", "object-detection": "0.1",
        "opencv-python-headless": "4.7.0.72"})
    trace: Optional[Callable] = None  # writes trace files: (folder path, story)

    def last_step(self) -> int:
        return self.stops_at if self.stops_at is not None else self.steps

    def learning_rate(self, step: int) -> float:
        if step < self.warm_steps:
            return self.warm_rate + (self.rate - self.warm_rate) * step / max(self.warm_steps, 1)
        total = self.total_steps if self.total_steps is not None else (self.num_steps or self.steps)
        if step >= total:
            return 0.0
        share = (step - self.warm_steps) / max(total - self.warm_steps, 1)
        return 0.5 * self.rate * (1 + math.cos(math.pi * share))

    def times(self) -> list:
        """(step, wall time) of every step from 0 to the last, restarts included, in order."""
        out, now = [], self.start + self.start_up
        segments, first = [], 0
        for reached, resumed in self.restarts:
            segments.append((first, reached))
            first = resumed
        segments.append((first, self.last_step()))
        for index, (begin, end) in enumerate(segments):
            if index > 0:
                now += self.start_up
            for step in range(begin, end + 1):
                out.append((step, now))
                factor = math.exp(self.r.gauss(0, self.step_noise))
                if self.speed:
                    factor *= self.speed(step / self.steps)
                now += self.step_seconds * factor + (self.stall(step) if self.stall else 0.0)
        return out
