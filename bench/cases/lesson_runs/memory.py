# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of the lessons about GPU memory. Sizes of tensors follow from batch, channels and image."""

import math

from maker import console_texts as say
from maker.story import GIB, GPUS, MIB

LIMIT = GPUS["Tesla T4"][1] * MIB
KEEP_RATIO = "keep_aspect_ratio_resizer { min_dimension: 640 max_dimension: 1280 }"


DAY = 86_400


def detector(s, steps=3000):
    """SSD MobileNet V2 FPNLite at 640 pixels on a T4, images of 1280x1280."""
    s.steps, s.log_every, s.size = steps, 20, 640
    s.step_seconds, s.warm_steps, s.evaluations = 0.62, 150, 10
    s.rate, s.warm_rate = 0.004, 0.0013
    s.data.images, s.data.validation, s.data.table = 1704, 100, True
    s.data.seed = "yard"
    s.data.width, s.data.height = 1280, 1280
    s.data.boxes = lambda d: 1 + min(int(d.expovariate(1.6)), 4)
    s.data.shards = 1


WITHOUT_DATA = ("events", "console", "gpu", "host", "config", "packages")


def keeps_ratio(s):
    s.edit = lambda text: text.replace(
        f"fixed_shape_resizer {{ height: {s.size} width: {s.size} }}", KEEP_RATIO)


def ends(s, step, request, in_use, largest, op, shape, pieces=6):
    s.stops_at = step
    s.ending = [say.bfc(request, LIMIT, in_use, largest, op, shape, pieces=pieces)]


def tensor(*shape):
    return 4 * math.prod(shape)


EXPAND = "ssd_mobile_net_v2fpn_keras_feature_extractor/model/block_1_expand/Conv2D"


def grown(s, r):
    detector(s)
    s.start += DAY
    keeps_ratio(s)
    # 24 more images, twice as wide as high, at the end of the table.
    s.data.images = 1728
    s.data.size = lambda split, number, d: (
        (2560, 1280) if split == "train" and number >= 1704 else (1280, 1280))
    ends(s, 107, tensor(16, 96, 320, 640), int(12.62 * GIB), int(0.71 * GIB), EXPAND, "16,96,320,640")
    s.evaluations = 0


def before(s, r):
    detector(s)
    keeps_ratio(s)


def two_changes(s, r):
    detector(s)
    s.has = WITHOUT_DATA
    s.batch, s.size, s.rate, s.warm_rate = 20, 768, 0.005, 0.0017
    s.evaluations = 0
    ends(s, 0, tensor(20, 96, 384, 384), int(12.81 * GIB), int(0.44 * GIB), EXPAND, "20,96,384,384")


def mixed_shapes(s, r):
    detector(s)
    keeps_ratio(s)
    s.data.images = 900
    # One image in sixteen is wider, so batches are 640, 720 or 800 pixels wide.
    s.data.size = lambda split, number, d: (d.choices((1280, 1440, 1600), (30, 1, 1))[0], 1280)
    s.lines = [(200, say.harmless_bfc(int(1.9 * GIB))), (240, say.harmless_bfc(int(2.25 * GIB)))]
    ends(s, 2260, tensor(16, 96, 320, 320), int(7.63 * GIB), 402 * MIB, EXPAND, "16,96,320,320",
         pieces=14)


def too_large(s, r):
    detector(s)
    s.has = WITHOUT_DATA
    s.batch, s.rate, s.warm_rate = 32, 0.008, 0.0027
    s.evaluations = 0
    ends(s, 0, tensor(32, 96, 320, 320), int(13.02 * GIB), int(0.29 * GIB), EXPAND, "32,96,320,320")


def torch_pieces(s, r):
    s.framework, s.has = "torch", ("events", "console", "gpu", "packages")
    s.packages = {"torch": "2.1.0", "torchvision": "0.16.0", "numpy": "1.26.0"}
    s.steps, s.log_every, s.warm_steps, s.evaluations, s.step_seconds = 6000, 20, 300, 12, 0.41
    total = GPUS[s.gpu][0] * MIB
    s.gpu_memory = lambda p: 0.952
    s.stops_at = 2410
    s.evaluations = 12
    s.ending = [say.torch_oom(1.17 * GIB, 14.56 * GIB, 7.92 * GIB, 0.35 * GIB, 13.71 * GIB)]


CASES = {
    "worked-yesterday/case": grown,
    "worked-yesterday/twin": before,
    "worked-yesterday/check": two_changes,
    "allocator-dump/case": mixed_shapes,
    "allocator-dump/twin": too_large,
    "allocator-dump/check": torch_pieces,
}
