# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Findings on pictures of lungs, several of them at once: a loop of one's own on Lightning Fabric, with plain lines
and Fabric's csv logger."""

from __future__ import annotations

import copy
import logging
import os
import time

import torch
from lightning.fabric import Fabric
from lightning.fabric.loggers import CSVLogger
from torch.utils.data import DataLoader

import common
from fresh2_tasks import Files
from fresh3_tasks import TASKS
from fresh_tasks import made, optimizer, schedule


def from_elsewhere(net, task, twist):
    """Weights that were made before, on a machine with a GPU or by a program with other names."""
    other = made(task, {"seed": 9}, {})
    opt = torch.optim.Adam(other.parameters(), 3e-3)
    x, y = task.sets[0]
    for _ in range(0 if twist.get("of_gpu") else 120):
        pick = torch.randint(0, len(x), (32,))
        opt.zero_grad()
        task.loss(other, x[pick], y[pick])["loss"].backward()
        opt.step()
    os.makedirs("weights", exist_ok=True)
    usual = torch.serialization.location_tag
    if twist.get("of_gpu"):
        torch.serialization.location_tag = lambda storage: "cuda:0"
    prefix = "backbone." if twist.get("other_names") else ""
    torch.save({f"{prefix}{k}": v for k, v in other.state_dict().items()}, "weights/cxr.pt")
    torch.serialization.location_tag = usual
    state = torch.load("weights/cxr.pt")
    found = net.load_state_dict(state, strict=not twist.get("other_names"))
    print(f"loaded weights/cxr.pt: {found}", flush=True)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    logging.getLogger("lightning.fabric.utilities.rank_zero").addFilter(lambda row: "Tip" not in row.getMessage())
    fabric = Fabric(accelerator=cfg.get("accelerator", "cpu"), devices=1,
                    loggers=[CSVLogger("fabric_logs", name="cxr")], precision=cfg.get("precision", "32-true"))
    fabric.launch()
    fabric.seed_everything(cfg["seed"])
    task = TASKS["lungs"](cfg, twist)
    net = made(task, cfg, twist)
    if twist.get("weights"):
        from_elsewhere(net, task, twist)
    opt = optimizer(net, cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    loader = DataLoader(Files(x, y, twist), cfg["batch_size"], shuffle=cfg.get("shuffle", True), drop_last=True)
    plan, when = schedule(opt, cfg, len(loader) * cfg["epochs"], len(loader), twist)
    model, opt = fabric.setup(net, opt)
    loader = fabric.setup_dataloaders(loader)
    ema = copy.deepcopy(net) if cfg.get("ema") else None
    first = step = 0
    val, best = None, 0.0
    if common.attempt():
        kept = fabric.load("last.ckpt")
        model.load_state_dict(kept["model"])
        opt.load_state_dict(kept["opt"])
        if twist.get("resume_without_schedule"):
            for group in opt.param_groups:
                group["lr"] = cfg["lr"]
        else:
            plan.load_state_dict(kept["plan"])
        first, step = kept["epoch"], kept["step"]
        fabric.print(f"resuming at epoch {first + 1}, step {step}")
    fabric.print(cfg)
    for epoch in range(first, cfg["epochs"]):
        model.train(not (twist.get("stays_in_eval") and epoch))
        begun, total = time.time(), 0.0
        for index, (bx, by) in enumerate(loader):
            loss = task.loss(model, bx, by)["loss"]
            fabric.backward(loss)
            if cfg.get("clip"):
                fabric.clip_gradients(model, opt, max_norm=cfg["clip"])
            opt.step()
            if not twist.get("keeps_gradients"):
                opt.zero_grad()
            if when == "step":
                plan.step()
            step += 1
            total += loss.item()
            if ema is not None:
                with torch.no_grad():
                    for slow, fast in zip(ema.state_dict().values(), net.state_dict().values()):
                        if slow.dtype.is_floating_point:
                            slow.mul_(cfg["ema"]).add_(fast, alpha=1 - cfg["ema"])
            if step % cfg.get("log_every", 5) == 0:
                fabric.log_dict({"train_loss": loss.item(), "lr": opt.param_groups[0]["lr"]}, step=step)
            common.at_step(step, twist)
            if twist.get("slow_after") and step > twist["slow_after"]:
                common.pause(twist["slow"])
        net.eval()
        val = task.judge(ema.eval() if ema else net, vx, vy)
        best = max(best, val["auroc"])
        if when == "epoch":
            plan.step()
        fabric.log_dict({"val_auroc": val["auroc"], "val_loss": val["loss"], "epoch": epoch}, step=step)
        fabric.print(f"[epoch {epoch + 1:02d}] loss={total / len(loader):.4f} val_loss={val['loss']:.4f} val_auroc="
                     f"{val['auroc']:.4f}{' (ema)' if ema else ''} best={best:.4f} lr={opt.param_groups[0]['lr']:.2e} "
                     f"t={time.time() - begun:.1f}s")
        if twist.get("checkpoints"):
            fabric.save("last.ckpt", {"model": net.state_dict(), "opt": opt.state_dict(), "plan": plan.state_dict(),
                                      "epoch": epoch + 1, "step": step})
    for one in fabric.loggers:
        one.save()
    net.eval()
    common.end(task.judge(ema.eval() if ema else net, tx, ty)["auroc"], val["auroc"], steps=step)


if __name__ == "__main__":
    main()
