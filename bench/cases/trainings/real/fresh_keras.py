# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keras 3's fit, on TensorFlow or JAX: spoken words, times of deliveries, odd windows of a machine."""

from __future__ import annotations

import os

import keras
import numpy as np

import common
import fresh_data

L = keras.layers


def spoken(cfg, twist):
    sets = fresh_data.splits(fresh_data.spoken, cfg.get("sizes", (900, 200)), 1, twist, 6, test=300)
    act = cfg.get("activation", "relu")
    norm = (lambda: [L.BatchNormalization(momentum=cfg.get("norm_momentum", 0.9))]) if cfg.get(
        "norm", True) else list
    net = keras.Sequential([
        L.Input((32, 16)), L.Reshape((32, 16, 1)), L.Conv2D(8, 3, (1, 2), "same"), *norm(),
        L.Activation(act), L.Conv2D(12, 3, (2, 2), "same"), *norm(), L.Activation(act),
        L.Reshape((16, 48)), L.GRU(24), L.Dropout(cfg.get("dropout", 0.1)),
        L.Dense(twist.get("outputs", 6), activation=twist.get("last", "softmax"))])
    loss = twist.get("loss") or keras.losses.SparseCategoricalCrossentropy(
        from_logits=twist.get("from_logits", False))
    return sets, net, loss, ["accuracy"]


def deliveries(cfg, twist):
    sets = fresh_data.splits(lambda count, r: fresh_data.deliveries(count, r), cfg.get(
        "sizes", (1600, 300)), 1, twist, test=400)
    given = L.Input((5,))
    scaled = L.Normalization()
    scaled.adapt(sets[0][0][:, :3] if not twist.get("not_adapted") else np.zeros((4, 3), np.float32)
                 + np.arange(4)[:, None])
    numbers = scaled(given[:, :3]) if not twist.get("not_scaled") else given[:, :3]
    a = L.Flatten()(L.Embedding(20, 3)(given[:, 3:4]))
    b = L.Flatten()(L.Embedding(20, 3)(given[:, 4:5]))
    deep = L.Concatenate()([numbers, a, b])
    for _ in range(2):
        deep = L.Dense(cfg.get("width", 48), activation=cfg.get("activation", "relu"))(deep)
        if cfg.get("dropout"):
            deep = L.Dropout(cfg["dropout"])(deep)
    wide = L.Dense(1)(numbers)
    out = L.Add()([wide, L.Dense(1)(deep)])
    mean = 0.0 if twist.get("without_offset") else cfg.get("offset", 800.0)
    out = L.Rescaling(1.0 if twist.get("without_offset") else cfg.get("spread", 300.0), mean)(out)
    if twist.get("last"):
        out = L.Activation(twist["last"])(out)
    return sets, keras.Model(given, out), twist.get("loss", cfg.get("loss", "mse")), ["mae"]


def windows(cfg, twist):
    r = [np.random.default_rng(70 + k) for k in range(4)]
    x, vx = (fresh_data.windows(count, one) for count, one in zip(cfg.get("sizes", (800, 200)), r))
    how = {**twist.get("both_data", {}), **twist.get("train_data", {})}
    x = fresh_data.spoil(*fresh_data.data.spoil(x, x[:, 0, 0], how, r[3], 0), how, r[3])[0]
    vx = fresh_data.data.spoil(vx, vx[:, 0, 0], {**twist.get("both_data", {}), **twist.get(
        "val_data", {})}, r[3], 0)[0]
    if twist.get("odd_among"):  # odd windows in what should only hold normal ones
        count = int(len(x) * twist["odd_among"])
        x[:count] = fresh_data.windows(count, r[3], True)
    good, odd = fresh_data.windows(200, r[2]), fresh_data.windows(200, r[2], True)
    act = cfg.get("activation", "relu")
    code = cfg.get("code", 6)
    net = keras.Sequential([
        L.Input((32, 2)), L.Conv1D(12, 5, 2, "same", activation=act), L.Conv1D(
            12, 5, 2, "same", activation=act), L.Flatten(), L.Dense(code), L.Dense(96, activation=act),
        L.Reshape((8, 12)), L.UpSampling1D(2), L.Conv1D(12, 5, padding="same", activation=act),
        L.UpSampling1D(2), L.Conv1D(2, 5, padding="same", activation=twist.get("last"))])
    return ((x, x), (vx, vx), (good, odd)), net, cfg.get("loss", "mse"), ["mae"]


class Steps(keras.callbacks.Callback):
    def __init__(self, twist):
        super().__init__()
        self.twist, self.done = twist, 0

    def on_train_batch_end(self, batch, logs=None):
        self.done += 1
        if self.twist.get("slow"):
            common.pause(self.twist["slow"])
        if self.twist.get("stall_every") and self.done % self.twist["stall_every"] == 0:
            common.pause(self.twist["stall"])
        if self.twist.get("slow_from") and self.done > self.twist["slow_from"]:
            common.pause(self.twist["slow_then"])
        common.at_step(self.done, self.twist)

    def on_epoch_end(self, epoch, logs=None):
        if self.twist.get("checkpoint_takes"):
            common.pause(self.twist["checkpoint_takes"])


def area(good, odd):
    """Chance that an odd window has the larger error."""
    return float((odd[:, None] > good[None]).mean())


def main():
    cfg, twist = common.settings()
    keras.utils.set_random_seed(cfg["seed"])
    sets, net, loss, metrics = {"spoken": spoken, "deliveries": deliveries, "windows": windows}[
        cfg["task"]](cfg, twist)
    (x, y), (vx, vy), (tx, ty) = sets
    steps, rate, S = len(x) // cfg["batch_size"], cfg["lr"], keras.optimizers.schedules
    if cfg.get("schedule") == "polynomial":
        rate = S.PolynomialDecay(rate, cfg.get("decay_steps", steps * cfg["epochs"]), rate / 50)
    if cfg.get("schedule") == "warmup":
        rate = S.CosineDecay(rate / 100, cfg.get("decay_steps", steps * cfg["epochs"]),
                             warmup_target=rate, warmup_steps=cfg["warmup"])
    if cfg.get("schedule") == "restarts":
        rate = S.CosineDecayRestarts(rate, steps * 2)
    more = {key: cfg[key] for key in ("clipnorm", "clipvalue", "weight_decay", "momentum", "epsilon",
                                      "gradient_accumulation_steps") if key in cfg}
    kind = {"adam": "Adam", "sgd": "SGD", "adamw": "AdamW", "nadam": "Nadam", "rmsprop": "RMSprop",
            "adagrad": "Adagrad"}
    opt = getattr(keras.optimizers, kind.get(cfg.get("optimizer", "adam"), cfg.get("optimizer")))(
        rate, **more)
    if twist.get("frozen"):
        for layer in net.layers[:-1]:
            layer.trainable = False
    if "init" in twist:
        net.set_weights([w * twist["init"] if w.ndim > 1 else w for w in net.get_weights()])
    net.compile(opt, loss, metrics=twist.get("metrics", metrics), **twist.get("compile", {}))
    C = keras.callbacks
    calls = [Steps(twist)]
    if "csv" in cfg["logs"]:
        calls.append(C.CSVLogger(cfg.get("csv", "log.csv"), separator=cfg.get("delimiter", ",")))
    if "tb" in cfg["logs"]:
        calls.append(C.TensorBoard("tb", write_graph=False, update_freq=cfg.get("update_freq", "epoch")))
    if cfg.get("patience"):
        calls.append(C.EarlyStopping(cfg.get("monitor", "val_loss"), patience=cfg["patience"], verbose=1,
                                     mode=twist.get("stop_mode", "auto"), restore_best_weights=cfg.get(
                                         "restore", True)))
    if cfg.get("plateau"):
        calls.append(C.ReduceLROnPlateau(cfg.get("monitor", "val_loss"), 0.3, cfg["plateau"], verbose=1,
                                         mode=twist.get("plateau_mode", "auto"), min_lr=1e-6))
    if cfg.get("keeps_best"):
        calls.append(C.ModelCheckpoint("best.weights.h5", cfg.get("monitor", "val_loss"), verbose=1,
                                       save_best_only=True, save_weights_only=True,
                                       mode=twist.get("best_mode", "auto")))
    if twist.get("checkpoints"):
        calls.append(C.BackupAndRestore("backup"))
    fit = {"validation_data": (vx, vy)}
    if cfg.get("class_weight"):
        fit["class_weight"] = {i: w for i, w in enumerate(cfg["class_weight"])}
    if cfg.get("no_val"):
        fit = {}
    kept = {"steps_per_epoch": twist["steps_per_epoch"]} if twist.get("steps_per_epoch") else {}
    seen = net.fit(x, y, batch_size=cfg["batch_size"], epochs=cfg["epochs"], verbose=cfg.get("verbose", 2),
                   shuffle=cfg.get("shuffle", True), callbacks=calls, **fit, **kept)
    if cfg.get("keeps_best"):
        net.load_weights("best.weights.h5")
        print("restored best.weights.h5:", net.evaluate(vx, vy, verbose=0, return_dict=True), flush=True)
    history = seen.history
    if cfg["task"] == "spoken":
        final = float((np.asarray(net.predict(tx, verbose=0)).argmax(1) == ty).mean())
        common.end(final, history.get("val_accuracy", [None])[-1])
    elif cfg["task"] == "deliveries":
        out = np.asarray(net.predict(tx, verbose=0))[:, 0]
        common.end(float(np.sqrt(((out - ty) ** 2).mean())), None)
    else:
        far = [((np.asarray(net.predict(part, verbose=0)) - part) ** 2).mean((1, 2)) for part in (tx, ty)]
        common.end(area(*far), None)


if __name__ == "__main__":
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "1")
    main()
