# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Data sets of the fresh part, made at run time, and what else can be wrong with one. NumPy only."""

from __future__ import annotations

import numpy as np

import data


def textures(count, r, size=16, kinds=5):
    """Stripes along, across or aslant, checks, or dots, under noise; the target is the kind."""
    y = r.integers(0, kinds, count)
    ys, xs = np.mgrid[0:size, 0:size].astype(np.float32)
    x = np.zeros((count, 1, size, size), np.float32)
    for i in range(count):
        wave, a, b = r.uniform(1.0, 1.9), r.uniform(0, 6.3), r.uniform(0, 6.3)
        across, along = np.sin(xs * wave + a), np.sin(ys * wave + b)
        x[i, 0] = [along, across, np.sin((xs + ys) * wave * 0.7 + a), np.sign(across * along),
                   (across + along > 1.0) * 2.0 - 0.4][y[i]]
    x += r.normal(0, 0.75, x.shape)
    return x.astype(np.float32), y


def hourly(count, r, length=48, ahead=6):
    """Traffic, wind and pollution by the hour; the target is the pollution of the next hours."""
    t = np.arange(length + ahead) + r.integers(0, 24, (count, 1))
    traffic = 1 + np.sin(t * 2 * np.pi / 24) + 0.4 * np.sin(t * 4 * np.pi / 24 + 1)
    wind = np.cumsum(r.normal(0, 0.12, t.shape), 1) + r.normal(0, 0.5, (count, 1))
    dirt = np.zeros(t.shape)
    level = r.normal(0, 0.5, count)
    for i in range(t.shape[1]):
        level = 0.8 * level + 0.25 * traffic[:, i] - 0.2 * wind[:, i] + r.normal(0, 0.12, count)
        dirt[:, i] = level
    x = np.stack([traffic, wind, dirt], 1)[:, :, :length]
    return x.astype(np.float32), dirt[:, length:].astype(np.float32) - 1.2


def maps(count, r, size=24):
    """Seen from above: a road (1) that crosses the image and some houses (2)."""
    ys, xs = np.mgrid[0:size, 0:size]
    x = (r.random((count, 3, size, size)) * 0.5).astype(np.float32)
    y = np.zeros((count, size, size), np.int64)
    for i in range(count):
        angle, shift = r.uniform(0, np.pi), r.uniform(-5, 5)
        far = (xs - size / 2) * np.sin(angle) - (ys - size / 2) * np.cos(angle) - shift
        y[i][abs(far) < 1.6] = 1
        for _ in range(r.integers(1, 4)):
            left, top, w, h = *r.integers(0, size - 5, 2), *r.integers(3, 6, 2)
            y[i, top:top + h, left:left + w] = 2
        x[i, :2] += 0.3 * (y[i] == 1)
        x[i, 0] += 0.35 * (y[i] == 2)
        x[i, 2] += 0.15 * (y[i] == 2)
    return x, y


def cells(count, r, size=32, most=3):
    """One to three dots of two kinds; the target is kind, centre and radius, kind -1 where none."""
    ys, xs = np.mgrid[0:size, 0:size]
    x = (r.random((count, 1, size, size)) * 0.6).astype(np.float32)
    y = np.full((count, most, 4), -1, np.float32)
    for i in range(count):
        for k in range(r.integers(1, most + 1)):
            kind, (cx, cy), radius = r.integers(0, 2), r.uniform(5, size - 5, 2), r.uniform(2.2, 4.2)
            far = np.hypot(xs - cx, ys - cy)
            x[i, 0] += 0.6 * ((far < radius) if kind else (abs(far - radius) < 1.0))
            y[i, k] = kind, cx, cy, radius
    return x, y


def stories(count, r, length=20):
    """A stream of words by a grammar in which the verb fits the subject's number. `count` rows."""
    nouns, verbs, rest = range(2, 10), range(18, 24), range(30, 38)
    said = []
    while len(said) < count * length + 1:
        many = int(r.integers(0, 2))
        said += [0 + many * 38, nouns[r.integers(0, 8)] + 8 * many]
        for _ in range(r.integers(0, 3)):
            said.append(rest[r.integers(0, 8)])
        said += [verbs[r.integers(0, 6)] + 6 * many, 1]
    said = np.array(said[:count * length + 1])
    return (said[:-1].reshape(count, length).copy(), said[1:].reshape(count, length).copy())


STORY_WORDS = 39


def phrases(count, r, length=7):
    """Phrases of a language and what they mean in another: other words, adjectives behind nouns.

    0 fills, 1 ends. Words 2..9 are nouns, 10..17 adjectives; in the other language each is 18 more.
    """
    x, y = np.zeros((count, length), int), np.zeros((count, length), int)
    for i in range(count):
        here, there = [], []
        for _ in range(r.integers(1, 4)):
            noun = int(r.integers(2, 10))
            if r.random() < 0.6:
                adjective = int(r.integers(10, 18))
                here, there = here + [adjective, noun], there + [noun + 18, adjective + 18]
            else:
                here, there = here + [noun], there + [noun + 18]
        x[i, :len(here) + 1], y[i, :len(there) + 1] = here + [1], there + [1]
    return x, y


def clicks(count, r, users=150, items=120, fresh=False):
    """Who clicked what: pairs of a user and an item it likes. The tastes are always the same."""
    taste = np.random.default_rng(8)
    a, b = taste.normal(0, 1, (users, 4)), taste.normal(0, 1, (items, 4))
    liked = a @ b.T + taste.normal(0, 0.6, (users, items))
    chance = np.exp(1.6 * liked)
    chance /= chance.sum(1, keepdims=True)
    u = r.integers(0, users, count)
    i = np.array([np.searchsorted(np.cumsum(chance[one]), r.random()) for one in u])
    return np.stack([u, np.minimum(i, items - 1)], 1), u * 0


def motions(count, r, length=40, kinds=5):
    """Windows of a three-axis sensor: walking, running, stairs, cycling, standing."""
    y = r.integers(0, kinds, count)
    t = np.arange(length)
    beat = np.array([0.45, 0.9, 0.35, 0.65, 0.0])[y][:, None] + r.normal(0, 0.03, (count, 1))
    power = np.array([1.0, 1.6, 0.8, 0.7, 0.0])[y][:, None]
    shift = r.uniform(0, 6.3, (count, 1))
    axes = [np.sin(t * beat + shift), np.sin(2 * t * beat + shift) * (0.4 + 0.5 * (y == 2)[:, None]),
            np.cos(t * beat + shift) * (0.3 + 0.8 * (y == 3)[:, None])]
    x = np.stack([a * power for a in axes], 1) + r.normal(0, 0.35, (count, 3, length))
    return x.astype(np.float32), y


def spoken(count, r, frames=32, bands=16, words=6):
    """Log-mel pictures of single words: two formants that glide by word."""
    y = r.integers(0, words, count)
    ends = np.array([[2, 6, 12, 12], [6, 2, 12, 9], [4, 4, 8, 13], [5, 2, 13, 8], [2, 5, 9, 13],
                     [4, 4, 13, 8]])
    x = r.normal(0, 0.7, (count, frames, bands))
    band = np.arange(bands)
    for i in range(count):
        long, first = r.integers(14, 22), r.integers(0, 10)
        a0, a1, b0, b1 = ends[y[i]] + r.normal(0, 0.5)
        for k in range(long):
            s = k / long
            for f in (a0 + (a1 - a0) * s, b0 + (b1 - b0) * s):
                x[i, first + k] += 1.3 * np.exp(-(band - f) ** 2 / 1.2)
    return x.astype(np.float32), y


def molecules(count, r, most=10, atoms=4):
    """Small trees with a ring now and then. Packed as (nodes, kinds + bonds); the target is one number."""
    worth, pair = np.array([0.2, -0.4, 0.7, -0.1]), np.array([[.1, .5, -.3, .2], [.5, -.2, .4, -.1],
                                                            [-.3, .4, .3, -.4], [.2, -.1, -.4, 0.]])
    x, y = np.zeros((count, most, atoms + most), np.float32), np.zeros(count, np.float32)
    for i in range(count):
        n = r.integers(5, most + 1)
        kind = r.integers(0, atoms, n)
        bonds = np.zeros((most, most), np.float32)
        for k in range(1, n):
            other = r.integers(max(0, k - 3), k)
            bonds[k, other] = bonds[other, k] = 1
        if r.random() < 0.4:
            bonds[0, n - 1] = bonds[n - 1, 0] = 1
        x[i, np.arange(n), kind] = 1
        x[i, :, atoms:] = bonds
        a, b = np.nonzero(np.triu(bonds))
        y[i] = worth[kind].sum() + pair[kind[a], kind[b]].sum() + 0.3 * (bonds.sum() / 2 - n + 1)
    return x, y + r.normal(0, 0.05, count).astype(np.float32)


def patients(count, r, columns=10):
    """Covariates; the target is the time to an event and whether it was seen or censored."""
    x = r.normal(0, 1, (count, columns))
    risk = 1.2 * x[:, 0] - 0.9 * x[:, 1] + 0.8 * x[:, 2] * x[:, 3] + 0.6 * (x[:, 4] > 0)
    time = r.exponential(np.exp(-risk))
    end = r.exponential(3.0, count)
    return x.astype(np.float32), np.stack([np.minimum(time, end), time <= end], 1).astype(np.float32)


def grades(count, r, columns=11, levels=5):
    """What was measured of a wine; the target is its grade, 0 to 4."""
    x = r.normal(0, 1, (count, columns))
    good = x[:, 0] - 0.8 * x[:, 1] + 0.9 * np.tanh(2 * x[:, 2]) + 0.7 * x[:, 3] * x[:, 4]
    y = np.digitize(good + r.normal(0, 0.35, count), [-1.6, -0.5, 0.5, 1.6][:levels - 1])
    return x.astype(np.float32), y


def crowds(count, r, size=32):
    """Heads in a square, zero to fourteen; the target is the map of their density."""
    ys, xs = np.mgrid[0:size, 0:size]
    x = (r.random((count, 1, size, size)) * 0.5).astype(np.float32)
    y = np.zeros((count, size, size), np.float32)
    for i in range(count):
        for _ in range(r.integers(0, 15)):
            cx, cy = r.uniform(2, size - 2, 2)
            far = (xs - cx) ** 2 + (ys - cy) ** 2
            x[i, 0] += 0.6 * (far < 4)
            heap = np.exp(-far / 3)
            y[i] += heap / heap.sum()
    return x, y


def rentals(count, r, columns=6):
    """Hour, day of the week, and weather; the target is how many bicycles were lent."""
    hour, day = r.integers(0, 24, count), r.integers(0, 7, count)
    warm, rain = r.normal(0, 1, count), (r.random(count) < 0.25).astype(float)
    rate = 1.4 + 1.1 * np.sin((hour - 9) * np.pi / 12) + 0.35 * warm - 0.9 * rain - 0.3 * (day > 4)
    rate += 0.7 * np.exp(-((hour - 8) / 1.5) ** 2) * (day < 5)
    x = np.stack([hour, day, warm, rain, r.normal(0, 1, count), r.normal(0, 1, count)], 1)
    return x.astype(np.float32), r.poisson(np.exp(rate)).astype(np.float32)


def picture(size=48):
    """One picture to be learnt by heart: (places, brightness)."""
    ys, xs = np.mgrid[0:size, 0:size] / (size - 1) * 2 - 1
    far = np.hypot(xs, ys)
    value = 0.5 * np.sin(9 * far) + 0.4 * np.sign(np.sin(6 * xs) * np.cos(5 * ys)) * (far < 0.8)
    return (np.stack([xs.ravel(), ys.ravel()], 1).astype(np.float32),
            value.ravel()[:, None].astype(np.float32))


def windows(count, r, odd=False, length=32):
    """Windows of a machine's sensors (two of them); odd ones have a knock or a changed pitch."""
    t = np.arange(length)
    turn = r.uniform(0.36, 0.44, (count, 1)) + (0.1 if odd else 0.0) * (r.random((count, 1)) < 0.5)
    shift = r.uniform(0, 6.3, (count, 1))
    x = np.stack([np.sin(t * turn + shift), 0.7 * np.cos(2 * t * turn + shift)], 2)
    if odd:
        at = r.integers(4, length - 4, count)
        x += 0.6 * np.exp(-((t - at[:, None]) / 1.5) ** 2)[..., None] * r.choice([-1, 1], (count, 1, 1))
    return (x + r.normal(0, 0.15, x.shape)).astype(np.float32)


def clouds(count, r, points=40, kinds=4):
    """Points on a ball, a cube, a ring or a cross, turned and noisy; the target is the solid."""
    y = r.integers(0, kinds, count)
    x = np.zeros((count, points, 3), np.float32)
    for i in range(count):
        p = r.normal(0, 1, (points, 3))
        if y[i] == 0:
            p /= np.linalg.norm(p, axis=1, keepdims=True)
        if y[i] == 1:
            p = r.uniform(-1, 1, (points, 3))
            p[np.arange(points), r.integers(0, 3, points)] = r.choice([-1, 1], points)
            p *= 0.75
        if y[i] == 2:
            a = r.uniform(0, 6.3, points)
            p = np.stack([np.cos(a), np.sin(a), 0.25 * np.sin(2 * a)], 1) * 1.1
        if y[i] == 3:
            p = np.eye(3)[r.integers(0, 3, points)] * r.uniform(-1.4, 1.4, (points, 1))
        turned, _ = np.linalg.qr(r.normal(0, 1, (3, 3)))
        x[i] = p @ turned + r.normal(0, 0.1, (points, 3))
    return x, y


def deliveries(count, r):
    """Distance, load, hour and two districts; the target is how long it took, in seconds."""
    far, load, hour = r.gamma(3, 1.2, count), r.random(count), r.integers(0, 24, count)
    a, b = r.integers(0, 20, count), r.integers(0, 20, count)
    jam = np.random.default_rng(2).uniform(0.7, 1.6, 20)
    rush = 1 + 0.5 * np.exp(-((hour - 17) / 2.0) ** 2) + 0.3 * np.exp(-((hour - 8) / 2.0) ** 2)
    time = 240 + far * 150 * rush * (jam[a] + jam[b]) / 2 + 200 * load
    x = np.stack([far, load, hour, a, b], 1)
    return x.astype(np.float32), (time * r.normal(1, 0.05, count)).astype(np.float32)


def waveforms(count, r, length=24):
    """Periods of a wave with two overtones: what a toy GAN has to make."""
    t = np.arange(length) * 2 * np.pi / length
    shift, loud = r.uniform(0, 6.3, (count, 1)), r.uniform(0.5, 1.0, (count, 1))
    x = loud * (np.sin(t + shift) + 0.4 * np.sin(2 * t + 2 * shift) + 0.2 * np.cos(3 * t + 3 * shift))
    return x.astype(np.float32) / 1.6


def spoil(x, y, how, r):
    """What data.spoil does not know."""
    if how.get("constant_labels"):
        y = np.zeros_like(y) + y.ravel()[0]
    if how.get("missing"):  # a value that stands for "not measured"
        x = np.where(r.random(x.shape) < how["missing"], how.get("missing_as", -999.0), x).astype(x.dtype)
    if how.get("nan_rows"):
        x = x.copy()
        x[r.permutation(len(x))[:how["nan_rows"]]] = np.nan
    if how.get("scrambled"):  # reshaped where it should have been transposed
        x = np.moveaxis(x, 1, -1).reshape(x.shape).copy()
    if how.get("unknown"):  # words that the vocabulary does not hold
        x = np.where(r.random(x.shape) < how["unknown"], how.get("unknown_as", 0), x)
    if how.get("with_target"):  # a column that is made of the target
        x = x.copy()
        x[:, -1] = (y if y.ndim == 1 else y[:, 0]) * 1.0
    if how.get("copies"):
        x, y = x[np.arange(len(x)) % how["copies"]], y[np.arange(len(y)) % how["copies"]]
    if how.get("drifted"):
        x = x * (1 + how["drifted"]) + how["drifted"]
    if how.get("columns_moved"):
        x = np.roll(x, 1, axis=1)
    return x, y


def splits(maker, sizes, seed, twist, classes=0, test=400, **more):
    """(train, val, test), each (x, y), like data.splits."""
    sets = []
    for index, count in enumerate((*sizes, test)):
        r = np.random.default_rng([seed + 50 if index == 0 else 700 + index, index])
        x, y = maker(count, r, **more)
        for name in [("train_data", "both_data"), ("val_data", "both_data"), ("test_data",)][index]:
            x, y = data.spoil(x, y, twist.get(name, {}), r, classes)
            x, y = spoil(x, y, twist.get(name, {}), r)
        sets.append((x, y))
    if twist.get("leak"):
        sets[1] = tuple(part[:sizes[1]] for part in sets[0])
    return sets
