# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trainings with nothing wrong: many shapes, lengths, frameworks and intervals of logging."""

from __future__ import annotations

import math
import random

from .story import Story

TORCH = {"torch": "2.1.0", "torchvision": "0.16.0", "numpy": "1.26.0"}


def usual(s: Story, r: random.Random) -> None:
    tau = r.uniform(0.1, 0.22)
    floor = r.uniform(0.15, 0.5)
    s.loss = lambda p: floor + r_high * math.exp(-p / tau)
    r_high = r.uniform(0.9, 2.5)
    s.noise = r.uniform(0.02, 0.2)
    s.validation = lambda p: 1.12 * floor + r_high * math.exp(-p / tau)
    top = r.uniform(0.3, 0.8)
    rise = r.uniform(0.2, 0.35)
    s.metric = lambda p: top * (1 - math.exp(-p / rise))
    s.steps = r.choice([3000, 6000, 12000, 25000])
    s.warm_steps = int(s.steps * r.uniform(0.02, 0.05))
    s.log_every = r.choice([5, 10, 20, 50])
    s.step_seconds = r.uniform(0.12, 1.4)
    s.step_noise = r.uniform(0.01, 0.1)
    s.evaluations = r.choice([8, 12, 20])
    s.gpu = r.choice(["Tesla T4", "NVIDIA L4", "Tesla V100-SXM2-16GB"])
    s.batch = r.choice([8, 16])
    s.rate = 0.08 * s.batch / 512 * r.uniform(0.7, 2.2)
    s.warm_rate = s.rate / 3


def odapi(s, r):
    usual(s, r)


def torch_classifier(s, r):
    usual(s, r)
    s.framework, s.packages = "torch", dict(TORCH)
    s.has = ("events", "console", "gpu", "host", "packages")


def warm_restarts(s, r):
    torch_classifier(s, r)
    cycles = r.choice([3, 4, 5])
    base = s.loss
    s.loss = lambda p: base(p) * (1 + 0.35 * math.exp(-((p * cycles) % 1) / 0.12)
                                  * (1 if p * cycles >= 1 else 0))
    s.learning_rate = lambda step: (0.1 * 0.5 * (1 + math.cos(
        math.pi * ((step / s.steps * cycles) % 1))))


def fine_tuning(s, r):
    torch_classifier(s, r)
    level = r.uniform(0.2, 0.4)
    s.loss = lambda p: level * (1 - 0.3 * p)
    s.validation = lambda p: level * 1.05 * (1 - 0.25 * p)
    s.metric = lambda p: 0.82 + 0.05 * p


def gan(s, r):
    s.framework, s.packages = "torch", dict(TORCH)
    s.has = ("events", "console", "gpu", "packages")
    s.evaluations = 0
    s.noise = 0.12
    wave = r.uniform(20, 60)
    s.loss = lambda p: 1.1 + 0.15 * math.sin(wave * p)
    s.extra = lambda step, p: {"train/loss_D": 0.65 + 0.08 * math.sin(wave * p + 1),
                               "train/loss_G": 1.2 + 0.3 * math.sin(wave * p + 2)}


def reinforcement(s, r):
    s.framework, s.packages = "torch", dict(TORCH)
    s.has = ("events", "console", "packages")
    s.evaluations = 0
    s.noise = 0.4
    s.loss = lambda p: 0.5 + 0.6 * p  # value losses grow with the returns
    s.extra = lambda step, p: {"rollout/ep_rew_mean": 200 * (1 - math.exp(-p / 0.3)),
                               "train/value_loss": 5 + 30 * p}
    s.loss_tag = "train/policy_gradient_loss"


def sparse_logging(s, r):
    usual(s, r)
    s.log_every = s.steps // 60


def short_run(s, r):
    torch_classifier(s, r)
    s.steps, s.log_every = 400, 1
    s.warm_steps = 20
    s.evaluations = 4


def still_running(s, r):
    usual(s, r)
    s.steps = 25000
    s.warm_steps = 800
    s.stops_at = int(s.steps * r.uniform(0.3, 0.7))


def bursty_but_fine(s, r):
    """Evaluation every thousand steps in the same process: a few per cent of the time."""
    usual(s, r)
    s.steps = 12000
    s.stall = lambda step: 9 * s.step_seconds if step % 1000 == 0 and step else 0.0


def resumed_once(s, r):
    usual(s, r)
    s.steps = 12000
    s.restarts = [(6000, 6000)]


def many_boxes(s, r):
    usual(s, r)
    s.data.boxes = lambda d: 3 + min(int(d.expovariate(0.2)), 40)
    s.data.side = (0.08, 0.3)


def lint_only(s, r):
    """Only what there is before the first step: configuration, data, packages."""
    usual(s, r)
    s.has = ("config", "data", "packages")


def two_gpus(s, r):
    torch_classifier(s, r)
    s.gpus = 2


def profiled(s, r):
    torch_classifier(s, r)
    from . import traces
    s.trace = lambda folder, story: traces.kineto(
        folder, story, input=r.uniform(0.002, 0.02), copy=r.uniform(0.004, 0.02))


def gradient_norms(s, r):
    torch_classifier(s, r)
    level = r.uniform(0.5, 4)
    s.gradient_norm = lambda p: level * (0.6 + 0.4 * math.exp(-p / 0.2))


KINDS = [odapi, torch_classifier, warm_restarts, fine_tuning, gan, reinforcement, sparse_logging,
         short_run, still_running, bursty_but_fine, resumed_once, many_boxes, lint_only, two_gpus,
         profiled, gradient_norms]
