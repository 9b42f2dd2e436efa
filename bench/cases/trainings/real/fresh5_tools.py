# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What some programs of the fifth fresh part share: optimizers and the course of the rate by name."""

from __future__ import annotations

import math

import torch


def optimizer(weights, name, rate, decay=0.0, momentum=0.9):
    if name == "sgd":
        return torch.optim.SGD(weights, rate, momentum, weight_decay=decay)
    kind = {"adam": torch.optim.Adam, "adamw": torch.optim.AdamW, "radam": torch.optim.RAdam,
            "rmsprop": torch.optim.RMSprop, "adamax": torch.optim.Adamax}[name]
    return kind(weights, rate, weight_decay=decay)


def course(opt, name, total, warm=0, cycle=None, marks=(), gamma=0.1):
    """A schedule that steps after each update."""
    def share(step):
        if step < warm:
            return (step + 1) / warm
        part = min(1.0, (step - warm) / max(1, total - warm))
        if name == "cosine":
            return 0.5 * (1 + math.cos(math.pi * part)) + 1e-3
        if name == "linear":
            return 1 - part + 1e-3
        if name == "restarts":
            return 0.5 * (1 + math.cos(math.pi * ((step - warm) % cycle) / cycle)) + 1e-3
        if name == "marks":
            return gamma ** sum(step >= mark for mark in marks)
        return 1.0
    return torch.optim.lr_scheduler.LambdaLR(opt, share)
