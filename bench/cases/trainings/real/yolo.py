# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ultralytics' YOLO, made much smaller, on drawn shapes."""

from __future__ import annotations

import os

import numpy as np
import torch
from PIL import Image

import common
import data

TINY = """nc: {classes}
backbone:
  - [-1, 1, Conv, [8, 3, 2]]
  - [-1, 1, Conv, [16, 3, 2]]
  - [-1, 1, C2f, [16, True]]
  - [-1, 1, Conv, [32, 3, 2]]
  - [-1, 1, C2f, [32, True]]
head:
  - [[4], 1, Detect, [nc]]
"""


def write_split(folder, count, seed, how, size=64):
    r = np.random.default_rng(seed)
    x, y = data.objects(count, r, size)
    for kind in ("images", "labels"):
        os.makedirs(f"datasets/{kind}/{folder}", exist_ok=True)
    for i in range(count):
        path = f"datasets/images/{folder}/{i:04}.png"
        Image.fromarray((x[i].transpose(1, 2, 0).clip(0, 1) * 255).astype(np.uint8)).save(path)
        kind, box = int(y[i, 0]), y[i, 1:].copy()
        if how.get("ids"):
            kind = (kind + 1) % 3
        if how.get("shuffled"):
            box = r.random(4) * 0.5 + 0.2
            kind = int(r.integers(0, 3))
        if how.get("corners"):
            box = np.concatenate([box[:2] - box[2:] / 2, box[:2] + box[2:] / 2])
        if how.get("pixels"):
            box = box * size
        if how.get("too_many"):
            kind += 1
        if how.get("half") and i % 2:
            continue
        with open(f"datasets/labels/{folder}/{i:04}.txt", "w", encoding="utf-8") as file:
            file.write(f"{kind} " + " ".join(f"{v:.6f}" for v in box) + "\n")
        if how.get("truncated") and i % 9 == 0:
            with open(path, "r+b") as file:
                file.truncate(os.path.getsize(path) // 3)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    home = os.getcwd()
    for folder, count, seed in (("train", cfg.get("images", 240), 1), ("val", 60, 2),
                                ("test", 80, 3)):
        write_split(folder, count, seed, twist.get(folder, {}))
    if twist.get("no_labels"):
        os.rename("datasets/labels/train", "datasets/annotations")
    for name, val in (("shapes", "val"), ("clean", "test")):
        with open(f"{name}.yaml", "w", encoding="utf-8") as file:
            file.write(f"path: {home}/datasets\ntrain: images/{twist.get('train_path', 'train')}\n"
                       f"val: images/{val}\nnames:\n  0: square\n  1: disc\n  2: cross\n")
    with open("yolo-tiny.yaml", "w", encoding="utf-8") as file:
        file.write(TINY.format(classes=3))
    from ultralytics import YOLO
    from ultralytics.utils import SETTINGS
    SETTINGS.update({key: False for key in ("wandb", "mlflow", "comet", "clearml", "sync")
                     if key in SETTINGS})
    SETTINGS.update({"tensorboard": bool(cfg.get("tensorboard"))})
    model = YOLO("yolo-tiny.yaml")
    steps = {"done": 0}

    def after(trainer):
        steps["done"] += 1
        common.at_step(steps["done"], twist)
        if twist.get("slow"):
            common.pause(twist["slow"])
    model.add_callback("on_train_batch_end", after)
    hyper = {"lr0": cfg["lr"], "optimizer": cfg.get("optimizer", "AdamW"),
             "warmup_epochs": cfg.get("warmup", 1), "mosaic": cfg.get("mosaic", 0.0),
             "weight_decay": cfg.get("weight_decay", 0.0005), "patience": cfg.get("patience", 100),
             "freeze": cfg.get("freeze"), "box": cfg.get("box", 7.5), "cls": cfg.get("cls", 0.5),
             "dfl": cfg.get("dfl", 1.5), "val": cfg.get("val", True), **twist.get("hyper", {})}
    model.train(data="shapes.yaml", epochs=cfg["epochs"], imgsz=64, batch=cfg["batch_size"],
                workers=0, device="cpu", plots=False, seed=cfg["seed"], exist_ok=True,
                project="runs", name="train", save=True, amp=False, verbose=True,
                erasing=0.0, **hyper)
    found = YOLO(str(model.trainer.last)).val(
        data="clean.yaml", imgsz=64, device="cpu", workers=0, plots=False, verbose=False,
        project="runs", name="clean", exist_ok=True)
    common.end(float(found.box.map50), float(model.trainer.metrics.get("metrics/mAP50(B)", 0)))


if __name__ == "__main__":
    main()
