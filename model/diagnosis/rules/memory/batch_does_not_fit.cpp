// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/batch_does_not_fit.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/memory_plan.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_plan.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/memory/gpu_occupancy.h"
#include "model/diagnosis/memory/late_shortage.h"
#include "model/diagnosis/memory/memory_budget.h"
#include "model/diagnosis/memory/memory_fragments.h"
#include "model/diagnosis/setup/training_batch.h"

#include <string>
#include <utility>

namespace faultline::rules::batch_does_not_fit {

namespace {

void judgeCrash(const RuleInput& input, const Crash& crash, FindingSink& sink);
void judgePlan(const RuleInput& input, FindingSink& sink);

void addBudget(const MemoryBudget& budget, double planned, Finding& finding)
{
    const auto add = [&finding](const char* name, Text label, Quantity value,
                                std::optional<double> threshold = std::nullopt) {
        finding.evidence.emplace_back(numberEvidence(name, std::move(label), value, threshold));
    };
    add("pressure", {FAULTLINE_TR_NOOP("Diagnosis", "Needed, as a share of what can be used"), {}},
        {budget.neededBytes / budget.limitBytes, Unit::Fraction}, planned);
    add("needed-bytes", {FAULTLINE_TR_NOOP("Diagnosis", "Needed for a step"), {}},
        bytesOf(budget.neededBytes), budget.limitBytes);
    if (budget.fixedBytes > 0.0)
        add("fixed-bytes",
            {FAULTLINE_TR_NOOP("Diagnosis", "Of it the same for every batch: weights, gradients, "
                                            "optimizer"),
             {}},
            bytesOf(budget.fixedBytes));
    if (budget.bytesPerImage > 0.0)
        add("bytes-per-image", {FAULTLINE_TR_NOOP("Diagnosis", "For each image of the batch"), {}},
            bytesOf(budget.bytesPerImage));
    if (budget.largestBatch > 0)
        add("largest-batch", {FAULTLINE_TR_NOOP("Diagnosis", "Largest batch that fits"), {}},
            {static_cast<double>(budget.largestBatch), Unit::Count});
    add("error", {FAULTLINE_TR_NOOP("Diagnosis", "Error of these figures, to either side"), {}},
        {budget.error, Unit::Fraction});
}

Text titleOf(const MemoryBudget& budget)
{
    const Quantity batch{static_cast<double>(budget.batch), Unit::Count};
    const Quantity largest{static_cast<double>(budget.largestBatch), Unit::Count};
    if (budget.batch > 0 && budget.largestBatch > 0)
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "A batch of %1 needs %2 of the %3 that can be used: at most %4 "
                                  "fit"),
                {batch, bytesOf(budget.neededBytes), bytesOf(budget.limitBytes), largest}};
    if (budget.batch > 0)
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "A batch of %1 needs %2 of the %3 that can be used, and not even "
                                  "one image fits"),
                {batch, bytesOf(budget.neededBytes), bytesOf(budget.limitBytes)}};
    return {FAULTLINE_TR_NOOP("Diagnosis", "A step needs at least %1 of the %2 that can be used"),
            {bytesOf(budget.neededBytes), bytesOf(budget.limitBytes)}};
}

Text explanationOf(const MemoryBudget& budget)
{
    const Quantity planned{kPlannedPressure, Unit::Fraction};
    const Quantity error{budget.error, Unit::Fraction};
    switch (budget.basis) {
    case MemoryBudget::Basis::TwoRuns:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Two trainings of this case measured what a batch needs: a line "
                                  "through both tells the rest. Planned is with %1 of the limit."),
                {planned}};
    case MemoryBudget::Basis::Shortage:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "From what was in use when memory ran out, and what was asked "
                                  "for: the step needed at least this much, so the batch named is "
                                  "an upper bound. Planned is with %1 of the limit; the figures "
                                  "are good to about %2."),
                {planned, error}};
    case MemoryBudget::Basis::Plan: break;
    }
    return {FAULTLINE_TR_NOOP("Diagnosis",
                              "Planned from the layers of the network before it ran; the truth "
                              "lies within %1 in nine of ten cases."),
            {error}};
}

Abstention abstainWithoutLimit()
{
    Abstention abstention = abstainWithoutEvidence(EvidenceKind::Console);
    abstention.reason = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "GPU memory ran out, but the log does not tell its limit nor what was in "
                          "use: whether the batch is too large cannot be told from fragments or "
                          "other processes."),
        {}};
    abstention.missing.clear();
    return abstention;
}

void judgeCrash(const RuleInput& input, const Crash& crash, FindingSink& sink)
{
    const std::optional<MemoryBudget> budget = budgetOfCrash(input, crash);
    if (!budget || budget->limitBytes <= 0.0) {
        sink.abstain(abstainWithoutLimit());
        return;
    }
    const MemoryShortage& memory = *crash.memory;
    const double pressure = budget->neededBytes / budget->limitBytes;
    // TensorFlow's free memory is that of its pool already.
    const double available =
        memory.isTensorFlow ? memory.freeBytes : memory.freeBytes + memory.unusedBytes;
    const bool isTooMuch = memory.askedBytes > available
                           || pressure > input.settings.threshold(info(), "full-pressure");
    const auto fragments = fragmentsOf(input.training, crash);
    const bool isFragmented =
        fragments && fragments->explains(input.settings.threshold(info(), "full-pressure"));
    const auto occupancy = occupancyOf(input.training, &crash);
    const bool isTaken =
        occupancy && occupancy->wouldHaveFitted.value_or(false) && occupancy->share() >= 0.05;
    // A batch that fitted for long is not what is wrong.
    const auto late = lateShortage(input.training, crash);
    const bool isLate = late && !late->variations.empty();
    if (!isTooMuch || isFragmented || isTaken || isLate) {
        sink.computed(numberEvidence(
            "pressure",
            {FAULTLINE_TR_NOOP("Diagnosis", "Needed, as a share of what can be used"), {}},
            {pressure, Unit::Fraction}));
        return;
    }
    Finding finding;
    finding.severity = Severity::Critical;
    finding.confidence = budget->isBatchOfShape ? 0.8 : 0.9;
    finding.cost = 0.95;
    finding.title = titleOf(*budget);
    finding.explanation = explanationOf(*budget);
    addEvidence(crash, finding);
    addBudget(*budget, input.settings.threshold(info(), "planned-pressure"), finding);
    finding.fixes = fixesFor(input.training, *budget, memory.isTensorFlow);
    sink.report(std::move(finding));
}

void judgePlan(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const MemoryPlan* plan = training.memoryPlan.get();
    if (plan == nullptr)
        return tellNoPlan(sink);
    if (!plan->estimate) {
        Abstention abstention = abstainWithoutEvidence(EvidenceKind::MemoryPlan);
        sink.abstain(std::move(abstention));
        return;
    }
    if (!training.machine || !training.machine->gpu) {
        sink.abstain(abstainWithoutEvidence(EvidenceKind::TargetMachine));
        return;
    }
    const std::optional<MemoryBudget> budget = budgetOfPlan(training);
    if (!budget)
        return tellNoPlan(sink);
    const double planned = input.settings.threshold(info(), "planned-pressure");
    const double pressure = budget->neededBytes / budget->limitBytes;
    const double least = static_cast<double>(plan->estimate->interval.low) / budget->limitBytes;
    Finding finding;
    if (least > 1.0) {
        finding.severity = Severity::Critical;
        finding.confidence = 0.9;
        finding.cost = 0.9;
    } else if (pressure > 1.0) {
        finding.severity = Severity::Warning;
        finding.confidence = 0.7;
        finding.cost = 0.5;
    } else if (pressure > planned) {
        finding.severity = Severity::Info;
        finding.confidence = 0.5;
        finding.cost = 0.1;
    } else {
        sink.computed(numberEvidence(
            "pressure",
            {FAULTLINE_TR_NOOP("Diagnosis", "Needed, as a share of what can be used"), {}},
            {pressure, Unit::Fraction}, planned));
        return;
    }
    finding.title = titleOf(*budget);
    finding.explanation = explanationOf(*budget);
    if (const ConfigDocumentPtr config = training.config()) {
        if (const auto batch = batchField(*config))
            finding.evidence.emplace_back(
                ConfigEvidence{.config = config->name(),
                               .path = batch->path,
                               .line = batch->line,
                               .value = fieldText(batch->value),
                               .caption = {FAULTLINE_TR_NOOP("Diagnosis", "The batch"), {}}});
    }
    addBudget(*budget, planned, finding);
    const bool isTensorFlow = plan->estimate->setup.framework == "tensorflow";
    finding.fixes = fixesFor(training, *budget, isTensorFlow);
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    if (input.training.isPlanned) {
        judgePlan(input, sink);
        return;
    }
    const auto crash = crashAbout(input.training, CrashSubject::GpuMemory);
    tellEnd(input.training, crash.has_value(),
            {FAULTLINE_TR_NOOP("Diagnosis", "Ends for want of GPU memory"), {}}, sink);
    tellMemory(gpuMemorySeries(input.training),
               {FAULTLINE_TR_NOOP("Diagnosis", "Memory of the GPU in use"), {}}, sink);
    if (crash)
        judgeCrash(input, *crash, sink);
}

} // namespace faultline::rules::batch_does_not_fit
