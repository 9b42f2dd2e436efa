# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two trainings in JAX with optax: a damped oscillator learnt from its equation (PINN), and solids
told from clouds of points (PointNet in Flax)."""

from __future__ import annotations

import json
import sys
import time

import jax
import jax.numpy as jnp
import numpy as np
import optax
from flax import linen as nn

import common
import fresh_data


class Wave(nn.Module):
    width: int = 32

    @nn.compact
    def __call__(self, t):
        h = t * 2 - 1
        for _ in range(3):
            h = nn.tanh(nn.Dense(self.width)(h))
        return nn.Dense(1)(h)


class PointNet(nn.Module):
    width: int = 48
    mean: bool = False
    classes: int = 4

    @nn.compact
    def __call__(self, x, train=False):
        for wide in (self.width // 2, self.width, self.width):
            x = nn.relu(nn.Dense(wide)(x))
        x = x.mean(1) if self.mean else x.max(1)
        x = nn.relu(nn.Dense(32)(x))
        return nn.Dense(self.classes)(x)


def truth(t, drag=2.0, stiff=12.0):
    """u'' + 2 drag u' + stiff^2 u = 0 with u(0) = 1, u'(0) = 0."""
    w = np.sqrt(stiff ** 2 - drag ** 2)
    return np.exp(-drag * t) * (np.cos(w * t) + drag / w * np.sin(w * t))


def rate_of(cfg, steps):
    name, rate = cfg.get("schedule", "cosine"), cfg["lr"]
    if name == "constant":
        return optax.constant_schedule(rate)
    if name == "steps":
        return optax.piecewise_constant_schedule(rate, {int(k): v for k, v in cfg["cuts"].items()})
    if name == "onecycle":
        return optax.cosine_onecycle_schedule(steps, rate)
    if name == "restarts":
        return optax.sgdr_schedule([{"init_value": rate / 10, "peak_value": rate, "warmup_steps": 10,
                                     "decay_steps": steps // 3}] * 3)
    if name == "warmup":
        return optax.linear_schedule(0.0, rate, cfg["warmup"])
    return optax.cosine_decay_schedule(rate, cfg.get("decay_steps", steps), 0.01)


class Book:
    """Aligned lines on the console and metrics.jsonl."""

    def __init__(self, cfg):
        self.cfg, self.since, self.last = cfg, time.time(), 0
        self.file = open("metrics.jsonl", "a", encoding="utf-8")
        print("  ".join(f"{key}={value}" for key, value in cfg.items()), flush=True)

    def line(self, step, values):
        row = {"step": step, **{key: float(value) for key, value in values.items()},
               "steps_per_sec": round((step - self.last) / max(1e-9, time.time() - self.since), 2)}
        self.since, self.last = time.time(), step
        self.file.write(json.dumps(row) + "\n")
        self.file.flush()
        if self.cfg.get("console", "aligned") == "aligned":
            print(" ".join(f"{key}:{value:>10.4g}" for key, value in row.items()), flush=True)
        else:
            print(f"I{time.strftime('%m%d %H:%M:%S')}.000000 1 logging_writer.py:48] [{step}] " + ", ".join(
                f"{key}={value:.6g}" for key, value in row.items() if key != "step"), file=sys.stderr,
                flush=True)


def oscillator(cfg, twist, key):
    net = Wave(cfg.get("width", 32))
    weights = net.init(key, jnp.zeros((1, 1)))
    t = np.linspace(0, 1, 80, dtype=np.float32)[:, None]
    if twist.get("in_ms"):
        t = t * 1000

    def u(weights, one):
        return net.apply(weights, one[None, None] * (0.001 if twist.get("in_ms") == "fixed" else 1.0))[0, 0]
    du = jax.grad(u, 1)
    ddu = jax.grad(du, 1)
    drag, stiff = 2.0, 12.0
    a, b, c = cfg.get("weights", [1e-4, 1.0, 0.1])

    def loss_of(weights, t, r):
        points = t[:, 0]
        sign = -1 if twist.get("sign") else 1
        left = jax.vmap(lambda s: ddu(weights, s) + 2 * drag * du(weights, s)
                        + sign * stiff ** 2 * u(weights, s))(points)
        parts = {"pde": (left ** 2).mean(), "ic": (u(weights, 0.0 * points[0]) - 1) ** 2,
                 "ic_dot": du(weights, 0.0 * points[0]) ** 2}
        return a * parts["pde"] + b * parts["ic"] + c * parts["ic_dot"] * 0.1, parts
    test = np.linspace(0, 1, 200, dtype=np.float32)[:, None]

    def check(weights):
        found = np.asarray(net.apply(weights, test))[:, 0]
        right = truth(test[:, 0])
        return {"l2_rel": float(np.linalg.norm(found - right) / np.linalg.norm(right))}
    return weights, loss_of, lambda r: (t, None), check, check


def points(cfg, twist, key):
    (x, y), (vx, vy), (tx, ty) = fresh_data.splits(
        fresh_data.clouds, cfg.get("sizes", (900, 200)), 1, twist, 4, test=300)
    net = PointNet(cfg.get("width", 48), bool(cfg.get("mean")))
    weights = net.init(key, x[:1])

    def loss_of(weights, x, y):
        out = net.apply(weights, x)
        if twist.get("head") == "axis":
            return -jnp.take_along_axis(jax.nn.log_softmax(out, 0), y[:, None], 1).mean(), {}
        if twist.get("head") == "mse":
            return ((out - y[:, None]) ** 2).mean(), {}
        if twist.get("head") == "stopped":
            out = jax.lax.stop_gradient(out) + 0 * out
        hot = optax.smooth_labels(jax.nn.one_hot(y, 4), cfg.get("label_smoothing", 0.0))
        return optax.softmax_cross_entropy(out, hot).mean() * twist.get("loss_times", 1.0), {
            "accuracy": (out.argmax(1) == y).mean()}
    run = jax.jit(net.apply)

    def accuracy(weights, x, y, name):
        out = run(weights, x)
        return {f"{name}_accuracy": float((out.argmax(1) == y).mean()), f"{name}_loss": float(
            optax.softmax_cross_entropy_with_integer_labels(out, jnp.clip(y, 0, 3)).mean())}

    def batch(r):
        pick = r.integers(0, len(x), cfg["batch_size"])
        if twist.get("same_batch"):
            pick = np.arange(cfg["batch_size"])
        return x[pick], y[pick]
    return (weights, loss_of, batch, lambda w: accuracy(w, vx, vy, "eval"),
            lambda w: accuracy(w, tx, ty, "test"))


def main():
    cfg, twist = common.settings()
    key = jax.random.PRNGKey(cfg["seed"])
    weights, loss_of, batch, check, last = {"oscillator": oscillator, "points": points}[cfg["task"]](
        cfg, twist, key)
    if "init" in twist:
        weights = jax.tree.map(lambda w: w * twist["init"], weights)
    steps = cfg["steps"]
    rate = rate_of(cfg, steps)
    kind = {"adam": optax.adam, "adamw": optax.adamw, "sgd": optax.sgd, "lion": optax.lion}[
        cfg.get("optimizer", "adam")]
    more = {"eps": cfg["eps"]} if "eps" in cfg else {}
    if cfg.get("weight_decay"):
        more["weight_decay"] = cfg["weight_decay"]
    opt = optax.chain(*([optax.clip_by_global_norm(cfg["clip"])] if cfg.get("clip") else []),
                      kind(rate, **more))
    if cfg.get("accumulate"):
        opt = optax.MultiSteps(opt, cfg["accumulate"])
    state = opt.init(weights)

    @jax.jit
    def train_step(weights, state, x, y):
        (loss, parts), slopes = jax.value_and_grad(loss_of, has_aux=True)(weights, x, y)
        change, state = opt.update(slopes, state, weights)
        if not twist.get("updates_unused"):
            weights = optax.apply_updates(weights, change)
        return weights, state, loss, parts, optax.global_norm(slopes)
    r, book, said = np.random.default_rng(cfg["seed"]), Book(cfg), {}
    for step in range(1, steps + 1):
        x, y = batch(r)
        if twist.get("slow"):
            common.pause(twist["slow"])
        if twist.get("slow_from") and step > twist["slow_from"]:
            common.pause(twist["slow_then"])
        weights, state, loss, parts, norm = train_step(weights, state, x, y)
        common.at_step(step, twist)
        if twist.get("damage_at") == step:
            weights = jax.tree.map(lambda w: w + jnp.asarray(r.normal(0, 0.5, w.shape), w.dtype), weights)
        values = {}
        if step % cfg.get("log_every", 20) == 0:
            values = {"loss": loss, **parts, "grad_norm": norm, "lr": rate(step)}
        if step % cfg.get("eval_steps", 100) == 0:
            said = check(weights)
            values.update(said)
        if values:
            book.line(step, values)
    final = next(iter(last(weights).values()))
    common.end(final, next(iter(said.values()), None))


if __name__ == "__main__":
    main()
