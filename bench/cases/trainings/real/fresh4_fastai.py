# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gestures from an accelerometer: an Inception network for series with fastai, its table and a csv; the list of
recordings is a csv of one's own."""

from __future__ import annotations

import csv

import numpy as np
import torch
from fastai.callback.progress import CSVLogger, ProgressCallback
from fastai.callback.schedule import minimum  # noqa: F401  (adds fit_one_cycle)
from fastai.callback.tracker import EarlyStoppingCallback, ReduceLROnPlateau, SaveModelCallback
from fastai.data.core import DataLoaders
from fastai.data.load import DataLoader
from fastai.learner import Callback, Learner
from fastai.losses import CrossEntropyLossFlat
from fastai.metrics import accuracy
from fastai.torch_core import params
from sklearn.preprocessing import LabelEncoder
from torch import nn

import common
import fresh3_data
import fresh4_data

NAMES = ("wave", "lift", "circle left", "circle right", "knock")
PEOPLE = ("Marta", "José", "Søren", "Zoë", "Łucja", "Ana", "Björn", "Inès")


class Inception(nn.Module):
    def __init__(self, a, wide):
        super().__init__()
        self.narrow = nn.Conv1d(a, wide, 1, bias=False)
        self.parts = nn.ModuleList([nn.Conv1d(wide, wide, k, padding=k // 2, bias=False) for k in (3, 7, 15)])
        self.pool = nn.Sequential(nn.MaxPool1d(3, 1, 1), nn.Conv1d(a, wide, 1, bias=False))
        self.norm = nn.BatchNorm1d(4 * wide)

    def forward(self, x):
        h = self.narrow(x)
        return torch.relu(self.norm(torch.cat([part(h) for part in self.parts] + [self.pool(x)], 1)))


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
            common.at_step(self.done, self.twist)


def listing(name, y, encoding, names):
    with open(name, "w", newline="", encoding=encoding, errors="replace") as file:
        table = csv.writer(file)
        table.writerow(["recording", "person", "gesture"])
        table.writerows([f"{i:04}.npy", PEOPLE[i % 8], names[k]] for i, k in enumerate(y))


def read(name):
    with open(name, encoding="utf-8", newline="") as file:
        return [row["gesture"] for row in csv.DictReader(file)]


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    sets = fresh3_data.splits(fresh4_data.gestures, cfg.get("sizes", (640, 150)), 1, twist, test=250)
    listing("train.csv", sets[0][1], twist.get("encoding", "utf-8"), NAMES)
    listing("valid.csv", sets[1][1], "utf-8", (*NAMES[:4], "double knock") if twist.get("new_name") else NAMES)
    encoder = LabelEncoder().fit(read("train.csv"))
    sets[:2] = [(x, encoder.transform(read(name))) for (x, _), name in zip(sets, ("train.csv", "valid.csv"))]
    x = [one[:, :one.shape[1] - 8 * (i % 50 == 49)] if twist.get("uneven") else one for i, one in enumerate(sets[0][0])]
    sets[0] = (np.array(x, dtype=np.float32), sets[0][1])
    loaders = DataLoaders(DataLoader(Rows(*sets[0]), bs=cfg["batch_size"], shuffle=True, drop_last=True, num_workers=0),
                          DataLoader(Rows(*sets[1]), bs=75, num_workers=0), device=torch.device("cpu"))
    wide = cfg.get("width", 6)
    net = nn.Sequential(nn.Sequential(Inception(3, wide), Inception(4 * wide, wide)), nn.Sequential(
        nn.AdaptiveAvgPool1d(1), nn.Flatten(), nn.Dropout(cfg.get("dropout", 0.0)), nn.Linear(4 * wide, 5)))
    learner = Learner(loaders, net, loss_func=CrossEntropyLossFlat(), metrics=[accuracy],
                      wd=cfg.get("weight_decay", 0.01), cbs=[CSVLogger("history.csv"), Steps(twist)],
                      splitter=lambda m: [params(m[0]), params(m[1])],
                      moms=tuple(cfg.get("moms", (0.95, 0.85, 0.95))))
    learner.remove_cb(ProgressCallback)
    print(f"{len(sets[0][0])} recordings, classes {[str(n) for n in encoder.classes_]}, lr {cfg['lr']}", flush=True)
    print("".join(f"{name:<11}" for name in ("epoch", "train_loss", "valid_loss", "accuracy", "time")), flush=True)
    learner.logger = lambda row: print("".join(f"{v:<11.6f}" if isinstance(v, float) else f"{v!s:<11}" for v in row),
                                       flush=True)
    more = []
    if cfg.get("patience"):
        more.append(EarlyStoppingCallback("valid_loss", patience=cfg["patience"], min_delta=cfg.get("min_delta", 0.0)))
    if cfg.get("plateau"):
        more.append(ReduceLROnPlateau("valid_loss", patience=cfg["plateau"], factor=4))
    if cfg.get("keeps_best"):
        more.append(SaveModelCallback(cfg["keeps_best"], comp=np.greater))
    rate = slice(*cfg["lr"]) if isinstance(cfg["lr"], list) else cfg["lr"]
    if cfg.get("one_cycle", True):
        learner.fit_one_cycle(cfg["epochs"], rate, cbs=more, pct_start=cfg.get("pct_start", 0.25))
    else:
        learner.fit(cfg["epochs"], rate, cbs=more)
    said = float(learner.recorder.values[-1][2])
    learner.model.eval()
    with torch.no_grad():
        out = learner.model(torch.tensor(sets[2][0])).argmax(1).numpy()
    true = encoder.transform([NAMES[k] for k in sets[2][1]])
    common.end(float((out == true).mean()), said)


if __name__ == "__main__":
    main()
