# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of a substance a spectrum shows: skorch's regressor, its table and its history in json."""

from __future__ import annotations

import numpy as np
import torch
from skorch import NeuralNetRegressor
from skorch.callbacks import EarlyStopping, EpochScoring, GradientNormClipping, LRScheduler
from skorch.dataset import Dataset
from skorch.helper import predefined_split

import common
from fresh3_tasks import TASKS
from fresh_tasks import made


class Spectrometer(NeuralNetRegressor):
    def train_step_single(self, batch, **fit_params):
        twist = self.twist_
        found = super().train_step_single(batch, **fit_params)
        twist["done"] = twist.get("done", 0) + 1
        if twist.get("slower"):
            common.pause(twist["slower"] * twist["done"])
        common.at_step(twist["done"], twist)
        return found


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    task = TASKS["spectra"](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = ((a.numpy(), b.numpy()) for a, b in task.sets)
    kind = getattr(torch.optim, {"adam": "Adam", "sgd": "SGD", "adamw": "AdamW"}[cfg["optimizer"]])
    more = [("rmse", EpochScoring("neg_root_mean_squared_error", lower_is_better=False, name="valid_rmse"))]
    if cfg.get("patience"):
        more.append(("stop", EarlyStopping(cfg.get("monitor", "valid_loss"), patience=cfg["patience"])))
    if cfg.get("policy"):
        more.append(("plan", LRScheduler(getattr(torch.optim.lr_scheduler, cfg["policy"]), **cfg.get("plan", {}))))
    if cfg.get("clip"):
        more.append(("clip", GradientNormClipping(cfg["clip"])))
    options = {"optimizer__momentum": cfg["momentum"]} if "momentum" in cfg else {}
    net = Spectrometer(
        made(task, cfg, twist), criterion={"mse": torch.nn.MSELoss, "huber": torch.nn.SmoothL1Loss}[
            cfg.get("criterion", "mse")], optimizer=kind, lr=cfg["lr"], max_epochs=cfg["epochs"],
        batch_size=cfg["batch_size"], iterator_train__shuffle=cfg.get("shuffle", True),
        train_split=predefined_split(Dataset(vx, vy)), callbacks=more,
        optimizer__weight_decay=cfg.get("weight_decay", 0.0), **options)
    net.twist_ = twist
    if twist.get("flat_targets"):
        y = y[:, 0]
    if twist.get("damaged"):
        x[77, 0, 3] = np.nan
    net.fit(x, y)
    net.save_params(f_history="history.json")
    out = np.asarray(net.predict(tx)).reshape(len(tx), -1)[:, :1]
    common.end(float(np.sqrt(((out - ty) ** 2).mean())), -net.history[-1]["valid_rmse"])


if __name__ == "__main__":
    main()
