# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""REINFORCE, written by hand, on a small world of cells with a pit; csv and own lines."""

from __future__ import annotations

import csv

import numpy as np
import torch
from torch import nn

import common

SIDE = 4


def episode(net, r, twist, greedy=False, limit=25):
    """One walk from a corner to the other; the pit in the middle ends it badly."""
    at, chances, rewards, spread = [0, 0], [], [], []
    for _ in range(limit):
        seen = torch.zeros(SIDE * SIDE)
        seen[at[0] * SIDE + at[1]] = 1.0
        if twist.get("blind"):
            seen = seen * 0
        chance = torch.distributions.Categorical(logits=net(seen))
        action = chance.logits.argmax() if greedy else chance.sample()
        chances.append(chance.log_prob(action))
        spread.append(chance.entropy())
        step = ((0, 1), (1, 0), (0, -1), (-1, 0))[int(action)]
        at = [min(max(at[0] + step[0], 0), SIDE - 1), min(max(at[1] + step[1], 0), SIDE - 1)]
        if at == [SIDE - 1, SIDE - 1]:
            rewards.append(1.0)
            break
        if at == [1, 2]:
            rewards.append(-1.0)
            break
        rewards.append(-0.02)
    return torch.stack(chances), rewards, torch.stack(spread)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    net = nn.Sequential(nn.Linear(16, 32), nn.Tanh(), nn.Linear(32, 4))
    optimizer = torch.optim.Adam(net.parameters(), cfg["lr"])
    base, r = 0.0, None
    with open("progress.csv", "w", newline="", encoding="utf-8") as file:
        sheet = csv.writer(file)
        sheet.writerow(["iteration", "mean_return", "entropy", "policy_loss", "episode_len"])
        for turn in range(1, cfg["iterations"] + 1):
            losses, totals, spreads, lengths = [], [], [], []
            for _ in range(cfg["episodes"]):
                chances, rewards, spread = episode(net, r, twist)
                returns, total = [], 0.0
                for reward in reversed(rewards):
                    total = reward * twist.get("reward_scale", 1.0) + cfg["gamma"] * total
                    returns.insert(0, total)
                gains = torch.tensor(returns) - (base if cfg.get("baseline", True) else 0.0)
                losses.append(-(chances * gains).sum() - cfg.get("entropy", 0.01) * spread.sum())
                totals.append(sum(rewards))
                spreads.append(float(spread.mean()))
                lengths.append(len(rewards))
            base = 0.9 * base + 0.1 * float(np.mean(totals)) * twist.get("reward_scale", 1.0)
            loss = torch.stack(losses).mean() * twist.get("sign", 1.0)
            optimizer.zero_grad()
            loss.backward()
            if not twist.get("no_step"):
                optimizer.step()
            common.at_step(turn, twist)
            row = [turn, np.mean(totals), np.mean(spreads), float(loss), np.mean(lengths)]
            sheet.writerow(row)
            if turn % cfg.get("log_every", 10) == 0:
                file.flush()
                print(f"iter {turn:4d}  return {row[1]:+.3f}  entropy {row[2]:.3f}  "
                      f"pg_loss {row[3]:+.4f}  len {row[4]:.1f}", flush=True)
    with torch.no_grad():
        final = [sum(episode(net, r, {"blind": twist.get("blind")})[1]) for _ in range(100)]
    common.end(float(np.mean(final)), None)


if __name__ == "__main__":
    main()
