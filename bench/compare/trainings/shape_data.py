# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures and labels of both detectors, and the list of annotations that stays in the run's folder."""

from __future__ import annotations

import json
import os

import numpy as np

SIDE = 64


def drawn(count, r):
    """A block in one of three colours on noise: pictures, and rows of class, centre and size in 0..1."""
    x = r.random((count, 3, SIDE, SIDE), dtype=np.float32) * 0.4
    y = np.zeros((count, 5), np.float32)
    for i in range(count):
        kind, w, h = r.integers(0, 3), r.integers(14, 36), r.integers(14, 36)
        left, top = r.integers(0, SIDE - w), r.integers(0, SIDE - h)
        x[i, kind, top:top + h, left:left + w] += 0.35
        y[i] = kind, (left + w / 2) / SIDE, (top + h / 2) / SIDE, w / SIDE, h / SIDE
    return x, y


def sets(cfg):
    """(train, val, test), each (images, rows of class, centre and size); test is always as it should be."""
    found = []
    for name, count in (("train", cfg["pictures"]), ("val", 120), ("test", 240)):
        r = np.random.default_rng({"train": 11, "val": 12, "test": 13}[name])
        x, y = drawn(count, r)
        if name == "train" and cfg.get("wrong_labels"):
            wrong = np.flatnonzero(np.random.default_rng(5).random(count) < cfg["wrong_labels"])
            y[wrong, 0] = (y[wrong, 0] + 1) % 3
        if name != "test":
            write(f"{cfg['annotations']}/instances_{name}.json", y)
        found.append((x, y))
    return found


def write(path, rows):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    images = [{"id": i + 1, "file_name": f"{i + 1:06}.png", "width": SIDE, "height": SIDE} for i in range(len(rows))]
    boxes = [{"id": i + 1, "image_id": i + 1, "category_id": int(row[0]) + 1, "iscrowd": 0,
              "bbox": [round(float(v), 2) for v in ((row[1] - row[3] / 2) * SIDE, (row[2] - row[4] / 2) * SIDE,
                                                    row[3] * SIDE, row[4] * SIDE)],
              "area": round(float(row[3] * row[4]) * SIDE * SIDE, 2)} for i, row in enumerate(rows)]
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"images": images, "annotations": boxes, "categories": [
            {"id": i + 1, "name": name} for i, name in enumerate(("red", "green", "blue"))]}, file)
