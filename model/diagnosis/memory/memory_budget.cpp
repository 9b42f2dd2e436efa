// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/memory/memory_budget.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/memory_plan.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/training_batch.h"
#include "model/vram/hardware.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

namespace faultline {

namespace {

// What the figures of an allocator leave out: the peak of the step that was not reached.
constexpr double kShortageError = 0.15;
constexpr double kMultiple = 32.0; // of image sides: what the strides of networks divide
constexpr double kSmallestSide = 64.0;

/// Weights, gradients and the optimizer's slots, by the planner.
double fixedBytesOf(const MemoryPlan* plan)
{
    if (plan == nullptr || !plan->estimate)
        return 0.0;
    double bytes = 0.0;
    for (const vram::ComponentBytes& part : plan->estimate->components) {
        switch (part.component) {
        case vram::Component::Weights:
        case vram::Component::Gradients:
        case vram::Component::Optimizer:
        case vram::Component::MovingAverage:
        case vram::Component::GradientBuckets: bytes += static_cast<double>(part.bytes); break;
        default: break;
        }
    }
    return bytes;
}

/// A peak that was measured at a batch.
struct Measured {
    double batch = 0.0;
    double bytes = 0.0;
};

std::optional<Measured> measuredAt(const Training& training, vram::Measure measure)
{
    const ConfigDocumentPtr config = training.config();
    const std::optional<ConfigNumber> batch = config ? batchField(*config) : std::nullopt;
    if (!batch)
        return std::nullopt;
    for (const vram::MeasuredPeak& peak : measuredPeaks(training)) {
        if (peak.measure == measure && !peak.isLowerBound)
            return Measured{batch->value, static_cast<double>(peak.bytes)};
    }
    return std::nullopt;
}

/// Configurations that differ in nothing that memory depends on besides the batch.
bool isSameNetwork(const Training& a, const Training& b)
{
    const ConfigDocumentPtr first = a.config();
    const ConfigDocumentPtr second = b.config();
    if (!first || !second || first->kind != second->kind)
        return false;
    static constexpr std::array kFields{
        "model", "imgsz", "amp", "train_config.fine_tune_checkpoint", "model.type", "fp16"};
    return std::all_of(kFields.begin(), kFields.end(),
                       [&](const char* path) { return first->value(path) == second->value(path); });
}

/// The line through what two trainings of the case measured at two batches.
bool fitTwoRuns(const RuleInput& input, MemoryBudget& budget)
{
    std::vector<Measured> points;
    for (const Training& other : input.trainings) {
        if (input.isCancelled())
            return false;
        if (!isSameNetwork(input.training, other))
            continue;
        if (const auto point = measuredAt(other, vram::Measure::Allocated))
            points.push_back(*point);
    }
    const auto [least, most] =
        std::minmax_element(points.begin(), points.end(),
                            [](const Measured& a, const Measured& b) { return a.batch < b.batch; });
    if (points.size() < 2 || least->batch == most->batch || most->bytes <= least->bytes)
        return false;
    constexpr double kLineError = 0.05;
    budget.basis = MemoryBudget::Basis::TwoRuns;
    budget.bytesPerImage = (most->bytes - least->bytes) / (most->batch - least->batch);
    budget.fixedBytes = std::max(0.0, least->bytes - budget.bytesPerImage * least->batch);
    budget.error = kLineError;
    if (budget.batch > 0)
        budget.neededBytes =
            budget.fixedBytes + budget.bytesPerImage * static_cast<double>(budget.batch);
    return true;
}

/// floor((0.92 x limit - fixed) / bytes for each image), less than what did not fit.
void findLargestBatch(MemoryBudget& budget)
{
    const double room = kPlannedPressure * budget.limitBytes - budget.fixedBytes;
    if (budget.bytesPerImage <= 0.0 && budget.batch > 0)
        budget.bytesPerImage =
            (budget.neededBytes - budget.fixedBytes) / static_cast<double>(budget.batch);
    if (budget.bytesPerImage <= 0.0 || room <= 0.0)
        return;
    budget.largestBatch = static_cast<std::int64_t>(std::min(room / budget.bytesPerImage, 1e6));
    if (budget.batch > 0)
        budget.largestBatch = std::min(budget.largestBatch, budget.batch - 1);
}

double limitOf(const MemoryShortage& memory)
{
    if (memory.isTensorFlow)
        return memory.totalBytes;
    // What the process may fill: what it holds, the rest of its pool, and what is free.
    return memory.peakBytes + memory.unusedBytes + memory.freeBytes;
}

std::int64_t roundedSide(double side)
{
    return static_cast<std::int64_t>(std::max(std::floor(side / kMultiple), 1.0) * kMultiple);
}

/// The sides of the images that a configuration sets, for making them smaller.
std::vector<ConfigNumber> sideFields(const ConfigDocument& config)
{
    std::vector<ConfigNumber> sides;
    const auto add = [&](const std::string& path) {
        std::optional<ConfigNumber> side = numberAt(config, path);
        if (side && side->line > 0 && side->value >= kSmallestSide)
            sides.push_back(std::move(*side));
    };
    if (config.kind == ConfigKind::Ultralytics)
        add("imgsz");
    for (const char* meta : {"ssd", "faster_rcnn", "center_net"}) {
        const std::string resizer = std::string("model.") + meta + ".image_resizer.";
        for (const char* field :
             {"fixed_shape_resizer.height", "fixed_shape_resizer.width",
              "keep_aspect_ratio_resizer.min_dimension", "keep_aspect_ratio_resizer.max_dimension"})
            add(resizer + field);
    }
    return sides;
}

std::optional<Fix> smallerImages(const Training& training, double ratio)
{
    const ConfigDocumentPtr config = training.config();
    if (!config || !(ratio > 0.0) || ratio >= 1.0)
        return std::nullopt;
    Fix fix;
    fix.id = "smaller-images";
    for (const ConfigNumber& side : sideFields(*config))
        setField(*config, side.path, std::to_string(roundedSide(side.value * std::sqrt(ratio))),
                 fix);
    if (fix.edits.empty())
        return std::nullopt;
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Make the images smaller: %1 of the area"),
                 {Quantity{ratio, Unit::Fraction}}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Memory grows with the area as it does with the batch. Small "
                                    "objects become harder to find."),
                  {}};
    return fix;
}

/// Keeps the batch that the learning rate was made for.
std::optional<Fix> accumulate(const Training& training, const MemoryBudget& budget)
{
    const ConfigDocumentPtr config = training.config();
    const bool isPipeline = config && config->kind == ConfigKind::PipelineConfig;
    if (budget.batch < 2 || budget.largestBatch < 1 || isPipeline)
        return std::nullopt; // the trainer of the Object Detection API does not accumulate
    const std::int64_t steps = (budget.batch + budget.advisedBatch() - 1) / budget.advisedBatch();
    const std::int64_t part = budget.batch / steps;
    Fix fix;
    fix.id = "accumulate-gradients";
    fix.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Or accumulate %1 batches of %2: the learning rate stays"),
        {std::to_string(steps), std::to_string(part)}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The gradients of several small batches are added up before "
                                    "an update. Batch normalisation sees the small batches."),
                  {}};
    const std::string count = std::to_string(steps);
    fix.snippets = {{"pytorch", "loss = model(batch) / " + count
                                    + "\nloss.backward()\nif (i + 1) % " + count
                                    + " == 0:\n    optimizer.step()\n    optimizer.zero_grad()"}};
    if (config && config->kind == ConfigKind::MmDetection)
        fix.snippets = {{"pytorch", "optim_wrapper = dict(accumulative_counts=" + count + ")"}};
    return fix;
}

Fix mixedPrecision(std::optional<bool> isTensorFlow)
{
    Fix fix;
    fix.id = "mixed-precision";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Use mixed precision"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Activations then take half the memory; heads and losses stay "
                                    "as they are. Detectors save 15 to 30 % in all."),
                  {}};
    if (isTensorFlow.value_or(true))
        fix.snippets.push_back(
            {"tensorflow", "tf.keras.mixed_precision.set_global_policy(\"mixed_float16\")"});
    if (!isTensorFlow.value_or(false))
        fix.snippets.push_back(
            {"pytorch", "with torch.autocast(\"cuda\"):\n    loss = model(batch)"});
    fix.isConcrete = false;
    return fix;
}

/// Where neither batch nor sizes are known: how much smaller a step must become.
Fix smallerStep(double ratio)
{
    Fix fix;
    fix.id = "smaller-step";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "Make batch times area of the images %1 of what it is, or less"),
                 {Quantity{ratio, Unit::Fraction}}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Most of the memory grows with both. Open the configuration "
                                    "together with the log for the batch itself."),
                  {}};
    const std::string factor = configNumber(ratio);
    const std::string side = configNumber(std::sqrt(ratio));
    fix.snippets = {
        {"pytorch", "batch_size = max(1, int(" + factor
                        + " * batch_size))\n# or, with the batch as it is: image_size = "
                          "int("
                        + side + " * image_size)"},
        {"tensorflow", "batch_size = max(1, int(" + factor
                           + " * batch_size))\n# or, with the batch as it is: "
                             "image_size = int("
                           + side + " * image_size)"}};
    return fix;
}

bool isMixedAlready(const Training& training)
{
    return training.memoryPlan && training.memoryPlan->estimate
           && training.memoryPlan->estimate->setup.precision != vram::Precision::Float32;
}

} // namespace

std::int64_t MemoryBudget::advisedBatch() const
{
    return largestBatch < replicas ? largestBatch : usualBatch(largestBatch / replicas) * replicas;
}

double MemoryBudget::sizeRatio() const
{
    const double variable = neededBytes - fixedBytes;
    const double room = kPlannedPressure * limitBytes - fixedBytes;
    return variable > 0.0 ? std::max(room, 0.0) / variable : 0.0;
}

std::optional<MemoryBudget> budgetOfCrash(const RuleInput& input, const Crash& crash)
{
    if (!crash.memory || crash.memory->totalBytes <= 0.0)
        return std::nullopt;
    const MemoryShortage& memory = *crash.memory;
    const Training& training = input.training;
    MemoryBudget budget;
    budget.limitBytes = limitOf(memory);
    budget.neededBytes =
        std::max(memory.peakBytes, memory.isTensorFlow
                                       ? memory.totalBytes - memory.freeBytes + memory.askedBytes
                                       : memory.peakBytes + memory.askedBytes);
    budget.fixedBytes = std::min(fixedBytesOf(training.memoryPlan.get()), budget.neededBytes);
    budget.error = kShortageError;
    const ConfigDocumentPtr config = training.config();
    if (const auto batch = config ? batchField(*config) : std::nullopt) {
        budget.batch = std::llround(batch->value);
    } else {
        budget.batch = memory.batch;
        budget.isBatchOfShape = memory.batch > 0;
    }
    fitTwoRuns(input, budget);
    findLargestBatch(budget);
    const MemoryPlan* plan = training.memoryPlan.get();
    if (plan != nullptr && plan->maxBatch && plan->maxBatch->likely > 0
        && budget.basis == MemoryBudget::Basis::Shortage && budget.largestBatch > 0) {
        budget.replicas = std::max(plan->estimate->setup.replicas, 1);
        budget.largestBatch =
            std::min(budget.largestBatch, plan->maxBatch->likely * budget.replicas);
    }
    return budget;
}

std::optional<MemoryBudget> budgetOfPlan(const Training& training)
{
    const MemoryPlan* plan = training.memoryPlan.get();
    if (plan == nullptr || !plan->estimate || !plan->maxBatch || !training.machine)
        return std::nullopt;
    const vram::Estimate& estimate = *plan->estimate;
    const vram::FrameworkMemory* framework = vram::frameworkMemory(estimate.setup.framework);
    if (framework == nullptr || !training.machine->gpu || estimate.peakBytes <= 0)
        return std::nullopt;
    MemoryBudget budget;
    budget.replicas = std::max(estimate.setup.replicas, 1);
    budget.basis = MemoryBudget::Basis::Plan;
    budget.limitBytes = static_cast<double>(vram::usableBytes(*training.machine->gpu, *framework));
    budget.neededBytes = static_cast<double>(estimate.peakBytes);
    budget.fixedBytes = fixedBytesOf(plan);
    budget.batch = estimate.setup.batchPerReplica * budget.replicas;
    // Where the upper end of the band fits nothing, what is likely.
    const std::int64_t safe =
        plan->maxBatch->certain > 0 ? plan->maxBatch->certain : plan->maxBatch->likely;
    budget.largestBatch = safe * budget.replicas;
    budget.error = static_cast<double>(estimate.interval.high - estimate.interval.low)
                   / (2.0 * budget.neededBytes);
    return budget;
}

std::vector<Fix> fixesFor(const Training& training, const MemoryBudget& budget,
                          std::optional<bool> isTensorFlow)
{
    std::vector<Fix> fixes;
    const bool helps =
        budget.largestBatch >= 1 && (budget.batch == 0 || budget.largestBatch < budget.batch);
    if (helps) {
        fixes.push_back(changeBatch(training, budget.advisedBatch(), isTensorFlow));
        if (std::optional<Fix> kept = accumulate(training, budget))
            fixes.push_back(std::move(*kept));
    }
    if (!isMixedAlready(training))
        fixes.push_back(mixedPrecision(isTensorFlow));
    // Of one image only the area is left to change.
    const double ratio =
        budget.sizeRatio() * static_cast<double>(std::max<std::int64_t>(budget.batch, 1));
    if (!helps && ratio < 1.0) {
        if (std::optional<Fix> smaller = smallerImages(training, ratio))
            fixes.insert(fixes.begin(), std::move(*smaller));
        else if (budget.batch == 0 && ratio > 0.0)
            fixes.insert(fixes.begin(), smallerStep(ratio));
    }
    for (Fix& fix : fixes)
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "The next run gets past this point, and its peak stays "
                                       "below %1 of the limit."),
                     {Quantity{kPlannedPressure, Unit::Fraction}}};
    return fixes;
}

} // namespace faultline
