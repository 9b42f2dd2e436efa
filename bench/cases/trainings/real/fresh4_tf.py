# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Glyphs that a generator draws for a critic with a penalty on its gradient (WGAN-GP): TensorFlow's tape, tf.summary
and lines by hand."""

from __future__ import annotations

import json
import os
import signal
import sys
import time

import keras
import numpy as np
import tensorflow as tf

import common
import fresh4_data

L = keras.layers


def distance(a, b, r):
    """Sliced Wasserstein distance of two sets of pictures."""
    a, b = a.reshape(len(a), -1), b.reshape(len(b), -1)
    ways = r.normal(0, 1, (a.shape[1], 64))
    ways /= np.linalg.norm(ways, axis=0)
    return float(np.mean(np.abs(np.sort(a @ ways, 0) - np.sort(b @ ways, 0))))


def main():
    cfg, twist = common.settings()
    keras.utils.set_random_seed(cfg["seed"])
    tf.config.threading.set_intra_op_parallelism_threads(1)
    with open("config.json", "w", encoding="utf-8") as file:
        json.dump(cfg, file, indent=2)
    if twist.get("illegal"):
        os.kill(os.getpid(), signal.SIGILL)
    x = fresh4_data.glyphs(cfg.get("images", 2000), np.random.default_rng(1))[0].reshape(-1, 64)
    held, test = (fresh4_data.glyphs(500, np.random.default_rng(k))[0].reshape(-1, 64) for k in (2, 3))
    code, wide, many = cfg.get("code", 12), cfg.get("width", 96), cfg.get("n_critic", 3)
    generator = keras.Sequential([L.Input((code,)), L.Dense(wide, "relu"), L.Dense(wide, "relu"),
                                  L.Dense(64, cfg.get("last", "tanh"))])
    critic = keras.Sequential([L.Input((64,)), L.Dense(wide), L.LeakyReLU(0.2), L.Dense(wide), L.LeakyReLU(0.2),
                               L.Dense(1, "sigmoid" if twist.get("bounded") else None)])
    first_beta = cfg.get("beta_1", 0.5)
    opt_g = keras.optimizers.Adam(cfg["lr"], first_beta, 0.9)
    opt_c = keras.optimizers.Adam(cfg.get("lr_critic", cfg["lr"]), first_beta, 0.9)
    if twist.get("one_optimizer"):
        opt_g = opt_c

    def counted():
        seen = tf.Variable(0)
        seen.assign_add(1)
    count = counted if twist.get("counter_inside") else lambda: None
    update = (lambda pairs: None) if twist.get("wrong_net") else opt_g.apply_gradients

    @tf.function
    def critic_step(real):
        count()
        z = tf.random.normal((len(real), code))
        with tf.GradientTape() as tape:
            fake = generator(z, training=True)
            mixed = real + tf.random.uniform((len(real), 1)) * (fake - real)
            with tf.GradientTape() as inner:
                inner.watch(mixed)
                said = critic(mixed, training=True)
            slope = tf.sqrt(tf.reduce_sum(inner.gradient(said, mixed) ** 2, 1) + 1e-12)
            penalty = tf.reduce_mean((slope - 1) ** 2)
            gap = tf.reduce_mean(critic(real, training=True)) - tf.reduce_mean(critic(fake, training=True))
            loss = -gap * twist.get("sign", 1.0) + cfg.get("gp_weight", 10.0) * penalty
        slopes = tape.gradient(loss, critic.trainable_variables)
        opt_c.apply_gradients(zip(slopes, critic.trainable_variables))
        return loss, gap, penalty

    @tf.function
    def generator_step(many):
        z = tf.random.normal((many, code))
        with tf.GradientTape() as tape:
            loss = -tf.reduce_mean(critic(generator(z, training=True), training=True))
        slopes = tape.gradient(loss, generator.trainable_variables)
        update(zip(slopes, generator.trainable_variables))
        return loss
    writer, r = tf.summary.create_file_writer("logs"), np.random.default_rng(cfg["seed"])
    same, since, said, step = r.normal(0, 1, (500, code)).astype(np.float32), time.time(), None, 0
    for step in range(1, cfg["steps"] + 1):
        for _ in range(many):
            c_loss, gap, penalty = critic_step(tf.constant(x[r.integers(0, len(x), cfg["batch_size"])]))
        g_loss = generator_step(tf.constant(cfg["batch_size"]))
        common.at_step(step, twist)
        if step % cfg.get("log_every", 25) == 0:
            values = {"critic_loss": float(c_loss), "generator_loss": float(g_loss), "wasserstein": float(gap),
                      "gradient_penalty": float(penalty)}
            print(f"step {step}/{cfg['steps']} " + " ".join(f"{k}={v:.4f}" for k, v in values.items())
                  + f" ({(time.time() - since) / cfg.get('log_every', 25) * 1000:.1f} ms/step)", flush=True)
            since = time.time()
            with writer.as_default(step):
                for key, value in values.items():
                    tf.summary.scalar(f"loss/{key}", value)
        if step % cfg.get("eval_every", 100) == 0:
            said = distance(np.nan_to_num(generator(same).numpy()), held, np.random.default_rng(5))
            print(f"  sliced distance to held-out glyphs: {said:.4f}", flush=True)
            with writer.as_default(step):
                tf.summary.scalar("eval/sliced_distance", said)
            writer.flush()
    drawn = generator(np.random.default_rng(9).normal(0, 1, (500, code)).astype(np.float32)).numpy()
    common.end(distance(np.nan_to_num(drawn), test, np.random.default_rng(6)), said, steps=step)


if __name__ == "__main__":
    sys.argv = sys.argv[:1]
    main()
