# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of the lessons about the GPU: whether it is used, what it waits for, and runs that go silent."""

import random

from maker import console_texts as say
from maker import traces
from maker.artifacts import tf

TF_RUN = ("events", "console", "gpu", "host", "config", "packages")
TORCH_RUN = ("events", "console", "gpu", "host", "packages")
TORCH = {"torch": "2.1.0", "torchvision": "0.16.0", "numpy": "1.26.0"}
TENSORRT = [say.missing_library("libnvinfer.so.7"), say.missing_library("libnvinfer_plugin.so.7"),
            say.no_tensorrt]


def image(base, *lines):
    return "\n".join([f"FROM {base}", *lines, "WORKDIR /train", "COPY . /train",
                      'CMD ["python", "model_main_tf2.py"]']) + "\n"


# A GPU that is rented and not used.

def vm(s):
    """A detector on a cloud VM with eight processors and one T4."""
    s.has = TF_RUN
    s.steps, s.log_every, s.warm_steps, s.evaluations = 1500, 10, 75, 0
    s.rate, s.warm_rate = 0.004, 0.0013


def slim_image(s, r):
    vm(s)
    s.cpu_only = s.idle_gpu = True
    s.step_seconds, s.stops_at = 8.7, 310
    s.cpu = lambda p, d: min(100, max(90, d.gauss(97, 1.5)))
    s.lines_at_start = [*TENSORRT, say.missing_library("libcudart.so.11.0"),
                        say.missing_library("libcudnn.so.8"), say.no_gpu_libraries]
    s.dockerfile = image("python:3.10-slim", "RUN pip install tensorflow==2.11.1 "
                         "tf-models-official==2.11.0 pycocotools==2.0.6")


def gpu_image(s, r):
    vm(s)
    s.lines_at_start = list(TENSORRT)
    s.dockerfile = image("tensorflow/tensorflow:2.11.1-gpu", "RUN pip install "
                         "tf-models-official==2.11.0 pycocotools==2.0.6")


def few_processors(s, r):
    vm(s)
    s.cpus = 4
    s.step_seconds, s.stops_at = 1.15, 900
    s.util = lambda p, d, g: d.uniform(0, 8) if d.random() < 0.72 else d.gauss(85, 6)
    s.cpu = lambda p, d: min(100, max(90.5, d.gauss(97, 1.5)))
    s.lines_at_start = list(TENSORRT)
    s.dockerfile = image("tensorflow/tensorflow:2.11.1-gpu", "RUN pip install "
                         "tf-models-official==2.11.0 pycocotools==2.0.6")


def cpu_wheel(s, r):
    s.framework, s.has = "torch", TORCH_RUN
    s.packages = {**TORCH, "torch": "2.1.0+cpu", "torchvision": "0.16.0+cpu"}
    s.gpu = "NVIDIA L4"
    s.cpu_only = s.idle_gpu = True
    s.steps, s.log_every, s.warm_steps, s.evaluations = 4000, 5, 100, 0
    s.step_seconds, s.stops_at = 6.1, 280
    s.cpu = lambda p, d: min(100, max(88, d.gauss(96, 1.5)))
    s.lines_at_start = ["PyTorch 2.1.0+cpu, Python 3.10.12", "Using device: cpu"]


# A hang.

RANKS = 4


def four_ranks(s):
    s.framework, s.has = "torch", TORCH_RUN
    s.packages = dict(TORCH)
    s.gpu, s.gpus = "NVIDIA A100-SXM4-40GB", RANKS
    s.cpus, s.ram = 48, 340e9
    s.steps, s.log_every, s.warm_steps, s.evaluations = 20_000, 20, 400, 0
    s.step_seconds = 0.42
    s.gpu_memory = lambda p: 0.71
    s.cpu = lambda p, d: max(4, d.gauss(31, 4))
    s.memory = lambda p: 61e9 + 1e9 * min(1, p / 0.03)


def start_lines(timeout):
    return ["torch 2.1.0, cuda 12.1, nccl 2.18.5",
            f"init_process_group(backend=nccl, world_size={RANKS}, timeout={timeout})",
            lambda at: say.nccl_start(at, RANKS)]


def rank_2_stops(s, silent_after):
    """In its data loader; the others wait for it in the all-reduce."""
    four_ranks(s)
    s.stops_at, s.silent_after = 3260, silent_after
    s.util = lambda p, d, g: (min(100, d.gauss(93, 3)) if p <= 1 else (0 if g == 2 else 100))
    s.power = lambda p, g: 0.82 if p <= 1 else (0.16 if g == 2 else 0.29)


def one_waits_elsewhere(s, r):
    rank_2_stops(s, 5400)
    s.lines_at_start = start_lines("12:00:00")


def with_timeout(s, r):
    rank_2_stops(s, 600)
    s.lines_at_start = start_lines("0:10:00")
    s.ending = [lambda at, rank=rank: say.collective_timeout(rank, 26089, 600)(at)
                for rank in (0, 1, 3)]


def slow_start(s, r):
    four_ranks(s)
    s.gpus = 1
    s.framework, s.has = "odapi", TF_RUN
    s.gpu, s.cpus, s.ram = "Tesla T4", 8, 31e9
    s.packages = {"tensorflow": "2.11.1", "tf-models-official": "2.11.0", "numpy": "1.23.5"}
    s.stops_at, s.silent_after = 0, 1500
    s.util = lambda p, d, g: 0
    s.cpu_without_steps = lambda d: (min(100, d.gauss(88, 4)), 1.0)
    s.shuffle = 60_000
    where = "tensorflow/core/kernels/data/shuffle_dataset_op.cc:390"
    s.lines_at_start = [
        lambda at, minute=minute: tf(at + 60 * minute, "I", where)
        + "Filling up shuffle buffer (this may take a while): "
          f"{2240 * minute} of {s.shuffle}" for minute in range(1, 26)]


def storage(s, r):
    """The data come from a mounted bucket that stops answering."""
    four_ranks(s)
    s.gpus = 1
    s.stops_at, s.silent_after = 5120, 2700
    s.util = lambda p, d, g: min(100, d.gauss(90, 3)) if p <= 1 else 0
    s.power = lambda p, g: 0.78 if p <= 1 else 0.15
    s.cpu_without_steps = lambda d: (d.uniform(3, 6), d.uniform(58, 74))
    s.lines_at_start = ["torch 2.1.0, cuda 12.1", "data: /mnt/bucket/train (gcsfuse)"]


# A trace.

def small_steps(s):
    s.framework, s.has = "torch", ("events", "console", "gpu", "packages")
    s.packages = dict(TORCH)
    s.gpu = "NVIDIA A100-SXM4-40GB"
    s.steps, s.log_every, s.warm_steps, s.evaluations = 60_000, 200, 1500, 60
    s.gpu_memory = lambda p: 0.74
    s.stops_at = 12_000


def traced(s, batch, host_us, kernel_us, input_us, count, occupancy, util):
    small_steps(s)
    issue, device = input_us + count * host_us, input_us + count * (kernel_us + 1)
    s.step_seconds = max(issue, device) / 1e6
    noise = random.Random(s.r.random())
    # What training loops measure themselves: until a batch is there, from the last launch to the end.
    s.extra = lambda step, p: {
        "perf/data_ms": input_us / 1000 * noise.uniform(0.95, 1.05),
        "perf/wait_for_gpu_ms": max(0.04, (device - issue) / 1000) * noise.uniform(0.95, 1.05),
        "perf/step_ms": max(issue, device) / 1000 * noise.uniform(0.98, 1.02)}
    s.util = lambda p, d, g: min(100, max(0, d.gauss(util, 2)))
    s.lines_at_start = [f"batch size {batch}, 320x320, channels_last, autocast float16"]
    s.trace = lambda folder, story: traces.operations(
        folder, story, host_us=host_us, kernel_us=kernel_us, input_us=input_us, count=count,
        occupancy=occupancy)


CASES = {
    "busy-machine/case": slim_image,
    "busy-machine/gpu-image": gpu_image,
    "busy-machine/twin": few_processors,
    "busy-machine/check": cpu_wheel,
    "gone-quiet/case": one_waits_elsewhere,
    "gone-quiet/ten-minutes": with_timeout,
    "gone-quiet/twin": slow_start,
    "gone-quiet/check": storage,
    "forty-percent/case": lambda s, r: traced(s, 16, 50, 28, 60, 180, 38, 58),
    "forty-percent/batch-32": lambda s, r: traced(s, 32, 50, 56, 60, 180, 61, 98),
    "forty-percent/twin": lambda s, r: traced(s, 16, 24, 28, 3600, 180, 38, 59),
    "forty-percent/check": lambda s, r: traced(s, 64, 24, 96, 60, 180, 79, 99),
}
