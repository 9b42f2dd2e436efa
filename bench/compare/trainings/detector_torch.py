# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small one-stage detector of drawn shapes in PyTorch whose every setting is one of its configuration."""

from __future__ import annotations

import math
import statistics
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, Dataset
from torch.utils.tensorboard import SummaryWriter

import common
import shape_data

STRIDE = 8


class Shapes(Dataset):
    def __init__(self, sets, cfg, train):
        (self.images, self.boxes), self.cfg, self.train = sets, cfg, train

    def __len__(self):
        return len(self.images)

    def __getitem__(self, index):
        image, row = torch.from_numpy(self.images[index]), torch.from_numpy(self.boxes[index]).clone()
        size = self.cfg["image_size"]
        if self.cfg.get("decode") == "supersampled":  # a decoder that works, not one that sleeps
            image = F.avg_pool2d(F.interpolate(image[None], scale_factor=4, mode="bicubic"), 4)[0]
        image = F.interpolate(image[None], (size, size), mode="bilinear", antialias=True)[0]
        for step in self.cfg["augmentation"] if self.train else ():
            if step["type"] == "hflip" and torch.rand(()) < step["p"]:
                image, row[1] = image.flip(-1), 1 - row[1]
            if step["type"] == "noise":
                image = image + torch.randn_like(image) * step["std"]
            if step["type"] == "invert" and torch.rand(()) < step["p"]:
                image = 1 - image
        return image, row


class Net(nn.Module):
    def __init__(self, cfg):
        super().__init__()
        def cell(a, b):
            return nn.Sequential(nn.Conv2d(a, b, 3, 2, 1), nn.BatchNorm2d(b), nn.ReLU())
        wide = cfg["width"]
        self.body = nn.Sequential(cell(3, wide), cell(wide, 2 * wide), cell(2 * wide, 2 * wide))
        self.head = nn.Conv2d(2 * wide, 5 + cfg["num_classes"], 1)

    def forward(self, images):
        return self.head(self.body(images))


def placed(found, x, y, grid):
    """Boxes as centre and size, of what the cells (x, y) say of them."""
    t = found[:, 1:5].sigmoid()
    return torch.cat([(torch.stack([x, y], 1) + t[:, :2] * 2 - 0.5) / grid, t[:, 2:]], 1)


def losses(out, rows, cfg):
    grid = out.shape[-1]
    kind, box = rows[:, 0].long(), rows[:, 1:]
    x, y = (box[:, 0] * grid).long().clamp(0, grid - 1), (box[:, 1] * grid).long().clamp(0, grid - 1)
    here = torch.arange(len(rows))
    there = torch.zeros(len(rows), grid, grid)
    there[here, y, x] = 1
    found = out[here, :, y, x]
    objectness = F.binary_cross_entropy_with_logits(out[:, 0], there) * cfg["loss_weights"]["objectness"]
    classes = F.cross_entropy(found[:, 5:], kind) * cfg["loss_weights"]["class"]
    boxes = F.smooth_l1_loss(placed(found, x, y, grid), box, beta=0.05) * cfg["loss_weights"]["box"]
    return {"objectness": objectness, "class": classes, "box": boxes}


@torch.no_grad()
def judged(net, loader):
    """The share of pictures whose best cell has the right class and a box with an overlap of a half."""
    net.eval()
    right = count = 0
    for images, rows in loader:
        out = net(images).float()
        best = out[:, 0].flatten(1).argmax(1)
        found = out.flatten(2)[torch.arange(len(rows)), :, best]
        box = placed(found, best % out.shape[-1], best // out.shape[-1], out.shape[-1])
        low = torch.maximum(box[:, :2] - box[:, 2:] / 2, rows[:, 1:3] - rows[:, 3:] / 2)
        high = torch.minimum(box[:, :2] + box[:, 2:] / 2, rows[:, 1:3] + rows[:, 3:] / 2)
        both = (high - low).clamp(0).prod(1)
        iou = both / (box[:, 2:].prod(1) + rows[:, 3:].prod(1) - both + 1e-9)
        right += ((found[:, 5:].argmax(1) == rows[:, 0].long()) & (iou > 0.5)).sum().item()
        count += len(rows)
    net.train()
    return right / count


def rate_at(step, steps, cfg):
    if step < cfg["warmup_steps"]:
        return cfg["lr"] * (step + 1) / cfg["warmup_steps"]
    share = (step - cfg["warmup_steps"]) / max(1, steps - cfg["warmup_steps"])
    return cfg["lr"] * (0.5 * (1 + math.cos(math.pi * share)) if cfg["schedule"] == "cosine" else 1.0)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    train, val, test = shape_data.sets(cfg)
    loader = DataLoader(Shapes(train, cfg, True), cfg["batch_size"], shuffle=cfg["shuffle"], drop_last=True,
                        num_workers=cfg["workers"], persistent_workers=cfg["workers"] > 0)
    held, clean = DataLoader(Shapes(val, cfg, False), 60), DataLoader(Shapes(test, cfg, False), 60)
    net = Net(cfg)
    kind = {"sgd": lambda w: torch.optim.SGD(w, cfg["lr"], 0.9, weight_decay=cfg["weight_decay"]),
            "adamw": lambda w: torch.optim.AdamW(w, cfg["lr"], weight_decay=cfg["weight_decay"])}
    optimizer = kind[cfg["optimizer"]](net.parameters())
    board = SummaryWriter(twist["logs"])
    steps, step, said, taken, waits = len(loader) * cfg["epochs"], 0, 0.0, [], []
    print(f"{len(loader.dataset)} training pictures, {len(val[0])} to validate, {len(loader)} steps an epoch", flush=True)
    for epoch in range(cfg["epochs"]):
        since = time.time()
        for images, rows in loader:
            waited = time.time() - since
            for group in optimizer.param_groups:
                group["lr"] = rate_at(step, steps, cfg)
            with torch.autocast("cpu", torch.bfloat16, enabled=cfg["precision"] == "bf16"):
                out = net(images)
            terms = losses(out.float(), rows, cfg)
            loss = sum(terms.values())
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), cfg["clip_norm"])
            optimizer.step()
            step += 1
            taken.append(time.time() - since)
            waits.append(waited)
            if step % cfg["log_every"] == 0:
                board.add_scalar("train/loss", loss.item(), step)
                for name, value in terms.items():
                    board.add_scalar(f"train/{name}_loss", value.item(), step)
                board.add_scalar("train/lr", optimizer.param_groups[0]["lr"], step)
                board.add_scalar("time/step", taken[-1], step)
                board.add_scalar("time/data", waits[-1], step)
                print(f"Epoch: [{epoch}] [{step}/{steps}] lr: {optimizer.param_groups[0]['lr']:.6f} loss: {loss.item():.4f} "
                      f"time: {taken[-1]:.4f} data: {waits[-1]:.4f}", flush=True)
            common.at_step(step, twist)
            since = time.time()
        said = judged(net, held)
        board.add_scalar("val/AP50", said, step)
        board.flush()
        print(f"Epoch: [{epoch}] AP50: {said:.4f}", flush=True)
    board.close()
    common.end(judged(net, clean), said, steps=step, step_s=statistics.median(taken),
               data_s=float(np.mean(waits)), loss=float(loss.item()))


if __name__ == "__main__":
    main()
