# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Exports networks as ONNX and writes what PyTorch counts of them: onnx/*.onnx and
onnx/expected.json. The weights of the large ones are external data, which is not kept: a reader
needs none. Made with PyTorch 2.4 and onnx 1.23:

    python3 onnx_models.py
"""
import json
import os
import tempfile

import onnx
import torch
import torchvision
from torch import nn

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "onnx")


class SmallDetector(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(3, 8, 3, 2, 1, bias=False), nn.BatchNorm2d(8), nn.SiLU())
        self.down = nn.Sequential(nn.Conv2d(8, 16, 3, 2, 1), nn.GroupNorm(4, 16), nn.ReLU())
        self.depthwise = nn.Conv2d(16, 16, 3, padding=2, dilation=2, groups=16)
        self.up = nn.ConvTranspose2d(16, 8, 2, 2)
        self.head = nn.Conv2d(16, 6, 1)
        self.cls = nn.Linear(16, 5)

    def forward(self, x):
        a = self.stem(x)
        b = self.depthwise(self.down(a))
        b = b + nn.functional.max_pool2d(b, 3, 1, 1)
        c = torch.cat([self.up(b), a], 1)
        d = self.head(nn.functional.interpolate(c, scale_factor=2.0, mode="nearest"))
        boxes = d.flatten(2).permute(0, 2, 1).reshape(x.shape[0], -1, 2)
        return boxes, self.cls(b.mean((2, 3)))


class SmallAttention(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(24)
        self.qkv = nn.Linear(24, 72)
        self.out = nn.Linear(24, 24)

    def forward(self, x):
        n, length, width = x.shape
        qkv = self.qkv(self.norm(x)).reshape(n, length, 3, 4, width // 4).permute(2, 0, 3, 1, 4)
        q, k, v = qkv[0], qkv[1], qkv[2]
        scores = (q @ k.transpose(-2, -1) * 0.4).softmax(-1)
        return x + self.out((scores @ v).transpose(1, 2).reshape(n, length, width))


def main():
    torch.manual_seed(0)
    models = {
        "small_detector": (SmallDetector(), (1, 3, 32, 48), False),
        "small_attention": (SmallAttention(), (1, 10, 24), False),
        "resnet50": (torchvision.models.resnet50(num_classes=10), (1, 3, 64, 64), True),
        "mobilenet_v3_small": (torchvision.models.mobilenet_v3_small(num_classes=10),
                               (1, 3, 64, 64), True),
    }
    expected = {}
    for name, (model, shape, is_external) in models.items():
        convolutions = []
        hooks = [m.register_forward_hook(lambda m, i, o: convolutions.append(list(o.shape)[1:]))
                 for m in model.modules()
                 if isinstance(m, (nn.Conv2d, nn.ConvTranspose2d, nn.Linear))]
        model.train()
        model(torch.zeros((2,) + shape[1:]))
        for hook in hooks:
            hook.remove()
        expected[name] = {"parameters": sum(p.numel() for p in model.parameters()),
                          "statistics": sum(b.numel() for k, b in model.named_buffers()
                                            if "running" in k),
                          "convolutions": convolutions}
        path = os.path.join(HERE, name + ".onnx")
        with tempfile.TemporaryDirectory() as folder:
            made = os.path.join(folder, "model.onnx")
            torch.onnx.export(model, torch.zeros(shape), made, opset_version=17,
                              training=torch.onnx.TrainingMode.TRAINING,
                              do_constant_folding=False, input_names=["images"],
                              dynamic_axes={"images": {0: "batch"}})
            graph = onnx.load(made)
            del graph.graph.value_info[:]
            for node in graph.graph.node:
                node.doc_string = ""
            if is_external:
                onnx.save(graph, os.path.join(folder, "out.onnx"), save_as_external_data=True,
                          location="weights.bin", size_threshold=256)
                os.replace(os.path.join(folder, "out.onnx"), path)
            else:
                onnx.save(graph, path)
    with open(os.path.join(HERE, "expected.json"), "w", encoding="utf-8") as out:
        json.dump({"torch": torch.__version__, "models": expected}, out, separators=(",", ":"))
        out.write("\n")


main()
