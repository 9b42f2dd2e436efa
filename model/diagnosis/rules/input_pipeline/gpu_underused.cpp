// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/gpu_underused.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/signals/device_samples.h"
#include "model/diagnosis/signals/step_shares.h"
#include "model/diagnosis/training/case_clocks.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

namespace faultline::rules::gpu_underused {

namespace {

constexpr std::size_t kFewestSamples = 60;
/// Memory that a process holds which trains: more than a desktop or an idle context takes.
constexpr double kHeldBytes = 1e9;
constexpr double kNothing = 0.01; ///< a GPU below it all along does not train: training-on-cpu

/// How busy one GPU was while the training stepped.
struct Usage {
    const HardwareLog* log = nullptr;
    std::size_t device = 0;
    std::size_t first = 0; ///< sample
    std::size_t last = 0;
    std::vector<double> values;
    std::vector<double> times; ///< of the values, as the log has them
    double mean = 0.0;
    double most = 0.0;
    double low = 0.0;  ///< 5th percentile
    double high = 0.0; ///< 95th
    bool isPlaced = false;
    bool isWhole = false;       ///< all of a log, because the GPU was hardly used in it
    double seconds = 0.0;       ///< that were judged
    std::size_t idleBefore = 0; ///< samples of the log before the GPU was first in use

    [[nodiscard]] bool isBursty(double busy, double pause) const
    {
        return high > busy && low < pause;
    }
};

/// The samples in steady time; of a log whose clock says nothing of the training, those between the
/// first and the last at which the GPU did something or its memory was held.
std::optional<Usage> usageOf(const Training& training, const HardwareLog& log, std::size_t device)
{
    const DeviceSamples samples(log, device);
    const std::vector<double> all = samples.of(HardwareQuantity::GpuUtilization);
    Usage usage;
    usage.log = &log;
    usage.device = device;
    const std::vector<double> memory = samples.of(HardwareQuantity::GpuMemoryUsed);
    const bool hasSteady =
        std::any_of(training.phases.spans.begin(), training.phases.spans.end(),
                    [](const PhaseSpan& span) { return span.kind == PhaseKind::Steady; });
    usage.isPlaced = hasSteady && training.clocks && training.clocks->isPlaced(log.name())
                     && log.timeKind != TimeKind::None;
    std::vector<bool> taken(all.size());
    std::size_t first = all.size();
    std::size_t last = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isIn =
            usage.isPlaced
                ? training.phases.isSteady(training.clocks->toWall(log.name(), samples.times()[i]))
                : all[i] > kNothing || (i < memory.size() && memory[i] > kHeldBytes);
        if (isIn && std::isfinite(all[i])) {
            first = std::min(first, i);
            last = i;
            taken[i] = true;
        }
    }
    for (std::size_t i = first; i < all.size() && i <= last; ++i) {
        const bool isIn = std::isfinite(all[i]) && (!usage.isPlaced || taken[i]);
        if (isIn) {
            usage.values.push_back(all[i]);
            usage.times.push_back(samples.times()[i]);
        }
    }
    if (usage.values.empty())
        return std::nullopt;
    if (!usage.isPlaced && usage.values.size() < kFewestSamples) {
        // It did so little that only the whole log tells: it waited before or after.
        std::vector<double> whole = faultline::taken(all, std::vector<bool>(all.size(), true));
        if (whole.size() >= kFewestSamples) {
            usage.values = std::move(whole);
            usage.times.clear();
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (std::isfinite(all[i]))
                    usage.times.push_back(samples.times()[i]);
            }
            usage.isWhole = true;
            first = 0;
            last = all.size() - 1;
        }
    }
    usage.first = first;
    usage.last = last;
    usage.idleBefore = usage.isPlaced ? 0 : first;
    usage.seconds = static_cast<double>(usage.values.size()) * log.sampleSeconds;
    usage.mean = std::accumulate(usage.values.begin(), usage.values.end(), 0.0)
                 / static_cast<double>(usage.values.size());
    usage.most = *std::max_element(usage.values.begin(), usage.values.end());
    usage.low = quantile(usage.values, 0.05);
    usage.high = quantile(usage.values, 0.95);
    return usage;
}

/// The busiest GPU of the training: one that idles beside it is no matter of the input.
std::optional<Usage> busiest(const Training& training)
{
    std::optional<Usage> best;
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        for (const std::size_t device : gpusOf(*log)) {
            std::optional<Usage> usage = usageOf(training, *log, device);
            if (usage && (!best || usage->mean > best->mean))
                best = std::move(usage);
        }
    }
    return best;
}

void reportLateStart(const Usage& usage, double least, FindingSink& sink);
[[nodiscard]] Fix captureTrace(const Training& training);

/// A step on the GPU shows in a sample now and then: a GPU that never worked says nothing of steps.
Abstention abstainWithoutSteps(const Usage& usage)
{
    Abstention abstention = abstainWithoutEvidence(EvidenceKind::Console);
    abstention.reason = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The GPU was never busier than %1, and neither a console nor event files "
                          "tell whether the training stepped at all: it may have hung at its "
                          "start, waited, run on the CPU or been killed."),
        {share(usage.most)}};
    return abstention;
}

/// What a log tells that begins long before its GPU has anything to do.
void reportLateStart(const Usage& usage, double least, FindingSink& sink)
{
    const std::size_t all = usage.idleBefore + usage.values.size();
    const double idle = static_cast<double>(usage.idleBefore) / static_cast<double>(all);
    if (usage.idleBefore < kFewestSamples || idle < least)
        return;
    Finding finding;
    finding.severity = Severity::Info;
    finding.confidence = 0.4;
    finding.cost = 0.1;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "The GPU did nothing in the first %1 of the log; from then "
                                       "on it is busy %2 of the time"),
                     {share(idle), share(usage.mean)}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "If the job had begun by then, it prepared its data while the GPU was "
                          "paid for. Whether it had is not in the log of the GPU: the console with "
                          "its times would decide."),
        {}};
    const DeviceSamples samples(*usage.log, usage.device);
    finding.evidence.emplace_back(
        samples.evidence(HardwareQuantity::GpuUtilization, 0, usage.idleBefore - 1,
                         {FAULTLINE_TR_NOOP("Diagnosis", "Samples before the first work: %1 of %2"),
                          {countOf(usage.idleBefore), countOf(all)}}));
    finding.evidence.emplace_back(numberEvidence(
        "idle-before",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of the log before the GPU was first in use"), {}},
        share(idle), least));
    Fix fix;
    fix.id = "prepare-once";
    fix.isConcrete = false;
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Prepare the data once, before the GPU is taken"),
                 {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Write what the preparation gives to the disk and let the "
                                    "training read that."),
                  {}};
    fix.snippets = {{"shell", "python prepare.py && faultline-cli record -- python train.py"}};
    fix.check = {
        FAULTLINE_TR_NOOP("Diagnosis", "The GPU is in use within the first tenth of the next log."),
        {}};
    fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                     .ruleId = std::string(kId),
                     .number = "idle-before",
                     .value = share(0.1)}};
    finding.fixes = {std::move(fix)};
    sink.report(std::move(finding));
}

Fix captureTrace(const Training& training)
{
    Fix fix;
    fix.id = "capture-trace";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "Profile twenty steps after the hundredth, and open "
                                   "the profile here"),
                 {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "It tells whether steps wait for input, for copies, for the "
                                    "host, or compute too little at a time, and which stage of "
                                    "the pipeline is to blame."),
                  {}};
    fix.snippets = captureSnippets(frameworkOf(training));
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "With the profile the diagnosis names the cause; after its fix "
                                   "the mean utilization is above 80 %."),
                 {}};
    fix.promises = {{.kind = Promise::Kind::NumberAtLeast,
                     .ruleId = "gpu-underused",
                     .number = "gpu-utilization",
                     .value = share(0.8)}};
    return fix;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const bool hasRun = hasEvidence(training, EvidenceKind::Console)
                        || hasEvidence(training, EvidenceKind::EventFiles);
    if (hasRun && !hasStepped(training))
        return tellProgress(training, sink); // stuck-at-start and training-crashed tell that
    const std::optional<Usage> usage = busiest(training);
    if (!usage || usage->values.size() < kFewestSamples) {
        Abstention abstention = abstainWithoutEvidence(EvidenceKind::GpuLog);
        abstention.reason = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "There are %1 samples of the GPU's utilization "
                                               "while the training stepped; %2 are needed."),
                             {countOf(usage ? usage->values.size() : 0), countOf(kFewestSamples)}};
        abstention.missing.clear();
        sink.abstain(std::move(abstention));
        return;
    }
    const auto limit = [&](std::string_view name) {
        return input.settings.threshold(info(), name);
    };
    const NumberEvidence mean = numberEvidence(
        "gpu-utilization",
        {FAULTLINE_TR_NOOP("Diagnosis", "Mean utilization of the GPU while the training steps"),
         {}},
        share(usage->mean), limit("mid"));
    const NumberEvidence high =
        numberEvidence("p95", {FAULTLINE_TR_NOOP("Diagnosis", "95th percentile"), {}},
                       share(usage->high), limit("busy"));
    const NumberEvidence low =
        numberEvidence("p5", {FAULTLINE_TR_NOOP("Diagnosis", "5th percentile"), {}},
                       share(usage->low), limit("pause"));
    sink.computed(mean);
    sink.computed(high);
    sink.computed(low);
    JudgedPoints judged = judgedOverTime(
        usage->times, usage->values,
        {FAULTLINE_TR_NOOP("Diagnosis", "Utilization of the busiest GPU while the training steps"),
         {}},
        Unit::Fraction);
    judged =
        heldAgainst(std::move(judged), {FAULTLINE_TR_NOOP("Diagnosis", "Busy"), {}}, limit("busy"));
    sink.judged(heldAgainst(std::move(judged), {FAULTLINE_TR_NOOP("Diagnosis", "Pause"), {}},
                            limit("pause")));
    const bool isLow = usage->high < limit("busy");
    const bool isBursty =
        usage->isBursty(limit("busy"), limit("pause")) && usage->mean < limit("mid");
    if (!isLow && !isBursty)
        reportLateStart(*usage, limit("late-start"), sink);
    if ((!isLow && !isBursty) || usage->most < kNothing)
        return;
    if (!hasRun && usage->most < limit("pause")) {
        sink.abstain(abstainWithoutSteps(*usage));
        return;
    }
    for (const StepShares& shares : stepSharesOf(training)) {
        if (shares.steps() >= kStepsToBeSure)
            return; // its steps tell what the device waits for
    }

    constexpr double kHour = 3600.0;
    Finding finding;
    finding.severity =
        usage->mean < limit("wasted-mean") && usage->seconds >= kHour && usage->isPlaced
            ? Severity::Critical
        : usage->mean < limit("idle-mean") ? Severity::Warning
                                           : Severity::Info;
    finding.confidence = usage->isPlaced ? 0.8 : usage->isWhole ? 0.4 : 0.6;
    finding.cost = std::clamp(1.0 - usage->mean, 0.0, 1.0);
    finding.stake.stepTimeShare = finding.cost;
    if (usage->seconds > 0.0 && usage->log->timeKind != TimeKind::None)
        finding.stake.gpuHours = usage->seconds / kHour * (1.0 - usage->mean);
    finding.title =
        isLow && !usage->isPlaced
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "The GPU is busy %1 of the time in its log (at most %2 in "
                                     "95 % of the samples)"),
                   {share(usage->mean), share(usage->high)}}
        : isLow
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "The GPU is busy %1 of the time while the training steps "
                                     "(at most %2 in 95 % of the samples)"),
                   {share(usage->mean), share(usage->high)}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "The GPU works in bursts: busy %1 of the time, with pauses "
                                     "between"),
                   {share(usage->mean)}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Utilization is the share of time in which any kernel ran, so the rest "
                          "of the time the GPU had nothing to do. Whether it waits for input, for "
                          "the host or for another GPU cannot be told from it; a profile of "
                          "twenty steps can. A small model on a large GPU looks the same."),
        {}};
    const DeviceSamples samples(*usage->log, usage->device);
    finding.evidence.emplace_back(
        samples.evidence(HardwareQuantity::GpuUtilization, usage->first, usage->last,
                         {FAULTLINE_TR_NOOP("Diagnosis", "The %1 samples that were judged"),
                          {countOf(usage->values.size())}}));
    finding.evidence.emplace_back(mean);
    finding.evidence.emplace_back(high);
    finding.evidence.emplace_back(low);
    finding.fixes = {captureTrace(training)};
    sink.report(std::move(finding));
}

} // namespace faultline::rules::gpu_underused
