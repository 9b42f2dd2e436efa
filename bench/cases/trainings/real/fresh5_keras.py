# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reviews in four grades: TextVectorization in tf.data, embeddings and an LSTM in Keras; lines of fit, a CSV with
semicolons, BackupAndRestore."""

from __future__ import annotations

import json

import keras
import numpy as np
import tensorflow as tf

import common
import fresh5_data

L = keras.layers


class Steps(keras.callbacks.Callback):
    def __init__(self, twist):
        super().__init__()
        self.twist, self.done = twist, 0

    def on_train_batch_end(self, batch, logs=None):
        self.done += 1
        common.at_step(self.done, self.twist)


def rate_of(opts, steps):
    if opts["lr_decay"] == "polynomial":
        return keras.optimizers.schedules.PolynomialDecay(opts["lr"], steps, opts["lr"] / 50)
    if opts["lr_decay"] == "inverse_time":
        return keras.optimizers.schedules.InverseTimeDecay(opts["lr"], 60, 0.7)
    return opts["lr"]


def network(opts, size):
    bidirectional = L.Bidirectional if opts["bidirectional"] else (lambda layer: layer)
    return keras.Sequential([
        L.Input((opts["sequence_length"],), dtype="int64"),
        L.Embedding(size, opts["embed_dim"], mask_zero=opts["mask_zero"]),
        bidirectional(L.LSTM(opts["units"])), L.Dropout(opts["dropout"]),
        L.Dense(24, "relu"), L.Dense(4, opts["last_activation"])], name="review_grades")


def main():
    cfg, twist = common.settings()
    keras.utils.set_random_seed(cfg["seed"])
    tf.config.threading.set_intra_op_parallelism_threads(1)
    opts = {"max_tokens": 60, "sequence_length": 18, "embed_dim": 16, "units": 8, "dropout": 0.1, "mask_zero": True,
            "bidirectional": True, "last_activation": None, "epochs": 5, "batch": 32, "lr": 0.008, "lr_decay": "none",
            "optimizer": "adam", "train_reviews": 800, "verbose": 2, "from_logits": True, "input_dim": None, **cfg}
    with open("run_options.json", "w", encoding="utf-8") as file:
        json.dump(opts, file, indent=1)
    (x, y), (vx, vy), (tx, ty) = (fresh5_data.reviews(n, np.random.default_rng(90 + k))
                                  for k, n in enumerate((opts["train_reviews"], 200, 400)))
    vector = L.TextVectorization(opts["max_tokens"], output_sequence_length=opts["sequence_length"])
    vector.adapt(x)
    words = vector.get_vocabulary()
    print(f"vocabulary: {len(words)} tokens {words[:6]}; reviews: {len(x)} train, {len(vx)} validation", flush=True)

    def pipeline(a, b, shuffle=False):
        rows = tf.data.Dataset.from_tensor_slices((a, b))
        rows = rows.shuffle(4096, seed=opts["seed"]) if shuffle else rows
        rows = rows.batch(opts["batch"])
        return rows if twist.get("raw") else rows.map(lambda text, label: (vector(text), label)).prefetch(2)
    train, valid, test = pipeline(x, y + twist.get("first_grade", 0), True), pipeline(vx, vy), pipeline(tx, ty)
    steps = len(train) * opts["epochs"]
    if opts.get("steps_per_epoch"):
        steps = opts["steps_per_epoch"] * opts["epochs"]
        train = train if twist.get("once") else train.repeat()
    model = network(opts, opts["input_dim"] or len(words))
    kind = {"adam": keras.optimizers.Adam, "rmsprop": keras.optimizers.RMSprop, "lion": keras.optimizers.Lion,
            "adamw": keras.optimizers.AdamW}[opts["optimizer"]]
    model.compile(kind(rate_of(opts, steps)), keras.losses.SparseCategoricalCrossentropy(opts["from_logits"]),
                  metrics=["accuracy"])
    model.summary(line_length=80)
    calls = [Steps(twist), keras.callbacks.CSVLogger("fit_log.csv", separator=";", append=bool(common.attempt()))]
    if opts.get("backup"):
        calls.append(keras.callbacks.BackupAndRestore("backup", delete_checkpoint=False))
    if opts.get("patience"):
        calls.append(keras.callbacks.EarlyStopping("val_accuracy", patience=opts["patience"],
                                                   restore_best_weights=True))
    if opts.get("reduce_on_plateau"):
        calls.append(keras.callbacks.ReduceLROnPlateau(patience=opts["reduce_on_plateau"], factor=0.4, verbose=1))
    if opts.get("tensorboard"):
        calls.append(keras.callbacks.TensorBoard("tb", update_freq="epoch"))
    done = model.fit(train, validation_data=valid, epochs=opts["epochs"], callbacks=calls, verbose=opts["verbose"],
                     steps_per_epoch=opts.get("steps_per_epoch"))
    said = done.history["val_accuracy"][-1]
    best = np.concatenate([model.predict_on_batch(a).argmax(1) for a, _ in test])
    common.end(float((best == ty).mean()), said)


if __name__ == "__main__":
    main()
