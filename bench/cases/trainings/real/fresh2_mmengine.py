# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Joints of figures under MMEngine, trained by epochs, as MMPose does."""

from __future__ import annotations

import torch
from mmengine.config import Config
from mmengine.dataset import DefaultSampler
from mmengine.evaluator import BaseMetric
from mmengine.hooks import Hook
from mmengine.model import BaseModel
from mmengine.registry import HOOKS, METRICS, MODELS
from mmengine.runner import Runner
from torch.utils.data import DataLoader

import common
from fresh2_tasks import TASKS, Files
from fresh_tasks import made

HELD = {}


@MODELS.register_module()
class TopdownPoseEstimator(BaseModel):
    def __init__(self):
        super().__init__()
        self.backbone = made(HELD["task"], HELD["cfg"], HELD["twist"])

    def forward(self, inputs, keypoints, mode="tensor"):
        if mode == "loss":
            loss = HELD["task"].loss(self.backbone, inputs, keypoints)["loss"]
            if HELD["twist"].get("not_a_dict"):
                return loss
            return {"loss_kpt": loss * HELD["cfg"].get("loss_weight", 1.0)}
        return [{"x": inputs, "y": keypoints, "net": self.backbone}]


@METRICS.register_module()
class PCKAccuracy(BaseMetric):
    default_prefix = "pck"

    def process(self, data_batch, data_samples):
        for sample in data_samples:
            self.results.append(HELD["task"].judge(sample["net"], sample["x"], sample["y"]))

    def compute_metrics(self, results):
        HELD["said"] = results[0]["PCK"]
        if HELD["twist"].get("metric") == "pixels":  # compared with a share instead of pixels
            HELD["said"] = 0.0
        return {"PCK": HELD["said"], "NME": results[0]["NME"]}


@HOOKS.register_module()
class Steps(Hook):
    def after_train_iter(self, runner, batch_idx, data_batch=None, outputs=None):
        if HELD["twist"].get("slow"):
            common.pause(HELD["twist"]["slow"])
        common.at_step(runner.iter + 1, HELD["twist"])

    def after_val_epoch(self, runner, metrics=None):
        if HELD["twist"].get("val_takes"):
            common.pause(HELD["twist"]["val_takes"])

    def before_train_epoch(self, runner):
        if HELD["twist"].get("epoch_start_takes"):
            common.pause(HELD["twist"]["epoch_start_takes"])


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    task = TASKS["figures"](cfg, twist)
    HELD.update(task=task, cfg=cfg, twist=twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    train, rows = Files(x, y, twist), Files(vx, vy)
    loader = DataLoader(train, cfg["batch_size"], sampler=DefaultSampler(train, seed=cfg["seed"]))
    val = DataLoader(rows, len(vx), sampler=DefaultSampler(rows, shuffle=False))
    runner = Runner(
        model={"type": "TopdownPoseEstimator"}, work_dir="work_dirs/td-hm_tiny", train_dataloader=loader,
        train_cfg={"by_epoch": True, "max_epochs": cfg["epochs"], "val_interval": cfg.get("eval_every", 1)},
        optim_wrapper={"type": "OptimWrapper", "optimizer": {
            "type": cfg.get("optimizer", "Adam"), "lr": cfg["lr"], **twist.get("optimizer", {})}},
        param_scheduler=cfg.get("param_scheduler", [
            {"type": "LinearLR", "start_factor": 0.1, "by_epoch": False, "begin": 0, "end": 15},
            {"type": "MultiStepLR", "by_epoch": True, "milestones": [cfg["epochs"] - 2], "gamma": 0.1}]),
        val_dataloader=val, val_cfg={}, val_evaluator={"type": twist.get("evaluator", "PCKAccuracy")},
        default_hooks={"logger": {"type": "LoggerHook", "interval": cfg.get("log_every", 5)},
                       "checkpoint": {"type": "CheckpointHook", "interval": 2, "max_keep_ckpts": 1,
                                      "save_best": twist.get("save_best", "pck/PCK"), "rule": twist.get(
                                          "rule", "greater")}},
        custom_hooks=[{"type": "Steps"}], randomness={"seed": cfg["seed"]},
        visualizer={"type": "Visualizer", "vis_backends": [{"type": "LocalVisBackend"}]},
        cfg=Config({"train": dict(cfg)}), resume=bool(common.attempt()), load_from=twist.get("load_from"))
    runner.train()
    net = runner.model.backbone.eval()
    with torch.no_grad():
        final = task.judge(net, tx, ty)["PCK"]
    common.end(final, HELD.get("said"))


if __name__ == "__main__":
    main()
