# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Learning rate range test for PyTorch, run before training:

    range_test(model, optimizer, train_loader, loss_of, "runs/range-test")

`loss_of(model, batch)` is the loss of one batch, computed as in your training step. The rate rises
from `low` to `high`; rate and loss of each batch are logged. Weights, buffers (batch norm) and the
state of the optimizer are put back in the end. Needs the package tensorboard.
"""
import copy
import itertools
import math
import statistics

import torch
from torch.utils.tensorboard import SummaryWriter


def range_test(model, optimizer, loader, loss_of, log_dir, low=None, high=None, steps=300):
    is_sgd = isinstance(optimizer, torch.optim.SGD)
    low = low or (1e-6 if is_sgd else 1e-8)
    high = high or (10.0 if is_sgd else 1.0)

    def tensors():
        return dict(itertools.chain(model.named_parameters(), model.named_buffers()))

    was_training = model.training
    weights = {name: tensor.detach().clone() for name, tensor in tensors().items()}
    optimizer_state = copy.deepcopy(optimizer.state_dict())
    # Groups keep their ratio, e.g. of a backbone to a head.
    base = max(group["lr"] for group in optimizer.param_groups) or 1.0
    ratios = [group["lr"] / base or 1.0 for group in optimizer.param_groups]
    model.train()
    losses, levels, spikes = [], [], 0
    batches = iter(loader)
    try:
        with SummaryWriter(log_dir) as writer:
            for step in range(steps):
                batch = next(batches, None)
                if batch is None:  # the next epoch
                    batches = iter(loader)
                    batch = next(batches)
                rate = low * (high / low) ** (step / (steps - 1))
                for group, ratio in zip(optimizer.param_groups, ratios):
                    group["lr"] = rate * ratio
                optimizer.zero_grad()
                loss = loss_of(model, batch)
                losses.append(float(loss.detach()))
                # Faultline reads the optimizer from the tag: its band depends on it.
                writer.add_scalar(f"train/lr-{type(optimizer).__name__}", rate, step)
                writer.add_scalar("train/loss", losses[-1], step)
                levels.append(statistics.median(losses[-9:]))
                spikes += losses[-1] > 4 * max(levels)
                if not math.isfinite(losses[-1]) or levels[-1] > 4 * min(levels) or spikes == 3:
                    break  # it diverged
                loss.backward()
                # If your training clips gradients, clip them here, too.
                optimizer.step()
    finally:
        with torch.no_grad():
            for name, tensor in tensors().items():
                tensor.copy_(weights[name])
        optimizer.load_state_dict(optimizer_state)
        optimizer.zero_grad()
        model.train(was_training)
