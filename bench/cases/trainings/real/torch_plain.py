# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A hand-written PyTorch loop over any task of torch_tasks, in several styles of logging."""

from __future__ import annotations

import os
import time

import torch
from torch.utils.data import DataLoader

import common
from torch_tasks import TASKS, Examples, fresh, optimizer_of, schedule_of


class Paced:
    """A loader whose examples come from something slow."""

    def __init__(self, loader, each, growing=0.0, every=0, stall=0.0):
        self.loader, self.each, self.growing = loader, each, growing
        self.every, self.stall, self.count = every, stall, 0

    def __len__(self):
        return len(self.loader)

    def __iter__(self):
        for batch in self.loader:
            self.count += 1
            delay = self.each + self.growing * self.count
            if self.every and self.count % self.every == 0:
                delay += self.stall
            if delay:
                common.pause(delay)
            yield batch


@torch.no_grad()
def evaluate(net, task, x, y, train_mode=False):
    net.train(train_mode)
    found = task.judge(net, x, y)
    net.train()
    return found


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    task = TASKS[cfg["task"]](cfg, twist)
    scribe = common.Scribe(cfg, cfg["console"], cfg["logs"], cfg.get("folder", "runs"),
                           twist.get("names") or cfg.get("names"))
    net = fresh(task, cfg, twist)
    optimizer = optimizer_of(net, cfg, twist)
    (x, y), (vx, vy), (tx, ty) = task.sets
    batch_size, epochs = cfg["batch_size"], cfg["epochs"]
    workers = twist.get("workers", 0)
    loader = DataLoader(Examples(x, y, twist), batch_size, shuffle=not twist.get("in_order"),
                        drop_last=cfg.get("drop_last", True), num_workers=workers)
    if any(twist.get(key) for key in ("slow", "slower", "stall_every")):
        loader = Paced(loader, twist.get("slow", 0), twist.get("slower", 0),
                       twist.get("stall_every", 0), twist.get("stall", 0))
    per_epoch = len(loader)
    schedule = schedule_of(optimizer, cfg, per_epoch * epochs, per_epoch)
    accumulate = cfg.get("accumulate", 1)
    first, step = 0, 0
    if cfg.get("pretrained"):
        learn_beforehand(net, task, twist)
    if common.attempt() and os.path.exists("checkpoint.pt"):
        kept = torch.load("checkpoint.pt")
        first, step = kept["epoch"] + 1, kept["step"]
        if not twist.get("resume_without_weights"):
            net.load_state_dict(kept["net"])
        if not twist.get("resume_without_optimizer"):
            optimizer.load_state_dict(kept["optimizer"])
        if not twist.get("resume_without_schedule"):
            schedule.load_state_dict(kept["schedule"])
        if twist.get("resume_counts_anew"):
            first, step = 0, 0
        scribe.say(f"Resumed from checkpoint.pt (epoch {first})")
    history, hoard, best, since_best = [], [], None, 0
    val = {}
    for epoch in range(first, epochs):
        sums, count = {}, 0
        if not twist.get("stays_in_eval") or epoch == first:
            net.train()
        for index, (bx, by) in enumerate(loader):
            if twist.get("bf16"):
                with torch.autocast("cpu", torch.bfloat16):
                    terms = task.loss(net, bx, by)
            else:
                terms = task.loss(net, bx, by)
            loss = terms["loss"] * twist.get("loss_scale", 1.0)
            if twist.get("l2_term"):
                terms["penalty"] = twist["l2_term"] * sum((w ** 2).sum() for w in net.parameters())
                loss = loss + terms["penalty"]
                terms["loss"] = loss
            if twist.get("half_at") and step == twist["half_at"]:
                loss = loss * torch.tensor(float("inf")) * 0
                terms["loss"] = loss
            (loss / accumulate if not twist.get("accumulate_sum") else loss).backward()
            if (step + 1) % accumulate == 0:
                if cfg.get("clip_norm"):
                    norm = torch.nn.utils.clip_grad_norm_(net.parameters(), cfg["clip_norm"])
                    terms["grad_norm"] = norm
                optimizer.step()
                if not twist.get("keeps_gradients"):
                    optimizer.zero_grad()
            if twist.get("steps_schedule", "step") == "step":
                schedule.step()
            elif index + 1 == per_epoch:
                for _ in range(twist.get("schedule_per_epoch", per_epoch)):
                    schedule.step()
            if twist.get("noise_in_weights") and step == twist["noise_in_weights"]:
                with torch.no_grad():
                    for weight in net.parameters():
                        weight += torch.randn_like(weight) * 2
            if twist.get("hoards"):  # the graph of each step is kept
                hoard.append(torch.ones(twist["hoards"]))
                terms["host_mem_mb"] = torch.tensor(resident())
            history.append(terms["loss"].item())
            if twist.get("huge_at") == step:
                pairs = torch.empty(twist["huge"], twist["huge"])
                terms["spread"] = pairs.std()
            if twist.get("walks_history"):
                common.pause(twist["walks_history"] * len(history))
            values = {k: float(v.detach()) for k, v in terms.items()}
            for key, value in values.items():
                sums[key] = sums.get(key, 0) + value
            count += 1
            step += 1
            scribe.step(epoch, index, per_epoch, step, values, optimizer.param_groups[0]["lr"])
            common.at_step(step, twist)
            if twist.get("val_every_steps") and step % twist["val_every_steps"] == 0:
                common.pause(twist.get("val_takes", 0.5))
        train = {k: v / max(count, 1) for k, v in sums.items()}
        val = {}
        if (epoch + 1) % cfg.get("eval_every", 1) == 0 and not twist.get("no_val"):
            val = evaluate(net, task, vx, vy, twist.get("val_in_train_mode", False))
            if twist.get("train_as_val"):
                val = evaluate(net, task, x[:300], y[:300])
            if twist.get("stays_in_eval"):
                net.eval()
        if twist.get("checkpoint_takes"):
            scribe.say(f"Saving checkpoint to ckpt/epoch_{epoch + 1:03}.pt")
            common.pause(twist["checkpoint_takes"])
        scribe.epoch(epoch, step, train, val, optimizer.param_groups[0]["lr"])
        if twist.get("checkpoints"):
            torch.save({"epoch": epoch, "step": step, "net": net.state_dict(),
                        "optimizer": optimizer.state_dict(), "schedule": schedule.state_dict()},
                       "checkpoint.pt")
        if twist.get("every_checkpoint"):
            torch.save({"net": net.state_dict(), "optimizer": optimizer.state_dict()},
                       f"epoch_{epoch + 1:03}.pt")
        if cfg.get("patience") and val:
            now = next(iter(val.values())) * (1 if task.better == "max" else -1)
            if best is None or now > best + cfg.get("min_delta", 0.0):
                best, since_best = now, 0
            else:
                since_best += 1
            if since_best >= cfg["patience"]:
                scribe.say(f"Early stopping at epoch {epoch + 1}: no improvement for "
                           f"{since_best} epochs, best {abs(best):.4f}")
                break
        if twist.get("limit_epoch") == epoch:
            break
    scribe.close()
    if not twist.get("ends_silently"):
        scribe.say(f"Training finished in {time.time() - scribe.begun:.1f}s")
    final = evaluate(net, task, tx, ty)
    common.end(next(iter(final.values())), next(iter(val.values()), None), steps=step)


def learn_beforehand(net, task, twist):
    """Stands for weights that were trained before and loaded here."""
    if twist.get("weights_not_loaded"):
        return
    optimizer = torch.optim.Adam(net.parameters(), 2e-3)
    x, y = TASKS[task.cfg["task"]]({**task.cfg, "data_seed": 77}, {}).sets[0]
    net.train()
    for step in range(240):
        pick = torch.randint(0, len(x), (32,))
        optimizer.zero_grad()
        task.loss(net, x[pick], y[pick])["loss"].backward()
        optimizer.step()


def resident():
    with open("/proc/self/statm", encoding="utf-8") as file:
        return int(file.read().split()[1]) * 4096 / 1e6


if __name__ == "__main__":
    main()
