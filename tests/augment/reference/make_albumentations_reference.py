# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs Albumentations on a small picture and writes what comes out, for
tests/augment/tst_albumentations_reference.cpp.

    python make_albumentations_reference.py FOLDER

writes FOLDER/albumentations-VERSION.json and .bin with whatever version is installed (made with
1.3.1 and 2.0.8). Chance is taken out: every draw of the library gives the value at the same share
`u` of its range, as a Random of the program that always says `u` does.
"""
import json
import math
import random
import sys
import warnings

import numpy as np

warnings.filterwarnings("ignore")
import albumentations as A  # noqa: E402
import cv2  # noqa: E402

IS_FIRST = int(A.__version__.split(".")[0]) < 2
HEIGHT, WIDTH = 20, 26
BOXES = [[3, 4, 13, 12], [11, 8, 25, 18], [16, 1, 21, 7]]
CONST, REFLECT = cv2.BORDER_CONSTANT, cv2.BORDER_REFLECT_101


def picture():
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float64)
    u, v = x / WIDTH, y / HEIGHT
    planes = [127.5 + 120 * np.sin(5 * u + 2 * v), 20 + 210 * v, 127.5 + 110 * np.cos(4 * u - 3 * v)]
    return np.stack(planes, -1).astype(np.uint8)


def by_weight(weights, u):
    left = u * sum(weights)
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return i
    return len(weights) - 1


def some_of(count, size, replace, weights, u):
    weights = list(weights)
    drawn = []
    for _ in range(size):
        drawn.append(by_weight(weights, u))
        if not replace:
            weights[drawn[-1]] = 0
    return np.array(drawn)


def shuffle(items, u):
    for i in range(len(items) - 1, 0, -1):
        j = int(u * (i + 1))
        items[i], items[j] = items[j], items[i]


def normal(u, mean, deviation):
    return mean + deviation * math.sqrt(-2 * math.log(1 - u)) * math.cos(2 * math.pi * u)


class FixedPython(random.Random):
    """Python's generator, always at the same share."""

    def __init__(self, u):
        super().__init__(0)
        self.u = u

    def random(self):
        return self.u

    def uniform(self, a, b):
        return a + (b - a) * self.u

    def randint(self, a, b):
        return a + int(self.u * (b - a + 1))

    def randrange(self, a, b=None):
        a, b = (0, a) if b is None else (a, b)
        return a + int(self.u * (b - a))

    def choice(self, items):
        return items[int(self.u * len(items))]

    def shuffle(self, items):
        shuffle(items, self.u)

    def sample(self, items, count):
        length = len(items)
        first = int(self.u * length)
        return [items[first], items[(first + 1 + int(self.u * (length - 1))) % length]][:count]


class FixedNumpy:
    """numpy's generator, always at the same share."""

    def __init__(self, u):
        self.u = u

    def normal(self, mean=0, deviation=1, size=None, **_):
        return np.full(size, normal(self.u, mean, deviation)) if size else normal(self.u, mean, deviation)

    def uniform(self, low=0.0, high=1.0, size=None, **_):
        value = low + (high - low) * self.u
        return value if size is None else np.full(size, value)

    def integers(self, low, high=None, size=None, **_):
        low, high = (0, low) if high is None else (low, high)
        value = np.asarray(low + np.floor(self.u * (np.asarray(high) - low))).astype(int)
        return int(value) if size is None else np.broadcast_to(value, size).copy()

    def choice(self, items, size=None, replace=True, p=None, **_):
        count = items if isinstance(items, (int, np.integer)) else len(items)
        weights = [1.0] * count if p is None else list(p)
        if size is not None:
            return some_of(count, size, replace, weights, self.u)
        at = by_weight(weights, self.u)
        return at if isinstance(items, (int, np.integer)) else items[at]

    def shuffle(self, items):
        shuffle(items, self.u)


def fix(transform, u):
    if IS_FIRST:
        fixed = FixedPython(u)
        for name in ("random", "uniform", "randint", "randrange", "choice", "shuffle", "sample"):
            setattr(random, name, getattr(fixed, name))
        from albumentations import random_utils
        numpy_like = FixedNumpy(u)
        random_utils.uniform = numpy_like.uniform
        random_utils.normal = numpy_like.normal
        random_utils.choice = numpy_like.choice
        return
    transform.set_random_state(FixedNumpy(u), FixedPython(u))


def common():
    """Cases whose parameters have the same names in both versions."""
    edge = {"border_mode": CONST}
    yield "HorizontalFlip", A.HorizontalFlip(p=1)
    yield "VerticalFlip", A.VerticalFlip(p=1)
    yield "Transpose", A.Transpose(p=1)
    yield "RandomRotate90", A.RandomRotate90(p=1)
    yield "Rotate", A.Rotate((-70, 40), p=1, **edge)
    yield "Rotate reflecting", A.Rotate((-70, 40), border_mode=REFLECT, p=1)
    yield "Rotate ellipse cropped", A.Rotate((-70, 40), rotate_method="ellipse", crop_border=True, p=1, **edge)
    yield "SafeRotate", A.SafeRotate((-70, 40), p=1, **edge)
    yield "ShiftScaleRotate", A.ShiftScaleRotate(0.2, 0.4, (-60, 30), p=1, **edge)
    yield "ShiftScaleRotate ellipse", A.ShiftScaleRotate(0.2, 0.4, (-60, 30), rotate_method="ellipse", p=1, **edge)
    yield "Affine", A.Affine(scale=(0.7, 1.4), rotate=(-50, 20), shear={"x": (-20, 10), "y": (-5, 15)}, translate_px=(-6, 3), p=1)
    yield "Affine percent", A.Affine(scale={"x": (0.7, 1.4), "y": (0.9, 1.0)}, translate_percent=(-0.2, 0.1), p=1)
    yield "Affine fitted", A.Affine(rotate=(-50, 20), shear=(-12, 10), fit_output=True, p=1)
    yield "Affine ellipse", A.Affine(rotate=(-50, 20), rotate_method="ellipse", p=1)
    yield "Perspective", A.Perspective((0.05, 0.15), p=1)
    yield "Perspective of its size", A.Perspective((0.05, 0.15), keep_size=False, p=1)
    yield "Perspective fitted", A.Perspective((0.05, 0.15), fit_output=True, p=1)
    yield "Resize", A.Resize(17, 33)
    yield "Resize area", A.Resize(13, 17, interpolation=cv2.INTER_AREA)
    yield "Resize cubic", A.Resize(27, 31, interpolation=cv2.INTER_CUBIC)
    yield "LongestMaxSize", A.LongestMaxSize(33)
    yield "SmallestMaxSize", A.SmallestMaxSize(17)
    yield "RandomScale", A.RandomScale((-0.5, 0.7), p=1)
    yield "PadIfNeeded", A.PadIfNeeded(25, 31, **edge)
    yield "PadIfNeeded reflecting", A.PadIfNeeded(25, 40, border_mode=REFLECT)
    # 1.3.1 does not write the position.
    where = {} if IS_FIRST else {"position": "bottom_right"}
    yield "PadIfNeeded divisor", A.PadIfNeeded(None, None, 7, 10, **where, **edge)
    yield "RandomCrop", A.RandomCrop(13, 17)
    yield "CenterCrop", A.CenterCrop(15, 18)
    yield "RandomSizedBBoxSafeCrop", A.RandomSizedBBoxSafeCrop(20, 22, erosion_rate=0.2)
    yield "BBoxSafeRandomCrop", A.BBoxSafeRandomCrop(erosion_rate=0.1)
    yield "CropAndPad", A.CropAndPad(px=(-5, 8))
    yield "CropAndPad percent", A.CropAndPad(percent=(-0.3, 0.2), keep_size=False)
    yield "CropAndPad sides", A.CropAndPad(px=[-3, 2, 4, (-6, 2)] if IS_FIRST else [-3, 2, 4, -6])
    yield "RandomBrightnessContrast", A.RandomBrightnessContrast((-0.3, 0.1), (-0.4, 0.5), p=1)
    yield "RandomBrightnessContrast mean", A.RandomBrightnessContrast((-0.3, 0.1), (-0.4, 0.5), brightness_by_max=False, p=1)
    yield "HueSaturationValue", A.HueSaturationValue((-37, 20), (-50, 30), (-15, 22), p=1)
    yield "RGBShift", A.RGBShift((-30, 10), (5, 24), (-40, 33), p=1)
    yield "ColorJitter", A.ColorJitter((0.7, 1.2), (0.6, 1.3), (0.2, 1.5), (-0.2, 0.1), p=1)
    yield "RandomGamma", A.RandomGamma((60, 150), p=1)
    yield "CLAHE", A.CLAHE((1.0, 6.0), (4, 4), p=1)
    yield "ToGray", A.ToGray(p=1)
    yield "Blur", A.Blur((3, 7), p=1)
    yield "MedianBlur", A.MedianBlur((3, 7), p=1)
    yield "GaussianBlur", A.GaussianBlur((3, 7), (0.5, 2.0), p=1)
    yield "MotionBlur", A.MotionBlur((5, 9), p=1)
    yield "MotionBlur centred", A.MotionBlur((5, 9), allow_shifted=False, p=1)
    yield "Sharpen", A.Sharpen((0.1, 0.6), (0.4, 1.1), p=1)
    yield "GridDistortion", A.GridDistortion(4, (-0.3, 0.5), p=1, **edge)
    yield "Normalize", A.Normalize()
    yield "OneOf", A.OneOf([A.HorizontalFlip(p=0.2), A.VerticalFlip(p=0.7)], p=1)
    yield "SomeOf", A.SomeOf([A.HorizontalFlip(p=1), A.Transpose(p=1), A.RandomGamma((60, 60), p=1)], n=2, replace=False, p=1)
    yield "OneOrOther", A.OneOrOther(A.HorizontalFlip(p=1), A.VerticalFlip(p=1), p=0.4)


def first_only():
    yield "CoarseDropout", A.CoarseDropout(3, 7, 9, 1, 3, 2, fill_value=77, p=1)
    yield "Cutout", A.Cutout(2, 7, 5, p=1)
    yield "Downscale", A.Downscale(0.3, 0.7, interpolation=cv2.INTER_LINEAR, p=1)
    yield "ImageCompression", A.ImageCompression(30, 80, p=1)
    yield "RandomResizedCrop", A.RandomResizedCrop(18, 20, scale=(0.2, 0.8))
    yield "Affine of old defaults", A.Affine(p=1)
    yield "Rotate in one channel", A.Rotate((-70, 40), border_mode=CONST, value=200, p=1)
    yield "GridDistortion normalized", A.GridDistortion(4, (-0.3, 0.5), normalized=True, border_mode=CONST, p=1)


def second_only():
    yield "D4", A.D4(p=1)
    yield "AtLeastOneBBoxRandomCrop", A.AtLeastOneBBoxRandomCrop(13, 15, 0.3)
    yield "RandomCrop padded", A.RandomCrop(26, 17, pad_if_needed=True, fill=(10, 90, 200))
    yield "CoarseDropout", A.CoarseDropout((1, 3), (0.2, 0.4), (0.2, 0.5), fill=77, p=1)
    yield "CoarseDropout pixels", A.CoarseDropout((2, 3), (5, 9), (6, 12), fill=(1, 2, 3), p=1)
    yield "Downscale", A.Downscale((0.3, 0.7), {"downscale": cv2.INTER_AREA, "upscale": cv2.INTER_LINEAR}, p=1)
    yield "ImageCompression", A.ImageCompression("jpeg", (30, 80), p=1)
    yield "RandomResizedCrop", A.RandomResizedCrop((18, 20), scale=(0.2, 0.8))
    yield "LongestMaxSize of two", A.LongestMaxSize(max_size_hw=(20, 40))
    yield "SmallestMaxSize of one", A.SmallestMaxSize(max_size_hw=(None, 30))
    yield "Affine balanced", A.Affine(scale=(0.5, 1.6), keep_ratio=True, balanced_scale=False, border_mode=REFLECT, p=1)
    yield "GaussianBlur by sigma", A.GaussianBlur(0, (0.5, 2.4), p=1)
    yield "Sharpen gaussian", A.Sharpen((0.3, 0.9), method="gaussian", kernel_size=5, sigma=1.2, p=1)
    yield "ToGray average", A.ToGray(method="average", p=1)
    yield "ToGray desaturation", A.ToGray(method="desaturation", p=1)
    yield "ToGray from_lab", A.ToGray(method="from_lab", p=1)
    yield "Normalize image", A.Normalize(normalization="image")
    yield "Normalize min_max_per_channel", A.Normalize(normalization="min_max_per_channel")
    yield "RandomBrightnessContrast safe", A.RandomBrightnessContrast((-0.3, 0.5), (-0.4, 0.5), ensure_safe_range=True, p=1)
    yield "GridDistortion raw", A.GridDistortion(4, (-0.3, 0.5), normalized=False, p=1)
    yield "Mosaic", A.Mosaic((2, 2), (24, 30), (20, 25), p=1)
    yield "Mosaic contain", A.Mosaic((2, 2), (24, 30), (20, 25), fit_mode="contain", fill=9, p=1)
    yield "RandomOrder", A.RandomOrder([A.HorizontalFlip(p=1), A.Transpose(p=1)], n=2, p=1)


def run(name, transform, u, rules, blob):
    image = picture()
    params = A.BboxParams("pascal_voc", ["ids"], **rules)
    compose = A.Compose([transform], bbox_params=params)
    text = json.dumps(A.to_dict(compose), separators=(",", ":"))
    fix(compose, u)
    more = {"mosaic_metadata": []} if name.startswith("Mosaic") else {}
    given = [] if IS_FIRST and name == "CoarseDropout" else BOXES  # which takes no boxes there
    out = compose(image=image, bboxes=given, ids=[0, 1, 2][:len(given)], **more)
    made = np.ascontiguousarray(out["image"])
    made = made.astype(np.float32) if made.dtype == np.float64 else made
    height, width = made.shape[:2]
    boxes = [[int(i)] + [round(float(v), 5) for v in box[:4]] for box, i in zip(out["bboxes"], out["ids"])]
    offset = len(blob)
    blob += made.tobytes()
    return {"name": name, "u": u, "pipeline": text, "width": width, "height": height,
            "channels": 1 if made.ndim == 2 else made.shape[2], "given": len(given), "isFloat": made.dtype != np.uint8,
            "offset": offset, "boxes": boxes}


def main(folder):
    blob = bytearray(picture().tobytes())
    cases = []
    more = first_only if IS_FIRST else second_only
    for make in (common, more):
        for name, transform in make():
            cases.append(run(name, transform, 0.3, {"min_area": 9, "min_visibility": 0.25}, blob))
    head = {"version": A.__version__, "opencv": cv2.__version__, "width": WIDTH, "height": HEIGHT,
            "boxes": BOXES, "cases": cases}
    base = f"{folder}/albumentations-{A.__version__}"
    with open(base + ".json", "w") as file:
        json.dump(head, file, indent=0)
    with open(base + ".bin", "wb") as file:
        file.write(bytes(blob))
    print(f"{len(cases)} cases, {len(blob)} bytes")


main(sys.argv[1] if len(sys.argv) > 1 else ".")
