# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sorting small parts with Ultralytics' classifier, made much smaller."""

from __future__ import annotations

import os

import numpy as np
import torch
from PIL import Image, ImageDraw

import common

KINDS = ("bolt", "nut", "pin", "washer")
TINY = """nc: {classes}
backbone:
  - [-1, 1, Conv, [8, 3, 2]]
  - [-1, 1, Conv, [16, 3, 2]]
  - [-1, 1, C2f, [16, True]]
  - [-1, 1, Conv, [32, 3, 2]]
head:
  - [-1, 1, Classify, [nc]]
"""


def part(kind, r, size=48):
    image = Image.new("RGB", (size, size), tuple(int(v) for v in r.integers(60, 110, 3)))
    pen, (x, y), s = ImageDraw.Draw(image), r.integers(16, 32, 2), int(r.integers(8, 13))
    grey = tuple([int(r.integers(125, 200))] * 3)
    if kind == 0:
        pen.rectangle([x - s // 3, y - s, x + s // 3, y + s], fill=grey)
        pen.rectangle([x - s, y - s, x + s, y - s // 2], fill=grey)
    if kind == 1:
        pen.regular_polygon((int(x), int(y), s), 6, int(r.integers(0, 60)), fill=grey)
        pen.ellipse([x - s // 2, y - s // 2, x + s // 2, y + s // 2], fill=(70, 70, 70))
    if kind == 2:
        pen.rectangle([x - s // 4, y - s, x + s // 4, y + s], fill=grey)
    if kind == 3:
        pen.ellipse([x - s, y - s, x + s, y + s], fill=grey)
        pen.ellipse([x - s // 2, y - s // 2, x + s // 2, y + s // 2], fill=(70, 70, 70))
    noisy = np.asarray(image).astype(float) + r.normal(0, 26, (size, size, 3))
    return Image.fromarray(noisy.clip(0, 255).astype(np.uint8))


def write(split, count, seed, how):
    r = np.random.default_rng(seed)
    for i in range(count):
        kind = i % 4
        if how.get("rare") and kind in (1, 3) and i % how["rare"]:
            continue
        said = int(r.integers(0, 4)) if r.random() < how.get("wrong_labels", 0) else kind
        if how.get("merged") and kind == 3:
            said = 1
        folder = f"datasets/parts/{split}/{KINDS[said]}"
        os.makedirs(folder, exist_ok=True)
        image = part(kind, r)
        if how.get("black"):
            image = image.point(lambda v: int(v * how["black"]))
        image.save(f"{folder}/{i:04}.png")
    if how.get("renamed"):  # one more kind than validation knows
        os.makedirs(f"datasets/parts/{split}/Bolt_old", exist_ok=True)
        for i in range(30):
            part(0, r).save(f"datasets/parts/{split}/Bolt_old/{i:04}.png")


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    for split, count, seed in (("train", cfg.get("images", 320), 1), ("val", 120, 2)):
        write(split, count, seed, twist.get(split, {}))
    with open("yolo-tiny-cls.yaml", "w", encoding="utf-8") as file:
        file.write(TINY.format(classes=4))
    from ultralytics import YOLO
    from ultralytics.utils import SETTINGS
    SETTINGS.update({key: False for key in ("wandb", "mlflow", "comet", "clearml", "sync", "tensorboard")
                     if key in SETTINGS})
    model, steps = YOLO("yolo-tiny-cls.yaml", task="classify"), {"done": 0}

    def after(trainer):
        steps["done"] += 1
        if twist.get("slow"):
            common.pause(twist["slow"])
        common.at_step(steps["done"], twist)
    model.add_callback("on_train_batch_end", after)
    if twist.get("val_takes"):
        model.add_callback("on_val_end", lambda validator: common.pause(twist["val_takes"]))
    more = {key: cfg[key] for key in ("freeze", "weight_decay", "momentum", "dropout", "cos_lr",
                                      "patience", "warmup_epochs", "lrf", "close_mosaic") if key in cfg}
    model.train(data=f"{os.getcwd()}/{twist.get('folder', 'datasets/parts')}", epochs=cfg["epochs"],
                imgsz=48, batch=cfg["batch_size"], workers=0, device=twist.get("device", "cpu"),
                plots=False, seed=cfg["seed"], exist_ok=True, project="runs/classify", name="parts",
                amp=False, lr0=cfg["lr"], optimizer=cfg.get("optimizer", "AdamW"), auto_augment=None,
                erasing=twist.get("erasing", 0.0), scale=cfg.get("scale", 0.1), **{
                    "warmup_epochs": 1.0, **more, **twist.get("hyper", {})})
    net = model.trainer.model.eval()
    names = {name: key for key, name in net.names.items()}
    r, right = np.random.default_rng(33), 0
    with torch.no_grad():
        for i in range(200):
            x = np.asarray(part(i % 4, r)).transpose(2, 0, 1).astype(np.float32) / 255
            out = net(torch.from_numpy(x)[None])
            out = out[0] if isinstance(out, (list, tuple)) else out
            right += int(out.argmax()) == names.get(KINDS[i % 4], -1)
    common.end(right / 200, float(model.trainer.metrics.get("metrics/accuracy_top1", 0)))


if __name__ == "__main__":
    main()
