#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes lightning/metrics.csv and hparams.yaml with Lightning's own CSVLogger: sparse rows, a loss
that becomes NaN. pytorch-lightning 2.x."""
import math
import pathlib
import shutil

from pytorch_lightning.loggers import CSVLogger

here = pathlib.Path(__file__).parent
shutil.rmtree(here / "lightning", ignore_errors=True)
logger = CSVLogger(str(here), name="lightning", version="")
logger.log_hyperparams({"learning_rate": 0.5, "batch_size": 8})
step = 0
for epoch in range(4):
    for _ in range(5):
        step += 1
        if step % 2 == 0:
            loss = 2.0 / step if step < 16 else math.nan
            logger.log_metrics({"train_loss": loss, "epoch": epoch}, step)
    logger.log_metrics({"val_loss": 3.0 / step, "val_acc": step / 20, "epoch": epoch}, step)
    logger.save()
