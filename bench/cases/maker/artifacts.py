# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what a Story leaves behind: event files, console, hardware logs, configuration, data."""

from __future__ import annotations

import datetime
import math
import pathlib
import random

from . import config, events
from .story import GPUS, Story


def utc(seconds: float) -> datetime.datetime:
    return datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc)


def stamp(seconds: float) -> str:
    return utc(seconds).strftime("%Y-%m-%d %H:%M:%S.%f")


def absl(seconds: float, source: str) -> str:
    return utc(seconds).strftime("I%m%d %H:%M:%S.%f") + f" 139872461268800 {source}] "


def tf(seconds: float, level: str, source: str) -> str:
    return f"{stamp(seconds)}: {level} {source}] "


def drawn_loss(story: Story, step: int, draw: random.Random) -> dict:
    p = step / story.steps
    total = story.loss(p) * math.exp(draw.gauss(0, story.noise))
    values = {}
    for name, share in story.parts:
        value = total * share
        values[name] = story.part(name, p, value) if story.part else value
    total = sum(values.values())
    return values, total


def train_values(story: Story, step: int, draw: random.Random) -> dict:
    p = step / story.steps
    parts, total = drawn_loss(story, step, draw)
    if story.framework == "odapi":
        values = dict(parts)
        values["Loss/total_loss"] = total
        values["learning_rate"] = story.learning_rate(step)
    else:
        values = {story.loss_tag: total, "train/lr": story.learning_rate(step)}
    if story.gradient_norm:
        values["train/grad_norm"] = story.gradient_norm(p) * math.exp(draw.gauss(0, 0.15))
    if story.extra:
        values.update(story.extra(step, p))
    return values


def write_events(story: Story, folder: pathlib.Path, times: list) -> list:
    """Train and validation; returns (step, time, values) of what was logged for the console."""
    draw = random.Random(story.r.random())
    logged, train, attempt, previous = [], None, 0, -1
    for step, now in times:
        if train is None or step < previous:
            if train:
                train.write(folder / f"train/events.out.tfevents.{int(story.start) + attempt}.vm.1.0.v2")
            attempt += 1
            train = events.EventFile(now)
        previous = step
        if step % story.log_every == 0 and step > 0:
            values = train_values(story, step, draw)
            train.scalars(step, now, values)
            logged.append((step, now, values))
    if train:
        train.write(folder / f"train/events.out.tfevents.{int(story.start) + attempt}.vm.1.0.v2")
    if story.evaluations > 0:
        write_evaluation(story, folder, times, draw)
    return logged


def write_evaluation(story: Story, folder: pathlib.Path, times: list, draw: random.Random) -> None:
    name = "eval" if story.framework == "odapi" else "val"
    file, every = events.EventFile(times[0][1]), max(story.steps // story.evaluations, 1)
    seen = set()
    for step, now in times:
        if step == 0 or step % every or step in seen:
            continue
        seen.add(step)
        p = step / story.steps
        loss = story.validation(p) * math.exp(draw.gauss(0, story.validation_noise))
        metric = story.metric(p)
        metric = metric if metric <= 0 else min(0.99, metric * math.exp(draw.gauss(0, 0.015)))
        if story.framework == "odapi":
            values = {"DetectionBoxes_Precision/mAP": metric * 0.6,
                      "DetectionBoxes_Precision/mAP@.50IOU": metric, "Loss/total_loss": loss}
        else:
            values = {"val/loss": loss, "val/accuracy": metric}
        file.scalars(step, now + 0.4, values)
    if seen:
        file.write(folder / f"{name}/events.out.tfevents.{int(story.start) + 60}.vm.2.0.v2")


def write_console(story: Story, folder: pathlib.Path, times: list, logged: list) -> None:
    out, now = [], story.start
    if story.framework == "odapi":
        out.append(tf(now + 2, "I", "tensorflow/core/platform/cpu_feature_guard.cc:193")
                   + "This TensorFlow binary is optimized with oneAPI Deep Neural Network Library "
                     "(oneDNN) to use the following CPU instructions in performance-critical "
                     "operations:  AVX2 FMA")
        if story.announces_device and not story.cpu_only:
            _, usable, _, compute, _ = GPUS[story.gpu]
            for index in range(story.gpus):
                out.append(tf(now + 4, "I", "tensorflow/core/common_runtime/gpu/gpu_device.cc:1613")
                           + f"Created device /job:localhost/replica:0/task:0/device:GPU:{index} "
                             f"with {usable} MB memory:  -> device: {index}, name: {story.gpu}, pci "
                             f"bus id: 0000:00:0{4 + index}.0, compute capability: {compute}")
    for text in story.lines_at_start:
        out.append(text(now + 6) if callable(text) else text)
    pending = sorted(story.lines, key=lambda line: line[0])
    every = 100 if story.framework == "odapi" else story.log_every * 5
    previous_time, previous_step = None, 0
    for step, at, values in logged:
        while pending and pending[0][0] <= step:
            text = pending.pop(0)[1]
            out.append(text(at) if callable(text) else text)
        if step % every:
            continue
        seconds = story.step_seconds
        if previous_time is not None and step > previous_step:
            seconds = (at - previous_time) / (step - previous_step)
        previous_time, previous_step = at, step
        if story.framework == "odapi":
            out.append("INFO:tensorflow:Step %d per-step time %.3fs" % (step, seconds))
            out.append(absl(at, "model_lib_v2.py:705") + "Step %d per-step time %.3fs"
                       % (step, seconds))
            out.append(absl(at, "model_lib_v2.py:708")
                       + "{" + ",\n ".join(f"'{k}': {v:.6g}" for k, v in values.items()) + "}")
        else:
            out.append(f"{utc(at).strftime('%Y-%m-%d %H:%M:%S')} INFO step {step} "
                       f"loss {values.get(story.loss_tag, float('nan')):.4f} lr "
                       f"{values.get('train/lr', 0):.3g} {seconds:.3f} s/step")
    end = times[-1][1] if times else now + story.start_up
    for _, text in pending:
        out.append(text(end) if callable(text) else text)
    for text in story.ending:
        out.append(text(end + 1) if callable(text) else text)
    (folder / "console.log").write_text("\n".join(out) + "\n")


def samples(story: Story, times: list) -> list:
    """(time, progress) of the hardware logs; before the first step the progress is negative."""
    begin = story.start
    end = times[-1][1] if times else story.start + story.start_up
    if story.silent_after:
        end += story.silent_after
    every = max(1.0, round((end - begin) / story.hardware_samples))
    marks = [(t, s / story.steps) for s, t in times]
    out, at, index = [], begin, 0
    last = marks[-1][0] if marks else begin
    while at < end:
        while index + 1 < len(marks) and marks[index + 1][0] <= at:
            index += 1
        running = marks and marks[0][0] <= at <= last
        out.append((at, marks[index][1] if running else (-1.0 if not marks or at < marks[0][0]
                                                         else 2.0)))
        at += every
    return out


def write_gpu(story: Story, folder: pathlib.Path, times: list) -> None:
    draw = random.Random(story.r.random())
    total, _, limit, _, clock = GPUS[story.gpu]
    rows = ["timestamp, index, name, utilization.gpu [%], utilization.memory [%], memory.used "
            "[MiB], memory.total [MiB], temperature.gpu, power.draw [W], power.limit [W], "
            "clocks.current.sm [MHz], clocks.max.sm [MHz], clocks_throttle_reasons.active, "
            "pcie.link.gen.current, pcie.link.gen.max, pcie.link.width.current, "
            "pcie.link.width.max"]
    for at, p in samples(story, times):
        for gpu in range(story.gpus):
            runs = 0 <= p <= 1
            util = story.util(p, draw, gpu) if runs or p > 1 else draw.uniform(0, 6)
            used = (0.93 if story.gpu_memory is None else story.gpu_memory(max(0.0, min(p, 1.0))))
            if p < 0:
                used *= draw.uniform(0.2, 1.0)
            runs = runs or (p > 1 and util > 50)  # a kernel that waits for another GPU
            sm = clock * story.clock(p) if runs else clock * 0.4
            temperature = story.temperature(p) + draw.gauss(0, 1) if runs else 48
            watts = limit * (0.25 + 0.006 * util)
            if story.power is not None and p >= 0:
                watts = limit * story.power(p, gpu) * (1 + draw.gauss(0, 0.01))
            if story.idle_gpu:
                util, used, sm, watts, temperature = 0, 4 / total, 300, limit * 0.14, 36
            mask = story.throttle(p, draw) if runs else 1
            rows.append(
                f"{utc(at).strftime('%Y/%m/%d %H:%M:%S.%f')[:-3]}, {gpu}, {story.gpu}, "
                f"{int(util)} %, {int(util * 0.4)} %, {int(used * total)} MiB, {total} MiB, "
                f"{int(temperature)}, {watts:.2f} W, {limit:.2f} W, "
                f"{int(sm + draw.gauss(0, 6))} MHz, {clock} MHz, 0x{mask:016x}, "
                f"{story.pcie[0]}, {story.pcie_most[0]}, {story.pcie[1]}, {story.pcie_most[1]}")
    (folder / "gpu.csv").write_text("\n".join(rows) + "\n")


def write_host(story: Story, folder: pathlib.Path, times: list) -> None:
    draw = random.Random(story.r.random())
    rows = ["time_utc,cpu_percent,cpu_busiest_core_percent,cpu_iowait_percent,load_1m,"
            "memory_used_bytes,memory_available_bytes,swap_used_bytes,disk_read_bytes_per_s,"
            "disk_write_bytes_per_s,net_receive_bytes_per_s,net_send_bytes_per_s,"
            "process_cpu_cores,process_memory_bytes,process_count,thread_count,"
            "cgroup_memory_bytes"]
    for at, p in samples(story, times):
        runs = 0 <= p <= 1
        if runs:
            cpu, wait = min(100.0, story.cpu(p, draw)), min(100.0, story.iowait(p, draw))
        else:
            cpu, wait = story.cpu_without_steps(draw)
        memory = story.memory(max(0.0, min(p, 1.0))) * (1 + draw.gauss(0, 0.004))
        memory = min(memory, story.ram * 0.99)
        rows.append(
            f"{utc(at).strftime('%Y-%m-%dT%H:%M:%S.%f')}Z,{cpu:.1f},{min(100, cpu * 1.3):.1f},"
            f"{wait:.1f},{cpu / 100 * story.cpus:.2f},{memory:.0f},{story.ram - memory:.0f},0,"
            f"{draw.uniform(1e7, 4e7):.0f},{draw.uniform(1e5, 1e6):.0f},1000,1000,"
            f"{cpu / 100 * story.cpus:.2f},{memory * 0.8:.0f},9,120,{memory:.0f}")
    (folder / "host.csv").write_text("\n".join(rows) + "\n")


def write_data(story: Story, folder: pathlib.Path) -> None:
    data, draw = story.data, random.Random(story.r.random())
    ids = {name: i + 1 for i, name in enumerate(data.classes)}
    (folder / "data").mkdir(parents=True, exist_ok=True)
    (folder / "data/label_map.pbtxt").write_text("".join(
        "item {\n  id: %d\n  name: '%s'\n}\n" % (i, name) for name, i in ids.items()))
    tables = {}
    for split, count in (("train", data.images), ("val", data.validation)):
        if data.seed is not None:
            draw = random.Random(f"{data.seed}/{split}")
        shards = [b""] * (data.shards if split == "train" else 1)
        for number in range(count):
            unique = draw.getrandbits(60)
            if split == "val" and number < data.same_pictures:
                unique = 7_000_000 + number
            if split == "train" and number < data.same_pictures:
                unique = 7_000_000 + number
            width, height = (data.width, data.height) if data.size is None else data.size(
                split, number, draw)
            boxes = []
            for _ in range(data.boxes(draw)):
                name = draw.choices(data.classes, data.weights)[0]
                w, h = draw.uniform(*data.side), draw.uniform(*data.side)
                x, y = draw.uniform(0, 1 - w), draw.uniform(0, 1 - h)
                boxes.append([x, y, x + w, y + h, ids[name], name])
            if data.spoil:
                data.spoil(split, number, boxes, draw)
            if data.table:
                tables.setdefault(split, ["filename,width,height,class,xmin,ymin,xmax,ymax"]).extend(
                    f"{split}-{number:05d}.jpg,{width},{height},{b[5]},{b[0] * width:.0f},"
                    f"{b[1] * height:.0f},{b[2] * width:.0f},{b[3] * height:.0f}" for b in boxes)
                continue
            file_name = f"{split}-{number:05d}.jpg".encode()
            picture = events.jpeg_header(width, height, unique)
            picture = picture[:-2] + b"\x00" * (data.bytes - len(picture)) + picture[-2:]
            if draw.random() < data.broken_pictures:
                picture = draw.choice([b"<html>404 Not Found</html>", picture[:9], b""])
            features = {
                "image/filename": [file_name], "image/source_id": [file_name],
                "image/format": [b"jpeg"], "image/encoded": [picture],
                "image/width": [width], "image/height": [height]}
            if boxes:
                for key, column in (("xmin", 0), ("ymin", 1), ("xmax", 2), ("ymax", 3)):
                    features[f"image/object/bbox/{key}"] = [float(b[column]) for b in boxes]
                features["image/object/class/label"] = [int(b[4]) for b in boxes]
                features["image/object/class/text"] = [b[5].encode() for b in boxes]
            shards[number % len(shards)] += events.record(events.example(features))
        for index, content in enumerate(shards if not data.table else []):
            name = (f"{split}.record" if len(shards) == 1
                    else f"{split}.record-{index:05d}-of-{len(shards):05d}")
            (folder / "data" / name).write_bytes(content)


    for split, rows in tables.items():
        (folder / f"data/{split}_labels.csv").write_text("\n".join(rows) + "\n")


def write(story: Story, folder: pathlib.Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    times = story.times() if story.last_step() > 0 else []
    logged = []
    if times and "events" in story.has:
        logged = write_events(story, folder, times)
    elif "events" in story.has and story.has == ("events",):
        events.EventFile(story.start).write(  # a run that died before its first summary
            folder / f"train/events.out.tfevents.{int(story.start)}.vm.1.0.v2")
    elif times:
        draw = random.Random(story.r.random())
        logged = [(s, t, train_values(story, s, draw)) for s, t in times
                  if s and s % story.log_every == 0]
    if "console" in story.has:
        write_console(story, folder, times, logged)
    if "gpu" in story.has and (story.idle_gpu or not story.cpu_only):
        write_gpu(story, folder, times)
    if "host" in story.has:
        write_host(story, folder, times)
    if "config" in story.has and story.framework == "odapi":
        text = config.pipeline(story)
        (folder / "pipeline.config").write_text(story.edit(text) if story.edit else text)
    if "data" in story.has and story.framework == "odapi":
        write_data(story, folder)
    if "packages" in story.has and story.packages:
        (folder / "pip-freeze.txt").write_text("".join(
            f"{name}=={version}\n" for name, version in sorted(story.packages.items())))
    if story.arguments:
        (folder / "args.yaml").write_text("".join(
            f"{name}: {value}\n" for name, value in story.arguments.items()))
    if story.dockerfile:
        (folder / "Dockerfile").write_text(story.dockerfile)
    if story.trace:
        story.trace(folder, story)
