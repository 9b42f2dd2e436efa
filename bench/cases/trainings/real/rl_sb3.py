# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stable-Baselines3's agents, with its own loggers."""

from __future__ import annotations

import gymnasium as gym
import numpy as np
import torch
from stable_baselines3 import A2C, DQN, PPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.logger import configure
from stable_baselines3.common.monitor import Monitor

import common


class Corridor(gym.Env):
    """A walk of twelve cells to a treasure, with a small reward on the wrong side."""

    def __init__(self, length=12):
        self.length, self.at, self.time = length, 0, 0
        self.observation_space = gym.spaces.Box(0, 1, (length,), np.float32)
        self.action_space = gym.spaces.Discrete(3)

    def seen(self):
        found = np.zeros(self.length, np.float32)
        found[self.at] = 1
        return found

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.at, self.time = 3 + int(self.np_random.integers(0, 4)), 0
        return self.seen(), {}

    def step(self, action):
        self.time += 1
        move = int(action) - 1
        if self.np_random.random() < 0.1:
            move = int(self.np_random.integers(-1, 2))
        self.at = int(np.clip(self.at + move, 0, self.length - 1))
        done = self.at in (0, self.length - 1)
        reward = (1.0 if self.at == self.length - 1 else 0.1 if done else 0.0) - 0.005
        return self.seen(), reward, done, self.time >= 60, {}


class Changed(gym.Wrapper):
    def __init__(self, env, twist):
        super().__init__(env)
        self.twist = twist

    def step(self, action):
        seen, reward, done, cut, more = self.env.step(action)
        if self.twist.get("slow"):
            common.pause(self.twist["slow"])
        reward = reward * self.twist.get("reward_scale", 1.0)
        if self.twist.get("blind"):
            seen = seen * 0
        if self.twist.get("nan_after"):
            self.twist["nan_after"] -= 1
            if not self.twist["nan_after"]:
                seen = seen * np.nan
        return seen, reward, done, cut, more


class Happens(BaseCallback):
    def __init__(self, twist):
        super().__init__()
        self.twist = twist

    def _on_step(self):
        common.at_step(self.num_timesteps, self.twist)
        return True


def made(name):
    return Corridor() if name == "Corridor" else gym.make(name)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    env = Monitor(Changed(made(cfg["env"]), twist))
    kind = {"PPO": PPO, "DQN": DQN, "A2C": A2C}[cfg["agent"]]
    model = kind("MlpPolicy", env, seed=cfg["seed"], verbose=1, device="cpu",
                 **{**cfg["hyper"], **twist.get("hyper", {})})
    model.set_logger(configure("sb3_log", cfg["logs"]))
    model.learn(cfg["steps"], log_interval=cfg.get("log_interval", 1), callback=Happens(twist))
    rewards = []
    clean = made(cfg["env"])
    for episode in range(12):
        seen, _ = clean.reset(seed=1000 + episode)
        total, over = 0.0, False
        while not over:
            action, _ = model.predict(seen, deterministic=cfg.get("deterministic", True))
            seen, reward, done, cut, _ = clean.step(action)
            total, over = total + float(reward), done or cut
        rewards.append(total)
    common.end(float(np.mean(rewards)), None, steps=model.num_timesteps)


if __name__ == "__main__":
    main()
