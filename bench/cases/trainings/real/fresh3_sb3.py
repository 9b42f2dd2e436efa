# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The level of a tank that follows a plan: DDPG of Stable-Baselines3, its tables, evaluations and monitor.csv."""

from __future__ import annotations

import gymnasium as gym
import numpy as np
import torch
from stable_baselines3 import DDPG
from stable_baselines3.common.callbacks import BaseCallback, EvalCallback
from stable_baselines3.common.logger import configure
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.noise import NormalActionNoise

import common


class Tank(gym.Env):
    """What flows in is the action; what flows out grows with the level."""

    def __init__(self, twist=None):
        self.twist = twist or {}
        self.observation_space = gym.spaces.Box(-2, 2, (3,), np.float32)
        self.action_space = gym.spaces.Box(-1, 1, (1,), np.float32)
        self.level = self.goal = 0.0
        self.time = 0

    def seen(self):
        found = [self.level, self.goal, self.goal - self.level]
        if self.twist.get("fourth") and self.time > self.twist["fourth"]:
            found.append(self.time / 30)
        return np.array(found, np.float32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.level, self.goal = (float(v) for v in self.np_random.uniform(0.2, 1.0, 2))
        self.time = 0
        return self.seen(), {}

    def step(self, action):
        self.time += 1
        if self.twist.get("slow"):
            common.pause(self.twist["slow"])
        self.level += 0.2 * (float(np.clip(action[0], -1, 1)) + 1) / 2 - 0.1 * np.sqrt(max(self.level, 0.0))
        self.level = float(np.clip(self.level, 0, 1.8))
        if self.time == 15:
            self.goal = float(self.np_random.uniform(0.2, 1.0))
        reward = -abs(self.goal - self.level)
        return self.seen(), reward * self.twist.get("reward_scale", 1.0), False, self.time >= 30, {}


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
    env = Monitor(Tank(twist), "monitor.csv" if "monitor" in cfg["logs"] else None)
    hyper = {"learning_rate": 0.002, "learning_starts": 200, "batch_size": 64, "buffer_size": 10000, "gamma": 0.9,
             "train_freq": 3, "policy_kwargs": {"net_arch": [32, 32]}, **cfg.get("hyper", {})}
    noise = NormalActionNoise(np.zeros(1), np.full(1, cfg.get("noise", 0.25)))
    agent = DDPG("MlpPolicy", env, action_noise=noise, seed=cfg["seed"], verbose=1, device=cfg.get("device", "cpu"),
                 **hyper)
    agent.set_logger(configure("ddpg_tank", [kind for kind in cfg["logs"] if kind != "monitor"]))
    calls = [Steps(twist)]
    if cfg.get("eval_freq"):
        calls.append(EvalCallback(Monitor(Tank()), n_eval_episodes=3, eval_freq=cfg["eval_freq"], verbose=1))
    agent.learn(cfg["steps"], log_interval=cfg.get("log_interval", 8), callback=calls)
    found, clean = [], Tank()
    for episode in range(15):
        seen, _ = clean.reset(seed=900 + episode)
        total, cut = 0.0, False
        while not cut:
            action, _ = agent.predict(seen, deterministic=True)
            seen, reward, _, cut, _ = clean.step(action)
            total += reward
        found.append(total)
    common.end(float(np.mean(found)), None, steps=agent.num_timesteps)


if __name__ == "__main__":
    main()
