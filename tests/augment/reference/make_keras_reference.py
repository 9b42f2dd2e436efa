# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes keras.txt beside this file: what Keras' own layers make of a small picture.

Run with TensorFlow 2.15 (tensorflow-cpu). Chance is collapsed: ranges have one value. The picture
is 8 wide and 6 high; pixel (y, x, c) is (37 y + 11 x + 71 c) mod 256. Each result is a line
"name height width" and a line of its numbers, rows first, channels last.
"""
import pathlib

import numpy as np
import tensorflow as tf

L = tf.keras.layers


def picture():
    y, x, c = np.meshgrid(np.arange(6), np.arange(8), np.arange(3), indexing="ij")
    return ((37 * y + 11 * x + 71 * c) % 256).astype(np.float32)


def cases():
    for mode in ["reflect", "constant", "wrap", "nearest"]:
        yield f"rotation_{mode}", L.RandomRotation((0.1, 0.1), fill_mode=mode, fill_value=9.0)
        yield f"translation_{mode}", L.RandomTranslation(
            (0.25, 0.25), (-0.3, -0.3), fill_mode=mode, fill_value=9.0)
    yield "rotation_nearest_pixel", L.RandomRotation((-0.2, -0.2), interpolation="nearest")
    yield "zoom_out", L.RandomZoom((0.3, 0.3), fill_mode="constant")
    yield "zoom_in", L.RandomZoom((-0.4, -0.4))
    yield "zoom_wide", L.RandomZoom((0.2, 0.2), (-0.2, -0.2))
    yield "brightness", L.RandomBrightness((0.3, 0.3))
    yield "brightness_down", L.RandomBrightness((-0.2, -0.2), value_range=(0.0, 300.0))
    yield "contrast", lambda x, training: tf.clip_by_value(tf.image.adjust_contrast(x, 1.3), 0, 255)
    yield "resizing", L.Resizing(9, 5)
    yield "resizing_nearest", L.Resizing(4, 11, interpolation="nearest")
    yield "resizing_area", L.Resizing(3, 4, interpolation="area")
    yield "resizing_aspect", L.Resizing(6, 4, crop_to_aspect_ratio=True)
    yield "center_crop", L.CenterCrop(3, 5)
    yield "center_crop_larger", L.CenterCrop(9, 9)
    yield "random_crop_larger", L.RandomCrop(9, 9)
    yield "rescaling", L.Rescaling(1 / 127.5, offset=-1)
    yield "normalization", L.Normalization(mean=[10.0, 20.0, 30.0], variance=[4.0, 9.0, 16.0])
    yield "height", L.RandomHeight((0.5, 0.5))
    yield "width", L.RandomWidth((-0.5, -0.5))


def main():
    image = tf.constant(picture()[np.newaxis])
    lines = []
    for name, layer in cases():
        result = np.asarray(layer(image, training=True))[0]
        lines.append(f"{name} {result.shape[0]} {result.shape[1]}")
        lines.append(" ".join(f"{value:.4g}" if value else "0" for value in result.ravel()))
    path = pathlib.Path(__file__).with_name("keras.txt")
    path.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
