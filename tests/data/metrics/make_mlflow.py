#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes mlruns/ with MLflow's own file store, and mlflow-expected.json with what its client reads
back. mlflow 3.x; paths of the machine and the user's name are blanked."""
import json
import math
import os
import pathlib
import re
import shutil

os.environ["MLFLOW_ALLOW_FILE_STORE"] = "true"
import mlflow

here = pathlib.Path(__file__).parent
shutil.rmtree(here / "mlruns", ignore_errors=True)
os.chdir(here)
mlflow.set_tracking_uri((here / "mlruns").as_uri())
mlflow.set_experiment("detector")
with mlflow.start_run(run_name="diverged") as run:
    mlflow.log_params({"learning_rate": 0.5, "optimizer": "sgd", "note": "two\nlines"})
    mlflow.set_tag("dataset", "raccoon")
    client = mlflow.MlflowClient()
    for step in range(40):
        loss = 2.0 ** step if step < 30 else (math.inf if step < 32 else math.nan)
        at = 1_700_000_000_000 + 2_500 * step
        client.log_metric(run.info.run_id, "train/loss", loss, at, step)
        client.log_metric(run.info.run_id, "lr", 0.5, at, step)
        client.log_metric(run.info.run_id, "system/cpu_utilization_percentage", 10.0 + step, at, step)
client = mlflow.MlflowClient()
expected = {key: [[m.step, m.timestamp, repr(m.value)]
                  for m in client.get_metric_history(run.info.run_id, key)]
            for key in ["train/loss", "lr", "system/cpu_utilization_percentage"]}
for meta in (here / "mlruns").rglob("meta.yaml"):
    text = re.sub(r"file:///.*?/mlruns", "file:///runs/mlruns", meta.read_text())
    meta.write_text(re.sub("user_id: .*", "user_id: user", text))
for tag in (here / "mlruns").rglob("tags/mlflow.*"):
    if tag.name.startswith("mlflow.source.git"):
        tag.unlink()
    elif tag.name == "mlflow.user":
        tag.write_text("user")
(here / "mlflow-expected.json").write_text(json.dumps(expected, indent=1) + "\n")
