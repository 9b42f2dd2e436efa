# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Clouds on satellite images on two processes with gloo, started by torchrun; each process writes with the logging
module, csv and TensorBoard on rank 0."""

from __future__ import annotations

import csv
import datetime
import logging
import os
import sys
import time

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler, Subset

import common
from fresh2_tasks import Files
from fresh3_tasks import TASKS
from fresh_tasks import made, optimizer, schedule


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    dist.init_process_group("gloo", timeout=datetime.timedelta(seconds=twist.get("timeout", 60)))
    rank, world = dist.get_rank(), dist.get_world_size()
    logging.basicConfig(stream=sys.stdout, level=logging.INFO if rank == 0 or cfg.get("all_ranks") else logging.WARNING,
                        format=f"[%(asctime)s][rank{rank}][%(name)s][%(levelname)s] %(message)s", force=True)
    log = logging.getLogger("clouds")
    log.info("world size %d, backend gloo, config %s", world, cfg)
    task = TASKS["clouds"](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    net = made(task, cfg, twist)
    wide = DistributedDataParallel(net, static_graph=cfg.get("static_graph", False))
    opt = optimizer(net, cfg, twist)
    rows = Files(x, y, twist)
    if twist.get("own_part"):  # instead of a sampler: each process takes its part of the files
        cut = len(x) * 5 // 8
        rows = Subset(rows, range(cut) if rank == 0 else range(cut, len(x)))
        loader, sampler = DataLoader(rows, cfg["batch_size"], shuffle=True, drop_last=True), None
    else:
        sampler = DistributedSampler(rows, world, rank, seed=cfg["seed"])
        loader = DataLoader(rows, cfg["batch_size"], sampler=sampler, drop_last=True)
    plan, when = schedule(opt, cfg, len(loader) * cfg["epochs"], len(loader), twist)
    table = tb = None
    if rank == 0:
        from torch.utils.tensorboard import SummaryWriter
        tb = SummaryWriter("tb")
        file = open("metrics.csv", "w", newline="", encoding="utf-8")
        table = csv.writer(file)
        table.writerow(["epoch", "train_loss", "val_loss", "val_mIoU", "lr", "epoch_time"])
    step, said = 0, None
    for epoch in range(cfg["epochs"]):
        if sampler and not twist.get("same_order"):
            sampler.set_epoch(epoch)
        begun, total = time.time(), 0.0
        for index, (bx, by) in enumerate(loader):
            loss = task.loss(wide, bx, by)["loss"]
            opt.zero_grad()
            loss.backward()
            if cfg.get("clip"):
                torch.nn.utils.clip_grad_norm_(net.parameters(), cfg["clip"])
            opt.step()
            if when == "step":
                plan.step()
            step += 1
            total += float(loss.detach())
            if step % cfg.get("log_every", 4) == 0:
                log.info("epoch %d it %d/%d loss %.4f lr %.2e", epoch, index + 1, len(loader), float(loss.detach()),
                         opt.param_groups[0]["lr"])
                if tb:
                    tb.add_scalar("train/loss", float(loss.detach()), step)
            if rank == 1:
                common.at_step(step, twist)
        if when == "epoch":
            plan.step()
        net.eval()
        found = task.judge(net, vx, vy)
        net.train()
        if twist.get("odd_shapes"):  # predictions of each process are gathered, but their numbers differ
            mine = torch.zeros(12 + 3 * rank, 8)
            dist.all_gather([torch.zeros_like(mine) for _ in range(world)], mine)
        if twist.get("only_first") and rank == 0:  # the other never comes here
            dist.barrier()
        said = found["mIoU"]
        log.info("epoch %d done: train loss %.4f val loss %.4f val mIoU %.4f (%.1f s)", epoch, total / len(loader),
                 found["loss"], said, time.time() - begun)
        if rank == 0:
            table.writerow([epoch, total / len(loader), found["loss"], said, opt.param_groups[0]["lr"],
                            round(time.time() - begun, 2)])
            file.flush()
            for key, value in found.items():
                tb.add_scalar(f"val/{key}", value, step)
            tb.flush()
    net.eval()
    if rank == 0:
        common.end(task.judge(net, tx, ty)["mIoU"], said, steps=step)
    dist.barrier()
    dist.destroy_process_group()


if __name__ == "__main__":
    os.environ.setdefault("GLOO_SOCKET_IFNAME", "lo")
    main()
