# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Outlines of bottles with Ultralytics' segmentation, made much smaller."""

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
  - [-1, 1, C2f, [16, True]]
  - [-1, 1, Conv, [32, 3, 2]]
  - [-1, 1, C2f, [32, True]]
head:
  - [[4], 1, Segment, [nc, 8, 16]]
"""


def scene(r, size=64):
    """An image, and for each bottle (0) or can (1) its outline in pixels."""
    image = Image.new("RGB", (size, size), tuple(int(v) for v in r.integers(20, 90, 3)))
    pen, kind = ImageDraw.Draw(image), int(r.integers(0, 2))
    x, y, w, h = r.integers(4, 34), r.integers(4, 20), r.integers(14, 24), r.integers(26, 38)
    if kind == 0:
        line = [(x + w * a, y + h * b) for a, b in ((.35, 0), (.65, 0), (.65, .3), (1, .45), (1, 1), (0, 1), (0, .45),
                                                    (.35, .3))]
    else:
        line = [(x, y + h * .3), (x + w, y + h * .3), (x + w, y + h), (x, y + h)]
    pen.polygon(line, fill=(60, 200, 90) if kind == 0 else (210, 80, 60))
    noisy = np.asarray(image) + r.normal(0, 14, (size, size, 3))
    return Image.fromarray(noisy.clip(0, 255).astype(np.uint8)), kind, np.array(line) / size


def write(folder, count, seed, how):
    r = np.random.default_rng(seed)
    for part in ("images", "labels"):
        os.makedirs(f"datasets/bottles/{part}/{folder}", exist_ok=True)
    for i in range(count):
        image, kind, line = scene(r)
        image.save(f"datasets/bottles/images/{folder}/{i:04}.jpg")
        if how.get("ids"):
            kind = 1 - kind
        if how.get("too_many"):
            kind = kind + 1
        if how.get("shuffled"):
            line, kind = r.random((4, 2)) * 0.5 + 0.2, int(r.integers(0, 2))
        if how.get("pixels"):
            line = line * 64
        if how.get("boxes"):  # centre and size, as for detection
            low, high = line.min(0), line.max(0)
            line = np.array([(low + high) / 2, high - low])
        if how.get("empty"):
            continue
        with open(f"datasets/bottles/labels/{folder}/{i:04}.txt", "w", encoding="utf-8") as file:
            file.write(f"{kind} " + " ".join(f"{v:.5f}" for v in line.ravel()) + "\n")


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    for folder, count, seed in (("train", cfg.get("images", 128), 1), ("val", 40, 2), ("test", 60, 3)):
        write(folder, count, seed, twist.get(folder, {}))
    names = ["bottle", "can"]
    for name, val in (("bottles", "val"), ("clean", "test")):
        with open(f"{name}.yaml", "w", encoding="utf-8") as file:
            file.write(f"path: {os.getcwd()}/datasets/bottles\ntrain: images/train\n"
                       f"{twist.get('val_key', 'val') if name == 'bottles' else 'val'}: images/{val}\n"
                       f"names: {names}\n")
            if twist.get("nc") and name == "bottles":
                file.write(f"nc: {twist['nc']}\n")
    with open("yolo-tiny-seg.yaml", "w", encoding="utf-8") as file:
        file.write(TINY.format(classes=2))
    from ultralytics import YOLO
    from ultralytics.utils import SETTINGS
    SETTINGS.update({key: False for key in ("wandb", "mlflow", "comet", "clearml", "sync", "tensorboard")
                     if key in SETTINGS})
    model, steps = YOLO(twist.get("weights", "yolo-tiny-seg.yaml"), task="segment"), {"done": 0}

    def after(trainer):
        steps["done"] += 1
        if twist.get("slow"):
            common.pause(twist["slow"])
        common.at_step(steps["done"], twist)
    model.add_callback("on_train_batch_end", after)
    more = {key: cfg[key] for key in ("freeze", "weight_decay", "momentum", "cos_lr", "patience", "lrf", "mosaic",
                                      "box", "cls", "dfl", "warmup_epochs") if key in cfg}
    model.train(data="bottles.yaml", epochs=cfg["epochs"], imgsz=64, batch=cfg["batch_size"], workers=0, device="cpu",
                plots=False, seed=cfg["seed"], exist_ok=True, project="runs/segment", name="train", amp=False,
                lr0=cfg["lr"], optimizer=cfg.get("optimizer", "AdamW"), erasing=0.0,
                **{"warmup_epochs": 1.0, "mosaic": 0.0, **more, **twist.get("hyper", {})})
    found = YOLO(str(model.trainer.last)).val(data="clean.yaml", imgsz=64, device="cpu", workers=0, plots=False,
                                              verbose=False, project="runs", name="clean", exist_ok=True)
    common.end(float(found.seg.map50), float(model.trainer.metrics.get("metrics/mAP50(M)", 0)))


if __name__ == "__main__":
    main()
