# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sprites of three kinds, drawn from noise by a rectified flow that is told the kind: Accelerate with a bar of steps
and trackers, as training scripts for diffusion models are written."""

from __future__ import annotations

import argparse
import copy
import json
import logging
import math
import os
import sys

import numpy as np
import torch
from accelerate import Accelerator
from torch import nn
from torch.nn import functional as F
from torch.utils.data import DataLoader, TensorDataset
from tqdm.auto import tqdm

import common
import fresh5_data
import fresh5_tools


class Velocity(nn.Module):
    """The way from noise to picture at a time, for a kind; kind 3 stands for none."""

    def __init__(self, wide):
        super().__init__()
        self.kind = nn.Embedding(4, wide)
        self.time = nn.Sequential(nn.Linear(8, wide), nn.SiLU(), nn.Linear(wide, wide))
        self.into, self.out = nn.Conv2d(1, wide, 3, padding=1), nn.Conv2d(wide, 1, 3, padding=1)
        self.blocks = nn.ModuleList([nn.Sequential(nn.GroupNorm(4, wide), nn.SiLU(), nn.Conv2d(
            wide, wide, 3, padding=far, dilation=far)) for far in (1, 2, 4, 1)])

    def forward(self, x, t, kind):
        waves = torch.cat([f(t[:, None] * k) for k in (1.0, 3.0, 9.0, 27.0) for f in (torch.sin, torch.cos)], 1)
        told = (self.time(waves.to(self.into.weight.dtype)) + self.kind(kind))[..., None, None]
        h = self.into(x)
        for block in self.blocks:
            h = h + block(h + told)
        return self.out(F.silu(h))


def asked(net, x, kind, noise, t):
    at = t[:, None, None, None]
    return F.mse_loss(net((1 - at) * noise + at * x, t, kind).float(), x - noise)


@torch.no_grad()
def judged(net, x, y):
    """The loss on clean pictures with noise that is always the same."""
    g = torch.Generator().manual_seed(5)
    net.eval()
    found = float(asked(net, x, y, torch.randn(x.shape, generator=g), torch.rand(len(x), generator=g)))
    net.train()
    return found


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    args = argparse.Namespace(**{
        "output_dir": "flow-sprites", "num_train_epochs": 8, "train_batch_size": 32, "learning_rate": 0.004,
        "scale_lr": False, "gradient_accumulation_steps": 1, "lr_scheduler": "cosine", "lr_warmup_steps": 30,
        "max_grad_norm": 1.0, "use_ema": False, "ema_decay": 0.97, "mixed_precision": "no", "report_to": "tensorboard",
        "checkpointing_steps": 200, "validation_epochs": 1, "proportion_empty_kinds": 0.1, "width": 24,
        "optimizer": "adamw",
        "adam_weight_decay": 1e-4, "num_examples": 900, "resume_from_checkpoint": None, "max_train_steps": None,
        "logging_steps": 1, **cfg})
    logging.basicConfig(format="%(asctime)s - %(levelname)s - %(name)s - %(message)s", datefmt="%m/%d/%Y %H:%M:%S",
                        level=logging.INFO, stream=sys.stdout, force=True)
    log = logging.getLogger("train_flow")
    box = Accelerator(cpu=True, mixed_precision=args.mixed_precision, log_with=args.report_to or None,
                      gradient_accumulation_steps=args.gradient_accumulation_steps, project_dir=args.output_dir)
    os.makedirs(args.output_dir, exist_ok=True)
    with open(f"{args.output_dir}/training_args.json", "w", encoding="utf-8") as file:
        json.dump(vars(args), file, indent=2, sort_keys=True)
    torch.manual_seed(args.seed)
    (x, y), (vx, vy), (tx, ty) = ([torch.as_tensor(part) for part in fresh5_data.sprites(n, np.random.default_rng(
        140 + k))] for k, n in enumerate((args.num_examples, 200, 400)))
    rate = args.learning_rate * (args.gradient_accumulation_steps * args.train_batch_size * box.num_processes
                                 if args.scale_lr else 1)
    net = Velocity(args.width)
    if twist.get("net_type"):
        net = net.to(getattr(torch, twist["net_type"]))
    opt = fresh5_tools.optimizer(net.parameters(), args.optimizer, rate, args.adam_weight_decay)
    loader = DataLoader(TensorDataset(x, y), args.train_batch_size, shuffle=True, drop_last=True)
    per_epoch = math.ceil(len(loader) / args.gradient_accumulation_steps)
    total = args.max_train_steps or per_epoch * args.num_train_epochs
    plan = fresh5_tools.course(opt, args.lr_scheduler, total, args.lr_warmup_steps, args.lr_cycle_steps if hasattr(
        args, "lr_cycle_steps") else None)
    mean = copy.deepcopy(net)
    net, opt, loader, plan = box.prepare(net, opt, loader, plan)
    if args.report_to:
        box.init_trackers("flow-sprites", config={k: v for k, v in vars(args).items() if v is not None})
    log.info("***** Running training *****")
    log.info("  Num examples = %d, num epochs = %d, batch size = %d", len(x), args.num_train_epochs,
             args.train_batch_size)
    log.info("  Gradient accumulation steps = %d, total optimization steps = %d", args.gradient_accumulation_steps,
             total)
    step = first = 0
    if args.resume_from_checkpoint or common.attempt():
        name = args.resume_from_checkpoint or "latest"
        folders = sorted((f for f in os.listdir(args.output_dir) if f.startswith("checkpoint-")),
                         key=lambda f: int(f.split("-")[1]))
        folder = (folders or [None])[-1] if name == "latest" else name
        log.info("Resuming from checkpoint %s", folder)
        box.load_state(f"{args.output_dir}/{folder}")
        step = int(folder.split("-")[1])
        first = step // per_epoch
    bar = tqdm(range(total), initial=step, desc="Steps", file=sys.stdout, mininterval=1.0)
    said = None
    for epoch in range(first, args.num_train_epochs):
        for bx, by in loader:
            if twist.get("seeded_again"):
                torch.manual_seed(args.seed)
            with box.accumulate(net):
                kind = torch.where(torch.rand(len(by)) < args.proportion_empty_kinds, 3, by)
                loss = asked(net, bx, kind, torch.randn_like(bx), torch.rand(len(bx)))
                box.backward(loss)
                if box.sync_gradients:
                    box.clip_grad_norm_(net.parameters(), args.max_grad_norm)
                opt.step()
                plan.step()
                opt.zero_grad()
            if box.sync_gradients:
                step += 1
                bar.update(1)
                bar.set_postfix(step_loss=f"{loss.item():.4f}", lr=f"{opt.param_groups[0]['lr']:.2e}", refresh=False)
                if args.report_to and step % args.logging_steps == 0:
                    box.log({"train_loss": loss.item(), "lr": opt.param_groups[0]["lr"]}, step=step)
                with torch.no_grad():
                    for slow, fast in zip(mean.parameters(), net.parameters()):
                        slow.lerp_(fast.float(), 1 - args.ema_decay)
                if step % args.checkpointing_steps == 0:
                    box.save_state(f"{args.output_dir}/checkpoint-{step}")
                    log.info("Saved state to %s/checkpoint-%d", args.output_dir, step)
                common.at_step(step, twist)
            if step >= total:
                break
        if (epoch + 1) % args.validation_epochs == 0:
            said = judged(mean if args.use_ema else net, vx, vy)
            log.info("epoch %d: validation loss %.5f%s", epoch, said, " (EMA weights)" if args.use_ema else "")
            if args.report_to:
                box.log({"val_loss": said}, step=step)
        if step >= total:
            break
    bar.close()
    box.end_training()
    log.info("Training done, %d steps", step)
    common.end(judged(mean if args.use_ema else net, tx, ty), said, steps=step)


if __name__ == "__main__":
    main()
