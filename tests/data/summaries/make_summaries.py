#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes <name>.value: Summary.Value messages as PyTorch and TensorFlow log them.

Usage: make_summaries.py torch   (needs torch, tensorboard and Pillow)
       make_summaries.py tf      (needs TensorFlow 2)
"""

import glob
import io
import math
import os
import pathlib
import sys
import tempfile

import numpy as np

HERE = pathlib.Path(__file__).parent
RATE = 8000
FRAMES = 400


def picture(width, height, shift=0):
    """Red grows to the right, green downwards; height x width x 3, 0..255."""
    y, x = np.mgrid[0:height, 0:width]
    return np.dstack([(x + shift) * 20 % 256, y * 20 % 256, np.full_like(x, 40)]).astype(np.uint8)


def tone():
    """A sine at half of full scale."""
    return [0.5 * math.sin(2 * math.pi * 440 * i / RATE) for i in range(FRAMES)]


def save(folder, names):
    """Keeps the message of each value of the log whose tag is the key of a name."""
    from tensorboard.compat.proto import event_pb2
    from tensorboard.backend.event_processing.event_file_loader import RawEventFileLoader

    for path in glob.glob(os.path.join(folder, "*tfevents*")):
        for record in RawEventFileLoader(path).Load():
            event = event_pb2.Event.FromString(record)
            for value in event.summary.value:
                if value.tag in names:
                    (HERE / (names[value.tag] + ".value")).write_bytes(value.SerializeToString())


def write_torch(folder):
    import torch
    from PIL import Image
    from tensorboard.compat.proto.summary_pb2 import Summary
    from torch.utils.tensorboard import SummaryWriter

    with SummaryWriter(folder) as writer:
        writer.add_image("image", picture(12, 9), 3, dataformats="HWC")
        # add_video() needs a film editor to do just this.
        frames = [Image.fromarray(picture(16, 8, 3 * i)) for i in range(5)]
        gif = io.BytesIO()
        frames[0].save(gif, "GIF", save_all=True, append_images=frames[1:], duration=200, loop=0)
        image = Summary.Image(height=8, width=16, colorspace=3,
                              encoded_image_string=gif.getvalue())
        writer._get_file_writer().add_summary(
            Summary(value=[Summary.Value(tag="video", image=image)]), 3)
        writer.add_text("text", "# Title\n\n`lr` is **0.1**", 3)
        writer.add_audio("audio", torch.tensor(tone()), 3, sample_rate=RATE)
    return {"image": "torch-image", "video": "torch-video", "text/text_summary": "torch-text",
            "audio": "torch-audio"}


def write_tensorflow(folder):
    import tensorflow as tf

    with tf.summary.create_file_writer(folder).as_default(step=3):
        tf.summary.image("images", np.stack([picture(10, 7, i) for i in range(5)]), max_outputs=3)
        tf.summary.text("scalar", "one text, \u00e4\u20ac")
        tf.summary.text("list", ["first", "second", "third"])
        tf.summary.text("table", [["a", "b"], ["c", "d"], ["e", "f"]])
        tf.summary.text("cube", [[["a", "b"], ["c", "d"]], [["e", "f"], ["g", "h"]]])
        stereo = np.stack([tone(), [-value for value in tone()]], axis=1).astype(np.float32)
        tf.summary.audio("audio", np.stack([stereo, stereo / 2]), RATE)
    return {"images": "tf-images", "scalar": "tf-text", "list": "tf-text-list",
            "table": "tf-text-table", "cube": "tf-text-cube", "audio": "tf-audio"}


def main():
    write = {"torch": write_torch, "tf": write_tensorflow}[sys.argv[1]]
    with tempfile.TemporaryDirectory() as folder:
        save(folder, write(folder))


main()
