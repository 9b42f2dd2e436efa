#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts what torchvision's detectors are made of, from the library itself.

For each detector, built as for fine-tuning (pretrained weights: three trainable backbone stages and
frozen batch normalisation; no weight is read), on the CPU:

- parameters, trainable parameters and buffers;
- the bytes that autograd keeps for backward after one training forward pass, at two input sizes:
  each storage once, parameters and buffers apart, attributed to the part of the model whose forward
  pass kept it first.

Heads for masks and key points run on positive proposals only; boxes are their own proposals, and
there are enough of them that the heads run on as many as they ever do.

Adds to torchvision_detectors.json. Needs torch 2.4.1 and torchvision 0.19.1.
"""

import json
import pathlib
import sys

import torch
import torchvision
from torchvision.models import _api
from torchvision.models import detection

from torch_memory import kept

BATCH = 2
CLASSES = 91
FIXED = {"ssd300_vgg16": (300, 428), "ssdlite320_mobilenet_v3_large": (320, 512)}
SIZES = (320, 512)
MODELS = [
    "fasterrcnn_resnet50_fpn", "fasterrcnn_resnet50_fpn_v2", "fasterrcnn_mobilenet_v3_large_fpn",
    "fasterrcnn_mobilenet_v3_large_320_fpn", "maskrcnn_resnet50_fpn", "maskrcnn_resnet50_fpn_v2",
    "keypointrcnn_resnet50_fpn", "retinanet_resnet50_fpn", "retinanet_resnet50_fpn_v2",
    "fcos_resnet50_fpn", "ssd300_vgg16", "ssdlite320_mobilenet_v3_large",
]


def skip_weights():
    """Lets a model be built as if its weights were there; they stay random."""
    _api.WeightsEnum.get_state_dict = lambda self, **_: None
    load = torch.nn.Module.load_state_dict
    torch.nn.Module.load_state_dict = (
        lambda self, state, *args, **kw: load(self, state, *args, **kw) if state else None)


def parts_of(model):
    """The sub-modules that kept bytes are attributed to, with their names."""
    names = ["transform", "backbone.body", "backbone.fpn", "backbone", "anchor_generator", "head",
             "rpn.head", "rpn", "roi_heads.box_roi_pool", "roi_heads.box_head",
             "roi_heads.box_predictor", "roi_heads.mask_roi_pool", "roi_heads.mask_head",
             "roi_heads.mask_predictor", "roi_heads.keypoint_roi_pool", "roi_heads.keypoint_head",
             "roi_heads.keypoint_predictor", "roi_heads"]
    modules = dict(model.named_modules())
    return [(name, modules[name]) for name in names if name in modules]


def boxes_of(name):
    return 160 if "mask" in name or "keypoint" in name else 8


def targets(size, name):
    boxes, found = boxes_of(name), []
    for _ in range(BATCH):
        corner = torch.rand(boxes, 2) * size * 0.5
        extent = size * 0.1 + torch.rand(boxes, 2) * size * 0.35
        target = {"boxes": torch.cat([corner, corner + extent], 1),
                  "labels": torch.randint(1, 2 if "keypoint" in name else CLASSES, (boxes,))}
        if "mask" in name:
            target["masks"] = torch.ones(boxes, size, size, dtype=torch.uint8)
        if "keypoint" in name:
            points = corner[:, None, :] + extent[:, None, :] * torch.rand(boxes, 17, 2)
            target["keypoints"] = torch.cat([points, torch.full((boxes, 17, 1), 2.0)], 2)
        found.append(target)
    return found


def measure(name):
    torch.manual_seed(1)
    # The recipe of references/detection trains SSDlite from nothing, with a narrower tail.
    kwargs = {"weights": None, "weights_backbone": None if "ssdlite" in name else "DEFAULT"}
    if "keypoint" not in name:
        kwargs["num_classes"] = CLASSES
    model = getattr(detection, name)(**kwargs)
    model.train()
    row = {"parameters": sum(p.numel() for p in model.parameters()),
           "trainable": sum(p.numel() for p in model.parameters() if p.requires_grad),
           "buffers": sum(b.numel() for b in model.buffers()),
           "boxes_per_image": boxes_of(name), "kept": {}}
    for size in FIXED.get(name, SIZES):
        if name in FIXED:
            model.transform.fixed_size = (size, size)
        model.transform.min_size, model.transform.max_size = (size,), size

        def step(size=size):
            images = [torch.rand(3, size, size) for _ in range(BATCH)]
            return sum(model(images, targets(size, name)).values())

        row["kept"][str(size)] = kept(model, step, parts_of(model))
    return row


def main():
    skip_weights()
    torch.set_num_threads(1)
    out = pathlib.Path(__file__).with_suffix(".json")
    models = json.loads(out.read_text(encoding="utf-8"))["models"] if out.exists() else {}
    for name in sys.argv[1:] or MODELS:
        models[name] = measure(name)
        print(name, json.dumps(models[name]), file=sys.stderr, flush=True)
    result = {"torch": torch.__version__, "torchvision": torchvision.__version__, "batch": BATCH,
              "classes": CLASSES, "models": models}
    out.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
