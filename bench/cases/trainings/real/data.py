# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small data sets made at run time, and what can be wrong with a data set. NumPy only.

Every maker returns (inputs, targets) for `count` examples. `splits` makes the three sets that a
training needs: train, val as the training sees it, and a clean test set that it never sees and
that says how good the model really is.
"""

from __future__ import annotations

import numpy as np


def shapes(count, r, size=24, classes=4, contrast=0.5):
    """A square, disc, cross or bar on noise; the target is its kind."""
    x = r.random((count, 3, size, size), dtype=np.float32) * 0.5
    y = r.integers(0, classes, count)
    ys, xs = np.mgrid[0:size, 0:size]
    for i in range(count):
        side = r.integers(size // 3, size // 2 + 2)
        left, top = r.integers(0, size - side, 2)
        x[i, r.integers(0, 3)][drawn(y[i], xs - left, ys - top, side)] += contrast
    return x, y


def drawn(kind, xs, ys, side):
    inside = (xs >= 0) & (xs < side) & (ys >= 0) & (ys < side)
    dx, dy = abs(xs - side / 2), abs(ys - side / 2)
    if kind == 1:
        inside &= dx ** 2 + dy ** 2 < (side / 2) ** 2
    if kind == 2:
        inside &= (dx < side / 6) | (dy < side / 6)
    if kind == 3:
        inside &= dy < side / 5
    return inside


def objects(count, r, size=32, classes=3):
    """One object; the target is class, and its box as centre and size in 0..1."""
    x = r.random((count, 3, size, size), dtype=np.float32) * 0.4
    y = np.zeros((count, 5), np.float32)
    ys, xs = np.mgrid[0:size, 0:size]
    for i in range(count):
        kind, w, h = r.integers(0, classes), r.integers(8, 18), r.integers(8, 18)
        left, top = r.integers(0, size - w), r.integers(0, size - h)
        x[i, kind, top:top + h, left:left + w] += 0.5
        y[i] = kind, (left + w / 2) / size, (top + h / 2) / size, w / size, h / size
    return x, y


def masks(count, r, size=32):
    """Bright discs on a gradient; the target is their mask."""
    ys, xs = np.mgrid[0:size, 0:size] / size
    x = r.random((count, 1, size, size), dtype=np.float32) * 0.6
    y = np.zeros((count, size, size), np.float32)
    for i in range(count):
        x[i, 0] += xs * r.random() * 0.5
        for _ in range(r.integers(1, 3)):
            cx, cy, radius = r.random(), r.random(), 0.1 + r.random() * 0.12
            y[i][(xs - cx) ** 2 + (ys - cy) ** 2 < radius ** 2] = 1
        x[i, 0] += y[i] * 0.5
    return x.astype(np.float32), y


def table(count, r, columns=10):
    """A smooth function of five of ten columns, with noise (Friedman's)."""
    x = r.random((count, columns)).astype(np.float32)
    y = (10 * np.sin(np.pi * x[:, 0] * x[:, 1]) + 20 * (x[:, 2] - 0.5) ** 2 + 10 * x[:, 3]
         + 5 * x[:, 4] + r.normal(0, 0.6, count))
    return x, ((y - 14.4) / 4.9).astype(np.float32)


def risk(count, r, columns=12, positives=0.5):
    """Two overlapping classes in a table."""
    y = (r.random(count) < positives).astype(np.int64)
    x = r.normal(0, 1, (count, columns))
    x[:, :4] += (y[:, None] - 0.5) * np.array([1.6, -1.2, 0.9, 0.7])
    x[:, 4] *= 1 + y
    return x.astype(np.float32), y


def waves(count, r, length=32, ahead=1):
    """A sum of two sines with noise; the target is what comes next."""
    t = np.arange(length + ahead)
    x = np.zeros((count, length + ahead))
    for _ in range(2):
        x += np.sin(t / r.uniform(2, 6, (count, 1)) + r.uniform(0, 6.3, (count, 1)))
    x += r.normal(0, 0.08, x.shape)
    return x[:, :length, None].astype(np.float32), x[:, length:].astype(np.float32)


def signals(count, r, length=64, classes=5):
    """A burst whose pitch says the class."""
    y = r.integers(0, classes, count)
    t = np.arange(length)
    pitch = 0.25 + 0.22 * y[:, None] + r.normal(0, 0.02, (count, 1))
    place = np.exp(-((t - r.uniform(15, 50, (count, 1))) / 9) ** 2)
    x = np.sin(t * pitch + r.uniform(0, 6, (count, 1))) * place + r.normal(0, 0.3, (count, length))
    return x[..., None].astype(np.float32), y


def reversals(count, r, length=6, words=10):
    """Sequences of digits, to be written backwards. 0 fills, 1 begins."""
    x = r.integers(2, words + 2, (count, length))
    return x, x[:, ::-1].copy()


def sentences(count, r, length=16, words=60):
    """Word ids; the class is whether good words (2..11) outnumber bad ones (12..21)."""
    y = r.integers(0, 2, count)
    x = r.integers(22, words, (count, length))
    for i in range(count):
        places = r.permutation(length)[:5]
        good = r.integers(3, 6) if y[i] else r.integers(0, 3)
        x[i, places[:good]] = r.integers(2, 12, good)
        x[i, places[good:]] = r.integers(12, 22, 5 - good)
    return x, y


def tagged(count, r, length=14, words=50, tags=4):
    """Word ids; the tag of a word depends on it and on the word before."""
    x = r.integers(2, words, (count, length))
    before = np.concatenate([np.zeros((count, 1), int), x[:, :-1]], 1)
    return x, (x // 13 + (before % 2)) % tags


def text(count, r, length=32):
    """Pieces of a made-up language: words of a small dictionary, by a simple grammar."""
    subjects, verbs, things = ["the cat", "a dog", "my bird", "the old man"], [
        "sees", "likes", "eats", "finds"], ["the fish.", "a tree.", "some bread.", "the moon."]
    said = " ".join(f"{subjects[a]} {verbs[b]} {things[(b + c) % 4]}" for a, b, c in zip(
        r.integers(0, 4, 9000), r.integers(0, 4, 9000), r.integers(0, 2, 9000)))
    ids = np.array([1 + " .abcdefghijklmnopqrstuvwxyz".index(c) for c in said])
    starts = r.integers(0, len(ids) - length - 1, count)
    x = np.stack([ids[s:s + length] for s in starts])
    return x, np.stack([ids[s + 1:s + length + 1] for s in starts])


def ratings(count, r, users=120, items=80):
    taste = np.random.default_rng(5)
    a, b = taste.normal(0, 1, (users, 3)), taste.normal(0, 1, (items, 3))
    u, i = r.integers(0, users, count), r.integers(0, items, count)
    stars = np.clip(3.3 + (a[u] * b[i]).sum(1) * 0.6 + r.normal(0, 0.3, count), 1, 5)
    return np.stack([u, i], 1), stars.astype(np.float32)


def speech(count, r, frames=24, bands=8, letters=5):
    """Frames of band energies in which three to five letters are spoken one after another."""
    look = np.random.default_rng(3).normal(0, 1, (letters, bands))
    x = r.normal(0, 0.5, (count, frames, bands))
    y = np.zeros((count, 5), int)
    for i in range(count):
        said = r.integers(0, letters, r.integers(3, 6))
        y[i, :len(said)] = said + 1
        for place, letter in enumerate(said):
            first = place * 4 + r.integers(0, 3)
            x[i, first:first + 3] += look[letter] * 1.5
    return x.astype(np.float32), y


def digits(count, r):
    """scikit-learn's handwritten digits, 8 x 8, 0..1."""
    from sklearn.datasets import load_digits
    found = load_digits()
    order = np.random.default_rng(0).permutation(len(found.target))
    chosen = r.permutation(order)[:count]
    return (found.images[chosen] / 16).astype(np.float32)[:, None], found.target[chosen].astype(int)


def clocks(count, r, size=24):
    """A hand from the middle; the target is where it points to, in -1..1."""
    angle = r.uniform(0, 2 * np.pi, count)
    y = np.stack([np.cos(angle), np.sin(angle)], 1).astype(np.float32)
    x = r.random((count, 3, size, size), dtype=np.float32) * 0.5
    for i in range(count):
        for t in np.linspace(0, 0.45, 14):
            x[i, :, int(size / 2 + y[i, 1] * t * size), int(size / 2 + y[i, 0] * t * size)] += 0.5
    return x, y


def marks(count, r, size=24, kinds=3):
    """Zero to three kinds of mark in one image; the target says which are there."""
    y = (r.random((count, kinds)) < 0.35).astype(np.float32)
    x = r.random((count, 3, size, size), dtype=np.float32) * 0.5
    ys, xs = np.mgrid[0:size, 0:size]
    for i in range(count):
        for kind in np.flatnonzero(y[i]):
            left, top = r.integers(0, size - 9, 2)
            x[i][:, drawn(kind, xs - left, ys - top, 9)] += 0.45
    return x, y


def moons(count, r):
    """Two half circles in the plane."""
    kind, angle = r.integers(0, 2, count), r.uniform(0, np.pi, count)
    x = np.stack([np.cos(angle) * (1 - 2 * kind) + kind, np.sin(angle) * (1 - 2 * kind)
                  + kind * 0.5], 1) + r.normal(0, 0.06, (count, 2))
    return (x * 0.35).astype(np.float32), kind


def rings(count, r):
    """Eight small heaps on a circle: what a toy GAN has to find."""
    kind = r.integers(0, 8, count)
    angle = kind * np.pi / 4
    x = np.stack([np.cos(angle), np.sin(angle)], 1) + r.normal(0, 0.05, (count, 2))
    return x.astype(np.float32), kind


def spoil(x, y, how, r, classes):
    """What can be wrong with the examples of a training; the keys stand in the table of faults."""
    if "wrong_labels" in how:
        wrong = np.flatnonzero(r.random(len(y)) < how["wrong_labels"])
        y = y.copy()
        y[wrong] = y[r.permutation(wrong)]
    if how.get("shifted"):
        y = np.roll(y, 1, axis=0)
    if how.get("off_by_one"):
        y = y + 1
    if how.get("scale"):
        x = x * how["scale"]
    if how.get("offset"):
        x = x + how["offset"]
    if how.get("blank"):
        x = np.where(r.random((len(x),) + (1,) * (x.ndim - 1)) < how["blank"], 0, x).astype(x.dtype)
    if how.get("nan_inputs"):
        x = x.copy()
        x[r.permutation(len(x))[:how["nan_inputs"]], ..., 0] = np.nan
    if how.get("nan_targets"):
        y = y.copy()
        y[r.permutation(len(y))[:how["nan_targets"]]] = np.nan
    if how.get("outliers"):
        y = y.copy()
        y[r.permutation(len(y))[:how["outliers"]]] *= how.get("outlier_size", 1e4)
    if how.get("permuted"):
        y = (y * 3 + 1) % classes if classes != 3 else (y + 1) % 3
    if how.get("flipped"):
        x = x[..., ::-1].copy()
    if how.get("sorted"):
        order = np.argsort(y if y.ndim == 1 else y[:, 0], kind="stable")
        x, y = x[order], y[order]
    if how.get("without_class") is not None:
        keep = y != how["without_class"]
        x, y = x[keep], y[keep]
    return x, y


def splits(maker, sizes, seed, twist, classes=0, **more):
    """(train, val, test), each (x, y). Twists: `train_data`, `val_data`, `both_data`, `leak`."""
    sets = []
    for index, count in enumerate((*sizes, 400)):
        r = np.random.default_rng([seed if index == 0 else 900 + index, index])
        x, y = maker(count, r, **more)
        names = [("train_data", "both_data"), ("val_data", "both_data"), ("test_data",)][index]
        for name in names:
            x, y = spoil(x, y, twist.get(name, {}), r, classes)
        sets.append((x, y))
    if twist.get("leak"):
        sets[1] = tuple(part[:sizes[1]] for part in sets[0])
    return sets


def digit_splits(seed, twist, train=1000):
    """The digits as splits that share no image."""
    x, y = digits(1797, np.random.default_rng(1))
    x, y = x[np.random.default_rng(1).permutation(1797)], y[np.random.default_rng(1).permutation(1797)]
    r = np.random.default_rng(seed)
    parts = [slice(0, train), slice(1000, 1300), slice(1300, 1797)]
    sets = []
    for part, names in zip(parts, [("train_data", "both_data"), ("val_data", "both_data"),
                                   ("test_data",)]):
        a, b = x[part], y[part]
        for name in names:
            a, b = spoil(a, b, twist.get(name, {}), r, 10)
        sets.append((a, b))
    if twist.get("leak"):
        sets[1] = tuple(part[:300] for part in sets[0])
    return sets
