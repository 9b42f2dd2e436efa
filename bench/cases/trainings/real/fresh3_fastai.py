# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the pupil of an eye is: fastai with a small network for points, its table and a csv."""

from __future__ import annotations

import numpy as np
import torch
from fastai.callback.progress import CSVLogger, ProgressCallback
from fastai.callback.schedule import minimum  # noqa: F401  (adds fit_one_cycle)
from fastai.callback.tracker import EarlyStoppingCallback, ReduceLROnPlateau, SaveModelCallback
from fastai.data.core import DataLoaders
from fastai.data.load import DataLoader
from fastai.learner import Callback, Learner
from fastai.losses import MSELossFlat
from torch import nn

import common
import fresh3_data


def eyes(count, r, size=24):
    """Grey pictures of eyes, and the place of the pupil from -1 to 1."""
    rows, columns = np.mgrid[0:size, 0:size]
    x, y = np.empty((count, 1, size, size), np.float32), np.empty((count, 2), np.float32)
    for i in range(count):
        u, v = r.uniform(7, size - 7, 2)
        far = np.hypot(columns - u, rows - v)
        white = ((columns - size / 2) / 11) ** 2 + ((rows - size / 2) / 9) ** 2 < 1
        x[i, 0] = 0.55 * white + 0.3 - 0.45 * (far < 5) - 0.2 * (far < 2.5) + 0.7 * (np.hypot(
            columns - u - 1, rows - v + 1) < 1)
        y[i] = (2 * u / size - 1, 2 * v / size - 1)
    return (x + r.normal(0, 0.15, x.shape)).astype(np.float32), y


class Rows(torch.utils.data.Dataset):
    def __init__(self, x, y):
        self.x, self.y = torch.tensor(x), torch.tensor(y)

    def __len__(self):
        return len(self.x)

    def __getitem__(self, index):
        return self.x[index], self.y[index]


class Steps(Callback):
    def __init__(self, twist):
        self.twist, self.done = twist, 0

    def after_batch(self):
        if self.training:
            self.done += 1
            if self.twist.get("slow_after") and self.done > self.twist["slow_after"]:
                common.pause(self.twist["slow"])
            common.at_step(self.done, self.twist)


def error(out, y):
    """Mean distance in pixels."""
    return 12 * (out - y).pow(2).sum(-1).sqrt().mean()


def network(wide, outputs, act):
    return nn.Sequential(
        nn.Conv2d(1, wide, 3, 2, 1), nn.BatchNorm2d(wide), act(), nn.Conv2d(wide, 2 * wide, 3, 2, 1),
        nn.BatchNorm2d(2 * wide), act(), nn.Conv2d(2 * wide, 2 * wide, 3, 1, 1), nn.BatchNorm2d(2 * wide), act(),
        nn.Flatten(), nn.Linear(2 * wide * 36, 32), act(), nn.Linear(32, outputs))


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    sets = fresh3_data.splits(eyes, cfg.get("sizes", (900, 150)), 1, twist, test=200)
    if twist.get("in_pixels"):
        sets[:2] = [(x, (y + 1) * 120) for x, y in sets[:2]]
    loaders = DataLoaders(DataLoader(Rows(*sets[0]), bs=cfg["batch_size"], shuffle=True, drop_last=True, num_workers=0),
                          DataLoader(Rows(*sets[1]), bs=64, num_workers=0), device=torch.device("cpu"))
    net = network(cfg.get("width", 10), twist.get("outputs", 2), nn.ReLU)
    if twist.get("init"):
        with torch.no_grad():
            for weight in net.parameters():
                weight.mul_(twist["init"])
    learner = Learner(loaders, net, loss_func=MSELossFlat(), metrics=[error], wd=cfg.get("weight_decay", 0.01),
                      cbs=[CSVLogger("history.csv"), Steps(twist)], moms=tuple(cfg.get("moms", (0.95, 0.85, 0.95))))
    learner.remove_cb(ProgressCallback)
    print("".join(f"{name:<10}" for name in ("epoch", "train_loss", "valid_loss", "error", "time")), flush=True)
    learner.logger = lambda row: print("".join(f"{v:<10.6f}" if isinstance(v, float) else f"{v!s:<10}" for v in row),
                                       flush=True)
    more = []
    if cfg.get("patience"):
        more.append(EarlyStoppingCallback("valid_loss", patience=cfg["patience"], min_delta=cfg.get("min_delta", 0.0)))
    if cfg.get("plateau"):
        more.append(ReduceLROnPlateau("valid_loss", patience=cfg["plateau"], factor=4))
    if cfg.get("keeps_best"):
        more.append(SaveModelCallback(cfg["keeps_best"]))
    if cfg.get("one_cycle", True):
        learner.fit_one_cycle(cfg["epochs"], cfg["lr"], cbs=more, pct_start=cfg.get("pct_start", 0.25))
    else:
        learner.fit(cfg["epochs"], cfg["lr"], cbs=more)
    said = float(learner.recorder.values[-1][2])
    learner.model.eval()
    tx, ty = (torch.tensor(part) for part in sets[2])
    with torch.no_grad():
        out = learner.model(tx)
    if twist.get("in_pixels"):
        out, said = out / 120 - 1, said / 120
    common.end(float(error(out, ty)), said)


if __name__ == "__main__":
    main()
