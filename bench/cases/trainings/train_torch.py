#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small detector or classifier of drawn shapes in PyTorch, with a fault on demand."""

from __future__ import annotations

import argparse
import math
import os
import pathlib
import random
import signal
import time

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset
from torch.utils.tensorboard import SummaryWriter

SIZE = 48
NAMES = ("square", "disc", "cross")
BAD_RECORD = 2718


class Shapes(Dataset):
    """One square, disc or cross on noise: its picture, class and box."""

    def __init__(self, count: int, seed: int, options):
        self.count, self.seed, self.options = count, seed, options

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int):
        r = random.Random(self.seed * 1_000_003 + index)
        generator = torch.Generator().manual_seed(self.seed * 7919 + index)
        image = torch.rand(3, SIZE, SIZE, generator=generator) * 0.5
        side = r.randint(12, 26)
        x, y, kind = r.randint(0, SIZE - side), r.randint(0, SIZE - side), r.randrange(3)
        ys, xs = torch.meshgrid(torch.arange(SIZE), torch.arange(SIZE), indexing="ij")
        inside = (xs >= x) & (xs < x + side) & (ys >= y) & (ys < y + side)
        middle_x, middle_y = x + side / 2, y + side / 2
        if kind == 1:
            inside &= (xs - middle_x) ** 2 + (ys - middle_y) ** 2 < (side / 2) ** 2
        if kind == 2:
            inside &= ((xs - middle_x).abs() < side / 6) | ((ys - middle_y).abs() < side / 6)
        image[kind][inside] += self.options.contrast
        if self.options.fault == "slow":
            time.sleep(0.012)  # a decoder that is too slow
        if self.options.fault == "labels":
            kind = random.Random(index * 31 + 7).randrange(3)
        if self.options.fault == "record" and index == BAD_RECORD:
            x, side = x + side, -side  # its corners are swapped
            return image, kind, torch.tensor([x, y, x + side, y - side]) / SIZE
        box = torch.tensor([x, y, x + side, y + side], dtype=torch.float32) / SIZE
        return image, kind, box


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        layers, channels = [], 3
        for width in (16, 32, 64):
            layers += [nn.Conv2d(channels, width, 3, 2, 1), nn.BatchNorm2d(width), nn.ReLU()]
            channels = width
        self.body = nn.Sequential(*layers, nn.Flatten())
        self.classes = nn.Linear(channels * (SIZE // 8) ** 2, 3)
        self.box = nn.Linear(channels * (SIZE // 8) ** 2, 4)

    def forward(self, images):
        features = self.body(images)
        return self.classes(features), self.box(features)


def losses(options, step, output, kinds, boxes):
    logits, drawn = output
    kind_loss = nn.functional.cross_entropy(logits, kinds)
    if options.task == "classify":
        return kind_loss, torch.zeros(())
    if options.fault == "boxes" and step >= options.fault_step:
        # One record with swapped corners, in the logarithm of its width.
        boxes = boxes.clone()
        boxes[0, [0, 2]] = boxes[0, [2, 0]]
    if options.drop_empty:
        kept = (boxes[:, 2] > boxes[:, 0]) & (boxes[:, 3] > boxes[:, 1])
        boxes, drawn = boxes[kept], drawn[kept]
    width = torch.log(boxes[:, 2] - boxes[:, 0])
    height = torch.log(boxes[:, 3] - boxes[:, 1])
    target = torch.stack([boxes[:, 0], boxes[:, 1], width, height], dim=1)
    return kind_loss, nn.functional.smooth_l1_loss(drawn, target)


def sheet(dataset, count=8):
    """The first examples with the names and boxes that the training is given, as one picture."""
    from PIL import Image, ImageDraw

    scale, line = 2, 14
    side = SIZE * scale
    whole = Image.new("RGB", (4 * (side + 4), (count // 4) * (side + line + 4)), "white")
    draw = ImageDraw.Draw(whole)
    for index in range(count):
        image, kind, box = dataset[index]
        at = ((index % 4) * (side + 4), (index // 4) * (side + line + 4))
        pixels = (image.clamp(0, 1).permute(1, 2, 0) * 255).byte().numpy()
        whole.paste(Image.fromarray(pixels).resize((side, side)), at)
        draw.text((at[0] + 2, at[1] + side + 1), NAMES[kind], fill="black")
    return np.asarray(whole)


@torch.no_grad()
def evaluate(model, loader, options):
    model.eval()
    total, right, count = 0.0, 0, 0
    for images, kinds, boxes in loader:
        output = model(images)
        kind_loss, box_loss = losses(argparse.Namespace(**{**vars(options), "fault": ""}), 0, output,
                                     kinds, boxes)
        total += float(kind_loss + box_loss) * len(images)
        right += int((output[0].argmax(1) == kinds).sum())
        count += len(images)
    model.train()
    return total / count, right / count


def trouble(options, step, hoard):
    if options.fault == "leak":
        hoard.append(torch.ones(300_000) * step)  # 1.2 MB a step that nobody gives back
    if step != options.fault_step:
        return
    if options.fault in ("killed", "restart") and not options.resume:
        os.kill(os.getpid(), signal.SIGKILL if options.fault == "killed" else signal.SIGTERM)
    if options.fault == "crash":
        torch.zeros(3, 4) @ torch.zeros(5, 6)


def train(options):
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    logdir = pathlib.Path(options.logdir)
    writers = {name: SummaryWriter(str(logdir / name)) for name in ("train", "val")}
    examples = Shapes(options.images, options.seed, options)
    workers = {"num_workers": options.workers, "persistent_workers": True} if options.workers else {}
    loader = DataLoader(examples, batch_size=options.batch, shuffle=True, **workers)
    kept = options.fault if options.fault == "labels" else ""
    held = DataLoader(
        Shapes(192, options.seed if options.held_from_train else 77,
               argparse.Namespace(fault=kept, contrast=options.contrast)), batch_size=64)
    if options.pictures:
        writers["train"].add_image("examples", sheet(examples), 0, dataformats="HWC")
        writers["val"].add_image("examples", sheet(held.dataset), 0, dataformats="HWC")
    model = Net()
    make = torch.optim.SGD if options.optimizer == "sgd" else torch.optim.AdamW
    more = {"momentum": 0.9} if options.optimizer == "sgd" else {}
    optimizer = make(model.parameters(), lr=options.rate, **more)
    first = options.fault_step - 150 if options.resume else 0
    saved = logdir.parent / "last.pt"
    if options.resume and options.save_every:
        state = torch.load(saved)
        model.load_state_dict(state["model"])
        optimizer.load_state_dict(state["optimizer"])
        first = state["step"]
    profiler = None
    scaler = torch.amp.GradScaler("cpu", enabled=options.amp)
    step, hoard, began = first, [], time.time()
    ready = began
    while step < options.steps:
        for images, kinds, boxes in loader:
            if options.profile and step == first + 60:
                profiler = torch.profiler.profile(
                    activities=[torch.profiler.ProfilerActivity.CPU])
                profiler.start()
            share = step / options.steps
            rate = options.rate * min(1, (step + 1) / 40) * 0.5 * (1 + math.cos(math.pi * share))
            for group in optimizer.param_groups:
                group["lr"] = rate
            optimizer.zero_grad()
            waited = time.time() - ready
            with torch.autocast("cpu", torch.float16, enabled=options.amp):
                output = model(images)
            kind_loss, box_loss = losses(options, step, [part.float() for part in output], kinds,
                                         boxes)
            loss = kind_loss + box_loss
            if options.fault == "nan" and step >= options.fault_step:
                loss = loss / torch.zeros(())* 0
            scaler.scale(loss).backward()
            scaler.unscale_(optimizer)
            norm = float(nn.utils.clip_grad_norm_(model.parameters(), options.clip))
            scaler.step(optimizer)
            loss_scale = scaler.get_scale()
            scaler.update()
            if profiler is not None:
                profiler.step()
                if step == first + 84:
                    profiler.stop()
                    profiler.export_chrome_trace(str(logdir / "train.pt.trace.json.gz"))
                    profiler = None
            step += 1
            if step % options.log_every == 0:
                log = writers["train"]
                log.add_scalar("loss/total", float(loss.detach()), step)
                log.add_scalar("loss/classification", float(kind_loss.detach()), step)
                if options.task == "detect":
                    log.add_scalar("loss/box", float(box_loss.detach()), step)
                log.add_scalar("lr", rate, step)
                log.add_scalar("grad_norm", norm, step)
                if options.amp:
                    log.add_scalar("loss_scale", loss_scale, step)
                if options.times:
                    log.add_scalar("time/data", waited, step)
                    log.add_scalar("time/batch", time.time() - ready, step)
            if step % 50 == 0:
                print(f"step {step} loss {float(loss.detach()):.4f} lr {rate:.5f} "
                      f"{(time.time() - began) / max(step - first, 1):.3f} s/step", flush=True)
            if step % 100 == 0:
                val_loss, accuracy = evaluate(model, held, options)
                writers["val"].add_scalar("loss/total", val_loss, step)
                writers["val"].add_scalar("accuracy", accuracy, step)
                print(f"validation at step {step}: loss {val_loss:.4f} accuracy {accuracy:.3f}",
                      flush=True)
                for writer in writers.values():
                    writer.flush()
            if options.save_every and step % options.save_every == 0:
                torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict(),
                            "step": step}, saved)
                print(f"saved at step {step}", flush=True)
            if options.save_every and step % 10 == 0:
                writers["train"].flush()
            if options.fault == "stalls" and step % 100 == 0:
                time.sleep(6)  # a checkpoint to a slow disk
            trouble(options, step, hoard)
            ready = time.time()
            if step >= options.steps:
                break
    for writer in writers.values():
        writer.close()
    print("done", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--logdir", required=True)
    parser.add_argument("--task", choices=("detect", "classify"), default="detect")
    parser.add_argument("--optimizer", choices=("sgd", "adam"), default="sgd")
    parser.add_argument("--rate", type=float, default=0.03)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--steps", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--contrast", type=float, default=0.25)
    parser.add_argument("--fault", default="")
    parser.add_argument("--fault-step", type=int, default=-1)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--save-every", type=int, default=0, help="and resume from there")
    parser.add_argument("--log-every", type=int, default=5)
    parser.add_argument("--images", type=int, default=4096)
    parser.add_argument("--clip", type=float, default=1e9)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--amp", action="store_true", help="float16 with loss scaling")
    parser.add_argument("--drop-empty", action="store_true", help="leave out boxes without area")
    parser.add_argument("--times", action="store_true", help="log what steps waited and took")
    parser.add_argument("--pictures", action="store_true", help="log the first examples")
    parser.add_argument("--held-from-train", action="store_true", help="validate on trained images")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
