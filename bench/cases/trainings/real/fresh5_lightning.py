# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Solar panels and collectors on roofs: dilated branches after an encoder (DeepLab-like) under Lightning with
torchmetrics, its TensorBoardLogger and summary."""

from __future__ import annotations

import lightning as L
import numpy as np
import torch
import torchmetrics
from lightning.pytorch.callbacks import (
    EarlyStopping, LearningRateMonitor, ModelCheckpoint, StochasticWeightAveraging, TQDMProgressBar)
from lightning.pytorch.loggers import TensorBoardLogger
from torch import nn
from torch.nn import functional as F
from torch.utils.data import DataLoader, TensorDataset

import common
import fresh5_data
import fresh5_tools


class DeepLab(nn.Module):
    def __init__(self, wide):
        super().__init__()
        def cell(a, b, size=3, stride=1, far=1):
            return nn.Sequential(nn.Conv2d(a, b, size, stride, far * (size // 2), far, bias=False), nn.BatchNorm2d(b),
                                 nn.ReLU())
        self.encoder = nn.Sequential(cell(3, wide, stride=2), cell(wide, 2 * wide))
        self.branches = nn.ModuleList([cell(2 * wide, wide, 1), cell(2 * wide, wide, far=2),
                                       cell(2 * wide, wide, far=4)])
        self.pooled = nn.Sequential(nn.AdaptiveAvgPool2d(1), cell(2 * wide, wide, 1))
        self.joined, self.head = cell(4 * wide, 2 * wide, 1), nn.Conv2d(2 * wide, 4, 1)

    def forward(self, x):
        h = self.encoder(x)
        parts = [branch(h) for branch in self.branches] + [self.pooled(h).expand(-1, -1, *h.shape[2:])]
        return F.interpolate(self.head(self.joined(torch.cat(parts, 1))), scale_factor=2, mode="bilinear")


class Roofs(L.LightningModule):
    def __init__(self, backbone_width=10, learning_rate=0.01, optimizer="adamw", weight_decay=1e-4, scheduler=None,
                 ignore_index=-100, void_border=False, freeze_encoder=False, twist=None):
        super().__init__()
        self.save_hyperparameters(ignore=["twist"])
        self.twist, self.net = twist or {}, DeepLab(backbone_width)
        self.net.encoder.requires_grad_(not freeze_encoder)
        self.miou = torchmetrics.JaccardIndex(task="multiclass", num_classes=4)
        self.acc = torchmetrics.Accuracy(task="multiclass", num_classes=4)

    def loss(self, out, y):
        return F.cross_entropy(out, y, ignore_index=self.hparams.ignore_index)

    def training_step(self, batch, batch_idx):
        x, y = batch
        loss = self.loss(self.net(x), y)
        self.log("loss/train", loss, prog_bar=True)
        common.at_step(self.global_step + 1, self.twist)
        return loss

    def validation_step(self, batch, batch_idx):
        x, y = batch
        out = self.net(x)
        self.miou.update(out.argmax(1), y)
        self.acc.update(out.argmax(1), y)
        self.log("loss/valid", self.loss(out, y))
        self.log("miou/valid", self.miou, prog_bar=True)
        self.log("acc/valid", self.acc)

    def configure_optimizers(self):
        h = self.hparams
        opt = fresh5_tools.optimizer([w for w in self.net.parameters() if w.requires_grad], h.optimizer,
                                     h.learning_rate, h.weight_decay)
        total = int(self.trainer.estimated_stepping_batches)
        if h.scheduler == "onecycle":
            plan = torch.optim.lr_scheduler.OneCycleLR(opt, h.learning_rate, total_steps=total)
            return [opt], [{"scheduler": plan, "interval": self.twist.get("interval", "step")}]
        if h.scheduler == "plateau":
            plan = torch.optim.lr_scheduler.ReduceLROnPlateau(opt, "max", 0.3, 1)
            return {"optimizer": opt, "lr_scheduler": {"scheduler": plan, "monitor": self.twist.get(
                "watches", "miou/valid")}}
        if h.scheduler == "poly":
            return [opt], [{"scheduler": torch.optim.lr_scheduler.PolynomialLR(opt, total, 0.9), "interval": "step"}]
        return opt


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    L.seed_everything(cfg["seed"], workers=True)
    model_cfg, fit = cfg.get("model", {}), cfg.get("trainer", {})
    (x, y), (vx, vy), (tx, ty) = ([torch.as_tensor(part) for part in fresh5_data.panels(
        n, np.random.default_rng(70 + k))] for k, n in enumerate((*cfg.get("sizes", (240, 48)), 120)))
    if twist.get("target_type"):
        y = y.to(getattr(torch, twist["target_type"]))
    batch = cfg.get("batch_size", 12)
    calls = [LearningRateMonitor("step"), TQDMProgressBar(refresh_rate=5)]
    if cfg.get("early_stopping"):
        calls.append(EarlyStopping(**cfg["early_stopping"], verbose=True))
    if cfg.get("swa"):
        calls.append(StochasticWeightAveraging(swa_lrs=cfg["swa"], swa_epoch_start=0.7))
    if cfg.get("keep"):
        calls.append(ModelCheckpoint("ckpt", save_last=True, every_n_epochs=1))
    trainer = L.Trainer(accelerator="cpu", devices=1, callbacks=calls, enable_checkpointing=bool(cfg.get("keep")),
                        logger=TensorBoardLogger("lightning_logs", name="roofs", default_hp_metric=False),
                        **{"max_epochs": 9, "log_every_n_steps": 5, "gradient_clip_val": 1.0, **fit})
    model = Roofs(**model_cfg, twist=twist)
    train = DataLoader(TensorDataset(x, y), batch, shuffle=True, drop_last=cfg.get("drop_last", True))
    valid = DataLoader(TensorDataset(vx, vy), 24)
    trainer.fit(model, train, valid, ckpt_path="ckpt/last.ckpt" if common.attempt() else None)
    said = trainer.callback_metrics.get("miou/valid")
    model.eval()
    with torch.no_grad():
        best = model.net(tx).argmax(1)
    score = torchmetrics.functional.jaccard_index(best, ty, task="multiclass", num_classes=4)
    common.end(float(score), None if said is None else float(said), steps=trainer.global_step)


if __name__ == "__main__":
    main()
