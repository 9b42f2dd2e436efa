// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/missing_signal.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/evidence/memory_plan.h"
#include "model/diagnosis/evidence/target_machine.h"

#include <algorithm>
#include <string>

namespace faultline {

namespace {

/// What is said of a signal that was not logged.
struct Advice {
    std::string_view reason;
    std::string_view remedy;
    std::string_view command;
};

Advice adviceFor(SignalKind kind)
{
    switch (kind) {
    case SignalKind::TrainLoss:
    case SignalKind::LossComponent:
        return {FAULTLINE_TR_NOOP("Diagnosis", "No training loss was logged."),
                FAULTLINE_TR_NOOP("Diagnosis",
                                  "Log the total loss at least once per hundredth of the run."),
                "tf.summary.scalar(\"loss\", loss, step=step)"};
    case SignalKind::ValidationLoss:
    case SignalKind::ValidationMetric:
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "No validation loss or metric was logged."),
            FAULTLINE_TR_NOOP(
                "Diagnosis",
                "Evaluate at least ten times during the training, on the same validation data."),
            "python model_main_tf2.py --pipeline_config_path=pipeline.config "
            "--model_dir=model_dir --checkpoint_dir=model_dir"};
    case SignalKind::LearningRate:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The learning rate was not logged."),
                FAULTLINE_TR_NOOP("Diagnosis",
                                  "Log the learning rate with the loss, at the same steps."),
                "writer.add_scalar(\"learning_rate\", optimizer.param_groups[0][\"lr\"], step)"};
    case SignalKind::GradientNorm:
        return {FAULTLINE_TR_NOOP("Diagnosis", "No gradient norm was logged."),
                FAULTLINE_TR_NOOP("Diagnosis",
                                  "Log the norm over all gradients, before clipping, at the same "
                                  "steps as the loss."),
                "tf.summary.scalar(\"gradient_norm\", tf.linalg.global_norm(gradients), "
                "step=step)"};
    case SignalKind::StepTime:
    case SignalKind::Throughput:
        return {FAULTLINE_TR_NOOP("Diagnosis", "No step time or throughput was logged."),
                FAULTLINE_TR_NOOP("Diagnosis", "Log the seconds that a step took."),
                "writer.add_scalar(\"step_time\", time.perf_counter() - started, step)"};
    case SignalKind::Utilization:
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "No utilization of the GPU or the host was logged."),
            FAULTLINE_TR_NOOP("Diagnosis", "Record the GPU during the training, once per second."),
            "nvidia-smi --query-gpu=timestamp,utilization.gpu,memory.used,power.draw "
            "--format=csv -l 1 > gpu.csv"};
    case SignalKind::Other: break;
    }
    return {FAULTLINE_TR_NOOP("Diagnosis", "A signal that the rule needs was not logged."), {}, {}};
}

Advice adviceFor(EvidenceKind kind)
{
    switch (kind) {
    case EvidenceKind::Console:
        return {FAULTLINE_TR_NOOP("Diagnosis", "There is no console output."),
                FAULTLINE_TR_NOOP(
                    "Diagnosis", "Keep what the training prints, with its exit status, and open it "
                                 "together with the run."),
                "faultline-cli record -- python train.py"};
    case EvidenceKind::Config:
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "No configuration that this check can read was opened."),
            FAULTLINE_TR_NOOP("Diagnosis",
                              "Open the pipeline.config, args.yaml or configuration script that "
                              "it was started with, together with the run."),
            "cp pipeline.config model_dir/"};
    case EvidenceKind::LabelMap:
        return {FAULTLINE_TR_NOOP("Diagnosis", "There is no label map."),
                FAULTLINE_TR_NOOP("Diagnosis",
                                  "Open the label map or data.yaml that the training reads."),
                "cp label_map.pbtxt model_dir/"};
    case EvidenceKind::Environment:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The software versions are unknown."),
                FAULTLINE_TR_NOOP("Diagnosis",
                                  "Save the list of packages in the environment of the training."),
                "python -m pip freeze > requirements.txt"};
    case EvidenceKind::GpuLog:
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "The GPU was not recorded."),
            FAULTLINE_TR_NOOP("Diagnosis", "Record the GPU during the training, once per second."),
            "nvidia-smi --query-gpu=timestamp,index,name,utilization.gpu,memory.used,"
            "memory.total,power.draw,temperature.gpu,clocks.sm,clocks_throttle_reasons.active,"
            "pcie.link.gen.current,pcie.link.width.current --format=csv -l 1 > gpu.csv"};
    case EvidenceKind::HostLog:
        return {FAULTLINE_TR_NOOP("Diagnosis", "CPU and host memory were not recorded."),
                FAULTLINE_TR_NOOP("Diagnosis", "Run the training under the recorder."),
                "faultline-cli record -- python train.py"};
    case EvidenceKind::Profile:
        return {FAULTLINE_TR_NOOP("Diagnosis", "There is no profile of the training's steps."),
                FAULTLINE_TR_NOOP("Diagnosis", "Profile about twenty steps after step 100."),
                "tf.profiler.experimental.start(logdir); ...; tf.profiler.experimental.stop()"};
    case EvidenceKind::MemoryProfile:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The allocator's history was not recorded."),
                FAULTLINE_TR_NOOP("Diagnosis", "Record the history of the allocator."),
                "torch.cuda.memory._record_memory_history(); ...; "
                "torch.cuda.memory._dump_snapshot(\"snapshot.pickle\")"};
    case EvidenceKind::Dataset:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The dataset was not read."),
                FAULTLINE_TR_NOOP("Diagnosis",
                                  "Open the folder with the records or annotations together with "
                                  "the run."),
                "faultline-cli diagnose RUN DATASET"};
    case EvidenceKind::MemoryPlan:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The memory that the network needs cannot be estimated."),
                FAULTLINE_TR_NOOP("Diagnosis",
                                  "Open its configuration, or name the network to the planner."),
                "faultline-cli vram --list-models"};
    case EvidenceKind::TargetMachine:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The GPU that this runs on is unknown."),
                FAULTLINE_TR_NOOP("Diagnosis", "Choose the GPU or the machine type."),
                "faultline-cli diagnose --gpu T4 PATH"};
    case EvidenceKind::EventFiles:
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "There are no event files of the training."),
            FAULTLINE_TR_NOOP("Diagnosis", "Open the folder that the training logs its curves to."),
            "faultline-cli inspect LOGDIR"};
    }
    return {FAULTLINE_TR_NOOP("Diagnosis", "A signal that the rule needs was not logged."), {}, {}};
}

bool hasDevice(const Training& training, bool wantsGpu)
{
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        for (const HardwareDevice& device : log->devices) {
            if ((device.kind == HardwareDevice::Kind::Gpu) == wantsGpu)
                return true;
        }
    }
    return false;
}

Abstention abstentionOf(const Advice& advice, std::string_view missing)
{
    Abstention abstention;
    abstention.reason.source = advice.reason;
    abstention.remedy.source = advice.remedy;
    abstention.command = std::string(advice.command);
    abstention.missing = std::string(missing);
    return abstention;
}

} // namespace

bool hasSignal(const Training& training, SignalKind kind)
{
    return training.best(kind) != nullptr
           || (kind == SignalKind::TrainLoss
               && training.best(SignalKind::LossComponent) != nullptr);
}

Abstention abstainWithoutSignal(SignalKind kind)
{
    return abstentionOf(adviceFor(kind), toString(kind));
}

Abstention abstainFromRangeTest()
{
    return abstentionOf(
        {FAULTLINE_TR_NOOP("Diagnosis", "The learning rate was raised on purpose to see where the "
                                        "loss breaks (a range test)."),
         FAULTLINE_TR_NOOP("Diagnosis", "Open the training that was made with the rate it found."),
         {}},
        {});
}

bool hasEvidence(const Training& training, EvidenceKind kind)
{
    switch (kind) {
    case EvidenceKind::Console: return !training.logs.empty();
    case EvidenceKind::Config: return training.config() != nullptr;
    case EvidenceKind::LabelMap: return training.labelMap() != nullptr;
    case EvidenceKind::Environment: return !training.environments.empty();
    case EvidenceKind::GpuLog: return hasDevice(training, true);
    case EvidenceKind::HostLog: return hasDevice(training, false);
    case EvidenceKind::Profile:
        return std::any_of(training.profiles.begin(), training.profiles.end(),
                           [](const TraceProfilePtr& profile) {
                               return !profile->events.empty() || !profile->steps.empty();
                           });
    case EvidenceKind::MemoryProfile:
        return std::any_of(training.profiles.begin(), training.profiles.end(),
                           [](const auto& profile) { return !profile->memory.empty(); });
    case EvidenceKind::Dataset:
        return std::any_of(training.datasets.begin(), training.datasets.end(),
                           [](const auto& evidence) { return evidence->dataset != nullptr; });
    case EvidenceKind::MemoryPlan:
        return training.memoryPlan != nullptr && training.memoryPlan->estimate.has_value();
    case EvidenceKind::TargetMachine:
        return training.machine != nullptr && training.machine->gpu.has_value();
    case EvidenceKind::EventFiles:
        return std::any_of(training.runs.begin(), training.runs.end(), [](const RunPtr& run) {
            return run->origin == RunOrigin::Events && !run->files.empty();
        });
    }
    return false;
}

Abstention abstainWithoutEvidence(EvidenceKind kind)
{
    return abstentionOf(adviceFor(kind), toString(kind));
}

Abstention abstainWithoutEvidence(EvidenceKind kind, const Training& training)
{
    Abstention abstention = abstainWithoutEvidence(kind);
    if (kind == EvidenceKind::Config && !training.configs.empty())
        abstention.reason = {
            FAULTLINE_TR_NOOP(
                "Diagnosis", "%1 was read, but it is none of the configurations whose fields this "
                             "check knows: pipeline.config, args.yaml of Ultralytics, mmdetection, "
                             "Detectron2."),
            {training.configs.front()->name()}};
    return abstention;
}

} // namespace faultline
