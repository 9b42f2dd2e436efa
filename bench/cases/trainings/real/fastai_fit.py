# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A task of torch_tasks under fastai: its table on the console and history.csv."""

from __future__ import annotations

import torch
from fastai.callback.progress import CSVLogger, ProgressCallback
from fastai.data.core import DataLoaders
from fastai.data.load import DataLoader
from fastai.learner import Callback, Learner
from fastai.metrics import F1ScoreMulti, accuracy_multi
from fastai.callback.schedule import fit_one_cycle  # noqa: F401  (adds a method to Learner)
from fastai.callback.tracker import EarlyStoppingCallback, TerminateOnNaNCallback

import common
from torch_tasks import TASKS, Examples, fresh


class Happens(Callback):
    def __init__(self, twist):
        self.twist, self.done = twist, 0

    def after_batch(self):
        if self.training:
            self.done += 1
            common.at_step(self.done, self.twist)
            if self.twist.get("slow"):
                common.pause(self.twist["slow"])


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    task = TASKS[cfg["task"]](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    loaders = DataLoaders(
        DataLoader(Examples(x, y, twist), bs=cfg["batch_size"], shuffle=not twist.get("in_order"),
                   drop_last=True, num_workers=twist.get("workers", 0)),
        DataLoader(Examples(vx, vy), bs=100, num_workers=0))
    losses = {"bce": torch.nn.BCEWithLogitsLoss, "ce": torch.nn.CrossEntropyLoss,
              "plain_bce": torch.nn.BCELoss}
    loss = losses[twist.get("loss", "bce")]()
    net = fresh(task, cfg, twist)
    if twist.get("head") == "sigmoid":
        net = torch.nn.Sequential(net, torch.nn.Sigmoid())
    learner = Learner(loaders, net, loss_func=loss, metrics=[accuracy_multi, F1ScoreMulti()],
                      cbs=[CSVLogger(), Happens(twist)], wd=cfg.get("weight_decay"))
    learner.remove_cb(ProgressCallback)
    print("epoch     train_loss  valid_loss  acc_multi   f1_score    time", flush=True)
    learner.logger = lambda row: print("  ".join(f"{value:<9.6f}" if isinstance(value, float)
                                                 else f"{value:<9}" for value in row), flush=True)
    more = []
    if cfg.get("patience"):
        more.append(EarlyStoppingCallback("valid_loss", patience=cfg["patience"]))
    if cfg.get("stop_on_nan"):
        more.append(TerminateOnNaNCallback())
    if twist.get("freeze_body"):
        for weight in list(net.parameters())[:-2]:
            weight.requires_grad_(False)
    if cfg.get("one_cycle", True):
        learner.fit_one_cycle(cfg["epochs"], cfg["lr"], cbs=more)
    else:
        learner.fit(cfg["epochs"], cfg["lr"], cbs=more)
    net.eval()
    with torch.no_grad():
        final = next(iter(task.judge(net, tx, ty).values()))
    common.end(final, float(learner.recorder.values[-1][3]))


if __name__ == "__main__":
    main()
