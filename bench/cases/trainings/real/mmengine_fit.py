# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A task of torch_tasks under MMEngine's Runner, with its log and scalars.json."""

from __future__ import annotations

import torch
from mmengine.config import Config
from mmengine.evaluator import BaseMetric
from mmengine.hooks import Hook
from mmengine.model import BaseModel
from mmengine.registry import HOOKS, MODELS, METRICS
from mmengine.runner import Runner
from torch.utils.data import DataLoader

import common
from torch_tasks import TASKS, Examples, fresh

HELD = {}


@MODELS.register_module()
class Pointer(BaseModel):
    def __init__(self):
        super().__init__()
        self.net = fresh(HELD["task"], HELD["cfg"], HELD["twist"])

    def forward(self, x, y, mode="tensor"):
        if mode == "loss":
            return HELD["task"].loss(self.net, x, y)
        return [{"x": x, "y": y, "net": self.net}]


@METRICS.register_module()
class Judge(BaseMetric):
    def process(self, data_batch, data_samples):
        for sample in data_samples:
            self.results.append(HELD["task"].judge(sample["net"], sample["x"], sample["y"]))

    def compute_metrics(self, results):
        HELD["said"] = next(iter(results[0].values()))
        return results[0]


@HOOKS.register_module()
class Happens(Hook):
    def after_train_iter(self, runner, batch_idx, data_batch=None, outputs=None):
        common.at_step(runner.iter + 1, HELD["twist"])
        twist = HELD["twist"]
        if twist.get("slow"):
            common.pause(twist["slow"])
        if twist.get("slower"):
            common.pause(twist["slower"] * runner.iter)

    def before_val(self, runner):
        if HELD["twist"].get("val_takes"):
            common.pause(HELD["twist"]["val_takes"])


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    task = TASKS[cfg["task"]](cfg, twist)
    HELD.update(task=task, cfg=cfg, twist=twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    train = DataLoader(Examples(x, y, twist), cfg["batch_size"],
                       shuffle=not twist.get("in_order"), drop_last=True)
    val = DataLoader(Examples(vx, vy), len(vx))
    optimizer = {"type": cfg.get("optimizer", "Adam"), "lr": cfg["lr"]}
    for key in ("momentum", "weight_decay"):
        if key in cfg:
            optimizer[key] = cfg[key]
    wrapper = {"optimizer": optimizer, "accumulative_counts": cfg.get("accumulate", 1)}
    if cfg.get("clip_norm"):
        wrapper["clip_grad"] = {"max_norm": cfg["clip_norm"]}
    schedule = [{"type": "MultiStepLR", "by_epoch": True, "milestones": cfg["milestones"],
                 "gamma": 0.1}] if cfg.get("milestones") else []
    if cfg.get("schedule"):
        schedule = [cfg["schedule"]]
    runner = Runner(
        model={"type": "Pointer"}, work_dir="work_dirs/clock", train_dataloader=train,
        train_cfg={"by_epoch": True, "max_epochs": cfg["epochs"],
                   "val_interval": cfg.get("eval_every", 1)},
        optim_wrapper=wrapper, param_scheduler=schedule or None, val_dataloader=val, val_cfg={},
        val_evaluator={"type": "Judge"},
        default_hooks={"logger": {"type": "LoggerHook", "interval": cfg.get("log_every", 10)},
                       "checkpoint": {"type": "CheckpointHook", "interval": 1,
                                      "max_keep_ckpts": 1}},
        custom_hooks=[{"type": "Happens"}], randomness={"seed": cfg["seed"]},
        visualizer={"type": "Visualizer", "vis_backends": [{"type": kind} for kind in cfg.get(
            "backends", ["LocalVisBackend"])]},
        cfg=Config({"train": dict(cfg)}), resume=bool(common.attempt()) and (
            not twist.get("from_scratch")),
        load_from=twist.get("load_from"))
    runner.train()
    net = runner.model.net
    net.eval()
    with torch.no_grad():
        final = next(iter(task.judge(net, tx, ty).values()))
    common.end(final, HELD.get("said"))


if __name__ == "__main__":
    main()
