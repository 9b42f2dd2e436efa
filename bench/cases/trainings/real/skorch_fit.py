# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A task of torch_tasks under skorch, with its table and a csv of its history."""

from __future__ import annotations

import numpy as np
import torch
from skorch import NeuralNetClassifier
from skorch.callbacks import Callback, EpochScoring
from skorch.dataset import Dataset
from skorch.helper import predefined_split

import common
from torch_tasks import TASKS, fresh


class Sheet(Callback):
    def __init__(self, scribe):
        self.scribe = scribe

    def on_epoch_end(self, net, **kwargs):
        last = net.history[-1]
        self.scribe.row({key: last[key] for key in last.keys() if isinstance(
            last[key], (int, float))})


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    if twist.get("reads"):
        np.loadtxt(twist["reads"], delimiter=",")
    task = TASKS[cfg["task"]](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    optimizer = {"adam": torch.optim.Adam, "sgd": torch.optim.SGD}[cfg["optimizer"]]
    options = {"lr": cfg["lr"]}
    if twist.get("keyword"):
        options = {twist["keyword"]: cfg["lr"]}
    if cfg.get("class_weights"):
        options["criterion__weight"] = torch.tensor(cfg["class_weights"])
    net = NeuralNetClassifier(
        fresh(task, cfg, twist), criterion=torch.nn.CrossEntropyLoss, optimizer=optimizer,
        max_epochs=cfg["epochs"], batch_size=cfg["batch_size"], iterator_train__shuffle=True,
        train_split=predefined_split(Dataset(vx, vy)), callbacks=[
            EpochScoring("balanced_accuracy", lower_is_better=False, name="valid_bal_acc"),
            Sheet(common.Scribe(cfg, "none", ["csv"], "."))], **options)
    net.fit(x, y)
    net.module_.eval()
    with torch.no_grad():
        final = next(iter(task.judge(net.module_, tx, ty).values()))
    common.end(final, net.history[-1]["valid_bal_acc"])


if __name__ == "__main__":
    main()
