# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes that make a bad run of a good one. Each names its facet, the dialects in which it is a setting,
what it does, and which effects must then differ: groups, of each of which one effect is enough."""

from __future__ import annotations

import dataclasses
import random
from typing import Callable

from .dialects import paths, shown
from .runs import Run, dies, fits, share

TORCH = ("flat", "nested", "detectron2", "transformers", "args")
ALL = ("odapi", "odapi", *TORCH)
END, MEMORY = ["end"], ["peak-memory"]
TIME = ["step-time", "images-per-second", "input-wait", "compute"]
STARVED = ["gpu-busy", "input-wait"]
LEARNT = ["loss:*", "metric:*"]
SAVING = ["save-and-eval", "images-per-second", "step-time", "gpu-busy", "idle"]
QUIET = ["end", "loss:*", "metric:*"]  # what a change of speed or memory alone leaves as it was
CALM = ["peak-memory", "step-time", "images-per-second"]  # what one of the learning leaves


@dataclasses.dataclass
class Change:
    name: str
    facet: str
    part: str
    make: Callable[[Run, random.Random, int], dict]
    dialects: tuple
    options: dict


CHANGES: list = []


def change(facet, part, dialects=ALL, **options):
    def add(make):
        CHANGES.append(Change(make.__name__.replace("_", "-"), facet, part, make, dialects, options))
        return make
    return add


def put(run: Run, setting: str, value) -> dict:
    """Sets a setting; the label's row of it."""
    before = shown(run, setting)
    run.settings[setting] = value
    return {"area": "configuration", "areas": ["configuration"], "paths": paths(run, setting), "a": before,
            "b": shown(run, setting)}


def told(row, effects, never=(), **more):
    return {**row, "effects": effects, "effects_not": list(never), **more}


def until(run: Run, setting: str, wanted: Callable[[Run], bool], factor: float) -> dict:
    """Makes a setting larger until the run is as wanted."""
    before = run.settings[setting]
    value = before
    while not wanted(run):
        value = int(value * factor) if value * (factor - 1) >= 1 else value + 1
        run.settings[setting] = value
    run.settings[setting] = before
    return put(run, setting, value)


# Memory and speed.


@change("batch", "seen")
def batch_does_not_fit(run, r, k):
    return told(until(run, "batch", lambda run: share(run) > 1.08 + 0.2 * k, 2), [END])


@change("batch", "unseen", TORCH, roomy=True)
def batch_larger(run, r, k):
    row = put(run, "batch", int(run.settings["batch"] * (1.5, 2.0)[k % 2]))
    return told(row, [MEMORY, ["step-time", "compute"]], ["end"])


@change("input-size", "unseen")
def pictures_do_not_fit(run, r, k):
    return told(until(run, "size", lambda run: share(run) > 1.1 + 0.15 * k, 1.25), [END])


@change("input-size", "seen", roomy=True)
def pictures_larger(run, r, k):
    row = put(run, "size", int(run.settings["size"] * (1.25, 1.4)[k % 2]) // 32 * 32)
    return told(row, [["step-time", "compute"]] + ([MEMORY] if run.dialect != "odapi" else []), ["end"])


@change("precision", "seen", TORCH, half=True)
def whole_precision(run, r, k):
    row = put(run, "precision", "fp32")
    return told(row, [["step-time", "compute", "images-per-second"], MEMORY] if fits(run) else [END])


@change("precision", "unseen", TORCH)
def half_overflows(run, r, k):
    run.outcome.nan_at = (0.5, 0.25, 0.08)[k % 3]
    return told(put(run, "precision", "fp16"), [LEARNT])


@change("input-pipeline", "seen", TORCH)
def fewer_workers(run, r, k):
    return told(put(run, "workers", (1, 2, 0)[k % 3]), [TIME, STARVED], QUIET)


@change("data", "unseen", TORCH)
def slow_disk(run, r, k):
    run.outcome.input = (4, 8, 16)[k % 3]
    row = put(run, "data", "/mnt/nfs/train_v1")
    return told({**row, "areas": ["configuration", "data"]}, [TIME, STARVED], QUIET)


@change("augmentation", "seen", ("flat", "nested", "transformers", "args"))
def heavy_augmentation(run, r, k):
    run.outcome.input = (4, 7, 12)[k % 3]
    return told(put(run, "augment", ["RandomHorizontalFlip", "ElasticTransform", "RandomFog", "Mosaic"]), [TIME, STARVED],
                ["end"])


@change("intervals", "seen", TORCH)
def evaluates_too_often(run, r, k):
    row = put(run, "eval", max(run.story.steps // (120, 200, 300)[k % 3], 8))
    return told(row, [SAVING], ["end", "peak-memory"])


@change("distribution", "unseen", ("flat", "nested", "args"))
def other_gpu_count(run, r, k):
    run.outcome.compute = (1.5, 1.8, 2.2)[k % 3]
    return told(put(run, "gpus", (2, 4, 3)[k % 3]), [["step-time", "communication", "compute", "images-per-second"]],
                ["end", "loss:*"])


# Learning.


@change("learning-rate", "seen")
def rate_makes_nan(run, r, k):
    run.outcome.nan_at = (0.3, 0.12, 0.04)[k % 3]
    return told(put(run, "rate", run.settings["rate"] * (20, 50, 200)[k % 3]), [LEARNT])


@change("learning-rate", "unseen")
def rate_too_low(run, r, k):
    run.outcome.tau = (4, 8, 20)[k % 3]
    return told(put(run, "rate", run.settings["rate"] / (10, 50, 500)[k % 3]), [LEARNT], ["end", *CALM])


@change("learning-rate", "unseen")
def rate_keeps_it_high(run, r, k):
    run.outcome.floor, run.outcome.metric = (1.6, 2.2, 3.0)[k % 3], (0.7, 0.5, 0.25)[k % 3]
    return told(put(run, "rate", run.settings["rate"] * (5, 8, 12)[k % 3]), [LEARNT], ["end", *CALM])


@change("schedule", "seen")
def rate_ends_early(run, r, k):
    run.outcome.floor, run.outcome.metric = (1.4, 1.8, 2.5)[k % 3], (0.8, 0.6, 0.4)[k % 3]
    return told(put(run, "total", run.settings["steps"] // (3, 5, 8)[k % 3]), [LEARNT], ["end", *CALM])


@change("schedule", "unseen")
def no_warm_up(run, r, k):
    run.outcome.diverges_at = (0.03, 0.015, 0.008)[k % 3]
    return told(put(run, "warm", 0), [LEARNT], CALM)


@change("optimizer", "unseen", TORCH)
def other_optimizer(run, r, k):
    run.outcome.floor, run.outcome.metric = (1.5, 2.0, 2.6)[k % 3], (0.75, 0.5, 0.3)[k % 3]
    return told(put(run, "optimizer", "adam"), [LEARNT], ["end", "step-time"])


@change("regularisation", "seen")
def strong_decay(run, r, k):
    run.outcome.floor, run.outcome.metric = (1.5, 2.2, 3.0)[k % 3], (0.75, 0.45, 0.2)[k % 3]
    if run.dialect == "odapi":
        run.edit = lambda text: text.replace("weight: 4e-05", f"weight: {(0.004, 0.02, 0.2)[k % 3]}")
        return told({"area": "configuration", "areas": ["configuration"], "paths": paths(run, "decay"), "a": 4e-05,
                     "b": (0.004, 0.02, 0.2)[k % 3]}, [LEARNT], ["end", *CALM])
    return told(put(run, "decay", (0.05, 0.2, 1.0)[k % 3]), [LEARNT], ["end", *CALM])


@change("augmentation", "unseen")
def no_augmentation(run, r, k):
    run.outcome.overfit, run.outcome.floor = (1.0, 2.0, 3.0)[k % 3], 0.4
    if run.dialect == "odapi":
        run.edit = lambda text: text.replace("  data_augmentation_options { random_horizontal_flip { } }\n", "")
        return told({"area": "configuration", "areas": ["configuration"], "paths": paths(run, "augment"),
                     "a": "random_horizontal_flip", "b": None}, [LEARNT], ["end", *CALM])
    return told(put(run, "augment", []), [LEARNT], ["end", *CALM])


@change("checkpoint", "seen", ("odapi",))
def checkpoint_of_a_classifier(run, r, k):
    missing = (40, 120, 300)[k % 3]
    run.outcome.tau, run.outcome.metric = (2, 3, 4)[k % 3], (0.8, 0.6, 0.5)[k % 3]
    run.story.checkpoint_type = "classification"
    run.story.lines_at_start = [
        "WARNING:tensorflow:A checkpoint was restored (e.g. tf.train.Checkpoint.restore or tf.keras.Model.load_weights) "
        "but not all checkpointed values were used. See above for specific issues."] + [
        f"WARNING:tensorflow:Value in checkpoint could not be found in the restored object: "
        f"(root).model._feature_extractor.layer_with_weights-{i}.kernel" for i in range(missing)]
    return told({"area": "configuration", "areas": ["configuration"], "paths": paths(run, "weights"), "a": "detection",
                 "b": "classification"}, [LEARNT], ["end", *CALM])


@change("checkpoint", "unseen", TORCH)
def other_weights(run, r, k):
    run.outcome.tau, run.outcome.metric = (2, 3, 5)[k % 3], (0.8, 0.6, 0.4)[k % 3]
    return told(put(run, "weights", (None, "weights/backbone_tiny.pth", "")[k % 3]), [LEARNT], ["end", *CALM])


@change("anchors-and-loss", "unseen", ("odapi", "flat", "nested", "args"))
def fewer_boxes(run, r, k):
    run.outcome.metric, run.outcome.floor = (0.7, 0.5, 0.3)[k % 3], (1.3, 1.6, 2.0)[k % 3]
    return told(put(run, "boxes", (12, 6, 2)[k % 3]), [LEARNT], ["end", "step-time"])


@change("anchors-and-loss", "seen", ("flat", "nested", "args"))
def other_loss_weights(run, r, k):
    run.outcome.metric, run.outcome.floor = (0.7, 0.5, 0.3)[k % 3], (2.0, 4.0, 9.0)[k % 3]
    return told(put(run, "loss", ([1.0, 6.0], [1.0, 20.0], [40.0, 1.0])[k % 3]), [LEARNT], ["end", *CALM])


@change("classes", "seen")
def classes_do_not_match(run, r, k):
    new = (2, 7, 90)[k % 3]
    if run.dialect == "odapi":
        run.outcome.ends = dies(f"ValueError: Shapes (None, {new}) and (None, 3) are incompatible",
                                ("model_lib_v2.py", 678, "train_loop", "loss = _dist_train_step(train_input_iter)"))
    else:
        run.outcome.ends = dies(
            "RuntimeError: Error(s) in loading state_dict for Detector:\n\tsize mismatch for head.weight: copying a param with "
            f"shape torch.Size([3, 256]) from checkpoint, the shape in current model is torch.Size([{new}, 256]).",
            ("train.py", 61, "main", "model.load_state_dict(weights)"))
    return told(put(run, "classes", new), [END])


@change("classes", "unseen", ("odapi",))
def other_label_map(run, r, k):
    run.outcome.metric, run.outcome.floor = (0.3, 0.2, 0.05)[k % 3], 1.15
    run.edit = lambda text: text.replace("data/label_map.pbtxt", "data/label_map_v2.pbtxt")
    order = ([1, 3, 2], [2, 1, 3], [3, 1, 2])[k % 3]
    run.label_map = lambda text: "".join("item {\n  id: %d\n  name: '%s'\n}\n" % (i, name)
                                         for i, name in zip(order, run.story.data.classes))
    return told({"area": "data", "areas": ["data", "configuration"], "paths": ["*label_map*", "*class*"],
                 "a": "data/label_map.pbtxt", "b": "data/label_map_v2.pbtxt"}, [LEARNT], ["end", *CALM])


@change("data", "seen")
def other_labels(run, r, k):
    run.outcome.metric, run.outcome.floor = (0.75, 0.5, 0.3)[k % 3], (1.3, 1.7, 2.4)[k % 3]
    if run.dialect != "odapi":
        row = put(run, "data", "/data/train_v2")
        return told({**row, "areas": ["configuration", "data"]}, [LEARNT], ["end", *CALM])
    share_wrong = (0.2, 0.4, 0.7)[k % 3]
    names = run.story.data.classes

    def spoil(split, number, boxes, draw):
        for box in boxes:
            if split == "train" and draw.random() < share_wrong:
                box[4] = box[4] % 3 + 1
                box[5] = names[box[4] - 1]
    run.story.data.spoil = spoil
    return told({"area": "data", "areas": ["data"], "paths": ["*"], "a": None, "b": None}, [LEARNT], ["end", *CALM])


# Environment: what a package, a driver or a machine does.


def package(run, name, new):
    old = run.story.packages.get(name)
    run.story.packages = {**run.story.packages, name: new}
    return {"area": "environment", "areas": ["environment"], "paths": [name, f"*{name}*"], "a": old, "b": new}


@change(None, "seen")
def package_breaks_it(run, r, k):
    if run.dialect == "odapi":
        name, new, error = (("protobuf", "4.25.3", "TypeError: Descriptors cannot not be created directly."),
                            ("numpy", "1.24.4", "AttributeError: module 'numpy' has no attribute 'bool'."))[k % 2]
        where = {"protobuf": "google/protobuf/descriptor.py", "numpy": "numpy/__init__.py"}[name]
    else:
        name, new, error = (("numpy", "2.0.1", "RuntimeError: Numpy is not available"),
                            ("pillow", "11.3.0", "AttributeError: module 'PIL.Image' has no attribute 'ANTIALIAS'"),
                            ("albumentations", "2.0.8", "TypeError: RandomResizedCrop.__init__() got an unexpected keyword "
                                                        "argument 'height'"))[k % 3]
        where = {"numpy": "torch/_numpy.py", "pillow": "PIL/Image.py", "albumentations": "albumentations/core/validation.py"}[
            name]
    run.outcome.ends = dies(error, (f"/opt/conda/lib/python3.10/site-packages/{where}", 284, "__init__", "check()"))
    return told(package(run, name, new), [END])


@change(None, "unseen", TORCH)
def package_changes_result(run, r, k):
    name, new = (("torchvision", "0.19.1"), ("albumentations", "1.3.1"), ("opencv-python-headless", "4.5.5.64"))[k % 3]
    if k % 2:
        run.outcome.input = 6
        return told(package(run, name, new), [TIME, STARVED], QUIET)
    run.outcome.metric, run.outcome.floor = 0.6, 1.7
    return told(package(run, name, new), [LEARNT], ["end", *CALM])


@change(None, "seen", roomy=True)
def other_gpu(run, r, k):
    old = run.story.gpu
    new = "Tesla T4" if old != "Tesla T4" else "NVIDIA L4"
    run.story.gpu = new
    row = {"area": "environment", "areas": ["environment"], "paths": ["gpu", "*gpu*"], "a": old, "b": new}
    return told(row, [["step-time", "compute", "images-per-second"]] if fits(run) else [END])


@change(None, "unseen", TORCH)
def other_driver(run, r, k):
    old, run.driver = run.driver, ("470.82.01", "450.119.03", "525.60.13")[k % 3]
    row = {"area": "environment", "areas": ["environment"], "paths": ["*driver*"], "a": old, "b": run.driver}
    if k % 3 == 2:
        run.outcome.compute = 1.5
        return told(row, [["step-time", "compute", "images-per-second"]], QUIET)
    found = {0: "11040", 1: "11000"}[k % 3]
    run.outcome.ends = dies(
        f"RuntimeError: The NVIDIA driver on your system is too old (found version {found}). Please update your GPU driver by "
        "downloading and installing a new version from the URL: http://www.nvidia.com/Download/index.aspx",
        ("/opt/conda/lib/python3.10/site-packages/torch/cuda/__init__.py", 302, "_lazy_init", "torch._C._cuda_init()"))
    return told(row, [END])
