# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Learning rate range test for Ultralytics, run before training:

    range_test("yolov8n.pt", "runs/range-test", data="data.yaml", batch=16, optimizer="SGD")

Give the settings of your training; optimizer="auto" would choose another rate and optimizer by the
length of the run. The rate rises from `low` to `high` without warm-up and schedule; rate and loss
of each batch are logged. The test trains a copy and saves nothing: the weights in your file, with
their buffers, stay as they are. Needs the package tensorboard.
"""
import math
import statistics

from torch.utils.tensorboard import SummaryWriter
from ultralytics import YOLO


class Finished(Exception):
    pass


def range_test(weights, log_dir, low=None, high=None, steps=300, optimizer="SGD", **settings):
    is_sgd = optimizer in ("SGD", "MuSGD")
    low = low or (1e-6 if is_sgd else 1e-8)
    high = high or (10.0 if is_sgd else 1.0)
    losses, levels, spikes = [], [], []
    writer = SummaryWriter(log_dir)

    def set_rate(trainer):
        rate = low * (high / low) ** (len(losses) / (steps - 1))
        for group in trainer.optimizer.param_groups:
            group["lr"] = rate
        # Faultline reads the optimizer from the tag: its band depends on it.
        writer.add_scalar(f"train/lr-{optimizer}", rate, len(losses))

    def log_loss(trainer):
        items = trainer.loss_items  # a dictionary from 8.4 on
        losses.append(float(sum(items.values()) if isinstance(items, dict) else items.sum()))
        writer.add_scalar("train/loss", losses[-1], len(losses) - 1)
        levels.append(statistics.median(losses[-9:]))
        if losses[-1] > 4 * max(levels):
            spikes.append(losses[-1])
        diverged = not math.isfinite(losses[-1]) or levels[-1] > 4 * min(levels)
        if diverged or len(spikes) == 3 or len(losses) == steps:
            raise Finished

    model = YOLO(weights)
    model.add_callback("on_train_batch_start", set_rate)
    model.add_callback("on_train_batch_end", log_loss)
    settings.update(optimizer=optimizer, epochs=steps, warmup_epochs=0, val=False, save=False,
                    plots=False)
    try:
        model.train(**settings)
    except Finished:
        pass
    finally:
        writer.close()
