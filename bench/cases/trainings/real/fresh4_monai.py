# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Vessels of the eye: a U-Net with gates of attention, in a loop that prints as MONAI's tutorials do; TensorBoard."""

from __future__ import annotations

import json

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
from torch.utils.data import DataLoader
from torch.utils.tensorboard import SummaryWriter

import common
import fresh3_data
import fresh4_data
from fresh2_tasks import Files
from fresh_tasks import made, optimizer, schedule


def block(a, b):
    return nn.Sequential(nn.Conv2d(a, b, 3, padding=1, bias=False), nn.BatchNorm2d(b), nn.ReLU(),
                         nn.Conv2d(b, b, 3, padding=1, bias=False), nn.BatchNorm2d(b), nn.ReLU())


class Gate(nn.Module):
    def __init__(self, wide, deep):
        super().__init__()
        self.a, self.b, self.psi = nn.Conv2d(wide, 8, 1), nn.Conv2d(deep, 8, 1), nn.Conv2d(8, 1, 1)

    def forward(self, fine, coarse):
        return fine * torch.sigmoid(self.psi(torch.relu(self.a(fine) + self.b(coarse))))


class AttentionUnet(nn.Module):
    def __init__(self, wide):
        super().__init__()
        self.enc1, self.enc2, self.enc3 = block(3, wide), block(wide, 2 * wide), block(2 * wide, 3 * wide)
        self.gate2, self.gate1 = Gate(2 * wide, 3 * wide), Gate(wide, 2 * wide)
        self.dec2, self.dec1 = block(5 * wide, 2 * wide), block(3 * wide, wide)
        self.out = nn.Conv2d(wide, 1, 1)

    def forward(self, x):
        a = self.enc1(x)
        b = self.enc2(F.max_pool2d(a, 2))
        c = F.interpolate(self.enc3(F.max_pool2d(b, 2)), scale_factor=2)
        c = self.dec2(torch.cat([self.gate2(b, c) if c.shape == b.shape else b, c], 1))
        d = F.interpolate(c, scale_factor=2)
        return self.out(self.dec1(torch.cat([self.gate1(a, d), d], 1)))[:, 0]


def loss_of(out, y, cfg):
    sure, smooth = torch.sigmoid(out), cfg.get("smooth", 1.0)
    dice = 1 - (2 * (sure * y).sum((1, 2)) + smooth) / (sure.sum((1, 2)) + y.sum((1, 2)) + smooth)
    return dice.mean() + cfg.get("lambda_ce", 0.5) * F.binary_cross_entropy_with_logits(out, y)


@torch.no_grad()
def dice_of(net, x, y):
    """(sum of dice over images, number of images)"""
    net.eval()
    found, true = torch.sigmoid(net(x)) > 0.5, y > 0.5
    net.train()
    each = (2 * (found & true).sum((1, 2)) + 1e-6) / (found.sum((1, 2)) + true.sum((1, 2)) + 1e-6)
    return float(each.sum()), len(x)


def resized(y):
    """Masks as a resize to half the size and back with interpolation leaves them."""
    small = F.interpolate(torch.as_tensor(y)[:, None], scale_factor=0.25, mode="bilinear", antialias=True)
    return F.interpolate(small, y.shape[-2:], mode="bilinear")[:, 0].numpy()


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    with open("config.json", "w", encoding="utf-8") as file:
        json.dump(cfg, file, indent=2)
    (x, y), (vx, vy), (tx, ty) = fresh3_data.splits(
        fresh4_data.vessels, cfg.get("sizes", (192, 40)), 1, twist, test=120)
    if twist.get("masks_resized"):
        y, vy = resized(y), resized(vy)
    size = cfg.get("roi_size", 32)
    x, y = x[..., :size, :size], y[..., :size, :size]
    print(f"train images: {x.shape} range [{x.min():.2f}, {x.max():.2f}] labels: {y.shape} values "
          f"{np.unique(y)[:5].round(3).tolist()}", flush=True)
    net = made(type("Task", (), {"net": lambda self: AttentionUnet(cfg.get("width", 8))})(), cfg, twist)
    if cfg.get("pretrained"):
        net.load_state_dict(torch.load("weights.pt"))
    if twist.get("encoder_fixed"):
        for part in (net.enc1, net.enc2, net.enc3):
            part.requires_grad_(False)
    opt = optimizer(net, cfg, twist)
    loader = DataLoader(Files(x, y, twist), cfg["batch_size"], shuffle=True, drop_last=True,
                        num_workers=cfg.get("workers", 0))
    plan, when = schedule(opt, cfg, len(loader) * cfg["epochs"], len(loader), twist)
    writer = SummaryWriter("runs/vessels")
    best, best_epoch, first, step, total, count = -1.0, -1, 0, 0, 0.0, 0
    if common.attempt():
        kept = torch.load("checkpoint.pt")
        net.load_state_dict(kept["net"])
        opt.load_state_dict(kept["opt"])
        plan.load_state_dict(kept["plan"])
        first, step = kept["epoch"] + 1, kept["step"]
        print(f"resuming from checkpoint.pt, epoch {first + 1}", flush=True)
    said, r = None, np.random.default_rng(cfg["seed"])
    for epoch in range(first, cfg["epochs"]):
        print("-" * 10 + f"\nepoch {epoch + 1}/{cfg['epochs']}", flush=True)
        losses = []
        for index, (bx, by) in enumerate(loader, 1):
            if cfg.get("rotate", 0.0) and r.random() < cfg["rotate"]:
                bx = bx.rot90(1, (2, 3))
                by = by if twist.get("image_only") else by.rot90(1, (1, 2))
            opt.zero_grad()
            loss = loss_of(net(bx), by, cfg)
            loss.backward()
            if cfg.get("clip"):
                nn.utils.clip_grad_norm_(net.parameters(), cfg["clip"])
            opt.step()
            if when == "step":
                plan.step()
            step += 1
            losses.append(loss.item())
            if index % cfg.get("log_every", 3) == 0:
                print(f"{index}/{len(loader)}, train_loss: {losses[-1]:.4f}", flush=True)
            writer.add_scalar("train_loss", losses[-1], step)
            common.at_step(step, twist)
        print(f"epoch {epoch + 1} average loss: {np.mean(losses):.4f}", flush=True)
        if (epoch + 1) % cfg.get("val_interval", 1) == 0:
            if twist.get("whole_volume"):
                torch.zeros(2, 4, 4096, 4096, 4096)
            if not twist.get("never_reset"):
                total, count = 0.0, 0
            more, images = dice_of(net, torch.as_tensor(vx), torch.as_tensor(vy))
            total, count = total + more, count + images
            said = total / count
            if said > best:
                best, best_epoch = said, epoch + 1
                print("saved new best metric model", flush=True)
            print(f"current epoch: {epoch + 1} current mean dice: {said:.4f} best mean dice: {best:.4f} at epoch: "
                  f"{best_epoch}", flush=True)
            writer.add_scalar("val_mean_dice", said, epoch + 1)
            writer.add_scalar("lr", opt.param_groups[0]["lr"], epoch + 1)
            writer.flush()
        if when == "epoch":
            plan.step()
        if when == "val":
            plan.step(float(np.mean(losses)))
        torch.save({"net": net.state_dict(), "opt": opt.state_dict(), "plan": plan.state_dict(), "epoch": epoch,
                    "step": step}, "checkpoint.pt")
    print(f"train completed, best_metric: {best:.4f} at epoch: {best_epoch}", flush=True)
    writer.close()
    total, count = dice_of(net, torch.as_tensor(tx), torch.as_tensor(ty))
    common.end(total / count, said, steps=step)


if __name__ == "__main__":
    main()
