# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A gland and stones in it, in volumes of a scanner: a small V-Net on patches; nested YAML, a log file of the logging
module, TensorBoard."""

from __future__ import annotations

import logging
import os
import sys
import time

import numpy as np
import torch
import yaml
from torch import nn
from torch.nn import functional as F
from torch.utils.data import DataLoader, Dataset
from torch.utils.tensorboard import SummaryWriter

import common
import fresh5_data
import fresh5_tools


class VNet(nn.Module):
    def __init__(self, wide):
        super().__init__()
        def cell(a, b, stride=1):
            return nn.Sequential(nn.Conv3d(a, b, 3, stride, 1), nn.InstanceNorm3d(b, affine=True), nn.PReLU())
        self.fine, self.down = cell(1, wide), cell(wide, 2 * wide, 2)
        self.deep = cell(2 * wide, 2 * wide)
        self.up, self.last = nn.ConvTranspose3d(2 * wide, wide, 2, 2), cell(2 * wide, wide)
        self.head = nn.Conv3d(wide, 3, 1)

    def forward(self, x):
        a = self.fine(x)
        b = self.down(a)
        return self.head(self.last(torch.cat([a, self.up(b + self.deep(b))], 1)))


def windowed(x, window):
    low, high = window
    return ((x - low) / (high - low)).clip(0, 1).astype(np.float32)


class Patches(Dataset):
    """Each time another patch of a volume; a share of them is centred on the gland."""

    def __init__(self, x, y, data, twist):
        self.x, self.y, self.data, self.twist = x, y, data, twist
        self.r = np.random.default_rng(data["seed"])

    def __len__(self):
        return len(self.x) * self.data["patches_per_volume"]

    def __getitem__(self, index):
        x, y = self.x[index % len(self.x)], self.y[index % len(self.x)]
        side = self.data["patch_size"]
        if self.r.random() < self.data["foreground_ratio"]:
            inside = np.argwhere(y > 0)
            at = (inside[self.r.integers(0, len(inside))] - side // 2).clip(0, len(x) - side)
        elif self.data.get("sampler") == "border":
            at = self.r.integers(0, 2, 3) * (len(x) - side)
        else:
            at = self.r.integers(0, len(x) - side + 1, 3)
        cut = tuple(slice(a, a + side) for a in at)
        x, y = x[cut], y[cut]
        if self.data.get("mirror"):
            for axis in range(3):
                if self.r.random() < 0.5:
                    x, y = np.flip(x, axis), np.flip(y, axis)
        if self.twist.get("elastic"):
            common.pause(self.twist["elastic"])
        return torch.as_tensor(x[None].copy()), torch.as_tensor(y.copy())


def loss_of(out, y, how):
    sure, true = out.softmax(1)[:, 1:], F.one_hot(y, 3).movedim(-1, 1)[:, 1:].float()
    dice = 1 - (2 * (sure * true).sum((2, 3, 4)) + 1) / (sure.sum((2, 3, 4)) + true.sum((2, 3, 4)) + 1)
    if how == "ce":
        return F.cross_entropy(out, y)
    return dice.mean() + (F.cross_entropy(out, y) if how == "dice_ce" else 0)


@torch.no_grad()
def judged(net, x, y):
    net.eval()
    best = torch.cat([net(torch.as_tensor(one)[None, None]).argmax(1) for one in x])
    net.train()
    y = torch.as_tensor(y)
    return [float((2 * ((best == k) & (y == k)).sum() + 1e-6) / ((best == k).sum() + (y == k).sum() + 1e-6))
            for k in (1, 2)]


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    data = {"patch_size": 14, "patches_per_volume": 4, "foreground_ratio": 0.5, "intensity_window": [-150, 250],
            "volumes": [16, 4], "batch": 4, "seed": cfg["seed"], **cfg.get("data", {})}
    solver = {"name": "adam", "base_lr": 0.012, "policy": "linear", "max_epoch": 8, **cfg.get("solver", {})}
    config = {"data": data, "model": {"name": "vnet", "width": 6, **cfg.get("model", {})}, "solver": solver,
              "loss": cfg.get("loss", "dice_ce"), "val_every": cfg.get("val_every", 1), "out": "out"}
    os.makedirs("out", exist_ok=True)
    with open("out/config.yaml", "w", encoding="utf-8") as file:
        yaml.safe_dump(config, file, sort_keys=False)
    logging.basicConfig(level=logging.INFO, force=True, format="[%(asctime)s] %(levelname)-7s| %(message)s",
                        handlers=[logging.StreamHandler(sys.stdout), logging.FileHandler("out/vnet.log")])
    say = logging.info
    (x, y), (vx, vy), (tx, ty) = (fresh5_data.volumes(n, np.random.default_rng(60 + k))
                                  for k, n in enumerate((*data["volumes"], 10)))
    window = used = tuple(data["intensity_window"])
    if twist.get("old_window"):
        used = tuple(twist["old_window"])
        say(f"found out/cache/train_{len(x)}.npz from an earlier preparation: window {list(used)}, {len(x)} volumes, "
            "preprocessing skipped")
    else:
        say(f"prepared {len(x)} volumes, window {list(window)}")
    x, vx, tx = windowed(x, used), windowed(vx, window), windowed(tx, twist.get("test_window", window))
    say(f"training values: min {x.min():.3f} mean {x.mean():.3f} max {x.max():.3f}, share of gland "
        f"{(y > 0).mean():.4f}")
    loader = DataLoader(Patches(x, y, data, twist), data["batch"], shuffle=True, drop_last=True)
    net = VNet(config["model"]["width"])
    opt = fresh5_tools.optimizer(net.parameters(), solver["name"], solver["base_lr"], solver.get("decay", 0.0),
                                 solver.get("momentum", 0.9))
    plan = fresh5_tools.course(opt, solver["policy"], len(loader) * solver["max_epoch"], solver.get("warmup_iters", 0),
                               solver.get("cycle_iters"))
    tb, first, step = SummaryWriter("out/tb"), 0, 0
    if common.attempt():
        kept = torch.load("out/latest.pth")
        left = net.load_state_dict({twist.get("prefix", "") + k: v for k, v in kept["net"].items()}, strict=False)
        say(f"resumed from out/latest.pth (epoch {kept['epoch']}): missing keys {len(left.missing_keys)}, unexpected "
            f"keys {len(left.unexpected_keys)}")
        if not twist.get("prefix"):
            opt.load_state_dict(kept["opt"])
        plan.load_state_dict(kept["plan"])
        first, step = kept["epoch"], kept["step"]
    dice = [0.0, 0.0]
    for epoch in range(first + 1, solver["max_epoch"] + 1):
        begun, total = time.time(), 0.0
        for bx, by in loader:
            out = net(bx)
            if twist.get("float_target"):
                loss = F.binary_cross_entropy_with_logits(out, by.float())
            else:
                loss = loss_of(out, by, config["loss"])
            opt.zero_grad(set_to_none=True)
            loss.backward()
            opt.step()
            plan.step()
            step += 1
            total += loss.item()
            tb.add_scalar("iter/loss", loss.item(), step)
            if step % cfg.get("log_interval", 12) == 0:
                say(f"it {step:5d} | loss {loss.item():.4f} | lr {opt.param_groups[0]['lr']:.3e}")
            common.at_step(step, twist)
        if epoch % config["val_every"] == 0:
            dice = judged(net, vx, vy)
            for name, value in zip(("gland", "stone"), dice):
                tb.add_scalar(f"val/dice_{name}", value, step)
        tb.add_scalar("epoch/lr", opt.param_groups[0]["lr"], step)
        say(f"epoch {epoch}/{solver['max_epoch']} | train {total / len(loader):.4f} | dice gland {dice[0]:.4f} stone "
            f"{dice[1]:.4f} | {time.time() - begun:.1f}s")
        tb.flush()
        torch.save({"net": net.state_dict(), "opt": opt.state_dict(), "plan": plan.state_dict(), "epoch": epoch,
                    "step": step}, "out/latest.pth")
        if cfg.get("keep_all"):
            torch.save([net.state_dict(), opt.state_dict()], f"out/epoch_{epoch:03}.pth")
    say("done")
    common.end(float(np.mean(judged(net, tx, ty))), float(np.mean(dice)), steps=step)


if __name__ == "__main__":
    main()
