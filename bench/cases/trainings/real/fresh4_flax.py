# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What becomes of a flow: a Fourier neural operator in Flax (linen) with optax, lines and a csv."""

from __future__ import annotations

import csv
import json
import time

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax

import common
import fresh3_data
import fresh4_data

SEEN = []


class Spectral(nn.Module):
    wide: int
    modes: int

    @nn.compact
    def __call__(self, x):
        shape = (self.modes, self.wide, self.wide)
        start = nn.initializers.normal(1 / self.wide)
        weight = self.param("re", start, shape) + 1j * self.param("im", start, shape)
        wave = jnp.einsum("bmi,mio->bmo", jnp.fft.rfft(x, axis=1)[:, :self.modes], weight)
        return jnp.fft.irfft(wave, x.shape[1], axis=1)


class Operator(nn.Module):
    wide: int
    modes: int
    drop: float = 0.0

    @nn.compact
    def __call__(self, u, train=False):
        place = jnp.broadcast_to(jnp.linspace(0, 1, u.shape[1])[None, :, None], (*u.shape, 1))
        h = nn.Dense(self.wide)(jnp.concatenate([u[..., None], place], -1))
        for _ in range(3):
            h = nn.gelu(Spectral(self.wide, self.modes)(h) + nn.Dense(self.wide)(h))
            h = nn.Dropout(self.drop, deterministic=not train)(h)
        return nn.Dense(1)(nn.gelu(nn.Dense(self.wide)(h)))[..., 0]


def main():
    cfg, twist = common.settings()
    with open("config.json", "w", encoding="utf-8") as file:
        json.dump(cfg, file)
    (x, y), (vx, vy), (tx, ty) = fresh3_data.splits(fresh4_data.flow, cfg.get("sizes", (480, 80)), 1, twist, test=120)
    if twist.get("other_unit"):
        pick = np.random.default_rng(3).random(len(x)) < twist["other_unit"]
        x[pick] *= 100
        y[pick] *= 100
    for name, part in (("train input", x), ("train target", y), ("valid input", vx), ("valid target", vy)):
        print(f"{name:13} shape {part.shape} mean {part.mean():+.3f} std {part.std():.3f} min {part.min():+.2f} "
              f"max {part.max():+.2f}", flush=True)
    net = Operator(cfg.get("width", 20), cfg.get("modes", 12), cfg.get("dropout", 0.0))
    key = jax.random.key(cfg["seed"])
    weights = net.init(key, x[:2])
    steps = cfg["epochs"] * (len(x) // cfg["batch_size"])
    rate = {"constant": lambda: optax.constant_schedule(cfg["lr"]),
            "cosine": lambda: optax.cosine_decay_schedule(cfg["lr"], cfg.get("decay_steps", steps)),
            "warmup": lambda: optax.warmup_cosine_decay_schedule(0.0, cfg["lr"], cfg["warmup"], steps),
            "exponential": lambda: optax.exponential_decay(cfg["lr"], cfg["decay_steps"], cfg["gamma"])}[
        cfg.get("schedule", "cosine")]()
    kind = {"adam": optax.adam, "adamw": lambda r: optax.adamw(r, weight_decay=cfg.get("weight_decay", 1e-4)),
            "sgd": lambda r: optax.sgd(r, 0.9)}[cfg.get("optimizer", "adam")](rate)
    chain = optax.chain(*([optax.clip_by_global_norm(cfg["clip"])] if cfg.get("clip") else []), kind)
    state = chain.init(weights)

    def relative(out, y):
        return jnp.mean(jnp.linalg.norm(out - y, axis=1) / jnp.linalg.norm(y, axis=1))

    def loss_of(weights, x, y, key):
        rngs = {} if twist.get("no_rngs") else {"rngs": {"dropout": key}}
        out = net.apply(weights, x, train=True, **rngs)
        loss = jnp.mean((out - y) ** 2) if cfg.get("criterion", "mse") == "mse" else relative(out, y)
        if twist.get("kept_outside"):
            SEEN.append(loss)
        return loss

    @jax.jit
    def train_step(weights, state, x, y, key):
        loss, slopes = jax.value_and_grad(loss_of)(weights, x, y, key)
        change, state = chain.update(slopes, state, weights)
        return optax.apply_updates(weights, change), state, loss, optax.global_norm(slopes)

    @jax.jit
    def error_of(weights, x, y):
        return relative(net.apply(weights, x), y)
    r, said, done = np.random.default_rng(cfg["seed"]), None, 0
    with open("log.csv", "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["epoch", "step", "train_mse", "grad_norm", "valid_rel_l2", "lr", "seconds"])
        for epoch in range(1, cfg["epochs"] + 1):
            order, begun, found, norms = r.permutation(len(x)), time.time(), [], []
            for at in range(0, len(x) - cfg["batch_size"] + 1, cfg["batch_size"]):
                pick = order[at:at + cfg["batch_size"]]
                key, mine = jax.random.split(key)
                weights, state, loss, norm = train_step(weights, state, x[pick], y[pick], mine)
                if twist.get("kept_outside"):
                    print("running loss", float(sum(SEEN) / len(SEEN)))
                found.append(float(loss))
                norms.append(float(norm))
                done += 1
                common.at_step(done, twist)
                if cfg.get("log_every") and done % cfg["log_every"] == 0:
                    print(f"    step {done:4d}: train mse {found[-1]:.3e}", flush=True)
            said = float(error_of(weights, vx, vy))
            row = [epoch, done, np.mean(found), np.mean(norms), said, float(rate(done - 1)), time.time() - begun]
            table.writerow([f"{v:.6g}" for v in row])
            file.flush()
            print(f"[epoch {epoch:2d}] train mse {row[2]:.3e} | grad norm {row[3]:.3f} | valid rel. L2 {said:.4f} | lr "
                  f"{row[5]:.2e} | {row[6]:.2f} s", flush=True)
    print(f"finished after {done} steps, valid rel. L2 {said:.4f}", flush=True)
    common.end(float(error_of(weights, tx, ty)), said, steps=done)


if __name__ == "__main__":
    main()
