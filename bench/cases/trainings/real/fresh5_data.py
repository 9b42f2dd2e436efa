# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Made-up data of the fifth fresh part: beads, volumes, cutlery, panels, commands, reviews, small pictures, long
sequences, wind, sprites, loads of a grid."""

from __future__ import annotations

import numpy as np


def beads(count, r, size=40, most=2):
    """Images (3, size, size) and for each a list of (kind, left, top, right, bottom)."""
    rows, columns = np.mgrid[0:size, 0:size] + 0.5
    x, found = np.empty((count, 3, size, size), np.float32), []
    tints = np.array(((0.8, 0.35, 0.3), (0.3, 0.7, 0.35), (0.35, 0.4, 0.8)))
    for i in range(count):
        picture = r.uniform(0.35, 0.6) + 0.1 * np.sin(columns / r.uniform(3, 9) + r.uniform(0, 6)) + np.zeros((3, 1, 1))
        mine = []
        for _ in range(int(r.integers(1, most + 1))):
            kind, a, b = int(r.integers(0, 3)), r.uniform(5, 9), r.uniform(5, 9)
            u, v = r.uniform(a, size - a), r.uniform(b, size - b)
            if any(abs(u - (m[1] + m[3]) / 2) < a + 6 and abs(v - (m[2] + m[4]) / 2) < b + 6 for m in mine):
                continue
            inside = ((columns - u) / a) ** 2 + ((rows - v) / b) ** 2 < 1
            picture = np.where(inside, tints[kind][:, None, None] * r.uniform(0.8, 1.1), picture)
            mine.append((kind, u - a, v - b, u + a, v + b))
        x[i] = (picture + r.normal(0, 0.08, picture.shape)).clip(0, 1)
        found.append(np.array(mine, np.float32))
    return x, found


def volumes(count, r, size=24):
    """Densities as a scanner gives them (about -900 to 1300), and a mask of a gland and of a stone in it."""
    at = np.stack(np.mgrid[0:size, 0:size, 0:size]).astype(np.float32)
    x, y = np.empty((count, size, size, size), np.float32), np.zeros((count, size, size, size), np.int64)
    for i in range(count):
        middle, axes = r.uniform(7, size - 7, 3), r.uniform(3.5, 6, 3)
        far = (((at - middle[:, None, None, None]) / axes[:, None, None, None]) ** 2).sum(0)
        other = ((at - r.uniform(6, size - 6, 3)[:, None, None, None]) ** 2).sum(0)
        volume = np.full(far.shape, -60.0) + 25 * np.sin(at[0] / 3 + r.uniform(0, 6))
        volume = np.where(other < r.uniform(2, 4) ** 2, 900.0, volume)
        volume = np.where(far < 1, 70.0, volume)
        volume = np.where(far < 0.16, 180.0, volume)
        y[i] = (far < 1).astype(int) + (far < 0.16)
        x[i] = volume + r.normal(0, 45, volume.shape)
    return x, y


def panels(count, r, size=40):
    """Roofs from above: roof, panel, and collector on ground; masks of four classes."""
    rows, columns = np.mgrid[0:size, 0:size]
    x, y = np.empty((count, 3, size, size), np.float32), np.zeros((count, size, size), np.int64)
    for i in range(count):
        picture = np.array((0.35, 0.5, 0.3))[:, None, None] + np.zeros((3, size, size))
        a, b = r.integers(2, 10, 2)
        w, h = r.integers(20, 28, 2)
        roof = (columns >= a) & (columns < a + w) & (rows >= b) & (rows < b + h)
        picture = np.where(roof, np.array(((0.6, 0.35, 0.3), (0.5, 0.5, 0.5))[int(r.integers(0, 2))])[:, None, None],
                           picture)
        y[i][roof] = 1
        for kind in (2, 3):
            for _ in range(int(r.integers(1, 3))):
                u, v = a + int(r.integers(1, w - 10)), b + int(r.integers(1, h - 8))
                inside = (columns >= u) & (columns < u + 8) & (rows >= v) & (rows < v + 6)
                lines = 0.15 * ((columns if kind == 2 else rows) % 3 == 0)
                picture = np.where(inside, np.array((0.2, 0.25, 0.45))[:, None, None] + lines, picture)
                y[i][inside] = kind
        x[i] = picture * r.uniform(0.8, 1.2) + r.normal(0, 0.07, picture.shape)
    return x, y


def commands(count, r):
    """('sort c a b', 'a b c') and so on."""
    found = []
    for _ in range(count):
        letters = [str(one) for one in r.permutation(list("abcdefgh"))[:3]]
        what = str(r.choice(["sort", "first", "back", "same"]))
        answer = {"sort": sorted(letters), "first": letters[:1], "back": letters[::-1], "same": letters}[what]
        found.append(([what, *letters], answer))
    return found


GOOD, BAD = "great lovely tasty friendly clean quick fresh".split(), "awful dirty rude slow cold stale noisy".split()
THINGS = "food room staff soup bed view bar service price music garden bread".split()


def reviews(count, r, longest=14):
    """Texts, and from 0 to 3: bad, not bad, not good, good."""
    texts, labels = [], r.integers(0, 4, count)
    for label in labels:
        words = [str(w) for w in r.choice(THINGS, int(r.integers(4, longest - 4)))]
        main = str(r.choice(BAD if label < 2 else GOOD))
        other = str(r.choice(GOOD if label < 2 else BAD))
        phrase = {0: ["was", main], 1: ["was", "not", main], 2: ["was", "not", main], 3: ["was", main]}[int(label)]
        at = int(r.integers(0, len(words)))
        texts.append(" ".join(["the", *words[:at], *phrase, *words[at:], "elsewhere", other]))
    return np.array(texts), labels.astype(np.int64)


def pictures(count, r, size=32):
    """Small pictures of shapes with sharp edges, in grey from 0 to 1."""
    rows, columns = np.mgrid[0:size, 0:size]
    x = np.empty((count, size, size, 1), np.float32)
    for i in range(count):
        picture = 0.5 + 0.2 * np.sin((columns * r.normal() + rows * r.normal()) / 4)
        for _ in range(4):
            u, v = r.uniform(0, size, 2)
            turn, half = r.uniform(0, 3), r.uniform(4, 9)
            a = (columns - u) * np.cos(turn) + (rows - v) * np.sin(turn)
            b = -(columns - u) * np.sin(turn) + (rows - v) * np.cos(turn)
            picture = np.where((abs(a) < half) & (abs(b) < half / 2), r.uniform(0, 1), picture)
        x[i, ..., 0] = picture.clip(0, 1)
    return x


def smaller(x, how="area"):
    """Half the size: the mean of four pixels, or every second pixel."""
    return x[:, ::2, ::2] if how == "nearest" else (x[:, ::2, ::2] + x[:, 1::2, ::2] + x[:, ::2, 1::2]
                                                    + x[:, 1::2, 1::2]) / 4


def recalled(count, r, length=32, symbols=6):
    """A symbol is marked early in a sequence of symbols; at the end it is asked for."""
    x = r.integers(1, symbols + 1, (count, length))
    at = r.integers(1, 6, count)
    y = x[np.arange(count), at] - 1
    x[np.arange(count), at] += symbols
    return x.astype(np.int32), y.astype(np.int32)


def wind(count, r, size=12):
    """Fields of wind (2, size, size) around a park, and its power in MW."""
    rows, columns = np.mgrid[0:size, 0:size] / size
    x = np.empty((count, 2, size, size), np.float32)
    for i in range(count):
        a, b, c = r.normal(0, 3, 2), r.normal(0, 2, 2), r.uniform(0, 6, 2)
        for k in range(2):
            x[i, k] = a[k] + b[k] * np.sin(4 * columns + 3 * rows * (k + 1) + c[k])
    speed = np.sqrt((x[:, :, 4:8, 4:8] ** 2).sum(1)).mean((1, 2))
    y = 40 / (1 + np.exp(-(speed - 4) * 1.2)) + r.normal(0, 0.5, count)
    return x + r.normal(0, 0.3, x.shape).astype(np.float32), y.astype(np.float32)


def sprites(count, r, size=12):
    """Pictures of three kinds from -1 to 1."""
    rows, columns = np.mgrid[0:size, 0:size]
    x, y = np.full((count, 1, size, size), -0.8, np.float32), r.integers(0, 3, count)
    for i, kind in enumerate(y):
        u, v = r.uniform(4.5, size - 5.5, 2)
        a, b = abs(columns - u), abs(rows - v)
        x[i, 0][(a + b < 4, (a < 3) & (b < 3) & ((a > 1) | (b > 1)), (a < 1.2) | (b < 1.2))[kind]] = 0.8
    return x + r.normal(0, 0.05, x.shape).astype(np.float32), y


def load(hours, r):
    """A grid's load and two columns that go with it, hour by hour."""
    t = np.arange(hours)
    warm = 10 + 8 * np.sin(t / 24 / 30 * 2 * np.pi) + 4 * np.sin(t / 24 * 2 * np.pi - 1) + np.cumsum(
        r.normal(0, 0.15, hours)) * 0.3
    day = (t // 24) % 7 < 5
    base = 300 + 80 * np.sin(t / 24 * 2 * np.pi) + 35 * np.sin(t / 12 * 2 * np.pi) + 45 * day - 4 * (warm - 10)
    return np.stack([warm, 20 * day + r.normal(0, 1, hours), base + r.normal(0, 8, hours)], 1).astype(np.float32)
