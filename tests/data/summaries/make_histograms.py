# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes histograms-*.tfevents and what TensorBoard itself reads from them.

    python make_histograms.py torch    # PyTorch 2.4.1, TensorBoard 2.21
    python make_histograms.py tf       # TensorFlow 2.15, TensorBoard 2.15

The expected values come from TensorBoard's own migration of old histograms and from its compressor
of distributions. A line of *.expected is: tag, step, what, numbers; separated by tabs and spaces.
"""
import glob
import os
import shutil
import struct
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))


def events_of(path):
    """The events of a file, by TensorBoard's protocol buffers; checksums are not looked at."""
    from tensorboard.compat.proto import event_pb2

    data = open(path, "rb").read()
    at = 0
    while at < len(data):
        (size,) = struct.unpack_from("<Q", data, at)
        event = event_pb2.Event()
        event.ParseFromString(data[at + 12 : at + 12 + size])
        yield event
        at += 12 + size + 4


def numbers(values):
    return " ".join(repr(float(v)) for v in values)


def expect_histograms(path, out):
    from tensorboard import data_compat
    from tensorboard.plugins.distribution import compressor
    from tensorboard.util import tensor_util

    for event in events_of(path):
        for value in event.summary.value:
            plugin = value.metadata.plugin_data.plugin_name
            if not value.HasField("histo") and plugin not in ("histograms", ""):
                continue
            if value.HasField("histo"):
                logged = [value.histo.min, value.histo.max, value.histo.num, value.histo.sum]
                out.write(f"{value.tag}\t{event.step}\tproto\t{numbers(logged)}\n")
            migrated = data_compat.migrate_value(value)
            buckets = tensor_util.make_ndarray(migrated.tensor).astype(float)
            out.write(f"{value.tag}\t{event.step}\ttotal\t{numbers([buckets[:, 2].sum()])}\n")
            if buckets[:, 2].sum() > 0 and np.isfinite(buckets).all():
                points = compressor.compress_histogram(buckets.tolist())
                out.write(f"{value.tag}\t{event.step}\tdistribution\t{numbers(p[1] for p in points)}\n")


def newest(folder):
    return sorted(glob.glob(os.path.join(folder, "events.out.tfevents.*")))[-1]


def make_torch():
    import torch
    from torch.utils.tensorboard import SummaryWriter

    torch.manual_seed(7)
    folder = os.path.join(HERE, "tmp")
    writer = SummaryWriter(folder)
    for step in range(4):
        wall = 1.6e9 + 10 * step
        weights = torch.randn(500) * (1 + step) + 0.3 * step
        writer.add_histogram("layer/weights", weights, step, walltime=wall)
        writer.add_histogram("layer/fixed", weights, step, bins=[-4.0, -1.0, 0.0, 0.5, 4.0], walltime=wall)
    writer.add_histogram("constant", torch.full((9,), -2.5), 0, walltime=1.6e9)
    writer.add_histogram("zeros", torch.zeros(9), 0, walltime=1.6e9)
    broken = torch.randn(40)
    broken[:3] = float("nan")
    broken[3] = float("inf")
    writer.add_histogram("broken", broken, 5, walltime=1.6e9)
    labels = torch.rand(300) < 0.4
    for step in range(2):
        scores = (0.35 * labels + 0.25 * step * labels + 0.4 * torch.rand(300)).clamp(0, 1)
        writer.add_pr_curve("quality", labels, scores, step, num_thresholds=21, walltime=1.6e9 + step)
    writer.close()
    path = newest(folder)
    with open(os.path.join(HERE, "histograms-torch.expected"), "w") as out:
        expect_histograms(path, out)
        expect_curves(path, out)
    shutil.move(path, os.path.join(HERE, "histograms-torch.tfevents"))
    shutil.rmtree(folder)


def expect_curves(path, out):
    from tensorboard.util import tensor_util

    for event in events_of(path):
        for value in event.summary.value:
            if value.metadata.plugin_data.plugin_name != "pr_curves":
                continue
            tensor = tensor_util.make_ndarray(value.tensor).astype(float)
            tp, fp, _, _, precision, recall = tensor
            # As TensorBoard's plugin: the end without positives is cut off.
            end = len(tp)
            while end > 1 and tp[end - 1] == 0 and fp[end - 1] == 0:
                end -= 1
            precision, recall = precision[:end], recall[:end]
            # The sum of precision times the gain in recall, from the highest threshold down.
            gains = -np.diff(recall, append=0.0)
            f1 = 2 * precision * recall / np.maximum(precision + recall, 1e-30)
            best = end - 1 - int(np.argmax(f1[::-1]))
            name = f"{value.tag}\t{event.step}"
            out.write(f"{name}\tprecision\t{numbers(precision)}\n")
            out.write(f"{name}\trecall\t{numbers(recall)}\n")
            out.write(f"{name}\taverage\t{numbers([np.sum(precision * gains)])}\n")
            out.write(f"{name}\tbest\t{numbers([best, f1[best]])}\n")


def make_tf():
    import tensorflow as tf
    from tensorboard.plugins.pr_curve import summary as pr

    tf.random.set_seed(7)
    folder = os.path.join(HERE, "tmp")
    writer = tf.summary.create_file_writer(folder)
    with writer.as_default():
        for step in range(3):
            tf.summary.histogram("weights", tf.random.normal([500], stddev=1.0 + step), step=step)
        tf.summary.histogram("few", tf.random.uniform([64]), step=0, buckets=5)
        tf.summary.histogram("constant", tf.fill([9], -2.5), step=0)
        tf.summary.histogram("nothing", tf.zeros([0]), step=0)
        tf.summary.histogram("broken", tf.constant([1.0, 2.0, float("nan")]), step=0)
    rng = np.random.default_rng(7)
    labels = rng.random(200) < 0.5
    scores = np.clip(0.3 * labels + 0.6 * rng.random(200), 0, 1).astype(np.float32)
    curve = pr.pb("curve", labels, scores, num_thresholds=11)
    with writer.as_default():
        for value in curve.value:
            tf.summary.experimental.write_raw_pb(
                tf.compat.v1.Summary(value=[value]).SerializeToString(), step=3
            )
    writer.close()
    path = newest(folder)
    with open(os.path.join(HERE, "histograms-tf.expected"), "w") as out:
        expect_histograms(path, out)
        expect_curves(path, out)
    shutil.move(path, os.path.join(HERE, "histograms-tf.tfevents"))
    shutil.rmtree(folder)


if __name__ == "__main__":
    {"torch": make_torch, "tf": make_tf}[sys.argv[1]]()
