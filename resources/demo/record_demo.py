#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records the demo case: a small object detector that diverges, and the same with a sane rate.

    python3 resources/demo/record_demo.py

trains both runs in turn, each in a process of its own, and leaves in case/<run>/ what a training
job leaves behind. Nothing is simulated: the only difference between the runs is the peak of the
learning rate. Needs torch, tensorboard, psutil, numpy and pillow; no GPU. See README.md.
"""

from __future__ import annotations

import argparse
import csv
import datetime
import importlib.metadata
import logging
import math
import os
import pathlib
import platform
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time

# ---- what is trained --------------------------------------------------------------------------

COMMON = {
    "seed": 17,
    "model": {
        "name": "ssd-tiny",
        "num_classes": 3,
        "image_size": 96,
        "channels": [16, 32, 64, 64, 64],
        "strides": [8, 16],
        "anchor_sizes": [[12.0, 18.0, 24.0], [32.0, 42.0, 54.0]],
        "activation": "leaky_relu(0.1)",
        "normalization": "none",
    },
    "loss": {
        "classification": "sigmoid_focal(alpha=0.25, gamma=2.0)",
        "classification_weight": 1.0,
        "localization": "smooth_l1(beta=1.0)",
        "localization_weight": 1.0,
        "l2_regularization": 0.0004,
        "positive_iou": 0.5,
        "negative_iou": 0.4,
    },
    "input": {
        "dataset": "synthetic-shapes",
        "classes": ["circle", "square", "triangle"],
        "batch_size": 32,
        "max_objects": 4,
        "validation_images": 240,
        "num_threads": 1,
    },
    "optimizer": {
        "name": "sgd",
        "momentum": 0.9,
        "gradient_clip_norm": None,
    },
    "schedule": {
        "name": "warmup_cosine",
        "peak_learning_rate": None,  # the one thing that differs
        "initial_fraction": 0.02,
        "warmup_steps": 1800,
        "total_steps": 3000,
    },
    "logging": {
        "losses_every_steps": 1,
        "rates_every_steps": 10,
        "console_every_steps": 50,
        "evaluate_every_steps": 150,
        "checkpoint_every_steps": 200,
        "keep_checkpoints": 5,
        "host_metrics_every_seconds": 2.0,
    },
}

RUNS = {
    "ssd-tiny_lr0.4": 0.4,  # diverges
    "ssd-tiny_lr0.04": 0.04,  # the fix: a tenth
}


def configOf(run: str) -> dict:
    config = {section: dict(v) if isinstance(v, dict) else v for section, v in COMMON.items()}
    config["schedule"]["peak_learning_rate"] = RUNS[run]
    return {"run": run, **config}


def asYaml(value: dict, indent: int = 0) -> str:
    lines = []
    for key, v in value.items():
        if isinstance(v, dict):
            lines.append(" " * indent + f"{key}:\n" + asYaml(v, indent + 2))
        else:
            text = "null" if v is None else f'"{v}"' if isinstance(v, str) and "(" in v else str(v)
            lines.append(" " * indent + f"{key}: {text}\n")
    return "".join(lines)


# ---- the training job (imports torch, so that the recorder itself need not) ---------------------


def train(run: str, out: pathlib.Path) -> None:
    import numpy as np
    import psutil
    import torch
    import torch.nn.functional as F
    from torch import nn
    from torch.utils.tensorboard import SummaryWriter

    config = configOf(run)
    model_c, loss_c, input_c = config["model"], config["loss"], config["input"]
    log_c, schedule_c = config["logging"], config["schedule"]
    size = model_c["image_size"]
    num_classes = model_c["num_classes"]

    logging.Formatter.converter = time.gmtime
    logging.basicConfig(
        stream=sys.stdout,
        level=logging.INFO,
        format="%(asctime)s.%(msecs)03dZ %(levelname)s %(name)s: %(message)s",
        datefmt="%Y-%m-%dT%H:%M:%S",
    )
    log = logging.getLogger("ssd_tiny")
    torch.manual_seed(config["seed"])
    torch.set_num_threads(input_c["num_threads"])
    torch.use_deterministic_algorithms(True)

    # -- input: coloured shapes on a shaded background -------------------------------------------

    yy, xx = np.mgrid[0:size, 0:size].astype(np.float32) + 0.5

    def makeExample(rng):
        """Image [3,H,W] in 0..1, boxes [n,4] as x0,y0,x1,y1 in pixels, labels [n]."""
        low, high = rng.uniform(0.1, 0.6, 3), rng.uniform(0.2, 0.8, 3)
        angle = rng.uniform(0, 2 * math.pi)
        ramp = (np.cos(angle) * (xx - size / 2) + np.sin(angle) * (yy - size / 2)) / size + 0.5
        image = low[:, None, None] + (high - low)[:, None, None] * np.clip(ramp, 0, 1)
        image = image.astype(np.float32)
        boxes, labels = [], []
        for _ in range(rng.integers(1, input_c["max_objects"] + 1)):
            w = rng.uniform(12, 44)
            h = w * rng.uniform(0.8, 1.25)
            x0, y0 = rng.uniform(1, size - w - 1), rng.uniform(1, max(1.5, size - h - 1))
            box = np.array([x0, y0, x0 + w, min(y0 + h, size - 1)], np.float32)
            if any(_overlap(box, other) > 0.15 for other in boxes):
                continue
            cx, cy = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
            rx, ry = (box[2] - box[0]) / 2, (box[3] - box[1]) / 2
            u, v = (xx - cx) / rx, (yy - cy) / ry
            label = int(rng.integers(num_classes))
            if label == 0:
                inside = u * u + v * v <= 1
            elif label == 1:
                inside = np.maximum(np.abs(u), np.abs(v)) <= 1
            else:
                inside = (np.abs(v) <= 1) & (np.abs(u) <= (v + 1) / 2)
            image[:, inside] = rng.uniform(0, 1, 3)[:, None]
            boxes.append(box)
            labels.append(label)
        image += rng.normal(0, 0.02, image.shape).astype(np.float32)
        return np.clip(image, 0, 1), np.array(boxes), np.array(labels)

    def _overlap(a, b):
        w = min(a[2], b[2]) - max(a[0], b[0])
        h = min(a[3], b[3]) - max(a[1], b[1])
        if w <= 0 or h <= 0:
            return 0.0
        return w * h / min((a[2] - a[0]) * (a[3] - a[1]), (b[2] - b[0]) * (b[3] - b[1]))

    # -- model: a plain convolutional backbone, two feature maps, square anchors ------------------

    class SsdTiny(nn.Module):
        def __init__(self):
            super().__init__()
            c = model_c["channels"]
            self.stem = nn.ModuleList(
                [
                    nn.Conv2d(3, c[0], 3, 2, 1),
                    nn.Conv2d(c[0], c[1], 3, 2, 1),
                    nn.Conv2d(c[1], c[2], 3, 2, 1),
                    nn.Conv2d(c[2], c[3], 3, 1, 1),
                ]
            )
            self.down = nn.Conv2d(c[3], c[4], 3, 2, 1)
            per_cell = [len(sizes) for sizes in model_c["anchor_sizes"]]
            self.classes = nn.ModuleList(
                [nn.Conv2d(ch, n * num_classes, 3, 1, 1) for ch, n in zip(c[3:], per_cell)]
            )
            self.boxes = nn.ModuleList(
                [nn.Conv2d(ch, n * 4, 3, 1, 1) for ch, n in zip(c[3:], per_cell)]
            )
            for m in self.modules():
                if isinstance(m, nn.Conv2d):
                    nn.init.kaiming_normal_(m.weight, a=0.1)
                    nn.init.zeros_(m.bias)
            for head in [*self.classes, *self.boxes]:
                nn.init.normal_(head.weight, std=0.01)
            for head in self.classes:  # focal loss: start from a foreground share of 1 %
                nn.init.constant_(head.bias, -math.log(99))

        def forward(self, x):
            for conv in self.stem:
                x = F.leaky_relu(conv(x), 0.1)
            levels = [x, F.leaky_relu(self.down(x), 0.1)]
            logits = [_flat(head(f), num_classes) for head, f in zip(self.classes, levels)]
            offsets = [_flat(head(f), 4) for head, f in zip(self.boxes, levels)]
            return torch.cat(logits, 1), torch.cat(offsets, 1)

    def _flat(t, width):
        return t.permute(0, 2, 3, 1).reshape(t.shape[0], -1, width)

    def makeAnchors():
        rows = []
        for stride, sizes in zip(model_c["strides"], model_c["anchor_sizes"]):
            for j in range(size // stride):
                for i in range(size // stride):
                    rows += [[(i + 0.5) * stride, (j + 0.5) * stride, s, s] for s in sizes]
        return torch.tensor(rows)

    anchors = makeAnchors()
    corners = torch.cat([anchors[:, :2] - anchors[:, 2:] / 2, anchors[:, :2] + anchors[:, 2:] / 2], 1)
    scale = torch.tensor([10.0, 10.0, 5.0, 5.0])

    def iouMatrix(a, b):
        low = torch.maximum(a[:, None, :2], b[None, :, :2])
        high = torch.minimum(a[:, None, 2:], b[None, :, 2:])
        inter = (high - low).clamp(min=0).prod(2)
        area = lambda t: (t[:, 2:] - t[:, :2]).prod(1)
        return inter / (area(a)[:, None] + area(b)[None] - inter)

    def encode(boxes, at):
        centre, extent = (boxes[:, :2] + boxes[:, 2:]) / 2, boxes[:, 2:] - boxes[:, :2]
        return scale * torch.cat([(centre - at[:, :2]) / at[:, 2:], (extent / at[:, 2:]).log()], 1)

    def decode(offsets):
        t = offsets / scale
        centre = t[..., :2] * anchors[:, 2:] + anchors[:, :2]
        extent = t[..., 2:].exp() * anchors[:, 2:]
        return torch.cat([centre - extent / 2, centre + extent / 2], -1)

    def assign(boxes, labels):
        """Per anchor: class (-1 background, -2 ignored) and the encoded box."""
        iou = iouMatrix(corners, boxes)
        best, which = iou.max(1)
        target = torch.full((len(anchors),), -1)
        target[best >= loss_c["negative_iou"]] = -2
        positive = best >= loss_c["positive_iou"]
        forced = iou.argmax(0)
        which[forced] = torch.arange(len(boxes))
        positive[forced] = True
        target[positive] = labels[which[positive]]
        return target, encode(boxes[which], anchors)

    def makeBatch(rng, count):
        images, targets, offsets, truths = [], [], [], []
        for _ in range(count):
            image, boxes, labels = makeExample(rng)
            target, offset = assign(torch.from_numpy(boxes), torch.from_numpy(labels))
            images.append(torch.from_numpy(image))
            targets.append(target)
            offsets.append(offset)
            truths.append((boxes, labels))
        return torch.stack(images), torch.stack(targets), torch.stack(offsets), truths

    torch.manual_seed(config["seed"])
    model = SsdTiny()

    def losses(images, targets, offsets):
        logits, predicted = model(images - 0.5)
        positive = targets >= 0
        count = positive.sum().clamp(min=1)
        onehot = F.one_hot(targets.clamp(min=0), num_classes) * positive[..., None]
        onehot = onehot.to(logits.dtype)
        ce = F.binary_cross_entropy_with_logits(logits, onehot, reduction="none")
        p = logits.sigmoid()
        p_t = p * onehot + (1 - p) * (1 - onehot)
        alpha_t = 0.25 * onehot + 0.75 * (1 - onehot)
        focal = alpha_t * (1 - p_t) ** 2 * ce
        classification = (focal * (targets != -2)[..., None]).sum() / count
        localization = F.smooth_l1_loss(predicted[positive], offsets[positive], reduction="sum") / count
        squares = sum((p**2).sum() for n, p in model.named_parameters() if n.endswith("weight"))
        return {
            "Loss/classification_loss": loss_c["classification_weight"] * classification,
            "Loss/localization_loss": loss_c["localization_weight"] * localization,
            "Loss/regularization_loss": loss_c["l2_regularization"] * squares,
        }

    # -- evaluation -------------------------------------------------------------------------------

    validation = makeBatch(np.random.default_rng(config["seed"] + 1), input_c["validation_images"])

    def detect(logits, boxes):
        """Up to 100 boxes of one image after non-maximum suppression: class, score, box."""
        found = []
        for c in range(num_classes):
            scores = logits[:, c].sigmoid()
            order = scores.argsort(descending=True)[:60]
            kept = boxes[order].clamp(0, size)
            iou = iouMatrix(kept, kept)
            alive = torch.ones(len(order), dtype=torch.bool)
            for i in range(len(order)):
                if alive[i]:
                    alive[i + 1 :] &= ~(iou[i, i + 1 :] > 0.5)
            found += [(c, float(scores[order[i]]), kept[i]) for i in range(len(order)) if alive[i]]
        return sorted(found, key=lambda d: -d[1])[:100]

    def averagePrecision(hits, total):
        """Area under the precision-recall curve, 101 points as COCO; hits by falling score."""
        hits = np.array(hits, np.float64)
        recall = np.cumsum(hits) / max(total, 1)
        precision = np.cumsum(hits) / np.arange(1, len(hits) + 1)
        precision = np.maximum.accumulate(precision[::-1])[::-1]
        at = np.searchsorted(recall, np.linspace(0, 1, 101))
        return float(np.mean([precision[i] if i < len(precision) else 0.0 for i in at]))

    def evaluate(step):
        images, targets, offsets, truths = validation
        with torch.no_grad():
            total = float(sum(losses(images, targets, offsets).values()))
            logits, predicted = model(images - 0.5)
            boxes = decode(predicted)
        bad = int((~torch.isfinite(boxes)).any(-1).sum() + (~torch.isfinite(logits)).any(-1).sum())
        if bad:
            raise FloatingPointError(
                f"detections at step {step} are not finite: {bad} of {2 * boxes.shape[0] * boxes.shape[1]}"
                f" box and score vectors hold NaN or inf (validation loss = {total})"
            )
        thresholds = np.arange(0.5, 1.0, 0.05)
        ranked = [[] for _ in range(num_classes)]
        matched, count = np.zeros((num_classes, len(thresholds))), np.zeros(num_classes)
        detections = [detect(l, b) for l, b in zip(logits, boxes)]
        for found, (truth, labels) in zip(detections, truths):
            for c in range(num_classes):
                of_class = torch.from_numpy(truth[labels == c]).reshape(-1, 4)
                mine = [d for d in found if d[0] == c]
                count[c] += len(of_class)
                if not mine:
                    continue
                iou = iouMatrix(torch.stack([d[2] for d in mine]), of_class).nan_to_num(0).numpy()
                for k, threshold in enumerate(thresholds):
                    taken = np.zeros(len(of_class), bool)
                    for d, row in zip(mine, iou):
                        free = np.where(taken, -1.0, row)
                        hit = len(free) > 0 and free.max() >= threshold
                        if hit:
                            taken[free.argmax()] = True
                        if k == 0:
                            ranked[c].append((d[1], hit))
                    matched[c, k] += taken.sum()
        precision = [
            averagePrecision([h for _, h in sorted(r, key=lambda x: -x[0])], n)
            for r, n in zip(ranked, count)
        ]
        return total, float(np.mean(precision)), float((matched / count[:, None]).mean()), detections

    def picture(index, detections):
        """A validation image, twice as large, with what was found: score above 0.3."""
        image = validation[0][index].repeat_interleave(2, 1).repeat_interleave(2, 2)
        image = (image * 15).round() / 15  # fewer colours: smaller PNG
        colours = torch.tensor([[1.0, 1.0, 0.0], [0.0, 1.0, 1.0], [1.0, 0.0, 1.0]])
        for c, score, box in detections[index]:
            if score > 0.3:
                x0, y0, x1, y1 = (int(min(max(v * 2, 0), 2 * size - 1)) for v in box.tolist())
                image[:, y0 : y1 + 1, [x0, x1]] = colours[c][:, None, None]
                image[:, [y0, y1], x0 : x1 + 1] = colours[c][:, None, None]
        return image

    # -- checkpoints --------------------------------------------------------------------------------

    checkpoints: list[pathlib.Path] = []

    def save(step, optimizer):
        started = time.time()
        path = out / f"ckpt-{step:06d}.pt"
        with open(path, "wb") as f:
            torch.save({"step": step, "model": model.state_dict(), "sgd": optimizer.state_dict()}, f)
            f.flush()
            os.fsync(f.fileno())
        checkpoints.append(path)
        while len(checkpoints) > log_c["keep_checkpoints"]:
            checkpoints.pop(0).unlink()
        kib = path.stat().st_size / 1024
        log.info("Saved checkpoint %s (%.0f KiB) in %.3fs", path.name, kib, time.time() - started)

    # -- the loop -----------------------------------------------------------------------------------

    def learningRate(step):
        peak, start = schedule_c["peak_learning_rate"], schedule_c["initial_fraction"]
        warm, total = schedule_c["warmup_steps"], schedule_c["total_steps"]
        if step < warm:
            return peak * (start + (1 - start) * step / warm)
        return peak * 0.5 * (1 + math.cos(math.pi * (step - warm) / (total - warm)))

    parameters = sum(p.numel() for p in model.parameters())
    optimizer = torch.optim.SGD(
        model.parameters(), lr=learningRate(0), momentum=config["optimizer"]["momentum"]
    )
    log.info("run %s: %s with %d parameters, torch %s on cpu, %d threads", run, model_c["name"],
             parameters, torch.__version__, torch.get_num_threads())
    log.info("warm-up and cosine decay: peak learning rate %g at step %d of %d, batch size %d",
             schedule_c["peak_learning_rate"], schedule_c["warmup_steps"],
             schedule_c["total_steps"], input_c["batch_size"])

    current = {"step": 0}
    stop = threading.Event()

    def sampleHost(writer):
        process = psutil.Process()
        psutil.cpu_percent()
        while not stop.wait(log_c["host_metrics_every_seconds"]):
            step = current["step"]
            writer.add_scalar("system/cpu_percent", psutil.cpu_percent(), step)
            writer.add_scalar("system/memory_used_gib", psutil.virtual_memory().used / 2**30, step)
            writer.add_scalar("system/process_rss_gib", process.memory_info().rss / 2**30, step)

    rng = np.random.default_rng(config["seed"])
    with SummaryWriter(str(out / "train")) as writer, SummaryWriter(str(out / "validation")) as val:
        sampler = threading.Thread(target=sampleHost, args=(writer,), daemon=True)
        sampler.start()
        try:
            mark, mark_step, console_mark = time.time(), 0, time.time()
            for step in range(schedule_c["total_steps"] + 1):
                current["step"] = step
                if step % log_c["evaluate_every_steps"] == 0:
                    started = time.time()
                    total, precision, recall, detections = evaluate(step)
                    val.add_scalar("Loss/total_loss", total, step)
                    val.add_scalar("DetectionBoxes_Precision/mAP@.50IOU", precision, step)
                    val.add_scalar("DetectionBoxes_Recall/AR@100", recall, step)
                    if step % 300 == 0:
                        writer.add_histogram("weights/box_head", model.boxes[0].weight, step)
                    if step % 900 == 0:
                        for index in range(2):
                            val.add_image(f"detections/{index}", picture(index, detections), step)
                    log.info("Evaluated step %d: loss=%.4f mAP@.50IOU=%.4f AR@100=%.4f (%d images in %.2fs)",
                             step, total, precision, recall, len(detections), time.time() - started)
                if step and step % log_c["checkpoint_every_steps"] == 0:
                    save(step, optimizer)
                if step == schedule_c["total_steps"]:
                    break

                rate = learningRate(step)
                for group in optimizer.param_groups:
                    group["lr"] = rate
                images, targets, offsets, _ = makeBatch(rng, input_c["batch_size"])
                optimizer.zero_grad()
                parts = losses(images, targets, offsets)
                total = sum(parts.values())
                total.backward()
                norm = torch.sqrt(sum((p.grad.double() ** 2).sum() for p in model.parameters()))
                optimizer.step()

                if step % log_c["losses_every_steps"] == 0:
                    for tag, value in parts.items():
                        writer.add_scalar(tag, value.item(), step)
                    writer.add_scalar("Loss/total_loss", total.item(), step)
                    writer.add_scalar("global_norm/gradients", norm.item(), step)
                if step and step % log_c["rates_every_steps"] == 0:
                    now = time.time()
                    writer.add_scalar("learning_rate", rate, step)
                    writer.add_scalar("steps_per_sec", (step - mark_step) / (now - mark), step)
                    images_done = (step - mark_step) * input_c["batch_size"]
                    writer.add_scalar("images_per_sec", images_done / (now - mark), step)
                    mark, mark_step = now, step
                if step and step % log_c["console_every_steps"] == 0:
                    now = time.time()
                    log.info("Step %d per-step time %.3fs loss=%.4g lr=%.4g", step,
                             (now - console_mark) / log_c["console_every_steps"], total.item(), rate)
                    console_mark = now
        finally:
            stop.set()
            sampler.join()
    log.info("Training finished at step %d", schedule_c["total_steps"])


# ---- the recorder -------------------------------------------------------------------------------


def sampleHostTo(path: pathlib.Path, pid: int, stop: threading.Event) -> None:
    import psutil

    process = psutil.Process(pid)

    def counters():
        try:
            written = process.io_counters().write_bytes
        except (psutil.Error, AttributeError):
            written = 0
        net = psutil.net_io_counters()
        return time.monotonic(), written, net.bytes_sent, net.bytes_recv

    with open(path, "w", newline="") as f:
        rows = csv.writer(f, lineterminator="\n")
        rows.writerow(["timestamp", "cpu_percent", "memory_used_gib", "process_rss_gib",
                       "disk_write_mib_s", "net_sent_kib_s", "net_recv_kib_s"])
        psutil.cpu_percent()
        before = counters()
        while not stop.wait(1.0):
            try:
                rss = process.memory_info().rss
                now = counters()
            except psutil.Error:
                break
            dt = now[0] - before[0]
            stamp = datetime.datetime.now(datetime.timezone.utc)
            rows.writerow([
                stamp.strftime("%Y-%m-%dT%H:%M:%S.") + f"{stamp.microsecond // 1000:03d}Z",
                f"{psutil.cpu_percent():.1f}",
                f"{psutil.virtual_memory().used / 2**30:.3f}",
                f"{rss / 2**30:.3f}",
                f"{(now[1] - before[1]) / dt / 2**20:.3f}",
                f"{(now[2] - before[2]) / dt / 2**10:.1f}",
                f"{(now[3] - before[3]) / dt / 2**10:.1f}",
            ])
            before = now


def environment() -> str:
    import psutil

    model = next((line.split(":", 1)[1].strip() for line in open("/proc/cpuinfo")
                  if line.startswith("model name")), platform.machine())
    lines = [
        f"python=={platform.python_version()}",
        f"# system: {platform.system()} {platform.machine()}, {platform.libc_ver()[0]} {platform.libc_ver()[1]}",
        f"# cpu: {model}, {os.cpu_count()} logical cores",
        f"# memory: {psutil.virtual_memory().total / 2**30:.1f} GiB",
        "# gpu: none",
        "",
    ]
    for package in ["numpy", "pillow", "protobuf", "psutil", "tensorboard", "torch"]:
        lines.append(f"{package}=={importlib.metadata.version(package)}")
    return "\n".join(lines) + "\n"


def record(run: str, case: pathlib.Path) -> None:
    script = pathlib.Path(__file__).resolve()
    target = case / run
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    (target / "config.yaml").write_text(asYaml(configOf(run)))
    (target / "environment.txt").write_text(environment())

    with tempfile.TemporaryDirectory() as scratch:
        started = time.time()
        job = subprocess.Popen(
            [sys.executable, "-u", str(script), "--train", run, "--scratch", scratch],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=scratch,
            env={**os.environ, "PYTHONWARNINGS": "ignore"},
        )
        stop = threading.Event()
        sampler = threading.Thread(
            target=sampleHostTo, args=(target / "host_metrics.csv", job.pid, stop))
        sampler.start()
        try:
            with open(target / "console.log", "w") as console:
                for line in job.stdout:
                    # Python names the main script by its absolute path: keep the file name.
                    line = line.replace(str(script.parent) + os.sep, "")
                    console.write(line)
                    print(line, end="", flush=True)
                code = job.wait()
                end = f"process exited with status {code} after {time.time() - started:.1f}s\n"
                console.write(end)
                print(end)
        finally:
            job.kill()
            stop.set()
            sampler.join()

        # The writer names its files after the machine: rename them.
        for number, part in enumerate(["train", "validation"], 1):
            (target / part).mkdir()
            for events in sorted(pathlib.Path(scratch, part).glob("*tfevents*")):
                seconds = re.search(r"tfevents\.(\d+)\.", events.name)[1]
                name = f"events.out.tfevents.{seconds}.demo-host.{number}.0"
                shutil.copyfile(events, target / part / name)


def checkAnonymous(case: pathlib.Path) -> None:
    """Refuses a case that tells where it was recorded."""
    words = {socket.gethostname(), os.environ.get("USER", ""), os.environ.get("LOGNAME", ""),
             str(pathlib.Path(__file__).resolve().parent), str(pathlib.Path.home()),
             tempfile.gettempdir() + "/", sys.prefix, "/home/", "/root/", "/work/", "site-packages",
             "dist-packages", "http://", "https://"}
    for path in case.rglob("*"):
        if path.is_file():
            data = path.read_bytes()
            for word in words:
                if len(word) > 3 and word.encode() in data:
                    sys.exit(f"{path}: holds {word!r}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--case", type=pathlib.Path, default=pathlib.Path(__file__).parent / "case")
    parser.add_argument("--run", choices=RUNS, help="only this run")
    parser.add_argument("--train", choices=RUNS, help=argparse.SUPPRESS)  # the job itself
    parser.add_argument("--scratch", type=pathlib.Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.train:
        train(arguments.train, arguments.scratch)
        return
    for run in [arguments.run] if arguments.run else RUNS:
        record(run, arguments.case)
    checkAnonymous(arguments.case)


if __name__ == "__main__":
    main()
