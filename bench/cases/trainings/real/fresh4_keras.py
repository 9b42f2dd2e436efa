# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds of plankton: separable convolutions with skips (as Xception has) and Keras 3's fit on TensorFlow."""

from __future__ import annotations

import json
import os

import h5py
import keras
import numpy as np

import common
import fresh3_data
import fresh4_data

L = keras.layers


class Options:
    """How the gate works."""

    def __init__(self, ratio):
        self.ratio = ratio


class ChannelGate(L.Layer):
    """Weighs channels; takes the number of them, or a user's own object that says how."""

    def __init__(self, options, **more):
        super().__init__(**more)
        self.ratio = options.ratio if isinstance(options, Options) else options

    def build(self, shape):
        self.a, self.b = L.Dense(max(2, shape[-1] // self.ratio), "relu"), L.Dense(shape[-1], "sigmoid")
        self.a.build((None, shape[-1]))
        self.b.build((None, max(2, shape[-1] // self.ratio)))

    def call(self, x):
        return x * self.b(self.a(keras.ops.mean(x, (1, 2))))[:, None, None]


def network(cfg, twist):
    given = L.Input((24, 24, 1))
    h = given
    if cfg.get("augment"):
        h = L.RandomTranslation(0.1, 0.1)(L.RandomFlip()(h))
    regular = keras.regularizers.L2(cfg["l2"]) if cfg.get("l2") else None
    h = L.Conv2D(12, 3, 2, padding="same", activation="relu")(h)
    for wide in (16, 24):
        side = L.Conv2D(wide, 1, 2)(h)
        h = L.GroupNormalization(4)(L.SeparableConv2D(wide, 3, padding="same", pointwise_regularizer=regular)(h))
        h = L.Activation(cfg.get("activation", "relu"))(h)
        h = L.MaxPooling2D(2)(L.SeparableConv2D(wide, 3, padding="same", pointwise_regularizer=regular)(h))
        h = L.Add()([h, side])
    if cfg.get("gate"):
        h = ChannelGate(Options(4) if twist.get("options") else 4)(h)
    h = L.Dropout(twist.get("drop", cfg.get("dropout", 0.0)))(L.GlobalAveragePooling2D()(h))
    return keras.Model(given, L.Dense(4, activation="softmax", kernel_regularizer=regular)(h))


class Steps(keras.callbacks.Callback):
    def __init__(self, twist):
        super().__init__()
        self.twist, self.done = twist, 0

    def on_train_batch_end(self, batch, logs=None):
        self.done += 1
        common.at_step(self.done, self.twist)


def main():
    cfg, twist = common.settings()
    keras.utils.set_random_seed(cfg["seed"])
    with open("params.json", "w", encoding="utf-8") as file:
        json.dump(cfg, file, indent=1)
    (x, y), _, (tx, ty) = fresh3_data.splits(fresh4_data.plankton, cfg.get("sizes", (960, 8)), 1, twist, test=300)
    with h5py.File("plankton.h5", "a") as file:
        if "images" not in file:
            file["images"], file["labels"] = x, y
    order = np.argsort(y, kind="stable") if twist.get("by_folder") else np.arange(len(y))
    net = network(cfg, twist)
    steps, rate = int(len(x) * (1 - cfg["validation_split"])) // cfg["batch_size"], cfg["lr"]
    if cfg.get("schedule") == "cosine":
        rate = keras.optimizers.schedules.CosineDecay(rate, steps * cfg["epochs"])
    if cfg.get("schedule") == "restarts":
        rate = keras.optimizers.schedules.CosineDecayRestarts(rate, steps * 3, t_mul=1.0, m_mul=0.8)
    more = {key: cfg[key] for key in ("clipnorm", "weight_decay", "momentum", "epsilon") if key in cfg}
    opt = getattr(keras.optimizers, {"adam": "Adam", "sgd": "SGD", "adamw": "AdamW", "rmsprop": "RMSprop"}[
        cfg.get("optimizer", "adam")])(rate, **more)
    net.compile(opt, "sparse_categorical_crossentropy", metrics=["accuracy"], run_eagerly=cfg.get("run_eagerly", False),
                jit_compile=False)
    C = keras.callbacks
    calls = [Steps(twist), C.CSVLogger("history.csv", append=bool(common.attempt()))]
    if cfg.get("tb", True):
        calls.append(C.TensorBoard("tb", write_graph=False))
    if cfg.get("save"):
        calls.append(C.ModelCheckpoint(cfg["save"], monitor="val_accuracy", save_best_only=True, verbose=1))
    if cfg.get("patience"):
        calls.append(C.EarlyStopping(cfg.get("monitor", "val_loss"), patience=cfg["patience"], verbose=1,
                                     restore_best_weights=True))
    if cfg.get("plateau"):
        calls.append(C.ReduceLROnPlateau("val_loss", 0.4, cfg["plateau"], verbose=1))
    if cfg.get("backup"):
        calls.append(C.BackupAndRestore("backup", delete_checkpoint=False))
    seen = net.fit(x[order], y[order], batch_size=cfg["batch_size"], epochs=cfg["epochs"],
                   verbose=cfg.get("verbose", 2), validation_split=cfg["validation_split"], callbacks=calls)
    out = net.predict(tx, verbose=0)
    common.end(float((out.argmax(1) == ty).mean()), seen.history["val_accuracy"][-1])


if __name__ == "__main__":
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "1")
    main()
