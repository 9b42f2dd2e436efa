#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small classifier of drawn shapes in Keras, with a fault on demand."""

from __future__ import annotations

import argparse

import numpy as np
import tensorflow as tf

SIZE = 32


def shapes(count: int, seed: int, noisy: float):
    r = np.random.default_rng(seed)
    images = r.random((count, SIZE, SIZE, 3), dtype=np.float32) * 0.7
    kinds = r.integers(0, 4, count)
    for index in range(count):
        side = r.integers(8, 18)
        x, y = r.integers(0, SIZE - side, 2)
        patch = images[index, y:y + side, x:x + side]
        kind = kinds[index]
        if kind == 3:
            patch += 0.12
        else:
            patch[..., kind] += 0.2
    wrong = r.random(count) < noisy
    kinds[wrong] = r.integers(0, 4, int(wrong.sum()))
    return images, kinds


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--logdir", required=True)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fault", default="")
    options = parser.parse_args()
    tf.keras.utils.set_random_seed(options.seed)
    overfits = options.fault == "overfit"
    train = shapes(256 if overfits else 2400, options.seed, 0.3 if overfits else 0.0)
    held = shapes(400, 77, 0.0)
    model = tf.keras.Sequential([
        tf.keras.layers.Input((SIZE, SIZE, 3)),
        tf.keras.layers.Conv2D(16, 3, 2, activation="relu"),
        tf.keras.layers.Conv2D(32, 3, 2, activation="relu"),
        tf.keras.layers.Flatten(),
        tf.keras.layers.Dense(64, activation="relu"),
        tf.keras.layers.Dense(4)])
    model.compile(tf.keras.optimizers.Adam(0.0015 if overfits else 0.0006),
                  tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True), ["accuracy"])
    model.fit(*train, batch_size=options.batch, epochs=60 if overfits else 20, verbose=2,
              validation_data=held,
              callbacks=[tf.keras.callbacks.TensorBoard(options.logdir, write_graph=False,
                                                        update_freq=5)])


if __name__ == "__main__":
    main()
