# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Catch a falling ball: PPO in one file, with tags as CleanRL writes them."""

from __future__ import annotations

import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical
from torch.utils.tensorboard import SummaryWriter

import common


class Balls:
    """Many games at once: a ball falls through seven rows, a paddle of one cell moves under it."""

    def __init__(self, many, seed, twist=None):
        self.many, self.r, self.twist = many, np.random.default_rng(seed), twist or {}
        self.ball, self.drift, self.paddle, self.row = (np.zeros(many, int) for _ in range(4))
        self.anew(np.ones(many, bool))

    def anew(self, which):
        n = which.sum()
        self.ball[which], self.paddle[which] = self.r.integers(0, 7, n), self.r.integers(0, 7, n)
        self.drift[which], self.row[which] = self.r.integers(-1, 2, n), 0

    def seen(self):
        found = np.zeros((self.many, 23), np.float32)
        rows = np.arange(self.many)
        found[rows, self.ball], found[rows, 7 + self.paddle] = 1, 1
        found[rows, 14 + self.row], found[:, 22] = 1, self.drift
        return found * 0 if self.twist.get("blind") else found

    def step(self, action):
        self.paddle = np.clip(self.paddle + action - 1, 0, 6)
        moved = self.ball + self.drift * (self.r.random(self.many) < 0.5)
        self.ball, self.row = np.clip(moved, 0, 6), self.row + 1
        done = self.row == 7
        reward = np.where(done, np.where(self.ball == self.paddle, 1.0, -1.0), 0.0)
        self.anew(done)
        return self.seen(), reward * self.twist.get("reward_scale", 1.0), done, reward


def layer(a, b, scale=1.41):
    made = nn.Linear(a, b)
    nn.init.orthogonal_(made.weight, scale)
    nn.init.zeros_(made.bias)
    return made


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    many, length = 16, 32
    games = Balls(many, cfg["seed"], twist)
    actor = nn.Sequential(layer(23, 48), nn.Tanh(), layer(48, 48), nn.Tanh(), layer(48, 3, 0.01))
    critic = nn.Sequential(layer(23, 48), nn.Tanh(), layer(48, 48), nn.Tanh(), layer(48, 1, 1.0))
    weights = [*actor.parameters(), *critic.parameters()]
    opt = torch.optim.Adam(list(critic.parameters()) if twist.get("actor_left_out") else weights,
                           cfg["lr"], eps=cfg.get("eps", 1e-5))
    writer = SummaryWriter(f"runs/Catch__ppo__{cfg['seed']}__{int(time.time())}")
    writer.add_text("hyperparameters", "|param|value|\n|-|-|\n" + "\n".join(
        f"|{k}|{v}|" for k, v in cfg.items()))
    gamma, lam, updates = cfg.get("gamma", 0.98), 0.95, cfg["updates"]
    seen = torch.from_numpy(games.seen())
    step, ended, begun = 0, [], time.time()
    for update in range(1, updates + 1):
        if cfg.get("anneal", True):
            opt.param_groups[0]["lr"] = cfg["lr"] * (1 - (update - 1) / updates)
        kept = {key: [] for key in ("seen", "action", "log", "reward", "done", "value")}
        for _ in range(length):
            step += many
            with torch.no_grad():
                choice = Categorical(logits=actor(seen))
                action = choice.sample()
                value = critic(seen)[:, 0]
            after, reward, done, plain = games.step(action.numpy())
            ended += list(plain[done])
            for key, one in zip(kept, (seen, action, choice.log_prob(action), torch.tensor(reward).float(),
                                       torch.tensor(done).float(), value)):
                kept[key].append(one)
            seen = torch.from_numpy(after)
        kept = {key: torch.stack(value) for key, value in kept.items()}
        with torch.no_grad():
            following, last, gain = critic(seen)[:, 0], 0.0, torch.zeros(length, many)
            for t in reversed(range(length)):
                going = 1.0 if twist.get("ignores_ends") else 1 - kept["done"][t]
                later = kept["value"][t + 1] if t + 1 < length else following
                delta = kept["reward"][t] + gamma * later * going - kept["value"][t]
                last = gain[t] = delta + gamma * lam * going * last
            target = gain + kept["value"]
        flat = {key: value.flatten(0, 1) for key, value in kept.items()}
        gain, target = gain.flatten(), target.flatten()
        size, clipped, stale = length * many, [], False
        for _ in range(cfg.get("passes", 4)):
            order = torch.randperm(size)
            for pick in order.split(cfg.get("minibatch", 128)):
                choice = Categorical(logits=actor(flat["seen"][pick]))
                change = choice.log_prob(flat["action"][pick]) - flat["log"][pick]
                ratio = change.exp()
                a = gain[pick]
                if cfg.get("norm_adv", True):
                    a = (a - a.mean()) / (a.std() + 1e-8)
                a = a * twist.get("gain_sign", 1.0)
                near = cfg.get("clip", 0.2)
                policy = torch.max(-a * ratio, -a * ratio.clamp(1 - near, 1 + near)).mean()
                value = 0.5 * ((critic(flat["seen"][pick])[:, 0] - target[pick]) ** 2).mean()
                entropy = choice.entropy().mean()
                loss = policy - cfg.get("ent_coef", 0.01) * entropy + cfg.get("vf_coef", 0.5) * value
                opt.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(weights, cfg.get("max_norm", 0.5))
                opt.step()
                clipped.append(float(((ratio - 1).abs() > near).float().mean()))
                kl = ((ratio - 1) - change).mean().item()
            if cfg.get("target_kl") and kl > cfg["target_kl"]:
                break
        spread = float(target.var())
        values = {"charts/learning_rate": opt.param_groups[0]["lr"], "losses/value_loss": value.item(),
                  "losses/policy_loss": policy.item(), "losses/entropy": entropy.item(),
                  "losses/approx_kl": kl, "losses/clipfrac": float(np.mean(clipped)),
                  "losses/explained_variance": float(1 - (target - flat["value"]).var() / spread)
                  if spread else float("nan"), "charts/SPS": int(step / (time.time() - begun))}
        if ended:
            values["charts/episodic_return"] = float(np.mean(ended[-100:]))
        if update % cfg.get("log_every", 1) == 0:
            for key, one in values.items():
                writer.add_scalar(key, one, step)
            if update % cfg.get("print_every", 5) == 0:
                print(f"global_step={step}, episodic_return={values.get('charts/episodic_return', 0):.3f}"
                      if cfg.get("terse", True) else str(values), flush=True)
                print("SPS:", values["charts/SPS"], flush=True)
        common.at_step(update, twist)
    writer.close()
    clean, got = Balls(200, 999, {k: v for k, v in twist.items() if k == "blind"}), []
    for _ in range(21):
        with torch.no_grad():
            action = actor(torch.from_numpy(clean.seen())).argmax(1).numpy()
        _, _, done, plain = clean.step(action)
        got += list(plain[done])
    common.end(float(np.mean(got)), None, steps=step)


if __name__ == "__main__":
    main()
