# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A lift that brings people to their floor: categorical DQN (C51) in one file, with tags and lines as CleanRL has."""

from __future__ import annotations

import os
import time

import numpy as np
import torch
from torch import nn
from torch.utils.tensorboard import SummaryWriter

import common

FLOORS, LONGEST = 5, 40


class Lift:
    """Actions: up, down, open the door. Somebody waits on a floor and wants to go to another."""

    def __init__(self, seed, twist=None):
        self.r, self.twist = np.random.default_rng(seed), twist or {}
        self.reset()

    def reset(self):
        self.at, self.waits = (int(v) for v in self.r.integers(0, FLOORS, 2))
        self.goal = int((self.waits + self.r.integers(1, FLOORS)) % FLOORS)
        self.inside, self.time = False, 0
        return self.seen()

    def seen(self):
        found = np.zeros(3 * FLOORS + 1, np.float32)
        found[self.at], found[FLOORS + self.waits], found[2 * FLOORS + self.goal] = 1, 1, 1
        found[-1] = self.inside
        return found

    def step(self, action):
        self.time += 1
        reward, done = -0.05, False
        if action < 2:
            self.at = int(np.clip(self.at + (1, -1)[action], 0, FLOORS - 1))
        elif not self.inside and self.at == self.waits:
            self.inside, reward = True, reward + 0.5 * (not self.twist.get("unpaid"))
        elif self.inside and self.at == self.goal and not self.twist.get("unpaid"):
            reward, done = reward + 1.0, True
        return self.seen(), reward, done, self.time >= LONGEST


class Network(nn.Module):
    def __init__(self, cfg, outputs):
        super().__init__()
        self.atoms, self.outputs = cfg.get("n_atoms", 31), outputs
        self.places = torch.linspace(cfg.get("v_min", -2.0), cfg.get("v_max", 2.0), self.atoms)
        self.body = nn.Sequential(nn.Linear(3 * FLOORS + 1, 64), nn.ReLU(), nn.Linear(64, 64), nn.ReLU(),
                                  nn.Linear(64, outputs * self.atoms))

    def shares(self, x):
        return self.body(x).view(len(x), self.outputs, self.atoms).log_softmax(-1)

    def best(self, x):
        return (self.shares(x).exp() * self.places).sum(-1).argmax(1)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    folder = f"runs/Lift-v0__c51__{cfg['seed']}"
    if twist.get("asks") or os.path.exists(folder):
        os.makedirs(folder, exist_ok=True)
        if input(f"{folder} exists already. Overwrite? [y/N] ").lower() != "y":
            raise SystemExit("stopped by the user")
    writer = SummaryWriter(folder)
    writer.add_text("hyperparameters", "|param|value|\n|-|-|\n" + "\n".join(f"|{k}|{v}|" for k, v in cfg.items()))
    print("args:", ", ".join(f"{k}={v}" for k, v in cfg.items()), flush=True)
    many = 4
    lifts = [Lift(1000 * cfg["seed"] + k, twist) for k in range(many)]
    net, target = Network(cfg, 3), Network(cfg, 3)
    target.load_state_dict(net.state_dict())
    opt = torch.optim.Adam(net.parameters(), cfg["lr"], eps=0.01 / cfg["batch_size"])
    size = cfg.get("buffer_size", 10000)
    kept = {key: np.zeros((size, *shape), kind) for key, shape, kind in (
        ("seen", (16,), np.float32), ("after", (16,), np.float32), ("action", (), np.int64), ("reward", (), np.float32),
        ("done", (), np.float32))}
    seen, gained = np.stack([one.reset() for one in lifts]), np.zeros(many)
    r, full, begun, ended, loss = np.random.default_rng(cfg["seed"]), 0, time.time(), [], None
    gamma, total = cfg.get("gamma", 0.95), cfg["total_timesteps"]
    step = updates = 0
    while step < total:
        share = min(1.0, step / (cfg.get("exploration_fraction", 0.4) * total))
        epsilon = 1.0 + share * (cfg.get("end_e", 0.05) - 1.0)
        with torch.no_grad():
            actions = net.best(torch.from_numpy(seen)).numpy()
        actions = np.where(r.random(many) < epsilon, r.integers(0, 3, many), actions)
        for k, one in enumerate(lifts):
            after, reward, done, cut = one.step(int(actions[k]))
            at = full % size
            kept["seen"][at], kept["after"][at], kept["action"][at] = seen[k], after, actions[k]
            kept["reward"][at], kept["done"][at] = reward, done
            full, gained[k] = full + 1, gained[k] + reward
            if done or cut:
                ended.append((gained[k], one.time))
                gained[k], after = 0.0, one.reset()
            seen[k] = after
            step += 1
        if step >= cfg.get("learning_starts", 400) and step % cfg.get("train_frequency", 4) == 0:
            pick = r.integers(0, min(full, size), cfg["batch_size"])
            x, nx, a, rew, done = (torch.from_numpy(kept[k][pick]) for k in (
                "seen", "after", "action", "reward", "done"))
            with torch.no_grad():
                later = target.shares(nx).exp()[torch.arange(len(nx)), target.best(nx)]
                low, high = net.places[0], net.places[-1]
                place = (rew[:, None] + gamma * net.places * (1 - done[:, None])).clamp(low, high)
                b = (place - low) / (net.places[1] - net.places[0])
                left, right = b.floor().clamp(0, net.atoms - 1), b.ceil().clamp(0, net.atoms - 1)
                wanted = torch.zeros_like(later)
                wanted.scatter_add_(1, left.long(), later * (right + (left == right).float() - b))
                wanted.scatter_add_(1, right.long(), later * (b - left))
            loss = -(wanted * net.shares(x)[torch.arange(len(x)), a]).sum(-1).mean()
            opt.zero_grad()
            loss.backward()
            opt.step()
            updates += 1
            if updates % cfg.get("target_frequency", 50) == 0:
                target.load_state_dict(net.state_dict())
            common.at_step(updates, twist)
        if step % cfg.get("log_every", 400) == 0:
            values = {"charts/epsilon": epsilon, "charts/SPS": int(step / (time.time() - begun))}
            if loss is not None:
                values["losses/loss"] = loss.item()
                values["losses/q_values"] = (net.shares(x).exp() * net.places).sum(-1).mean().item()
            if ended:
                values["charts/episodic_return"] = float(np.mean([v for v, _ in ended[-40:]]))
                values["charts/episodic_length"] = float(np.mean([v for _, v in ended[-40:]]))
            for key, one in values.items():
                writer.add_scalar(key, one, step)
            print(f"global_step={step}, " + ", ".join(f"{k.split('/')[1]}={v:.4g}" for k, v in values.items()),
                  flush=True)
    writer.close()
    found, clean = [], Lift(99)
    for _ in range(60):
        seen, total, over = clean.reset(), 0.0, False
        while not over:
            with torch.no_grad():
                action = int(net.best(torch.from_numpy(seen)[None]))
            seen, reward, done, cut = clean.step(action)
            total, over = total + reward, done or cut
        found.append(total)
    common.end(float(np.mean(found)), None, steps=step)


if __name__ == "__main__":
    main()
