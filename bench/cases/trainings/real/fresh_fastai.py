# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Insurance claims in a data frame, rare ones among many: fastai's tabular learner."""

from __future__ import annotations

import numpy as np
import pandas as pd
import torch
from fastai.callback.progress import CSVLogger, ProgressCallback
from fastai.callback.schedule import fit_one_cycle  # noqa: F401  (adds a method to Learner)
from fastai.callback.tracker import EarlyStoppingCallback, ReduceLROnPlateau, SaveModelCallback
from fastai.learner import Callback
from fastai.losses import CrossEntropyLossFlat
from fastai.metrics import BalancedAccuracy, accuracy
from fastai.tabular.all import (Categorify, CategoryBlock, FillMissing, Normalize, TabularDataLoaders,
                                tabular_config, tabular_learner)

import common


def claims(count, r, rare=0.15):
    """Age, car and distance; a claim is rarer than none."""
    brand, region = r.integers(0, 8, count), r.integers(0, 6, count)
    age, power, km = r.uniform(18, 80, count), r.gamma(4, 25, count), r.gamma(2, 7000, count)
    risk = (np.array([0, 1, -1, .5, -.5, 1.5, -1.5, 0])[brand] + 1.6 * (age < 27) + (power - 100) / 40
            + (km - 14000) / 9000 + 0.8 * ((region == 2) & (brand < 4)) + r.normal(0, 0.5, count))
    cut = np.quantile(risk, 1 - rare)
    frame = pd.DataFrame({
        "brand": [f"brand_{b}" for b in brand], "region": [f"R{k}" for k in region], "age": age,
        "power": power, "km": km, "bonus": r.normal(0, 1, count), "claim": (risk > cut).astype(int)})
    return frame


def spoilt(frame, how, r):
    if how.get("wrong_labels"):
        rows = np.flatnonzero(r.random(len(frame)) < how["wrong_labels"])
        frame.loc[rows, "claim"] = frame.loc[r.permutation(rows), "claim"].values
    if how.get("missing"):
        for name in ("age", "power", "km"):
            frame.loc[r.random(len(frame)) < how["missing"], name] = how.get("missing_as", -9999.0)
    if how.get("constant_labels"):
        frame["claim"] = 0
    if how.get("with_target"):
        frame["bonus"] = frame["claim"] * 2.0 - 1 + r.normal(0, 0.05, len(frame))
    if how.get("text_numbers"):
        frame["km"] = [f"{v:,.0f} km" for v in frame["km"]]
    return frame


class Steps(Callback):
    def __init__(self, twist):
        self.twist, self.done = twist, 0

    def after_batch(self):
        if self.training:
            self.done += 1
            if self.twist.get("slow"):
                common.pause(self.twist["slow"])
            common.at_step(self.done, self.twist)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    np.random.seed(cfg["seed"])
    train, val, test = (spoilt(claims(count, np.random.default_rng(index + 60), cfg.get("rare", 0.15)),
                               {**twist.get(name, {}), **(twist.get("both_data", {}) if index < 2 else {})},
                               np.random.default_rng(index))
                        for index, (count, name) in enumerate(zip((*cfg.get("sizes", (1500, 500)), 1200), (
                            "train_data", "val_data", "test_data"))))
    frame = pd.concat([train, val], ignore_index=True)
    steps = [Categorify, FillMissing] + ([Normalize] if not twist.get("not_normalised") else [])
    loaders = TabularDataLoaders.from_df(
        frame, procs=steps, cat_names=["brand", "region"], cont_names=cfg.get(
            "columns", ["age", "power", "km", "bonus"]), y_names=twist.get("target", "claim"),
        y_block=CategoryBlock, valid_idx=list(range(len(train), len(frame))), bs=cfg["batch_size"],
        num_workers=0)
    weights = cfg.get("class_weights")
    loss = CrossEntropyLossFlat(weight=torch.tensor(weights) if weights else None)
    learner = tabular_learner(
        loaders, layers=cfg.get("layers", [60, 30]), loss_func=loss,
        config=tabular_config(ps=cfg.get("dropout", 0.0), use_bn=cfg.get("norm", True)),
        metrics=[accuracy, BalancedAccuracy()], cbs=[CSVLogger("claims.csv"), Steps(twist)],
        wd=cfg.get("weight_decay", 0.01))
    learner.remove_cb(ProgressCallback)
    print("".join(f"{name:<22}" for name in learner.recorder.metric_names) if cfg.get("wide") else (
        "epoch  train_loss  valid_loss  accuracy  balanced_accuracy_score  time"), flush=True)
    learner.logger = lambda row: print("  ".join(f"{v:.6f}" if isinstance(v, float) else str(v)
                                                 for v in row), flush=True)
    more = []
    if cfg.get("patience"):
        more.append(EarlyStoppingCallback(cfg.get("monitor", "valid_loss"), patience=cfg["patience"],
                                          comp=np.greater if twist.get("wrong_way") else None))
    if cfg.get("plateau"):
        more.append(ReduceLROnPlateau("valid_loss", patience=cfg["plateau"]))
    if cfg.get("keeps_best"):
        more.append(SaveModelCallback("balanced_accuracy_score", comp=np.less if twist.get(
            "best_wrong_way") else None))
    if twist.get("frozen"):
        for weight in list(learner.model.parameters())[:-2]:
            weight.requires_grad_(False)
    if cfg.get("one_cycle", True):
        learner.fit_one_cycle(cfg["epochs"], cfg["lr"], cbs=more)
    else:
        learner.fit(cfg["epochs"], cfg["lr"], cbs=more)
    said = float(learner.recorder.values[-1][3])
    found = learner.get_preds(dl=loaders.test_dl(test))[0].argmax(1).numpy()
    truth = test["claim"].values
    each = [float((found[truth == k] == k).mean()) for k in (0, 1)]
    common.end(sum(each) / 2, said)


if __name__ == "__main__":
    main()
