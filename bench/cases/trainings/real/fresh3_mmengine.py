# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rubbish on a beach under MMEngine, with the names of MMDetection: one shot, two maps, hard negatives."""

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
from fresh2_tasks import Files
from fresh3_tasks import TASKS
from fresh_tasks import made

HELD = {}


@MODELS.register_module()
class SingleStageDetector(BaseModel):
    def __init__(self):
        super().__init__()
        self.bbox_head = made(HELD["task"], HELD["cfg"], HELD["twist"])

    def forward(self, inputs, boxes, mode="tensor"):
        if mode == "loss":
            terms = HELD["task"].loss(self.bbox_head, inputs, boxes)
            return {k: v for k, v in terms.items() if k != "loss"}
        return [{"x": inputs, "y": boxes, "net": self.bbox_head}]


@METRICS.register_module()
class BoxMetric(BaseMetric):
    default_prefix = "coco"

    def process(self, data_batch, data_samples):
        for sample in data_samples:
            self.results.append(HELD["task"].judge(sample["net"], sample["x"], sample["y"]))

    def compute_metrics(self, results):
        HELD["said"] = results[0]["mAP50"]
        return {"bbox_mAP_50": results[0]["mAP50"], "bbox_mAP_75": results[0]["mAP75"]}


@HOOKS.register_module()
class Steps(Hook):
    def after_train_iter(self, runner, batch_idx, data_batch=None, outputs=None):
        common.at_step(runner.iter + 1, HELD["twist"])
        if HELD["twist"].get("damage_at") == runner.iter + 1:
            for weight in runner.model.parameters():
                weight.data.add_(torch.randn_like(weight) * 0.5)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    task = TASKS["trash"](cfg, twist)
    HELD.update(task=task, cfg=cfg, twist=twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    train, rows = Files(x, y, twist), Files(vx, vy)
    runner = Runner(
        model={"type": "SingleStageDetector"}, work_dir="work_dirs/ssd_trash",
        train_dataloader=DataLoader(train, cfg["batch_size"], sampler=DefaultSampler(train, seed=cfg["seed"])),
        train_cfg={"type": "EpochBasedTrainLoop", "max_epochs": cfg["epochs"],
                   "val_interval": cfg.get("eval_every", 1)},
        optim_wrapper={"type": "OptimWrapper", "optimizer": {
            "type": cfg.get("optimizer", "AdamW"), "lr": cfg["lr"], "weight_decay": cfg.get("weight_decay", 1e-4),
            **({"momentum": cfg["momentum"]} if "momentum" in cfg else {})},
            **({"clip_grad": {"max_norm": cfg["clip"]}} if cfg.get("clip") else {})},
        param_scheduler=cfg.get("param_scheduler", [
            {"type": "LinearLR", "start_factor": 0.05, "by_epoch": False, "begin": 0, "end": 20},
            {"type": "MultiStepLR", "by_epoch": True, "milestones": [cfg["epochs"] - 2], "gamma": 0.1}]),
        val_dataloader=DataLoader(rows, len(vx), sampler=DefaultSampler(rows, shuffle=False)), val_cfg={},
        val_evaluator={"type": "BoxMetric"},
        default_hooks={"logger": {"type": "LoggerHook", "interval": cfg.get("log_every", 5)},
                       "checkpoint": {"type": "CheckpointHook", "interval": 1, "max_keep_ckpts": 2,
                                      "save_best": cfg.get("save_best", "coco/bbox_mAP_50"), "rule": "greater"}},
        custom_hooks=[{"type": "Steps"}], randomness={"seed": cfg["seed"]}, resume=bool(common.attempt()),
        load_from=cfg.get("load_from"), visualizer={"type": "Visualizer", "vis_backends": [
            {"type": "LocalVisBackend"}]}, cfg=Config({"train": dict(cfg)}))
    runner.train()
    task.twist = {"clean": True, **{k: v for k, v in twist.items() if k == "outputs"}}
    common.end(task.judge(runner.model.bbox_head.eval(), tx, ty)["mAP50"], HELD.get("said"))


if __name__ == "__main__":
    main()
