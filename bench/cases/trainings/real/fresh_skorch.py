# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Grades of wine, an ordinal target, under skorch; its history lands in a JSON file."""

from __future__ import annotations

import json

import numpy as np
import torch
from skorch import NeuralNet
from skorch.callbacks import EarlyStopping, EpochScoring, GradientNormClipping, LRScheduler
from skorch.dataset import Dataset
from skorch.helper import predefined_split

import common
from fresh_tasks import TASKS, made


class Ordinal(NeuralNet):
    def train_step_single(self, batch, **fit_params):
        twist, found = self.twist_, super().train_step_single(batch, **fit_params)
        twist["done"] = twist.get("done", 0) + 1
        if twist.get("slow"):
            common.pause(twist["slow"])
        common.at_step(twist["done"], twist)
        return found


def error(net, rows, y=None):
    best = (net.predict(rows) > 0).sum(1)
    return float(np.abs(best - np.asarray([int(row[1]) for row in rows])).mean())


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    task = TASKS["grades"](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    kind = {"adam": torch.optim.Adam, "sgd": torch.optim.SGD, "adamw": torch.optim.AdamW}[cfg["optimizer"]]
    more = [("mae", EpochScoring(error, lower_is_better=True, name="valid_mae"))]
    if cfg.get("clip"):
        more.append(("clip", GradientNormClipping(cfg["clip"])))
    if cfg.get("gamma"):
        more.append(("plan", LRScheduler(torch.optim.lr_scheduler.StepLR, step_size=1, gamma=cfg["gamma"],
                                         step_every=twist.get("steps_at", "epoch"))))
    if cfg.get("patience"):
        more.append(("stop", EarlyStopping("valid_mae", patience=cfg["patience"],
                                           lower_is_better=not twist.get("wrong_way"))))
    options = {"optimizer__weight_decay": cfg.get("weight_decay", 0.0)}
    if cfg["optimizer"] == "sgd":
        options["optimizer__momentum"] = cfg.get("momentum", 0.9)
    net = Ordinal(
        made(task, cfg, twist), criterion=task.criterion(), optimizer=kind, lr=cfg["lr"],
        max_epochs=cfg["epochs"], batch_size=cfg["batch_size"], iterator_train__shuffle=cfg.get(
            "shuffle", True), train_split=predefined_split(Dataset(vx, vy)), callbacks=more,
        **options)
    net.twist_ = twist
    try:
        net.fit(x, y)
    finally:
        if getattr(net, "history_", None):
            net.history.to_file("history.json")
    with open("params.json", "w", encoding="utf-8") as file:
        json.dump(cfg, file)
    net.module_.eval()
    with torch.no_grad():
        final = task.judge(net.module_, tx, ty)["mae"]
    common.end(final, net.history[-1]["valid_mae"])


if __name__ == "__main__":
    main()
