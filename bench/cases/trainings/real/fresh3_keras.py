# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keras 3's fit: a parcel on a belt, its box and its kind (TensorFlow), and which team a ticket is for (JAX)."""

from __future__ import annotations

import os

import keras
import numpy as np

import common
import fresh3_data

L = keras.layers


def parcels(cfg, twist):
    sets = []
    for index, (x, y) in enumerate(fresh3_data.splits(
            fresh3_data.scenes, cfg.get("sizes", (800, 160)), 1, twist, test=200, look="belt", most=1, small=9,
            large=18)):
        scale = 32.0 if not twist.get("pixels") or index == 2 else 1.0
        if twist.get("scaled_twice"):
            x = x / 255
        sets.append((x.transpose(0, 2, 3, 1), {"box": y[:, 0, 1:] / scale, "kind": y[:, 0, 0].astype(np.int32)}))
    given = L.Input((32, 32, 3))
    h, act = given, cfg.get("activation", "relu")
    for wide in (12, 16, 24):
        h = L.MaxPooling2D()(L.Conv2D(wide, 3, padding="same", activation=act)(h))
    h = L.Dense(48, activation=act)(L.Flatten()(h))
    h = L.Dropout(cfg.get("dropout", 0.0))(h)
    net = keras.Model(given, {"box": L.Dense(4, activation=twist.get("last", "sigmoid"), name="box")(h),
                              "kind": L.Dense(3, activation="softmax", name="kind")(h)})
    return sets, net, {"box": twist.get("box_loss", "mae"), "kind": "sparse_categorical_crossentropy"}, {
        "kind": ["accuracy"]}


def tickets(cfg, twist):
    sets = fresh3_data.splits(fresh3_data.tickets, cfg.get("sizes", (2400, 300)), 1, twist, test=400)
    wide = cfg.get("width", 24)
    given = L.Input((20,), dtype="int32")
    h = L.Embedding(twist.get("rows", 120), wide)(given) + L.Embedding(20, wide)(keras.ops.arange(20))
    for _ in range(cfg.get("depth", 2)):
        h = L.LayerNormalization()(h + L.MultiHeadAttention(2, wide // 2)(h, h))
        h = L.LayerNormalization()(h + L.Dense(wide)(L.Dense(2 * wide, activation="gelu")(h)))
    h = L.Dropout(twist.get("drop", cfg.get("dropout", 0.0)))(L.GlobalMaxPooling1D()(h))
    net = keras.Model(given, L.Dense(4, activation=twist.get("last", "softmax"))(h))
    return sets, net, twist.get("loss", "sparse_categorical_crossentropy"), ["accuracy"]


class Steps(keras.callbacks.Callback):
    def __init__(self, twist):
        super().__init__()
        self.twist, self.done = twist, 0

    def on_train_batch_end(self, batch, logs=None):
        self.done += 1
        if self.twist.get("stall_every") and self.done % self.twist["stall_every"] == 0:
            common.pause(self.twist["stall"])
        if self.twist.get("damage_at") == self.done:
            self.model.set_weights([w + np.random.default_rng(1).normal(0, 0.7, w.shape)
                                    for w in self.model.get_weights()])
        common.at_step(self.done, self.twist)


def main():
    cfg, twist = common.settings()
    keras.utils.set_random_seed(cfg["seed"])
    if twist.get("downloads"):
        keras.utils.get_file("glove_support.npz", "https://data.helpdesk-corpus.invalid/glove_support.npz")
    sets, net, loss, metrics = {"parcels": parcels, "tickets": tickets}[cfg["task"]](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = sets
    steps, rate = len(x) // cfg["batch_size"], cfg["lr"]
    if cfg.get("schedule") == "cosine":
        rate = keras.optimizers.schedules.CosineDecay(rate, cfg.get("decay_steps", steps * cfg["epochs"]))
    if cfg.get("schedule") == "exponential":
        rate = keras.optimizers.schedules.ExponentialDecay(rate, cfg["decay_steps"], cfg["gamma"])
    more = {key: cfg[key] for key in ("clipnorm", "weight_decay", "momentum", "global_clipnorm") if key in cfg}
    kind = {"adam": "Adam", "sgd": "SGD", "adamw": "AdamW", "nadam": "Nadam", "lion": "Lion"}
    opt = getattr(keras.optimizers, kind[cfg.get("optimizer", "adam")])(rate, **more)
    if twist.get("frozen"):
        net.trainable = False
    if "init" in twist:
        net.set_weights([w * twist["init"] if w.ndim > 1 else w for w in net.get_weights()])
    if not twist.get("not_compiled"):
        net.compile(opt, loss, metrics=metrics, **({"loss_weights": cfg["loss_weights"]} if cfg.get(
            "loss_weights") else {}))
    if cfg.get("summary"):
        net.summary()
    C = keras.callbacks
    calls = [Steps(twist)]
    if "csv" in cfg["logs"]:
        calls.append(C.CSVLogger("history.csv", append=bool(common.attempt())))
    if "tb" in cfg["logs"]:
        calls.append(C.TensorBoard("tb", write_graph=False, update_freq=cfg.get("update_freq", "epoch")))
    if cfg.get("patience"):
        calls.append(C.EarlyStopping(cfg.get("monitor", "val_loss"), patience=cfg["patience"], verbose=1,
                                     restore_best_weights=cfg.get("restore", True),
                                     start_from_epoch=cfg.get("start", 0)))
    if cfg.get("plateau"):
        calls.append(C.ReduceLROnPlateau("val_loss", 0.4, cfg["plateau"], verbose=1))
    if cfg.get("nan_ends"):
        calls.append(C.TerminateOnNaN())
    if cfg.get("backup"):
        calls.append(C.BackupAndRestore("backup", delete_checkpoint=False))
    seen = net.fit(x, y, batch_size=cfg["batch_size"], shuffle=cfg.get("shuffle", True), epochs=cfg["epochs"],
                   validation_data=(vx, vy), verbose=cfg.get("verbose", 2), callbacks=calls)
    out = net.predict(tx, verbose=0)
    if cfg["task"] == "parcels":
        scale = 1.0 if twist.get("pixels") else 32.0
        shares = [fresh3_data.overlap(a[None] * scale, b[None] * 32)[0, 0] for a, b in zip(np.nan_to_num(out["box"]),
                                                                                         ty["box"])]
        common.end(float(np.mean(shares)), None, said=seen.history["val_loss"][-1])
    else:
        common.end(float((np.asarray(out).argmax(1) == ty).mean()), seen.history["val_accuracy"][-1])


if __name__ == "__main__":
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "1")
    main()
