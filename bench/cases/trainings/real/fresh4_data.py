# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Made-up data of the fourth fresh part: turbines from above, vessels of an eye, fields, rain, plankton, glyphs, flows,
gestures, proteins."""

from __future__ import annotations

import numpy as np


def turbines(count, r, size=32, most=3):
    """Images (3, size, size), and boxes (most, 5): kind, left, top, right, bottom; kind -1 is none."""
    x, y = np.empty((count, 3, size, size), np.float32), np.full((count, most, 5), -1, np.float32)
    rows, columns = np.mgrid[0:size, 0:size] + 0.5
    for i in range(count):
        picture = np.array((0.35, 0.45, 0.25))[:, None, None] + 0.08 * np.sin(
            rows / r.uniform(1.5, 4) + r.uniform(0, 6))
        taken = []
        for _ in range(int(r.integers(1, most + 1))):
            kind, half = int(r.integers(0, 2)), r.uniform(4, 6.5)
            u, v = r.uniform(half, size - half, 2)
            if any(abs(u - a) < half + c and abs(v - b) < half + c for a, b, c in taken):
                continue
            far, turn = np.hypot(columns - u, rows - v), np.arctan2(rows - v, columns - u)
            if kind == 0:  # three blades
                inside = (far < half) & ((np.cos(3 * (turn - r.uniform(0, 2))) > 0.6) | (far < 1.5))
                tint = (0.95, 0.95, 0.97)
            else:  # a mast of steel
                inside = (np.abs(columns - u) + np.abs(rows - v) < half) & (far > half * 0.35)
                tint = (0.15, 0.15, 0.2)
            picture = np.where(inside, np.array(tint)[:, None, None], picture)
            y[i, len(taken)] = (kind, u - half, v - half, u + half, v + half)
            taken.append((u, v, half))
        x[i] = picture * r.uniform(0.8, 1.2) + r.normal(0, 0.2, picture.shape)
    return x, y


def vessels(count, r, size=32):
    """The back of an eye, and a mask of its vessels."""
    rows, columns = np.mgrid[0:size, 0:size]
    x, y = np.empty((count, 3, size, size), np.float32), np.zeros((count, size, size), np.float32)
    for i in range(count):
        u, v = r.uniform(6, size - 6, 2)
        for _ in range(5):
            a, b, way = u, v, r.uniform(0, 2 * np.pi)
            for _ in range(40):
                a, b, way = a + np.cos(way), b + np.sin(way), way + r.normal(0, 0.2)
                if not (0 <= a < size and 0 <= b < size):
                    break
                y[i, int(b), int(a)] = 1
        ground = np.array((0.75, 0.4, 0.2))[:, None, None] * (1 - 0.3 * np.hypot(columns - 16, rows - 16) / 16)
        ground = ground + 0.35 * (np.hypot(columns - u, rows - v) < 3)
        x[i] = ground - y[i] * np.array((0.2, 0.22, 0.08))[:, None, None] + r.normal(0, 0.13, ground.shape)
    return x, y


def fields(count, r, size=24):
    """Fields from above, of which four crops grow on each."""
    rows, columns = np.mgrid[0:size, 0:size]
    x, y = np.empty((count, 3, size, size), np.float32), np.empty((count, size, size), np.int64)
    tints = np.array(((0.3, 0.5, 0.2), (0.4, 0.5, 0.2), (0.5, 0.45, 0.25), (0.4, 0.4, 0.25)))
    for i in range(count):
        seeds, crops = r.uniform(0, size, (5, 2)), r.integers(0, 4, 5)
        y[i] = crops[np.argmin((rows[..., None] - seeds[:, 0]) ** 2 + (columns[..., None] - seeds[:, 1]) ** 2, -1)]
        stripes = np.stack([0.12 * np.sin(rows * 1.6), 0.12 * np.sin(columns * 1.6), 0 * rows,
                            0.12 * np.sin((rows + columns) * 0.9)])
        picture = tints[y[i]].transpose(2, 0, 1) + np.take_along_axis(stripes, y[i][None], 0)
        x[i] = picture * r.uniform(0.85, 1.15) + r.normal(0, 0.06, picture.shape)
    return x, y


def rain(count, r, size=16, frames=6):
    """Radar pictures in mm/h: frames that are seen (frames - 1, size, size), and the next one."""
    rows, columns = np.mgrid[0:size, 0:size]
    found = np.zeros((count, frames, size, size), np.float32)
    for i in range(count):
        way = r.normal(0, 1.2, 2)
        for _ in range(int(r.integers(1, 4))):
            at, wide, strong = r.uniform(3, size - 3, 2), r.uniform(1.5, 3), r.uniform(5, 25)
            for t in range(frames):
                far = (rows - at[0] - way[0] * t) ** 2 + (columns - at[1] - way[1] * t) ** 2
                found[i, t] += strong * np.exp(-far / wide ** 2)
    return found[:, :-1], found[:, -1]


def plankton(count, r, size=24):
    """Grey pictures of four kinds."""
    rows, columns = np.mgrid[0:size, 0:size]
    x, y = np.empty((count, size, size, 1), np.float32), r.integers(0, 4, count)
    for i, kind in enumerate(y):
        u, v = r.uniform(8, size - 8, 2)
        far, turn = np.hypot(columns - u, rows - v), np.arctan2(rows - v, columns - u) + r.uniform(0, 6)
        wide = r.uniform(4, 7)
        body = ((far < wide) & (far > wide - 2), far < wide * (0.55 + 0.45 * np.cos(4 * turn)),
                (far < wide) & (np.abs(np.sin(turn)) * far < 1.6), far < wide * 0.6)[kind]
        x[i, ..., 0] = 0.2 + 0.6 * body
    return (x + r.normal(0, 0.22, x.shape)).astype(np.float32), y.astype(np.int32)


def glyphs(count, r, size=8):
    """Strokes on 8 x 8 cells, from -1 to 1."""
    x = np.full((count, size, size), -0.9, np.float32)
    for i, kind in enumerate(r.integers(0, 4, count)):
        at = int(r.integers(1, size - 2))
        if kind in (0, 2):
            x[i, at:at + 2, 1:7] = 0.9
        if kind in (1, 2):
            x[i, 1:7, at:at + 2] = 0.9
        if kind == 3:
            for k in range(1, 7):
                x[i, k, k:k + 2] = 0.9
    return np.clip(x + r.normal(0, 0.05, x.shape), -1, 1).astype(np.float32), np.zeros(count, np.float32)


def flow(count, r, points=64, steps=200, spread=0.02):
    """Burgers' equation on a ring: what it begins with (points,), and what has become of it."""
    place = np.arange(points) / points * 2 * np.pi
    u = sum(r.normal(0, 1.0 / k, (count, 1)) * np.sin(k * place + r.uniform(0, 6.3, (count, 1))) for k in (1, 2, 3))
    x, wave = u.astype(np.float32), np.fft.rfftfreq(points, 1 / points)
    for _ in range(steps):
        bend = np.fft.irfft(1j * wave * np.fft.rfft(u * u / 2) * (wave < points / 3), points)
        u = u - 0.005 * bend
        u = np.fft.irfft(np.fft.rfft(u) * np.exp(-spread * wave ** 2 * 0.005), points)
    return x, u.astype(np.float32)


def gestures(count, r, length=64):
    """What an accelerometer says of five gestures (3, length)."""
    y, t = r.integers(0, 5, count), np.arange(length)
    x = r.normal(0, 1.3, (count, 3, length)).astype(np.float32)
    for i, kind in enumerate(y):
        fast, begin = r.uniform(0.28, 0.4), int(r.integers(0, 20))
        on = (t >= begin) & (t < begin + 36)
        wave = np.sin(fast * (t - begin))
        x[i] += 1.5 * on * np.stack(((wave, 0 * t, 0 * t), (0 * t, wave, 0 * t),
                                     (wave, np.cos(fast * (t - begin)), 0 * t),
                                     (wave, -np.cos(fast * (t - begin)), 0 * t), (0 * t, 0 * t, np.sign(wave)))[kind])
    return x, y.astype(np.int64)


def proteins(count, r, letters=21, length=32):
    """Chains of residues (1..20, 0 is padding), and for each residue one of three structures (-100 is padding)."""
    x, y = np.zeros((count, length), np.int64), np.full((count, length), -100, np.int64)
    for i in range(count):
        end, at, kind = int(r.integers(14, length + 1)), 0, int(r.integers(0, 3))
        while at < end:
            stop = min(end, at + int(r.integers(4, 9)))
            likely = r.random(stop - at) < 0.6
            x[i, at:stop] = np.where(likely, 1 + kind * 6 + r.integers(0, 6, stop - at),
                                     r.integers(1, letters, stop - at))
            y[i, at:stop] = kind
            at, kind = stop, (kind + int(r.integers(1, 3))) % 3
    return x, y


def sentences(count, r, length=16):
    """Words of a small grammar (5..60); 1 begins and 2 ends a sentence."""
    x = np.zeros((count, length), np.int64)
    for i in range(count):
        words, topic = [1], int(r.integers(0, 4))
        while len(words) < length - 1:
            who = int(r.integers(0, 4))
            words += [5 + topic * 4 + who, 21 + topic * 4 + (who + 1) % 4, 37 + who, 41 + topic]
        x[i] = [*words[:length - 1], 2]
    return x
