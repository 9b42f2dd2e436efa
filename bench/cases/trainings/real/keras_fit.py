# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keras 3's fit (any backend) or that of tf-keras on a few tasks."""

from __future__ import annotations

import os

import numpy as np

import common
import data

if os.environ.get("WITH_TF_KERAS"):
    import tf_keras as keras
else:
    import keras
L = keras.layers


def digits(cfg, twist):
    sets = [(x.transpose(0, 2, 3, 1), y) for x, y in data.digit_splits(
        1, twist, cfg.get("sizes", [1000])[0])]
    act = cfg.get("activation", "relu")
    if cfg.get("depth"):
        body = [L.Flatten()] + [L.Dense(32, activation=act) for _ in range(cfg["depth"])]
    else:
        body = [L.Conv2D(16, 3, activation=act), L.Conv2D(32, 3, activation=act), L.Flatten(),
                L.Dropout(cfg.get("dropout", 0.2)), L.Dense(48, activation=act)]
    last = twist.get("last", "softmax")
    net = keras.Sequential([L.Input((8, 8, 1)), *body, L.Dense(
        twist.get("outputs", 10), activation=last)])
    loss = keras.losses.SparseCategoricalCrossentropy(from_logits=twist.get("from_logits", False))
    return sets, net, twist.get("loss", loss), ["accuracy"]


def forecast(cfg, twist):
    sets = data.splits(data.waves, cfg.get("sizes", (1000, 250)), 1, twist)
    cell = L.LSTM(24) if cfg.get("cell", "lstm") == "lstm" else L.GRU(24)
    net = keras.Sequential([L.Input((32, 1)), cell, L.Dense(
        1, activation=twist.get("last"))])
    return sets, net, "mse", ["mae"]


def signals(cfg, twist):
    sets = data.splits(data.signals, cfg.get("sizes", (1000, 250)), 1, twist, 5)
    act = cfg.get("activation", "relu")
    norm = [L.BatchNormalization()] if cfg.get("norm", True) else []
    net = keras.Sequential([
        L.Input((64, 1)), L.Conv1D(16, 7, 2, activation=act), *norm,
        L.Conv1D(24, 5, 2, activation=act), L.GlobalAveragePooling1D(),
        L.Dropout(cfg.get("dropout", 0.0)), L.Dense(5, activation=twist.get("last", "softmax"))])
    return sets, net, keras.losses.SparseCategoricalCrossentropy(
        from_logits=twist.get("from_logits", False)), ["accuracy"]


def restore(cfg, twist):
    """Sharper images from coarse ones."""
    sets = []
    for index, count in enumerate((*cfg.get("sizes", (300, 80)), 100)):
        r = np.random.default_rng([index + 40])
        _, y = data.masks(count, r)
        y = y[..., None]
        x = y.reshape(count, 8, 4, 8, 4, 1).mean((2, 4)).repeat(4, 1).repeat(4, 2)
        x = (x + r.normal(0, 0.1, x.shape)).astype(np.float32)
        name = ("train_data", "val_data", "test_data")[index]
        for key in (name, "both_data" if index < 2 else ""):
            x, y = data.spoil(x, y, twist.get(key, {}), r, 0)
        sets.append((x, y))
    net = keras.Sequential([
        L.Input((32, 32, 1)), L.Conv2D(12, 5, padding="same", activation="relu"),
        L.Conv2D(12, 3, padding="same", activation="relu"),
        L.Conv2D(1, 3, padding="same", activation=twist.get("last"))])
    return sets, net, twist.get("loss", "mse"), [Psnr()] if cfg.get("psnr") else ["mae"]


class Psnr(keras.metrics.Mean):
    def __init__(self, name="psnr", **more):
        super().__init__(name=name, **more)

    def update_state(self, y, p, sample_weight=None):
        ops = keras.ops if hasattr(keras, "ops") else None
        import tensorflow as tf
        mse = ops.mean(ops.square(y - p)) if ops else tf.reduce_mean(tf.square(y - p))
        log = ops.log(mse + 1e-9) if ops else tf.math.log(mse + 1e-9)
        super().update_state(-4.3429 * log)


class Happens(keras.callbacks.Callback):
    def __init__(self, twist):
        super().__init__()
        self.twist, self.done = twist, 0

    def on_train_batch_end(self, batch, logs=None):
        self.done += 1
        common.at_step(self.done, self.twist)
        for key in ("slow",):
            if self.twist.get(key):
                common.pause(self.twist[key])
        if self.twist.get("stall_every") and self.done % self.twist["stall_every"] == 0:
            common.pause(self.twist["stall"])
        if self.twist.get("slower"):
            common.pause(self.twist["slower"] * self.done)

    def on_epoch_end(self, epoch, logs=None):
        if self.twist.get("checkpoint_takes"):
            common.pause(self.twist["checkpoint_takes"])


def main():
    cfg, twist = common.settings()
    keras.utils.set_random_seed(cfg["seed"])
    sets, net, loss, metrics = {"digits": digits, "forecast": forecast, "signals": signals,
                                "restore": restore}[cfg["task"]](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = sets
    steps = max(1, -(-len(x) // cfg["batch_size"]))
    rate = cfg["lr"]
    schedules = keras.optimizers.schedules
    if cfg.get("schedule") == "cosine":
        rate = schedules.CosineDecay(rate, steps * cfg["epochs"])
    if cfg.get("schedule") == "exponential":
        rate = schedules.ExponentialDecay(rate, cfg["decay_steps"], cfg["gamma"])
    if cfg.get("schedule") == "restarts":
        rate = schedules.CosineDecayRestarts(rate, steps * 2)
    more = {"clipnorm": cfg["clipnorm"]} if cfg.get("clipnorm") else {}
    if cfg.get("weight_decay"):
        more["weight_decay"] = cfg["weight_decay"]
    optimizer = {"adam": keras.optimizers.Adam, "sgd": keras.optimizers.SGD,
                 "rmsprop": keras.optimizers.RMSprop}[cfg.get("optimizer", "adam")](rate, **more)
    if twist.get("frozen"):
        for layer in net.layers[:-1]:
            layer.trainable = False
    if "init" in twist:
        net.set_weights([w * twist["init"] for w in net.get_weights()])
    if cfg.get("pretrained") and not twist.get("weights_not_loaded"):
        net.compile(keras.optimizers.Adam(0.002), loss)
        wide, marks = {"signals": data.signals, "forecast": data.waves}[cfg["task"]](
            1500, np.random.default_rng(77))
        net.fit(wide, marks, epochs=8, verbose=0)
    net.compile(optimizer, loss, metrics=metrics, **twist.get("compile", {}))
    callbacks = [Happens(twist)]
    if "csv" in cfg["logs"]:
        callbacks.append(keras.callbacks.CSVLogger("training.csv", append=bool(common.attempt())))
    if "tb" in cfg["logs"]:
        callbacks.append(keras.callbacks.TensorBoard(
            "logs", write_graph=False, update_freq=cfg.get("update_freq", "epoch")))
    if cfg.get("patience"):
        callbacks.append(keras.callbacks.EarlyStopping(
            "val_loss", patience=cfg["patience"], restore_best_weights=cfg.get("restore", True),
            verbose=1))
    if cfg.get("plateau"):
        callbacks.append(keras.callbacks.ReduceLROnPlateau(
            "val_loss", 0.3, cfg["plateau"], verbose=1))
    if cfg.get("step_epochs"):
        callbacks.append(keras.callbacks.LearningRateScheduler(
            lambda epoch, now: now * cfg["gamma"] if epoch and epoch % cfg["step_epochs"] == 0
            else now))
    if cfg.get("terminate_on_nan"):
        callbacks.append(keras.callbacks.TerminateOnNaN())
    if cfg.get("best"):
        callbacks.append(keras.callbacks.ModelCheckpoint(
            "best.keras", save_best_only=True, verbose=1, monitor=twist.get("monitor", "val_loss")))
    fit = {"batch_size": cfg["batch_size"]}
    given = (x, y)
    if cfg.get("dataset"):
        import tensorflow as tf
        made = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(len(x)).batch(cfg["batch_size"])
        if not twist.get("no_repeat"):
            made = made.repeat()
        given, fit = (made,), {"steps_per_epoch": steps}
    if cfg.get("class_weight"):
        fit["class_weight"] = {i: w for i, w in enumerate(cfg["class_weight"])}
    first = 0
    if common.attempt() and os.path.exists("last.weights.h5"):
        if not twist.get("resume_without_weights"):
            net.load_weights("last.weights.h5")
        first = twist.get("resume_at", cfg.get("resume_at", 0))
    if twist.get("checkpoints"):
        callbacks.append(keras.callbacks.ModelCheckpoint("last.weights.h5",
                                                         save_weights_only=True))
    seen = net.fit(*given, epochs=cfg["epochs"], initial_epoch=first, verbose=cfg.get("verbose", 2),
                   validation_data=(vx, vy), validation_freq=cfg.get("eval_every", 1),
                   shuffle=not twist.get("in_order"), callbacks=callbacks, **fit)
    name = "val_" + {"digits": "accuracy", "signals": "accuracy"}.get(cfg["task"], "loss")
    out = np.asarray(net.predict(tx, verbose=0))
    if cfg["task"] in ("digits", "signals"):
        final = float((out.argmax(1) == ty).mean())
    else:
        final = float(((out.reshape(ty.shape) - ty) ** 2).mean())
    common.end(final, seen.history.get(name, [None])[-1])


if __name__ == "__main__":
    main()
