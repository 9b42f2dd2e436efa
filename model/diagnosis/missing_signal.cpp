// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/missing_signal.h"

#include "model/core/text_marker.h"

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
                                  "Log the total loss at least at every hundredth part of the "
                                  "run."),
                "tf.summary.scalar(\"loss\", loss, step=step)"};
    case SignalKind::ValidationLoss:
    case SignalKind::ValidationMetric:
        return {FAULTLINE_TR_NOOP("Diagnosis", "No validation loss or metric was logged."),
                FAULTLINE_TR_NOOP("Diagnosis",
                                  "Evaluate at least ten times during the training, on the same "
                                  "validation data; with the Object Detection API start the "
                                  "evaluation job beside the training."),
                "python model_main_tf2.py --pipeline_config_path=pipeline.config "
                "--model_dir=model_dir --checkpoint_dir=model_dir"};
    case SignalKind::LearningRate:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The learning rate was not logged."),
                FAULTLINE_TR_NOOP("Diagnosis",
                                  "Log the learning rate beside the loss, at the same steps."),
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
        return {FAULTLINE_TR_NOOP("Diagnosis", "No utilization of the GPU or the host was logged."),
                FAULTLINE_TR_NOOP("Diagnosis", "Record the GPU beside the training, every second."),
                "nvidia-smi --query-gpu=timestamp,utilization.gpu,memory.used,power.draw "
                "--format=csv -l 1 > gpu.csv"};
    case SignalKind::Other: break;
    }
    return {FAULTLINE_TR_NOOP("Diagnosis", "A signal that the rule needs was not logged."), {}, {}};
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
    const Advice advice = adviceFor(kind);
    Abstention abstention;
    abstention.reason.source = advice.reason;
    abstention.remedy.source = advice.remedy;
    abstention.command = std::string(advice.command);
    return abstention;
}

} // namespace faultline
