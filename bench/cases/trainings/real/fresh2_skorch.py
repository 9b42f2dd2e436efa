# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Customers who leave, under skorch's classifier in a pipeline of scikit-learn; TensorBoard beside the table."""

from __future__ import annotations

import numpy as np
import torch
from sklearn.metrics import balanced_accuracy_score
from skorch import NeuralNetClassifier
from skorch.callbacks import EarlyStopping, EpochScoring, TensorBoard
from skorch.dataset import Dataset
from skorch.helper import predefined_split
from torch.utils.tensorboard import SummaryWriter

import common
from fresh2_tasks import TASKS
from fresh_tasks import made


class Churn(NeuralNetClassifier):
    def train_step_single(self, batch, **fit_params):
        twist, found = self.twist_, super().train_step_single(batch, **fit_params)
        twist["done"] = twist.get("done", 0) + 1
        if twist.get("slow"):
            common.pause(twist["slow"])
        common.at_step(twist["done"], twist)
        return found


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    task = TASKS["customers"](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = ((a.numpy(), b.numpy()) for a, b in task.sets)
    kind = {"adam": torch.optim.Adam, "sgd": torch.optim.SGD, "adamw": torch.optim.AdamW}[cfg["optimizer"]]
    more = [("bac", EpochScoring("balanced_accuracy", lower_is_better=False, name="valid_bac")),
            ("tb", TensorBoard(SummaryWriter("runs/churn")))]
    if cfg.get("patience"):
        more.append(("stop", EarlyStopping("valid_loss", patience=cfg["patience"])))
    weight = torch.tensor(cfg["class_weights"]) if cfg.get("class_weights") else None
    net = Churn(
        made(task, cfg, twist), criterion=torch.nn.CrossEntropyLoss, criterion__weight=weight, optimizer=kind,
        lr=cfg["lr"], max_epochs=cfg["epochs"], batch_size=cfg["batch_size"], iterator_train__shuffle=True,
        train_split=predefined_split(Dataset(vx, vy)), callbacks=more,
        optimizer__weight_decay=cfg.get("weight_decay", 0.0), **twist.get("options", {}))
    net.twist_ = twist
    if twist.get("targets_as_float"):
        y = y.astype(np.float32)
    net.fit(x, y)
    final = balanced_accuracy_score(ty, net.predict(tx))
    common.end(final, net.history[-1]["valid_bac"])


if __name__ == "__main__":
    main()
