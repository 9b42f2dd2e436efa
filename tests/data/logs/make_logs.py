#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes console logs of trainings beside this file: how they begin, go on and end.

Made up, in the formats of the programs that they name: TensorFlow, the Object Detection API,
PyTorch, Detectron2, batch systems and the kernel. tst_real_logs.cpp says what is in each; the three
recorded-*.log are real consoles of small trainings of ours that were spoiled on purpose.

Nothing but Python's standard library, no clock and no chance: the same bytes every time.
"""

import pathlib

HERE = pathlib.Path(__file__).resolve().parent


class Log:
    def __init__(self):
        self.lines = []
        self.seconds = 0.0

    def add(self, *lines):
        self.lines += lines
        return self

    def tf(self, level, place, *messages):
        """As TensorFlow's C++ prints."""
        for message in messages:
            self.seconds += 0.173
            minutes, seconds = divmod(self.seconds, 60)
            self.lines.append(f"2024-03-05 09:{int(minutes):02d}:{seconds:09.6f}: {level} "
                              f"tensorflow/{place}] {message}")
        return self

    def traceback(self, error, *frames):
        self.lines.append("Traceback (most recent call last):")
        for file, line, function, code in frames:
            self.lines += [f'  File "{file}", line {line}, in {function}', f"    {code}"]
        return self.add(error)

    def slim(self, first, count, loss, repeats=1):
        """Steps as the first Object Detection API prints them. loss: of the step."""
        for step in range(first, first + count):
            line = (f"INFO:tensorflow:global step {step}: loss = {loss(step):.4f} "
                    f"({0.4 + step % 7 / 100:.3f} sec/step)")
            self.lines += [line] * repeats
        return self

    def text(self):
        return "\n".join(self.lines) + "\n"


TF_GPU = "core/common_runtime/gpu/gpu_device.cc:1733"
DSO_FOUND = "stream_executor/platform/default/dso_loader.cc:48"
DSO_MISSING = "stream_executor/platform/default/dso_loader.cc:59"
OP = "core/framework/op_kernel.cc:1763"
SITE = "/home/kim/venv/lib/python3.8/site-packages"


def tfStart(log):
    return (log.tf("I", DSO_FOUND, "Successfully opened dynamic library libcuda.so.1")
            .tf("I", TF_GPU, "Found device 0 with properties: ")
            .add("pciBusID: 0000:3b:00.0 name: NVIDIA GeForce RTX 2070 computeCapability: 7.5",
                 "coreClock: 1.62GHz coreCount: 36 deviceMemorySize: 7.79GiB "
                 "deviceMemoryBandwidth: 417.29GiB/s"))


def decay(step):
    return 3.0 / (1.0 + step / 50)


def noGpuLibraries():
    log = Log()
    for name in ("libcudart.so.11.0", "libcublas.so.11", "libcudnn.so.8"):
        log.tf("W", DSO_MISSING, f"Could not load dynamic library '{name}'; dlerror: {name}: "
               "cannot open shared object file: No such file or directory")
    log.tf("W", TF_GPU, "Cannot dlopen some GPU libraries. Please make sure the missing libraries "
           "mentioned above are installed properly if you would like to use GPU. Follow the guide "
           "at https://www.tensorflow.org/install/gpu for how to download and setup the required "
           "libraries for your platform.", "Skipping registering GPU devices...")
    return log.slim(1, 5, decay)


def noDriver():
    return (Log().tf("E", "stream_executor/cuda/cuda_driver.cc:328",
                     "failed call to cuInit: UNKNOWN ERROR (303)")
            .tf("I", "stream_executor/cuda/cuda_diagnostics.cc:156",
                "kernel driver does not appear to be running on this host (lab-3): "
                "/proc/driver/nvidia/version does not exist").slim(1, 5, decay))


def cudnnTooOld():
    log = tfStart(Log())
    log.tf("E", "stream_executor/cuda/cuda_dnn.cc:362",
           "Loaded runtime CuDNN library: 8.0.4 but source was compiled with: 8.2.1.  CuDNN library "
           "needs to have matching major version and equal or higher minor version. If using a "
           "binary install, upgrade your CuDNN library.")
    return log.traceback(
        "tensorflow.python.framework.errors_impl.UnknownError: Failed to get convolution algorithm. "
        "This is probably because cuDNN failed to initialize, so try looking to see if a warning "
        "log message was printed above. [Op:Conv2D]",
        (f"{SITE}/object_detection/model_lib_v2.py", 606, "train_loop", "load_fine_tune_checkpoint("),
        (f"{SITE}/tensorflow/python/ops/nn_ops.py", 2165, "conv2d", "return conv2d_v2(input,"))


def dump(log):
    bfc = "core/common_runtime/bfc_allocator.cc:"
    log.tf("W", bfc + "456", "Allocator (GPU_0_bfc) ran out of memory trying to allocate 1.20GiB "
           "(rounded to 1288490240)requested by op model/block3/Conv2D")
    log.tf("I", bfc + "1040", "BFCAllocator dump for GPU_0_bfc")
    log.tf("I", bfc + "1047", "Bin (256): \tTotal Chunks: 41, Chunks in use: 40. 10.2KiB allocated "
           "for chunks. 10.0KiB in use in bin. 3.1KiB client-requested in use in bin.")
    log.tf("I", bfc + "1100", "     Summary of in-use Chunks by size: ")
    log.tf("I", bfc + "1103", "40 Chunks of size 256 totalling 10.0KiB",
           "5 Chunks of size 1288490240 totalling 6.00GiB")
    log.tf("I", bfc + "1107", "Sum Total of in-use chunks: 6.00GiB")
    log.tf("I", bfc + "1109", "total_region_allocated_bytes_: 7000000000 memory_limit_: 7000000000 "
           "available bytes: 0 curr_region_allocation_bytes_: 14000000000")
    log.tf("I", bfc + "1114", "Stats: ")
    return log.add("Limit:                      7000000000", "InUse:                      6442461440",
                   "MaxInUse:                   6442461440", "NumAllocs:                        5120",
                   "MaxAllocSize:               1288490240", "Reserved:                            0",
                   "PeakReserved:                        0", "LargestFreeBlock:                    0",
                   "")


def gpuMemory():
    log = dump(tfStart(Log()).slim(1, 3, decay))
    log.tf("W", OP, "OP_REQUIRES failed at conv_ops.cc:1115 : Resource exhausted: OOM when "
           "allocating tensor with shape[64,256,140,140] and type float on "
           "/job:localhost/replica:0/task:0/device:GPU:0 by allocator GPU_0_bfc")
    return log.traceback(
        "tensorflow.python.framework.errors_impl.ResourceExhaustedError:  OOM when allocating "
        "tensor with shape[64,256,140,140] and type float on "
        "/job:localhost/replica:0/task:0/device:GPU:0 by allocator GPU_0_bfc",
        (f"{SITE}/tensorflow/python/eager/execute.py", 59, "quick_execute",
         "tensors = pywrap_tfe.TFE_Py_Execute(ctx._handle, device_name, op_name,"))


def gpuMemoryDumpOnly():
    return dump(tfStart(Log()))


def gpuMemoryWarning():
    return tfStart(Log()).slim(1, 4, decay).tf(
        "W", "core/common_runtime/bfc_allocator.cc:245",
        "Allocator (GPU_0_bfc) ran out of memory trying to allocate 2.10GiB with freed_by_count=0. "
        "The caller indicates that this is not a failure, but may mean that there could be "
        "performance gains if more memory were available.").slim(5, 8, decay)


def torchMemory():
    log = Log().add("Image sizes 640 train, 640 val", "Using 4 dataloader workers",
                    "Starting training for 50 epochs...",
                    "     Epoch   gpu_mem       box       obj       cls    labels  img_size")
    return log.traceback(
        "RuntimeError: CUDA out of memory. Tried to allocate 52.00 MiB (GPU 0; 7.79 GiB total "
        "capacity; 6.41 GiB already allocated; 33.50 MiB free; 6.60 GiB reserved in total by "
        "PyTorch)",
        ("train.py", 301, "train", "pred = model(imgs)  # forward"),
        (f"{SITE}/torch/nn/modules/module.py", 889, "_call_impl",
         "result = self.forward(*input, **kwargs)"))


def torchDevice():
    return Log().add("epoch 0").traceback(
        "RuntimeError: Input type (torch.FloatTensor) and weight type (torch.cuda.FloatTensor) "
        "should be the same or input should be a MKLDNN tensor and weight is a dense tensor",
        ("main.py", 88, "<module>", "out = net(batch)"))


def sharedMemory():
    return Log().add("Using 8 dataloader workers", "Starting training for 10 epochs...").traceback(
        "RuntimeError: DataLoader worker (pid 771) is killed by signal: Bus error. It is possible "
        "that dataloader's workers are out of shared memory. Please try to raise your shared memory "
        "limit.",
        ("train.py", 214, "train", "for i, (imgs, targets) in enumerate(loader):"),
        (f"{SITE}/torch/utils/data/_utils/signal_handling.py", 66, "handler",
         "_error_if_any_worker_fails()"))


def ncclTimeout():
    log = Log()
    for epoch in range(3):
        log.add(f"[rank0]: epoch {epoch} loss {1.5 / (epoch + 1):.4f}")
    log.add("[rank1]:[E305 09:41:10.120338911 ProcessGroupNCCL.cpp:616] [Rank 1] Watchdog caught "
            "collective operation timeout: WorkNCCL(SeqNum=20411, OpType=ALLREDUCE, "
            "NumelIn=524288, NumelOut=524288, Timeout(ms)=600000) ran for 600042 milliseconds "
            "before timing out.")
    return log.add("[rank1]:[E305 09:41:10.311338911 ProcessGroupNCCL.cpp:630] [Rank 1] Some NCCL "
                   "operations have failed or timed out. Due to the asynchronous nature of CUDA "
                   "kernels, subsequent GPU operations might run on corrupted/incomplete data.")


def detectronNan():
    log = Log().add("[03/05 09:10:00 d2.engine.train_loop]: Starting training from iteration 0")
    log.add("[03/05 09:10:14 d2.utils.events]:  eta: 1:40:00  iter: 19  total_loss: 41.7  "
            "loss_cls: 3.1  loss_box_reg: 38.6  time: 0.31  data_time: 0.01  lr: 0.0199  "
            "max_mem: 5120M")
    return log.traceback(
        "FloatingPointError: Loss became infinite or NaN at iteration=23!",
        ("train_net.py", 31, "<module>", "trainer.train()"),
        (f"{SITE}/detectron2/engine/train_loop.py", 149, "train", "self.run_step()"))


def estimatorNan():
    log = Log()
    for step in (0, 100, 200):
        log.add(f"INFO:tensorflow:loss = {2.5 + step:.6f}, step = {step} (31.2 sec)")
    return log.add("ERROR:tensorflow:Model diverged with loss = NaN.").traceback(
        "tensorflow.python.training.basic_session_run_hooks.NanLossDuringTrainingError: NaN loss "
        "during training.", ("main.py", 240, "<module>", "app.run(main)"))


def slimNan():
    log = Log().slim(8100, 4, decay, repeats=2).slim(8104, 1, lambda _: 3.1e27, repeats=2)
    log.slim(8105, 2, decay, repeats=2)
    return log.add(
        "INFO:tensorflow:Error reported to Coordinator: <class "
        "'tensorflow.python.framework.errors_impl.InvalidArgumentError'>, LossTensor is inf or nan. "
        ": Tensor had NaN values",
        '\t [[node CheckNumerics (defined at legacy/trainer.py:322)  = CheckNumerics[T=DT_FLOAT, '
        'message="LossTensor is inf or nan."](clone_loss)]]')


def slimPlateau():
    log = Log().add("INFO:tensorflow:Recording summary at step 40.")
    return log.slim(41, 25, lambda step: 6.5 + step * 37 % 10 / 10)


def badRecord():
    return tfStart(Log()).add(
        "INFO:tensorflow:Error reported to Coordinator: <class "
        "'tensorflow.python.framework.errors_impl.DataLossError'>, corrupted record at 0",
        "\t [[{{node IteratorGetNext}}]]")


def badExample():
    log = tfStart(Log())
    log.tf("W", OP, "OP_REQUIRES failed at example_parsing_ops.cc:240 : Invalid argument: Key: "
           "image/encoded.  Can't parse serialized Example.")
    return log.traceback(
        "tensorflow.python.framework.errors_impl.InvalidArgumentError: Key: image/encoded.  Can't "
        "parse serialized Example.",
        ("train.py", 51, "<module>", "for features in dataset:"))


def badLabels():
    log = Log()
    for i in (7, 12):
        log.add(f"train: WARNING: Ignoring corrupted image and/or label data/images/{i:04d}.jpg: "
                "negative label values [   -0.01172]")
    log.add("train: ../data/images/0031.jpg: ignoring corrupt image/label: non-normalized or out of "
            "bounds coordinate labels")
    return log.add("      Epoch   gpu_mem       box       obj       cls     total    labels  img_size",
                   "       0/9     1.71G    0.1102   0.04213   0.02041    0.1727        33       640")


def shuffleBuffer():
    place = "core/kernels/data/shuffle_dataset_op.cc:"
    log = tfStart(Log())
    log.tf("I", place + "175", "Filling up shuffle buffer (this may take a while): 611 of 4096",
           "Filling up shuffle buffer (this may take a while): 1302 of 4096")
    return log.tf("I", place + "228", "Shuffle buffer filled.").slim(1, 6, decay)


def kernelOutOfMemory():
    at = "Mar  5 03:41:09 lab-3 kernel: [ 7311.40"
    return Log().add(
        at + "1002] python3 invoked oom-killer: gfp_mask=0x100cca(GFP_HIGHUSER_MOVABLE), order=0, "
        "oom_score_adj=0", at + "1013] Call Trace:", at + "1015]  dump_stack+0x74/0x92",
        at + "1444] Out of memory: Killed process 20117 (python3) total-vm:81402112kB, "
        "anon-rss:63110400kB, file-rss:0kB, shmem-rss:128kB, UID:1000 pgtables:124000kB "
        "oom_score_adj:0")


def cloudReplica():
    return Log().add(
        "kim_detector_20240306", "Failed (7 min 40 sec)", "", "Error message",
        "The replica worker 2 exited with a non-zero status of 1. Termination reason: Error. ",
        "To find out more about why your job exited please check the logs: "
        "https://console.cloud.google.com/logs/viewer")


def cloudReplicaWithTraceback():
    return Log().add(
        "kim_detector_20240305", "Failed (4 min 2 sec)", "", "Error message",
        "The replica master 0 exited with a non-zero status of 1. Termination reason: Error. ",
        "Traceback (most recent call last): File \"/usr/lib/python3.7/runpy.py\", line 193, in "
        "_run_module_as_main \"__main__\", mod_spec) File \"/root/train.py\", line 12, in <module> "
        "open(flags.config) FileNotFoundError: [Errno 2] No such file or directory: "
        "'PATH_TO_BE_CONFIGURED'")


def jobKilled():
    return Log().add("Epoch 1: loss 0.812", "Epoch 2: loss 0.604",
                     "/var/spool/job/20117.shell: line 14:  9120 Killed                  "
                     "python3 train.py --epochs 40")


def jobInterrupted():
    return Log().add("Epoch 1: loss 0.812").traceback(
        "KeyboardInterrupt", ("train.py", 77, "<module>", "loss.backward()"))


def jobNotFound():
    return Log().add("/bin/bash: conda: command not found")


def jobDenied():
    return Log().add("/bin/bash: ./start.sh: Permission denied")


def endsWell():
    log = Log()
    for epoch in range(1, 6):
        log.add(f"Epoch {epoch}/5", f"40/40 [==============================] - 3s 75ms/step - loss: "
                f"{1.2 / epoch:.4f} - val_loss: {1.3 / epoch:.4f}")
    return log.add("saved to model.h5")


LOGS = {
    "no-gpu-libraries": noGpuLibraries, "no-driver": noDriver, "cudnn-too-old": cudnnTooOld,
    "gpu-memory": gpuMemory, "gpu-memory-dump-only": gpuMemoryDumpOnly,
    "gpu-memory-warning": gpuMemoryWarning, "torch-memory": torchMemory,
    "torch-device": torchDevice, "shared-memory": sharedMemory, "nccl-timeout": ncclTimeout,
    "detectron-nan": detectronNan, "estimator-nan": estimatorNan, "slim-nan": slimNan,
    "slim-plateau": slimPlateau, "bad-record": badRecord, "bad-example": badExample,
    "bad-labels": badLabels, "shuffle-buffer": shuffleBuffer,
    "kernel-out-of-memory": kernelOutOfMemory, "cloud-replica": cloudReplica,
    "cloud-replica-with-traceback": cloudReplicaWithTraceback,
    "job-killed": jobKilled, "job-interrupted": jobInterrupted, "job-not-found": jobNotFound,
    "job-denied": jobDenied, "ends-well": endsWell,
}


def main():
    for name, make in LOGS.items():
        (HERE / f"{name}.log").write_text(make().text())


if __name__ == "__main__":
    main()
