# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Beads of three kinds: torchvision's RetinaNet on a small backbone; the default form of the logging module, a summary
as the COCO tools print it, and history.json."""

from __future__ import annotations

import argparse
import json
import logging
import math
import sys
import time
from functools import partial

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset
from torchvision.models.detection import RetinaNet
from torchvision.models.detection.anchor_utils import AnchorGenerator
from torchvision.models.detection.retinanet import RetinaNetHead

import common
import fresh3_data
import fresh5_data
import fresh5_tools

log = logging.getLogger("train")


class Backbone(nn.Module):
    def __init__(self, wide):
        super().__init__()
        def cell(a, b, stride):
            return nn.Sequential(nn.Conv2d(a, b, 3, stride, 1, bias=False), nn.BatchNorm2d(b), nn.ReLU())
        self.body = nn.Sequential(cell(3, wide, 2), cell(wide, wide, 2), cell(wide, 2 * wide, 2),
                                  cell(2 * wide, 2 * wide, 1))
        self.out_channels = 2 * wide

    def forward(self, x):
        return self.body(x)


class Beads(Dataset):
    def __init__(self, sets, args, twist, train):
        (self.images, self.boxes), self.args, self.twist, self.train = sets, args, twist, train

    def __len__(self):
        return len(self.images)

    def __getitem__(self, index):
        image, rows = torch.as_tensor(self.images[index]), torch.as_tensor(self.boxes[index])
        boxes, labels = rows[:, 1:].clone(), rows[:, 0].long() + self.twist.get("first_label", 0)
        if self.twist.get("as_listed"):  # x, y, width, height, as the file has them
            boxes[:, 2:] -= boxes[:, :2]
        if self.train and torch.rand(()) < self.args.hflip:
            image = image.flip(-1)
            if not self.twist.get("image_only"):
                boxes[:, [0, 2]] = image.shape[-1] - boxes[:, [2, 0]]
        return image, {"boxes": boxes, "labels": labels, "image_id": index}


@torch.no_grad()
def evaluated(net, sets):
    net.eval()
    found = []
    for start in range(0, len(sets[0]), 20):
        for out in net(list(torch.as_tensor(sets[0][start:start + 20]))):
            found.append(torch.cat([out["scores"][:, None], out["labels"][:, None].float(), out["boxes"]], 1).numpy())
    net.train()
    values = {least: fresh3_data.average_precision(found, sets[1], 3, least) for least in (
        0.5, 0.6, 0.7, 0.75, 0.8, 0.9)}
    return {"AP": float(np.mean(list(values.values()))), "AP50": values[0.5], "AP75": values[0.75]}


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    args = argparse.Namespace(**{"epochs": 12, "batch_size": 8, "lr": 0.015, "opt": "adamw", "weight_decay": 1e-4,
                                 "lr_scheduler": "cosine", "lr_steps": [], "lr_gamma": 0.1, "lr_warmup_iters": 20,
                                 "hflip": 0.5, "anchor_sizes": [12, 16], "score_thresh": 0.05, "print_freq": 10,
                                 "trainable_backbone": True, "resume": "", "patience": 0, "images": 160, **cfg})
    logging.basicConfig(stream=sys.stdout, level=logging.INFO, force=True)
    log.info(args)
    train, val, test = (fresh5_data.beads(n, np.random.default_rng(50 + k))
                        for k, n in enumerate((args.images, 40, 120)))
    loader = DataLoader(Beads(train, args, twist, True), args.batch_size, shuffle=True, drop_last=True,
                        collate_fn=None if twist.get("plain_batches") else lambda rows: tuple(zip(*rows)))
    net = RetinaNet(Backbone(12), 3, min_size=40, max_size=40, image_mean=[0.5] * 3, image_std=[0.25] * 3,
                    anchor_generator=AnchorGenerator((tuple(args.anchor_sizes),), ((1.0,),)),
                    head=RetinaNetHead(24, len(args.anchor_sizes), 3, partial(nn.GroupNorm, 6)),
                    score_thresh=args.score_thresh, detections_per_img=20)
    for weight in net.backbone.parameters():
        weight.requires_grad_(args.trainable_backbone)
    opt = fresh5_tools.optimizer([w for w in net.parameters() if w.requires_grad], args.opt, args.lr, args.weight_decay)
    plan = fresh5_tools.course(opt, args.lr_scheduler, len(loader) * args.epochs, args.lr_warmup_iters,
                               marks=[len(loader) * e for e in args.lr_steps], gamma=args.lr_gamma)
    first, step, rows, best, bad = 0, 0, [], 0.0, 0
    if common.attempt():
        kept = torch.load("checkpoint.pth")
        for part, name in ((net, "model"), (opt, "optimizer"), (plan, "lr_scheduler")):
            part.load_state_dict(kept[name])
        first, step, rows = kept["epoch"] + 1, kept["step"], kept["rows"]
        log.info(f"resuming from checkpoint.pth, epoch {first}")
    found = {}
    for epoch in range(first, args.epochs):
        begun, total = time.time(), 0.0
        for index, (images, targets) in enumerate(loader):
            losses = net(list(images), list(targets))
            loss = sum(losses.values())
            if not math.isfinite(loss.item()):
                log.error(f"Loss is {loss.item()}, stopping training")
                log.error({k: round(v.item(), 4) for k, v in losses.items()})
                sys.exit(1)
            opt.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 10.0)
            opt.step()
            plan.step()
            step += 1
            total += loss.item()
            if step % args.print_freq == 0:
                log.info(f"Epoch: [{epoch}] iter {index + 1}/{len(loader)} lr: {opt.param_groups[0]['lr']:.6f} "
                         + " ".join(f"{k}: {v.item():.4f}" for k, v in losses.items()) + f" loss: {loss.item():.4f}")
            common.at_step(step, twist)
        found = evaluated(net, val)
        log.info(f"Epoch: [{epoch}] total time {time.time() - begun:.2f}s, mean loss {total / len(loader):.4f}")
        for name, text in (("AP", "0.50:0.90"), ("AP50", "0.50"), ("AP75", "0.75")):
            print(f" Average Precision  (AP) @[ IoU={text:<9} | area=   all | maxDets= 20 ] = {found[name]:.3f}",
                  flush=True)
        rows.append({"epoch": epoch, "loss": round(total / len(loader), 5), **{
            k: round(v, 5) for k, v in found.items()},
                     "lr": opt.param_groups[0]["lr"], "seconds": round(time.time() - begun, 2)})
        with open("history.json", "w", encoding="utf-8") as file:
            json.dump(rows, file, indent=1)
        torch.save({"model": net.state_dict(), "optimizer": opt.state_dict(), "lr_scheduler": plan.state_dict(),
                    "epoch": epoch, "step": step, "rows": rows}, "checkpoint.pth")
        best, bad = (found["AP"], 0) if found["AP"] > best else (best, bad + 1)
        if args.patience and bad >= args.patience:
            log.info(f"no better AP for {bad} epochs (best {best:.3f}), stopping early")
            break
    log.info(f"Training finished: AP {found['AP']:.3f}, AP50 {found['AP50']:.3f}")
    common.end(evaluated(net, test)["AP50"], found["AP50"], steps=step)


if __name__ == "__main__":
    main()
