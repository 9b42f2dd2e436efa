# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What settings make of a run: its Story follows from them, so that two sides differ by their settings,
their seed and nothing else."""

from __future__ import annotations

import dataclasses
import math
import random
from typing import Callable, Optional

from maker import console_texts as say
from maker.healthy import TORCH
from maker.story import GIB, GPUS, MIB, Story

SPEED = {"Tesla T4": 1.0, "NVIDIA L4": 2.1, "Tesla V100-SXM2-16GB": 1.9, "NVIDIA A100-SXM4-40GB": 3.8}
HALF = {"fp32": 1.0, "fp16": 0.6, "bf16": 0.6}
OVERHEAD = 1.2 * GIB  # of a process that has not trained yet: context, kernels, libraries


@dataclasses.dataclass
class Outcome:
    """What a change does to what is learnt; 1 and None: nothing."""
    floor: float = 1.0
    tau: float = 1.0
    metric: float = 1.0
    overfit: float = 0.0
    nan_at: Optional[float] = None
    diverges_at: Optional[float] = None
    input: float = 1.0  # factor of the time that an example takes to be read
    compute: float = 1.0
    ends: Optional[Callable] = None  # (story, r): dies by itself


@dataclasses.dataclass
class Run:
    story: Story
    dialect: str
    settings: dict
    task: dict  # what both sides share and no setting says
    outcome: Outcome = dataclasses.field(default_factory=Outcome)
    driver: str = "535.161.08"
    edit: Optional[Callable[[str], str]] = None  # of a pipeline.config
    label_map: Optional[Callable[[str], str]] = None  # of its text, after the data was written


def base(key: str, dialect: str, half: bool = False, roomy: bool = False) -> Run:
    """A healthy run: the same for the same key, whatever becomes of it afterwards."""
    r = random.Random(f"task/{key}")
    story = Story(r=r)
    od = dialect == "odapi"
    story.framework = "odapi" if od else "torch"
    story.start += r.randrange(0, 300) * 86_400
    story.gpu = r.choice(["Tesla T4", "NVIDIA L4", "Tesla V100-SXM2-16GB"])
    story.steps = r.choice([2400, 3000, 4000])
    story.log_every = 10
    story.warm_steps = int(story.steps * r.uniform(0.03, 0.06))
    story.evaluations = r.choice([10, 12, 16])
    story.batch, story.size = r.choice([8, 16]), r.choice([320, 512])
    story.rate = 0.08 * story.batch / 512 * r.uniform(0.8, 1.6)
    story.warm_rate = story.rate / 3
    story.noise, story.step_noise = r.uniform(0.03, 0.1), r.uniform(0.01, 0.05)
    story.data.images, story.data.validation = 160, 48
    if not od:
        story.packages = {**TORCH, "torch": "2.3.1", "torchvision": "0.18.1", "opencv-python-headless": "4.9.0.80",
                          "pillow": "10.3.0", "albumentations": "1.4.7", "tensorboard": "2.16.2",
                          **({"detectron2": "0.6"} if dialect == "detectron2" else {}),
                          **({"transformers": "4.41.2", "accelerate": "0.30.1"} if dialect == "transformers" else {})}
        story.has = ("events", "console", "gpu", "host", "packages")
        story.loss_tag = "total_loss" if dialect == "detectron2" else "train/loss"
    settings = {"batch": story.batch, "size": story.size, "rate": round(story.rate, 6), "warm": story.warm_steps,
                "total": story.steps, "steps": story.steps, "precision": "fp16" if half else "fp32", "workers": 8,
                "augment": ["RandomHorizontalFlip"], "decay": 0.0005, "optimizer": "sgd",
                "weights": "weights/backbone_v1.pth", "classes": 3, "data": "/data/train_v1",
                "eval": story.steps // story.evaluations, "clip": 10.0, "boxes": 100, "loss": [1.0, 1.0],
                "log": story.log_every, "seed": 0, "gpus": 1, "shuffle": story.shuffle}
    seconds, share = r.uniform(0.25, 0.7), r.uniform(0.3, 0.4) if roomy else r.uniform(0.5, 0.62)
    pixels, total = (story.size / 320) ** 2, GPUS[story.gpu][0] * MIB
    task = {"tau": r.uniform(0.1, 0.2), "floor": r.uniform(0.2, 0.5), "high": r.uniform(1.0, 2.2),
            "top": r.uniform(0.4, 0.75), "rise": r.uniform(0.2, 0.32), "data": r.getrandbits(40), "evaluation": r.uniform(2, 5),
            "cost": seconds * SPEED[story.gpu] / HALF[settings["precision"]] / (story.batch * pixels),
            "memory": (share * total - OVERHEAD) / HALF[settings["precision"]] / (story.batch * pixels),
            "read": seconds * r.uniform(0.45, 0.6) * 8 / (story.batch * pixels)}
    return Run(story, dialect, settings, task)


def finish(run: Run, seed: int, key: str) -> None:
    """Makes the Story follow from the settings, with the noise of a seed."""
    s, v, t, o = run.story, run.settings, run.task, run.outcome
    r = random.Random(f"seed/{key}/{seed}")
    s.r, v["seed"] = r, seed
    s.start += r.uniform(600, 500_000)
    s.batch, s.size, s.rate, s.warm_steps = v["batch"], v["size"], v["rate"], v["warm"]
    s.steps, s.num_steps, s.total_steps, s.clip = v["steps"], v["steps"], v["total"], v["clip"]
    s.max_boxes, s.shuffle, s.gpus, s.num_classes = v["boxes"], v["shuffle"], v["gpus"], v["classes"]
    s.warm_rate = s.rate / 3
    learnt(s, t, o, r)
    pace(run, r)
    if o.ends:
        o.ends(s, r)
        return
    if not fits(run):
        out_of_memory(run, r)


def learnt(s: Story, t: dict, o: Outcome, r: random.Random) -> None:
    level, held, good = (math.exp(r.gauss(0, width)) for width in (0.012, 0.012, 0.010))
    waves = [(r.uniform(3, 18), r.uniform(0, 6.3), r.gauss(0, 0.006)) for _ in range(3)]

    def drift(p):
        return 1 + sum(a * math.sin(w * p + f) for w, f, a in waves)

    def curve(p, floor):
        value = floor * o.floor + t["high"] * math.exp(-p / (t["tau"] * o.tau))
        if o.nan_at is not None and p >= o.nan_at:
            return float("nan")
        if o.nan_at is not None and p > o.nan_at - 0.01:
            value *= 1 + 20 * math.exp(-(o.nan_at - p) / 0.003)
        if o.diverges_at is not None and p > o.diverges_at:
            value += 3.0 * (1 - math.exp(-(p - o.diverges_at) / 0.05))
        return value * drift(p)
    s.loss = lambda p: curve(p, t["floor"]) * level
    s.validation = lambda p: (curve(p, 1.12 * t["floor"]) + o.overfit * max(0.0, p - 0.25)) * held
    bad = min((at for at in (o.nan_at, o.diverges_at) if at is not None), default=None)

    def metric(p):
        value = t["top"] * o.metric * good * (1 - math.exp(-min(p, bad if bad is not None else 1) / (t["rise"] * o.tau)))
        value -= 0.25 * t["top"] * o.overfit * max(0.0, p - 0.3)
        return value if bad is None or p < bad else 0.002 if o.nan_at is not None else value * math.exp(-(p - bad) * 5)
    s.metric = metric


def images(run: Run) -> float:
    return run.settings["batch"] * (run.settings["size"] / 320) ** 2


def pace(run: Run, r: random.Random) -> None:
    s, v, t, o = run.story, run.settings, run.task, run.outcome
    compute = 0.02 + t["cost"] * images(run) * HALF[v["precision"]] / SPEED[s.gpu] * o.compute
    read = t["read"] * images(run) / max(v["workers"], 0.7) * o.input
    step = max(compute, read) * math.exp(r.gauss(0, 0.004))
    s.step_seconds = step
    busy = 94 * compute / max(step, compute)
    s.util = lambda p, d, g: min(100, max(0, d.gauss(busy, 4)))
    load = min(96, 18 + 60 * read / step * v["workers"] / 8)
    s.cpu = lambda p, d: max(5, d.gauss(load, 5))
    used = share(run) * math.exp(r.gauss(0, 0.002))
    if run.dialect != "odapi":
        s.gpu_memory = lambda p: min(0.985, used)
    every = max(v["eval"], 1)
    took = t["evaluation"] * math.exp(r.gauss(0, 0.02))
    s.evaluations = max(1, s.steps // every)
    s.stall = lambda step: took if step and step % every == 0 else 0.0


def share(run: Run) -> float:
    total = GPUS[run.story.gpu][0] * MIB
    return (OVERHEAD + run.task["memory"] * images(run) * HALF[run.settings["precision"]]) / total


def fits(run: Run) -> bool:
    return share(run) < 0.95


def out_of_memory(run: Run, r: random.Random) -> None:
    s = run.story
    s.evaluations = 0
    if run.dialect == "odapi":
        limit = GPUS[s.gpu][1] * MIB
        s.stops_at = 0
        s.ending = [say.bfc(int(r.uniform(1.4, 2.6) * GIB), limit, int(limit * 0.97), int(limit * 0.012),
                            "model/model/conv1_relu/Relu6", f"{s.batch},32,{s.size // 2},{s.size // 2}")]
        return
    total = GPUS[s.gpu][0] * MIB
    s.stops_at = 1
    s.gpu_memory = lambda p: 0.965
    s.ending = [say.torch_oom(r.uniform(0.6, 2.2) * GIB, total, total * 0.87, total * 0.02, total * 0.94)]


def dies(error: str, *frames):
    """Ends before the first step with an error."""
    def end(s, r):
        s.stops_at, s.evaluations = 0, 0
        s.ending = [say.traceback([("train.py", 88, "<module>", "main()"), *frames], error)]
    return end
