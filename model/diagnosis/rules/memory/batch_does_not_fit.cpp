// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/batch_does_not_fit.h"

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

void addBudget(const MemoryBudget& budget, const Thresholds& thresholds, Finding& finding)
{
    finding.evidence.emplace_back(number::pressure(Fraction(budget.neededBytes / budget.limitBytes),
                                                   thresholds.plannedPressure));
    finding.evidence.emplace_back(
        number::neededBytes(Bytes(budget.neededBytes), Bytes(budget.limitBytes)));
    if (budget.fixedBytes > 0.0)
        finding.evidence.emplace_back(number::fixedBytes(Bytes(budget.fixedBytes)));
    if (budget.bytesPerImage > 0.0)
        finding.evidence.emplace_back(number::bytesPerImage(Bytes(budget.bytesPerImage)));
    if (budget.largestBatch > 0)
        finding.evidence.emplace_back(number::largestBatch(Count(budget.largestBatch)));
    finding.evidence.emplace_back(number::error(Fraction(budget.error)));
}

Text titleOf(const MemoryBudget& budget)
{
    const Count batch(budget.batch);
    const Bytes needed(budget.neededBytes);
    const Bytes limit(budget.limitBytes);
    if (budget.batch > 0 && budget.largestBatch > 0)
        return text::atMostFit({.batch = batch,
                                .needed = needed,
                                .limit = limit,
                                .largest = Count(budget.largestBatch)});
    if (budget.batch > 0)
        return text::notOneFits({.batch = batch, .needed = needed, .limit = limit});
    return text::stepNeeds({.needed = needed, .limit = limit});
}

Text explanationOf(const MemoryBudget& budget)
{
    const Fraction planned(kPlannedPressure);
    const Fraction error(budget.error);
    switch (budget.basis) {
    case MemoryBudget::Basis::TwoRuns: return text::fromTwoRuns(planned);
    case MemoryBudget::Basis::Shortage:
        return text::fromShortage({.planned = planned, .error = error});
    case MemoryBudget::Basis::Plan: break;
    }
    return text::fromPlan(error);
}

void judgeCrash(const RuleInput& input, const Crash& crash, FindingSink& sink)
{
    const std::optional<MemoryBudget> budget = budgetOfCrash(input, crash);
    if (!budget || budget->limitBytes <= 0.0) {
        sink.abstain(abstention::noLimit());
        return;
    }
    const Thresholds thresholds(input.settings);
    const MemoryShortage& memory = *crash.memory;
    const double pressure = budget->neededBytes / budget->limitBytes;
    // TensorFlow's free memory is that of its pool already.
    const double available =
        memory.isTensorFlow ? memory.freeBytes : memory.freeBytes + memory.unusedBytes;
    const bool isTooMuch = memory.askedBytes > available || pressure > thresholds.fullPressure;
    const auto fragments = fragmentsOf(input.training, crash);
    const bool isFragmented = fragments && fragments->explains(thresholds.fullPressure);
    const auto occupancy = occupancyOf(input.training, &crash);
    const bool isTaken =
        occupancy && occupancy->wouldHaveFitted.value_or(false) && occupancy->share() >= 0.05;
    // A batch that fitted for long is not what is wrong.
    const auto late = lateShortage(input.training, crash);
    const bool isLate = late && !late->variations.empty();
    // What was counted of the step would have fitted: something else holds the rest, and to tell
    // that the step needs more than there is would contradict the numbers beside it.
    const bool wouldFit = pressure <= 1.0;
    if (!isTooMuch || wouldFit || isFragmented || isTaken || isLate) {
        sink.computed(number::pressure(Fraction(pressure), std::nullopt));
        return;
    }
    Finding finding;
    finding.severity = Severity::Critical;
    finding.confidence = budget->isBatchOfShape ? confidence::batchFromShape : confidence::measured;
    finding.cost = cost::runDied;
    finding.title = titleOf(*budget);
    finding.explanation = explanationOf(*budget);
    addEvidence(crash, finding);
    addBudget(*budget, thresholds, finding);
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
        sink.abstain(abstainWithoutEvidence(EvidenceKind::MemoryPlan));
        return;
    }
    if (!training.machine || !training.machine->gpu) {
        sink.abstain(abstainWithoutEvidence(EvidenceKind::TargetMachine));
        return;
    }
    const std::optional<MemoryBudget> budget = budgetOfPlan(training);
    if (!budget)
        return tellNoPlan(sink);
    const Thresholds thresholds(input.settings);
    const double pressure = budget->neededBytes / budget->limitBytes;
    const double least = static_cast<double>(plan->estimate->interval.low) / budget->limitBytes;
    Finding finding;
    if (least > 1.0) {
        finding.severity = Severity::Critical;
        finding.confidence = confidence::surelyTooLarge;
        finding.cost = cost::surelyDies;
    } else if (pressure > 1.0) {
        finding.severity = Severity::Warning;
        finding.confidence = confidence::probablyTooLarge;
        finding.cost = cost::probablyDies;
    } else if (pressure > thresholds.plannedPressure) {
        finding.severity = Severity::Info;
        finding.confidence = confidence::close;
        finding.cost = cost::mayDie;
    } else {
        sink.computed(number::pressure(Fraction(pressure), thresholds.plannedPressure));
        return;
    }
    finding.title = titleOf(*budget);
    finding.explanation = explanationOf(*budget);
    if (const ConfigDocumentPtr config = training.config()) {
        if (const auto batch = batchField(*config))
            finding.evidence.emplace_back(ConfigEvidence{.config = config->id(),
                                                         .path = batch->path,
                                                         .line = batch->line,
                                                         .value = fieldText(batch->value),
                                                         .caption = text::batch()});
    }
    addBudget(*budget, thresholds, finding);
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
    tellEnd(input.training, crash.has_value(), text::endsForWant(), sink);
    tellMemory(gpuMemorySeries(input.training), text::memoryInUse(), sink);
    if (crash)
        judgeCrash(input, *crash, sink);
}

} // namespace faultline::rules::batch_does_not_fit
