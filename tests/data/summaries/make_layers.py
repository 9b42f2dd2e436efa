# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Histograms of the layers of a small network, as torch.utils.tensorboard writes them, and what
numpy says of the same values: tag, step, mean of the absolute values, share of zeros, share of
values whose size is at least 0.9.

    python3 make_layers.py FOLDER    # writes layers-torch.tfevents and layers-torch.expected
"""
import os
import shutil
import sys
import tempfile

import numpy
import torch
from torch.utils.tensorboard import SummaryWriter

STEPS = 6


def main(folder):
    torch.manual_seed(5)
    network = torch.nn.ModuleDict({
        "frozen": torch.nn.Linear(6, 8),
        "hidden": torch.nn.Linear(8, 12),
        "head": torch.nn.Linear(12, 2),
    })
    for parameter in network["frozen"].parameters():
        parameter.requires_grad = False
    data = torch.randn(64, 6)
    target = data[:, :2] * 0.5
    scratch = tempfile.mkdtemp()
    writer = SummaryWriter(scratch)
    rows = []

    def log(tag, values, step):
        values = values.detach().numpy().astype(numpy.float64).ravel()
        writer.add_histogram(tag, values, step)
        size = numpy.abs(values)
        rows.append((tag, step, size.mean(), (values == 0).mean(), (size >= 0.9).mean()))

    for step in range(STEPS):
        with torch.no_grad():
            if step == STEPS // 2:
                network["hidden"].bias -= 50.0  # one large update: the ReLU never opens again
        network.zero_grad()
        bounded = torch.tanh(20.0 * network["frozen"](data))
        opened = torch.relu(network["hidden"](bounded))
        loss = ((network["head"](opened) - target) ** 2).mean()
        loss.backward()
        log("frozen/tanh", bounded, step)
        log("hidden/relu", opened, step)
        log("frozen/kernel/grad", torch.zeros_like(network["frozen"].weight), step)
        log("hidden/kernel/grad", network["hidden"].weight.grad, step)
        log("head/kernel/grad", network["head"].weight.grad, step)
        if step == 0:
            log("head/kernel", network["head"].weight, step)
    writer.close()
    (name,) = os.listdir(scratch)
    shutil.copyfile(os.path.join(scratch, name), os.path.join(folder, "layers-torch.tfevents"))
    shutil.rmtree(scratch)
    with open(os.path.join(folder, "layers-torch.expected"), "w", encoding="utf-8") as out:
        for tag, step, size, zeros, edges in rows:
            out.write(f"{tag} {step} {size!r} {zeros!r} {edges!r}\n".replace("np.float64(", "")
                      .replace(")", ""))


if __name__ == "__main__":
    main(sys.argv[1])
