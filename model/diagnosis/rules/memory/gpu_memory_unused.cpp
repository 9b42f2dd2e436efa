// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/gpu_memory_unused.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
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

void judgeRun(const RuleInput& input, FindingSink& sink);
void judgePlan(const RuleInput& input, FindingSink& sink);

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
            const auto seconds = profile->meanBreakdown();
            double total = 0.0;
            for (const double part : seconds)
                total += part;
            const double input = seconds[static_cast<std::size_t>(StepCategory::Input)]
                                 + seconds[static_cast<std::size_t>(StepCategory::HostToDevice)];
            return total > 0.0 && input / total >= kInputBound;
        });
}

Fix multiplyBatch(double factor)
{
    const std::string number = fieldText(factor);
    Fix fix;
    fix.id = "change-batch";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Make the batch %1 times as large"), {number}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Larger batches give the GPU more to do at a time. Scale the "
                                    "learning rate with it."),
                  {}};
    fix.snippets = {{"pytorch", "DataLoader(dataset, batch_size=int(" + number
                                    + " * batch_size))\nlearning_rate *= " + number}};
    return fix;
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
    Fix fix;
    fix.id = "smaller-gpu";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Or take a GPU with less memory: %1 is enough"),
                 {bytesOf(static_cast<double>(found->totalBytes))}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "What is paid for and not used is saved, where the smaller one "
                                    "is fast enough (%1, for example)."),
                  {found->name}};
    fix.snippets = {
        {"shell", "faultline-cli vram --config pipeline.config --gpu \"" + found->name + "\""}};
    return fix;
}

void judgeRun(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const std::optional<MemorySeries> need = needOf(training);
    const std::optional<double> busy = busiest95(gpuUtilization(training));
    const double memoryShare = input.settings.threshold(info(), "memory-share");
    const double share = need ? need->peakBytes() / need->capacity : 1.0;
    if (!need || !busy || (!need->isOfProcess && share >= memoryShare)) {
        Abstention abstention = abstainWithoutEvidence(EvidenceKind::GpuLog);
        abstention.reason = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "What the framework's allocator has in use, or how busy the GPU is, "
                              "was not logged. What nvidia-smi shows tells nothing where "
                              "TensorFlow takes all memory at the start."),
            {}};
        abstention.command = "writer.add_scalar(\"gpu_mem_allocated_gb\", "
                             "torch.cuda.max_memory_allocated() / 2**30, step)";
        sink.abstain(std::move(abstention));
        return;
    }
    const double busyShare = input.settings.threshold(info(), "busy-share");
    NumberEvidence memory = numberEvidence(
        "peak-share", {FAULTLINE_TR_NOOP("Diagnosis", "Highest use, as a share of the card"), {}},
        {share, Unit::Fraction}, memoryShare);
    NumberEvidence gpu = numberEvidence(
        "gpu-busy",
        {FAULTLINE_TR_NOOP("Diagnosis", "The GPU is busier only in one sample of twenty"), {}},
        {*busy, Unit::Fraction}, busyShare);
    sink.computed(memory);
    sink.computed(gpu);
    sink.judged(heldAgainst(
        judgedMemory(*need, {FAULTLINE_TR_NOOP("Diagnosis", "Memory of the GPU in use"), {}}),
        {FAULTLINE_TR_NOOP("Diagnosis", "Head-room above it"), {}}, memoryShare * need->capacity));
    sink.judged(heldAgainst(
        judgedSorted(gpuUtilization(training),
                     {FAULTLINE_TR_NOOP("Diagnosis", "Utilization of the GPU while the training "
                                                     "steps, least busy samples first"),
                      {}},
                     {FAULTLINE_TR_NOOP("Diagnosis", "Samples"), {}}, Unit::Fraction),
        {FAULTLINE_TR_NOOP("Diagnosis", "Busy"), {}}, busyShare));
    const std::optional<double> cpu = busiest95(processors(training));
    if (*busy < kIdle)
        return; // nothing runs there: that is no matter of the batch
    if (share >= memoryShare || *busy >= busyShare || cpu.value_or(0.0) >= busyShare
        || isInputBound(training) || findGpuLeak(training).leak)
        return;
    const bool isMuch = share < kMuch && *busy < kMuch;
    const double factor = kPlannedPressure / share;
    Finding finding;
    finding.severity = isMuch ? Severity::Warning : Severity::Info;
    finding.confidence = cpu && need->isOfProcess ? 0.8 : 0.6;
    finding.cost = isMuch ? 0.35 : 0.2;
    finding.stake.stepTimeShare = 1.0 - *busy;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "%1 of the GPU's memory is never used, and the GPU is "
                                       "rarely busier than %2"),
                     {Quantity{1.0 - share, Unit::Fraction}, Quantity{*busy, Unit::Fraction}}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Neither GPU nor processors are at their limit: the batch is too small "
                          "to fill the GPU. There is room for one about %1 times as large."),
        {fieldText(factor)}};
    finding.evidence.push_back(need->evidence(
        0, need->series->size() - 1, {FAULTLINE_TR_NOOP("Diagnosis", "Memory in use"), {}}));
    finding.evidence.emplace_back(std::move(memory));
    finding.evidence.emplace_back(std::move(gpu));
    const ConfigDocumentPtr config = training.config();
    const std::optional<ConfigNumber> batch = config ? batchField(*config) : std::nullopt;
    finding.fixes.push_back(
        batch
            ? changeBatch(training, static_cast<std::int64_t>(batch->value * factor), std::nullopt)
            : multiplyBatch(factor));
    if (std::optional<Fix> smaller = smallerGpu(need->peakBytes(), need->capacity))
        finding.fixes.push_back(std::move(*smaller));
    for (Fix& fix : finding.fixes)
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "In the next run an epoch takes less time, and the GPU is "
                                       "busier than %1."),
                     {Quantity{busyShare, Unit::Fraction}}};
    sink.report(std::move(finding));
}

void judgePlan(const RuleInput& input, FindingSink& sink)
{
    const std::optional<MemoryBudget> budget = budgetOfPlan(input.training);
    if (!budget || budget->batch < 1)
        return tellNoPlan(sink); // batch-does-not-fit says what is missing
    const double wanted = input.settings.threshold(info(), "plan-ratio");
    const double ratio =
        static_cast<double>(budget->largestBatch) / static_cast<double>(budget->batch);
    NumberEvidence number = numberEvidence(
        "plan-ratio",
        {FAULTLINE_TR_NOOP("Diagnosis", "The batch that surely fits, over the one that is set"),
         {}},
        {ratio, Unit::Ratio}, wanted);
    sink.computed(number);
    if (ratio < wanted)
        return;
    Finding finding;
    finding.severity = Severity::Info;
    finding.confidence = 0.5;
    finding.cost = 0.05;
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "The GPU has room for a batch of %1; %2 is set"),
        {Quantity{static_cast<double>(budget->largestBatch), Unit::Count},
         Quantity{static_cast<double>(budget->batch), Unit::Count}}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Planned from the layers of the network. A larger batch may use the GPU "
                          "better; it needs another learning rate."),
        {}};
    finding.evidence.emplace_back(std::move(number));
    finding.fixes.push_back(changeBatch(input.training, budget->largestBatch, std::nullopt));
    finding.fixes.back().check = {
        FAULTLINE_TR_NOOP("Diagnosis", "An epoch takes less time, and the loss falls as before."),
        {}};
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
