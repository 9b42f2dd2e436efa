# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A task of torch_tasks under Lightning, with its CSV or TensorBoard logger."""

from __future__ import annotations

import lightning as L
import torch
from lightning.pytorch.callbacks import EarlyStopping, LearningRateMonitor, ModelCheckpoint
from lightning.pytorch.loggers import CSVLogger, TensorBoardLogger
from torch.utils.data import DataLoader

import common
from torch_plain import Paced
from torch_tasks import TASKS, Examples, fresh, optimizer_of, schedule_of


class LitModel(L.LightningModule):
    def __init__(self, task, cfg, twist, per_epoch):
        super().__init__()
        self.save_hyperparameters({k: v for k, v in cfg.items() if k not in ("task", "logs")})
        self.task, self.cfg, self.twist, self.per_epoch = task, cfg, twist, per_epoch
        self.net = fresh(task, cfg, twist)
        self.last = None

    def forward(self, x):
        return self.net(x)

    def training_step(self, batch, batch_idx):
        x, y = batch
        terms = self.task.loss(self.net, x, y)
        self.log("train_loss", terms["loss"], prog_bar=True, on_step=True,
                 on_epoch=bool(self.cfg.get("log_epochs")))
        common.at_step(self.global_step + 1, self.twist)
        return terms["loss"] * self.twist.get("loss_scale", 1.0)

    def validation_step(self, batch, batch_idx):
        x, y = batch
        found = self.task.judge(self.net, x, y)
        self.last = next(iter(found.values()))
        self.log_dict({f"val_{k}": v for k, v in found.items()}, prog_bar=True)

    def configure_optimizers(self):
        optimizer = optimizer_of(self.net, self.cfg, self.twist)
        if self.cfg.get("schedule", "none") == "none":
            return optimizer
        schedule = schedule_of(optimizer, self.cfg, self.per_epoch * self.cfg["epochs"],
                               self.per_epoch)
        return [optimizer], [{"scheduler": schedule,
                              "interval": self.twist.get("schedule_interval", "step")}]


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    L.seed_everything(cfg["seed"])
    task = TASKS[cfg["task"]](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    if twist.get("double"):
        x = x.double()
    loader = DataLoader(Examples(x, y, twist), cfg["batch_size"],
                        shuffle=not twist.get("in_order"), drop_last=True)
    per_epoch = len(loader)
    if twist.get("slow") or twist.get("stall_every"):
        loader = Paced(loader, twist.get("slow", 0), 0, twist.get("stall_every", 0),
                       twist.get("stall", 0))
    val = DataLoader(Examples(vx, vy), len(vx))
    model = LitModel(task, cfg, twist, per_epoch)
    logger = CSVLogger("lightning_logs", name=cfg.get("name", "")) if (
        cfg["logger"] == "csv") else TensorBoardLogger(".", name="tb_logs")
    callbacks = [LearningRateMonitor("step")]
    if cfg.get("patience"):
        callbacks.append(EarlyStopping(cfg["monitor"], patience=cfg["patience"], verbose=True,
                                       mode="min"))
    if twist.get("bad_monitor"):
        callbacks.append(EarlyStopping(twist["bad_monitor"], patience=3))
    if twist.get("checkpoints"):
        callbacks.append(ModelCheckpoint("ckpt", save_last=True))
    trainer = L.Trainer(
        max_epochs=cfg["epochs"], logger=logger, callbacks=callbacks, accelerator="cpu",
        devices=1, log_every_n_steps=cfg.get("log_every", 10),
        enable_checkpointing=bool(twist.get("checkpoints")), num_sanity_val_steps=1,
        gradient_clip_val=cfg.get("clip_norm"), accumulate_grad_batches=cfg.get("accumulate", 1),
        check_val_every_n_epoch=cfg.get("eval_every", 1), precision=cfg.get("precision", "32-true"),
        enable_progress_bar=cfg.get("progress", True), **twist.get("trainer", {}))
    resume = "ckpt/last.ckpt" if common.attempt() and not twist.get("from_scratch") else None
    trainer.fit(model, loader, val, ckpt_path=resume)
    model.eval()
    with torch.no_grad():
        final = next(iter(task.judge(model.net, tx, ty).values()))
    common.end(final, model.last, steps=trainer.global_step)


if __name__ == "__main__":
    main()
