# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Traces in the form that PyTorch's profiler writes, and the one of TensorFlow's for tf.data."""

from __future__ import annotations

import gzip
import json
import random


class _Trace:
    def __init__(self, gpu: str, capability: tuple, begin: float, rank: int = 0, world: int = 1):
        self.events = [
            {"ph": "M", "name": "process_name", "pid": 100, "tid": 0, "ts": 0,
             "args": {"name": "python"}},
            {"ph": "M", "name": "process_labels", "pid": 0, "tid": 0, "ts": 0,
             "args": {"labels": "GPU 0"}}]
        self.head = {"schemaVersion": 1, "deviceProperties": [
            {"id": 0, "name": gpu, "totalGlobalMem": 16_000_000_000,
             "computeMajor": capability[0], "computeMinor": capability[1],
             "numSms": 40, "maxThreadsPerBlock": 1024}],
            "baseTimeNanoseconds": int(begin) * 1_000_000_000}
        if world > 1:
            self.head["distributedInfo"] = {"backend": "nccl", "rank": rank, "world_size": world}

    def add(self, category, name, pid, tid, begin, duration, **args):
        self.events.append({"ph": "X", "cat": category, "name": name, "pid": pid, "tid": tid,
                            "ts": round(begin, 3), "dur": round(duration, 3), "args": args})

    def save(self, path):
        text = json.dumps({**self.head, "traceEvents": self.events})
        if path.suffix == ".gz":  # without a time: same events, same bytes
            path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
        else:
            path.write_text(text)


def _capability(gpu: str) -> tuple:
    for word, value in (("T4", (7, 5)), ("V100", (7, 0)), ("L4", (8, 9)), ("A100", (8, 0))):
        if word in gpu:
            return value
    return (8, 0)


def kineto(folder, story, steps=24, step_us=60_000.0, input=0.01, copy=0.015, launch=0.0,
           collective=0.0, half=True, kernels=True, ranks=1, rank=0, late=0.0, name="trace",
           number=40):
    """Shares are of the step; what is left of it, kernels fill almost wholly."""
    draw = random.Random(story.r.random())
    trace = _Trace(story.gpu, _capability(story.gpu), story.start + 300, rank, ranks)
    at, id_ = 1000.0, 0
    for step in range(steps):
        length = step_us * draw.uniform(0.97, 1.03)
        trace.add("user_annotation", f"ProfilerStep#{number + step}", 100, 100, at, length)
        now = at + 5
        if input > 0:
            trace.add("user_annotation",
                      "enumerate(DataLoader)#_MultiProcessingDataLoaderIter.__next__", 100, 100,
                      now, input * length)
            now += input * length
        if copy > 0 and kernels:
            id_ += 1
            trace.add("cpu_op", "aten::copy_", 100, 100, now, copy * length)
            trace.add("cuda_runtime", "cudaMemcpyAsync", 100, 100, now + 2, 8, correlation=id_)
            trace.add("gpu_memcpy", "Memcpy HtoD (Pageable -> Device)", 0, 7, now + 6,
                      copy * length - 10, device=0, stream=7, correlation=id_,
                      bytes=int(copy * length * 6000))
            now += copy * length
        left = at + length - now - collective * length - 30
        busy, count = left * (1 - launch), 120
        each, gap = busy / count, left * launch / count
        device = now + 12
        for op in range(count):
            id_ += 1
            trace.add("cpu_op", "aten::cudnn_convolution" if op % 3 == 0 else "aten::add_", 100, 100,
                      now, min(each, 25.0) if not gap else max(gap * 0.9, 3.0))
            trace.add("cuda_runtime", "cudaLaunchKernel", 100, 100, now + 1, 4.0, correlation=id_)
            if kernels:
                kernel = ("void at::native::vectorized_elementwise_kernel<4, "
                          "at::native::CUDAFunctor_add<float>, 3>(int)")
                if op % 3 == 0:
                    kernel = ("sm80_xmma_fprop_implicit_gemm_f16f16_f16f32_f32_nhwckrsc_nhwc_tilesize"
                              "128x128x32_stage4_warpsize2x2x1_g1_tensor16x8x16_kernel_cudnn" if half
                              else "implicit_convolve_sgemm")
                trace.add("kernel", kernel, 0, 7, device, each * 0.97, device=0, stream=7,
                          correlation=id_, **{"blocks per SM": 8, "est. achieved occupancy %": 80})
            device += each + gap
            now += min(each, 25.0) if not gap else each + gap
        if collective > 0 and kernels:
            id_ += 1
            start = device + late * length
            trace.add("cuda_runtime", "cudaLaunchKernel", 100, 100, start - 6, 4.0, correlation=id_)
            trace.add("kernel", "ncclDevKernel_AllReduce_Sum_f32_RING_LL(ncclDevComm*, unsigned "
                                "long, ncclWork*)", 0, 20, start,
                      max(collective - late, 0.02) * length, device=0, stream=20, correlation=id_)
        at += length
    trace.save(folder / f"{name}.pt.trace.json")


OPERATIONS = (  # name, and the kernel that it launches
    ("aten::cudnn_convolution", "sm80_xmma_fprop_implicit_gemm_f16f16_f16f32_f32_nhwckrsc_nhwc_"
     "tilesize128x128x32_stage4_warpsize2x2x1_g1_tensor16x8x16_kernel_cudnn"),
    ("aten::native_batch_norm", "void at::native::batch_norm_transform_input_channels_last_kernel"
     "<c10::Half, c10::Half, float, 4>(c10::Half const*, c10::Half const*, float const*)"),
    ("aten::clamp_min_", "void at::native::vectorized_elementwise_kernel<4, at::native::"
     "launch_clamp_scalar(at::TensorIteratorBase&)>(int)"),
    ("aten::add_", "void at::native::vectorized_elementwise_kernel<4, "
     "at::native::CUDAFunctor_add<c10::Half>, 3>(int)"))


def operations(folder, story, steps=12, count=180, host_us=50.0, kernel_us=28.0, input_us=60.0,
               occupancy=80, name="trace", number=100):
    """Steps of many operations: the host needs host_us to issue each, its kernel runs kernel_us. The
    device waits where kernels are shorter; the host waits at the end of a step where they are longer."""
    draw = random.Random(story.r.random())
    trace = _Trace(story.gpu, _capability(story.gpu), story.start + 300)
    at, id_ = 1000.0, 0
    for step in range(steps):
        now = at + 4
        if input_us > 0:
            length = input_us * draw.uniform(0.95, 1.05)
            trace.add("user_annotation",
                      "enumerate(DataLoader)#_MultiProcessingDataLoaderIter.__next__", 100, 100,
                      now, length)
            now += length
        device = now
        for op in range(count):
            id_ += 1
            name_, kernel = OPERATIONS[op % len(OPERATIONS)]
            issue = host_us * draw.uniform(0.9, 1.1)
            trace.add("cpu_op", name_, 100, 100, now, issue * 0.97)
            launched = now + issue * 0.8
            trace.add("cuda_runtime", "cudaLaunchKernel", 100, 100, launched, issue * 0.12,
                      correlation=id_)
            device = max(device, launched + 4)
            length = kernel_us * draw.uniform(0.9, 1.1)
            trace.add("kernel", kernel, 0, 7, device, length, device=0, stream=7, correlation=id_,
                      **{"blocks per SM": 8, "est. achieved occupancy %": occupancy})
            device += length + 1
            now += issue
        end = max(now, device) + 6
        id_ += 1
        trace.add("cuda_runtime", "cudaStreamSynchronize", 100, 100, now, end - now,
                  correlation=id_)
        trace.add("user_annotation", f"ProfilerStep#{number + step}", 100, 100, at, end - at)
        at = end + 2
    trace.save(folder / f"{name}.pt.trace.json.gz")


def ranks(folder, story, ranks, slow, late):
    """One trace for each rank; the slow one comes late to every all-reduce, the others wait."""
    for rank in range(ranks):
        isolated = rank == slow
        kineto(folder, story, collective=late + 0.03, ranks=ranks, rank=rank,
               late=late if isolated else 0.0, name=f"rank{rank}")


def tf_data(folder, story, stage, input=0.3, steps=24, step_us=80_000.0):
    """What TensorFlow's profiler exports as trace.json: the iterators of tf.data, one in another,
    and the steps of the device. `stage` of them takes the time itself."""
    draw = random.Random(story.r.random())
    chain = ["Prefetch", "BatchV2", "ParallelMapV2", "Shuffle", "ParallelInterleaveV4", "TFRecord"]
    if stage not in chain:
        chain[2] = stage
    events = [{"ph": "M", "pid": 1, "name": "process_name", "args": {"name": "/device:GPU:0"}},
              {"ph": "M", "pid": 1, "tid": 1, "name": "thread_name",
               "args": {"name": "Stream #1(compute)"}},
              {"ph": "M", "pid": 701, "name": "process_name", "args": {"name": "/host:CPU"}},
              {"ph": "M", "pid": 701, "tid": 9, "name": "thread_name", "args": {"name": "python3"}}]
    at = 1000.0
    for step in range(steps):
        length = step_us * draw.uniform(0.97, 1.03)
        events.append({"ph": "X", "pid": 701, "tid": 9, "ts": at, "dur": length,
                       "name": f"train {step}", "args": {"step_num": str(step),
                                                         "group_id": str(step)}})
        wait = input * length
        events.append({"ph": "X", "pid": 701, "tid": 9, "ts": at + 4, "dur": wait - 8,
                       "name": "IteratorGetNext", "args": {"group_id": str(step)}})
        begin, rest = at + 6, wait - 14
        path = "Iterator::Root"
        for name in chain:
            path += "::" + name
            events.append({"ph": "X", "pid": 701, "tid": 9, "ts": begin, "dur": rest,
                           "name": path, "args": {"group_id": str(step)}})
            if name == stage:
                rest *= 0.08
            else:
                rest -= 6
            begin += 3
            if rest < 4:
                break
        device, id_ = at + wait + 10, 0
        while device < at + length - 700:
            id_ += 1
            events.append({"ph": "X", "pid": 1, "tid": 1, "ts": device, "dur": 640,
                           "name": "volta_fp16_s884cudnn_fp16_128x128_ldg8_relu_exp_interior_nhwc",
                           "args": {"group_id": str(step), "correlation_id": str(id_)}})
            device += 655
        at += length
    profile = folder / "train/plugins/profile/2025_06_15_15_06_40"
    profile.mkdir(parents=True, exist_ok=True)
    (profile / "vm.trace.json").write_text(json.dumps({"displayTimeUnit": "ns",
                                                       "metadata": {"highres-ticks": True},
                                                       "traceEvents": events}))
