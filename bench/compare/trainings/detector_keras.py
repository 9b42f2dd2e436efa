# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small one-stage detector of drawn shapes with Keras' fit over tf.data; every setting is one of its configuration."""

from __future__ import annotations

import statistics
import time

import keras
import numpy as np
import tensorflow as tf

import common
import shape_data

L = keras.layers


def pipeline(images, rows, cfg, train):
    size = cfg["image_size"]

    def read(image, row):
        if cfg.get("decode") == "supersampled":
            image = tf.image.resize(tf.image.resize(image, (256, 256), "bicubic"), (64, 64), "area")
        image = tf.image.resize(image, (size, size))
        for step in cfg["augmentation"] if train else ():
            if step["type"] == "hflip":
                flip = tf.random.uniform(()) < step["p"]
                image = tf.where(flip, image[:, ::-1], image)
                row = tf.where(flip, row * [1., -1., 1., 1., 1.] + [0., 1., 0., 0., 0.], row)
            if step["type"] == "noise":
                image = image + tf.random.normal(tf.shape(image), stddev=step["std"])
        return tf.ensure_shape(image, (size, size, 3)), row
    made = tf.data.Dataset.from_tensor_slices((images.transpose(0, 2, 3, 1), rows))
    if train and cfg["shuffle_buffer"]:
        made = made.shuffle(cfg["shuffle_buffer"], seed=cfg["seed"])
    made = made.map(read, num_parallel_calls=cfg["num_parallel_calls"] or None)
    if cfg["cache"] and not train:
        made = made.cache()
    return made.batch(cfg["batch_size"] if train else 60, drop_remainder=train).prefetch(cfg["prefetch"])


def placed(found, place, grid):
    """Boxes as centre and size, of what the cells say of them."""
    t = tf.sigmoid(found[:, 1:5])
    cell = tf.cast(tf.stack([place % grid, place // grid], 1), tf.float32)
    return tf.concat([(cell + t[:, :2] * 2 - 0.5) / tf.cast(grid, tf.float32), t[:, 2:]], 1)


def loss_of(cfg):
    def loss(rows, out):
        out = tf.cast(out, tf.float32)
        grid = tf.shape(out)[1]
        cells = tf.clip_by_value(tf.cast(rows[:, 1:3] * tf.cast(grid, tf.float32), tf.int32), 0, grid - 1)
        flat = tf.reshape(out, (tf.shape(out)[0], -1, out.shape[-1]))
        place = cells[:, 1] * grid + cells[:, 0]
        there = tf.one_hot(place, grid * grid)
        found = tf.gather(flat, place, batch_dims=1)
        weights = cfg["loss_weights"]
        objectness = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(there, flat[:, :, 0]), 1)
        kind = tf.nn.sparse_softmax_cross_entropy_with_logits(tf.cast(rows[:, 0], tf.int32), found[:, 5:])
        box = tf.reduce_mean(tf.abs(placed(found, place, grid) - rows[:, 1:]), 1)
        return weights["objectness"] * objectness + weights["class"] * kind + weights["box"] * box
    return loss


def right(rows, out):
    out = tf.cast(out, tf.float32)
    flat = tf.reshape(out, (tf.shape(out)[0], -1, out.shape[-1]))
    best = tf.argmax(flat[:, :, 0], 1, tf.int32)
    found = tf.gather(flat, best, batch_dims=1)
    box = placed(found, best, tf.shape(out)[1])
    low = tf.maximum(box[:, :2] - box[:, 2:] / 2, rows[:, 1:3] - rows[:, 3:] / 2)
    high = tf.minimum(box[:, :2] + box[:, 2:] / 2, rows[:, 1:3] + rows[:, 3:] / 2)
    both = tf.reduce_prod(tf.maximum(high - low, 0), 1)
    iou = both / (tf.reduce_prod(box[:, 2:], 1) + tf.reduce_prod(rows[:, 3:], 1) - both + 1e-9)
    same = tf.argmax(found[:, 5:], 1) == tf.cast(rows[:, 0], tf.int64)
    return tf.cast(same & (iou > 0.5), tf.float32)


class Clock(keras.callbacks.Callback):
    def __init__(self, twist):
        super().__init__()
        self.twist, self.taken, self.done = twist, [], 0

    def on_epoch_begin(self, epoch, logs=None):
        self.since = time.time()

    def on_train_batch_end(self, batch, logs=None):
        self.taken.append(time.time() - self.since)
        self.done += 1
        common.at_step(self.done, self.twist)
        self.since = time.time()


def main():
    cfg, twist = common.settings()
    keras.utils.set_random_seed(cfg["seed"])
    tf.config.threading.set_intra_op_parallelism_threads(1)
    if cfg["precision"] == "bf16":
        keras.mixed_precision.set_global_policy("mixed_bfloat16")
    train, val, test = shape_data.sets(cfg)
    layers = [L.Input((cfg["image_size"], cfg["image_size"], 3))]
    for wide in (1, 2, 2):
        layers += [L.Conv2D(cfg["width"] * wide, 3, 2, padding="same"), L.BatchNormalization(momentum=0.9), L.ReLU()]
        if cfg["dropout"]:
            layers.append(L.SpatialDropout2D(cfg["dropout"]))
    net = keras.Sequential([*layers, L.Conv2D(5 + cfg["num_classes"], 1, dtype="float32")])
    feed = pipeline(*train, cfg, True)
    steps = int(feed.cardinality()) * cfg["epochs"]
    rate = cfg["lr"]
    if cfg["schedule"] == "cosine":
        rate = keras.optimizers.schedules.CosineDecay(
            0.0, steps, warmup_target=cfg["lr"], warmup_steps=cfg["warmup_steps"])
    optimizer = {"adam": keras.optimizers.Adam, "sgd": keras.optimizers.SGD}[cfg["optimizer"]](
        rate, clipnorm=cfg["clip_norm"])
    net.compile(optimizer, loss_of(cfg), metrics=[keras.metrics.MeanMetricWrapper(right, name="ap50")])
    clock = Clock(twist)
    seen = net.fit(feed, epochs=cfg["epochs"], validation_data=pipeline(*val, cfg, False), verbose=2, callbacks=[
        clock, keras.callbacks.CSVLogger("history.csv"), keras.callbacks.TensorBoard(
            twist["logs"], write_graph=False, update_freq=cfg["log_every"])])
    final = net.evaluate(pipeline(*test, cfg, False), verbose=0)
    common.end(final[1], seen.history["val_ap50"][-1], steps=clock.done, step_s=statistics.median(clock.taken),
               loss=float(np.mean(seen.history["loss"][-1])))


if __name__ == "__main__":
    main()
