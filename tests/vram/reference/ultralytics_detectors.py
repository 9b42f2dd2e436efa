#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts what Ultralytics' detectors are made of, from the library itself, on the CPU.

Parameters of each model; of the small ones what autograd keeps for backward in a training step with
loss and target assignment, float32, at two input sizes. Writes ultralytics_detectors.json.
Needs ultralytics 8.4.
"""

import json
import pathlib
import sys

import torch

from ultralytics.cfg import get_cfg
from ultralytics.nn.tasks import DetectionModel
from torch_memory import kept

BATCH = 2
BOXES = 8
SIZES = (256, 384)
LARGEST = 13_000_000  # parameters; the larger models only differ in their widths
MODELS = [f"yolov8{s}" for s in "nsmlx"] + [f"yolov5{s}" for s in "nsmlx"] + [
    f"yolov5{s}6" for s in "nsmlx"] + ["yolov3", "yolov3-spp", "yolov3-tiny"]


def step_of(model, size):
    centers = 0.25 + 0.5 * torch.rand(BATCH * BOXES, 2)
    extents = 0.1 + 0.3 * torch.rand(BATCH * BOXES, 2)
    batch = {"img": torch.rand(BATCH, 3, size, size),
             "batch_idx": torch.arange(BATCH).repeat_interleave(BOXES).float(),
             "cls": torch.randint(0, 80, (BATCH * BOXES, 1)).float(),
             "bboxes": torch.cat([centers, extents], 1)}
    return lambda: model.loss(batch)[0].sum()


def measure(name):
    torch.manual_seed(1)
    model = DetectionModel(name.replace("6", "-p6", 1) + ".yaml" if name.endswith("6")
                           else name + ".yaml", verbose=False)
    model.args = get_cfg()
    model.train()
    row = {"parameters": sum(p.numel() for p in model.parameters()), "kept": {}}
    if row["parameters"] <= LARGEST:
        parts = [(str(index), module) for index, module in enumerate(model.model)]
        for size in SIZES:
            row["kept"][str(size)] = {
                key: value for key, value in kept(model, step_of(model, size), parts).items()
                if key != "by_part"}
    return row


def main():
    torch.set_num_threads(1)
    result = {"torch": torch.__version__, "batch": BATCH, "boxes_per_image": BOXES, "models": {}}
    for name in sys.argv[1:] or MODELS:
        result["models"][name] = measure(name)
        print(name, json.dumps(result["models"][name]), file=sys.stderr, flush=True)
    if not sys.argv[1:]:
        out = pathlib.Path(__file__).with_suffix(".json")
        out.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
