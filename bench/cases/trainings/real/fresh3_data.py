# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Made-up data of the third fresh part: scenes with objects in boxes, cracks, clouds, pictures of lungs, spectra,
songs of birds, tickets; ways to spoil them, and how well boxes are found."""

from __future__ import annotations

import numpy as np

LOOKS = {  # background, colours of the kinds, noise
    "leaf": ((0.25, 0.45, 0.2), ((0.75, 0.3, 0.2), (0.9, 0.85, 0.3), (0.2, 0.2, 0.6)), 0.08),
    "street": ((0.5, 0.5, 0.55), ((0.8, 0.1, 0.1), (0.1, 0.25, 0.8), (0.95, 0.8, 0.1)), 0.1),
    "site": ((0.6, 0.55, 0.45), ((1.0, 0.9, 0.2), (0.3, 0.25, 0.2), (0.9, 0.9, 0.95)), 0.07),
    "beach": ((0.85, 0.78, 0.6), ((0.2, 0.5, 0.8), (0.3, 0.3, 0.3), (0.7, 0.2, 0.5)), 0.08),
    "sky": ((0.55, 0.7, 0.9), ((0.15, 0.15, 0.2), (0.9, 0.9, 0.9), (0.6, 0.3, 0.2)), 0.08),
    "belt": ((0.2, 0.2, 0.22), ((0.7, 0.5, 0.3), (0.9, 0.9, 0.85), (0.3, 0.6, 0.4)), 0.07),
}


def scenes(count, r, look="leaf", size=32, most=3, small=6, large=13):
    """Images (3, size, size), and boxes (most, 5): kind, left, top, right, bottom in pixels; kind -1 is none."""
    ground, colours, noise = LOOKS[look]
    x = np.empty((count, 3, size, size), np.float32)
    y = np.full((count, most, 5), -1, np.float32)
    rows, columns = np.mgrid[0:size, 0:size] + 0.5
    for i in range(count):
        light = 0.8 + 0.4 * r.random()
        picture = np.array(ground)[:, None, None] * light + 0.1 * np.sin(columns / 5 + r.random() * 6)[None]
        taken = []
        for k in range(int(r.integers(1, most + 1))):
            kind = int(r.integers(0, 3))
            w, h = r.uniform(small, large, 2)
            left, top = r.uniform(0, size - w), r.uniform(0, size - h)
            if any(left < b[2] + 1 and b[0] < left + w + 1 and top < b[3] + 1 and b[1] < top + h + 1 for b in taken):
                continue
            taken.append((left, top, left + w, top + h))
            u, v = (columns - left) / w, (rows - top) / h
            inside = (u > 0) & (u < 1) & (v > 0) & (v < 1)
            if kind == 1:
                inside &= (2 * u - 1) ** 2 + (2 * v - 1) ** 2 < 1
            if kind == 2:
                inside &= np.abs(2 * u - 1) < v
            tint = np.array(colours[kind]) * (0.85 + 0.3 * r.random())
            picture = np.where(inside, tint[:, None, None], picture)
            y[i, len(taken) - 1] = (kind, left, top, left + w, top + h)
        x[i] = picture + r.normal(0, noise, picture.shape)
    return x, y


def cracks(count, r, size=32):
    """Concrete with a crack; the mask is 1 on it."""
    x = r.normal(0.6, 0.06, (count, 3, size, size)).astype(np.float32)
    x += (0.06 * np.sin(np.arange(size) / 4))[None, None, :, None].astype(np.float32)
    y = np.zeros((count, size, size), np.int64)
    for i in range(count):
        at, way = r.uniform(6, size - 6), r.normal(0, 0.5)
        for row in range(size):
            at = float(np.clip(at + way + r.normal(0, 0.6), 1, size - 2))
            way = 0.9 * way + r.normal(0, 0.2)
            for column in range(int(at), int(at) + 2):
                y[i, row, column] = 1
        x[i] -= 0.22 * y[i] * (0.6 + 0.4 * r.random())
        for _ in range(3):  # stains are no cracks
            a, b = r.integers(0, size - 6, 2)
            x[i, :, a:a + 5, b:b + 5] -= 0.15
    return x, y


def clouds(count, r, size=24):
    """Satellite images: ground 0, thin cloud 1, thick cloud 2."""
    rows, columns = np.mgrid[0:size, 0:size]
    x, y = np.empty((count, 3, size, size), np.float32), np.zeros((count, size, size), np.int64)
    for i in range(count):
        thick = sum(np.exp(-((rows - r.uniform(0, size)) ** 2 + (columns - r.uniform(0, size)) ** 2)
                           / r.uniform(10, 60)) for _ in range(3))
        y[i] = np.digitize(thick, (0.3, 0.75))
        ground = np.array((0.2, 0.4, 0.25))[:, None, None] + 0.1 * np.sin(rows / r.uniform(2, 5))[None]
        x[i] = ground + (0.9 - ground) * np.clip(thick, 0, 1)[None] + r.normal(0, 0.09, (3, size, size))
    return x, y


def lungs(count, r, size=24):
    """Grey pictures with up to three findings, each of which is a label of its own."""
    rows, columns = np.mgrid[0:size, 0:size] / size
    x, y = r.normal(0.4, 0.25, (count, 1, size, size)).astype(np.float32), np.zeros((count, 3), np.float32)
    for i in range(count):
        x[i, 0] -= 0.25 * ((np.abs(columns - 0.3) < 0.15) | (np.abs(columns - 0.7) < 0.15))
        y[i] = r.random(3) < 0.35
        u, v = r.uniform(0.2, 0.8, 2)
        if y[i, 0]:
            x[i, 0] += 0.35 * (((columns - u) ** 2 + (rows - v) ** 2) < 0.008)
        if y[i, 1]:
            x[i, 0] += 0.3 * (rows > 0.82)
        if y[i, 2]:
            x[i, 0] += 0.18 * np.sin(columns * 60) * (np.abs(rows - v) < 0.15)
    return x, y


def spectra(count, r, size=64):
    """Spectra of a mixture, and how much of the substance is in it."""
    place = np.arange(size)
    share = r.uniform(0, 10, count).astype(np.float32)
    lines = np.stack([np.exp(-(place - c) ** 2 / w) for c, w in ((18, 12), (40, 30), (50, 8))])
    other = r.uniform(0, 8, (count, 2))
    x = share[:, None] * lines[0] * 0.1 + other[:, :1] * lines[1] * 0.1 + other[:, 1:] * lines[2] * 0.1
    x = x + share[:, None] * other[:, :1] * 0.01 * lines[2] + r.uniform(-0.5, 0.5, (count, 1)) * place / size
    return (x + r.normal(0, 0.05, x.shape)).astype(np.float32)[:, None], share[:, None]


def songs(count, r, bands=16, frames=32):
    """Spectrograms of five birds."""
    y = r.integers(0, 5, count)
    x = r.normal(0, 0.6, (count, bands, frames)).astype(np.float32)
    for i, kind in enumerate(y):
        begin, high = int(r.integers(0, 10)), int(r.integers(4, 10))
        for t in range(20):
            bend = (t // 3 % 2 * 2, t // 4, -t // 4, int(3 * np.sin(t / 2)), 0)[kind]
            x[i, np.clip(high + bend, 0, bands - 1), begin + t] += 1.6 * (kind != 4 or t % 5 < 2)
    return x, y.astype(np.int64)


def tickets(count, r, words=120, length=20):
    """Tickets for the support as numbers of words; the team depends on two words and their order."""
    x = r.integers(20, words, (count, length)).astype(np.int32)
    y = r.integers(0, 4, count)
    for i, team in enumerate(y):
        a, b = np.sort(r.choice(length, 2, replace=False))
        x[i, a], x[i, b] = (1 + r.integers(0, 4), 5 + r.integers(0, 4)) if team % 2 else (
            5 + r.integers(0, 4), 1 + r.integers(0, 4))
        x[i, r.choice([k for k in range(length) if k not in (a, b)])] = (9 if team < 2 else 13) + r.integers(0, 4)
    return x, y.astype(np.int64)


def spoil(x, y, how, r):
    """What is wrong with the data of one split."""
    if how.get("wrong_labels"):
        pick = r.random(len(y)) < how["wrong_labels"]
        y[pick] = y[pick][r.permutation(int(pick.sum()))]
    if how.get("scale"):
        x = (x * how["scale"] + how.get("offset", 0.0)).astype(x.dtype)
    if how.get("wider_targets"):
        y = (y * how["wider_targets"]).astype(y.dtype)
    if how.get("sorted"):
        order = np.argsort(y if y.ndim == 1 else y.reshape(len(y), -1).mean(1), kind="stable")
        x, y = x[order], y[order]
    if how.get("only"):
        pick = np.isin(y, how["only"])
        x, y = x[pick], y[pick]
    if how.get("constant"):
        y = np.zeros_like(y)
    if how.get("renamed"):
        y = ((y + 1) % how["renamed"]).astype(y.dtype)
    if how.get("kinds_moved"):
        y[..., 0] = np.where(y[..., 0] >= 0, (y[..., 0] + 1) % 3, -1)
    if how.get("mirrored"):  # the images, not the boxes or masks
        pick = r.random(len(x)) < how["mirrored"]
        x[pick] = x[pick][..., ::-1]
    if how.get("flat_box"):
        y[how["flat_box"], 0, 3] = y[how["flat_box"], 0, 1]
    if how.get("no_box"):
        y[how["no_box"]] = -1
    if how.get("half_boxes"):
        y[:, 1:] = -1
    if how.get("boxes_moved"):
        y = y[r.permutation(len(y))]
    if how.get("shares"):  # boxes as parts of the image
        y[..., 1:] = np.where(y[..., :1] >= 0, y[..., 1:] / x.shape[-1], -1)
    if how.get("nan_at"):
        x[how["nan_at"]] = np.nan
    if how.get("outliers"):
        y[::how["outliers"]] = y[::how["outliers"]] * 1000
    if how.get("blank"):
        x[r.random(len(x)) < how["blank"]] = 0
    return x, y


def splits(maker, sizes, seed, twist, test=200, **more):
    """(train, val, test), each (x, y)."""
    sets = []
    for index, count in enumerate((*sizes, test)):
        r = np.random.default_rng([seed + 300 if index == 0 else 700 + index, index])
        x, y = maker(count, r, **more)
        for name in [("train_data", "both_data"), ("val_data", "both_data"), ("test_data",)][index]:
            x, y = spoil(x, y, twist.get(name, {}), r)
        sets.append((x, y))
    if twist.get("train_as_val"):
        sets[1] = tuple(part[:sizes[1]] for part in sets[0])
    return sets


def overlap(a, b):
    """Of boxes (N, 4) and (M, 4): intersection over union."""
    low, high = np.maximum(a[:, None, :2], b[None, :, :2]), np.minimum(a[:, None, 2:], b[None, :, 2:])
    shared = np.clip(high - low, 0, None).prod(-1)
    size = [np.clip(c[:, 2:] - c[:, :2], 0, None).prod(-1) for c in (a, b)]
    return shared / np.maximum(size[0][:, None] + size[1][None] - shared, 1e-9)


def average_precision(found, truth, kinds=3, least=0.5):
    """Mean over kinds; found and truth: for each image rows (score, kind, box) and (kind, box)."""
    values = []
    for kind in range(kinds):
        rows, total = [], 0
        for one, true in zip(found, truth):
            boxes = true[true[:, 0] == kind][:, 1:]
            total += len(boxes)
            free = np.ones(len(boxes), bool)
            for row in one[one[:, 1] == kind][np.argsort(-one[one[:, 1] == kind][:, 0])] if len(one) else ():
                share = overlap(row[None, 2:], boxes)[0] * free if len(boxes) else np.zeros(0)
                hit = len(share) > 0 and share.max() > least
                if hit:
                    free[share.argmax()] = False
                rows.append((row[0], hit))
        if not total:
            continue
        rows.sort(key=lambda row: -row[0])
        hits = np.cumsum([hit for _, hit in rows]) if rows else np.zeros(0)
        precision = hits / np.arange(1, len(hits) + 1)
        precision = np.maximum.accumulate(precision[::-1])[::-1]
        recall = hits / total
        values.append(float(np.sum(np.diff(np.concatenate([[0.0], recall])) * precision)) if len(rows) else 0.0)
    return float(np.mean(values)) if values else 0.0
