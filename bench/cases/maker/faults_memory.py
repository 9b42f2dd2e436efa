# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Memory of GPU and host, processors and disks: V and H of the catalogue."""

from __future__ import annotations

from . import console_texts as say
from .artifacts import tf
from .registry import fault
from .story import GIB, GPUS, MIB

ENDED = ("L03", "L02")


def dies_of_memory(s, at_step, text):
    s.stops_at = at_step
    s.ending = [text]
    s.evaluations = 0 if at_step < 800 else s.evaluations


@fault("V01", first=("V01", "V04"), may=("V04", "O04", *ENDED), name="out-of-memory-torch")
def v01_torch(s, sev, r):
    s.framework, s.has = "torch", ("events", "console", "gpu", "host", "packages")
    s.packages = {"torch": "2.1.0", "torchvision": "0.16.0", "numpy": "1.26.0"}
    total = GPUS[s.gpu][0] * MIB
    dies_of_memory(s, [3, 12, 40][2 - sev], say.torch_oom(
        r.uniform(0.6, 2.2) * GIB, total, total * 0.86, total * 0.02, total * 0.93))
    s.log_every = 1
    s.gpu_memory = lambda p: 0.96


@fault("V04", first=("V04", "V01"), may=("V01", "O04", "V08", *ENDED))
def batch_does_not_fit(s, sev, r):
    s.batch, s.size = [(96, 640), (128, 640), (256, 640)][sev]
    s.rate = 0.08 * s.batch / 512
    s.warm_rate = s.rate / 3
    limit = GPUS[s.gpu][1] * MIB
    dies_of_memory(s, 0, say.bfc(
        int(r.uniform(1.4, 2.6) * GIB), limit, int(limit * 0.97), int(limit * 0.012),
        "model/model/conv1_relu/Relu6", f"{s.batch},32,320,320"))


@fault("V03", first=("V03", "V01"), may=("V01", "V06", "V04", *ENDED))
def memory_fragmented(s, sev, r):
    limit = GPUS[s.gpu][1] * MIB
    request = int(r.uniform(0.5, 0.8) * GIB)
    used = int(limit * [0.80, 0.72, 0.62][sev])
    dies_of_memory(s, int(r.uniform(3000, 6000)), say.bfc(
        request, limit, used, int(request * [0.8, 0.6, 0.4][sev]),
        "model/roi_align/CropAndResize", "64,256,112,112", pieces=14))


@fault("V02", may=())
def harmless_warning(s, sev, r):
    s.lines = [(100 + 40 * i, say.harmless_bfc(int(r.uniform(1.2, 3.0) * GIB)))
               for i in range([1, 4, 9][sev])]


@fault("V05", first=("V05",), may=("V01", "V04", *ENDED))
def memory_taken_by_another(s, sev, r):
    _, usable, _, compute, _ = GPUS[s.gpu]
    left = int(usable * [0.55, 0.4, 0.2][sev])
    s.lines_at_start = [lambda at: tf(at, "I", "tensorflow/stream_executor/cuda/cuda_driver.cc:733")
                        + f"failed to allocate {human_g(usable)} ({usable * MIB} bytes) from device: "
                          "CUDA_ERROR_OUT_OF_MEMORY: out of memory"]
    s.lines_at_start.insert(0, lambda at: (
        tf(at, "I", "tensorflow/core/common_runtime/gpu/gpu_device.cc:1613")
        + f"Created device /job:localhost/replica:0/task:0/device:GPU:0 with {left} MB memory:  -> "
          f"device: 0, name: {s.gpu}, pci bus id: 0000:00:04.0, compute capability: {compute}"))
    s.gpus = 1
    limit = left * MIB
    dies_of_memory(s, 0, say.bfc(int(0.9 * GIB), limit, int(limit * 0.95), int(limit * 0.02),
                                 "model/model/block_3_expand/Conv2D", "16,144,160,160"))
    s.announces_device = False


def human_g(megabytes):
    return f"{megabytes / 1024:.2f}G"


@fault("V06", first=("V06", "V01"), may=("V01", "V03", "V04", *ENDED))
def late_out_of_memory(s, sev, r):
    limit = GPUS[s.gpu][1] * MIB
    s.edit = lambda text: text.replace(
        f"fixed_shape_resizer {{ height: {s.size} width: {s.size} }}",
        "keep_aspect_ratio_resizer { min_dimension: 640 max_dimension: 1280 }")
    dies_of_memory(s, [900, 3200, 8000][sev], say.bfc(
        int(r.uniform(1.0, 1.6) * GIB), limit, int(limit * 0.95), int(limit * 0.02),
        "model/second_stage/crop", "16,64,640,640"))
    s.size = 640


@fault("V07", first=("V07",), may=("V01", "V06", *ENDED))
def gpu_memory_leak(s, sev, r):
    s.framework, s.has = "torch", ("events", "console", "gpu", "host", "packages")
    s.packages = {"torch": "2.1.0", "torchvision": "0.16.0", "numpy": "1.26.0"}
    s.steps = 20000
    begin = r.uniform(0.30, 0.4)
    s.gpu_memory = lambda p: min(0.985, begin + [0.25, 0.4, 0.62][sev] * p)


@fault("V08", first=("V08",), may=("I08", "E08"))
def gpu_memory_unused(s, sev, r):
    s.framework, s.has = "torch", ("events", "console", "gpu", "host", "packages")
    s.packages = {"torch": "2.1.0", "torchvision": "0.16.0", "numpy": "1.26.0"}
    s.gpu = "NVIDIA A100-SXM4-40GB"
    share = [0.55, 0.35, 0.12][sev]
    s.gpu_memory = lambda p: share
    # What the allocator holds, as training loops print it.
    s.extra = lambda step, p: {"train/gpu_mem_allocated_gb": share * 40}
    s.util = lambda p, d, g: min(69, max(0, d.gauss([58, 48, 35][sev], 4)))
    s.cpu = lambda p, d: max(3, d.gauss(35, 5))


@fault("H01", first=("H01",), may=("L03", "L02", "I03", "H02"))
def host_out_of_memory(s, sev, r):
    s.shuffle = [8192, 20000, 60000][sev]
    s.data.bytes, s.data.images, s.data.validation = 1_500_000, 16, 4
    s.ram = 16e9
    s.stops_at = 0 if sev else 60
    s.evaluations = 0
    s.start_up = 90
    s.memory = lambda p: 15.9e9
    want = s.shuffle
    s.lines_at_start = [lambda at: "\n".join(say.shuffle(at + 25, want * 2 // 3, want, sev == 0))]
    s.ending = ["Killed"]


@fault("H02", first=("H02", "H01"), may=("H01", "L03", "L02"))
def host_memory_creep(s, sev, r):
    slope = [11e9, 17e9, 23e9][sev]
    s.memory = lambda p: 6.5e9 + slope * p


@fault("H03", first=("H03",), may=("I01", "I08", "I03", "I02", "V08"))
def cpu_starves_gpu(s, sev, r):
    idle = [0.6, 0.75, 0.9][sev]
    s.cpus = 4
    s.util = lambda p, d, g: d.uniform(0, 8) if d.random() < idle else d.gauss(85, 6)
    s.cpu = lambda p, d: min(100, max(90.5, d.gauss(97, 1.5)))
    s.step_seconds *= 2.5


@fault("H04", first=("H04",), may=("I01", "I08", "I03", "I02", "H06", "V08"))
def disk_starves_gpu(s, sev, r):
    idle = [0.6, 0.75, 0.9][sev]
    s.util = lambda p, d, g: d.uniform(0, 8) if d.random() < idle else d.gauss(85, 6)
    s.iowait = lambda p, d: d.uniform(55, 85)
    s.cpu = lambda p, d: d.uniform(4, 12)
    s.step_seconds *= 2.5


@fault("H05", first=("H05",), may=ENDED)
def disk_full(s, sev, r):
    s.stops_at = [1000, 4000, 9000][sev]
    s.ending = [say.traceback(
        [("model_main_tf2.py", 114, "<module>", "tf.compat.v1.app.run()"),
         ("/opt/conda/lib/python3.10/site-packages/tensorflow/python/training/checkpoint_management"
          ".py", 825, "save", "save_path = self._checkpoint.write(prefix)")],
        "tensorflow.python.framework.errors_impl.ResourceExhaustedError: "
        "/mnt/disks/model/ckpt-%d_temp/part-00000-of-00001.data-00000-of-00001; No space left on "
        "device [Op:SaveV2]" % (s.stops_at // 1000))]
