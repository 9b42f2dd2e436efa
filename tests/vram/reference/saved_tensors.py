# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What PyTorch really keeps for the backward pass, as saved_tensors.json.

Each case stands between a convolution of 64 channels (trained) and one of 1 channel, at 64x64, batch
1: 1 MiB in 4 bytes is one unit. Counted are the storages that are saved, each once, without
parameters and without the image. Run with PyTorch on the CPU:

    python3 saved_tensors.py > saved_tensors.json
"""
import json

import torch
from torch import nn

UNIT = 64 * 64 * 64 * 4


class Frozen(nn.Module):
    """A scale and shift without gradient, as FrozenBatchNorm2d has them."""

    def forward(self, x):
        return x * torch.ones(1, 64, 1, 1) + torch.zeros(1, 64, 1, 1)


class Residual(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(64, 64, 1, bias=False)

    def forward(self, x):
        return self.conv(x) + x


class Squeeze(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(64, 64, 1, bias=False)

    def forward(self, x):
        return x * self.conv(x)


def evaluated(norm, is_frozen=False):
    norm.eval()
    for parameter in norm.parameters():
        parameter.requires_grad_(not is_frozen)
    return norm


def with_norm(activation):
    return nn.Sequential(nn.BatchNorm2d(64), activation)


CASES = {
    "none": nn.Identity(),
    "conv": nn.Conv2d(64, 64, 3, padding=1, bias=False),
    "norm_relu": with_norm(nn.ReLU(inplace=True)),
    "norm_relu_apart": with_norm(nn.ReLU()),
    "evaluated_norm_relu": nn.Sequential(evaluated(nn.BatchNorm2d(64)), nn.ReLU(inplace=True)),
    "evaluated_fixed_norm_relu": nn.Sequential(evaluated(nn.BatchNorm2d(64), True),
                                               nn.ReLU(inplace=True)),
    "frozen_norm_relu": nn.Sequential(Frozen(), nn.ReLU(inplace=True)),
    "norm_silu": with_norm(nn.SiLU(inplace=True)),
    "norm_silu_apart": with_norm(nn.SiLU()),
    "norm_gelu_apart": with_norm(nn.GELU()),
    "norm_mish": with_norm(nn.Mish(inplace=True)),
    "norm_hardswish": with_norm(nn.Hardswish(inplace=True)),
    "norm_relu6": with_norm(nn.ReLU6(inplace=True)),
    "norm_relu6_apart": with_norm(nn.ReLU6()),
    "norm_leaky": with_norm(nn.LeakyReLU(0.1, inplace=True)),
    "norm_leaky_apart": with_norm(nn.LeakyReLU(0.1)),
    "norm_sigmoid_apart": with_norm(nn.Sigmoid()),
    "max_pool": nn.MaxPool2d(2),
    "average_pool": nn.AvgPool2d(2),
    "upsample": nn.Upsample(scale_factor=2),
    "group_norm": nn.GroupNorm(32, 64),
    "residual": Residual(),
    "product": Squeeze(),
}


def saved_bytes(module):
    first = nn.Conv2d(3, 64, 1, bias=False)
    last = nn.Conv2d(64, 1, 1, bias=False)
    image = torch.zeros(1, 3, 64, 64)
    known = {image.untyped_storage().data_ptr()}
    for part in (first, module, last):
        known.update(p.untyped_storage().data_ptr() for p in part.parameters())
    saved = {}

    def pack(tensor):
        storage = tensor.untyped_storage()
        # Statistics of the norms are a few hundred bytes: not counted here.
        if storage.data_ptr() not in known and storage.nbytes() > 4096:
            saved[storage.data_ptr()] = storage.nbytes()
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        loss = last(module(first(image))).sum()
    assert loss.requires_grad
    return sum(saved.values())


print(json.dumps({"torch": torch.__version__,
                  "units": {name: round(saved_bytes(module) / UNIT, 4)
                            for name, module in CASES.items()}}, indent=4))
