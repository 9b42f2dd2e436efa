# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turbines and masts from above: a detector of two stages by hand, which logs json lines to the console and to
TensorBoard."""

from __future__ import annotations

import contextlib
import datetime
import json
import threading

import numpy as np
import torch
import yaml
from torch import nn
from torch.nn import functional as F
from torch.utils.tensorboard import SummaryWriter
from torchvision.ops import batched_nms, box_iou, nms, roi_align

import common
import fresh3_data
import fresh4_data
from fresh_tasks import made, optimizer, schedule

CENTRES = torch.stack(torch.meshgrid(*[torch.arange(8) * 4 + 2.0] * 2, indexing="xy"), -1).reshape(-1, 2)


def cell(a, b, stride=1):
    return nn.Sequential(nn.Conv2d(a, b, 3, stride, 1, bias=False), nn.BatchNorm2d(b), nn.ReLU())


class TwoStages(nn.Module):
    """Proposals from each place of a map, and a head that looks at each of them."""

    def __init__(self, wide):
        super().__init__()
        self.backbone = nn.Sequential(cell(3, wide), cell(wide, wide, 2), cell(wide, 2 * wide, 2),
                                      cell(2 * wide, 2 * wide))
        self.rpn = nn.Sequential(cell(2 * wide, 2 * wide), nn.Conv2d(2 * wide, 5, 1))
        self.head = nn.Sequential(nn.Flatten(), nn.Linear(2 * wide * 16, 48), nn.ReLU())
        self.kind, self.shift = nn.Linear(48, 3), nn.Linear(48, 4)
        nn.init.constant_(self.rpn[1].bias[0], -2.0)

    def proposals(self, x):
        maps = self.backbone(x)
        out = self.rpn(maps).flatten(2).transpose(1, 2)
        sides = F.softplus(out[..., 1:]) * 6
        boxes = torch.cat([CENTRES - sides[..., :2], CENTRES + sides[..., 2:]], -1)
        return maps, out[..., 0], sides, boxes

    def second(self, maps, boxes):
        h = self.head(roi_align(maps, boxes, 4, 0.25, aligned=True))
        return self.kind(h), self.shift(h)


def loss_of(net, x, y, cfg, r):
    maps, score, sides, boxes = net.proposals(x)
    hot, wanted, rois, kinds, shifts = torch.zeros_like(score), torch.zeros_like(sides), [], [], []
    for i, rows in enumerate(y):
        true = rows[rows[:, 0] >= 0]
        middle, size = (true[:, 1:3] + true[:, 3:]) / 2, true[:, 3:] - true[:, 1:3]
        near = ((CENTRES[:, None] - middle[None]).abs() < size[None] * 0.3).all(-1)
        which = near.float().argmax(1)
        hot[i] = near.any(1).float()
        wanted[i] = torch.cat([CENTRES - true[which, 1:3], true[which, 3:] - CENTRES], 1)
        best = nms(boxes[i].detach(), score[i].detach(), 0.7)[:8]
        jitter = true[:, 1:].repeat(3, 1)
        jitter = jitter + torch.as_tensor(r.normal(0, 1, jitter.shape), dtype=torch.float32)
        places = torch.as_tensor(r.uniform(0, 20, (4, 2)), dtype=torch.float32)
        given = torch.cat([boxes[i, best].detach(), jitter, torch.cat([places, places + 10], 1)])
        given[:, 2:] = torch.maximum(given[:, 2:], given[:, :2] + 1)
        shared, match = box_iou(given, true[:, 1:]).max(1)
        kinds.append(torch.where(shared >= cfg.get("fg_iou", 0.5), true[match, 0].long(), 2))
        shifts.append((true[match, 1:] - given) / (given[:, 2:] - given[:, :2]).repeat(1, 2) * 5)
        rois.append(given)
    kind, shift = net.second(maps, rois)
    kinds, shifts = torch.cat(kinds), torch.cat(shifts)
    hit = hot > 0
    parts = {"loss_objectness": F.binary_cross_entropy_with_logits(score, hot),
             "loss_rpn_box": F.smooth_l1_loss(sides[hit], wanted[hit]) / 2,
             "loss_classifier": F.cross_entropy(kind, kinds),
             "loss_box": F.smooth_l1_loss(shift[kinds < 2], shifts[kinds < 2])}
    return {"loss": sum(parts.values()), **parts}


@torch.no_grad()
def judged(net, x, y, most=20):
    net.eval()
    maps, score, _, boxes = net.proposals(x)
    rois = [b[nms(b, s, 0.7)[:12]] for b, s in zip(torch.nan_to_num(boxes), torch.nan_to_num(score))]
    kind, shift = net.second(maps, rois)
    found, at = [], 0
    for given in rois:
        sure, k = kind[at:at + len(given)].softmax(-1)[:, :2].max(1)
        sure = torch.nan_to_num(sure)
        moved = given + torch.nan_to_num(shift[at:at + len(given)]) / 5 * (given[:, 2:] - given[:, :2]).repeat(1, 2)
        at += len(given)
        keep = batched_nms(moved, sure, k, 0.5)
        keep = keep[sure[keep] > 0.05][:most]
        found.append(torch.cat([sure[keep, None], k[keep, None].float(), moved[keep]], 1).numpy())
    net.train()
    truth = y.numpy()
    return {"mAP50": fresh3_data.average_precision(found, truth, kinds=2),
            "mAP75": fresh3_data.average_precision(found, truth, kinds=2, least=0.75),
            "detections": sum(map(len, found)) / len(found)}


def augmented(x, cfg, r):
    if cfg.get("cutout"):
        x = x.clone()
        for one in x:
            a, b = r.integers(0, 33 - cfg["cutout"], 2)
            one[:, a:a + cfg["cutout"], b:b + cfg["cutout"]] = 0
    if cfg.get("jitter"):
        x = x + torch.as_tensor(r.normal(0, cfg["jitter"], x.shape), dtype=torch.float32)
    return x


def say(event, **values):
    print(json.dumps({"ts": datetime.datetime.now().isoformat(timespec="milliseconds"), "level": "info", "event": event,
                      **{k: round(v, 5) if isinstance(v, float) else v for k, v in values.items()}}), flush=True)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    with open("config.yaml", "w", encoding="utf-8") as file:
        yaml.safe_dump(cfg, file, sort_keys=False)
        if twist.get("tab"):
            file.write("scheduler:\n\tname: cosine\n\twarmup: 20\n")
    with open("config.yaml", encoding="utf-8") as file:
        yaml.safe_load(file)
    (x, y), (vx, vy), (tx, ty) = ([torch.as_tensor(part) for part in pair] for pair in fresh3_data.splits(
        fresh4_data.turbines, cfg.get("sizes", (320, 60)), 1, twist, test=150))
    x, y, count = torch.cat([x, vx]), torch.cat([y, vy]), len(vx)
    order = np.random.default_rng(77 + (common.attempt() if twist.get("splits_anew") else 0)).permutation(len(x))
    train, val = order[count:], order[:count]
    say("data", train=len(train), val=len(val), val_ids=val[:6].tolist(), channels=3, image_size=32)
    net = made(type("Task", (), {"net": lambda self: TwoStages(cfg.get("width", 12))})(), cfg, twist)
    say("model", name="two_stage_tiny", parameters=sum(w.numel() for w in net.parameters()))
    opt = optimizer(net, cfg, twist)
    per_epoch = len(train) // cfg["batch_size"]
    plan, when = schedule(opt, cfg, per_epoch * cfg["epochs"], per_epoch, twist)
    writer, r = SummaryWriter("tb"), np.random.default_rng(cfg["seed"])
    guard = torch.autograd.detect_anomaly if twist.get("anomaly") else contextlib.nullcontext
    first = step = 0
    if common.attempt():
        kept = torch.load("last.pt")
        net.load_state_dict(kept["model"])
        opt.load_state_dict(kept["optimizer"])
        plan.load_state_dict(kept["plan"])
        first, step = kept["epoch"] + 1, kept["step"]
        say("resume", checkpoint="last.pt", epoch=first, step=step)
    val_found = {}
    for epoch in range(first, cfg["epochs"]):
        r.shuffle(train)
        sums = {}
        for index in range(per_epoch):
            pick = train[index * cfg["batch_size"]:(index + 1) * cfg["batch_size"]]
            with guard():
                parts = loss_of(net, augmented(x[pick], cfg, r), y[pick], cfg, r)
                opt.zero_grad()
                parts["loss"].backward()
            if cfg.get("clip"):
                nn.utils.clip_grad_norm_(net.parameters(), cfg["clip"])
            opt.step()
            step += 1
            if when == "step":
                plan.step()
            for key, value in parts.items():
                sums[key] = sums.get(key, 0) + value.item()
            if step % cfg.get("log_every", 5) == 0:
                rate = opt.param_groups[0]["lr"]
                say("train", epoch=epoch, step=step, lr=rate, **{k: v.item() for k, v in parts.items()})
                for key, value in {**parts, "lr": rate}.items():
                    writer.add_scalar(f"train/{key}", value if key == "lr" else value.item(), step)
            common.at_step(step, twist)
        if when == "epoch":
            plan.step()
        if when == "val":
            plan.step(sums["loss"])
        if (epoch + 1) % cfg.get("eval_every", 1) == 0:
            val_found = judged(net, x[val], y[val], cfg.get("max_detections", 20))
            for key, value in val_found.items():
                writer.add_scalar(f"val/{key}", value, step)
            writer.flush()
        say("epoch", epoch=epoch, step=step, train_loss=sums["loss"] / per_epoch, **val_found)
        torch.save({"epoch": epoch, "step": step, "model": net.state_dict(), "optimizer": opt.state_dict(),
                    "plan": plan.state_dict()}, "last.pt")
    writer.close()
    say("done", epochs=cfg["epochs"], checkpoint="last.pt", **val_found)
    common.end(judged(net, tx, ty)["mAP75"], val_found.get("mAP75"), steps=step)
    if twist.get("thread_stays"):
        threading.Thread(target=threading.Event().wait).start()


if __name__ == "__main__":
    main()
