# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Clicks on advertisements: DeepFM with TensorFlow's tape, tf.data, Progbar, absl's lines and tf.summary."""

from __future__ import annotations

import sys

import keras
import numpy as np
import tensorflow as tf
from absl import logging

import common
import fresh2_data

L = keras.layers
FIELDS = (30, 20, 12, 8)


class DeepFM(keras.Model):
    def __init__(self, cfg, twist):
        super().__init__()
        wide = cfg.get("width", 6)
        sizes = [size - twist.get("rows_short", 0) for size in FIELDS]
        self.first, self.second = [L.Embedding(size, 1) for size in sizes], [L.Embedding(size, wide) for size in sizes]
        self.deep = keras.Sequential([L.Dense(32, activation="relu"), L.Dropout(cfg.get("dropout", 0.0)),
                                      L.Dense(16, activation="relu"), L.Dense(1)])

    def call(self, x, training=False):
        linear = tf.add_n([part(x[:, k]) for k, part in enumerate(self.first)])
        code = tf.stack([part(x[:, k]) for k, part in enumerate(self.second)], 1)
        crossed = 0.5 * tf.reduce_sum(tf.reduce_sum(code, 1) ** 2 - tf.reduce_sum(code ** 2, 1), 1, keepdims=True)
        return (linear + crossed + self.deep(tf.reshape(code, (-1, 4 * code.shape[-1])), training=training))[:, 0]


def area(score, y):
    order = np.argsort(score)
    place = np.empty(len(y))
    place[order] = np.arange(1, len(y) + 1)
    ones = y.sum()
    return float((place[y == 1].sum() - ones * (ones + 1) / 2) / max(1, ones * (len(y) - ones)))


def main():
    cfg, twist = common.settings()
    tf.random.set_seed(cfg["seed"])
    keras.utils.set_random_seed(cfg["seed"])
    tf.config.threading.set_intra_op_parallelism_threads(1)
    logging.set_verbosity(logging.INFO)
    logging.use_absl_handler()
    logging.info("flags: %s", cfg)
    (x, y), (vx, vy), (tx, ty) = fresh2_data.splits(fresh2_data.ticks, cfg.get("sizes", (5000, 1000)), 1, twist,
                                                    test=1500)
    if twist.get("floats"):
        x = x.astype(np.float32)
    net = DeepFM(cfg, twist)
    opt = {"adam": keras.optimizers.Adam, "sgd": keras.optimizers.SGD, "adagrad": keras.optimizers.Adagrad}[
        cfg.get("optimizer", "adam")](cfg["lr"])
    bce = keras.losses.BinaryCrossentropy(from_logits=True)
    feed = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(5000, seed=cfg["seed"]).batch(
        cfg["batch_size"], drop_remainder=True)
    per_epoch = len(y) // cfg["batch_size"]
    train_log, val_log = (tf.summary.create_file_writer(f"summary/{name}") for name in ("train", "eval"))
    net(x[:2])
    weights = net.trainable_variables
    if twist.get("only_deep"):
        weights = net.deep.trainable_variables

    @tf.function
    def train_step(x, y):
        with tf.GradientTape() as tape:
            out = net(x, training=True)
            if twist.get("sigmoid"):
                out = tf.sigmoid(out)
            if twist.get("column"):  # against a column, so all against all
                loss = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(
                    tf.broadcast_to(y[:, None], (len(y), len(y))), tf.broadcast_to(out[None], (len(y), len(y)))))
            else:
                loss = bce(y, out)
            loss = loss * twist.get("times", 1.0) + cfg.get("l2", 0.0) * tf.add_n(
                [tf.reduce_sum(w ** 2) for w in weights])
            if twist.get("outside"):  # the step has left the tape
                loss = tf.constant(0.0) + tf.stop_gradient(loss)
        slopes = tape.gradient(loss, weights)
        opt.apply_gradients(zip(slopes, weights))
        return loss, tf.linalg.global_norm([s for s in slopes if s is not None])
    opt.build(weights)
    point, said, step = tf.train.Checkpoint(net=net, opt=opt), None, 0
    manager = tf.train.CheckpointManager(point, "ckpt", 2)
    if twist.get("checkpoint_of_other"):
        small = tf.train.Checkpoint(net=DeepFM({"width": 3}, {}))
        small.net(x[:2])
        path = small.save("pretrained/model")
        point.restore(path).expect_partial()
    for epoch in range(cfg["epochs"]):
        logging.info("epoch %d of %d", epoch + 1, cfg["epochs"])
        bar = keras.utils.Progbar(per_epoch, stateful_metrics=["lr"], verbose=2 if cfg.get("quiet") else 1,
                                  interval=1.0)
        for index, (bx, by) in enumerate(feed):
            if twist.get("slow"):
                common.pause(twist["slow"])
            loss, norm = train_step(bx, by)
            step += 1
            bar.update(index + 1, [("loss", float(loss))])
            if step % cfg.get("log_every", 10) == 0:
                with train_log.as_default(step):
                    tf.summary.scalar("loss", loss)
                    tf.summary.scalar("global_norm", norm)
            common.at_step(step, twist)
        score = np.asarray(net(vx))
        said = area(score, vy)
        logloss = float(bce(vy, score))
        with val_log.as_default(step):
            tf.summary.scalar("loss", logloss)
            tf.summary.scalar("auc", said)
        val_log.flush()
        train_log.flush()
        logging.info("epoch %d: eval loss = %.4f, eval AUC = %.4f", epoch + 1, logloss, said)
        if twist.get("save_takes"):
            common.pause(twist["save_takes"])
        manager.save()
    common.end(area(np.asarray(net(tx)), ty), said, steps=step)


if __name__ == "__main__":
    sys.argv = sys.argv[:1]
    main()
