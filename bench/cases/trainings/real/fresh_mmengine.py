# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Crowds under MMEngine, trained by iterations."""

from __future__ import annotations

import torch
from mmengine.config import Config
from mmengine.dataset import DefaultSampler, InfiniteSampler
from mmengine.evaluator import BaseMetric
from mmengine.hooks import Hook
from mmengine.model import BaseModel
from mmengine.registry import HOOKS, METRICS, MODELS
from mmengine.runner import Runner
from torch.utils.data import DataLoader

import common
from fresh_tasks import TASKS, Rows, made

HELD = {}


@MODELS.register_module()
class DensityCounter(BaseModel):
    def __init__(self):
        super().__init__()
        self.backbone = made(HELD["task"], HELD["cfg"], HELD["twist"])

    def forward(self, x, y, mode="tensor"):
        if mode == "loss":
            loss = HELD["task"].loss(self.backbone, x, y)["loss"]
            return {"loss_density": loss * HELD["cfg"].get("loss_weight", 1.0)}
        return [{"x": x, "y": y, "net": self.backbone}]


@METRICS.register_module()
class CountError(BaseMetric):
    default_prefix = "count"

    def process(self, data_batch, data_samples):
        for sample in data_samples:
            self.results.append(HELD["task"].judge(sample["net"], sample["x"], sample["y"]))

    def compute_metrics(self, results):
        HELD["said"] = results[0]["count_mae"]
        return {"mae": results[0]["count_mae"], "rmse": results[0]["count_rmse"]}


@HOOKS.register_module()
class Steps(Hook):
    def after_train_iter(self, runner, batch_idx, data_batch=None, outputs=None):
        twist = HELD["twist"]
        if twist.get("slow"):
            common.pause(twist["slow"])
        if twist.get("slow_from") and runner.iter > twist["slow_from"]:
            common.pause(twist["slow_then"])
        common.at_step(runner.iter + 1, twist)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    task = TASKS["crowds"](cfg, twist)
    HELD.update(task=task, cfg=cfg, twist=twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    train = Rows(x, y, twist)
    loader = DataLoader(train, cfg["batch_size"], sampler=InfiniteSampler(train, seed=cfg["seed"]))
    rows = Rows(vx, vy)
    val = DataLoader(rows, len(vx), sampler=DefaultSampler(rows, shuffle=False))
    wrapper = {"type": "OptimWrapper", "optimizer": {
        "type": cfg.get("optimizer", "AdamW"), "lr": cfg["lr"], "weight_decay": cfg.get(
            "weight_decay", 0.0)}, "accumulative_counts": cfg.get("accumulate", 1)}
    if cfg.get("clip"):
        wrapper["clip_grad"] = {"max_norm": cfg["clip"]}
    plans = cfg.get("param_scheduler", [
        {"type": "LinearLR", "start_factor": 0.1, "by_epoch": False, "begin": 0, "end": 30},
        {"type": "CosineAnnealingLR", "by_epoch": False, "begin": 30, "end": cfg["iters"],
         "T_max": cfg["iters"] - 30, "eta_min": cfg["lr"] * 0.01}])
    runner = Runner(
        model={"type": twist.get("model", "DensityCounter")}, work_dir="work_dirs/crowd_fcn",
        train_dataloader=loader, train_cfg={"by_epoch": False, "max_iters": cfg["iters"],
                                            "val_interval": cfg.get("val_interval", 40)},
        optim_wrapper=wrapper, param_scheduler=plans or None, val_dataloader=val, val_cfg={},
        val_evaluator={"type": "CountError"}, default_hooks={
            "logger": {"type": "LoggerHook", "interval": cfg.get("log_every", 10)},
            "checkpoint": {"type": "CheckpointHook", "interval": 40, "by_epoch": False,
                           "max_keep_ckpts": 1}},
        custom_hooks=[{"type": "Steps"}], randomness={"seed": cfg["seed"]},
        log_processor={"by_epoch": False, "window_size": cfg.get("window", 10)},
        visualizer={"type": "Visualizer", "vis_backends": [{"type": kind} for kind in cfg.get(
            "backends", ["LocalVisBackend"])]},
        cfg=Config({"train": dict(cfg)}), resume=bool(common.attempt()),
        load_from=twist.get("load_from"))
    runner.train()
    net = runner.model.backbone
    net.eval()
    with torch.no_grad():
        final = task.judge(net, tx, ty)["count_mae"]
    common.end(final, HELD.get("said"))


if __name__ == "__main__":
    main()
