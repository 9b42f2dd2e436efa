# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of the lessons about settings and environments, and those of the whole process."""

import math

from maker import console_texts as say
from maker.story import GPUS
from . import memory

NO_DATA = ("events", "console", "gpu", "host", "config", "packages")
NOT_USED = ("WARNING:tensorflow:A checkpoint was restored (e.g. tf.train.Checkpoint.restore or "
            "tf.keras.Model.load_weights) but not all checkpointed values were used. See above for "
            "specific issues.")


def falling(s, start, floor, tau):
    s.loss = lambda p: floor + (start - floor) * math.exp(-p / tau)
    s.validation = lambda p: 1.08 * floor + (start - floor) * math.exp(-p / tau)


# The loss falls and the metric does not rise.

def drone(s):
    """SSD MobileNet V2 FPNLite at 320 pixels; photos of 1920x1080."""
    s.steps, s.log_every, s.warm_steps, s.evaluations = 6000, 40, 300, 12
    s.rate, s.warm_rate = 0.004, 0.0013
    s.data.images, s.data.validation, s.data.table, s.data.seed = 420, 60, True, "drone"
    s.data.width, s.data.height, s.data.shards = 1920, 1080, 1
    s.data.classes, s.data.weights = ("car", "van", "truck"), (6, 3, 2)
    s.data.boxes = lambda d: 2 + min(int(d.expovariate(0.5)), 8)
    s.data.side = (0.12, 0.45)


def from_above(s, r):
    drone(s)
    s.data.side = (0.004, 0.013)
    falling(s, 1.85, 0.19, 0.10)
    s.metric = lambda p: 0.0008


def high_rate(s, r):
    drone(s)
    s.has = NO_DATA
    s.batch, s.rate, s.warm_rate = 8, 0.06, 0.02
    s.noise = 0.16
    falling(s, 1.85, 1.02, 0.05)
    s.metric = lambda p: 0.012


def new_head(s, r):
    drone(s)
    s.has = NO_DATA
    s.checkpoint_type = "classification"
    falling(s, 3.4, 0.62, 0.34)
    s.metric = lambda p: 0.16 * p ** 1.4
    s.lines_at_start = [NOT_USED] + [
        "WARNING:tensorflow:Value in checkpoint could not be found in the restored object: "
        f"(root).model._feature_extractor.layer_with_weights-{i}.kernel" for i in range(24)]


# Two machines.

SITE = "/opt/conda/lib/python3.10/site-packages"
PINNED = {"torch": "2.1.0", "torchvision": "0.16.0", "pycocotools": "2.0.2"}
AT_HOME = ("Tesla T4", 8, "/home/me/coco-yard", {"opencv-python-headless": "4.7.0.72",
                                                 "tqdm": "4.65.0"})
IN_THE_CLOUD = ("NVIDIA L4", 4, "/mnt/data/coco-yard", {"opencv-python-headless": "4.8.1.78",
                                                        "tqdm": "4.66.1"})


def detector(s, numpy, gpu, workers, data, packages):
    s.framework = "torch"
    s.has = ("events", "console", "gpu", "host", "packages")
    s.packages = {**PINNED, **packages, "numpy": numpy}
    s.gpu = gpu
    s.steps, s.log_every, s.warm_steps, s.evaluations = 6000, 25, 300, 12
    s.arguments = {"batch_size": 4, "lr": 0.005, "epochs": 12, "workers": workers, "data_path": data,
                   "model": "retinanet_resnet50_fpn", "seed": 7}
    s.gpu_memory = lambda p: 8.1 * 1024 / GPUS[gpu][0]


def at_home(s, r):
    detector(s, "1.23.5", *AT_HOME)
    s.step_seconds = 0.52


def in_the_cloud(s, r):
    detector(s, "1.24.4", *IN_THE_CLOUD)
    s.step_seconds, s.stops_at, s.evaluations = 0.36, 500, 0
    s.start += memory.DAY
    s.ending = [say.traceback(
        [("train.py", 214, "<module>", "main(args)"),
         ("train.py", 181, "main", "evaluate(model, data_loader_test, device)"),
         ("engine.py", 103, "evaluate", "coco_evaluator.accumulate()"),
         (f"{SITE}/pycocotools/cocoeval.py", 378, "accumulate",
          "tp_sum = np.cumsum(tps, axis=1).astype(dtype=np.float)"),
         (f"{SITE}/numpy/__init__.py", 305, "__getattr__", "raise AttributeError(")],
        "AttributeError: module 'numpy' has no attribute 'float'.")]


def mount_missing(s, r):
    detector(s, "1.23.5", *IN_THE_CLOUD)
    s.start += 2 * memory.DAY
    s.stops_at, s.evaluations = 0, 0
    s.ending = [say.traceback(
        [("train.py", 214, "<module>", "main(args)"),
         ("train.py", 142, "main", "dataset = get_dataset(args.data_path, 'train')"),
         ("coco_utils.py", 66, "get_dataset", "with open(annotations) as file:")],
        "FileNotFoundError: [Errno 2] No such file or directory: "
        "'/mnt/data/coco-yard/annotations/train.json'")]


def without_list(s, r):
    detector(s, "1.23.5", *IN_THE_CLOUD)
    s.has = ("events", "console", "gpu", "host")
    s.start += 3 * memory.DAY
    s.stops_at, s.evaluations = 0, 0
    s.ending = [say.traceback(
        [("train.py", 9, "<module>", "import cv2"),
         (f"{SITE}/cv2/__init__.py", 181, "<module>", "bootstrap()"),
         (f"{SITE}/cv2/__init__.py", 153, "bootstrap", "native_module = importlib.import_module("
          "\"cv2\")")],
        "ImportError: numpy.core.multiarray failed to import")]


# The whole process.

def harbour(s):
    s.has = NO_DATA
    s.steps, s.log_every, s.warm_steps, s.evaluations = 6000, 40, 300, 12
    s.batch, s.rate, s.warm_rate = 8, 0.0025, 0.0008
    falling(s, 1.8, 0.27, 0.12)
    s.metric = lambda p: 0.57 * (1 - math.exp(-p / 0.24))


def harbour_spring(s, r):
    harbour(s)
    s.start -= 70 * memory.DAY


def rate_raised(s, start):
    """The loss falls while the rate warms up, and climbs when it has reached its peak."""
    s.rate, s.noise = 0.08, 0.12
    lowest, end = 0.62 * start, 2.6 * start
    s.loss = lambda p: (start + (lowest - start) * p / 0.05 if p < 0.05
                        else end - (end - lowest) * math.exp(-(p - 0.05) / 0.16))
    s.validation = lambda p: 1.05 * s.loss(p)


def harbour_autumn(s, r):
    harbour(s)
    s.start += 100 * memory.DAY
    rate_raised(s, 3.5)
    new_checkpoint(s)
    s.metric = lambda p: 0.004


def new_checkpoint(s):
    s.checkpoint_type = "classification"
    s.lines_at_start = [NOT_USED] + [
        "WARNING:tensorflow:Value in checkpoint could not be found in the restored object: "
        f"(root).model._feature_extractor.layer_with_weights-{i}.kernel" for i in range(24)]


def rate_back(s, r):
    harbour(s)
    s.start += 102 * memory.DAY
    new_checkpoint(s)
    falling(s, 3.5, 0.46, 0.27)
    s.metric = lambda p: 0.34 * p ** 1.2


def checkpoint_back(s, r):
    harbour(s)
    s.start += 103 * memory.DAY
    rate_raised(s, 1.8)
    s.metric = lambda p: 0.006


def torch_run(s, steps=4000):
    s.framework, s.has = "torch", ("events", "console", "gpu", "host", "packages")
    s.packages = {"torch": "2.1.0", "torchvision": "0.16.0", "numpy": "1.26.0"}
    s.steps, s.log_every, s.warm_steps, s.evaluations = steps, 25, 200, 16


def blind_memory(s, r):
    torch_run(s)
    s.gpu_memory = lambda p: min(0.985, 0.42 + 2.4 * p)
    s.stops_at = 930
    s.step_seconds = 0.9
    s.evaluations = 0
    s.ending = [say.torch_oom(0.02 * memory.GIB, 14.56 * memory.GIB, 13.9 * memory.GIB,
                              0.01 * memory.GIB, 14.0 * memory.GIB)]


def blind_overfit(s, r):
    torch_run(s)
    s.evaluations = 32
    s.loss = lambda p: 0.04 + 1.6 * math.exp(-p / 0.1)
    s.validation = lambda p: 0.4 + 1.4 * math.exp(-p / 0.08) + 1.4 * max(0.0, p - 0.3)
    s.metric = lambda p: 0.5 * (1 - math.exp(-p / 0.15)) - 0.15 * max(0.0, p - 0.35)


def blind_input(s, r):
    torch_run(s)
    s.cpus = 4
    s.step_seconds = 0.8
    s.util = lambda p, d, g: d.uniform(0, 8) if d.random() < 0.76 else d.gauss(85, 6)
    s.cpu = lambda p, d: min(100, max(90.5, d.gauss(97, 1.5)))


def blind_divergence(s, r):
    torch_run(s)
    base = s.loss
    s.loss = lambda p: base(p) if p < 0.3 else base(0.3) * (1 + 36 * (p - 0.3) / 0.7)
    s.validation = lambda p: 1.1 * s.loss(p)
    s.metric = lambda p: 0.5 * (1 - math.exp(-min(p, 0.3) / 0.2)) * math.exp(-max(0, p - 0.3) * 4)


def blind_fine(s, r):
    torch_run(s)
    s.noise = 0.2
    s.validation_noise = 0.03


CASES = {
    "falls-and-stays/case": from_above,
    "falls-and-stays/twin": high_rate,
    "falls-and-stays/check": new_head,
    "two-machines/case/local": at_home,
    "two-machines/case/cloud": in_the_cloud,
    "two-machines/twin": mount_missing,
    "two-machines/check": without_list,
    "last-spring/case": harbour_autumn,
    "last-spring/twin": harbour_spring,
    "last-spring/rate": rate_back,
    "last-spring/checkpoint": checkpoint_back,
    "last-spring/check-1": blind_memory,
    "last-spring/check-2": blind_overfit,
    "last-spring/check-3": blind_input,
    "last-spring/check-4": blind_divergence,
    "last-spring/check-5": blind_fine,
}
