# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Data sets of the second fresh part, made at run time, and what else can be wrong with one. NumPy only."""

from __future__ import annotations

import numpy as np

import data
import fresh_data


def leaves(count, r, size=20, kinds=6):
    """A leaf that is well, or has spots, rust, mildew, blight or mosaic; the target is which."""
    y = r.integers(0, kinds, count)
    ys, xs = np.mgrid[0:size, 0:size]
    x = (r.random((count, 3, size, size)) * 0.27).astype(np.float32)
    for i in range(count):
        cx, cy, a, b = *r.uniform(8, 12, 2), *r.uniform(6, 9, 2)
        far = ((xs - cx) / a) ** 2 + ((ys - cy) / b) ** 2
        inside = far < 1
        x[i, 1][inside] += 0.4
        if y[i] in (1, 2):
            for _ in range(9 if y[i] == 2 else 2):
                px, py = r.integers(cx - a / 2, cx + a / 2), r.integers(cy - b / 2, cy + b / 2)
                spot = (xs - px) ** 2 + (ys - py) ** 2 < (1.2 if y[i] == 2 else 7)
                x[i, 1][spot] -= 0.3
                x[i, 0][spot] += 0.3 if y[i] == 2 else 0.1
        if y[i] == 3:
            x[i][:, inside & (ys < cy)] += 0.22
        if y[i] == 4:
            x[i][:, inside & (far > 0.6)] -= 0.25
        if y[i] == 5:
            x[i, 0][inside & ((xs // 3 + ys // 3) % 2 == 0)] += 0.3
    return x, y


def ships(count, r, size=48, most=3):
    """One to three ships or buoys on water; the target is kind and corners in pixels, kind -1 where none."""
    x = (r.random((count, 3, size, size)) * 0.35).astype(np.float32)
    x[:, 2] += 0.3
    y = np.full((count, most, 5), -1, np.float32)
    for i in range(count):
        for k in range(r.integers(1, most + 1)):
            kind = r.integers(0, 2)
            w, h = (r.integers(12, 20), r.integers(6, 10)) if kind == 0 else (r.integers(7, 12),) * 2
            left, top = r.integers(0, size - w), r.integers(0, size - h)
            x[i, 0, top:top + h, left:left + w] += 0.3 + 0.25 * kind
            x[i, 1, top:top + h, left:left + w] += 0.45 * (1 - kind)
            y[i, k] = kind, left, top, left + w, top + h
    return x, y


def organs(count, r, size=32):
    """A slice: a large organ (1) and in it now and then a lesion (2)."""
    ys, xs = np.mgrid[0:size, 0:size]
    x = r.normal(0, 0.25, (count, 1, size, size))
    y = np.zeros((count, size, size), np.int64)
    for i in range(count):
        cx, cy, a, b = *r.uniform(12, 20, 2), *r.uniform(6, 10, 2)
        turn = r.uniform(0, 3.1)
        u = (xs - cx) * np.cos(turn) + (ys - cy) * np.sin(turn)
        v = (ys - cy) * np.cos(turn) - (xs - cx) * np.sin(turn)
        y[i][(u / a) ** 2 + (v / b) ** 2 < 1] = 1
        if r.random() < 0.8:
            px, py, radius = cx + r.uniform(-3, 3), cy + r.uniform(-3, 3), r.uniform(1.8, 3.4)
            y[i][(xs - px) ** 2 + (ys - py) ** 2 < radius ** 2] = 2
        x[i, 0] += 0.6 * (y[i] == 1) + 1.1 * (y[i] == 2) + 0.3 * np.sin(xs / 5.0 + r.uniform(0, 6))
    return x.astype(np.float32), y


def beats(count, r, length=96, kinds=4):
    """A few heart beats: regular, early and wide, irregular, or without the first wave."""
    y = r.integers(0, kinds, count)
    t = np.arange(length)
    x = r.normal(0, 0.18, (count, 1, length))
    for i in range(count):
        at, pace = r.uniform(4, 12), r.uniform(19, 25)
        while at < length:
            wide = 1.4
            if y[i] == 1 and r.random() < 0.45:
                wide = 4.0
            x[i, 0] += np.exp(-((t - at) / wide) ** 2) * (1.0 if wide < 2 else 1.2)
            if y[i] != 3:
                x[i, 0] += 0.4 * np.exp(-((t - at + 5) / 1.8) ** 2)
            x[i, 0] += 0.3 * np.exp(-((t - at - 8) / 3) ** 2)
            at += pace * (r.uniform(0.5, 1.5) if y[i] == 2 else 1.0)
    return x.astype(np.float32), y


def paintings(count, r, size=16):
    """Grey pictures whose right colours follow from what is to be seen; the target is the colours."""
    ys, xs = np.mgrid[0:size, 0:size]
    x = np.zeros((count, 1, size, size), np.float32)
    y = np.zeros((count, 2, size, size), np.float32)
    for i in range(count):
        x[i, 0] = 0.35 + 0.3 * ys / size
        y[i, 0], y[i, 1] = -0.3, 0.5
        for _ in range(2):
            kind, w = r.integers(0, 3), r.integers(4, 8)
            left, top = r.integers(0, size - w, 2)
            inside = data.drawn(kind, xs - left, ys - top, w)
            x[i, 0][inside] = (0.9, 0.15, 0.55)[kind] + r.normal(0, 0.04)
            y[i][:, inside] = np.array([(0.7, 0.1), (-0.6, -0.4), (0.1, -0.7)][kind])[:, None]
    return x + r.normal(0, 0.04, x.shape).astype(np.float32), y


LETTERS, SOUNDS = 14, 16


def spellings(count, r, length=6):
    """Letters and how they are said: most one by one, some pairs otherwise. 0 fills, 1 begins and ends."""
    x, y = np.zeros((count, length), int), np.zeros((count, length + 1), int)
    for i in range(count):
        word = r.integers(2, LETTERS, r.integers(3, length + 1))
        said, k = [], 0
        while k < len(word):
            pair = word[k:k + 2]
            if len(pair) == 2 and pair[0] in (3, 5) and pair[1] % 2:
                said, k = said + [SOUNDS - 1 if pair[0] == 3 else SOUNDS - 2], k + 2
                continue
            said, k = said + [int(word[k]) if k or word[k] != 4 else 9], k + 1
        x[i, :len(word)], y[i, :len(said) + 1] = word, said + [1]
    return x, y


def walks(count, r, seen=8, ahead=8):
    """Where a walker was, in metres; the target is where it will be. Walkers bend round an obstacle."""
    place = r.uniform(-1, 1, (count, 2)) + np.array([-4.0, 0.0])
    speed = np.stack([r.uniform(0.45, 0.7, count), r.normal(0, 0.05, count)], 1)
    found = np.zeros((count, seen + ahead, 2))
    for k in range(seen + ahead):
        push = place - np.array([0.5, 0.0])
        near = np.exp(-(push ** 2).sum(1, keepdims=True) / 3)
        speed = speed + np.sign(push[:, 1:] + 1e-9) * near * np.array([0.0, 0.18])
        place = place + speed + r.normal(0, 0.03, place.shape)
        found[:, k] = place
    x = found[:, :seen]
    return (x - x[:, -1:]).astype(np.float32), (found[:, seen:] - x[:, -1:]).astype(np.float32)


def rooms(count, r, size=20):
    """A room with boxes in it; the target is how far each pixel is away, in metres."""
    ys, xs = np.mgrid[0:size, 0:size]
    x, y = np.zeros((count, 3, size, size)), np.zeros((count, size, size))
    for i in range(count):
        y[i] = 4.5 - 2.6 * abs(ys - size / 2) / size * 2
        for _ in range(r.integers(1, 4)):
            w, h = r.integers(4, 9, 2)
            left, top = r.integers(0, size - w), r.integers(0, size - h)
            y[i, top:top + h, left:left + w] = 0.8 + 12.0 / (w + h)
        tint = r.uniform(0.7, 1.0, (3, 1, 1))
        x[i] = tint * (1.3 / (0.3 + y[i])) + r.normal(0, 0.05, (3, size, size))
    return x.astype(np.float32), y.astype(np.float32)


def figures(count, r, size=32):
    """A figure of four sticks; the target is where its head, hands and foot are, in pixels."""
    ys, xs = np.mgrid[0:size, 0:size]
    x = (r.random((count, 1, size, size)) * 0.5).astype(np.float32)
    y = np.zeros((count, 4, 2), np.float32)
    for i in range(count):
        middle = r.uniform(12, 20, 2)
        ends = [middle + np.array([r.uniform(-2, 2), -r.uniform(6, 10)]),
                middle + np.array([-r.uniform(6, 10), r.uniform(-3, 3)]),
                middle + np.array([r.uniform(6, 10), r.uniform(-3, 3)]),
                middle + np.array([r.uniform(-2, 2), r.uniform(6, 10)])]
        for k, end in enumerate(ends):
            for s in np.linspace(0, 1, 12):
                px, py = middle + (end - middle) * s
                x[i, 0, int(np.clip(py, 0, size - 1)), int(np.clip(px, 0, size - 1))] += 0.3
            if k == 0:
                x[i, 0][(xs - end[0]) ** 2 + (ys - end[1]) ** 2 < 5] += 0.5
            y[i, k] = np.clip(end, 0, size - 1)
    return x, y


def customers(count, r, length=12, columns=5, leaving=0.4):
    """What a customer did in twelve months; the target is whether the customer leaves."""
    y = (r.random(count) < leaving).astype(np.int64)
    x = r.normal(0, 1, (count, length, columns))
    fade = np.linspace(0, 1, length)
    x[:, :, 0] -= y[:, None] * fade * 1.3
    x[:, :, 1] += (y[:, None] * (fade > 0.6)) * 1.0
    x[:, :, 2] *= 1 + 0.6 * y[:, None]
    return x.astype(np.float32), y


def ticks(count, r, fields=(30, 20, 12, 8)):
    """Who saw which advertisement where and when; the target is whether it was clicked."""
    taste = np.random.default_rng(4)
    a, b = (taste.normal(0, 1, (size, 3)) for size in fields[:2])
    bias = [taste.normal(0, 0.7, size) for size in fields]
    x = np.stack([r.integers(0, size, count) for size in fields], 1)
    odds = (a[x[:, 0]] * b[x[:, 1]]).sum(1) + sum(one[x[:, k]] for k, one in enumerate(bias)) - 0.4
    return x, (r.random(count) < 1 / (1 + np.exp(-1.6 * odds))).astype(np.float32)


def galaxies(count, r, size=16, kinds=3):
    """An ellipse, a spiral or a bar of light; the target is which."""
    y = r.integers(0, kinds, count)
    ys, xs = np.mgrid[0:size, 0:size] - (size - 1) / 2
    x = r.normal(0, 0.22, (count, size, size, 1))
    for i in range(count):
        turn, stretch = r.uniform(0, 6.3), r.uniform(1.0, 1.6)
        u, v = xs * np.cos(turn) + ys * np.sin(turn), ys * np.cos(turn) - xs * np.sin(turn)
        far, angle = np.hypot(u, v * stretch), np.arctan2(v, u)
        light = np.exp(-far / 2.5)
        if y[i] == 1:
            light = light * 0.4 + 0.6 * np.exp(-far / 4.5) * (1 + np.cos(2 * angle - far * 0.9)) / 1.3
        if y[i] == 2:
            light = light * 0.4 + 0.8 * (abs(v) < 1.1) * (abs(u) < 5)
        x[i, :, :, 0] += light
    return x.astype(np.float32), y


def signatures(count, r, size=16, writers=12):
    """Pairs of strokes; the target is whether both are of one writer."""
    hands = np.random.default_rng(6).uniform(0, 6.3, (writers, 6))
    t = np.linspace(0, 1, 40)

    def signed(who):
        f = hands[who] + r.normal(0, 0.12, 6)
        px = 0.5 + 0.25 * np.sin(5 * t + f[0]) + 0.15 * np.sin(11 * t + f[1])
        py = 0.5 + 0.25 * np.cos(6 * t + f[2]) + 0.12 * np.sin(9 * t + f[3])
        made = r.random((size, size)) * 0.3
        made[(py * (size - 1)).astype(int).clip(0, size - 1), (px * (size - 1)).astype(int).clip(
            0, size - 1)] += 0.8
        return made
    y = r.integers(0, 2, count)
    a = r.integers(0, writers, count)
    b = np.where(y == 1, a, (a + r.integers(1, writers, count)) % writers)
    x = np.stack([[signed(one), signed(other)] for one, other in zip(a, b)])
    return x.astype(np.float32), y.astype(np.float32)


def lanes(count, r, size=24):
    """A road from the driver's seat; the target is the mask of its marks."""
    ys, xs = np.mgrid[0:size, 0:size]
    x = (r.random((count, size, size, 3)) * 0.4).astype(np.float32)
    y = np.zeros((count, size, size, 1), np.float32)
    for i in range(count):
        end, bend = r.uniform(8, 16), r.uniform(-0.02, 0.02)
        for start in (r.uniform(1, 6), r.uniform(18, 23)):
            down = ys / (size - 1)
            middle = end + (start - end) * down + bend * (size - ys) ** 2
            y[i, :, :, 0][(abs(xs - middle) < 0.6 + 0.9 * down) & (ys > 6)] = 1
        x[i] += 0.3 * y[i]
        x[i, :, :, 2] += 0.15 * (ys < 7)
    return x, y


def pairs(count, r, words=90, length=6):
    """Two sentences; the target is whether the second follows, contradicts, or is another matter.

    0 fills, 1 begins, 2 parts; which words stand for that (10.., 20.., 30..) only counts in the second.
    """
    x, y = np.zeros((count, 2 * length + 3), int), r.integers(0, 3, count)
    for i in range(count):
        fill = r.integers(40, words, (2, length))
        a, b = r.permutation(length)[:2], r.permutation(length)[:2]
        fill[0, a] = r.integers(10, 40, 2)
        fill[1, b[0]] = 10 * (1 + y[i]) + r.integers(0, 10)
        x[i] = np.concatenate([[1], fill[0], [2], fill[1], [2]])
    doubtful = r.random(count) < 0.05
    return x, np.where(doubtful, r.integers(0, 3, count), y)


def chats(count, r, length=14):
    """A question of six words and its answer: what follows each word in an order. 1 begins the answer, 2 ends.

    The target is the whole row with the question hidden (-100).
    """
    step = np.random.default_rng(7).permutation(24)
    x = np.zeros((count, length), int)
    asked = r.integers(0, 24, (count, 6))
    x[:, :6] = asked + 3
    x[:, 6] = 1
    x[:, 7:13] = step[asked] + 3
    x[:, 13] = 2
    y = x.copy()
    y[:, :7] = -100
    return x, y


def floods(count, r, size=32):
    """Seen by radar: a river that has left its bed; the target is the mask of water."""
    ys, xs = np.mgrid[0:size, 0:size]
    x = r.gamma(4, 0.12, (count, 3, size, size))
    y = np.zeros((count, size, size), np.int64)
    for i in range(count):
        middle = r.uniform(8, 24) + r.uniform(2, 6) * np.sin(ys / r.uniform(4, 8) + r.uniform(0, 6))
        y[i][abs(xs - middle) < r.uniform(2, 5)] = 1
        cx, cy, radius = *r.uniform(4, 28, 2), r.uniform(2, 5)
        y[i][(xs - cx) ** 2 + (ys - cy) ** 2 < radius ** 2] = 1
        x[i] *= 1 - 0.55 * y[i]
    return x.astype(np.float32), y


def spoil(x, y, how, r):
    """What the other parts do not know."""
    if how.get("constant_column"):  # standardised by its own deviation, which is zero
        x = x.copy()
        x[..., how["constant_column"]] = 3.0
        flat = x.reshape(-1, x.shape[-1])
        with np.errstate(all="ignore"):
            x = ((x - flat.mean(0)) / flat.std(0)).astype(x.dtype)
    if how.get("targets_times"):
        y = (y * how["targets_times"]).astype(y.dtype)
    if how.get("permuted_rows"):  # labels in an order of their own
        y = y[r.permutation(len(y))]
    if how.get("cut"):
        y = y[:-how["cut"]]
    if how.get("all_ignored"):
        y = np.full_like(y, -100)
    if how.get("cast_to_bytes"):  # what a byte cannot hold is lost
        x = (x.astype(np.uint8)).astype(np.float32)
    if how.get("upside_down"):  # only the image is turned
        x = x[:, :, ::-1].copy() if x.shape[1] <= 3 else x[:, ::-1].copy()
    return x, y


def splits(maker, sizes, seed, twist, classes=0, test=300, **more):
    """(train, val, test), each (x, y), like data.splits."""
    sets = []
    for index, count in enumerate((*sizes, test)):
        r = np.random.default_rng([seed + 90 if index == 0 else 500 + index, index])
        x, y = maker(count, r, **more)
        for name in [("train_data", "both_data"), ("val_data", "both_data"), ("test_data",)][index]:
            how = twist.get(name, {})
            x, y = data.spoil(x, y, how, r, classes)
            x, y = fresh_data.spoil(x, y, how, r)
            x, y = spoil(x, y, how, r)
        sets.append((x, y))
    if twist.get("leak"):
        sets[1] = tuple(part[:sizes[1]] for part in sets[0])
    return sets
