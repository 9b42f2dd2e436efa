# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A heater that has to hold a temperature: SAC of Stable-Baselines3. Returns are negative."""

from __future__ import annotations

import gymnasium as gym
import numpy as np
import torch
from stable_baselines3 import SAC
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.logger import configure
from stable_baselines3.common.monitor import Monitor

import common


class Heater(gym.Env):
    """The room loses heat; the action is the power; the reward is minus the error."""

    def __init__(self, twist=None):
        self.twist = twist or {}
        self.observation_space = gym.spaces.Box(-5, 5, (3,), np.float32)
        self.action_space = gym.spaces.Box(-1, 1, (1,), np.float32)
        self.room = self.walls = self.goal = 0.0
        self.time = self.all = 0

    def seen(self):
        found = np.array([self.room, self.walls, self.goal], np.float32) * self.twist.get("scale", 1.0)
        return found * 0 if self.twist.get("blind") else found

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.room, self.walls, self.goal = self.np_random.uniform(-1, 1, 3)
        self.time = 0
        return self.seen(), {}

    def step(self, action):
        self.time += 1
        self.all += 1
        if self.twist.get("slow"):
            common.pause(self.twist["slow"])
        power = float(np.clip(action[0], -1, 1)) * self.twist.get("power", 1.0)
        self.room += 0.4 * power + 0.1 * (self.walls - self.room)
        self.walls += 0.05 * (self.room - self.walls) + float(self.np_random.normal(0, 0.02))
        reward = -abs(self.room - self.goal) * self.twist.get("reward_scale", 1.0)
        if self.twist.get("nan_after") == self.all:
            reward = float("nan")
        return self.seen(), reward, False, self.time >= 40, {}


class Steps(BaseCallback):
    def __init__(self, twist):
        super().__init__()
        self.twist = twist

    def _on_step(self):
        common.at_step(self.num_timesteps, self.twist)
        return True


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    env = Monitor(Heater(twist), "monitor.csv")
    hyper = {"learning_rate": 0.003, "learning_starts": 200, "train_freq": 4, "batch_size": 64,
             "buffer_size": 10000, "gamma": 0.9, "policy_kwargs": {"net_arch": [32, 32]},
             **cfg.get("hyper", {})}
    agent = SAC("MlpPolicy", env, seed=cfg["seed"], verbose=1, device="cpu", **hyper)
    agent.set_logger(configure("sac_heater", cfg["logs"]))
    agent.learn(cfg["steps"], log_interval=cfg.get("log_interval", 4), callback=Steps(twist))
    found = []
    clean = Heater({k: v for k, v in twist.items() if k in ("blind", "power", "scale")})
    for episode in range(15):
        seen, _ = clean.reset(seed=2000 + episode)
        total, cut = 0.0, False
        while not cut:
            action, _ = agent.predict(seen, deterministic=True)
            seen, reward, _, cut, _ = clean.step(action)
            total += reward
        found.append(total)
    common.end(float(np.mean(found)), None, steps=agent.num_timesteps)


if __name__ == "__main__":
    main()
