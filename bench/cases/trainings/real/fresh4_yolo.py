# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Round gauges and where their needles point: boxes with two points each, with Ultralytics, made much smaller."""

from __future__ import annotations

import os

import numpy as np
import torch
from PIL import Image, ImageDraw

import common

TINY = """nc: 1
kpt_shape: [2, 3]
backbone:
  - [-1, 1, Conv, [8, 3, 2]]
  - [-1, 1, Conv, [16, 3, 2]]
  - [-1, 1, C2f, [16, True]]
  - [-1, 1, Conv, [32, 3, 2]]
  - [-1, 1, C2f, [32, True]]
head:
  - [[4], 1, Pose, [nc, kpt_shape]]
"""


def scene(r, size=64):
    """An image, and for the gauge its box, pivot and tip as parts of the image."""
    image = Image.new("RGB", (size, size), tuple(int(v) for v in r.integers((80, 80, 90), (130, 130, 140))))
    pen, half = ImageDraw.Draw(image), r.uniform(13, 20)
    u, v = r.uniform(half, size - half, 2)
    turn = r.uniform(-np.pi, 0)
    tip = (u + 0.85 * half * np.cos(turn), v + 0.85 * half * np.sin(turn))
    pen.ellipse((u - half, v - half, u + half, v + half), fill=(235, 235, 225), outline=(30, 30, 30), width=2)
    pen.line((u, v, *tip), fill=(200, 20, 20), width=3)
    pen.ellipse((u - 3, v - 3, u + 3, v + 3), fill=(20, 20, 20))
    noisy = np.asarray(image) + r.normal(0, 10, (size, size, 3))
    return Image.fromarray(noisy.clip(0, 255).astype(np.uint8)), np.array(
        [(u, v), (2 * half, 2 * half), (u, v), tip]) / size


def write(folder, count, seed, how):
    r, found = np.random.default_rng(seed), []
    for part in ("images", "labels"):
        os.makedirs(f"datasets/gauges/{part}/{folder}", exist_ok=True)
    for i in range(count):
        image, (centre, size, pivot, tip) = scene(r)
        found.append((image, pivot, tip))
        image.save(f"datasets/gauges/images/{folder}/{i:04}.jpg")
        points = [pivot, tip]
        if how.get("swapped") and r.random() < how["swapped"]:
            points = points[::-1]
        seen = 0 if how.get("unseen") else 2
        row = [*centre, *size, *(v for p in points for v in (*p, seen))]
        row = row[:4] if how.get("boxes_only") else row
        with open(f"datasets/gauges/labels/{folder}/{i:04}.txt", "w", encoding="utf-8") as file:
            file.write("0 " + " ".join(f"{v:.5f}" for v in row) + "\n")
    return found


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    for folder, count, seed in (("train", cfg.get("images", 144), 1), ("val", 40, 2)):
        write(folder, count, seed, twist.get(folder, {}))
    with open("gauges.yaml", "w", encoding="utf-8") as file:
        file.write(f"path: {os.getcwd()}/datasets/gauges\ntrain: images/train\nval: images/val\n"
                   + ("" if twist.get("no_shape") else "kpt_shape: [2, 3]\n") + "names: [gauge]\n")
    with open("yolo-tiny-pose.yaml", "w", encoding="utf-8") as file:
        file.write(TINY)
    from ultralytics import YOLO
    from ultralytics.utils import SETTINGS
    SETTINGS.update({key: False for key in ("wandb", "mlflow", "comet", "clearml", "sync", "tensorboard")
                     if key in SETTINGS})
    again = common.attempt() and twist.get("resume")
    model, steps = YOLO("runs/pose/train/weights/last.pt" if again else "yolo-tiny-pose.yaml", task="pose"), {"done": 0}

    def after(trainer):
        steps["done"] += 1
        if twist.get("slow_after") and steps["done"] > twist["slow_after"]:
            common.pause(twist["slow"])
        common.at_step(steps["done"], twist)
    model.add_callback("on_train_batch_end", after)
    more = {key: cfg[key] for key in ("freeze", "weight_decay", "momentum", "cos_lr", "patience",
                                      "mosaic", "pose", "warmup_epochs", "cos_lr", "fliplr", "hsv_h") if key in cfg}
    model.train(data="gauges.yaml", epochs=cfg["epochs"], imgsz=64, batch=cfg["batch_size"], workers=0, plots=False,
                seed=cfg["seed"], exist_ok=True, name="train", amp=False, lr0=cfg["lr"],
                optimizer=cfg.get("optimizer", "AdamW"), erasing=0.0, resume=bool(again),
                **{"warmup_epochs": 1.0, "mosaic": 0.0, "scale": 0.2, "device": "cpu", **more})
    if not common.attempt() and twist.get("resume"):
        return
    near, net = [], YOLO(str(model.trainer.last))
    for image, pivot, tip in write("test", 100, 3, {}):
        found = net.predict(image, imgsz=64, device="cpu", verbose=False, conf=0.01, max_det=1)[0].keypoints
        if found is None or not found.xyn.numel():
            near.append(False)
            continue
        a, b = found.xyn.numpy()[0, 1] - pivot, tip - pivot  # within 30 degrees
        near.append(bool(a @ b > 0.866 * np.hypot(*a) * np.hypot(*b) and np.hypot(*a) > 0.5 * np.hypot(*b)))
    common.end(float(np.mean(near)), None)


if __name__ == "__main__":
    main()
