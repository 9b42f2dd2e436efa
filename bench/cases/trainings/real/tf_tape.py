# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A variational autoencoder of digits: TensorFlow's gradient tape and tf.summary."""

from __future__ import annotations

import json

import keras
import numpy as np
import tensorflow as tf

import common
import data

L = keras.layers


def networks(cfg, twist):
    code = cfg.get("code", 6)
    encoder = keras.Sequential([L.Input((64,)), L.Dense(64, activation="relu"),
                                L.Dense(2 * code)])
    decoder = keras.Sequential([L.Input((code,)), L.Dense(64, activation="relu"), L.Dense(64)])
    if "init" in twist:
        decoder.set_weights([w * twist["init"] for w in decoder.get_weights()])
    return encoder, decoder


def terms(encoder, decoder, x, twist, noise):
    mean, log_var = tf.split(encoder(x), 2, 1)
    if twist.get("variance_as_log"):
        log_var = tf.exp(tf.exp(log_var))
    code = mean + tf.exp(log_var / 2) * noise
    out = decoder(code)
    if twist.get("head") == "log":
        p = tf.sigmoid(out * 20)
        rec = -tf.reduce_sum(x * tf.math.log(p) + (1 - x) * tf.math.log(1 - p), 1)
    else:
        if twist.get("head") == "sigmoid":
            out = tf.sigmoid(out)
        rec = tf.reduce_sum(tf.nn.sigmoid_cross_entropy_with_logits(x, out), 1)
    kl = -0.5 * tf.reduce_sum(1 + log_var - mean ** 2 - tf.exp(log_var), 1)
    return tf.reduce_mean(rec), tf.reduce_mean(kl)


def main():
    cfg, twist = common.settings()
    tf.random.set_seed(cfg["seed"])
    keras.utils.set_random_seed(cfg["seed"])
    tf.config.threading.set_intra_op_parallelism_threads(1)
    with open("config.json", "w", encoding="utf-8") as file:
        json.dump(cfg, file, indent=1)
    sets = [x.reshape(len(x), 64) for x, _ in data.digit_splits(1, twist)]
    encoder, decoder = networks(cfg, twist)
    weights = encoder.trainable_variables + decoder.trainable_variables
    if twist.get("only_decoder"):
        weights = decoder.trainable_variables
    per_epoch = len(sets[0]) // cfg["batch_size"]
    rate = cfg["lr"]
    if cfg.get("schedule") == "exponential":
        rate = keras.optimizers.schedules.ExponentialDecay(rate, cfg["decay_steps"], cfg["gamma"])
    optimizer = keras.optimizers.Adam(rate)
    feed = tf.data.Dataset.from_tensor_slices(sets[0]).shuffle(1000, seed=cfg["seed"])
    feed = feed.batch(cfg["batch_size"], drop_remainder=True)
    feed = iter(feed if twist.get("no_repeat") else feed.repeat())
    writers = {name: tf.summary.create_file_writer(f"logs/{name}") for name in ("train", "test")}
    beta = cfg.get("beta", 1.0)

    @tf.function
    def train_step(x):
        with tf.GradientTape() as tape:
            rec, kl = terms(encoder, decoder, x, twist, tf.random.normal((len(x), cfg["code"])))
            loss = rec + beta * kl
            if twist.get("sign_of_kl"):
                loss = rec - beta * kl
        gradients = tape.gradient(loss, weights)
        norm = tf.linalg.global_norm(gradients)
        optimizer.apply_gradients(zip(gradients, weights))
        return loss, rec, kl, norm

    still = tf.zeros((len(sets[1]), cfg["code"]))
    said = None
    for step in range(1, cfg["steps"] + 1):
        x = next(feed)
        loss, rec, kl, norm = train_step(x)
        common.at_step(step, twist)
        if twist.get("slow"):
            common.pause(twist["slow"])
        if step % cfg.get("log_every", 20) == 0:
            with writers["train"].as_default(step):
                tf.summary.scalar(cfg.get("loss_tag", "loss"), loss)
                tf.summary.scalar("reconstruction", rec)
                tf.summary.scalar("kl", kl)
                tf.summary.scalar("grad_norm", norm)
                tf.summary.scalar("learning_rate", optimizer.learning_rate)
        if step % per_epoch == 0 and (step // per_epoch) % cfg.get("eval_every", 1) == 0:
            rec_val, kl_val = terms(encoder, decoder, sets[1], twist, still)
            said = float(rec_val + kl_val)
            with writers["test"].as_default(step):
                tf.summary.scalar("loss", said)
                tf.summary.scalar("reconstruction", rec_val)
                tf.summary.scalar("kl", kl_val)
            for writer in writers.values():
                writer.flush()
            print(f"Epoch: {step // per_epoch}, test set ELBO: {-said:.3f}, rec {float(rec_val):.3f}"
                  f", kl {float(kl_val):.3f}", flush=True)
    print("saved the last images", flush=True)
    rec, kl = terms(encoder, decoder, sets[2], {}, tf.zeros((len(sets[2]), cfg["code"])))
    spread = np.std(encoder.predict(sets[2], verbose=0)[:, :cfg["code"]], 0).mean()
    common.end(float(rec + kl), None, spread=float(spread))


if __name__ == "__main__":
    main()
