# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small pictures that are enlarged (sub-pixel convolutions): TFRecords, a loop with TensorFlow's tape and checkpoints
of tf.train; lines of the logging module, tf.summary."""

from __future__ import annotations

import json
import logging
import sys
import time

import keras
import numpy as np
import tensorflow as tf

import common
import fresh5_data

L = keras.layers
log = logging.getLogger("espcn")


def write_records(path, pairs, twist):
    with tf.io.TFRecordWriter(path) as writer:
        for small, large in pairs:
            writer.write(tf.train.Example(features=tf.train.Features(feature={
                name: tf.train.Feature(bytes_list=tf.train.BytesList(value=[part.astype("<f4").tobytes()]))
                for name, part in (("small", small), ("large", large))})).SerializeToString())
    if twist.get("cut"):
        with open(path, "r+b") as file:
            file.seek(twist["cut"])
            file.write(b"\0" * 600)


def parsed(row):
    found = tf.io.parse_single_example(row, {"small": tf.io.FixedLenFeature([], tf.string),
                                             "large": tf.io.FixedLenFeature([], tf.string)})
    return (tf.reshape(tf.io.decode_raw(found["small"], tf.float32), (16, 16, 1)),
            tf.reshape(tf.io.decode_raw(found["large"], tf.float32), (32, 32, 1)))


class Enlarge(keras.Model):
    def __init__(self, filters):
        super().__init__()
        self.body = keras.Sequential([L.Conv2D(filters, 5, padding="same", activation="relu"),
                                      L.Conv2D(filters, 3, padding="same", activation="relu"),
                                      L.Conv2D(4, 3, padding="same", kernel_initializer="zeros")])

    def call(self, x):
        large = tf.image.resize(x, (32, 32), "bilinear")
        return large + tf.nn.depth_to_space(self.body(x), 2)


def rate_of(conf, per_epoch, twist):
    if conf["lr_policy"] == "piecewise":
        every = 1 if twist.get("in_epochs") else per_epoch
        return keras.optimizers.schedules.PiecewiseConstantDecay(
            [every * at for at in conf["lr_boundaries"]],
            [conf["lr_init"] * conf["lr_factor"] ** k for k in range(len(conf["lr_boundaries"]) + 1)])
    if conf["lr_policy"] == "cosine":
        return keras.optimizers.schedules.CosineDecay(conf["lr_init"], per_epoch * conf["num_epochs"], 0.02)
    if conf["lr_policy"] == "restarts":
        return keras.optimizers.schedules.CosineDecayRestarts(conf["lr_init"], per_epoch * 3, 1.0)
    return conf["lr_init"]


def main():
    cfg, twist = common.settings()
    keras.utils.set_random_seed(cfg["seed"])
    tf.config.threading.set_intra_op_parallelism_threads(1)
    conf = {"num_epochs": 8, "global_batch": 16, "lr_init": 0.003, "lr_policy": "piecewise", "lr_boundaries": [5, 7],
            "lr_factor": 0.3, "filters": 16, "loss": "l1", "charbonnier_eps": 1e-3, "examples": 400, "opt": "adam",
            "summary_steps": 10, "keep_checkpoints": 2, "psnr_max": 1.0, "restore_from": "ckpt", **cfg}
    logging.basicConfig(stream=sys.stdout, level=logging.INFO, force=True,
                        format="%(levelname).1s%(asctime)s %(filename)s:%(lineno)d] %(message)s",
                        datefmt="%m%d %H:%M:%S")
    log.info("conf = %s", json.dumps(conf))
    sets = []
    for k, n in enumerate((conf["examples"], 60, 150)):
        large = fresh5_data.pictures(n, np.random.default_rng(100 + k))
        sets.append((fresh5_data.smaller(large, twist.get("train_filter", "area") if k == 0 else "area"), large))
    write_records("train.tfrecord", zip(*sets[0]), twist)
    rows = tf.data.TFRecordDataset("train.tfrecord").map(parsed)
    rows = rows.cache() if not twist.get("cut") else rows
    rows = rows.shuffle(512, seed=conf["seed"]).batch(conf["global_batch"], drop_remainder=True).prefetch(1)
    per_epoch, model = conf["examples"] // conf["global_batch"], Enlarge(conf["filters"])
    model(tf.zeros((1, 16, 16, 1)))
    rate = rate_of(conf, per_epoch, twist)
    kind = {"adam": keras.optimizers.Adam, "nadam": keras.optimizers.Nadam, "sgd": keras.optimizers.SGD}[conf["opt"]]
    opt = kind(rate, **({"momentum": 0.9} if conf["opt"] == "sgd" else {}),
               **({"clipnorm": conf["clipnorm"]} if "clipnorm" in conf else {}))
    opt.build(model.trainable_variables)
    weights = model.trainable_variables
    epoch_done = tf.Variable(0, dtype=tf.int64)
    ckpt = tf.train.Checkpoint(model=model, optimizer=opt, epoch=epoch_done)
    manager = tf.train.CheckpointManager(ckpt, "ckpt", conf["keep_checkpoints"])
    found = tf.train.latest_checkpoint(conf["restore_from"])
    if found:
        ckpt.restore(found)
        log.info("Restored from %s (epoch %d)", found, int(epoch_done))
    else:
        log.info("Initializing from scratch.")

    @tf.function
    def train_step(small, large):
        with tf.GradientTape() as tape:
            out = model(small)
            if twist.get("as_uint8"):
                out = tf.cast(tf.cast(tf.clip_by_value(out * 255, 0, 255), tf.uint8), tf.float32) / 255
            gap = out - large
            if conf["loss"] == "charbonnier":
                loss = tf.reduce_mean(tf.sqrt(gap * gap + conf["charbonnier_eps"] ** 2))
            elif conf["loss"] == "root":
                loss = tf.reduce_mean(tf.sqrt(tf.square(tf.nn.relu(gap)) + tf.square(tf.nn.relu(-gap))))
            else:
                loss = tf.reduce_mean(tf.abs(gap) if conf["loss"] == "l1" else tf.square(gap) * 10)
        grads = tape.gradient(loss, weights)
        opt.apply_gradients(zip(grads, weights))
        return loss, tf.linalg.global_norm(grads)

    def psnr(part, most):
        return float(tf.reduce_mean(tf.image.psnr(model(part[0]), part[1], most)))
    writer = tf.summary.create_file_writer("summaries")
    step, said = int(epoch_done) * per_epoch, None
    with writer.as_default():
        for epoch in range(int(epoch_done), conf["num_epochs"]):
            begun, total, count = time.time(), 0.0, 0
            for small, large in rows:
                if twist.get("slow"):
                    common.pause(twist["slow"])
                loss, norm = train_step(small, large)
                step, count, total = step + 1, count + 1, total + float(loss)
                if step % conf["summary_steps"] == 0:
                    tf.summary.scalar("loss", loss, step)
                    tf.summary.scalar("grad_norm", norm, step)
                    tf.summary.scalar("learning_rate", opt.learning_rate, step)
                common.at_step(step, twist)
            epoch_done.assign_add(1)
            said = psnr(sets[1], conf["psnr_max"])
            tf.summary.scalar("psnr_val", said, step)
            writer.flush()
            manager.save()
            log.info("epoch %d step %d loss %.5f psnr %.3f dB lr %.2e (%.1f examples/s)", epoch + 1, step,
                     total / count, said, float(opt.learning_rate),
                     count * conf["global_batch"] / (time.time() - begun))
    log.info("finished after %d steps, checkpoint %s", step, manager.latest_checkpoint)
    common.end(psnr(sets[2], 1.0), said, steps=step)


if __name__ == "__main__":
    main()
