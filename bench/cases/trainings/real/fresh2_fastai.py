# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds of mushrooms from folders of images: fastai's vision learner with a small xresnet."""

from __future__ import annotations

import os

import numpy as np
import torch
from fastai.callback.progress import CSVLogger, ProgressCallback
from fastai.callback.tracker import EarlyStoppingCallback, SaveModelCallback
from fastai.learner import Callback
from fastai.vision.all import (CrossEntropyLossFlat, ImageDataLoaders, Learner, Resize, XResNet, ResBlock, accuracy,
                               aug_transforms, error_rate)
from PIL import Image, ImageDraw

import common

KINDS = ("amanita", "boletus", "chanterelle", "morel")


def mushroom(kind, r, size=32):
    image = Image.new("RGB", (size, size), tuple(int(v) for v in r.integers((30, 60, 20), (70, 110, 60))))
    pen, x, w = ImageDraw.Draw(image), int(r.integers(11, 21)), int(r.integers(7, 11))
    top = int(r.integers(5, 10))
    pen.rectangle([x - 2 - kind % 2, top + 6, x + 2 + kind % 2, 29], fill=(225, 215, 190))
    cap = ((190, 40, 35), (125, 75, 35), (225, 160, 40), (110, 90, 60))[kind]
    if kind == 2:
        pen.polygon([(x - w, top), (x + w, top), (x, 24)], fill=cap)
    elif kind == 3:
        pen.ellipse([x - w // 2 - 1, top - 2, x + w // 2 + 1, top + 15], fill=cap)
        for k in range(6):
            pen.point([(x - 3 + 2 * (k % 3), top + 2 + 4 * (k // 3))], fill=(30, 20, 10))
    else:
        pen.pieslice([x - w, top - 2, x + w, top + 14], 180, 360, fill=cap)
        if kind == 0:
            for k in range(4):
                pen.ellipse([x - w + 3 + 4 * k, top + 2, x - w + 5 + 4 * k, top + 4], fill=(240, 240, 235))
    noisy = np.asarray(image) + r.normal(0, 22, (size, size, 3))
    return Image.fromarray(noisy.clip(0, 255).astype(np.uint8))


def write(root, split, count, seed, how):
    r = np.random.default_rng(seed)
    for i in range(count):
        kind = i % 4
        if how.get("rare") and kind and i % how["rare"]:
            continue
        said = int(r.integers(0, 4)) if r.random() < how.get("wrong_labels", 0) else kind
        if how.get("moved"):
            said = (kind + 1) % 4
        folder = f"{root}/{split}/{KINDS[said]}"
        os.makedirs(folder, exist_ok=True)
        mushroom(kind, r).save(f"{folder}/{i:04}.jpg")
        if how.get("truncated") == i:
            os.truncate(f"{folder}/{i:04}.jpg", 300)
        if how.get("not_an_image") == i:
            with open(f"{folder}/{i:04}.jpg", "w", encoding="utf-8") as file:
                file.write("<html><head><title>404 Not Found</title></head></html>\n")


class Steps(Callback):
    def __init__(self, twist):
        self.twist, self.done = twist, 0

    def before_epoch(self):
        if self.twist.get("epoch_start_takes"):
            common.pause(self.twist["epoch_start_takes"])

    def after_batch(self):
        if self.training:
            self.done += 1
            if self.twist.get("slow"):
                common.pause(self.twist["slow"])
            common.at_step(self.done, self.twist)


def main():
    cfg, twist = common.settings()
    torch.set_num_threads(1)
    torch.manual_seed(cfg["seed"])
    for split, count, seed in (("train", cfg.get("images", 400), 4), ("valid", 120, 5)):
        write("mushrooms", split, count, seed, twist.get(split, {}))
    tfms = aug_transforms(max_rotate=cfg.get("rotate", 10.0), max_zoom=1.1, max_warp=0.0) if cfg.get(
        "augment") else None
    loaders = ImageDataLoaders.from_folder(
        twist.get("path", "mushrooms"), train="train", valid=twist.get("valid_name", "valid"), seed=cfg["seed"],
        item_tfms=Resize(32), batch_tfms=tfms, bs=cfg["batch_size"], num_workers=0)
    net = XResNet(ResBlock, 1, [1, 1, 1, 1], n_out=twist.get("outputs", 4), stem_szs=(8, 8, 64), widen=0.2)
    learner = Learner(loaders, net, loss_func=twist.get("loss_func") or CrossEntropyLossFlat(), metrics=[
        error_rate, accuracy], cbs=[CSVLogger("history.csv"), Steps(twist)], wd=cfg.get("weight_decay", 0.01),
        **twist.get("learner", {}))
    learner.remove_cb(ProgressCallback)
    print("".join(f"{name:<12}" for name in ("epoch", "train_loss", "valid_loss", "error_rate", "accuracy", "time")),
          flush=True)
    learner.logger = lambda row: print("".join(f"{v:<12.6f}" if isinstance(v, float) else f"{v!s:<12}" for v in row),
                                       flush=True)
    more = []
    if cfg.get("patience"):
        more.append(EarlyStoppingCallback(cfg.get("monitor", "error_rate"), patience=cfg["patience"],
                                          comp=np.greater if twist.get("wrong_way") else None))
    if cfg.get("keeps_best"):
        more.append(SaveModelCallback(cfg["keeps_best"], comp=np.greater if twist.get("best_wrong_way") else None))
    if twist.get("frozen"):
        for weight in list(net.parameters())[:-2]:
            weight.requires_grad_(False)
    if twist.get("loads"):
        learner.load(twist["loads"])
    if cfg.get("one_cycle", True):
        learner.fit_one_cycle(cfg["epochs"], cfg["lr"], cbs=more)
    else:
        learner.fit(cfg["epochs"], cfg["lr"], cbs=more)
    said = float(learner.recorder.values[-1][3])
    r = np.random.default_rng(77)
    learner.model.eval()
    right = 0
    with torch.no_grad():
        for i in range(160):
            x = torch.tensor(np.asarray(mushroom(i % 4, r)).transpose(2, 0, 1) / 255.0).float()[None]
            name = loaders.vocab[int(learner.model(x).argmax())]
            right += name == KINDS[i % 4]
    common.end(right / 160, said)


if __name__ == "__main__":
    main()
