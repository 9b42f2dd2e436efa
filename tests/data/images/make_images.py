#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes small pictures of every kind that the decoders must know, and what Pillow makes of each
(<name>.rgb: height x width x 3 bytes, as stored, no orientation applied). Needs Pillow and NumPy."""

import pathlib

import numpy as np
from PIL import Image

HERE = pathlib.Path(__file__).parent
WIDTH, HEIGHT = 24, 17


def picture():
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    red = x * 255 // (WIDTH - 1)
    green = y * 255 // (HEIGHT - 1)
    blue = (x + y) * 6 % 256
    return Image.fromarray(np.dstack([red, green, blue]).astype(np.uint8), "RGB")


def save(name, image, **options):
    path = HERE / name
    image.save(path, **options)
    with Image.open(path) as stored:
        if stored.mode == "I;16":
            grey = (np.asarray(stored) >> 8).astype(np.uint8)
            rgb = np.dstack([grey] * 3)
        elif stored.mode == "RGBA":
            rgb = np.asarray(stored)[:, :, :3]
        elif stored.mode == "LA":
            rgb = np.dstack([np.asarray(stored)[:, :, 0]] * 3)
        else:
            rgb = np.asarray(stored.convert("RGB"))
    (HERE / (name + ".rgb")).write_bytes(np.ascontiguousarray(rgb).tobytes())


rgb = picture()
grey = rgb.convert("L")
save("plain.jpg", rgb, quality=92)
save("progressive.jpg", rgb, quality=80, progressive=True)
save("full-chroma.jpg", rgb, quality=90, subsampling=0)
save("grey.jpg", grey, quality=90)
save("cmyk.jpg", rgb.convert("CMYK"), quality=95, subsampling=0)
for orientation in (3, 6, 8):
    exif = Image.Exif()
    exif[0x0112] = orientation
    save(f"orientation-{orientation}.jpg", rgb, quality=92, exif=exif)
save("plain.png", rgb)
save("grey.png", grey)
save("grey-alpha.png", Image.merge("LA", (grey, grey)))
alpha = rgb.copy()
alpha.putalpha(grey)
save("alpha.png", alpha)
save("palette.png", rgb.quantize(16))
save("one-bit.png", grey.convert("1"))
save("sixteen-bit.png", Image.fromarray((np.asarray(grey).astype(np.uint16) * 251)))
save("plain.bmp", rgb)
save("palette.bmp", rgb.quantize(16))
save("plain.webp", rgb, lossless=True)
save("lossy.webp", rgb, quality=80)
save("alpha.webp", alpha, lossless=True, exact=True)
rgb.quantize(16).save(HERE / "plain.gif")  # only the headers of these are read
rgb.save(HERE / "plain.tif")
rgb.save(HERE / "animated.webp", save_all=True, append_images=[grey.convert("RGB")], duration=40)
