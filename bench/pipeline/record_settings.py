#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records trainings whose input pipelines differ, with real loaders: material for predict_settings.py.

    record_settings.py list                   the settings, one name a line
    record_settings.py run NAME FOLDER        one of them, in this process; leaves FOLDER/NAME
    record_settings.py all FOLDER PYTHON_TORCH PYTHON_TF RECORDER
                                              all of them, each under `RECORDER record`

A run leaves what a user's run would: what it printed, with time and data_time of each step, as the
recorder keeps it beside its samples of the host; config.yaml; with a profiler a trace of PyTorch. result.json, in FOLDER/results,
is not evidence: steps a second of three repetitions, and the load of the machine.

Loads: jpeg decodes and augments 720x540 images; throttled waits for a slow reader and decodes small
ones; heavy waits, one element in fifty 20 times as long. The GPU step is a sleep.
"""
import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import time

STEPS = 140  # of a repetition
FIRST = 30  # steps that are not counted: the buffers fill
REPETITIONS = 3
BATCH = 8
STEP_SECONDS = 0.014


def settings():
    """Name -> (library, load, options)."""
    named = {}
    for load in ("jpeg", "throttled", "heavy"):
        for workers in (0, 1, 2, 4):
            named[f"torch-{load}-w{workers}"] = ("torch", load, dict(workers=workers, prefetch=2))
        for calls in (1, 2, 4):
            named[f"tf-{load}-p{calls}"] = ("tf", load, dict(calls=calls, prefetch=2))
    named["torch-heavy-w4-f1"] = ("torch", "heavy", dict(workers=4, prefetch=1))
    named["torch-heavy-w2-f8"] = ("torch", "heavy", dict(workers=2, prefetch=8))
    named["torch-throttled-w2-f1"] = ("torch", "throttled", dict(workers=2, prefetch=1))
    named["torch-jpeg-w3"] = ("torch", "jpeg", dict(workers=3, prefetch=2))
    named["torch-throttled-w3"] = ("torch", "throttled", dict(workers=3, prefetch=2))
    named["tf-throttled-p3-f8"] = ("tf", "throttled", dict(calls=3, prefetch=8))
    named["torch-jpeg-w0-profile"] = ("torch", "jpeg", dict(workers=0, prefetch=2, profile=True))
    named["torch-throttled-w0-profile"] = ("torch", "throttled", dict(workers=0, prefetch=2, profile=True))
    return named


def images(folder, size):
    """Pictures of noise at several scales, as large as photographs are when compressed."""
    import numpy
    from PIL import Image
    folder.mkdir(parents=True, exist_ok=True)
    draw = numpy.random.default_rng(1)
    for i in range(48):
        path = folder / f"{i}.jpg"
        if path.exists():
            continue
        width, height = size
        picture = numpy.zeros((height, width, 3))
        for scale in (1, 2, 4, 8, 16, 32):
            part = draw.normal(0, scale, (height // scale + 1, width // scale + 1, 3))
            picture += part.repeat(scale, 0).repeat(scale, 1)[:height, :width]
        Image.fromarray(numpy.uint8(numpy.clip(128 + picture * 1.5, 0, 255))).save(path, quality=90)
    return [str(folder / f"{i}.jpg") for i in range(48)]


def waiting(load, draw):
    """Seconds that an element waits for its source."""
    if load == "throttled":
        return 0.0025 + draw.lognormvariate(-6.6, 0.5)
    if load == "heavy":
        return 0.050 if draw.random() < 0.02 else 0.0025
    return 0.0


class Steps:
    """A training loop's own log: mmengine's format, each step."""

    def __init__(self, log, total):
        self.log, self.total = log, total  # log: whether to print

    def write(self, number, seconds, waited):
        if self.log:
            stamp = time.strftime("%Y/%m/%d %H:%M:%S")
            print(f"{stamp} - mmengine - INFO - Epoch(train) [1][{number}/{self.total}]  lr: 1.0000e-02  "
                  f"time: {seconds:.5f}  data_time: {waited:.5f}  loss: {2.0 / (1 + 0.01 * number):.4f}", flush=True)


def train(batches, log, after_step=lambda: None):
    """Seconds at which each batch was there."""
    steps = Steps(log, STEPS)
    taken = []
    iterator = iter(batches)
    end = time.perf_counter()
    for number in range(1, STEPS + 1):
        next(iterator)
        now = time.perf_counter()
        taken.append(now)
        waited = now - end
        time.sleep(STEP_SECONDS)
        after_step()
        now = time.perf_counter()
        steps.write(number, now - end, waited)
        end = now
    return taken


def torch_batches(load, options, paths):
    import cv2
    import torch
    cv2.setNumThreads(1)
    torch.set_num_threads(1)

    class Images(torch.utils.data.Dataset):
        def __len__(self):
            return (STEPS + 64) * BATCH

        def __getitem__(self, index):
            draw = random.Random(index * 7919 + os.getpid())
            pause = waiting(load, draw)
            if pause:
                time.sleep(pause)
            image = cv2.imread(paths[index % len(paths)])
            if load == "jpeg":
                left, top = draw.randrange(100), draw.randrange(100)
                image = cv2.resize(image[top:top + 405, left:left + 540], (224, 224), interpolation=cv2.INTER_LINEAR)
                if draw.random() < 0.5:
                    image = image[:, ::-1]
            return torch.from_numpy(image.transpose(2, 0, 1).copy())

    workers = options["workers"]
    extra = dict(prefetch_factor=options["prefetch"]) if workers else {}
    return torch.utils.data.DataLoader(Images(), batch_size=BATCH, shuffle=True, num_workers=workers, **extra)


def tf_batches(load, options, paths):
    import tensorflow as tf

    def make(index):
        draw = random.Random(int(index) * 7919 + time.perf_counter_ns())
        time.sleep(waiting(load, draw))
        return index

    def element(index):
        if load != "jpeg":
            index = tf.numpy_function(make, [index], tf.int64)
        image = tf.io.decode_jpeg(tf.io.read_file(tf.gather(paths, index % len(paths))), channels=3)
        if load == "jpeg":
            image = tf.image.random_crop(image, (405, 540, 3))
            image = tf.image.random_flip_left_right(image)
            image = tf.cast(tf.image.resize(image, (224, 224)), tf.uint8)
        else:
            image = tf.ensure_shape(image[:120, :160], (120, 160, 3))
        return image

    data = tf.data.Dataset.range((STEPS + 64) * BATCH).map(element, num_parallel_calls=options["calls"])
    data = data.batch(BATCH).prefetch(options["prefetch"])
    choice = tf.data.Options()
    choice.autotune.enabled = False
    choice.threading.private_threadpool_size = 16
    return data.with_options(choice)


def configuration(library, options):
    lines = [f"batch_size: {BATCH}", "epochs: 1"]
    if library == "torch":
        lines += [f"num_workers: {options['workers']}", f"prefetch_factor: {options['prefetch']}",
                  "persistent_workers: false", "pin_memory: false"]
    else:
        lines += [f"num_parallel_calls: {options['calls']}", f"prefetch: {options['prefetch']}"]
    return "\n".join(lines) + "\n"


def run(name, folder):
    library, load, options = settings()[name]
    place = pathlib.Path(folder) / name
    place.mkdir(parents=True, exist_ok=True)
    (place / "config.yaml").write_text(configuration(library, options))
    size = (720, 540) if load == "jpeg" else (160, 120)
    paths = images(pathlib.Path(folder) / f"images-{size[0]}", size)
    make = torch_batches if library == "torch" else tf_batches
    rates, loads = [], []
    for repetition in range(REPETITIONS):
        is_shown = repetition == 0 and not options.get("profile")
        loads.append(os.getloadavg()[0])
        batches = make(load, options, paths)
        if options.get("profile") and repetition == 0:
            from torch.profiler import ProfilerActivity, profile
            with profile(activities=[ProfilerActivity.CPU]) as profiler:
                train(batches, False, profiler.step)
            profiler.export_chrome_trace(str(place / "trace.pt.trace.json"))
        taken = train(batches, is_shown)
        rates.append((len(taken) - 1 - FIRST) / (taken[-1] - taken[FIRST]))
    results = pathlib.Path(folder) / "results"
    results.mkdir(exist_ok=True)
    (results / f"{name}.json").write_text(json.dumps(dict(
        name=name, steps_per_second=statistics.median(rates), rates=rates, load=loads)) + "\n")


def run_all(folder, python_torch, python_tf, recorder):
    for name, (library, _, _) in settings().items():
        if (pathlib.Path(folder) / "results" / f"{name}.json").exists():
            continue
        python = python_torch if library == "torch" else python_tf
        place = pathlib.Path(folder) / name
        place.mkdir(parents=True, exist_ok=True)
        subprocess.run([recorder, "record", "--out", str(place / "record"), "--interval", "0.5", "--", python,
                        __file__, "run", name, folder], check=False, stdout=subprocess.DEVNULL)
        done = json.loads((pathlib.Path(folder) / "results" / f"{name}.json").read_text())
        print(name, " ".join(f"{rate:.2f}" for rate in done["rates"]), "load", done["load"], flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "list":
        print("\n".join(settings()))
    elif sys.argv[1] == "run":
        run(sys.argv[2], sys.argv[3])
    else:
        run_all(*sys.argv[2:])
