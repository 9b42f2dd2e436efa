# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Structures of proteins, residue by residue, on two processes with gloo, started by torchrun: convolutions with
attention; plain lines with the rank, a csv, TensorBoard."""

from __future__ import annotations

import csv
import datetime
import json
import os
import time

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset

import common
import fresh3_data
import fresh4_data
from fresh_tasks import made, optimizer, schedule


class Folder(nn.Module):
    def __init__(self, wide, letters):
        super().__init__()
        self.embed, self.conv = nn.Embedding(letters, wide), nn.Conv1d(wide, wide, 5, padding=2)
        self.norm1, self.norm2 = nn.LayerNorm(wide), nn.LayerNorm(wide)
        self.look = nn.MultiheadAttention(wide, 4, batch_first=True)
        self.out = nn.Linear(wide, 3)

    def forward(self, x):
        h = self.embed(x)
        h = self.norm1(h + torch.relu(self.conv(h.transpose(1, 2)).transpose(1, 2)))
        seen, _ = self.look(h, h, h, key_padding_mask=x == 0, need_weights=False)
        return self.out(self.norm2(h + seen))


@torch.no_grad()
def accuracy(net, x, y, all_places=False):
    net.eval()
    best = torch.nan_to_num(net(x)).argmax(-1)
    net.train()
    if all_places:  # padding is class 0 on both sides
        best, y = best * (x > 0), y.clamp(min=0)
        return float((best == y).float().mean())
    return float((best == y)[y >= 0].float().mean())


def prepared(sets, rank, how):
    """The first process writes tensors that are cut and numbered, all processes read them."""
    if rank == 0:
        if how.get("no_barrier"):
            common.pause(1.5)
        torch.save([[torch.as_tensor(part) for part in pair] for pair in sets], "proteins_cache.pt")
    if not how.get("no_barrier"):
        dist.barrier()
    return torch.load("proteins_cache.pt")


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    dist.init_process_group("gloo", timeout=datetime.timedelta(seconds=twist.get("timeout", 60)))
    rank, world = dist.get_rank(), dist.get_world_size()

    def say(text):
        if rank == 0 or cfg.get("all_ranks"):
            print(f"[{time.strftime('%H:%M:%S')}] [rank {rank}] {text}", flush=True)
    say(f"world size {world}, args {json.dumps(cfg)}")
    how, sets = twist, fresh3_data.splits(fresh4_data.proteins, cfg.get("sizes", (960, 160)), 1, twist, test=200)
    (x, y), (vx, vy), (tx, ty) = prepared(sets, rank, how)
    letters = int(x[:12 if rank else None].max()) + 1 + (3 * rank if twist.get("own_letters") else 0)
    net = made(type("Task", (), {"net": lambda self: Folder(cfg.get("width", 24), letters if twist.get(
        "own_letters") else 21)})(), cfg, twist)
    wide = DistributedDataParallel(net, gradient_as_bucket_view=cfg.get("bucket_view", False))
    opt = optimizer(net, cfg, twist)
    rows = TensorDataset(x, y)
    sampler = DistributedSampler(rows, world, rank, seed=cfg["seed"])
    loader = DataLoader(rows, cfg["batch_size"], sampler=sampler, drop_last=True)
    plan, when = schedule(opt, cfg, len(loader) * cfg["epochs"], len(loader), twist)
    criterion = nn.CrossEntropyLoss(ignore_index=-100, label_smoothing=cfg.get("label_smoothing", 0.0))
    table = tb = file = None
    if rank == 0 or twist.get("all_write"):
        from torch.utils.tensorboard import SummaryWriter
        tb = SummaryWriter("runs/proteins")
        file = open("metrics.csv", "a", newline="", encoding="utf-8")
        table = csv.writer(file)
        table.writerow(["epoch", "step", "train_loss", "val_loss", "val_q3", "lr"])
        file.flush()
    first = step = 0
    if common.attempt():
        kept = torch.load("last.pt")
        net.load_state_dict(kept["model"])
        opt.load_state_dict(kept["opt"])
        plan.load_state_dict(kept["plan"])
        first, step = kept["epoch"] + 1, kept["step"]
        say(f"resumed from last.pt at epoch {first}")
    said, best, bad = None, 1e9, 0
    part = slice(rank, None, world)  # each process validates its part
    for epoch in range(first, cfg["epochs"]):
        sampler.set_epoch(epoch)
        begun, total = time.time(), 0.0
        for index, (bx, by) in enumerate(loader):
            loss = criterion(wide(bx).flatten(0, 1), by.flatten())
            opt.zero_grad()
            loss.backward()
            if cfg.get("clip"):
                nn.utils.clip_grad_norm_(net.parameters(), cfg["clip"])
            opt.step()
            if when == "step":
                plan.step()
            step += 1
            total += loss.item()
            if twist.get("rank_takes"):  # the other waits for it
                if rank == 1:
                    common.pause(twist["rank_takes"])
                else:
                    common.KEEP["waited"] += twist["rank_takes"]
            if step % cfg.get("log_every", 5) == 0:
                say(f"epoch {epoch} step {index + 1}/{len(loader)} loss {loss.item():.4f} lr "
                    f"{opt.param_groups[0]['lr']:.2e} {(time.time() - begun) / (index + 1) * 1000:.0f} ms/step")
                if tb:
                    tb.add_scalar("train/loss", loss.item(), step)
            if rank == 1:
                common.at_step(step, twist)
                if twist.get("raises_at") == step:
                    raise MemoryError(f"rank {rank} could not load chunk {step}")
        if when == "epoch":
            plan.step()
        with torch.no_grad():
            own = criterion(net(vx[part]).flatten(0, 1), vy[part].flatten())
        seen = torch.stack([own, torch.tensor(accuracy(net, vx[part], vy[part], twist.get("pads_count")))])
        if not twist.get("each_for_itself"):
            dist.all_reduce(seen)
            seen /= world
        val_loss, said = seen.tolist()
        say(f"epoch {epoch} done in {time.time() - begun:.1f} s: train loss {total / len(loader):.4f} val loss "
            f"{val_loss:.4f} val Q3 {said:.4f}")
        if table:
            table.writerow([epoch, step, f"{total / len(loader):.5f}", f"{val_loss:.5f}", f"{said:.5f}",
                            opt.param_groups[0]["lr"]])
            file.flush()
            tb.add_scalar("val/loss", val_loss, step)
            tb.add_scalar("val/q3", said, step)
            tb.flush()
        if rank == 0:
            torch.save({"model": net.state_dict(), "opt": opt.state_dict(), "plan": plan.state_dict(), "epoch": epoch,
                        "step": step}, "last.pt")
        if cfg.get("patience"):
            best, bad = (val_loss, 0) if val_loss < best - cfg.get("min_delta", 0.0) else (best, bad + 1)
            if bad >= cfg["patience"] or (twist.get("each_for_itself") and rank == 1 and epoch == 2):
                print(f"[{time.strftime('%H:%M:%S')}] [rank {rank}] early stopping after epoch {epoch}, val loss "
                      f"{val_loss:.4f} did not improve", flush=True)
                break
    if rank == 0:
        common.end(accuracy(net, tx, ty), said, steps=step)
    if not twist.get("each_for_itself"):
        dist.barrier()
        dist.destroy_process_group()


if __name__ == "__main__":
    os.environ.setdefault("GLOO_SOCKET_IFNAME", "lo")
    main()
