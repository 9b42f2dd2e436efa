// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/case_artifacts.h"
#include "model/core/run.h"
#include "model/diagnosis/phases.h"
#include "model/diagnosis/progress.h"

#include <string>
#include <vector>

namespace faultline {

class CaseClocks;

/// What a scalar tag measures, as far as the rules care.
enum class SignalKind {
    TrainLoss,     ///< total training loss
    LossComponent, ///< one term of the training loss
    ValidationLoss,
    ValidationMetric, ///< higher is better: mAP, recall, accuracy, F1, AUC
    LearningRate,
    GradientNorm,
    StepTime,    ///< seconds (or milliseconds) per step, logged by the training
    Throughput,  ///< steps, images or samples per second, logged by the training
    Utilization, ///< GPU/CPU/memory/disk/power series
    Other,
};
[[nodiscard]] std::string_view toString(SignalKind kind);

/// A tag with its meaning.
struct Signal {
    SignalKind kind = SignalKind::Other;
    RunPtr run;
    std::string tag;
    const ScalarSeries* series = nullptr; ///< owned by `run`
};

/// One training: the runs that belong to it (x/train and x/validation are two runs of one
/// training; a YOLO run is alone) and what their tags mean. Rules see a case this way.
/// Holds its runs alive.
struct Training {
    std::string name;               ///< common part of the run names; "." if that is empty
    std::vector<RunPtr> runs;       ///< training run first
    std::vector<Signal> allSignals; ///< ("signals" alone is a keyword wherever Qt is included)
    Progress progress;              ///< of the training run
    Phases phases;

    // What belongs to its runs, or to the case as a whole if this is its only training.
    std::vector<ConsoleLogPtr> logs;
    std::vector<HardwareLogPtr> hardwareLogs;
    std::vector<ConfigDocumentPtr> configs;
    std::vector<EnvironmentPtr> environments;
    std::vector<TraceProfilePtr> profiles;

    [[nodiscard]] std::vector<const Signal*> all(SignalKind kind) const;
    /// The most telling signal of a kind (for losses the total), or nullptr.
    [[nodiscard]] const Signal* best(SignalKind kind) const;
};

/// What `tag` of a run called `runName` measures, by the conventions of the OD API, Keras,
/// PyTorch trainers, Lightning, Ultralytics, detectron2 and mmdetection.
[[nodiscard]] SignalKind classifyTag(std::string_view runName, std::string_view tag);

/// True for a run that holds an evaluation: "validation", "val", "eval", "test" as a path part.
[[nodiscard]] bool isEvaluationRun(std::string_view runName);

/// Groups the runs of a case into trainings and reads their signals.
[[nodiscard]] std::vector<Training> findTrainings(const CaseData& data);
/// The same with clocks that are known already; what console logs tell of phases is read by them.
[[nodiscard]] std::vector<Training> findTrainings(const CaseData& data, const CaseClocks& clocks);

} // namespace faultline
