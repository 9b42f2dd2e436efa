// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The same failure in the words of several frameworks, launchers and schedulers, behind a training
// that went well until then. Texts as the programs print them, from their sources.
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

namespace faultline::test {

namespace {

struct Wording {
    std::string_view name;
    std::string_view code; ///< of the rule that must tell it; empty: no alarm at all
    std::string_view text;

    friend std::ostream& operator<<(std::ostream& out, const Wording& one)
    {
        return out << one.name;
    }
};

std::string trainedFor(std::size_t lines)
{
    std::string text;
    for (std::size_t i = 0; i < lines; ++i) {
        const double loss = 0.3 + 2.0 * std::exp(-static_cast<double>(i) / 12.0);
        text += "Epoch 1 step " + std::to_string(10 * i) + " loss " + std::to_string(loss)
                + " lr 0.001\n";
    }
    return text;
}

bool tells(const Diagnosis& diagnosis, std::string_view code)
{
    return std::any_of(diagnosis.findings.begin(), diagnosis.findings.end(),
                       [code](const Finding& finding) { return finding.code == code; });
}

/// As the engine asks before it lets a rule judge.
bool canJudge(const RuleInfo& rule, const Training& training)
{
    return std::all_of(rule.needs.begin(), rule.needs.end(),
                       [&training](SignalKind kind) { return hasSignal(training, kind); })
           && std::all_of(rule.needsEvidence.begin(), rule.needsEvidence.end(),
                          [&training](EvidenceKind kind) { return hasEvidence(training, kind); });
}

Diagnosis diagnosisOf(std::string_view text)
{
    const Training training = CaseMaker().console(trainedFor(40) + std::string(text)).training();
    Diagnosis diagnosis;
    for (const auto& rule : builtinRules()) {
        if (!canJudge(rule->info(), training))
            continue;
        Judgement said = judge(*rule, training);
        for (Finding& finding : said.findings) {
            finding.code = rule->info().code;
            diagnosis.findings.push_back(std::move(finding));
        }
    }
    return diagnosis;
}

class ErrorWordings : public testing::TestWithParam<Wording> {};

} // namespace

TEST_P(ErrorWordings, AreKnown)
{
    const Diagnosis diagnosis = diagnosisOf(GetParam().text);
    std::string said;
    for (const Finding& finding : diagnosis.findings) {
        said += std::string(finding.code) + " " + toEnglish(finding.title) + "\n";
        if (GetParam().code.empty()) {
            EXPECT_EQ(finding.severity, Severity::Info) << toEnglish(finding.title);
        }
    }
    if (!GetParam().code.empty()) {
        EXPECT_TRUE(tells(diagnosis, GetParam().code)) << "it said:\n" << said;
    }
}

TEST(CutWordings, ALineThatWasCutAccusesNoOtherProcess)
{
    const Diagnosis diagnosis = diagnosisOf(
        "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB. GPU 0 has a total "
        "capacity of 23.98 GiB of which 1.11 GiB is free.\n");
    EXPECT_TRUE(tells(diagnosis, "V01"));
    EXPECT_FALSE(tells(diagnosis, "V05"));
}

INSTANTIATE_TEST_SUITE_P(
    OfMemory, ErrorWordings,
    testing::Values(
        Wording{"JaxRefused", "V01",
                "Traceback (most recent call last):\n  File \"train.py\", line 9, in <module>\n"
                "jaxlib.xla_extension.XlaRuntimeError: RESOURCE_EXHAUSTED: Out of memory while "
                "trying to allocate 9663676416 bytes.\n"},
        Wording{"JaxOnTpu", "V01",
                "Traceback (most recent call last):\n  File \"train.py\", line 9, in <module>\n"
                "jax.errors.JaxRuntimeError: RESOURCE_EXHAUSTED: XLA:TPU compile permanent error. "
                "Ran out of memory in memory space hbm. Used 17.20G of 15.48G hbm.\n"},
        Wording{"GraphExecutionError", "V01",
                "Traceback (most recent call last):\n  File \"train.py\", line 9, in <module>\n"
                "tensorflow.python.framework.errors_impl.ResourceExhaustedError: Graph execution "
                "error:\n\n"
                "Detected at node 'model/conv1/Conv2D' defined at (most recent call last):\n"
                "    File \"train.py\", line 9, in <module>\n      model.fit(data)\n"
                "Node: 'model/conv1/Conv2D'\n"
                "OOM when allocating tensor with shape[256,64,112,112] and type float on "
                "/job:localhost/replica:0/task:0/device:GPU:0 by allocator GPU_0_bfc\n"
                "\t [[{{node model/conv1/Conv2D}}]]\n"},
        Wording{"KubernetesKilled", "H01",
                "State:          Terminated\n  Reason:       OOMKilled\n  Exit Code:    137\n"},
        Wording{"SlurmKilled", "H01",
                "slurmstepd: error: Detected 1 oom_kill event in StepId=1234.0. Some of the step "
                "tasks have been OOM Killed.\n"},
        Wording{"TorchrunSawAKill", "H01",
                "torch.distributed.elastic.multiprocessing.errors.ChildFailedError: \n"
                "Root Cause (first observed failure):\n  exitcode  : -9 (pid: 4321)\n"
                "  traceback : Signal 9 (SIGKILL) received by PID 4321\n"},
        Wording{"RayKilled", "H01",
                "ray.exceptions.OutOfMemoryError: Task was killed due to the node running low on "
                "memory.\n"},
        Wording{
            "Hip", "V01",
            "torch.OutOfMemoryError: HIP out of memory. Tried to allocate 2.00 GiB. GPU 0 has a "
            "total capacity of 23.98 GiB of which 1.11 GiB is free.\n"},
        Wording{"Metal", "V01",
                "RuntimeError: MPS backend out of memory (MPS allocated: 17.81 GB, other "
                "allocations: 1.45 GB, max allowed: 18.13 GB).\n"},
        Wording{"Paddle", "V01",
                "Out of memory error on GPU 0. Cannot allocate 1.171875GB memory on GPU 0, "
                "10.500000GB memory has been allocated.\n"},
        Wording{"MemoryLimitOfPbs", "H01",
                "=>> PBS: job killed: mem 66000000kb exceeded limit 64000000kb\n"},
        Wording{"MemoryLimitOfCondor", "H01",
                "Error from slot1@n1: Job has gone over memory limit of 16384 megabytes.\n"},
        Wording{"JobOfAShell", "H01", "[1]+  Killed                  python train.py\n"},
        Wording{"LineOfAScript", "H01",
                "./train.sh: line 12: 31337 Killed                  python train.py\n"},
        Wording{"SharedMemoryFull", "H01",
                "RuntimeError: unable to write to file </torch_1234_567_0>: No space left on "
                "device (28)\n"},
        Wording{"WorkerKilled", "H01",
                "RuntimeError: DataLoader worker (pid 12345) is killed by signal: Killed. \n"},
        Wording{"BusError", "H01",
                "RuntimeError: DataLoader worker (pid 99) is killed by signal: Bus error. It is "
                "possible that dataloader's workers are out of shared memory. Please try to raise "
                "your shared memory limit.\n"}));

INSTANTIATE_TEST_SUITE_P(
    OfEnvironments, ErrorWordings,
    testing::Values(
        Wording{"CudnnOfPyTorch", "E02",
                "RuntimeError: cuDNN version incompatibility: PyTorch was compiled  against "
                "(8, 9, 2) but found runtime version (8, 5, 0). PyTorch already comes bundled with "
                "cuDNN.\n"},
        Wording{"OpenMmlab", "E03",
                "Traceback (most recent call last):\n  File \"train.py\", line 8, in <module>\n"
                "    from mmdet.utils import setup_env\n"
                "AssertionError: MMCV==2.2.0 is used but incompatible. Please install "
                "mmcv>=2.0.0rc4, <2.2.0.\n"},
        Wording{"SpotOfAws", "L04",
                "EC2 Spot Instance Interruption Warning received, instance will be terminated in "
                "two minutes\n"},
        Wording{"SpotOfSageMaker", "L04",
                "2024-01-05 10:00:00 Interrupted - Training job interrupted\n"},
        Wording{"PreemptedPod", "L04", "Preempted by default/other-job on node gke-gpu-1\n"},
        Wording{"SlurmPreempted", "L04",
                "slurmstepd: error: *** JOB 123 ON node012 CANCELLED AT 2024-01-05T10:20:00 DUE TO "
                "PREEMPTION ***\n"},
        Wording{"WallTimeOfPbs", "L04",
                "=>> PBS: job killed: walltime 86432 exceeded limit 86400\n"},
        Wording{"DiskOfPython", "H05", "OSError: [Errno 28] No space left on device\n"},
        Wording{"Quota", "H05", "OSError: [Errno 122] Disk quota exceeded: 'ckpt/12.pth'\n"},
        Wording{"CheckpointCutShort", "L03",
                "RuntimeError: [enforce fail at inline_container.cc:424] . unexpected pos 1234567 "
                "vs 1234467\n"}));

INSTANTIATE_TEST_SUITE_P(
    OfLearning, ErrorWordings,
    testing::Values(
        Wording{"DetrStops", "O01", "Loss is nan, stopping training\n"},
        Wording{"RaisedByHand", "O01", "ValueError: Loss is NaN at step 400\n"},
        Wording{"Lightning", "O01", "ValueError: The loss returned in `training_step` is nan.\n"},
        Wording{"ClippingRefuses", "O01",
                "RuntimeError: The total norm of order 2.0 for gradients from `parameters` is "
                "non-finite, so it cannot be clipped.\n"},
        Wording{"Detectron2Predictions", "O01",
                "FloatingPointError: Predicted boxes or scores contain Inf/NaN. Training has "
                "diverged.\n"},
        Wording{"DebugNansOfJax", "O01",
                "FloatingPointError: invalid value (nan) encountered in jit(train_step)\n"},
        Wording{"Anomaly", "O01",
                "RuntimeError: Function 'MulBackward0' returned nan values in its 0th output.\n"},
        Wording{"DeepSpeedScale", "O01",
                "Exception: Current loss scale already at minimum - cannot decrease scale anymore. "
                "Exiting run.\n"},
        Wording{"LogOfANegative", "O01",
                "lib/model/bbox_transform.py:27: RuntimeWarning: invalid value encountered in log\n"
                "  targets_dw = np.log(gt_widths / ex_widths)\n"
                "targets_dw:   [ nan  nan  nan]\n"},
        Wording{"LabelBeyondClasses", "D02",
                "../aten/src/ATen/native/cuda/Loss.cu:242: nll_loss_forward: block: [0,0,0], "
                "thread: [3,0,0] Assertion `t >= 0 && t < n_classes` failed.\n"
                "RuntimeError: CUDA error: device-side assert triggered\n"},
        Wording{"ClassBeyondCount", "D02",
                "WARNING data/1.jpg: ignoring corrupt image/label: Label class 5 exceeds dataset "
                "class count 3. Possible class labels are 0-2\n"},
        Wording{"NoLabels", "E04",
                "WARNING No labels found in /data/labels/train.cache. See the guide.\n"}));

INSTANTIATE_TEST_SUITE_P(
    OfNothingWrong, ErrorWordings,
    testing::Values(
        Wording{"MeanOverNothing", "",
                "lib/eval.py:12: RuntimeWarning: invalid value encountered in true_divide\n"
                "  recall = tp / npos\nnan\ndone\n"},
        Wording{"LogInAPackage", "",
                "/opt/lib/python3.10/site-packages/plot/axis.py:7: RuntimeWarning: invalid value "
                "encountered in log\n  y = np.log(x)\ndone\n"},
        Wording{"RaisedInADestructor", "",
                "done\nException ignored in: <function Loader.__del__ at 0x7f>\n"
                "Traceback (most recent call last):\n  File \"loader.py\", line 7, in __del__\n"
                "    self.stop()\nAssertionError: can only test a child process\n"},
        Wording{"SomethingElseWasKilled", "", "Killed background process 123\ndone\n"},
        Wording{
            "CaughtByTheBatchFinder", "",
            "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB. GPU 0 has "
            "a total capacity of 14.75 GiB of which 1.06 GiB is free.\nDecreasing batch size to "
            "64.\n"
            "Epoch 1 step 400 loss 0.31 lr 0.001\nEpoch 1 step 410 loss 0.31 lr 0.001\n"
            "Epoch 1 step 420 loss 0.31 lr 0.001\nEpoch 1 step 430 loss 0.31 lr 0.001\n"},
        Wording{"ConditionOnNan", "", "Training stops early if the loss is nan\ndone\n"},
        Wording{"OneSkippedStep", "",
                "[deepspeed] OVERFLOW! Rank 0 Skipping step. Attempted loss scale: 65536, reducing "
                "to 32768\nEpoch 1 step 400 loss 0.31 lr 0.001\n"},
        Wording{
            "EndOfSequence", "",
            "2024-01-05 10:00:00.000000: I tensorflow/core/framework/local_rendezvous.cc:404] "
            "Local rendezvous is aborting with status: OUT_OF_RANGE: End of sequence\ndone\n"}));

INSTANTIATE_TEST_SUITE_P(
    OfOtherWords, ErrorWordings,
    testing::Values(Wording{"PlainC10", "V01",
                            "terminate called after throwing an instance of 'c10::Error'\n"
                            "  what():  CUDA error: out of memory\n"
                            "Aborted (core dumped)\n"},
                    Wording{"Darknet", "V01",
                            "CUDA Error: out of memory\n"
                            "darknet: ./src/cuda.c:36: check_error: Assertion `0' failed.\n"
                            "Aborted (core dumped)\n"},
                    Wording{"Cntk", "V01",
                            "RuntimeError: CUDA failure 2: out of memory ; GPU=0 ; hostname=a ; "
                            "expr=cudaMalloc(...)\n"},
                    Wording{"Theano", "V01",
                            "pygpu.gpuarray.GpuArrayException: b'cuMemAlloc: "
                            "CUDA_ERROR_OUT_OF_MEMORY: out of memory'\n"},
                    Wording{"OnnxRuntime", "V01",
                            "RuntimeException: [ONNXRuntimeError] : 6 : RUNTIME_EXCEPTION : "
                            "/onnxruntime_src/bfc_arena.cc:368 Failed to allocate memory for "
                            "requested buffer of size 123456\n"},
                    Wording{"XgboostOnGpu", "V01",
                            "xgboost.core.XGBoostError: Memory allocation error on worker 0: "
                            "std::bad_alloc: cudaErrorMemoryAllocation: out of memory\n"},
                    Wording{"NoPlanOfCudnn", "V01",
                            "RuntimeError: cuDNN Frontend error: [cudnn_frontend] Error: No "
                            "execution plans support the graph.\n"},
                    Wording{"GermanDisk", "H05",
                            "OSError: [Errno 28] Kein Platz mehr auf dem Datenträger\n"},
                    Wording{"ChineseDisk", "H05", "OSError: [Errno 28] 设备上没有空间\n"},
                    Wording{"GermanMemory", "H01",
                            "OSError: [Errno 12] Nicht genügend Hauptspeicher verfügbar\n"},
                    Wording{"OpenCvMemory", "H01",
                            "cv2.error: OpenCV(4.5.1) alloc.cpp:73: error: (-4:Insufficient "
                            "memory) Failed to allocate 50000000 bytes in function "
                            "'OutOfMemoryError'\n"}));

TEST(CutWordings, ANumberOfTheSystemIsNoMissingName)
{
    const Diagnosis diagnosis =
        diagnosisOf("Traceback (most recent call last):\n  File \"train.py\", line 9, in <module>\n"
                    "OSError: [Errno 71] Protokollfehler\n");
    ASSERT_FALSE(diagnosis.findings.empty());
    EXPECT_EQ(toEnglish(diagnosis.findings.front().title).find("missing"), std::string::npos);
}

} // namespace faultline::test
