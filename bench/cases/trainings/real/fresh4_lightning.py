# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The next picture of a rain radar: a convolutional LSTM under Lightning, with a data module, a CSVLogger and a bar."""

from __future__ import annotations

import logging

import lightning as L
import numpy as np
import torch
from lightning.pytorch.callbacks import EarlyStopping, LearningRateMonitor, ModelCheckpoint, TQDMProgressBar
from lightning.pytorch.loggers import CSVLogger, TensorBoardLogger
from torch import nn
from torch.nn import functional as F
from torch.utils.data import DataLoader

import common
import fresh3_data
import fresh4_data
from fresh2_tasks import Files
from fresh_tasks import made, optimizer

SCALE = 20.0  # mm/h


class ConvLstm(nn.Module):
    def __init__(self, wide):
        super().__init__()
        self.wide = wide
        self.gates, self.out = nn.Conv2d(1 + wide, 4 * wide, 3, padding=1), nn.Conv2d(wide, 1, 3, padding=1)

    def forward(self, x, state=None):
        h, c = state or (torch.zeros(len(x), self.wide, *x.shape[2:]), torch.zeros(len(x), self.wide, *x.shape[2:]))
        for t in range(x.shape[1]):
            i, f, o, g = self.gates(torch.cat([x[:, t:t + 1], h], 1)).chunk(4, 1)
            c = torch.sigmoid(f + 1) * c + torch.sigmoid(i) * torch.tanh(g)
            h = torch.sigmoid(o) * torch.tanh(c)
        return x[:, -1] + self.out(h)[:, 0], (h, c)


class Nowcaster(L.LightningModule):
    def __init__(self, cfg, twist):
        super().__init__()
        self.save_hyperparameters(cfg)
        self.cfg, self.twist, self.said, self.state = cfg, twist, None, None
        self.net = made(type("Task", (), {"net": lambda self: ConvLstm(cfg.get("width", 10))})(), cfg, twist)

    def training_step(self, batch, batch_idx):
        x, y = batch
        out, state = self.net(x / SCALE, self.state)
        if self.twist.get("stateful"):
            self.state = state
        loss = {"mse": F.mse_loss, "huber": F.smooth_l1_loss, "l1": F.l1_loss}[self.cfg.get("criterion", "mse")](
            out, y / SCALE)
        self.log("train/loss", loss, prog_bar=True)
        self.log("train/mae", (out.detach() * SCALE - y).abs().mean())
        common.at_step(self.global_step + 1, self.twist)
        return loss

    def validation_step(self, batch, batch_idx):
        x, y = batch
        out, _ = self.net(x / SCALE)
        mae = ((out if self.twist.get("as_it_is") else out * SCALE) - y).abs().mean()
        self.said = float(mae)
        self.log_dict({"val/loss": F.mse_loss(out, y / SCALE), "val/mae": mae}, prog_bar=True)

    def configure_optimizers(self):
        opt = optimizer(self.net, self.cfg, self.twist)
        if self.cfg.get("schedule") == "onecycle":
            plan = torch.optim.lr_scheduler.OneCycleLR(opt, self.cfg["lr"],
                                                       total_steps=int(self.trainer.estimated_stepping_batches))
            return [opt], [{"scheduler": plan, "interval": "step"}]
        if self.cfg.get("milestones"):
            return [opt], [torch.optim.lr_scheduler.MultiStepLR(opt, self.cfg["milestones"], 0.2)]
        return opt


class Radar(L.LightningDataModule):
    def __init__(self, sets, cfg, twist):
        super().__init__()
        self.sets, self.cfg, self.twist = sets, cfg, twist

    def train_dataloader(self):
        return DataLoader(Files(*self.sets[0], self.twist), self.cfg["batch_size"], shuffle=True, drop_last=True,
                          num_workers=self.cfg.get("workers", 0))

    def val_dataloader(self):
        return DataLoader(Files(*self.sets[1]), len(self.sets[1][0]))


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    logging.getLogger("lightning.pytorch.utilities.rank_zero").addFilter(lambda row: "Tip" not in row.getMessage())
    L.seed_everything(cfg["seed"])
    sets = fresh3_data.splits(fresh4_data.rain, cfg.get("sizes", (320, 64)), 1, twist, test=150)
    tx, ty = (torch.as_tensor(part) for part in sets[2])
    if twist.get("last_is_target"):
        sets[:2] = [(np.concatenate([x[:, 1:], y[:, None]], 1), y) for x, y in sets[:2]]
    calls = [LearningRateMonitor(), TQDMProgressBar(refresh_rate=10)]
    if cfg.get("patience"):
        calls.append(EarlyStopping("val/loss", patience=cfg["patience"], min_delta=cfg.get("min_delta", 0.0),
                                   verbose=True))
    if cfg.get("keep"):
        calls.append(ModelCheckpoint("checkpoints", save_last=True, every_n_epochs=1))
    trainer = L.Trainer(
        max_epochs=cfg["epochs"], max_time=cfg.get("max_time"), callbacks=calls, accelerator="cpu", devices=1,
        logger=[CSVLogger("logs", name="nowcast"), *([TensorBoardLogger("logs", name="tb")] if cfg.get("tb") else [])],
        log_every_n_steps=cfg.get("log_every", 10), enable_checkpointing=bool(cfg.get("keep")),
        gradient_clip_val=cfg.get("clip"), precision=cfg.get("precision", "32-true"),
        accumulate_grad_batches=cfg.get("accumulate", 1), check_val_every_n_epoch=cfg.get("check_val_every_n_epoch", 1))
    model, data = Nowcaster(cfg, twist), Radar(sets, cfg, twist)
    trainer.fit(model, data, ckpt_path="checkpoints/last.ckpt" if common.attempt() else None)
    model = trainer.lightning_module.eval()
    with torch.no_grad():
        out, _ = model.net(tx / SCALE)
    common.end(float((out * SCALE - ty).abs().mean()), model.said, steps=trainer.global_step)


if __name__ == "__main__":
    main()
