// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/case_artifacts.h"
#include "model/core/read_monitor.h"
#include "model/core/run.h"
#include "model/diagnosis/training/measure.h"
#include "model/diagnosis/training/phases.h"
#include "model/diagnosis/training/progress.h"

#include <memory>
#include <string>
#include <vector>

namespace faultline {

class CaseClocks;
struct DatasetEvidence;
struct LogCourse;
struct MemoryPlan;
struct PrintedSetting;
struct TargetMachine;

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

/// What else rules judge by.
enum class EvidenceKind {
    Console,
    Config, ///< of a training: pipeline.config, args.yaml, a configuration of mmdetection
    LabelMap,
    Environment,   ///< package list, Dockerfile, what the console says of versions
    GpuLog,        ///< a hardware log with a GPU
    HostLog,       ///< a hardware log with processors or main memory
    Profile,       ///< a trace with events
    MemoryProfile, ///< what an allocator did: a snapshot, a memory profile
    Dataset,       ///< read and measured
    MemoryPlan,    ///< a configuration whose network the planner knows
    TargetMachine, ///< a GPU that is known by name, chosen or named by the artifacts
    EventFiles,
};
[[nodiscard]] std::string_view toString(EvidenceKind kind); ///< "console", "gpu-log", ...

/// What a tag says apart from its kind, for rules that look for few among thousands of tags: each
/// tag of a case is taken apart once, not by every rule in every run.
struct TagTraits {
    std::vector<std::string> words;   ///< tagWords()
    bool isGpuMemory = false;         ///< what an allocator of a GPU holds (gpuMemoryNameOf())
    bool isLossScale = false;         ///< of training in half precision
    bool isUpdateRatio = false;       ///< of updates to weights
    bool isLayerSeries = false;       ///< a measure of model/core/layer_series.h
    bool isOpposing = false;          ///< only opposing or rewarded objectives are called so
    bool isGeneratorLoss = false;     ///< a loss of "g", see hasOpposingLosses()
    bool isDiscriminatorLoss = false; ///< a loss of "d"
    MeasureOfTag measured;            ///< measureOf(); none of a layer series
};

/// A tag with its meaning.
struct Signal {
    SignalKind kind = SignalKind::Other;
    int rank = 0; ///< how well its tag stands for its kind; Training::best() takes the highest
    std::shared_ptr<const TagTraits> traits; ///< never null; one for each tag of a case
    RunPtr run;
    std::string tag;
    const ScalarSeries* series = nullptr; ///< owned by `run`

    [[nodiscard]] const std::vector<std::string>& words() const { return traits->words; }
};

/// One training: the runs that belong to it (x/train and x/validation are two runs of one
/// training; a YOLO run is alone) and what their tags mean. Rules see a case this way.
/// Holds its runs alive.
struct Training {
    std::string name;         ///< common part of the run names; "." if that is empty
    std::vector<RunPtr> runs; ///< training run first; at least one
    /// It has not run yet: there is a configuration, a dataset or an environment and nothing that
    /// a run leaves. Its one run is empty, is named after the configuration and is not in the case.
    bool isPlanned = false;
    std::vector<Signal> allSignals; ///< ("signals" alone is a keyword wherever Qt is included)
    Progress progress;              ///< of the training run
    Phases phases;

    // What belongs to its runs, or to the case as a whole if this is its only training.
    // Environments, datasets and label maps of the case as a whole belong to every training.
    std::vector<ConsoleLogPtr> logs;
    std::vector<HardwareLogPtr> hardwareLogs;
    std::vector<ConfigDocumentPtr> configs;
    std::vector<EnvironmentPtr> environments;
    std::vector<TraceProfilePtr> profiles;
    std::vector<std::shared_ptr<const DatasetSource>> datasetSources; ///< found, perhaps not read

    /// What to add to the times of its artifacts to have them on the clock of `phases`; never null
    /// after findTrainings().
    std::shared_ptr<const CaseClocks> clocks;

    // Filled in by analyse(); until then empty and null.
    std::vector<std::shared_ptr<const LogCourse>> courses; ///< of `logs`, one for each
    /// Of `logs`, one for each: what they print of settings; see printedSettingsOf().
    std::vector<std::shared_ptr<const std::vector<PrintedSetting>>> printed;
    std::vector<std::shared_ptr<const DatasetEvidence>> datasets; ///< those that were read
    std::shared_ptr<const TargetMachine> machine; ///< what it runs on or is to run on
    std::shared_ptr<const MemoryPlan> memoryPlan; ///< of its configuration; null: none known

    [[nodiscard]] std::vector<const Signal*> all(SignalKind kind) const;
    /// The most telling signal of a kind (for losses the total), or nullptr.
    [[nodiscard]] const Signal* best(SignalKind kind) const;
    /// The configuration of the training: the first of a kind that trains; null if there is none.
    [[nodiscard]] ConfigDocumentPtr config() const;
    [[nodiscard]] ConfigDocumentPtr labelMap() const;
};

/// Whether a configuration says how to train (pipeline.config, args.yaml, mmdetection, ...).
[[nodiscard]] bool isTrainingConfig(const ConfigDocument& config);

/// What `tag` of a run called `runName` measures, by the conventions of the OD API, Keras,
/// PyTorch trainers, Lightning, Ultralytics, detectron2 and mmdetection.
[[nodiscard]] SignalKind classifyTag(std::string_view runName, std::string_view tag);

/// True for a run that holds an evaluation: "validation", "val", "eval", "test" as a path part.
[[nodiscard]] bool isEvaluationRun(std::string_view runName);

/// Groups the runs of a case into trainings and reads their signals. Of a case without runs each
/// training configuration is a planned training (the rest of it, if there is none of those), unless
/// there are hardware logs or profiles: those of one folder tell of one training that ran.
/// What console logs say of phases is read by `clocks`. Advances `monitor` by the number of runs
/// (by one if there is none); of no use if it was cancelled. Only analyse() calls it: all else
/// reads CaseAnalysis::trainings.
[[nodiscard]] std::vector<Training> findTrainings(const CaseData& data, const CaseClocks& clocks,
                                                  ReadMonitor& monitor);

} // namespace faultline
