# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keras 3's fit: whether two signatures are of one hand, and the marks of a lane."""

from __future__ import annotations

import os

import keras
import numpy as np

import common
import fresh2_data

L = keras.layers


def signatures(cfg, twist):
    sets = [([x[:, 0, ..., None], x[:, 1, ..., None]], y) for x, y in fresh2_data.splits(
        fresh2_data.signatures, cfg.get("sizes", (1200, 250)), 1, twist, test=400)]
    shape = (16, 16, twist.get("channels", 1))
    tower = keras.Sequential([
        L.Input(shape), L.Conv2D(12, 3, padding="same", activation=cfg.get("activation", "relu")), L.MaxPooling2D(),
        L.Conv2D(20, 3, padding="same", activation=cfg.get("activation", "relu")), L.MaxPooling2D(), L.Flatten(),
        L.Dense(24)])
    a, b = L.Input(shape, name="left"), L.Input(shape, name="right")
    far = L.Dropout(cfg.get("dropout", 0.0))(keras.ops.abs(tower(a) - tower(b)))
    out = L.Dense(twist.get("outputs", 1), activation=twist.get("last", "sigmoid"))(L.Dense(
        16, activation="relu")(far))
    return sets, keras.Model([a, b], out), twist.get("loss", "binary_crossentropy"), ["accuracy"]


def lanes(cfg, twist):
    sets = fresh2_data.splits(fresh2_data.lanes, cfg.get("sizes", (240, 60)), 1, twist, test=100)
    if twist.get("masks_in_255"):
        sets[0], sets[1] = ((x, y * 255) for x, y in sets[:2])
    given = L.Input((24, 24, 3))
    wide = cfg.get("width", 12)
    h = L.Conv2D(wide, 3, padding="same", activation="relu")(given)
    low = L.MaxPooling2D()(h)
    low = L.Conv2D(2 * wide, 3, padding="same", activation="relu")(low)
    low = L.Conv2D(2 * wide, 3, padding="same", activation="relu")(low)
    up = L.Conv2DTranspose(wide, 2, twist.get("stride", 2))(low)
    h = L.Concatenate()([h, up])
    h = L.Conv2D(wide, 3, padding="same", activation="relu")(h)
    out = L.Conv2D(1, 1, activation=twist.get("last", "sigmoid"))(h)
    return sets, keras.Model(given, out), twist.get("loss", "binary_crossentropy"), [
        "accuracy", keras.metrics.BinaryIoU([1], cfg.get("iou_from", 0.5), name="iou")]


class Steps(keras.callbacks.Callback):
    def __init__(self, twist):
        super().__init__()
        self.twist, self.done = twist, 0

    def on_train_batch_end(self, batch, logs=None):
        self.done += 1
        if self.twist.get("slow"):
            common.pause(self.twist["slow"])
        common.at_step(self.done, self.twist)

    def on_epoch_end(self, epoch, logs=None):
        if self.twist.get("epoch_takes"):
            common.pause(self.twist["epoch_takes"])
        if self.twist.get("fills_disk"):
            self.model.save_weights(f"epoch_{epoch + 1:02}.weights.h5")


def batches(x, y, size):
    """One pass, as a user's generator makes it."""
    for at in range(0, len(y) - size + 1, size):
        yield x[at:at + size], y[at:at + size]


def main():
    cfg, twist = common.settings()
    keras.utils.set_random_seed(cfg["seed"])
    sets, net, loss, metrics = {"signatures": signatures, "lanes": lanes}[cfg["task"]](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = sets
    steps, rate, S = len(y) // cfg["batch_size"], cfg["lr"], keras.optimizers.schedules
    if cfg.get("schedule") == "cosine":
        rate = S.CosineDecay(rate, cfg.get("decay_steps", steps * cfg["epochs"]))
    if cfg.get("schedule") == "inverse":
        rate = S.InverseTimeDecay(rate, cfg["decay_steps"], 1.0)
    more = {key: cfg[key] for key in ("clipnorm", "weight_decay", "momentum") if key in cfg}
    kind = {"adam": "Adam", "sgd": "SGD", "adamw": "AdamW", "rmsprop": "RMSprop"}
    opt = getattr(keras.optimizers, kind.get(cfg.get("optimizer", "adam"), cfg.get("optimizer")))(
        rate, **more, **twist.get("optimizer", {}))
    if twist.get("frozen"):
        for layer in net.layers[:-1]:
            layer.trainable = False
    if "init" in twist:
        net.set_weights([w * twist["init"] if w.ndim > 1 else w for w in net.get_weights()])
    if not twist.get("not_compiled"):
        net.compile(opt, loss, metrics=metrics)
    C = keras.callbacks
    calls = [Steps(twist)]
    if "csv" in cfg["logs"]:
        calls.append(C.CSVLogger("training_log.csv", append=bool(common.attempt())))
    if "tb" in cfg["logs"]:
        calls.append(C.TensorBoard("logs/fit", write_graph=False))
    if cfg.get("patience"):
        calls.append(C.EarlyStopping(cfg.get("monitor", "val_loss"), patience=cfg["patience"], verbose=1,
                                     mode=twist.get("stop_mode", "auto"), restore_best_weights=cfg.get("restore", True),
                                     min_delta=twist.get("min_delta", 0)))
    if cfg.get("plateau"):
        calls.append(C.ReduceLROnPlateau("val_loss", 0.3, cfg["plateau"], verbose=1, min_lr=1e-6))
    if twist.get("saves_to"):
        calls.append(C.ModelCheckpoint(twist["saves_to"], monitor=cfg.get("monitor", "val_loss"), verbose=1,
                                       save_best_only=True))
    if twist.get("checkpoints"):
        calls.append(C.ModelCheckpoint("last.weights.h5", save_weights_only=True))
    first = 0
    if common.attempt():
        if not twist.get("resume_without_weights"):
            net.load_weights("last.weights.h5")
        first = cfg.get("resume_at", 0)
    if twist.get("loads"):
        net.load_weights(twist["loads"])
    fit = {"batch_size": cfg["batch_size"], "shuffle": cfg.get("shuffle", True)}
    given = (x, y)
    if twist.get("generator"):
        given, fit = (batches(x, y, cfg["batch_size"]),), {"steps_per_epoch": steps}
    if cfg.get("class_weight"):
        fit["class_weight"] = {i: w for i, w in enumerate(cfg["class_weight"])}
    if cfg.get("split"):
        fit["validation_split"] = cfg["split"]
    else:
        fit["validation_data"] = (vx, vy)
    seen = net.fit(*given, epochs=cfg["epochs"], verbose=cfg.get("verbose", 2), initial_epoch=first, callbacks=calls,
                   **fit)
    out = np.asarray(net.predict(tx, verbose=0))
    if cfg["task"] == "signatures":
        common.end(float(((out[:, 0] > 0.5) == ty).mean()), seen.history["val_accuracy"][-1])
    else:
        right = ((out > 0.5) & (ty > 0.5)).sum() / max(1, ((out > 0.5) | (ty > 0.5)).sum())
        common.end(float(right), seen.history["val_iou"][-1])


if __name__ == "__main__":
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "1")
    main()
