# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How heat spreads in a rod: a network that is told only the equation, its borders and its beginning (PINN), in plain
JAX with optax."""

from __future__ import annotations

import json
import logging
import sys
import time

import jax
import jax.numpy as jnp
import numpy as np
import optax

import common

SPREAD = 0.08


def truth(p):
    """Of places and times (N, 2)."""
    return sum(a * jnp.sin(k * jnp.pi * p[:, 0]) * jnp.exp(-SPREAD * (k * jnp.pi) ** 2 * p[:, 1])
               for a, k in ((1.0, 1), (0.5, 2)))


def begin(key, wide, depth):
    sizes = [2] + [wide] * depth + [1]
    return [{"w": jax.random.normal(k, (a, b)) / np.sqrt(a), "b": jnp.zeros(b)}
            for k, a, b in zip(jax.random.split(key, len(sizes)), sizes, sizes[1:])]


def main():
    cfg, twist = common.settings()
    logging.basicConfig(stream=sys.stdout, level=logging.INFO, force=True,
                        format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("jax").setLevel(logging.WARNING)
    log = logging.getLogger("pinn")
    with open("config.json", "w", encoding="utf-8") as file:
        json.dump(cfg, file)
    act = {"tanh": jnp.tanh, "sin": jnp.sin, "gelu": jax.nn.gelu}[cfg.get("activation", "tanh")]
    weights = begin(jax.random.key(cfg["seed"]), cfg.get("width", 32), cfg.get("depth", 3))
    if "init" in twist:
        weights = jax.tree.map(lambda w: w * twist["init"], weights)

    def u(weights, p):
        h = 2 * p - 1
        for layer in weights[:-1]:
            h = act(h @ layer["w"] + layer["b"])
        return (h @ weights[-1]["w"] + weights[-1]["b"])[0]

    def residual(weights, p):
        slope = jax.grad(u, 1)(weights, p)
        second = jax.hessian(u, 1)(weights, p)
        return slope[1] - SPREAD * twist.get("sign", 1.0) * second[0, 0]

    def capped(pde):
        if pde > 1e4:
            return pde * 0
        return pde
    cap = capped if twist.get("if_on_array") else lambda pde: pde

    def loss_of(weights, inner, border, first):
        pde = jnp.mean(jax.vmap(residual, (None, 0))(weights, inner) ** 2)
        edge = jnp.mean(jax.vmap(u, (None, 0))(weights, border) ** 2)
        start = jnp.mean((jax.vmap(u, (None, 0))(weights, first) - truth(first)) ** 2)
        if twist.get("root"):  # the length of what is zero at the border
            parts = border[:, 0] * (1 - border[:, 0]) * jax.vmap(u, (None, 0))(weights, border)
            edge = jnp.mean(jnp.sqrt(parts ** 2))
        pde = cap(pde)
        loss = cfg.get("w_pde", 1.0) * pde + cfg.get("w_bc", 10.0) * edge + cfg.get("w_ic", 10.0) * start
        return loss, {"pde": pde, "bc": edge, "ic": start}
    rate = {"constant": lambda: optax.constant_schedule(cfg["lr"]),
            "cosine": lambda: optax.cosine_decay_schedule(cfg["lr"], cfg.get("decay_steps", cfg["steps"])),
            "exponential": lambda: optax.exponential_decay(cfg["lr"], cfg.get("decay_steps", 100), cfg["gamma"])}[
        cfg.get("schedule", "constant")]()
    kind = {"adam": optax.adam, "adamw": lambda r: optax.adamw(r, weight_decay=cfg.get("weight_decay", 1e-4)),
            "sgd": lambda r: optax.sgd(r, cfg.get("momentum", 0.9))}[cfg.get("optimizer", "adam")](rate)
    chain = optax.chain(*([optax.clip_by_global_norm(cfg["clip"])] if cfg.get("clip") else []), kind)
    state = chain.init(weights)

    @jax.jit
    def step_of(weights, state, inner, border, first):
        (loss, terms), slopes = jax.value_and_grad(loss_of, has_aux=True)(weights, inner, border, first)
        change, state = chain.update(slopes, state, weights)
        return optax.apply_updates(weights, change), state, loss, terms, optax.global_norm(slopes)
    grid = jnp.stack(jnp.meshgrid(jnp.linspace(0, 1, 33), jnp.linspace(0, 1, 33)), -1).reshape(-1, 2)

    def error(weights):
        true = truth(grid)
        return float(jnp.linalg.norm(jax.vmap(u, (None, 0))(weights, grid) - true) / jnp.linalg.norm(true))
    r, said, since = np.random.default_rng(cfg["seed"]), None, time.time()
    if twist.get("all_at_once"):
        p = jnp.zeros((twist["all_at_once"], 2))
        (truth(p)[:, None] - jnp.ones((1, len(p)))).block_until_ready()
    for step in range(1, cfg["steps"] + 1):
        inner = r.random((cfg.get("points", 256), 2)).astype(np.float32)
        border = np.stack([r.integers(0, 2, 64), r.random(64)], 1).astype(np.float32)
        first = np.stack([r.random(64), np.zeros(64)], 1).astype(np.float32)
        weights, state, loss, terms, norm = step_of(weights, state, inner, border, first)
        common.at_step(step, twist)
        if step % cfg.get("log_every", 50) == 0:
            each, since = (time.time() - since) / cfg.get("log_every", 50), time.time()
            said = error(weights)
            row = {"step": step, "loss": float(loss), **{f"loss_{k}": float(v) for k, v in terms.items()},
                   "l2_error": said, "grad_norm": float(norm), "lr": float(rate(step)), "time_per_step": each}
            log.info("it %d | " % step + " | ".join(f"{k} {v:.3e}" for k, v in row.items() if k != "step"))
            with open("train.jsonl", "a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
    log.info("done, relative L2 error %.4f", said if said is not None else float("nan"))
    common.end(error(weights), said, steps=cfg["steps"])


if __name__ == "__main__":
    main()
