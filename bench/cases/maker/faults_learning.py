# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Optimisation: O of the catalogue."""

from __future__ import annotations

import math

from .registry import fault

NAN = float("nan")


@fault("O01", first=("O01", "O04", "O02"), may=("O02", "O03", "O04", "O13", "O14", "L03"))
def loss_becomes_nan(s, sev, r):
    at = [0.6, 0.25, 0.04][sev]
    s.log_every = 10
    base = s.loss
    s.loss = lambda p: NAN if p >= at else base(p) * (1 + 40 * math.exp(-(at - p) / 0.004))
    s.validation = lambda p: NAN if p >= at else 0.9
    s.metric = lambda p: 0.0 if p >= at else 0.4 * p


@fault("O02", first=("O02", "O04"), may=("O03", "O04", "O08", "O13", "O14", "O09", "O07"))
def loss_diverges(s, sev, r):
    at, speed = [(0.5, 6.0), (0.35, 12.0), (0.1, 30.0)][sev]
    base = s.loss
    s.loss = lambda p: base(p) if p < at else base(at) * (1 + speed * (p - at) / (1 - at) * 3)
    s.validation = lambda p: 1.1 * s.loss(p)
    metric = s.metric
    s.metric = lambda p: metric(min(p, at)) * math.exp(-max(0.0, p - at) * 4)


@fault("O03", first=("O03",), may=("O04", "O11"))
def loss_spikes(s, sev, r):
    s.framework, s.has = "torch", ("events", "console", "gpu", "packages")
    s.packages = {"torch": "2.1.0"}
    s.log_every = 10
    height = [6, 12, 40][sev]
    spikes = {round(0.1 + 0.085 * i, 3) for i in range(10)}
    def near(p):
        return any(abs(p - q) < 0.00045 for q in spikes)
    base = s.loss
    s.loss = lambda p: base(p) * (height if near(p) else 1)
    s.gradient_norm = lambda p: 1.2 * (height * 3 if near(p) else 1)


@fault("O04", first=("O04",), may=("O02", "O03", "O05"))
def rate_off(s, sev, r):
    s.batch = 8
    s.rate = [0.025, 0.06, 0.3][sev]  # 0.08 for a batch of 512: 0.00125
    s.has = ("config", "data", "packages") if sev == 0 else s.has
    s.warm_rate = s.rate / 3


@fault("O05", first=("O05",), may=("O09", "O04"))
def schedule_off(s, sev, r):
    if sev == 0:
        s.total_steps = s.steps // 3
    elif sev == 1:
        s.total_steps = s.steps * 8
    else:
        s.warm_steps = int(s.steps * 0.6)


@fault("O06", first=("O06", "D02", "O12", "O04"), may=("O13", "O04", "O07", "O09"))
def never_learns(s, sev, r):
    level = [2.1, 1.4, 6.9][sev]
    s.loss = lambda p: level
    s.validation = lambda p: level * 1.02
    s.metric = lambda p: 0.004
    s.noise = 0.08


@fault("O07", first=("O07",), may=("O09",))
def plateau(s, sev, r):
    at = [0.35, 0.2, 0.1][sev]
    s.framework, s.has = "torch", ("events", "console", "gpu", "packages")
    s.packages = {"torch": "2.1.0"}
    s.total_steps = 10 ** 7  # the rate stays at its peak
    s.evaluations = 30
    s.loss = lambda p: 0.9 + 1.4 * math.exp(-p / (at / 4))
    s.validation = lambda p: 1.0 + 1.4 * math.exp(-p / (at / 4))
    s.metric = lambda p: 0.4 * (1 - math.exp(-p / (at / 4)))
    s.validation_noise = 0.008
    s.noise = 0.05


@fault("O08", first=("O08",), may=("O09",))
def overfitting(s, sev, r):
    s.evaluations = 30
    s.loss = lambda p: 0.04 + 1.6 * math.exp(-p / 0.1)
    rise = [0.5, 1.2, 3.0][sev]
    s.validation = lambda p: 0.4 + 1.4 * math.exp(-p / 0.08) + rise * max(0.0, p - 0.3)
    s.metric = lambda p: 0.5 * (1 - math.exp(-p / 0.15)) - 0.12 * sev * max(0.0, p - 0.35)


@fault("O09", first=("O09",), may=("O07", "O08", "I03"))
def wrong_length(s, sev, r):
    s.evaluations = 30
    if sev == 0:  # far too short: it rises to the end
        s.metric = lambda p: 0.45 * p ** 0.8
        s.loss = lambda p: 2.0 - 1.2 * p
        s.validation = lambda p: 2.1 - 1.2 * p
    else:  # saturated long before the end
        tau = [0.05, 0.03][sev - 1]
        s.metric = lambda p: 0.55 * (1 - math.exp(-p / tau))
        s.loss = lambda p: 0.25 + 1.6 * math.exp(-p / tau)
        s.validation = lambda p: 0.33 + 1.5 * math.exp(-p / tau)


@fault("O10", first=("O10",), may=("O06", "O02", "O03", "O11", "O07"))
def gradients_vanish_or_explode(s, sev, r):
    s.framework, s.has = "torch", ("events", "console", "gpu", "packages")
    s.packages = {"torch": "2.1.0"}
    if sev == 0:
        s.gradient_norm = lambda p: 1e-8
        s.loss = lambda p: 2.3
        s.validation, s.metric = (lambda p: 2.3), (lambda p: 0.1)
    else:
        s.gradient_norm = lambda p: 2.0 * 10 ** ([7, 9][sev - 1] * p)


@fault("O11", first=("O11",), may=("O04", "O10"))
def clipped_always(s, sev, r):
    s.clip = [1.0, 0.5, 0.05][sev]
    s.gradient_norm = lambda p: [1.6, 2.4, 3.0][sev]


@fault("O12", first=("O12",), may=("O06", "E04"))
def checkpoint_not_used(s, sev, r):
    if sev < 2:
        s.checkpoint_type = "classification"
    else:
        s.checkpoint = ""
    missing = [40, 160, 400][sev]
    s.lines_at_start = [
        "WARNING:tensorflow:A checkpoint was restored (e.g. tf.train.Checkpoint.restore or "
        "tf.keras.Model.load_weights) but not all checkpointed values were used. See above for "
        "specific issues."] + [
        f"WARNING:tensorflow:Value in checkpoint could not be found in the restored object: "
        f"(root).model._feature_extractor.layer_with_weights-{i}.kernel" for i in range(missing)]
    s.loss = lambda p: 0.4 + 2.6 * math.exp(-p / 0.3)


@fault("O13", first=("O13", "D02"), may=("O08", "O09"))
def metric_zero(s, sev, r):
    s.metric = [lambda p: 0.004, lambda p: 0.0005, lambda p: 0.0][sev]
    s.evaluations = [6, 12, 20][sev]


@fault("O14", first=("O14",), may=("O02", "O07"))
def one_loss_dominates(s, sev, r):
    level = [4.0, 9.0, 40.0][sev]  # of a term that is never learned
    s.part = lambda name, p, value: (
        level * s.r.uniform(0.95, 1.05) if "localization" in name else value)
