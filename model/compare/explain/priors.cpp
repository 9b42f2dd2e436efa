// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/explain/priors.h"

#include "model/compare/effects/run_end.h"
#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace faultline {

namespace {

constexpr double kStrong = 0.3;
constexpr double kPlausible = 0.1;
constexpr double kElse = 0.02;     ///< of what is not known
constexpr double kNothing = 0.006; ///< of what is known to act on other things

/// A letter for each EffectFamily in its order: s strong, p plausible, - neither.
struct FacetPrior {
    Facet facet;
    std::string_view families;
};

//   GPU memory, host memory, step time, input, communication, between steps, loss, not a number,
//   metric, crash, hang
constexpr std::array kFacetPriors{
    FacetPrior{Facet::LearningRate, "------ssp--"},
    FacetPrior{Facet::Schedule, "------ssp--"},
    FacetPrior{Facet::Optimizer, "p-p---ssp--"},
    FacetPrior{Facet::Batch, "spspp-ppp--"},
    FacetPrior{Facet::InputSize, "spsp--p-pp-"},
    FacetPrior{Facet::Precision, "s-s---psp--"},
    FacetPrior{Facet::Classes, "p-----p-ss-"},
    FacetPrior{Facet::Checkpoint, "p-----spss-"},
    FacetPrior{Facet::AnchorsAndLoss, "p-----sps--"},
    FacetPrior{Facet::Regularisation, "------sss--"},
    FacetPrior{Facet::Augmentation, "-pps--p-p--"},
    FacetPrior{Facet::InputPipeline, "-sss-p---pp"},
    FacetPrior{Facet::Intervals, "p-p--s-----"},
    FacetPrior{Facet::Distribution, "p-p-sp---ps"},
    FacetPrior{Facet::Data, "-p-p--spspp"},
    FacetPrior{Facet::Seed, "-----------"},
};

/// What is no setting: parts of the environment by a word of their names.
struct PartPrior {
    std::string_view words; ///< parted by blanks; one of them begins the name
    std::string_view families;
};

constexpr std::array kPartPriors{
    PartPrior{"gpu machine", "sssp-p---pp"},
    PartPrior{"cpu memory vcpu cores ram disk shm cgroup", "-spsppp--pp"},
    PartPrior{"driver nvidia cuda cudnn nccl", "p-p-p----sp"},
    PartPrior{"torch tensorflow keras jax jaxlib lightning pytorch ultralytics mmdet mmcv mmengine "
              "detectron2 transformers accelerate tf-models object-detection xla flax optax",
              "ppppp-pppsp"},
    PartPrior{"numpy protobuf opencv pillow albumentations python", "---p----ps-"},
};

double valueOf(char letter)
{
    return letter == 's' ? kStrong : letter == 'p' ? kPlausible : kNothing;
}

double priorOfPart(const std::string& path, EffectFamily family)
{
    const std::string lower = lowerAscii(path);
    for (const PartPrior& part : kPartPriors) {
        for (std::string_view rest = part.words; !rest.empty();) {
            const std::size_t blank = std::min(rest.find(' '), rest.size());
            if (lower.starts_with(rest.substr(0, blank)))
                return valueOf(part.families.at(static_cast<std::size_t>(family)));
            rest.remove_prefix(std::min(blank + 1, rest.size()));
        }
    }
    return family == EffectFamily::Crash ? kPlausible / 2.0 : kElse / 2.0;
}

bool actsOnReading(EffectFamily family)
{
    return family == EffectFamily::Input || family == EffectFamily::StepTime;
}

EffectFamily familyOfEnd(const RunComparison& comparison)
{
    const RunEnd bad = runEndOf(comparison.runs.back());
    const RunEnd end = bad.isBad() ? bad : runEndOf(comparison.runs.front());
    if (end.isGpuMemory)
        return EffectFamily::GpuMemory;
    if (end.reason.find("host-out-of-memory") != std::string::npos
        || end.reason.starts_with("host.oom") || end.reason == "signal-9")
        return EffectFamily::HostMemory;
    // What stopped at numbers that are none ended by whatever made them.
    const ComparedRun& ended = bad.isBad() ? comparison.runs.back() : comparison.runs.front();
    if (end.isBad() && findingOf(ended, "loss-became-nan") != nullptr)
        return EffectFamily::NotANumber;
    return end.kind == RunEnd::Kind::Hung ? EffectFamily::Hang : EffectFamily::Crash;
}

constexpr std::array<std::string_view, 2> kOfRate{"learning-rate-off", "update-size-off"};
constexpr std::array<std::string_view, 2> kOfSchedule{"schedule-mismatch", "wrong-run-length"};
constexpr std::array<std::string_view, 2> kOfBatch{"batch-does-not-fit", "late-out-of-memory"};
constexpr std::array<std::string_view, 3> kOfInputSize{"objects-too-small", "batch-does-not-fit",
                                                       "late-out-of-memory"};
constexpr std::array<std::string_view, 2> kOfPrecision{"tensor-cores-unused", "memory-fragmented"};
constexpr std::array<std::string_view, 2> kOfClasses{"labels-disagree", "config-not-for-program"};
constexpr std::array<std::string_view, 2> kOfCheckpoint{"checkpoint-not-used", "resume-lost-state"};
constexpr std::array<std::string_view, 4> kOfLoss{"boxes-dropped", "one-loss-dominates",
                                                  "term-without-weight", "class-imbalance"};
constexpr std::array<std::string_view, 2> kOfRegularisation{"overfitting", "gradients-off"};
constexpr std::array<std::string_view, 2> kOfAugmentation{"pipeline-bottleneck", "input-bound"};
constexpr std::array<std::string_view, 7> kOfInput{
    "input-bound",      "pipeline-misconfigured", "pipeline-bottleneck", "cpu-starves-gpu",
    "slow-data-source", "host-out-of-memory",     "host-memory-creep"};
constexpr std::array<std::string_view, 2> kOfIntervals{"periodic-stalls", "evaluation-missing"};
constexpr std::array<std::string_view, 3> kOfDistribution{"communication-bound", "uneven-gpus",
                                                          "straggler"};
constexpr std::array<std::string_view, 5> kOfData{"labels-disagree", "split-leak", "odd-images",
                                                  "invalid-boxes", "class-imbalance"};

} // namespace

EffectFamily familyOf(const Effect& effect, const RunComparison& comparison)
{
    const std::string& id = effect.id;
    if (id == "end")
        return familyOfEnd(comparison);
    if (id == "peak-memory")
        return effect.isOfHost ? EffectFamily::HostMemory : EffectFamily::GpuMemory;
    if (id == "input-wait" || id == "copy")
        return EffectFamily::Input;
    if (id == "communication")
        return EffectFamily::Communication;
    if (id == "save-and-eval" || id == "idle" || id == "lost-work")
        return EffectFamily::BetweenSteps;
    if (id.starts_with("metric:"))
        return EffectFamily::Metric;
    // Without a value one side ended in what is no number.
    if (id.starts_with("loss:"))
        return effect.valueB ? EffectFamily::Loss : EffectFamily::NotANumber;
    return EffectFamily::StepTime;
}

bool mayExplain(const RunChange& change)
{
    switch (change.kind) {
    case ChangeKind::Renamed:
    case ChangeKind::Unrecorded:
    case ChangeKind::Cosmetic: return false;
    default: break;
    }
    return change.area != ChangeArea::Console && change.facet != Facet::Cosmetic;
}

bool isMovedData(const RunChange& change)
{
    return change.kind == ChangeKind::Cosmetic && change.facet == Facet::Data;
}

bool mayExplain(const RunChange& change, EffectFamily family)
{
    return mayExplain(change) || (isMovedData(change) && actsOnReading(family));
}

double priorOf(const RunChange& change, EffectFamily family)
{
    // Writing a line is cheap; what is done besides at an interval is not.
    if (change.facet == Facet::Intervals
        && lowerAscii(change.path).find("log") != std::string::npos)
        return kNothing;
    if (isMovedData(change))
        return actsOnReading(family) ? kPlausible : kNothing;
    const std::optional<Facet> facet =
        change.facet || change.area != ChangeArea::Data ? change.facet : Facet::Data;
    if (facet) {
        for (const FacetPrior& row : kFacetPriors) {
            if (row.facet == *facet)
                return valueOf(row.families.at(static_cast<std::size_t>(family)));
        }
        return kNothing;
    }
    if (change.area == ChangeArea::Environment)
        return priorOfPart(change.path, family);
    if (change.area == ChangeArea::Code)
        return kPlausible;
    // A field without a facet of its own, such as the architecture, acts on much if it weighs much.
    constexpr double kWeighs = 0.5;
    return change.weight >= kWeighs ? kPlausible : kElse;
}

bool isPlausible(const RunChange& change, EffectFamily family)
{
    return priorOf(change, family) >= kPlausible;
}

std::span<const std::string_view> rulesOf(Facet facet)
{
    switch (facet) {
    case Facet::LearningRate: return kOfRate;
    case Facet::Schedule: return kOfSchedule;
    case Facet::Batch: return kOfBatch;
    case Facet::InputSize: return kOfInputSize;
    case Facet::Precision: return kOfPrecision;
    case Facet::Classes: return kOfClasses;
    case Facet::Checkpoint: return kOfCheckpoint;
    case Facet::AnchorsAndLoss: return kOfLoss;
    case Facet::Regularisation: return kOfRegularisation;
    case Facet::Augmentation: return kOfAugmentation;
    case Facet::InputPipeline: return kOfInput;
    case Facet::Intervals: return kOfIntervals;
    case Facet::Distribution: return kOfDistribution;
    case Facet::Data: return kOfData;
    case Facet::Optimizer:
    case Facet::Seed:
    case Facet::Cosmetic: break;
    }
    return {};
}

} // namespace faultline
