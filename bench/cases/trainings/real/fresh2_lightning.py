# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Heart beats under Lightning with a data module, CSVLogger and a model summary."""

from __future__ import annotations

import lightning as L
import torch
from lightning.pytorch.callbacks import EarlyStopping, LearningRateMonitor, ModelCheckpoint, TQDMProgressBar
from lightning.pytorch.loggers import CSVLogger, TensorBoardLogger
from torch.utils.data import DataLoader

import common
from fresh2_tasks import TASKS, Files
from fresh_tasks import made, optimizer


class EcgData(L.LightningDataModule):
    def __init__(self, task, cfg, twist):
        super().__init__()
        self.task, self.cfg, self.twist = task, cfg, twist

    def train_dataloader(self):
        workers = self.cfg.get("workers", 0)
        return DataLoader(Files(*self.task.sets[0], self.twist), self.cfg["batch_size"], shuffle=True,
                          num_workers=workers, drop_last=not self.cfg.get("keeps_rest"))

    def val_dataloader(self):
        return DataLoader(Files(*self.task.sets[1]), len(self.task.sets[1][0]))


class LitEcg(L.LightningModule):
    def __init__(self, task, cfg, twist):
        super().__init__()
        self.save_hyperparameters({k: v for k, v in cfg.items() if k != "logger"})
        self.task, self.cfg, self.twist = task, cfg, twist
        self.model, self.said, self.losses = made(task, cfg, twist), None, []
        if twist.get("weights"):
            self.load_pretrained(twist["weights"])

    def load_pretrained(self, kind):
        state = TASKS["beats"](self.cfg, {"outputs": 7 if kind == "classes" else 4}).net().state_dict()
        if kind == "module":
            state = {f"module.{key}": value for key, value in state.items()}
        torch.save(state, "ecg_pretrained.pth")
        self.model.load_state_dict(torch.load("ecg_pretrained.pth"))

    def training_step(self, batch, batch_idx):
        if self.twist.get("slow"):
            common.pause(self.twist["slow"])
        if self.twist.get("stall_every") and batch_idx % self.twist["stall_every"] == 5:
            common.pause(self.twist["stall"])
        x, y = batch
        loss = self.task.loss(self.model, x, y)["loss"]
        if self.twist.get("hoards"):
            self.losses.append((loss, torch.ones(self.twist["hoards"])))
            with open("/proc/self/statm", encoding="utf-8") as file:
                self.log("rss_mb", int(file.read().split()[1]) * 4096 / 1e6)
        self.log("train_loss", loss, prog_bar=True)
        common.at_step(self.global_step + 1, self.twist)
        return loss

    def validation_step(self, batch, batch_idx):
        if self.twist.get("val_takes"):
            common.pause(self.twist["val_takes"])
        if self.twist.get("val_in_train_mode"):
            self.model.train()
        found = self.task.judge(self.model, *batch)
        self.said = found["acc"]
        self.log_dict({f"val_{k}": v for k, v in found.items()}, prog_bar=True)

    def configure_optimizers(self):
        opt = optimizer(self.model, self.cfg, self.twist)
        if not self.cfg.get("t_max"):
            return opt
        plan = torch.optim.lr_scheduler.CosineAnnealingLR(opt, self.cfg["t_max"])
        return {"optimizer": opt, "lr_scheduler": {"scheduler": plan, "interval": self.twist.get(
            "interval", "epoch")}}


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    L.seed_everything(cfg["seed"], workers=True)
    task = TASKS["beats"](cfg, twist)
    logger = CSVLogger("lightning_logs", name="ecg") if cfg.get("logger", "csv") == "csv" else (
        TensorBoardLogger("lightning_logs", name="ecg"))
    more = [LearningRateMonitor("epoch"), TQDMProgressBar(refresh_rate=cfg.get("refresh", 7))]
    if cfg.get("patience"):
        more.append(EarlyStopping("val_loss", patience=cfg["patience"], verbose=True,
                                  mode=twist.get("stop_mode", "min"), min_delta=cfg.get("min_delta", 0.0)))
    keeper = None
    if cfg.get("keeps_best") or twist.get("checkpoints"):
        keeper = ModelCheckpoint("ckpts", monitor="val_acc", mode="max", save_last=True)
        more.append(keeper)
    trainer = L.Trainer(
        max_epochs=cfg["epochs"], logger=logger, callbacks=more, accelerator="cpu", devices=1,
        log_every_n_steps=cfg.get("log_every", 7), enable_checkpointing=keeper is not None,
        gradient_clip_val=cfg.get("clip"), accumulate_grad_batches=cfg.get("accumulate", 1),
        enable_progress_bar=cfg.get("progress", True), limit_val_batches=cfg.get("limit_val_batches", 1.0),
        val_check_interval=cfg.get("val_check_interval"), **twist.get("trainer", {}))
    trainer.fit(LitEcg(task, cfg, twist), datamodule=EcgData(task, cfg, twist),
                ckpt_path="ckpts/last.ckpt" if common.attempt() else None)
    model = trainer.lightning_module.eval()
    with torch.no_grad():
        found = task.judge(model.model, *task.sets[2])
    common.end(found["acc"], model.said, steps=trainer.global_step)


if __name__ == "__main__":
    main()
