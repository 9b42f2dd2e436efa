# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A GAN that makes waves: TensorFlow's tape, tf.summary, one line each few hundred steps."""

from __future__ import annotations

import json
import time

import keras
import numpy as np
import tensorflow as tf

import common
import fresh_data

L = keras.layers


def far_apart(a, b):
    """Fréchet's distance of two heaps of waves, by mean and covariance."""
    def root(m):
        values, vectors = np.linalg.eigh((m + m.T) / 2)
        return vectors * np.sqrt(np.maximum(values, 0)) @ vectors.T
    ca, cb = np.cov(a.T), np.cov(b.T)
    half = root(ca)
    return float(((a.mean(0) - b.mean(0)) ** 2).sum() + np.trace(ca + cb - 2 * root(half @ cb @ half)))


def main():
    cfg, twist = common.settings()
    tf.random.set_seed(cfg["seed"])
    keras.utils.set_random_seed(cfg["seed"])
    tf.config.threading.set_intra_op_parallelism_threads(1)
    real = fresh_data.waveforms(3000, np.random.default_rng(1))
    if twist.get("data_scale"):
        real = real * twist["data_scale"]
    noise, wide = 10, cfg.get("width", 64)
    act = {"leaky": lambda: L.LeakyReLU(0.2), "sigmoid": lambda: L.Activation("sigmoid")}[
        cfg.get("activation", "leaky")]
    made = keras.Sequential([L.Input((noise,)), L.Dense(wide), act(), L.Dense(wide), act(),
                             L.Dense(24, activation=twist.get("last", "tanh"))])
    judge = keras.Sequential([L.Input((24,)), L.Dense(wide), act(), L.Dropout(cfg.get("dropout", 0.1)),
                              L.Dense(wide), act(), L.Dense(1)])
    opt_g = keras.optimizers.Adam(cfg["lr_g"], 0.5)
    opt_d = keras.optimizers.Adam(cfg["lr_d"], 0.5)
    size = cfg["batch_size"]
    bce = keras.losses.BinaryCrossentropy(from_logits=not twist.get("not_logits"))

    def noise_of(count):
        z = tf.random.normal((count, noise))
        return z * 0 + 1.0 if twist.get("constant_noise") else z

    @tf.function
    def step_of(x):
        with tf.GradientTape() as tape:
            fake = made(noise_of(size), training=True)
            a, b = judge(x, training=True), judge(fake, training=True)
            if twist.get("labels_swapped"):
                loss_d = bce(tf.zeros_like(a), a) + bce(tf.ones_like(b), b)
            elif cfg.get("hinge"):
                loss_d = tf.reduce_mean(tf.nn.relu(1 - a)) + tf.reduce_mean(tf.nn.relu(1 + b))
            else:
                loss_d = bce(tf.ones_like(a) * cfg.get("real_label", 0.9), a) + bce(tf.zeros_like(b), b)
        if not twist.get("judge_untrained"):
            opt_d.apply_gradients(zip(tape.gradient(loss_d, judge.trainable_variables),
                                      judge.trainable_variables))
        with tf.GradientTape() as tape:
            fake = made(noise_of(size), training=True)
            b = judge(fake, training=True)
            loss_g = -tf.reduce_mean(b) if cfg.get("hinge") else bce(tf.ones_like(b), b)
            loss_g = loss_g * twist.get("sign_of_g", 1.0)
        opt_g.apply_gradients(zip(tape.gradient(loss_g, made.trainable_variables),
                                  made.trainable_variables))
        return loss_d, loss_g, tf.reduce_mean(a), tf.reduce_mean(b)
    opt_d.build(judge.trainable_variables)
    opt_g.build(made.trainable_variables)
    writer = tf.summary.create_file_writer("summaries")
    with open("params.json", "w", encoding="utf-8") as file:
        json.dump(cfg, file, indent=1)
    r, since = np.random.default_rng(cfg["seed"]), time.time()
    test = fresh_data.waveforms(1000, np.random.default_rng(5))
    for step in range(1, cfg["steps"] + 1):
        x = real[r.integers(0, len(real), size)]
        if twist.get("slow"):
            common.pause(twist["slow"])
        d, g, a, b = (float(v) for v in step_of(x))
        common.at_step(step, twist)
        if step % cfg.get("log_every", 20) == 0:
            with writer.as_default(step):
                for key, value in (("d_loss", d), ("g_loss", g), ("d_out/real", a), ("d_out/fake", b)):
                    tf.summary.scalar(key, value)
        if step % cfg.get("eval_steps", 200) == 0:
            fid = far_apart(np.asarray(made(noise_of(600))), test)
            with writer.as_default(step):
                tf.summary.scalar("fid", fid)
            writer.flush()
            print(f"[{step:05d}] D loss: {d:.4f}  G loss: {g:.4f}  FID: {fid:.3f}  "
                  f"({(time.time() - since):.2f} s)", flush=True)
            since = time.time()
    final = far_apart(np.asarray(made(tf.random.normal((1500, noise)) if not twist.get(
        "constant_noise") else noise_of(1500))), test)
    common.end(final, None)


if __name__ == "__main__":
    main()
