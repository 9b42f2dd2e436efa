# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Depth of rooms on two processes with gloo, started by torchrun; lines of NVIDIA's DLLogger on rank 0."""

from __future__ import annotations

import datetime
import os
import time

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler

import common
from fresh2_tasks import TASKS, Files
from fresh2_torch import Diary
from fresh_tasks import made, optimizer, schedule


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    rank = int(os.environ["RANK"])
    dist.init_process_group("gloo", timeout=datetime.timedelta(seconds=twist.get("timeout", 60)))
    print(f"[rank {rank}] world size {dist.get_world_size()}, backend {dist.get_backend()}", flush=True)
    task = TASKS["rooms"](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    net = made(task, {**cfg, "seed": cfg["seed"] + (rank * 7 if twist.get("apart") else 0)}, twist)
    wide = net if twist.get("apart") else DistributedDataParallel(net)
    opt = optimizer(net, cfg, twist)
    if rank == 1 and twist.get("item_on_one"):
        twist["item"] = twist["item_on_one"]
    rows = Files(x, y, twist)
    sampler = DistributedSampler(rows, 2, rank, shuffle=True, seed=cfg["seed"])
    loader = DataLoader(rows, cfg["batch_size"], sampler=sampler, drop_last=True)
    plan, when = schedule(opt, cfg, len(loader) * cfg["epochs"], len(loader), twist)
    diary = Diary({**cfg, "logs": cfg["logs"] if rank == 0 else []}) if rank == 0 else None
    step, said = 0, None
    for epoch in range(cfg["epochs"]):
        sampler.set_epoch(epoch)
        begun, total = time.time(), 0.0
        for index, (bx, by) in enumerate(loader):
            before = time.time()
            if rank == twist.get("slow_rank"):
                common.pause(twist["slow"])
            if rank == 1 and twist.get("stands_at") == step:
                time.sleep(300)
            loss = task.loss(wide, bx, by)["loss"]
            opt.zero_grad()
            loss.backward()
            opt.step()
            if when == "step":
                plan.step()
            step += 1
            total += float(loss.detach())
            if diary:
                diary.step(epoch, index, len(loader), step, {"loss": float(loss.detach())},
                           opt.param_groups[0]["lr"], before - begun)
            elif step % cfg.get("log_every", 10) == 0 and cfg.get("all_ranks"):
                print(f"[rank {rank}] epoch {epoch} iteration {index} loss {float(loss.detach()):.5f}", flush=True)
            if rank == 1:
                common.at_step(step, twist)
        if when == "epoch":
            plan.step()
        net.eval()
        with torch.no_grad():
            found = task.judge(net, vx, vy)
        net.train()
        if cfg.get("all_ranks"):
            print(f"[rank {rank}] epoch {epoch} validation abs_rel {found['abs_rel']:.5f} weights "
                  f"{sum(float(w.detach().sum()) for w in net.parameters()):.6f}", flush=True)
        said = found["abs_rel"]
        if diary:
            diary.epoch(epoch, step, {"loss": total / len(loader)}, found, opt.param_groups[0]["lr"], begun)
    net.eval()
    with torch.no_grad():
        final = task.judge(net, tx, ty)["abs_rel"]
    if rank == 0:
        common.end(final, said, steps=step)
    dist.barrier()
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
