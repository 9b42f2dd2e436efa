# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the training programs share: settings, the result, and ways to log."""

from __future__ import annotations

import csv
import json
import logging
import math
import os
import random
import signal
import subprocess
import sys
import time

import numpy as np

KEEP = {"asked": None, "begun": time.time(), "waited": 0.0}


def settings():
    """(cfg, twist): what a user would set, and what was put in. Seeds and leaves no trace."""
    asked = json.loads(os.environ.pop("TRAINING"))
    KEEP["asked"] = asked
    cfg, twist = asked["cfg"], asked["twist"]
    random.seed(cfg["seed"])
    np.random.seed(cfg["seed"])
    return cfg, twist


def attempt():
    return KEEP["asked"].get("attempt", 0)


def end(metric=None, reported=None, **more):
    """The result that labels are made from: how good on clean data, and what the run itself said."""
    def plain(value):
        return None if value is None or not math.isfinite(float(value)) else float(value)
    with open(KEEP["asked"]["end"], "w", encoding="utf-8") as file:
        json.dump({"metric": plain(metric), "reported": plain(reported),
                   "seconds": round(time.time() - KEEP["begun"], 2),
                   "waited": round(KEEP["waited"], 2), **more}, file)


def pause(seconds):
    KEEP["waited"] += seconds
    time.sleep(seconds)


def at_step(step, twist):
    """What happens to a process from outside or within at a step."""
    if twist.get("at_step") != step:
        return
    what = twist["happens"]
    if what in ("SIGTERM", "SIGKILL", "SIGINT", "SIGBUS", "SIGSEGV"):
        sys.stdout.flush()
        if what == "SIGINT":  # from another process, so that it strikes anywhere
            subprocess.Popen(["sh", "-c", f"sleep 0.2; kill -INT {os.getpid()}"])
            return
        os.kill(os.getpid(), getattr(signal, what))
        time.sleep(5)
    if what == "hang":
        time.sleep(600)
    if what == "stall":
        pause(twist.get("stall", 8))


class Scribe:
    """Writes a training's numbers to a console in one of the usual styles and to usual files."""

    def __init__(self, cfg, style="print", files=(), folder="runs", names=None):
        self.cfg, self.style, self.files, self.folder = cfg, style, files, folder
        self.names = names or {}
        self.every = cfg.get("log_every", 20)
        self.begun = self.since = time.time()
        self.seen = 0
        self.smooth = {}
        self.bar = self.tb = self.wandb = self.mlflow = self.sheet = None
        if "yaml" in files:
            with open("config.yaml", "w", encoding="utf-8") as file:
                file.write("".join(f"{k}: {json.dumps(v)}\n" for k, v in cfg.items()))
        if "json" in files:
            os.makedirs(folder, exist_ok=True)
            with open(f"{folder}/args.json", "w", encoding="utf-8") as file:
                json.dump(cfg, file, indent=2)
        if "tb" in files:
            from torch.utils.tensorboard import SummaryWriter
            self.tb = SummaryWriter(folder)
        if "wandb" in files:
            import wandb
            os.environ["WANDB_MODE"] = "offline"
            self.wandb = wandb.init(project=cfg.get("project", "train"), config=cfg)
        if "mlflow" in files:
            import mlflow
            os.environ["MLFLOW_ALLOW_FILE_STORE"] = "true"
            mlflow.set_tracking_uri("file:./mlruns")
            mlflow.start_run(run_name=cfg.get("name"))
            mlflow.log_params(cfg)
            self.mlflow = mlflow
        if style == "logging":
            logging.basicConfig(stream=sys.stdout, level=logging.INFO, force=True,
                                format="%(asctime)s %(levelname)s %(name)s: %(message)s")
            self.say = logging.getLogger(cfg.get("name", "train")).info
        else:
            self.say = lambda text: print(text, flush=True)

    def named(self, key, group):
        return self.names.get(f"{group}/{key}", self.names.get("pattern", "{group}/{key}").format(
            group=group, key=key))

    def scalars(self, values, step, group):
        values = {self.named(k, group): v for k, v in values.items()}
        if self.tb:
            for key, value in values.items():
                self.tb.add_scalar(key, value, step)
        if self.wandb:
            self.wandb.log(values, step=step)
        if self.mlflow:
            self.mlflow.log_metrics({k: float(v) for k, v in values.items()}, step=step)

    def row(self, values):
        """One line of metrics.csv or log.txt."""
        if "jsonl" in self.files:
            os.makedirs(self.folder, exist_ok=True)
            with open(f"{self.folder}/log.txt", "a", encoding="utf-8") as file:
                file.write(json.dumps(values) + "\n")
        if "csv" in self.files:
            os.makedirs(self.folder, exist_ok=True)
            fresh = not os.path.exists(f"{self.folder}/metrics.csv")
            with open(f"{self.folder}/metrics.csv", "a", newline="", encoding="utf-8") as file:
                writer = csv.DictWriter(file, values.keys(), extrasaction="ignore")
                if fresh:
                    writer.writeheader()
                writer.writerow(values)

    def step(self, epoch, index, total, step, values, rate):
        """After each step; `values` has at least "loss"."""
        self.seen += 1
        for key, value in values.items():
            self.smooth[key] = value if key not in self.smooth else (
                0.9 * self.smooth[key] + 0.1 * value)
        if self.style == "tqdm":
            if index == 0 or self.bar is None:
                from tqdm import tqdm
                self.bar = tqdm(total=total, desc=f"Epoch {epoch + 1}/{self.cfg['epochs']}",
                                file=sys.stdout, mininterval=0.5)
                self.bar.update(index)
            self.bar.update(1)
            self.bar.set_postfix(loss=f"{values['loss']:.4f}", lr=f"{rate:.2e}", refresh=False)
            if index + 1 == total:
                self.bar.close()
                self.bar = None
        if step % self.every:
            return
        now = time.time()
        each = (now - self.since) / max(self.seen, 1)
        self.since, self.seen = now, 0
        self.scalars({**values, "lr": rate}, step, "train")
        shown = {k: f"{v:.4f}" for k, v in values.items()}
        if self.style == "print":
            self.say(f"Epoch [{epoch + 1}/{self.cfg['epochs']}] Step [{index + 1}/{total}] "
                     + " ".join(f"{k}: {v}" for k, v in shown.items()) + f" lr: {rate:.3g}")
        elif self.style == "logging":
            self.say(f"step={step} " + " ".join(f"{k}={v}" for k, v in shown.items())
                     + f" lr={rate:.3e} sec/step={each:.4f}")
        elif self.style == "metriclogger":
            left = int(each * (total - index))
            self.say(f"Epoch: [{epoch}]  [{index:>4}/{total}]  eta: 0:{left // 60:02}:{left % 60:02}"
                     f"  lr: {rate:.6f}  " + "  ".join(
                         f"{k}: {v} ({self.smooth[k]:.4f})" for k, v in shown.items())
                     + f"  time: {each:.4f}  data: {self.cfg.get('shown_data', 0.0003):.4f}")
        elif self.style == "timm":
            self.say(f"Train: {epoch} [{index:>4}/{total} ({100 * index // max(total - 1, 1):>3}%)]  "
                     f"Loss: {values['loss']:.3g} ({self.smooth['loss']:.3g})  Time: {each:.3f}s, "
                     f"{self.cfg['batch_size'] / max(each, 1e-9):.2f}/s  LR: {rate:.3e}")
        elif self.style == "iter":
            self.say(f"iter {step}: loss {shown['loss']}, time {each * 1000:.2f}ms, lr {rate:.2e}")
        elif self.style == "dict":
            self.say(str({**{k: round(v, 4) for k, v in values.items()}, "lr": rate,
                          "step": step}))

    def epoch(self, epoch, step, train, val, rate):
        """After each epoch or evaluation; `val` is empty where none was made."""
        self.scalars(val, step, "val")
        if "epoch_scalars" in self.files:
            self.scalars({**train, "lr": rate}, epoch, "train")
            self.scalars(val, epoch, "val")
        self.row({"epoch": epoch, "step": step, **{f"train_{k}": v for k, v in train.items()},
                  **{f"val_{k}": v for k, v in val.items()}, "lr": rate})
        if self.tb:
            self.tb.flush()
        parts = [f"train_{k}: {v:.4f}" for k, v in train.items()] + [
            f"val_{k}: {v:.4f}" for k, v in val.items()]
        if self.style in ("print", "tqdm", "epochs"):
            self.say(f"Epoch {epoch + 1}/{self.cfg['epochs']} - " + " - ".join(parts))
        elif self.style == "logging":
            self.say(f"epoch {epoch + 1} done: " + ", ".join(parts))
        elif self.style == "metriclogger":
            self.say("Averaged stats: " + "  ".join(f"{k}: {v:.4f}" for k, v in train.items()))
            self.say("Test:  " + "  ".join(f"{k}: {v:.4f}" for k, v in val.items()))
        elif self.style == "timm":
            self.say("Test: [   0/0]  " + "  ".join(f"{k}: {v:.3f}" for k, v in val.items()))
        elif self.style == "iter" and val:
            self.say(f"step {step}: train loss {train['loss']:.4f}, val loss {val['loss']:.4f}")
        elif self.style == "dict" and val:
            self.say(str({f"eval_{k}": round(v, 4) for k, v in val.items()} | {"epoch": epoch + 1}))

    def close(self):
        if self.tb:
            self.tb.close()
        if self.wandb:
            self.wandb.finish()
        if self.mlflow:
            self.mlflow.end_run()
