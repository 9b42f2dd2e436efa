# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Molecules under Lightning as a project template does it: torchmetrics-like names, a rich summary."""

from __future__ import annotations

import lightning as L
import torch
from lightning.pytorch.callbacks import EarlyStopping, LearningRateMonitor, ModelCheckpoint, TQDMProgressBar
from lightning.pytorch.loggers import CSVLogger, TensorBoardLogger
from torch.utils.data import DataLoader

import common
from fresh_tasks import TASKS, Rows, made, optimizer


class Property(L.LightningModule):
    def __init__(self, task, cfg, twist):
        super().__init__()
        self.save_hyperparameters({k: v for k, v in cfg.items() if k not in ("logger",)})
        self.task, self.cfg, self.twist = task, cfg, twist
        self.net = made(task, cfg, twist)
        self.said = None
        self.automatic_optimization = not twist.get("by_hand")

    def training_step(self, batch, batch_idx):
        x, y = batch
        if self.twist.get("slow"):
            common.pause(self.twist["slow"])
        loss = self.task.loss(self.net, x, y)["loss"]
        if self.twist.get("returns_nothing") and self.global_step > 2:
            return None
        self.log("train/loss", loss, prog_bar=True, on_step=True, on_epoch=True, batch_size=len(x))
        common.at_step(self.global_step + 1, self.twist)
        return loss

    def validation_step(self, batch, batch_idx):
        x, y = batch
        found = self.task.judge(self.net, x, y)
        self.said = found["mae"]
        if self.twist.get("logs_loss_as") != "nothing":
            self.log_dict({f"val/{k}": v for k, v in found.items()}, prog_bar=True)

    def configure_optimizers(self):
        opt = optimizer(self.net, self.cfg, self.twist)
        if self.cfg.get("plateau") is None:
            return opt
        plan = torch.optim.lr_scheduler.ReduceLROnPlateau(
            opt, self.twist.get("plateau_mode", "min"), 0.3, patience=self.cfg["plateau"])
        return {"optimizer": opt, "lr_scheduler": {"scheduler": plan, "monitor": "val/mae"}}


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    L.seed_everything(cfg["seed"], workers=True)
    task = TASKS["molecules"](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    loader = DataLoader(Rows(x, y, twist), cfg["batch_size"], shuffle=True, drop_last=True)
    val = DataLoader(Rows(vx, vy), len(vx))
    logger = TensorBoardLogger("logs", name="gin") if cfg.get("logger", "tb") == "tb" else CSVLogger(
        "logs", name="gin")
    more = [LearningRateMonitor("epoch"), TQDMProgressBar(refresh_rate=cfg.get("refresh", 10))]
    if cfg.get("patience"):
        more.append(EarlyStopping(cfg.get("monitor", "val/mae"), patience=cfg["patience"],
                                  mode=twist.get("stop_mode", "min"), verbose=True))
    keeper = None
    if cfg.get("keeps_best") or twist.get("checkpoints"):
        keeper = ModelCheckpoint("ckpts", monitor="val/mae", mode=twist.get("best_mode", "min"),
                                 save_last=True, filename="best")
        more.append(keeper)
    trainer = L.Trainer(
        max_epochs=cfg["epochs"], logger=logger, callbacks=more, accelerator=twist.get(
            "accelerator", "cpu"), devices=1, log_every_n_steps=cfg.get("log_every", 5),
        enable_checkpointing=keeper is not None, gradient_clip_val=cfg.get("clip"),
        accumulate_grad_batches=cfg.get("accumulate", 1), num_sanity_val_steps=2,
        enable_progress_bar=cfg.get("progress", True), limit_train_batches=cfg.get(
            "limit_train_batches", 1.0), precision=cfg.get("precision", "32-true"))
    trainer.fit(Property(task, cfg, twist) if not twist.get("bare") else made(task, cfg, twist),
                loader, val, ckpt_path="ckpts/last.ckpt" if common.attempt() else None)
    model = trainer.lightning_module
    if cfg.get("keeps_best"):
        print(f"Best model: {keeper.best_model_path} (val/mae {float(keeper.best_model_score):.4f})")
        kept = torch.load(keeper.best_model_path, weights_only=False)["state_dict"]
        model.load_state_dict(kept)
        with torch.no_grad():
            model.said = task.judge(model.net.eval(), vx, vy)["mae"]
    model.eval()
    with torch.no_grad():
        found = task.judge(model.net, tx, ty)
    common.end(found["mae"], model.said, steps=trainer.global_step)


if __name__ == "__main__":
    main()
