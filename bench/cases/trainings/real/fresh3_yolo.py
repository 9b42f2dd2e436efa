# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Containers in a harbour seen from above: rotated boxes with Ultralytics, made much smaller."""

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
  - [[4], 1, OBB, [nc, 1]]
"""


def scene(r, size=64):
    """An image, and for each container (0) or lorry (1) its four corners as parts of the image."""
    image = Image.new("RGB", (size, size), tuple(int(v) for v in r.integers((70, 75, 80), (110, 110, 115))))
    pen, rows = ImageDraw.Draw(image), []
    for x, y in ((18, 20), (46, 44))[:int(r.integers(1, 3))]:
        kind, turn = int(r.integers(0, 2)), r.uniform(0, np.pi)
        w, h = (r.uniform(20, 26), r.uniform(9, 12)) if kind == 0 else (r.uniform(13, 16), r.uniform(9, 11))
        x, y = x + r.uniform(-4, 4), y + r.uniform(-4, 4)
        along, across = np.array([np.cos(turn), np.sin(turn)]) * w / 2, np.array([-np.sin(turn), np.cos(turn)]) * h / 2
        line = [np.array([x, y]) + a * along + b * across for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        pen.polygon([tuple(p) for p in line], fill=(200, 90, 50) if kind == 0 else (60, 110, 210))
        rows.append((kind, np.clip(np.array(line) / size, 0, 1)))
    noisy = np.asarray(image) + r.normal(0, 12, (size, size, 3))
    return Image.fromarray(noisy.clip(0, 255).astype(np.uint8)), rows


def write(folder, count, seed, how):
    r = np.random.default_rng(seed)
    labels = how.get("labels_in", "labels")
    for part in ("images", labels):
        os.makedirs(f"datasets/harbour/{part}/{folder}", exist_ok=True)
    for i in range(count):
        image, rows = scene(r)
        if how.get("no_images"):
            continue
        image.save(f"datasets/harbour/images/{folder}/{i:04}.jpg")
        with open(f"datasets/harbour/{labels}/{folder}/{i:04}.txt", "w", encoding="utf-8") as file:
            for kind, line in rows:
                kind = 1 - kind if how.get("ids") else kind
                line = line * 64 if how.get("pixels") else line[:, ::-1] if how.get("turned") else line
                file.write(f"{kind} " + " ".join(f"{v:.5f}" for v in line.ravel()) + "\n")


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    for folder, count, seed in (("train", cfg.get("images", 128), 1), ("val", 40, 2), ("test", 60, 3)):
        write(folder, count, seed, twist.get(folder, {}))
    for name, val in (("harbour", "val"), ("clean", "test")):
        with open(f"{name}.yaml", "w", encoding="utf-8") as file:
            file.write(f"path: {os.getcwd()}/datasets/harbour\ntrain: images/train\nval: images/{val}\n"
                       "names: [container, lorry]\n")
    with open("yolo-tiny-obb.yaml", "w", encoding="utf-8") as file:
        file.write(TINY.format(classes=2))
    from ultralytics import YOLO
    from ultralytics.utils import SETTINGS
    SETTINGS.update({key: False for key in ("wandb", "mlflow", "comet", "clearml", "sync", "tensorboard")
                     if key in SETTINGS})
    model, steps = YOLO(twist.get("weights", "yolo-tiny-obb.yaml"), task="obb"), {"done": 0}

    def after(trainer):
        steps["done"] += 1
        if twist.get("slower"):
            common.pause(twist["slower"] * steps["done"])
        common.at_step(steps["done"], twist)
    model.add_callback("on_train_batch_end", after)
    more = {key: cfg[key] for key in ("freeze", "weight_decay", "momentum", "cos_lr", "patience", "lrf", "mosaic",
                                      "box", "cls", "warmup_epochs", "device", "degrees", "val") if key in cfg}
    model.train(data=twist.get("data", "harbour.yaml"), epochs=cfg["epochs"], imgsz=64, batch=cfg["batch_size"],
                workers=0, plots=False, seed=cfg["seed"], exist_ok=True, project="runs/obb", name="train", amp=False,
                lr0=cfg["lr"], optimizer=cfg.get("optimizer", "AdamW"), erasing=0.0,
                **{"warmup_epochs": 1.0, "mosaic": 0.0, "device": "cpu", **more, **twist.get("hyper", {})})
    found = YOLO(str(model.trainer.last)).val(data="clean.yaml", imgsz=64, device="cpu", workers=0, plots=False,
                                              verbose=False, project="runs", name="clean", exist_ok=True)
    common.end(float(found.box.map50), float(model.trainer.metrics.get("metrics/mAP50(B)", 0)))


if __name__ == "__main__":
    main()
