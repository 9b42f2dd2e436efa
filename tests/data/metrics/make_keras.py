#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes keras/*.csv with Keras' own CSVLogger: a training that diverges, one that was continued
with append, one with semicolons. TensorFlow 2.15."""
import pathlib

import numpy as np
import tensorflow as tf

out = pathlib.Path(__file__).parent / "keras"
out.mkdir(exist_ok=True)
tf.keras.utils.set_random_seed(7)
x = np.linspace(-1.0, 1.0, 64).reshape(-1, 1).astype("float32")
y = 3.0 * x + 0.5


def train(name, rate, epochs, **logger):
    model = tf.keras.Sequential([tf.keras.layers.Input((1,)), tf.keras.layers.Dense(1)])
    model.compile(tf.keras.optimizers.SGD(rate), "mse", metrics=["mae"])
    model.fit(x, y, epochs=epochs, batch_size=64, validation_split=0.25, verbose=0,
              callbacks=[tf.keras.callbacks.CSVLogger(str(out / name), **logger)])


train("diverged.csv", 40.0, 30)
train("continued.csv", 0.1, 4)
train("continued.csv", 0.1, 3, append=True)
train("semicolons.csv", 0.1, 5, separator=";")
