# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A cart that has to dock: TD3 of Stable-Baselines3 with its tables, evaluations and TensorBoard."""

from __future__ import annotations

import gymnasium as gym
import numpy as np
import torch
from stable_baselines3 import TD3
from stable_baselines3.common.callbacks import BaseCallback, EvalCallback
from stable_baselines3.common.logger import configure
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.noise import NormalActionNoise

import common


class Dock(gym.Env):
    """A cart on ice; the action is a push; it should come to rest at zero."""

    def __init__(self, twist=None):
        self.twist = twist or {}
        self.observation_space = gym.spaces.Box(-4, 4, (3,), np.float32)
        self.action_space = gym.spaces.Box(-1, 1, (1,), np.float32)
        self.at = self.speed = 0.0
        self.time = 0

    def seen(self):
        found = np.array([self.at, self.speed, self.time / 40], np.float32)
        return found * 0 if self.twist.get("blind") else found

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.at, self.speed, self.time = float(self.np_random.uniform(-1, 1)), 0.0, 0
        if self.twist.get("old_api"):
            return self.seen()
        return self.seen(), {}

    def step(self, action):
        self.time += 1
        if self.twist.get("slow"):
            common.pause(self.twist["slow"])
        self.speed += 0.15 * float(np.clip(action[0], -1, 1)) - 0.02 * self.speed
        self.at = float(np.clip(self.at + 0.15 * self.speed, -3, 3))
        reward = -abs(self.at) - 0.1 * abs(self.speed)
        return self.seen(), reward * self.twist.get("reward_scale", 1.0), False, self.time >= 40, {}


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
    env = Monitor(Dock(twist))
    hyper = {"learning_rate": 0.003, "learning_starts": 200, "batch_size": 64, "buffer_size": 10000, "gamma": 0.95,
             "train_freq": 4, "policy_kwargs": {"net_arch": [32, 32]}, **cfg.get("hyper", {}), **twist.get("hyper", {})}
    noise = NormalActionNoise(np.zeros(1), np.full(1, cfg.get("noise", 0.3)))
    agent = TD3(cfg.get("policy", "MlpPolicy"), env, action_noise=noise, seed=cfg["seed"], verbose=1, device="cpu",
                **hyper)
    agent.set_logger(configure("td3_dock", cfg["logs"]))
    calls = [Steps(twist)]
    if cfg.get("eval_freq"):
        calls.append(EvalCallback(Monitor(Dock({k: v for k, v in twist.items() if k == "blind"})), n_eval_episodes=3,
                                  eval_freq=cfg["eval_freq"], log_path="td3_dock", verbose=1))
    agent.learn(cfg["steps"], log_interval=cfg.get("log_interval", 5), callback=calls)
    found, clean = [], Dock({k: v for k, v in twist.items() if k == "blind"})
    for episode in range(12):
        seen, _ = clean.reset(seed=3000 + episode)
        total, cut = 0.0, False
        while not cut:
            action, _ = agent.predict(seen, deterministic=True)
            seen, reward, _, cut, _ = clean.step(action)
            total += reward
        found.append(total)
    common.end(float(np.mean(found)), None, steps=agent.num_timesteps)


if __name__ == "__main__":
    main()
