#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts what mmyolo's detectors are made of, from the library itself, on the CPU.

usage: mmyolo_detectors.py CONFIGS [NAME...] where CONFIGS is the folder of mmyolo's configurations.
Parameters of each configuration; what autograd keeps of a training step with loss and target
assignment, float32, at two small input sizes; of the small ones the highest live bytes too. Models
that change their assigner after some epochs are taken after that; where the batch is resized at
random on the device, the size is the largest of what is asked for. Adds to mmyolo_detectors.json.
Needs mmyolo 0.6.0, mmdet 3.x, mmengine, and mmcv or mmcv-lite: compiled operators are not used.
"""

import json
import pathlib
import sys
import types

import torch
import mmcv
import mmcv.cnn.bricks.transformer

from torch_memory import kept, peak

BATCH = 2
BOXES = 8
SIZES = (256, 384)
LARGEST = 10_000_000  # parameters of a model whose peak is measured
CONFIGS = [f"yolov5/yolov5_{s}-v61_syncbn_fast_8xb16-300e_coco" for s in "nsmlx"] + [
    f"yolov5/yolov5_{s}-p6-v62_syncbn_fast_8xb16-300e_coco" for s in "nsml"] + [
    f"yolov6/yolov6_{s}_syncbn_fast_8xb32-300e_coco" for s in "ntsml"] + [
    f"yolov7/yolov7_{s}_syncbn_fast_8x16b-300e_coco" for s in (
        "tiny", "l", "x", "w-p6", "e-p6")] + [
    f"yolov8/yolov8_{s}_syncbn_fast_8xb16-500e_coco" for s in "nsmlx"] + [
    f"yolox/yolox_{s}_fast_8xb8-300e_coco" for s in ("tiny", "s", "m", "l", "x")] + [
    f"rtmdet/rtmdet_{s}_syncbn_fast_8xb32-300e_coco" for s in ("tiny", "s", "m", "l", "x")] + [
    f"ppyoloe/ppyoloe_plus_{s}_fast_8xb8-80e_coco" for s in "smlx"]


class Operators(types.ModuleType):
    """Stands for mmcv.ops where only mmcv-lite is there; nothing of it is called here."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name[0].isupper():
            return type(name, (torch.nn.Module,), {})
        return lambda *_, **__: None


def prepare():
    mmcv.__version__ = "2.0.1"
    transformer = mmcv.cnn.bricks.transformer
    if not hasattr(transformer, "MultiScaleDeformableAttention"):
        transformer.MultiScaleDeformableAttention = type("Attention", (torch.nn.Module,), {})
        for name in ("", ".merge_cells", ".carafe", ".roi_align", ".nms", ".corner_pool",
                     ".deform_conv", ".modulated_deform_conv", ".point_sample"):
            sys.modules["mmcv.ops" + name] = Operators("mmcv.ops" + name)
        sys.modules["mmcv.ops"].__path__ = []
        mmcv.ops = sys.modules["mmcv.ops"]
    import mmdet
    mmdet.__version__ = "3.0.0"
    from mmyolo.utils import register_all_modules
    register_all_modules()
    from mmengine.logging import MessageHub
    MessageHub.get_current_instance().update_info("epoch", 100)


def largest_size(name, size):
    """Of a batch that is asked for with this size (random_size_range of the configurations)."""
    resized = "yolox" in name or "ppyoloe" in name
    factor = 640 / 416 if "yolox_tiny" in name else 1.25 if resized else 1
    return int(-(-size * factor // 32) * 32)


def step_of(model, size):
    images = torch.rand(BATCH, 3, size, size)
    rows = []
    for image in range(BATCH):
        corner = torch.rand(BOXES, 2) * size * 0.5
        extent = size * 0.1 + torch.rand(BOXES, 2) * size * 0.35
        rows.append(torch.cat([torch.full((BOXES, 1), float(image)),
                               torch.randint(0, 80, (BOXES, 1)).float(), corner, corner + extent],
                              1))
    samples = {"bboxes_labels": torch.cat(rows),
               "img_metas": [{"batch_input_shape": (size, size), "img_shape": (size, size),
                              "scale_factor": (1.0, 1.0)}] * BATCH}

    def step():
        losses = model.loss(images, samples)
        return sum(value if torch.is_tensor(value) else sum(value)
                   for name, value in losses.items() if "loss" in name)

    return step


def measure(path, name):
    from mmengine.config import Config
    from mmengine.model import revert_sync_batchnorm
    from mmyolo.registry import MODELS

    torch.manual_seed(1)
    configuration = Config.fromfile(str(path))
    model = revert_sync_batchnorm(MODELS.build(configuration.model))
    model.train()
    row = {"parameters": sum(p.numel() for p in model.parameters()), "kept": {}, "peak": {}}
    parts = [(name, module) for name, module in model.named_modules()
             if name in ("backbone", "neck", "bbox_head.head_module")]
    for size in SIZES:
        step = step_of(model, largest_size(name, size))
        row["kept"][str(size)] = kept(model, step, parts)
        if row["parameters"] <= LARGEST:
            row["peak"][str(size)] = peak(model, step)
    return row


def main():
    prepare()
    torch.set_num_threads(1)
    base = pathlib.Path(sys.argv[1])
    out = pathlib.Path(__file__).with_suffix(".json")
    models = json.loads(out.read_text(encoding="utf-8"))["models"] if out.exists() else {}
    for name in sys.argv[2:] or CONFIGS:
        key = name.split("/")[-1]
        models[key] = measure(base / (name + ".py"), key)
        print(key, json.dumps(models[key]), file=sys.stderr, flush=True)
        result = {"torch": torch.__version__, "batch": BATCH, "boxes_per_image": BOXES,
                  "models": models}
        out.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
