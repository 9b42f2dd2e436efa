# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What TensorFlow, PyTorch, the kernel and clouds print. Wording as in failure-signatures.md."""

from __future__ import annotations

from .artifacts import tf, utc
from .story import GIB, MIB


def human(size: float) -> str:
    return f"{size / GIB:.2f}GiB" if size >= GIB else f"{size / MIB:.2f}MiB"


def bfc(request: int, limit: int, in_use: int, largest_free: int, op: str, shape: str,
        pieces: int = 6, fatal: bool = True):
    """A dump of the BFC allocator; free memory beside the largest chunk lies in `pieces`."""
    def text(at: float) -> str:
        where = "tensorflow/core/common_runtime/bfc_allocator.cc:"
        lines = [tf(at, "W", where + "479")
                 + f"Allocator (GPU_0_bfc) ran out of memory trying to allocate {human(request)} "
                   f"(rounded to {request})requested by op {op}",
                 "If the cause is memory fragmentation maybe the environment variable "
                 "'TF_GPU_ALLOCATOR=cuda_malloc_async' will improve the situation. ",
                 "Current allocation summary follows."]
        info = tf(at, "I", where + "1033")
        lines.append(info + "BFCAllocator dump for GPU_0_bfc")
        lines.append(tf(at, "I", where + "1040") + "Bin (256): \tTotal Chunks: 311, Chunks in use: "
                     "311. 77.8KiB allocated for chunks. 77.8KiB in use in bin. 18.2KiB "
                     "client-requested in use in bin.")
        lines.append(tf(at, "I", where + "1069") + f"Next region of size {limit}")
        free = max(limit - in_use, 0)
        chunks = [("InUse", in_use // 4)] * 4
        rest = max(free - largest_free, 0)
        chunks.append(("Free ", largest_free))
        for piece in range(pieces if rest else 0):
            chunks.append(("InUse", 4096))
            chunks.append(("Free ", rest // pieces))
        address = 0x7F2A00000000
        for index, (kind, size) in enumerate(chunks):
            if size > 0:
                lines.append(tf(at, "I", where + "1089")
                             + f"{kind} at {address:x} of size {size} next {index + 1}")
            address += size
        lines.append(tf(at, "I", where + "1094") + "     Summary of in-use Chunks by size: ")
        lines.append(tf(at, "I", where + "1097") + f"4 Chunks of size {in_use // 4} totalling "
                     f"{human(in_use)}")
        lines.append(tf(at, "I", where + "1101") + f"Sum Total of in-use chunks: {human(in_use)}")
        lines.append(tf(at, "I", where + "1103")
                     + f"total_region_allocated_bytes_: {limit} memory_limit_: {limit} available "
                       f"bytes: 0 curr_region_allocation_bytes_: {2 * limit}")
        lines.append(tf(at, "I", where + "1109") + "Stats: ")
        for name, value in (("Limit", limit), ("InUse", in_use), ("MaxInUse", in_use + 40 * MIB),
                            ("NumAllocs", 8_231_004), ("MaxAllocSize", request),
                            ("Reserved", 0), ("PeakReserved", 0),
                            ("LargestFreeBlock", 0)):
            lines.append(f"{name + ':':<17}{value:>18}")
        lines.append("")
        if fatal:
            lines += oom_error(at, op, shape)
        return "\n".join(lines)
    return text


def oom_error(at: float, op: str, shape: str) -> list:
    message = (f"OOM when allocating tensor with shape[{shape}] and type float on /job:localhost/"
               "replica:0/task:0/device:GPU:0 by allocator GPU_0_bfc")
    return [tf(at, "W", "tensorflow/core/framework/op_kernel.cc:1818")
            + f"OP_REQUIRES failed at conv_ops_impl.h:1184 : RESOURCE_EXHAUSTED: {message}",
            "Traceback (most recent call last):",
            '  File "model_main_tf2.py", line 114, in <module>',
            "    tf.compat.v1.app.run()",
            '  File "/opt/conda/lib/python3.10/site-packages/object_detection/model_lib_v2.py", line '
            "678, in train_loop",
            "    loss, losses = _dist_train_step(train_input_iter)",
            "tensorflow.python.framework.errors_impl.ResourceExhaustedError: Graph execution "
            f"error: {message}",
            f"\t [[{{{{node {op}}}}}]]"]


def torch_oom(request: float, total: float, allocated: float, free: float, reserved: float) -> str:
    return ("Traceback (most recent call last):\n"
            '  File "train.py", line 212, in <module>\n    main()\n'
            '  File "train.py", line 171, in main\n    losses = model(images, targets)\n'
            f"torch.cuda.OutOfMemoryError: CUDA out of memory. Tried to allocate "
            f"{request / GIB:.2f} GiB (GPU 0; {total / GIB:.2f} GiB total capacity; "
            f"{allocated / GIB:.2f} GiB already allocated; {free / GIB:.2f} GiB free; "
            f"{reserved / GIB:.2f} GiB reserved in total by PyTorch) If reserved memory is >> "
            "allocated memory try setting max_split_size_mb to avoid fragmentation.  See "
            "documentation for Memory Management and PYTORCH_CUDA_ALLOC_CONF")


def harmless_bfc(request: int):
    return lambda at: (tf(at, "W", "tensorflow/core/common_runtime/bfc_allocator.cc:290")
                       + f"Allocator (GPU_0_bfc) ran out of memory trying to allocate "
                         f"{human(request)} with freed_by_count=0. The caller indicates that this "
                         "is not a failure, but this may mean that there could be performance "
                         "gains if more memory were available.")


def shuffle(at: float, have: int, want: int, done: bool) -> list:
    where = "tensorflow/core/kernels/data/shuffle_dataset_op.cc:"
    lines = [tf(at - 20 + 10 * i, "I", where + "390")
             + f"Filling up shuffle buffer (this may take a while): {have * (i + 1) // 3} of {want}"
             for i in range(3)]
    if done:
        lines.append(tf(at + 15, "I", where + "415") + "Shuffle buffer filled.")
    return lines


def killed(at: float) -> str:
    return "Killed"


def traceback(frames: list, error: str) -> str:
    lines = ["Traceback (most recent call last):"]
    for file, line, function, code in frames:
        lines += [f'  File "{file}", line {line}, in {function}', f"    {code}"]
    return "\n".join(lines + [error])


def xid(bus: str, number: int, text: str):
    return lambda at: (f"{utc(at).strftime('%b %d %H:%M:%S')} vm kernel: NVRM: Xid (PCI:{bus}): "
                       f"{number}, pid='<unknown>', name=<unknown>, {text}")


def missing_library(library: str):
    return lambda at: (
        tf(at, "W", "tensorflow/compiler/xla/stream_executor/platform/default/dso_loader.cc:64")
        + f"Could not load dynamic library '{library}'; dlerror: {library}: cannot open shared "
          "object file: No such file or directory")


def no_gpu_libraries(at: float) -> str:
    return (tf(at, "W", "tensorflow/core/common_runtime/gpu/gpu_device.cc:1934")
            + "Cannot dlopen some GPU libraries. Please make sure the missing libraries mentioned "
              "above are installed properly if you would like to use GPU. Skipping registering GPU "
              "devices...")


def no_tensorrt(at: float) -> str:
    return (tf(at, "W", "tensorflow/compiler/tf2tensorrt/utils/py_utils.cc:38")
            + "TF-TRT Warning: Cannot dlopen some TensorRT libraries. If you would like to use "
              "Nvidia GPU with TensorRT, please make sure the missing libraries mentioned above are "
              "installed properly.")


def nccl_start(at: float, ranks: int, host: str = "vm") -> str:
    return "\n".join(
        [f"{host}:{4100 + rank}:{4100 + rank} [{rank}] NCCL INFO comm 0x55d2c0{rank}8e0 rank {rank} "
         f"nranks {ranks} cudaDev {rank} busId {4 + rank}0 - Init COMPLETE" for rank in range(ranks)])


def collective_timeout(rank: int, number: int, seconds: int, elements: int = 2359808):
    """What PyTorch's watchdog prints of a rank that waited too long for the others."""
    def text(at: float) -> str:
        milliseconds = seconds * 1000
        work = (f"WorkNCCL(SeqNum={number}, OpType=ALLREDUCE, NumelIn={elements}, NumelOut={elements}, "
                f"Timeout(ms)={milliseconds})")
        return "\n".join([
            f"[rank{rank}]:[E ProcessGroupNCCL.cpp:523] [Rank {rank}] Watchdog caught collective "
            f"operation timeout: {work} ran for {milliseconds + 514} milliseconds before timing out.",
            f"terminate called after throwing an instance of 'c10::DistBackendError'",
            f"  what():  [Rank {rank}] NCCL watchdog thread terminated with exception: [Rank {rank}] "
            f"Watchdog caught collective operation timeout: {work} ran for {milliseconds + 514} "
            "milliseconds before timing out."])
    return text


def stack_dump(pid: int, command: str, frames: list) -> str:
    """What py-spy prints: (function, file, line), innermost first."""
    return "\n".join([f"Process {pid}: {command}", "Python v3.10.12 (/opt/conda/bin/python3.10)", "",
                      f"Thread {pid} (idle): \"MainThread\""]
                     + [f"    {function} ({file}:{line})" for function, file, line in frames])
