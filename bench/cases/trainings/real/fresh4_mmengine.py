# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Crops on fields under MMEngine, with the names of MMSegmentation: two resolutions side by side (as HRNet has)."""

from __future__ import annotations

import numpy as np
import torch
from mmengine.config import Config
from mmengine.dataset import DefaultSampler
from mmengine.evaluator import BaseMetric
from mmengine.hooks import Hook
from mmengine.model import BaseModel
from mmengine.registry import HOOKS, METRICS, MODELS
from mmengine.runner import Runner
from torch import nn
from torch.nn import functional as F
from torch.utils.data import DataLoader

import common
import fresh3_data
import fresh4_data
from fresh2_tasks import Files
from fresh_tasks import made

HELD = {}


def cell(a, b, stride=1):
    return nn.Sequential(nn.Conv2d(a, b, 3, stride, 1, bias=False), nn.BatchNorm2d(b), nn.ReLU())


class TwoResolutions(nn.Module):
    def __init__(self, wide, classes):
        super().__init__()
        self.stem, self.down = cell(3, wide), cell(wide, 2 * wide, 2)
        self.fine1, self.coarse1 = cell(wide, wide), cell(2 * wide, 2 * wide)
        self.fine2, self.coarse2 = cell(3 * wide, wide), cell(3 * wide, 2 * wide)
        self.out = nn.Conv2d(3 * wide, classes, 1)

    def forward(self, x):
        fine = self.stem(x)
        coarse = self.coarse1(self.down(fine))
        fine = self.fine1(fine)
        both = torch.cat([fine, F.interpolate(coarse, scale_factor=2)], 1)
        coarse = self.coarse2(torch.cat([F.avg_pool2d(fine, 2), coarse], 1))
        return self.out(torch.cat([self.fine2(both), F.interpolate(coarse, scale_factor=2)], 1))


@MODELS.register_module()
class EncoderDecoder(BaseModel):
    def __init__(self):
        super().__init__()
        self.backbone = made(type("Task", (), {"net": lambda self: TwoResolutions(
            HELD["cfg"].get("width", 12), HELD["cfg"].get("num_classes", 4))})(), HELD["cfg"], HELD["twist"])

    def forward(self, inputs, masks, mode="tensor"):
        out = self.backbone(inputs)
        if mode == "loss":
            loss = F.cross_entropy(out, masks)
            with torch.no_grad():
                right = (out.argmax(1) == masks).float().mean() * 100
            return {"decode.loss_ce": loss, "decode.acc_seg": right}
        return [{"found": out.argmax(1), "true": masks}]


def iou(found, true):
    return float(np.mean([int(((found == k) & (true == k)).sum()) / max(1, int(((found == k) | (true == k)).sum()))
                          for k in range(4)]))


@METRICS.register_module()
class CropIoUMetric(BaseMetric):
    def process(self, data_batch, data_samples):
        self.results += data_samples

    def compute_metrics(self, results):
        found, true = (torch.cat([row[key] for row in results]) for key in ("found", "true"))
        HELD["said"] = iou(found, true)
        return {"aAcc": round(float((found == true).float().mean()) * 100, 2), "mIoU": round(HELD["said"] * 100, 2)}


@HOOKS.register_module()
class Steps(Hook):
    def after_train_iter(self, runner, batch_idx, data_batch=None, outputs=None):
        common.at_step(runner.iter + 1, HELD["twist"])
        if HELD["twist"].get("slow_after") and runner.iter > HELD["twist"]["slow_after"]:
            common.pause(HELD["twist"]["slow"])


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    HELD.update(cfg=cfg, twist=twist)
    (x, y), (vx, vy), (tx, ty) = fresh3_data.splits(
        fresh4_data.fields, cfg.get("sizes", (256, 48)), 1, twist, test=100)
    if twist.get("void"):  # borders that nobody labelled
        y[twist["void"], :2] = 255
    if twist.get("other_model"):
        torch.save({"meta": {"epoch": 40}, "state_dict": {
            f"backbone.stage.{k}": v for k, v in TwoResolutions(cfg.get("width", 12), 4).state_dict().items()}},
            "hrnet_tiny_pretrained.pth")
    train, rows = Files(x, y, twist), Files(vx, vy)
    runner = Runner(
        model={"type": "EncoderDecoder"}, work_dir="work_dirs/hrnet_fields",
        train_dataloader=DataLoader(train, cfg["batch_size"], sampler=DefaultSampler(train, seed=cfg["seed"])),
        train_cfg={"type": "EpochBasedTrainLoop", "max_epochs": cfg["epochs"],
                   "val_interval": cfg.get("eval_every", 1)},
        optim_wrapper={"type": "OptimWrapper", "optimizer": {
            "type": cfg.get("optimizer", "AdamW"), "lr": cfg["lr"], "weight_decay": cfg.get("weight_decay", 1e-4),
            **({"momentum": cfg["momentum"]} if "momentum" in cfg else {})},
            **({"clip_grad": {"max_norm": cfg["clip"]}} if cfg.get("clip") else {}),
            **({"accumulative_counts": cfg["accumulate"]} if cfg.get("accumulate") else {})},
        param_scheduler=cfg.get("param_scheduler", [
            {"type": "PolyLR", "power": 0.9, "eta_min": 1e-5, "by_epoch": True, "begin": 0, "end": cfg["epochs"]}]),
        val_dataloader=DataLoader(rows, len(vx), sampler=DefaultSampler(rows, shuffle=False)), val_cfg={},
        val_evaluator={"type": cfg.get("evaluator", "CropIoUMetric")},
        default_hooks={"logger": {"type": "LoggerHook", "interval": cfg.get("log_every", 5)},
                       "checkpoint": {"type": "CheckpointHook", "interval": 1, "max_keep_ckpts": 1,
                                      "save_best": "mIoU"}},
        custom_hooks=[{"type": "Steps"}], randomness={"seed": cfg["seed"]}, resume=bool(common.attempt()),
        load_from=cfg.get("load_from"), visualizer={"type": "Visualizer", "vis_backends": [
            {"type": "LocalVisBackend"}, *([{"type": "TensorboardVisBackend"}] if cfg.get("tensorboard") else [])]},
        cfg=Config({"train": dict(cfg)}))
    runner.train()
    with torch.no_grad():
        found = runner.model.backbone.eval()(torch.as_tensor(tx)).argmax(1)
    common.end(iou(found, torch.as_tensor(ty)), HELD.get("said"))


if __name__ == "__main__":
    main()
