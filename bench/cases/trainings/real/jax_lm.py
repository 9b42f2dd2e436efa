# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A character language model: a small GPT in Flax with optax, own lines and a jsonl."""

from __future__ import annotations

import json
import time

import jax
import jax.numpy as jnp
import numpy as np
import optax
from flax import linen as nn

import common
import data

LENGTH, WORDS = 32, 29


class Block(nn.Module):
    width: int
    causal: bool

    @nn.compact
    def __call__(self, x):
        mask = nn.make_causal_mask(jnp.ones(x.shape[:2])) if self.causal else None
        x = x + nn.SelfAttention(4)(nn.LayerNorm()(x), mask)
        h = nn.Dense(self.width * 2)(nn.LayerNorm()(x))
        return x + nn.Dense(self.width)(nn.gelu(h))


class Gpt(nn.Module):
    width: int = 32
    depth: int = 2
    causal: bool = True

    @nn.compact
    def __call__(self, ids):
        place = self.param("place", nn.initializers.normal(0.02), (LENGTH, self.width))
        x = nn.Embed(WORDS, self.width)(ids) + place
        for _ in range(self.depth):
            x = Block(self.width, self.causal)(x)
        return nn.Dense(WORDS)(nn.LayerNorm()(x))


def main():
    cfg, twist = common.settings()
    print(f"jax {jax.__version__} on {jax.devices()[0].platform}, config {cfg}", flush=True)
    (x, y), (vx, vy), (tx, ty) = data.splits(data.text, cfg.get("sizes", (3000, 200)), 1, twist)
    net = Gpt(cfg.get("width", 32), cfg.get("depth", 2), not twist.get("no_mask"))
    weights = jax.jit(net.init)(jax.random.PRNGKey(cfg["seed"]), x[:1])
    if "init" in twist:
        weights = jax.tree.map(lambda w: w * twist["init"], weights)
    steps = cfg["steps"]
    schedule = {
        "constant": lambda: optax.constant_schedule(cfg["lr"]),
        "cosine": lambda: optax.warmup_cosine_decay_schedule(
            0.0, cfg["lr"], cfg.get("warmup", 40), cfg.get("decay_steps", steps), cfg["lr"] * 0.01),
        "exponential": lambda: optax.exponential_decay(cfg["lr"], cfg["decay_every"], cfg["gamma"]),
        "restarts": lambda: optax.sgdr_schedule([{
            "init_value": 0.0, "peak_value": cfg["lr"], "warmup_steps": 20,
            "decay_steps": steps // 4}] * 4)}[cfg.get("schedule", "cosine")]()
    chain = [optax.clip_by_global_norm(cfg.get("clip_norm", 1.0)),
             optax.adamw(schedule, weight_decay=cfg.get("weight_decay", 0.01))]
    if cfg.get("optimizer") == "sgd":
        chain = [optax.sgd(schedule)]
    optimizer = optax.chain(*chain)
    state = optimizer.init(weights)

    def loss_of(weights, ids, targets):
        logits = net.apply(weights, ids)
        if twist.get("bf16"):
            logits = logits.astype(jnp.bfloat16)
        if twist.get("head") == "softmax":
            logits = jax.nn.softmax(logits)
        if twist.get("head") == "log":
            p = jnp.take_along_axis(jax.nn.softmax(logits * 8), targets[..., None], 2)
            return -jnp.log(p).mean()
        loss = optax.softmax_cross_entropy_with_integer_labels(logits, targets)
        return loss.sum() if twist.get("head") == "sum" else loss.mean()

    @jax.jit
    def train_step(weights, state, ids, targets):
        loss, gradients = jax.value_and_grad(loss_of)(weights, ids, targets)
        norm = optax.global_norm(gradients)
        updates, state = optimizer.update(gradients, state, weights)
        if twist.get("ascends"):
            updates = jax.tree.map(lambda u: -u, updates)
        if not twist.get("updates_unused"):
            weights = optax.apply_updates(weights, updates)
        return weights, state, loss, norm

    held = jax.jit(loss_of)
    r = np.random.default_rng(cfg["seed"])
    size, said, since = cfg["batch_size"], None, time.time()
    log = open("metrics.jsonl", "w", encoding="utf-8")
    first = 0
    for step in range(first, steps):
        pick = r.integers(0, len(x), size)
        if twist.get("first_rows"):
            pick = np.arange(size)
        if twist.get("slow"):
            common.pause(twist["slow"])
        weights, state, loss, norm = train_step(weights, state, x[pick], y[pick])
        common.at_step(step + 1, twist)
        if twist.get("spoil_at") == step:
            weights = jax.tree.map(lambda w: w + 0.4 * jnp.asarray(r.normal(0, 1, w.shape)), weights)
        if (step + 1) % cfg.get("log_every", 20) == 0:
            row = {"step": step + 1, "train_loss": float(loss), "grad_norm": float(norm),
                   "lr": float(schedule(step)), "sec": round(time.time() - since, 3)}
            since = time.time()
            print(f"step {step + 1:5d} | loss {row['train_loss']:.4f} | norm {row['grad_norm']:.3f}"
                  f" | lr {row['lr']:.2e} | {row['sec'] * 1000:.0f}ms", flush=True)
            log.write(json.dumps(row) + "\n")
        if (step + 1) % cfg.get("eval_steps", 100) == 0:
            said = float(held(weights, vx, vy))
            print(f"eval step {step + 1} | val loss {said:.4f} | ppl {np.exp(min(said, 50)):.2f}",
                  flush=True)
            log.write(json.dumps({"step": step + 1, "val_loss": said}) + "\n")
            log.flush()
    logits = jax.jit(Gpt(net.width, net.depth).apply)(weights, tx)
    final = float(optax.softmax_cross_entropy_with_integer_labels(logits, ty).mean())
    common.end(final, said)


if __name__ == "__main__":
    main()
