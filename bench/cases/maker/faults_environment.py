# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Environment, hardware, life cycle and several GPUs: E, L, P and Q of the catalogue."""

from __future__ import annotations

from . import console_texts as say
from .artifacts import tf, utc
from .registry import fault

SLOW = ("I08", "I01")


@fault("E01", first=("E01", "E02"), may=("E02", "V08", "L01", *SLOW))
def training_on_cpu(s, sev, r):
    s.cpu_only = True
    s.step_seconds, s.log_every, s.steps = [4.0, 9.0, 21.0][sev], 5, 1500
    s.warm_steps = 75
    library = ["libcudart.so.11.0", "libcudnn.so.8", "libcuda.so.1"][sev]
    s.lines_at_start = [
        lambda at: tf(at, "W", "tensorflow/compiler/xla/stream_executor/platform/default/dso_loader"
                               ".cc:64")
        + f"Could not load dynamic library '{library}'; dlerror: {library}: cannot open shared "
          "object file: No such file or directory",
        lambda at: tf(at, "W", "tensorflow/core/common_runtime/gpu/gpu_device.cc:1934")
        + "Cannot dlopen some GPU libraries. Please make sure the missing libraries mentioned above "
          "are installed properly if you would like to use GPU. Skipping registering GPU "
          "devices..."]


@fault("E02", first=("E02", "E01"), may=("E01", "L03", "L02"))
def version_mismatch(s, sev, r):
    s.stops_at, s.evaluations = 0, 0
    runtime, built = [("8.0.5", "8.1.0"), ("8.1.1", "8.6.0"), ("7.6.5", "8.1.0")][sev]
    s.lines_at_start = [
        lambda at: tf(at, "E", "tensorflow/compiler/xla/stream_executor/cuda/cuda_dnn.cc:429")
        + f"Loaded runtime CuDNN library: {runtime} but source was compiled with: {built}.  CuDNN "
          "library needs to have matching major version and equal or higher minor version."]
    s.ending = [say.traceback(
        [("model_main_tf2.py", 114, "<module>", "tf.compat.v1.app.run()")],
        "tensorflow.python.framework.errors_impl.UnimplementedError: Graph execution error: DNN "
        "library is not found. [[{{node model/Conv1/Conv2D}}]]")]


@fault("E03", first=("E03",), may=("L03", "E02", "L02"))
def broken_dependencies(s, sev, r):
    s.stops_at, s.evaluations = 0, 0
    site = "/opt/conda/lib/python3.10/site-packages"
    frames, error = [
        ([(f"{site}/google/protobuf/descriptor.py", 560, "__new__", "_message.Message._Check()")],
         "TypeError: Descriptors cannot not be created directly."),
        ([(f"{site}/numpy/__init__.py", 284, "__getattr__", "raise AttributeError(")],
         "AttributeError: module 'numpy' has no attribute 'bool'."),
        ([(f"{site}/object_detection/utils/label_map_util.py", 21, "<module>",
           "from object_detection.protos import string_int_label_map_pb2")],
         "ModuleNotFoundError: No module named 'tf_slim'")][sev]
    if sev == 0:
        s.packages["protobuf"] = "4.25.1"
    if sev == 1:
        s.packages["numpy"] = "1.24.4"
    s.ending = [say.traceback([("model_main_tf2.py", 31, "<module>",
                                "from object_detection import model_lib_v2")] + frames, error)]


@fault("E04", first=("E04",), may=("L03", "D02", "L02"))
def config_not_for_program(s, sev, r):
    s.stops_at, s.evaluations = 0, 0
    if sev == 0:
        s.edit = lambda text: text.replace("ssd_mobilenet_v2_fpn_keras", "ssd_mobilenet_v2")
        s.ending = [say.traceback(
            [("model_main_tf2.py", 114, "<module>", "tf.compat.v1.app.run()")],
            "ValueError: ssd_mobilenet_v2 is not supported for tf version 2. See `model_builder.py` "
            "for features extractors compatible with different versions of Tensorflow")]
    elif sev == 1:
        s.edit = lambda text: text.replace("shuffle_buffer_size:", "shufle_buffer_size:")
        s.ending = [say.traceback(
            [("model_main_tf2.py", 114, "<module>", "tf.compat.v1.app.run()")],
            "google.protobuf.text_format.ParseError: 109:3 : Message type "
            "\"object_detection.protos.InputReader\" has no field named \"shufle_buffer_size\".")]
    else:
        s.checkpoint = "PATH_TO_BE_CONFIGURED"
        s.ending = [say.traceback(
            [("model_main_tf2.py", 114, "<module>", "tf.compat.v1.app.run()")],
            "tensorflow.python.framework.errors_impl.NotFoundError: Unsuccessful "
            "TensorSliceReader constructor: Failed to find any matching files for "
            "PATH_TO_BE_CONFIGURED")]


@fault("E05", first=("E05",), may=("L03", "L02"))
def gpu_fault(s, sev, r):
    s.stops_at = int(r.uniform(2000, 9000))
    number, text = [(94, "Contained: SM (0x1). RST: No, D-RST: No"),
                    (48, "DBE (double bit error) ECC error"),
                    (79, "GPU has fallen off the bus.")][sev]
    s.ending = [say.xid("0000:00:04", number, text), say.traceback(
        [("model_main_tf2.py", 114, "<module>", "tf.compat.v1.app.run()")],
        "tensorflow.python.framework.errors_impl.InternalError: Failed to synchronize: "
        "CUDA_ERROR_UNKNOWN: unknown error")]


@fault("E06", first=("E06",), may=("I07", "I06"))
def gpu_throttled(s, sev, r):
    share, clock = [(0.2, 0.82), (0.5, 0.65), (0.9, 0.45)][sev]
    hot = lambda p: p > 0.15 and (p * 40) % 1 < share
    s.throttle = lambda p, d: 0x20 | (0x40 if sev else 0) if hot(p) else 0x4
    s.clock = lambda p: clock if hot(p) else 0.97
    s.temperature = lambda p: 88.0 if hot(p) else 74.0
    s.speed = lambda p: 0.97 / clock if hot(p) else 1.0


@fault("E07", first=("E07",), may=("I04", "I01", "I08"))
def pcie_degraded(s, sev, r):
    s.pcie = [(3, 4), (1, 16), (1, 1)][sev]
    s.framework, s.has = "torch", ("events", "console", "gpu", "host", "packages")
    s.packages = {"torch": "2.1.0", "torchvision": "0.16.0"}
    copy = [0.14, 0.22, 0.4][sev]
    from . import traces
    s.trace = lambda folder, story: traces.kineto(folder, story, copy=copy)


@fault("E08", first=("E08",), may=("V08",))
def tensor_cores_unused(s, sev, r):
    s.framework, s.has = "torch", ("events", "console", "gpu", "packages")
    s.packages = {"torch": "2.1.0", "torchvision": "0.16.0"}
    s.gpu = ["NVIDIA L4", "Tesla V100-SXM2-16GB", "NVIDIA A100-SXM4-40GB"][sev]
    from . import traces
    s.trace = lambda folder, story: traces.kineto(folder, story, half=False)


@fault("L01", first=("L01",), may=("L02", "L06"))
def stuck_at_start(s, sev, r):
    s.stops_at, s.evaluations = 0, 0
    s.silent_after = [1500, 3600, 9000][sev]
    s.util = lambda p, d, g: 0
    s.lines_at_start = [lambda at: "WARNING:tensorflow:From /opt/conda/lib/python3.10/site-packages/"
                        "tensorflow/python/util/dispatch.py:1176: sparse_to_dense (from "
                        "tensorflow.python.ops.sparse_ops) is deprecated"]


@fault("L02", first=("L02",), may=("P02", "L06"))
def stopped_progressing(s, sev, r):
    s.stops_at = int(r.uniform(4000, 8000))
    s.silent_after = [3000, 9000, 30000][sev]
    s.util = lambda p, d, g: 0 if p > 1 else min(100, d.gauss(91, 4))


@fault("L03", first=("L03",), may=("L02", "D07"))
def crash(s, sev, r):
    s.stops_at = int(r.uniform(500, 9000))
    error = ["ValueError: Shapes (None, 4) and (None, 5) are incompatible",
             "tensorflow.python.framework.errors_impl.DataLossError: corrupted record at 81231236 "
             "[Op:IteratorGetNext]",
             "AssertionError: boxes must be sorted"][sev]
    s.ending = [say.traceback([("model_main_tf2.py", 114, "<module>", "tf.compat.v1.app.run()"),
                               ("/home/me/train/losses.py", 88, "loss_fn",
                                "return compute(boxes)")], error)]


@fault("L04", first=("L04",), may=("L02", "L03", "L05"))
def preempted(s, sev, r):
    s.stops_at = int(r.uniform(3000, 9000))
    s.ending = [[
        lambda at: f"{utc(at).isoformat()} vm google_metadata: instance/preempted TRUE\nTerminated",
        lambda at: f"{utc(at).strftime('%b %d %H:%M:%S')} vm systemd[1]: Received SIGTERM from "
                   "compute.instances.preempted\nTerminated",
        lambda at: '{"protoPayload":{"methodName":"compute.instances.preempted"},"timestamp":"'
                   + utc(at).strftime("%Y-%m-%dT%H:%M:%SZ") + '"}'][sev]]


@fault("L05", first=("L05", "L04"), may=("L04", "L03"))
def restarts(s, sev, r):
    count = [2, 4, 8][sev]
    reach = s.steps // (count + 1)
    s.restarts = [(reach * (i + 1) + 900, reach * (i + 1) - 100) for i in range(count)]
    s.loss = lambda p: 0.25 + 1.6 * 2.7 ** (-p / 0.12)


@fault("L06", first=("L06",), may=())
def evaluation_missing(s, sev, r):
    s.evaluations = 0
    s.steps = [12000, 20000, 40000][sev]
    s.log_every = s.steps // 400
    s.lines = [(s.steps // 3, "INFO:tensorflow:Waiting for new checkpoint at /mnt/model"),
               (s.steps // 2, "INFO:tensorflow:Timed-out waiting for a checkpoint.")]


@fault("P01", first=("P01",), may=("P02", "V08", "I08"))
def uneven_gpus(s, sev, r):
    s.framework, s.has = "torch", ("events", "console", "gpu", "host", "packages")
    s.packages = {"torch": "2.1.0", "torchvision": "0.16.0"}
    s.gpus = [2, 4, 8][sev]
    s.util = lambda p, d, g: min(100, max(0, d.gauss(94, 3) if g == 0 else d.gauss(38, 5)))


@fault("P02", first=("P02",), may=("P03", "P01", "I05"))
def straggler(s, sev, r):
    s.framework, s.has = "torch", ("console", "packages")
    s.packages = {"torch": "2.1.0", "torchvision": "0.16.0"}
    from . import traces
    late = [0.15, 0.3, 0.6][sev]
    s.trace = lambda folder, story: traces.ranks(folder, story, ranks=4, slow=2, late=late)


@fault("P03", first=("P03",), may=("P02",))
def communication_bound(s, sev, r):
    s.framework, s.has = "torch", ("console", "packages")
    s.packages = {"torch": "2.1.0", "torchvision": "0.16.0"}
    from . import traces
    share = [0.18, 0.35, 0.6][sev]
    s.trace = lambda folder, story: traces.kineto(folder, story, collective=share, ranks=4)


@fault("Q01", first=("Q01",), may=("L03",))
def evidence_not_usable(s, sev, r):
    if sev < 2:
        s.has = ("events", "console", "gpu", "packages")
        s.framework = "torch"
        from . import traces
        s.trace = lambda folder, story: traces.kineto(folder, story, kernels=sev == 1, steps=2)
    else:
        s.has = ("events",)
        s.stops_at, s.evaluations = 0, 0
