// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/gpu_memory_unused.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_plan.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/memory/memory_budget.h"
#include "model/diagnosis/memory/memory_growth.h"
#include "model/diagnosis/memory/memory_leak.h"
#include "model/diagnosis/setup/training_batch.h"
#include "model/diagnosis/signals/joined_samples.h"
#include "model/vram/hardware.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace faultline::rules::gpu_memory_unused {

namespace {

constexpr double kPercentile = 0.95;
constexpr std::size_t kFewestSamples = 60;
constexpr double kInputBound = 0.05; // of the step: XProf's "moderate", rule I01
// From here on half of the card and of its time is idle.
constexpr double kMuch = 0.5;
constexpr double kIdle = 0.1;

/// The series that tells what the training needs: of the allocators the fullest. Without one that
/// of the card, which is an upper bound: TensorFlow takes all of it whatever it needs.
std::optional<MemorySeries> needOf(const Training& training)
{
    std::optional<MemorySeries> fullest;
    for (const MemorySeries& series : gpuMemorySeries(training)) {
        if (series.capacity <= 0.0 || series.series->size() < kFewestSamples)
            continue;
        const bool isBetter = !fullest || (series.isOfProcess && !fullest->isOfProcess)
                              || (series.isOfProcess == fullest->isOfProcess
                                  && series.peakBytes() > fullest->peakBytes());
        if (isBetter)
            fullest = series;
    }
    return fullest;
}

std::optional<double> busiest95(const std::vector<double>& values)
{
    return values.size() < kFewestSamples ? std::nullopt
                                          : std::optional(quantile(values, kPercentile));
}

std::vector<double> processors(const Training& training)
{
    std::vector<double> values;
    const std::optional<JoinedSamples> joined = joinSamples(training);
    for (std::size_t i = 0; joined && i < joined->samples.size(); ++i)
        values.push_back(joined->samples[i].cpu);
    return values;
}

/// A profile says that steps wait for their input.
bool isInputBound(const Training& training)
{
    return std::any_of(
        training.profiles.begin(), training.profiles.end(), [](const TraceProfilePtr& profile) {
            const auto seconds = profile->typicalBreakdown();
            double total = 0.0;
            for (const double part : seconds)
                total += part;
            const double input = seconds[static_cast<std::size_t>(StepCategory::Input)]
                                 + seconds[static_cast<std::size_t>(StepCategory::HostToDevice)];
            return total > 0.0 && input / total >= kInputBound;
        });
}

std::optional<Fix> smallerGpu(double peak, double capacity)
{
    const vram::Gpu* found = nullptr;
    for (const vram::Gpu& gpu : vram::gpus()) {
        const auto bytes = static_cast<double>(gpu.usableBytes());
        if (kPlannedPressure * bytes >= peak && bytes < kMuch * capacity
            && (found == nullptr || gpu.totalBytes < found->totalBytes))
            found = &gpu;
    }
    if (found == nullptr)
        return std::nullopt;
    return fix::smallerGpu({.memory = Bytes(found->totalBytes), .gpu = std::string(found->name)});
}

void judgeRun(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const std::optional<MemorySeries> need = needOf(training);
    const std::optional<double> busy = busiest95(gpuUtilization(training));
    const Thresholds thresholds(input.settings);
    const double share = need ? need->peakBytes() / need->capacity : 1.0;
    if (!need || !busy || (!need->isOfProcess && share >= thresholds.memoryShare)) {
        sink.abstain(abstention::notLogged());
        return;
    }
    const NumberEvidence memory = number::peakShare(Fraction(share), thresholds);
    const NumberEvidence gpu = number::gpuBusy(Fraction(*busy), thresholds);
    sink.computed(memory);
    sink.computed(gpu);
    sink.judged(heldAgainst(judgedMemory(*need, text::memoryOfGpu()), text::headRoom(),
                            thresholds.memoryShare * need->capacity));
    sink.judged(heldAgainst(judgedSorted(gpuUtilization(training), text::utilization(),
                                         text::samples(), Unit::Fraction),
                            text::busy(), thresholds.busyShare));
    const std::optional<double> cpu = busiest95(processors(training));
    if (*busy < kIdle)
        return; // nothing runs there: that is no matter of the batch
    if (share >= thresholds.memoryShare || *busy >= thresholds.busyShare
        || cpu.value_or(0.0) >= thresholds.busyShare || isInputBound(training)
        || findGpuLeak(training).leak)
        return;
    const bool isMuch = share < kMuch && *busy < kMuch;
    const double factor = kPlannedPressure / share;
    Finding finding;
    finding.severity = isMuch ? Severity::Warning : Severity::Info;
    finding.confidence =
        cpu && need->isOfProcess ? confidence::allWatched : confidence::partWatched;
    finding.cost = isMuch ? cost::much : cost::some;
    finding.stake.stepTimeShare = 1.0 - *busy;
    finding.title = text::neverUsed({.unused = Fraction(1.0 - share), .busy = Fraction(*busy)});
    finding.explanation = text::explained(fieldText(factor));
    finding.evidence.push_back(need->evidence(0, need->series->size() - 1, text::memoryInUse()));
    finding.evidence.emplace_back(memory);
    finding.evidence.emplace_back(gpu);
    const ConfigDocumentPtr config = training.config();
    const std::optional<ConfigNumber> batch = config ? batchField(*config) : std::nullopt;
    finding.fixes.push_back(
        batch ? changeBatch(training, usualBatch(static_cast<std::int64_t>(batch->value * factor)),
                            std::nullopt)
              : fix::changeBatch(fieldText(factor)));
    if (std::optional<Fix> smaller = smallerGpu(need->peakBytes(), need->capacity))
        finding.fixes.push_back(std::move(*smaller));
    for (Fix& fix : finding.fixes)
        fix.check = text::busier(thresholds.busyShare);
    sink.report(std::move(finding));
}

void judgePlan(const RuleInput& input, FindingSink& sink)
{
    const std::optional<MemoryBudget> budget = budgetOfPlan(input.training);
    if (!budget || budget->batch < 1)
        return tellNoPlan(sink); // batch-does-not-fit says what is missing
    const Thresholds thresholds(input.settings);
    const double ratio =
        static_cast<double>(budget->advisedBatch()) / static_cast<double>(budget->batch);
    const NumberEvidence room = number::planRatio(Ratio(ratio), thresholds);
    sink.computed(room);
    if (ratio < thresholds.planRatio)
        return;
    Finding finding;
    finding.severity = Severity::Info;
    finding.confidence = confidence::planned;
    finding.cost = cost::planned;
    finding.title =
        text::hasRoom({.largest = Count(budget->largestBatch), .set = Count(budget->batch)});
    finding.explanation = text::planExplained();
    finding.evidence.emplace_back(room);
    finding.fixes.push_back(changeBatch(input.training, budget->advisedBatch(), std::nullopt));
    finding.fixes.back().check = text::takesLessTime();
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    if (input.training.isPlanned)
        judgePlan(input, sink);
    else if (!crashAbout(input.training, CrashSubject::GpuMemory))
        judgeRun(input, sink);
}

} // namespace faultline::rules::gpu_memory_unused
