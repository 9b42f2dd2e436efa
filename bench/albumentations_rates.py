# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures per second of CPU time of the installed Albumentations (2.x), one thread, for the rows of
bench_augment.cpp: a line "name rate" for each. bench_augment starts it with the interpreter that
FAULTLINE_BENCH_PYTHON names."""
import os
import time
import warnings

os.environ["OMP_NUM_THREADS"] = "1"
os.environ["NO_ALBUMENTATIONS_UPDATE"] = "1"
warnings.filterwarnings("ignore")

import albumentations as A  # noqa: E402
import cv2  # noqa: E402
import numpy as np  # noqa: E402

cv2.setNumThreads(1)
WIDTH, HEIGHT, SECONDS = 500, 375, 0.4

ROWS = {
    "HorizontalFlip": {}, "VerticalFlip": {}, "RandomRotate90": {},
    "Affine": {"rotate": (-25, 25), "scale": {"x": (0.8, 1.2), "y": (1, 1)},
               "shear": {"x": (-10, 10), "y": (0, 0)}},
    "Perspective": {}, "RandomResizedCrop": {"size": (224, 224)}, "ElasticTransform": {"alpha": 50},
    "Blur": {"blur_limit": (5, 5)}, "GaussianBlur": {"blur_limit": (5, 5)},
    "MedianBlur": {"blur_limit": (5, 5)}, "RandomBrightnessContrast": {}, "RandomGamma": {},
    "ColorJitter": {}, "CLAHE": {}, "ToGray": {}, "GaussNoise": {}, "Normalize": {},
    "ImageCompression": {"quality_range": (75, 75)},
    "PadIfNeeded": {"min_height": 395, "min_width": 520}, "CenterCrop": {"height": 128, "width": 128},
    "HueSaturationValue": {}, "RGBShift": {}, "MotionBlur": {}, "Sharpen": {}, "ISONoise": {},
    "CoarseDropout": {}, "GridDistortion": {}, "Downscale": {}, "Resize": {"height": 224, "width": 224},
}


def picture():
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    base = 110 + 60 * np.sin(0.03 * x) + 40 * np.cos(0.05 * y + 0.01 * x) + ((x // 60 + y // 50) % 2) * 30
    noise = np.random.default_rng(1).uniform(-8, 8, (HEIGHT, WIDTH, 3))
    return np.clip(base[..., None] + np.array([0, 15, 30]) + noise, 0, 255).astype(np.uint8)


def rate(transform, image):
    transform(image=image)
    count, begin = 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        transform(image=image)
        count += 1
    return count / (time.process_time() - begin)


image = picture()
for name, parameters in ROWS.items():
    print(name, round(rate(getattr(A, name)(p=1.0, **parameters), image)), flush=True)
