# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drones in the sky by the corners of their boxes (as CornerNet finds them): TensorFlow's tape, with lines like those
of the Object Detection API."""

from __future__ import annotations

import json
import sys
import time

import keras
import numpy as np
import tensorflow as tf
from absl import logging

import common
import fresh3_data

L = keras.layers


def network(cfg, twist):
    given = L.Input((32, 32, 3))
    wide, act = cfg.get("width", 16), cfg.get("activation", "relu")
    h = L.Conv2D(wide, 3, padding="same", activation=act)(given)
    h = L.Conv2D(wide, 3, 2, padding="same", activation=act)(h)
    h = L.Conv2D(2 * wide, 3, padding="same", activation=act)(h)
    deep = L.Conv2D(2 * wide, 3, 2, padding="same", activation=act)(h)
    deep = L.UpSampling2D()(L.Conv2D(2 * wide, 3, padding="same", activation=act)(deep))
    h = L.Conv2D(2 * wide, 3, padding="same", activation=act)(L.Concatenate()([h, deep]))
    return keras.Model(given, L.Conv2D(2, 1, bias_initializer=keras.initializers.Constant(-3.0))(h))


def heat(y):
    """Maps (16, 16, 2) that are high where the corners are."""
    rows, columns = np.mgrid[0:16, 0:16] + 0.5
    corners = (y[:, 0, 1:3] / 2, y[:, 0, 3:] / 2)
    return np.stack([np.exp(-((columns - c[:, :1, None]) ** 2 + (rows - c[:, 1:, None]) ** 2) / 2.0)
                     for c in corners], -1).astype(np.float32)


def overlap(net, x, y):
    out = np.nan_to_num(np.asarray(net(x))).reshape(len(x), 256, 2)
    low, high = (np.stack([out[..., k].argmax(1) % 16, out[..., k].argmax(1) // 16], 1) * 2.0 + 1 for k in (0, 1))
    found = np.concatenate([low, high], 1)
    return float(np.mean([fresh3_data.overlap(a[None], b[None])[0, 0] for a, b in zip(found, y[:, 0, 1:])]))


def main():
    cfg, twist = common.settings()
    tf.random.set_seed(cfg["seed"])
    keras.utils.set_random_seed(cfg["seed"])
    tf.config.threading.set_intra_op_parallelism_threads(1)
    logging.set_verbosity(logging.INFO)
    logging.use_absl_handler()
    with open("pipeline_config.json", "w", encoding="utf-8") as file:
        json.dump(cfg, file, indent=1)
    if twist.get("downloads"):
        keras.utils.get_file("corner_base.tar.gz", "https://models.sky-watch.invalid/corner_base.tar.gz")
    (x, y), (vx, vy), (tx, ty) = fresh3_data.splits(
        fresh3_data.scenes, cfg.get("sizes", (480, 80)), 1, twist, test=150, look="sky", most=1, small=8, large=18)
    x, vx, tx = (part.transpose(0, 2, 3, 1) for part in (x, vx, tx))
    net = network(cfg, twist)
    total = cfg["epochs"] * (len(x) // cfg["batch_size"])
    rate = cfg["lr"]
    S = keras.optimizers.schedules
    if cfg.get("schedule") == "cosine":
        rate = S.CosineDecay(0.0, cfg.get("decay_steps", total), warmup_target=cfg["lr"],
                             warmup_steps=cfg.get("warmup", 20))
    if cfg.get("schedule") == "exponential":
        rate = S.ExponentialDecay(rate, cfg["decay_steps"], cfg["gamma"])
    more = {"clipnorm": cfg["clip"]} if cfg.get("clip") else {}
    opt = {"adam": lambda: keras.optimizers.Adam(rate, **more),
           "sgd": lambda: keras.optimizers.SGD(rate, cfg.get("momentum", 0.9), **more)}[cfg.get("optimizer", "adam")]()
    feed = tf.data.Dataset.from_tensor_slices((x, heat(y))).shuffle(len(x), seed=cfg["seed"])
    if cfg.get("cached"):
        feed = feed.cache().prefetch(2)
    feed = feed.batch(cfg["batch_size"], drop_remainder=True)
    weights = net.trainable_variables
    opt.build(weights)

    def step_of(bx, by, weight):
        with tf.GradientTape() as tape:
            out = net(bx, training=True)
            sure = tf.sigmoid(out)
            plain = tf.nn.sigmoid_cross_entropy_with_logits(by, out)
            loss = tf.reduce_mean(tf.reduce_sum(plain * tf.abs(by - sure), (1, 2, 3))) / 4 * weight
            if twist.get("if_on_tensor"):
                loss = guarded(loss)
        slopes = tape.gradient(loss, weights)
        if cfg.get("norm_only"):
            slopes, _ = tf.clip_by_global_norm(slopes, cfg["norm_only"])
        opt.apply_gradients(zip(slopes, weights))
        return loss, tf.linalg.global_norm(slopes)
    guarded = tf.autograph.experimental.do_not_convert(lambda loss: loss if loss < 1000.0 else 0.0 * loss)
    train_step = tf.function(step_of)
    writer = {name: tf.summary.create_file_writer(f"model_dir/{name}") for name in ("train", "eval")}
    manager = tf.train.CheckpointManager(tf.train.Checkpoint(net=net, opt=opt), "model_dir", 2)
    if common.attempt():
        tf.train.Checkpoint(net=net, opt=opt).restore(manager.latest_checkpoint)
    step, since, said, usual = 0, time.time(), None, []
    for epoch in range(cfg["epochs"]):
        for bx, by in feed:
            begun = time.time()
            loss, norm = train_step(bx, by, float(step) * 1e-6 + 1.0 if twist.get("retraces") else tf.constant(1.0))
            took = time.time() - begun
            if twist.get("retraces") and step > 2:
                common.KEEP["waited"] += took * 0.9
            usual.append(took)
            step += 1
            if twist.get("damage_at") == step:
                weights[2].assign(weights[2] * float("inf"))
            common.at_step(step, twist)
            if step % cfg.get("log_every", 10) == 0:
                now = time.time()
                shown = float(rate(step)) if callable(rate) else float(rate)
                logging.info("Step %d per-step time %.3fs", step, (now - since) / cfg.get("log_every", 10))
                logging.info("%s", {"Loss/corner_loss": round(float(loss), 6), "Loss/total_loss": round(float(loss), 6),
                                    "global_norm": round(float(norm), 5), "learning_rate": round(shown, 8)})
                since = now
                with writer["train"].as_default(step):
                    tf.summary.scalar("Loss/total_loss", loss)
                    tf.summary.scalar("global_norm", norm)
                    tf.summary.scalar("learning_rate", shown)
                    tf.summary.scalar("steps_per_sec", 1 / max(1e-6, np.mean(usual[-10:])))
        said = overlap(net, vx, vy)
        logging.info("Finished eval step 0")
        logging.info("Eval metrics at step %d", step)
        logging.info("\t+ DetectionBoxes/mean_IoU: %f", said)
        with writer["eval"].as_default(step):
            tf.summary.scalar("DetectionBoxes/mean_IoU", said)
        for one in writer.values():
            one.flush()
        manager.save()
    common.end(overlap(net, tx, ty), said, steps=step)


if __name__ == "__main__":
    sys.argv = sys.argv[:1]
    main()
