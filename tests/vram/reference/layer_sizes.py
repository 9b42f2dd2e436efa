# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes layer_sizes.json: sizes of what convolutions and poolings make, by the frameworks
themselves. Run `torch` and `tensorflow` with a Python that has it; the second adds to the first:

    python3 layer_sizes.py torch && python3 layer_sizes.py tensorflow
"""
import json
import pathlib
import sys

TARGET = pathlib.Path(__file__).with_name("layer_sizes.json")


def torch_rows():
    import torch
    from torch import nn

    windows, transposed = [], []
    for size in (1, 2, 7, 10, 33, 64):
        for k in (1, 2, 3, 5, 7):
            for stride in (1, 2, 3):
                for padding in (0, 1, k // 2):
                    for dilation in (1, 2):
                        conv = nn.Conv2d(1, 1, (1, k), (1, stride), (0, padding), (1, dilation))
                        row = dict(size=size, k=k, stride=stride, padding=padding, dilation=dilation)
                        try:
                            row["out"] = conv(torch.zeros(1, 1, 1, size)).shape[-1]
                        except RuntimeError:
                            row["out"] = 0
                        windows.append(row)
                if k // 2 == 0:
                    continue
                pool = nn.MaxPool2d((1, k), (1, stride), (0, k // 2), ceil_mode=True)
                row = dict(size=size, k=k, stride=stride, padding=k // 2, ceil=True)
                try:
                    row["out"] = pool(torch.zeros(1, 1, 1, size)).shape[-1]
                except RuntimeError:
                    row["out"] = 0
                windows.append(row)
    for size in (1, 7, 20):
        for k, stride, padding, extra in ((2, 2, 0, 0), (3, 2, 1, 1), (4, 2, 1, 0), (3, 1, 1, 0)):
            conv = nn.ConvTranspose2d(1, 1, (1, k), (1, stride), (0, padding), (0, extra))
            transposed.append(dict(size=size, k=k, stride=stride, padding=padding,
                                   output_padding=extra,
                                   out=conv(torch.zeros(1, 1, 1, size)).shape[-1]))
    return {"windows": windows[::3], "transposed": transposed}


def tensorflow_rows():
    import tensorflow as tf

    rows = []
    for size in (1, 2, 7, 10, 33, 64):
        for k in (1, 2, 3, 7):
            for stride in (1, 2, 3):
                for padding in ("same", "valid"):
                    row = dict(size=size, k=k, stride=stride, padding=padding)
                    try:
                        pooled = tf.nn.max_pool2d(tf.zeros([1, 1, size, 1]), [1, k], [1, stride],
                                                  padding.upper())
                        row["out"] = int(pooled.shape[2])
                    except (ValueError, tf.errors.OpError):
                        row["out"] = 0
                    rows.append(row)
    return rows


if sys.argv[1] == "torch":
    result = torch_rows()
else:
    result = json.loads(TARGET.read_text())
    result["windows"] += tensorflow_rows()
lines = {name: ",\n".join(json.dumps(row) for row in rows) for name, rows in result.items()}
TARGET.write_text("{" + ",\n".join(f'"{name}": [\n{text}]' for name, text in lines.items()) + "}\n")
