# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Forks, knives and spoons on a table: boxes by blocks of YOLO11 with attention, with Ultralytics, made much smaller;
its TensorBoard is on."""

from __future__ import annotations

import os

import numpy as np
import torch
from PIL import Image, ImageDraw

import common

TINY = """nc: {classes}
backbone:
  - [-1, 1, Conv, [8, 3, 2]]
  - [-1, 1, Conv, [16, 3, 2]]
  - [-1, 1, C3k2, [16, False, 0.25]]
  - [-1, 1, Conv, [32, 3, 2]]
  - [-1, 1, C3k2, [32, True]]
  - [-1, 1, C2PSA, [32]]
head:
  - [[5], 1, Detect, [nc]]
"""


def scene(r, size=64):
    """An image, and rows of (kind, centre, size) as parts of the image."""
    image = Image.new("RGB", (size, size), tuple(int(v) for v in r.integers((120, 90, 60), (170, 130, 90))))
    pen, rows = ImageDraw.Draw(image), []
    for k in r.permutation(4)[:int(r.integers(1, 4))]:
        kind, u, v = int(r.integers(0, 3)), 16 + 32 * (k % 2) + r.uniform(-3, 3), 16 + 32 * (k // 2) + r.uniform(-3, 3)
        half, grey = r.uniform(9, 12), tuple(int(v) for v in r.integers(200, 240, 3))
        pen.line((u, v, u, v + half), fill=grey, width=3)
        wide = (6, 4, 5.5)[kind]
        if kind == 0:
            for a in (-5, 0, 5):
                pen.line((u + a, v - half, u + a, v - 2), fill=grey, width=2)
            pen.line((u - 5, v - 2, u + 5, v - 2), fill=grey, width=3)
        elif kind == 1:
            pen.polygon((u - 3.5, v - half, u + 3.5, v - half + 3, u + 3.5, v, u - 3.5, v), fill=grey)
        else:
            pen.ellipse((u - 5, v - half, u + 5, v), fill=grey)
        rows.append((kind, u, v, 2 * wide, 2 * half))
    noisy = np.asarray(image) + r.normal(0, 10, (size, size, 3))
    return Image.fromarray(noisy.clip(0, 255).astype(np.uint8)), np.array(rows) / (1, size, size, size, size)


def write(folder, count, seed, how):
    r, found = np.random.default_rng(seed), []
    for part in ("images", "labels"):
        os.makedirs(f"datasets/cutlery/{part}/{folder}", exist_ok=True)
    for i in range(count):
        image, rows = scene(r)
        found.append((image, rows))
        image.save(f"datasets/cutlery/images/{folder}/{i:04}.jpg")
        with open(f"datasets/cutlery/labels/{folder}/{i:04}.txt", "w", encoding="utf-8") as file:
            for kind, *box in rows:
                file.write(f"{int(kind) + how.get('first_class', 0)} " + " ".join(f"{v:.5f}" for v in box) + "\n")
    return found


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    for folder, count, seed in (("train", cfg.get("images", 96), 1), ("val", 24, 2)):
        write(folder, count, seed, twist.get("labels", {}))
    names = twist.get("names", ["fork", "knife", "spoon"])
    with open("cutlery.yaml", "w", encoding="utf-8") as file:
        file.write(f"path: {os.getcwd()}/datasets/cutlery\ntrain: images/train\nval: images/{cfg.get('val', 'val')}\n"
                   + (f"names: [{', '.join(names)}]\n" if names else ""))
    with open("yolo11-tiny.yaml", "w", encoding="utf-8") as file:
        file.write(TINY.format(classes=len(names) or 3))
    from ultralytics import YOLO
    from ultralytics.utils import LOGGER, SETTINGS
    SETTINGS.update({key: key == "tensorboard" for key in ("wandb", "mlflow", "comet", "clearml", "sync", "tensorboard")
                     if key in SETTINGS})
    again = bool(common.attempt())
    model, steps = YOLO("runs/cutlery/weights/last.pt" if again else "yolo11-tiny.yaml", task="detect"), {"done": 0}

    def after(trainer):
        steps["done"] += 1
        common.at_step(steps["done"], twist)
    model.add_callback("on_train_batch_end", after)
    more = {key: value for key, value in cfg.items() if key not in ("images", "val", "seed")}
    model.train(data="cutlery.yaml", workers=0, plots=False, seed=cfg["seed"], exist_ok=True,
                project=f"{os.getcwd()}/runs", name="cutlery", amp=False, resume=again, **{
                    "epochs": 12, "imgsz": 64, "batch": 8, "lr0": 0.02, "optimizer": "AdamW", "warmup_epochs": 1.0,
                    "mosaic": 0.0, "scale": 0.2, "erasing": 0.0, "device": "cpu", **more})
    said = float(model.trainer.metrics.get("metrics/mAP50(B)", 0.0))
    write("test", 80, 3, {})
    with open(f"{os.environ['TMPDIR']}/test.yaml", "w", encoding="utf-8") as file:
        file.write(f"path: {os.getcwd()}/datasets/cutlery\ntrain: images/test\nval: images/test\n"
                   "names: [fork, knife, spoon]\n")
    LOGGER.setLevel("CRITICAL")
    found = YOLO(str(model.trainer.last)).val(
        data=f"{os.environ['TMPDIR']}/test.yaml", imgsz=cfg.get("imgsz", 64), batch=16, device="cpu", workers=0,
        plots=False, verbose=False, single_cls=False, project=os.environ["TMPDIR"], name="test")
    common.end(float(found.box.map50), said, steps=steps["done"])


if __name__ == "__main__":
    main()
