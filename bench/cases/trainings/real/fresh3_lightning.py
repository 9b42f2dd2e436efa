# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Signs in streets under Lightning: set matching with queries, TensorBoard and csv side by side."""

from __future__ import annotations

import logging
import os
import signal

import lightning as L
import torch
from lightning.pytorch.callbacks import EarlyStopping, LearningRateMonitor, ModelCheckpoint, TQDMProgressBar
from lightning.pytorch.loggers import CSVLogger, TensorBoardLogger
from torch.utils.data import DataLoader

import common
from fresh2_tasks import Files
from fresh3_tasks import TASKS
from fresh_tasks import made, optimizer


class Rows(Files):
    def __getitem__(self, index):
        if self.twist.get("worker_dies_at") == index:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().__getitem__(index)


class SignDetector(L.LightningModule):
    def __init__(self, task, cfg, twist):
        super().__init__()
        self.save_hyperparameters(cfg)
        self.task, self.cfg, self.twist, self.said = task, cfg, twist, None
        self.detr = made(task, cfg, twist)
        if twist.get("frozen_all"):
            self.detr.requires_grad_(False)

    def training_step(self, batch, batch_idx):
        terms = self.task.loss(self.detr, *batch)
        self.log_dict({f"train/{k}": v for k, v in terms.items()}, prog_bar=True)
        common.at_step(self.global_step + 1, self.twist)
        if self.twist.get("slow_after") and self.global_step > self.twist["slow_after"]:
            common.pause(self.twist["slow"])
        return terms["loss"]

    def validation_step(self, batch, batch_idx):
        found = self.task.judge(self.detr, *batch)
        self.said = found["mAP50"]
        self.log_dict({f"val/{k}": v for k, v in found.items()}, prog_bar=True)

    def configure_optimizers(self):
        opt = optimizer(self.detr, self.cfg, self.twist)
        if not self.cfg.get("milestones"):
            return opt
        return [opt], [torch.optim.lr_scheduler.MultiStepLR(opt, self.cfg["milestones"], 0.1)]


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    logging.getLogger("lightning.pytorch.utilities.rank_zero").addFilter(lambda row: "Tip" not in row.getMessage())
    L.seed_everything(cfg["seed"])
    task = TASKS["signs"](cfg, twist)
    calls = [LearningRateMonitor(), TQDMProgressBar(refresh_rate=15)]
    if cfg.get("monitor"):
        calls.append(EarlyStopping(cfg["monitor"], patience=cfg.get("patience", 5), mode="max"))
    if cfg.get("keep") or twist.get("checkpoints"):
        calls.append(ModelCheckpoint("checkpoints", save_last=True))
    trainer = L.Trainer(
        max_epochs=cfg["epochs"], callbacks=calls, accelerator=cfg.get("accelerator", "cpu"), devices=1,
        logger=[TensorBoardLogger("logs", name="detr"), CSVLogger("logs", name="detr_csv")],
        log_every_n_steps=10, enable_checkpointing=bool(cfg.get("keep") or twist.get("checkpoints")),
        gradient_clip_val=cfg.get("clip"), precision=cfg.get("precision", "32-true"),
        val_check_interval=cfg.get("val_check_interval"),
        check_val_every_n_epoch=cfg.get("check_val_every_n_epoch", 1), **twist.get("trainer", {}))
    (x, y), (vx, vy), (tx, ty) = task.sets
    trainer.fit(SignDetector(task, cfg, twist),
                DataLoader(Rows(x, y, twist), cfg["batch_size"], shuffle=True, drop_last=True,
                           num_workers=cfg.get("workers", 0)),
                DataLoader(Files(vx, vy), len(vx)), ckpt_path="checkpoints/last.ckpt" if common.attempt() else None)
    model = trainer.lightning_module.eval()
    task.twist = {"clean": True}
    common.end(task.judge(model.detr, tx, ty)["mAP50"], model.said, steps=trainer.global_step)


if __name__ == "__main__":
    main()
