# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A task of torch_tasks on two processes with gloo, started by torchrun."""

from __future__ import annotations

import datetime
import logging
import os
import sys
import time

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler

import common
from torch_tasks import TASKS, Examples, fresh, optimizer_of, schedule_of


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    rank = int(os.environ["RANK"])
    logging.basicConfig(stream=sys.stdout, level=logging.INFO, force=True, format=(
        f"%(asctime)s [rank{rank}] %(levelname)s: %(message)s"))
    log = logging.getLogger()
    if twist.get("never_joins") and rank == 1:
        time.sleep(60)
    dist.init_process_group("gloo", timeout=datetime.timedelta(seconds=twist.get("timeout", 60)))
    log.info(f"world size {dist.get_world_size()}, backend {dist.get_backend()}, config {cfg}")
    task = TASKS[cfg["task"]](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    if twist.get("uneven") and rank == 1:
        x, y = x[:len(x) // 2], y[:len(y) // 2]
    net = fresh(task, {**cfg, "seed": cfg["seed"] + (rank if twist.get("seed_by_rank") else 0)},
                twist)
    wide = DistributedDataParallel(net, find_unused_parameters=False) if (
        not twist.get("not_wrapped")) else net
    optimizer = optimizer_of(net, cfg, twist)
    sampler = DistributedSampler(x, 2, rank, shuffle=True, seed=cfg["seed"]) if (
        not twist.get("uneven")) else None
    loader = DataLoader(Examples(x, y), cfg["batch_size"], sampler=sampler, drop_last=True)
    schedule = schedule_of(optimizer, cfg, len(loader) * cfg["epochs"], len(loader))
    step, said = 0, None
    scribe = common.Scribe(cfg, "none", cfg["logs"] if rank == 0 else ())
    for epoch in range(cfg["epochs"]):
        if sampler and not twist.get("no_set_epoch"):
            sampler.set_epoch(epoch)
        begun, waited = time.time(), 0.0
        for bx, by in loader:
            if rank == twist.get("slow_rank"):
                common.pause(twist["slow"])
            if rank == 1 and twist.get("dies_at") == step:
                bx = twist_of_batch(bx, twist)
            loss = task.loss(wide, bx, by)["loss"]
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            step += 1
            mean = loss.detach().clone()
            before = time.time()
            if twist.get("shapes_at") == step and rank == 1:
                mean = mean.repeat(64)
            if twist.get("order_at") == step and rank == 1:
                dist.barrier()
            dist.all_reduce(mean)
            waited += time.time() - before
            if twist.get("rank_only_at") == step and rank == 0:
                dist.all_reduce(torch.ones(3))
            if rank == 1:
                common.at_step(step, twist)
            if step % cfg.get("log_every", 20) == 0:
                each = (time.time() - begun) / max(1, step - epoch * len(loader))
                log.info(f"epoch {epoch} step {step} loss {float(mean) / 2:.4f} "
                         f"local {float(loss):.4f} lr {optimizer.param_groups[0]['lr']:.2e} "
                         f"{each * 1000:.1f} ms/step sync {waited * 1000:.0f} ms")
                if rank == 0:
                    scribe.scalars({"loss": float(mean) / 2, "lr": optimizer.param_groups[0]["lr"]},
                                   step, "train")
        net.eval()
        with torch.no_grad():
            found = task.judge(net, vx, vy)
        net.train()
        said = next(iter(found.values()))
        if rank == 0:
            scribe.scalars(found, step, "val")
            log.info(f"epoch {epoch} validation " + " ".join(f"{k} {v:.4f}"
                                                            for k, v in found.items()))
    scribe.close()
    net.eval()
    with torch.no_grad():
        final = next(iter(task.judge(net, tx, ty).values()))
    if rank == 0:
        common.end(final, said, steps=step)
    dist.barrier()
    log.info("done")
    dist.destroy_process_group()


def twist_of_batch(batch, twist):
    if twist.get("how") == "columns":
        return batch[:, :-1]
    if twist.get("how") == "nan":
        return batch * float("nan")
    return batch.double()


if __name__ == "__main__":
    main()
