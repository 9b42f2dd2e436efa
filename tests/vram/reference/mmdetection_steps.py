#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Follows what one training step of mmdetection's own detectors allocates, on the CPU.

usage: mmdetection_steps.py CONFIGS NAME... > mmdetection_steps.json
CONFIGS is the folder of mmdetection's configurations; a NAME is "faster_rcnn/faster_rcnn_r50_fpn_1x_coco".

A dispatch mode sees every tensor that is made and when its storage is freed. Convolutions, norms and
other dense layers are not computed, only allocated, so that full sizes take seconds; assigners,
samplers and losses are computed. Counted are bytes as PyTorch's allocator rounds them, with the
gradients of the step before and one slot for each trained parameter; not counted are scratch memory
of libraries and the buckets of data-parallel training. Two images of 1344 x 800, the first with 90
boxes, the second with 30; as in a trained network, 400 proposals of an image lie on its boxes.

Needs mmdet 2.28, mmcv 1.7 without compiled operators (they are replaced: outputs are allocated by
their callers anyway), torch 2.4. Set MALLOC_MMAP_THRESHOLD_=65536, so that what is not computed is
zero and takes no memory.
"""

import collections
import json
import sys
import weakref

import mmcv.utils
import mmcv.utils.ext_loader as ext_loader
import torch
from torch.utils._python_dispatch import TorchDispatchMode, _disable_current_modes
from torch.utils._pytree import tree_flatten, tree_map


class Operators:
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name == "nms":
            return lambda boxes, scores, **_: torch.arange(min(len(boxes), 1500))
        return lambda *_, **__: None


ext_loader.load_ext = mmcv.utils.ext_loader.load_ext = lambda name, functions: Operators()

import numpy as np  # noqa: E402
from mmcv import Config  # noqa: E402
from mmdet.core import BitmapMasks  # noqa: E402
from mmdet.core.bbox.assigners import MaxIoUAssigner  # noqa: E402
from mmdet.models import build_detector  # noqa: E402
from mmdet.models.losses import focal_loss  # noqa: E402

WIDTH, HEIGHT, BOXES, ROUNDING = 1344, 800, (90, 30), 512
DENSE = {"convolution", "convolution_backward", "native_batch_norm", "native_batch_norm_backward",
         "native_group_norm", "native_group_norm_backward", "mm", "addmm", "bmm", "baddbmm",
         "native_layer_norm", "native_layer_norm_backward", "gelu", "gelu_backward", "_softmax",
         "_softmax_backward_data", "max_pool2d_with_indices", "max_pool2d_with_indices_backward",
         "upsample_nearest2d", "upsample_nearest2d_backward"}
LARGE_MAPS = {"relu", "threshold_backward", "add", "mul", "leaky_relu", "leaky_relu_backward", "clone",
              "_to_copy", "roll", "copy_", "cat"}
IN_PLACE = {"relu_", "add_", "mul_", "leaky_relu_", "zero_", "fill_"}


class Follower(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.live, self.sizes, self.phase = 0, {}, "static"
        self.peaks = collections.Counter()

    def _freed(self, key):
        self.live -= self.sizes.pop(key, 0)

    def count(self, tensor):
        storage = tensor.untyped_storage()
        size = -(-storage.nbytes() // ROUNDING) * ROUNDING
        if storage._cdata in self.sizes or size == 0:
            return
        self.sizes[storage._cdata] = size
        self.live += size
        weakref.finalize(storage, self._freed, storage._cdata)
        self.peaks[self.phase] = max(self.peaks[self.phase], self.live)

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        name = function._schema.name.split("::")[-1]
        tensors = [a for a in tree_flatten((args, kwargs))[0] if isinstance(a, torch.Tensor)]
        is_large = any(t.dim() >= 4 and t.numel() >= 1 << 18 and t.is_floating_point() for t in tensors)
        if is_large and name in IN_PLACE:
            return args[0]
        if name in DENSE or (is_large and name in LARGE_MAPS):
            with _disable_current_modes():
                shapes = tree_map(lambda a: a.to("meta") if isinstance(a, torch.Tensor) else a,
                                  (args, kwargs))
                made = tree_map(lambda m: torch.empty_strided(m.size(), m.stride(), dtype=m.dtype)
                                if isinstance(m, torch.Tensor) else m, function(*shapes[0], **shapes[1]))
        else:
            made = function(*args, **kwargs)
        for tensor in tree_flatten(made)[0]:
            if isinstance(tensor, torch.Tensor):
                self.count(tensor)
        return made


def assign_near_boxes(self, bboxes, gt_bboxes, gt_bboxes_ignore=None, gt_labels=None):
    result = assign(self, bboxes, gt_bboxes, gt_bboxes_ignore, gt_labels)
    if len(bboxes) < 5000 and gt_labels is not None:
        chosen = torch.arange(min(400, len(bboxes))) % len(gt_bboxes)
        result.gt_inds[:len(chosen)] = chosen + 1
        result.labels[:len(chosen)] = gt_labels[chosen]
    return result


def fused_focal_loss(self, pred, target, weight=None, avg_factor=None, reduction_override=None):
    return self.loss_weight * focal_loss.sigmoid_focal_loss(
        pred, target, weight, gamma=self.gamma, alpha=self.alpha,
        reduction=reduction_override or self.reduction, avg_factor=avg_factor)


assign, MaxIoUAssigner.assign = MaxIoUAssigner.assign, assign_near_boxes
focal_loss.FocalLoss.forward = fused_focal_loss  # as on a GPU


def without_checkpoints(node):
    for key in ("init_cfg", "pretrained"):
        if isinstance(node, dict) and key in node:
            node[key] = None
    for child in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        without_checkpoints(child)


def ground_truth(count, seed):
    generator = torch.Generator().manual_seed(seed)
    size = torch.tensor([WIDTH, HEIGHT])
    centre = torch.rand(count, 2, generator=generator) * size
    half = (torch.rand(count, 2, generator=generator) * 0.125 + 0.015) * size
    boxes = torch.cat([centre - half, centre + half], 1)
    boxes[:, 0::2].clamp_(0, WIDTH - 1)
    boxes[:, 1::2].clamp_(0, HEIGHT - 1)
    return boxes, torch.randint(0, 80, (count,), generator=generator)


def follow(path):
    config = Config.fromfile(path)
    without_checkpoints(config.model)
    model = build_detector(config.model)
    model.train()
    trained = [p for p in model.parameters() if p.requires_grad]
    slots = [torch.empty_like(p) for p in trained] * 1
    for p in trained:
        p.grad = torch.zeros_like(p)
    follower = Follower()
    for tensor in [*model.parameters(), *model.buffers(), *slots, *(p.grad for p in trained)]:
        follower.count(tensor)
    truth = [ground_truth(count, seed) for seed, count in enumerate(BOXES)]
    shape = (HEIGHT, WIDTH, 3)
    metas = [dict(img_shape=shape, pad_shape=shape, batch_input_shape=shape[:2], ori_shape=shape,
                  scale_factor=np.ones(4, np.float32), flip=False) for _ in truth]
    masks = {}
    if "mask_head" in str(config.model):
        masks["gt_masks"] = [BitmapMasks(np.zeros((len(b), HEIGHT, WIDTH), np.uint8), HEIGHT, WIDTH)
                             for b, _ in truth]
    with follower:
        follower.phase = "forward"
        images = torch.zeros(len(truth), 3, HEIGHT, WIDTH)
        losses = model.forward_train(images, metas, gt_bboxes=[b for b, _ in truth],
                                     gt_labels=[labels for _, labels in truth], gt_bboxes_ignore=None,
                                     **masks)
        loss, _ = model._parse_losses(losses)
        kept = follower.live
        follower.phase = "backward"
        loss.backward()
    return {"parameters": sum(p.numel() for p in model.parameters()),
            "trained": sum(p.numel() for p in trained), "kept": kept,
            "forward_peak": follower.peaks["forward"], "backward_peak": follower.peaks["backward"]}


if __name__ == "__main__":
    folder, *names = sys.argv[1:]
    print(json.dumps({"torch": torch.__version__, "width": WIDTH, "height": HEIGHT, "boxes": BOXES[0],
                      "models": {n.split("/")[1]: follow(f"{folder}/{n}.py") for n in names}}, indent=1))
