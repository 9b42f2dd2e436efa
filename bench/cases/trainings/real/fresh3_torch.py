# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hand-written PyTorch loops: detection with lines and results.csv as YOLOv5 has them, segmentation with bars as
segmentation_models.pytorch has them."""

from __future__ import annotations

import copy
import os
import sys
import time

import torch
import yaml
from torch.utils.data import DataLoader
from tqdm import tqdm

import common
from fresh2_tasks import Files
from fresh3_tasks import TASKS
from fresh_tasks import made, optimizer, schedule


class Console:
    def __init__(self, cfg, twist):
        self.cfg, self.kind, self.tb = cfg, cfg["console"], None
        self.folder = cfg["folder"]
        os.makedirs(self.folder, exist_ok=True)
        if "tb" in cfg["logs"]:
            from torch.utils.tensorboard import SummaryWriter
            self.tb = SummaryWriter(self.folder)
        if self.kind == "v5":
            print(f"train: weights=, cfg=models/tiny.yaml, data=data/pests.yaml, hyp=hyp.yaml, epochs={cfg['epochs']}, "
                  f"batch_size={cfg['batch_size']}, imgsz=32, optimizer={cfg.get('optimizer', 'adam')}, workers=0, "
                  f"seed={cfg['seed']}")
            shown = {k: v for k, v in cfg.items() if isinstance(v, (int, float))}
            print("hyperparameters: " + ", ".join(f"{k}={v}" for k, v in shown.items()))
            print(f"TensorBoard: Start with 'tensorboard --logdir {self.folder}', view at http://localhost:6006/")
            with open(f"{self.folder}/hyp.yaml", "w", encoding="utf-8") as file:
                yaml.safe_dump(shown, file)
        if "wandb" in cfg["logs"]:
            import wandb
            wandb.init(project="cracks", config=cfg)

    def bar(self, loader, name):
        if self.kind == "v5" and name == "train":
            print(("\n" + "%11s" * 6) % ("Epoch", "GPU_mem", "box_loss", "cls_loss", "Instances", "Size"), flush=True)
        return tqdm(loader, total=len(loader), file=sys.stdout, mininterval=0.5,
                    desc=name if self.kind == "smp" else "",
                    bar_format="{l_bar}{bar:10}{r_bar}" if self.kind == "v5" else None)

    def step(self, bar, epoch, sums, count, boxes):
        mean = {k: v / count for k, v in sums.items()}
        if self.kind == "v5":
            bar.set_description(("%11s" * 2 + "%11.4g" * 4) % (
                f"{epoch}/{self.cfg['epochs'] - 1}", "0G", mean["box"], mean["cls"], boxes, 32), refresh=False)
        else:
            bar.set_postfix_str(", ".join(f"{k} - {v:.4}" for k, v in mean.items()), refresh=False)

    def epoch(self, epoch, train, val, rate, seen):
        if self.kind == "v5":
            print(("%22s" + "%11s" * 6) % ("Class", "Images", "Instances", "P", "R", "mAP50", "mAP75"))
            print(("%22s" + "%11i" * 2 + "%11.3g" * 4) % ("all", *seen, *(val[k] for k in (
                "precision", "recall", "mAP50", "mAP75"))), flush=True)
            row = {"epoch": epoch, "train/box_loss": train["box"], "train/cls_loss": train["cls"],
                   **{f"metrics/{k}": val[k] for k in ("precision", "recall", "mAP50", "mAP75")},
                   "val/box_loss": val["box"], "val/cls_loss": val["cls"], "x/lr0": rate}
            path = f"{self.folder}/results.csv"
            head = "" if os.path.exists(path) else ("%20s," * len(row) % tuple(row)).rstrip(",") + "\n"
            with open(path, "a", encoding="utf-8") as file:
                file.write(head + ("%20.5g," * len(row) % tuple(row.values())).rstrip(",") + "\n")
            values = row
        else:
            values = {**{f"{k}/train": v for k, v in train.items()}, **{f"{k}/valid": v for k, v in val.items()}}
        if self.tb:
            for key, value in {**values, "lr": rate}.items():
                if key != "epoch":
                    self.tb.add_scalar(key, value, epoch)
            self.tb.flush()


def happens(step, twist):
    if twist.get("too_large_at") == step:
        torch.zeros(twist["too_large"])
    common.at_step(step, twist)


def before(net, cfg, twist):
    if twist.get("downloads"):
        net.load_state_dict(torch.hub.load_state_dict_from_url("https://models.vision-lab.invalid/aspp_tiny.pth",
                                                               progress=False))


def evaluated(console, net, task, x, y, twist, seen):
    net.eval()
    if console.kind == "smp":
        with console.bar(range(1), "valid") as bar:
            for _ in bar:
                val = task.judge(net, x, y)
            bar.set_postfix_str(", ".join(f"{k} - {v:.4}" for k, v in val.items()))
    else:
        val = task.judge(net, x, y)
    net.train()
    return val


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    console = Console(cfg, twist)
    task = TASKS[cfg["task"]](cfg, twist)
    net = made(task, cfg, twist)
    before(net, cfg, twist)
    opt = optimizer(net, cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    loader = DataLoader(Files(x, y, twist), cfg["batch_size"], shuffle=cfg.get("shuffle", True), drop_last=True,
                        num_workers=cfg.get("workers", 0))
    per_epoch = len(loader)
    plan, when = schedule(opt, cfg, per_epoch * cfg["epochs"], per_epoch, twist)
    ema = copy.deepcopy(net) if cfg.get("ema") else None
    first = step = 0
    best = -1e9
    if common.attempt():
        kept = torch.load(f"{console.folder}/last.pt")
        net.load_state_dict(kept["model"])
        if not twist.get("resume_without_optimizer"):
            opt.load_state_dict(kept["optimizer"])
            plan.load_state_dict(kept["plan"])
        first, step = (0, 0) if twist.get("resume_counts_anew") else (kept["epoch"] + 1, kept["step"])
        print(f"Resuming training from {console.folder}/last.pt from epoch {kept['epoch'] + 1} to {cfg['epochs']} "
              "total epochs" if first else f"Transferred {len(kept['model'])}/{len(kept['model'])} items from "
              f"{console.folder}/last.pt", flush=True)
    val, scale = {}, cfg.get("accumulate", 1)
    for epoch in range(first, cfg["epochs"]):
        if console.kind == "smp":
            print(f"\nEpoch: {epoch}", flush=True)
        sums = {}
        bar = console.bar(loader, "train")
        for index, (bx, by) in enumerate(bar):
            if twist.get("slower"):
                common.pause(twist["slower"] * step)
            terms = task.loss(net, bx, by)
            (terms["loss"] / scale).backward()
            if (index + 1) % scale == 0:
                if cfg.get("clip"):
                    torch.nn.utils.clip_grad_norm_(net.parameters(), cfg["clip"])
                opt.step()
                if not twist.get("keeps_gradients"):
                    opt.zero_grad()
            if ema is not None:
                with torch.no_grad():
                    for slow, fast in zip(ema.state_dict().values(), net.state_dict().values()):
                        if slow.dtype.is_floating_point:
                            slow.mul_(cfg["ema"]).add_(fast, alpha=1 - cfg["ema"])
            step += 1
            if when == "step":
                plan.step()
            if twist.get("as_numpy"):
                sums["loss"] = sums.get("loss", 0) + terms["loss"].numpy()
            for key, value in terms.items():
                sums[key] = sums.get(key, 0) + float(value.detach())
            console.step(bar, epoch, sums, index + 1, int((by[..., 0] >= 0).sum()) if by.dim() == 3 else 0)
            happens(step, twist)
        train = {k: v / per_epoch for k, v in sums.items()}
        if (epoch + 1) % cfg.get("eval_every", 1) == 0:
            val = evaluated(console, ema or net, task, vx, vy, twist, None)
        rate = opt.param_groups[0]["lr"]
        if when == "epoch":
            plan.step()
        if when == "val":
            plan.step(train["loss"])
        if val:
            console.epoch(epoch, train, val, rate, (len(vx), int((vy[..., 0] >= 0).sum()) if vy.dim() == 3 else 0))
            mark = next(iter(val.values()))
            if mark > best and console.kind == "smp":
                print("Model saved!", flush=True)
            best = max(best, mark)
        kept = {"epoch": epoch, "step": step, "model": net.state_dict(), "optimizer": opt.state_dict(),
                "plan": plan.state_dict()}
        torch.save(kept, f"{console.folder}/last.pt")
    if console.kind == "v5":
        print(f"\n{cfg['epochs']} epochs completed in {(time.time() - common.KEEP['begun']) / 3600:.3f} hours.")
        print(f"Results saved to {console.folder}", flush=True)
    if console.tb:
        console.tb.close()
    task.twist = {"clean": True, **{k: v for k, v in twist.items() if k == "anchors"}}
    net = (ema or net).eval()
    common.end(next(iter(task.judge(net, tx, ty).values())), next(iter(val.values()), None), steps=step)


if __name__ == "__main__":
    main()
