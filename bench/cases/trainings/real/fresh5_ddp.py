# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The power of a wind park from fields of wind, on two processes that torch.multiprocessing spawns; the logging module
with ranks, a JSON line for each epoch."""

from __future__ import annotations

import datetime
import json
import logging
import os
import signal
import sys
import time

import numpy as np
import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset

import common
import fresh5_data
import fresh5_tools


class Power(nn.Module):
    def __init__(self, wide, spare=False):
        super().__init__()
        self.body = nn.Sequential(nn.Conv2d(2, wide, 3, padding=1), nn.GELU(), nn.Conv2d(wide, wide, 3, 2, 1),
                                  nn.GELU(), nn.Conv2d(wide, wide, 3, 2, 1), nn.GELU(), nn.Flatten())
        self.head = nn.Sequential(nn.Linear(9 * wide, 32), nn.GELU(), nn.Linear(32, 1))
        self.gust_head = nn.Linear(9 * wide, 1) if spare else None

    def forward(self, x):
        return self.head(self.body(x))[:, 0]


def mae(net, x, y):
    net.eval()
    with torch.no_grad():
        found = float((net(x) * 10 + 20 - y).abs().mean())
    net.train()
    return found


def worker(rank, world, cfg, twist, asked, prepare):
    common.KEEP["asked"] = asked
    torch.set_num_threads(1)
    logging.basicConfig(stream=sys.stdout, level=logging.INFO, force=True,
                        format=f"%(asctime)s,%(msecs)03d rank{rank} %(name)s %(message)s", datefmt="%H:%M:%S")
    log = logging.getLogger("wind")
    os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=str(cfg["master_port"]), GLOO_SOCKET_IFNAME="lo")
    dist.init_process_group("gloo", rank=rank, world_size=world,
                            timeout=datetime.timedelta(seconds=cfg["timeout_s"]))
    torch.manual_seed(cfg["seed"])
    (x, y), (vx, vy), (tx, ty) = ([torch.as_tensor(part) for part in fresh5_data.wind(
        n, np.random.default_rng(130 + k))] for k, n in enumerate((cfg["samples"], 200, 400)))
    x, vx, tx = prepare(x), prepare(vx), prepare(tx)
    net = Power(cfg["channels"], twist.get("spare"))
    if twist.get("apart"):
        torch.manual_seed(cfg["seed"] + rank)
        net = Power(cfg["channels"])
    model = net if twist.get("apart") else DistributedDataParallel(net)
    rows = TensorDataset(x, y)
    sampler = DistributedSampler(rows, world, rank, seed=cfg["seed"])
    loader = DataLoader(rows, cfg["per_rank_batch"], sampler=sampler, drop_last=True)
    opt = fresh5_tools.optimizer(net.parameters(), cfg["optim"], cfg["base_lr"] * (world if cfg["scale_lr"] else 1),
                                 cfg["wd"])
    plan = fresh5_tools.course(opt, cfg["sched"], len(loader) * cfg["max_epochs"], cfg["warmup_iters"])
    first, step, said = 0, 0, None
    if asked.get("attempt"):
        kept = torch.load("state.pt", map_location="cpu")
        net.load_state_dict(kept["net"])
        opt.load_state_dict(kept["opt"])
        plan.load_state_dict(kept["plan"])
        first, step = kept["epoch"], kept["step"]
        log.info("continuing after epoch %d", first)
    if rank == 0:
        log.info("world size %d, %d batches an epoch on each rank, lr %.4g", world, len(loader),
                 opt.param_groups[0]["lr"])
    for epoch in range(first + 1, cfg["max_epochs"] + 1):
        sampler.set_epoch(epoch)
        begun, total = time.time(), 0.0
        for bx, by in loader:
            out = model(bx)
            loss = nn.functional.smooth_l1_loss(out, (by - 20) / 10)
            opt.zero_grad()
            loss.backward()
            if cfg["max_norm"]:
                nn.utils.clip_grad_norm_(net.parameters(), cfg["max_norm"])
            opt.step()
            plan.step()
            step += 1
            total += loss.item()
            if step % cfg["log_iters"] == 0 and (rank == 0 or cfg["log_all_ranks"]):
                log.info("epoch %d iter %d loss %.5f lr %.3e", epoch, step, loss.item(), opt.param_groups[0]["lr"])
            if rank == 1 and twist.get("dies_at") == step:
                os.kill(os.getpid(), signal.SIGKILL)
            if rank == 0:
                common.at_step(step, twist)
        part = slice(rank, None, world)
        seen = torch.tensor(mae(net, vx[part], vy[part]))
        if twist.get("one_asks") and rank == 0 or not twist.get("one_asks"):
            dist.all_reduce(seen)
        said = float(seen) if twist.get("summed") else float(seen) / world
        if rank == 0 or cfg["log_all_ranks"]:
            log.info("epoch %d done, %.1f s, train loss %.5f, val MAE %.4f MW", epoch, time.time() - begun,
                     total / len(loader), said)
        if rank == 0:
            with open("epochs.jsonl", "a", encoding="utf-8") as file:
                file.write(json.dumps({"epoch": epoch, "iter": step, "loss": round(total / len(loader), 6),
                                       "val_mae_mw": round(said, 5), "lr": opt.param_groups[0]["lr"],
                                       "epoch_s": round(time.time() - begun, 3)}) + "\n")
            torch.save({"net": net.state_dict(), "opt": opt.state_dict(), "plan": plan.state_dict(), "epoch": epoch,
                        "step": step}, "state.pt")
    if rank == 0:
        log.info("training complete")
        common.end(mae(net, tx, ty), said, steps=step)
    dist.barrier()
    dist.destroy_process_group()


def scaled(x):
    return x / 4


def main():
    kept = os.environ.get("TRAINING")
    cfg, twist = common.settings()
    if twist.get("guardless"):
        os.environ["TRAINING"] = kept
    cfg = {"channels": 12, "max_epochs": 7, "per_rank_batch": 16, "optim": "adamw", "base_lr": 0.003, "scale_lr": False,
           "wd": 1e-4, "sched": "cosine", "warmup_iters": 20, "max_norm": 0.0, "log_iters": 10, "log_all_ranks": False,
           "samples": 640, "timeout_s": 60, "master_port": 29411, **cfg}
    with open("wind_config.json", "w", encoding="utf-8") as file:
        json.dump(cfg, file, indent=1)
    prepare = (lambda x: x / 4) if twist.get("inline") else scaled
    mp.spawn(worker, (2, cfg, twist, common.KEEP["asked"], prepare), nprocs=2)


if __name__ == "__main__" or "guardless" in os.environ.get("TRAINING", ""):
    main()
