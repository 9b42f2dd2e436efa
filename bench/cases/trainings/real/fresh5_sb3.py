# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A gripper is to reach a place that is given as a goal: DQN with hindsight (HER) of Stable-Baselines3; tables on the
console and a JSON log."""

from __future__ import annotations

import json

import gymnasium as gym
import numpy as np
import stable_baselines3
import torch
from stable_baselines3.common.callbacks import BaseCallback, EvalCallback
from stable_baselines3.common.logger import configure
from stable_baselines3.common.monitor import Monitor

import common


class Reach(gym.Env):
    """Seven by seven cells; each step costs one until the goal is reached."""

    def __init__(self, limit=18, twist=None):
        self.limit, self.twist = limit, twist or {}
        place = gym.spaces.Box(0.0, 1.0, (2,), np.float32)
        self.observation_space = gym.spaces.Dict({"observation": place, "achieved_goal": place, "desired_goal": place})
        self.action_space = gym.spaces.Discrete(4)

    def seen(self):
        here, goal = (np.array(one, np.float32) / 6 for one in (self.at, self.goal))
        return {"observation": here, "achieved_goal": here.copy(), "desired_goal": goal}

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.at, self.goal, self.time = self.np_random.integers(0, 7, 2), self.np_random.integers(0, 7, 2), 0
        return self.seen() if self.twist.get("old_reset") else (self.seen(), {})

    def compute_reward(self, achieved, desired, info):
        near = np.linalg.norm(np.asarray(achieved) - desired, axis=-1) < 0.05
        if self.twist.get("other_sign"):
            return near.astype(np.float32) * -1.0
        return near.astype(np.float32) - 1.0

    def step(self, action):
        if self.twist.get("slow"):
            common.pause(self.twist["slow"])
        self.at = np.clip(self.at + ((0, 1), (0, -1), (1, 0), (-1, 0))[int(action)], 0, 6)
        self.time += 1
        done = bool((self.at == self.goal).all())
        return self.seen(), float(done) - 1.0, done, self.time >= self.limit, {"is_success": done}


class Steps(BaseCallback):
    def __init__(self, twist):
        super().__init__()
        self.twist = twist

    def _on_step(self):
        common.at_step(self.num_timesteps, self.twist)
        return True


def success(model, episodes=120):
    env, good = Reach(), 0
    for k in range(episodes):
        seen, _ = env.reset(seed=9000 + k)
        for _ in range(env.limit):
            action, _ = model.predict(seen, deterministic=True)
            seen, _, done, over, _ = env.step(action)
            if done:
                good += 1
                break
            if over:
                break
    return good / episodes


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    her = {"n_sampled_goal": 4, "goal_selection_strategy": "future", **cfg.get("replay_buffer_kwargs", {})}
    algo = {"learning_rate": 0.002, "buffer_size": 20000, "learning_starts": 300, "batch_size": 48, "gamma": 0.93,
            "train_freq": 3, "gradient_steps": 1, "target_update_interval": 200, "exploration_fraction": 0.4,
            "exploration_final_eps": 0.1, "tau": 1.0, **cfg.get("algo", {})}
    total = cfg.get("n_timesteps", 2600)
    with open("hyperparams.json", "w", encoding="utf-8") as file:
        json.dump({"policy": cfg.get("policy", "MultiInputPolicy"), "n_timesteps": total, "seed": cfg["seed"], **algo,
                   "replay_buffer_class": "HerReplayBuffer", "replay_buffer_kwargs": her}, file, indent=2)
    kinds = cfg.get("log", ["stdout", "json"])
    env = Monitor(Reach(cfg.get("time_limit", 18), twist), info_keywords=("is_success",))
    if cfg.get("load_from"):
        model = stable_baselines3.DQN.load(cfg["load_from"], env)
    else:
        model = stable_baselines3.DQN(
            cfg.get("policy", "MultiInputPolicy"), env, seed=cfg["seed"], verbose=0,
            replay_buffer_class=stable_baselines3.HerReplayBuffer, replay_buffer_kwargs=her,
            policy_kwargs={"net_arch": cfg.get("net_arch", [32, 32])}, **algo)
    model.set_logger(configure("logs", kinds))
    calls = [Steps(twist)]
    if cfg.get("eval_freq"):
        calls.append(EvalCallback(Monitor(Reach()), n_eval_episodes=20, eval_freq=cfg["eval_freq"], verbose=1,
                                  log_path="logs"))
    model.learn(total, callback=calls, log_interval=cfg.get("log_interval", 20))
    print(f"saved dqn_reach.zip after {model.num_timesteps} steps", flush=True)
    common.end(success(model), None, steps=model.num_timesteps)


if __name__ == "__main__":
    main()
