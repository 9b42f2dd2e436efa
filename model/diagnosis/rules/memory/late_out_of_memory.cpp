// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/late_out_of_memory.h"

#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/memory/late_shortage.h"
#include "model/diagnosis/memory/memory_budget.h"
#include "model/diagnosis/setup/training_batch.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace faultline::rules::late_out_of_memory {

namespace {

Text titleOf(const LateShortage& late)
{
    const Step steps(late.steps);
    if (late.variations.empty())
        return text::ranOut(steps);
    switch (late.variations.front().kind) {
    case MemoryVariation::Kind::ImageShape: return text::largerImages(steps);
    case MemoryVariation::Kind::BoxCount: return text::moreBoxes(steps);
    case MemoryVariation::Kind::Evaluation: return text::evaluationBegan(steps);
    case MemoryVariation::Kind::Retracing: break;
    }
    return text::keptCompiling(steps);
}

/// The most boxes that an image of the training's datasets has; the reader's default if none was
/// read.
std::int64_t mostBoxes(const Training& training)
{
    constexpr double kDefault = 100.0;
    double most = 0.0;
    for (const DatasetEvidencePtr& evidence : training.datasets)
        most = std::max(most, evidence->statistics.all.boxesPerImage.max());
    return std::llround(most > 0.0 ? most : kDefault);
}

Fix padField(const Training& training, const ConfigDocument& config,
             const MemoryVariation& variation)
{
    Fix fix =
        variation.kind == MemoryVariation::Kind::ImageShape ? fix::oneShape() : fix::padBoxes();
    setField(config, variation.path, variation.value, fix);
    if (variation.kind == MemoryVariation::Kind::BoxCount)
        setField(config, "train_config.max_number_of_boxes", std::to_string(mostBoxes(training)),
                 fix);
    return fix;
}

std::vector<Fix> fixesOf(const RuleInput& input, const Crash& crash, const LateShortage& late)
{
    std::vector<Fix> fixes;
    const ConfigDocumentPtr config = input.training.config();
    for (const MemoryVariation& variation : late.variations) {
        if (!variation.path.empty() && config)
            fixes.push_back(padField(input.training, *config, variation));
        else if (variation.kind == MemoryVariation::Kind::Evaluation)
            fixes.push_back(fix::evaluateElsewhere());
        else
            fixes.push_back(fix::fixedSignature());
    }
    if (fixes.empty())
        fixes.push_back(fix::logShapes());
    if (const auto budget = budgetOfCrash(input, crash); budget && budget->largestBatch > 0)
        fixes.push_back(
            changeBatch(input.training, budget->advisedBatch(), crash.memory->isTensorFlow));
    for (Fix& fix : fixes)
        fix.check = text::getsPast();
    return fixes;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const std::optional<Crash> crash = crashAbout(input.training, CrashSubject::GpuMemory);
    tellEnd(input.training, crash.has_value(), text::endsForWant(), sink);
    tellMemory(gpuMemorySeries(input.training), text::memoryInUse(), sink);
    if (!crash)
        return;
    const Thresholds thresholds(input.settings);
    const auto fewest = static_cast<std::int64_t>(thresholds.healthySteps.value);
    const std::optional<LateShortage> late = lateShortage(input.training, *crash, fewest);
    if (!late)
        return;
    const bool isKnown = !late->variations.empty();
    Finding finding;
    finding.severity = isKnown ? Severity::Critical : Severity::Warning;
    finding.confidence = isKnown ? confidence::known : confidence::unknown;
    finding.cost = isKnown ? cost::known : cost::unknown;
    finding.title = titleOf(*late);
    finding.explanation = isKnown ? text::knownExplained() : text::unknownExplained();
    for (const MemoryVariation& variation : late->variations)
        finding.evidence.push_back(variation.evidence);
    addEvidence(*crash, finding);
    finding.evidence.emplace_back(number::healthySteps(Step(late->steps), thresholds));
    finding.fixes = fixesOf(input, *crash, *late);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::late_out_of_memory
