#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes wandb/run.wandb with the wandb package itself, offline: a training that
diverges, with console, system metrics and an exit code. wandb 0.31."""
import glob
import math
import os
import pathlib
import shutil
import sys
import tempfile
import time

os.environ.update(WANDB_MODE="offline", WANDB_SILENT="true", WANDB_ERROR_REPORTING="false",
                  WANDB_HOST="machine", WANDB_USERNAME="user", WANDB_DISABLE_GIT="true",
                  WANDB_DISABLE_CODE="true")
here = pathlib.Path(__file__).parent
work = tempfile.mkdtemp()
os.environ["WANDB_DIR"] = work
os.chdir(work)
import wandb

settings = wandb.Settings(console="wrap", x_stats_sampling_interval=1, x_disable_meta=True,
                          x_save_requirements=False)
run = wandb.init(project="faultline", name="diverged", settings=settings, dir=work,
                 config={"learning_rate": 0.5, "model": {"depth": 18, "name": "resnet"},
                         "classes": ["cat", "dog"]})
for step in range(120):
    loss = 2.0 ** step if step < 30 else (math.inf if step < 32 else math.nan)
    run.log({"train/loss": loss, "lr": 0.5, "eval": {"acc": step / 120}}, step=step * 10)
    print(f"step {step * 10} loss {loss}")
    time.sleep(0.03)
print("Traceback (most recent call last):\nRuntimeError: the loss is not finite", file=sys.stderr)
time.sleep(2)
run.finish(exit_code=3)
source = glob.glob(work + "/wandb/offline-run-*/run-*.wandb")[0]
(here / "wandb").mkdir(exist_ok=True)
shutil.copy(source, here / "wandb/run.wandb")

shutil.rmtree(work, ignore_errors=True)
