# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds of galaxies: an MLP-Mixer in Flax NNX with optax, lines as in the examples of Flax, TensorBoard-like json."""

from __future__ import annotations

import json
import time

import jax
import jax.numpy as jnp
import numpy as np
import optax
from flax import nnx

import common
import fresh2_data


class Block(nnx.Module):
    def __init__(self, places, width, rngs):
        self.norm1, self.norm2 = nnx.LayerNorm(width, rngs=rngs), nnx.LayerNorm(width, rngs=rngs)
        self.mix1, self.mix2 = nnx.Linear(places, places * 2, rngs=rngs), nnx.Linear(places * 2, places, rngs=rngs)
        self.dense1, self.dense2 = nnx.Linear(width, width * 2, rngs=rngs), nnx.Linear(width * 2, width, rngs=rngs)

    def __call__(self, x):
        h = self.norm1(x).swapaxes(1, 2)
        x = x + self.mix2(nnx.gelu(self.mix1(h))).swapaxes(1, 2)
        return x + self.dense2(nnx.gelu(self.dense1(self.norm2(x))))


class Mixer(nnx.Module):
    def __init__(self, width, outputs, rngs):
        self.patches = nnx.Conv(1, width, (4, 4), (4, 4), rngs=rngs)
        self.blocks = nnx.List([Block(16, width, rngs) for _ in range(2)]) if hasattr(nnx, "List") else [
            Block(16, width, rngs) for _ in range(2)]
        self.out = nnx.Linear(width, outputs, rngs=rngs)

    def __call__(self, x):
        h = self.patches(x).reshape(len(x), 16, -1)
        for block in self.blocks:
            h = block(h)
        return self.out(h.mean(1))


def main():
    cfg, twist = common.settings()
    (x, y), (vx, vy), (tx, ty) = fresh2_data.splits(fresh2_data.galaxies, cfg.get("sizes", (1200, 300)), 1, twist, 3)
    net = Mixer(cfg.get("width", 24), twist.get("outputs", 3), nnx.Rngs(cfg["seed"]))
    steps = cfg["epochs"] * (len(x) // cfg["batch_size"])
    rate = {"constant": lambda: optax.constant_schedule(cfg["lr"]),
            "cosine": lambda: optax.cosine_decay_schedule(cfg["lr"], cfg.get("decay_steps", steps)),
            "warmup": lambda: optax.warmup_cosine_decay_schedule(
                0.0, cfg["lr"], cfg["warmup"], max(steps, cfg["warmup"] + 1)),
            "exponential": lambda: optax.exponential_decay(cfg["lr"], 1, cfg["gamma"])}[
        cfg.get("schedule", "constant")]()
    kind = {"adam": optax.adam, "adamw": optax.adamw, "sgd": lambda r: optax.sgd(r, 0.9)}[
        cfg.get("optimizer", "adam")]
    chain = optax.chain(*([optax.clip_by_global_norm(cfg["clip"])] if cfg.get("clip") else []), kind(rate))
    opt = nnx.Optimizer(net, chain, wrt=nnx.Param)

    def loss_of(net, x, y):
        out = net(x)
        if twist.get("head") == "softmax":
            out = jax.nn.softmax(out)
        if twist.get("head") == "log":
            return -jnp.log(jnp.take_along_axis(jax.nn.softmax(out * 40), y[:, None], 1)).mean(), out
        hot = optax.smooth_labels(jax.nn.one_hot(y, out.shape[1]), cfg.get("label_smoothing", 0.0))
        return optax.softmax_cross_entropy(out, hot).mean(), out

    @nnx.jit
    def train_step(net, opt, x, y):
        (loss, out), slopes = nnx.value_and_grad(loss_of, has_aux=True)(net, x, y)
        opt.update(net, slopes)
        return loss, (out.argmax(1) == y).mean()

    @nnx.jit
    def eval_step(net, x, y):
        loss, out = loss_of(net, x, y)
        return loss, (out.argmax(1) == y).mean()
    r, said = np.random.default_rng(cfg["seed"]), None
    with open("config.json", "w", encoding="utf-8") as file:
        json.dump(cfg, file)
    done = 0
    for epoch in range(1, cfg["epochs"] + 1):
        order, begun, found = r.permutation(len(x)), time.time(), []
        for at in range(0, len(x) - cfg["batch_size"] + 1, cfg["batch_size"]):
            pick = order[at:at + cfg["batch_size"]]
            if twist.get("slow"):
                common.pause(twist["slow"])
            found.append([float(v) for v in train_step(net, opt, x[pick], y[pick])])
            done += 1
            common.at_step(done, twist)
        loss, right = np.mean(found, 0)
        if twist.get("val_takes"):
            common.pause(twist["val_takes"])
        val_loss, said = (float(v) for v in eval_step(net, vx, vy))
        print(f"epoch:{epoch:3d}, train_loss: {loss:.4f}, train_accuracy: {right * 100:.2f}, "
              f"test_loss: {val_loss:.4f}, test_accuracy: {said * 100:.2f}", flush=True)
        with open("history.json", "a", encoding="utf-8") as file:
            file.write(json.dumps({"epoch": epoch, "train_loss": float(loss), "train_accuracy": float(right),
                                   "test_loss": val_loss, "test_accuracy": said, "lr": float(rate(done)),
                                   "seconds": round(time.time() - begun, 3)}) + "\n")
    common.end(float(eval_step(net, tx, ty)[1]), said, steps=done)


if __name__ == "__main__":
    main()
