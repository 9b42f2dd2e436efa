# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Input pipeline, step time and data: I and D of the catalogue."""

from __future__ import annotations

from . import traces
from .registry import fault

WAITS = ("I01", "I02", "I08", "H03", "I03", "V08")


def torch(s, *more):
    s.framework, s.has = "torch", ("events", "console", "gpu", "packages", *more)
    s.packages = {"torch": "2.1.0", "torchvision": "0.16.0", "numpy": "1.26.0"}


@fault("I01", first=("I01", "I02", "H03"), may=(*WAITS, "E08"))
def input_bound(s, sev, r):
    torch(s)
    share = [0.12, 0.3, 0.6][sev]
    s.trace = lambda folder, story: traces.kineto(folder, story, input=share)
    s.util = lambda p, d, g: min(100, max(0, d.gauss(95 - 100 * share, 6)))


@fault("I02", first=("I02", "I01"), may=(*WAITS, "H06"))
def pipeline_bottleneck(s, sev, r):
    stage, share = [("ParallelMapV2", 0.15), ("Filter", 0.35), ("BatchV2", 0.6)][sev]
    s.util = lambda p, d, g: min(100, max(0, d.gauss(95 - 100 * share, 6)))
    s.trace = lambda folder, story: traces.tf_data(folder, story, stage, share)


@fault("H06", first=("H06", "I02", "I01"), may=(*WAITS,), name="slow-data-source")
def slow_source(s, sev, r):
    share = [0.25, 0.45, 0.7][sev]
    s.util = lambda p, d, g: min(100, max(0, d.gauss(95 - 100 * share, 6)))
    s.trace = lambda folder, story: traces.tf_data(folder, story, "TFRecord", share)


@fault("I03", first=("I03",), may=("I01", "H01"))
def pipeline_misconfigured(s, sev, r):
    s.data.shards = 1
    s.num_readers = [8, 16, 64][sev]
    s.data.images = 4000
    s.shuffle = [150, 60, 10][sev]


@fault("I04", first=("I04",), may=("I01", "I08", "E08", "V08"))
def copy_slow(s, sev, r):
    torch(s)
    share = [0.13, 0.25, 0.45][sev]
    s.trace = lambda folder, story: traces.kineto(folder, story, copy=share)


@fault("I05", first=("I05",), may=("I08", "E08", "V08"))
def launch_bound(s, sev, r):
    torch(s)
    share = [0.25, 0.45, 0.7][sev]
    s.trace = lambda folder, story: traces.kineto(folder, story, launch=share)
    s.util = lambda p, d, g: min(100, max(0, d.gauss(98 - 100 * share, 5)))


@fault("I06", first=("I06",), may=())
def periodic_stalls(s, sev, r):
    every = 500
    cost = [14.0, 40.0, 120.0][sev]
    s.log_every = 10
    s.stall = lambda step: cost if step % every == 0 and step > 0 else 0.0


@fault("I07", first=("I07",), may=("H02", "E06"))
def slows_down(s, sev, r):
    s.speed = lambda p: 1 + [0.25, 0.6, 1.8][sev] * p


@fault("I08", first=("I08", "I01", "V08"), may=("V08", "I01", "E08"))
def gpu_underused(s, sev, r):
    torch(s)
    s.util = lambda p, d, g: max(0, d.gauss([48, 30, 14][sev], 6))


def broken_boxes(share, kind):
    def spoil(split, number, boxes, draw):
        for box in boxes:
            if draw.random() >= share:
                continue
            if kind == "swapped":
                box[0], box[2] = box[2], box[0]
            elif kind == "outside":
                box[2] = 1.0 + draw.uniform(0.2, 0.8)
            elif kind == "pixels":
                box[0], box[1], box[2], box[3] = (box[0] * 640, box[1] * 480, box[2] * 640,
                                                  box[3] * 480)
            else:
                box[2] = float("nan")
    return spoil


@fault("D01", first=("D01",), may=("O01", "O02", "O03", "O06", "O13", "D05", "L03"))
def invalid_boxes(s, sev, r):
    s.data.spoil = broken_boxes([0.01, 0.04, 0.25][sev], ["outside", "swapped", "nan"][sev])


@fault("O01", first=("D01",), may=("D01", "O13", "O02", "L03", "O14"), name="nan-from-boxes")
def nan_from_boxes(s, sev, r):
    s.data.spoil = broken_boxes([0.02, 0.06, 0.2][sev], ["nan", "swapped", "pixels"][sev])
    s.log_every = 10
    at = [0.5, 0.2, 0.03][sev]
    s.part = lambda name, p, value: (float("nan") if p > at and "regularization" not in name
                                     and (p > at + 0.001 or "localization" in name) else value)
    s.metric = lambda p: 0.0 if p > at else 0.4 * p
    s.validation = lambda p: float("nan") if p > at else 0.9


@fault("D02", first=("D02",), may=("O13", "E04", "L03", "D03"))
def labels_disagree(s, sev, r):
    if sev == 0:
        s.num_classes = 2
    elif sev == 1:
        s.num_classes = 90
        s.data.spoil = lambda split, n, boxes, d: [b.__setitem__(4, b[4] + 1) for b in boxes]
    else:
        s.data.spoil = lambda split, n, boxes, d: [b.__setitem__(4, b[4] - 1) for b in boxes]


@fault("D03", first=("D03",), may=("O13",))
def class_imbalance(s, sev, r):
    s.data.images = 1500
    s.data.weights = [(400, 30, 2), (900, 60, 2), (3000, 4, 1)][sev]


@fault("D04", first=("D04",), may=("D05",))
def boxes_dropped(s, sev, r):
    s.max_boxes = [20, 12, 5][sev]
    s.data.boxes = lambda d: 8 + min(int(d.expovariate(0.08)), 50)
    s.data.side = (0.05, 0.2)


@fault("D05", first=("D05",), may=("D01", "D07", "I03"))
def objects_too_small(s, sev, r):
    s.data.side = [(0.01, 0.05), (0.006, 0.03), (0.004, 0.012)][sev]
    s.data.width, s.data.height = 1920, 1080


@fault("D06", first=("D06",), may=())
def split_leak(s, sev, r):
    s.data.same_pictures = [4, 40, 110][sev]


@fault("D07", first=("D07",), may=("D01", "D05", "L03"))
def odd_images(s, sev, r):
    share = [0.01, 0.05, 0.3][sev]
    s.data.broken_pictures = share
