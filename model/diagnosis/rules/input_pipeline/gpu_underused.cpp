// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/gpu_underused.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
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
constexpr double kHour = 3600.0;
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
    usage.isPlaced = hasSteady && training.clocks && training.clocks->isPlaced(log.id())
                     && log.timeKind != TimeKind::None;
    std::vector<bool> taken(all.size());
    std::size_t first = all.size();
    std::size_t last = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isIn =
            usage.isPlaced
                ? training.phases.isSteady(training.clocks->toWall(log.id(), samples.times()[i]))
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

/// A step on the GPU shows in a sample now and then: a GPU that never worked says nothing of steps.
Abstention abstainWithoutSteps(const Usage& usage)
{
    Abstention abstention = abstainWithoutEvidence(EvidenceKind::Console);
    abstention.reason = text::neverBusier(Fraction(usage.most));
    return abstention;
}

Abstention abstainTooFewSamples(std::size_t have)
{
    Abstention abstention = abstainWithoutEvidence(EvidenceKind::GpuLog);
    abstention.reason = text::tooFewSamples({.have = Count(have), .needed = Count(kFewestSamples)});
    abstention.missing.clear();
    return abstention;
}

/// What a log tells that begins long before its GPU has anything to do.
void reportLateStart(const Usage& usage, const Thresholds& thresholds, FindingSink& sink)
{
    const std::size_t all = usage.idleBefore + usage.values.size();
    const double idle = static_cast<double>(usage.idleBefore) / static_cast<double>(all);
    if (usage.idleBefore < kFewestSamples || idle < thresholds.lateStart)
        return;
    Finding finding;
    finding.severity = Severity::Info;
    finding.confidence = confidence::lateStart;
    finding.cost = cost::lateStart;
    finding.title = text::lateStart({.idle = Fraction(idle), .mean = Fraction(usage.mean)});
    finding.explanation = text::lateStartExplained();
    const DeviceSamples samples(*usage.log, usage.device);
    finding.evidence = {samples.evidence(HardwareQuantity::GpuUtilization, 0, usage.idleBefore - 1,
                                         text::beforeFirstWork(
                                             {.idle = Count(usage.idleBefore), .all = Count(all)})),
                        number::idleBefore(Fraction(idle), thresholds)};
    finding.fixes = {fix::prepareOnce()};
    sink.report(std::move(finding));
}

Fix captureTrace(const Training& training)
{
    Fix fix = fix::captureTrace();
    fix.snippets = captureSnippets(frameworkOf(training));
    return fix;
}

Severity severityOf(const Usage& usage, const Thresholds& thresholds)
{
    if (usage.mean < thresholds.wastedMean && usage.seconds >= kHour && usage.isPlaced)
        return Severity::Critical;
    return usage.mean < thresholds.idleMean ? Severity::Warning : Severity::Info;
}

double confidenceIn(const Usage& usage)
{
    if (usage.isPlaced)
        return confidence::steadyTime;
    return usage.isWhole ? confidence::wholeLog : confidence::betweenUses;
}

Text titleOf(const Usage& usage, bool isLow)
{
    const Fraction mean(usage.mean);
    const Fraction high(usage.high);
    if (!isLow)
        return text::inBursts(mean);
    return usage.isPlaced ? text::lowInSteps({.mean = mean, .high = high})
                          : text::lowInLog({.mean = mean, .high = high});
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
        sink.abstain(abstainTooFewSamples(usage ? usage->values.size() : 0));
        return;
    }
    const Thresholds thresholds(input.settings);
    const NumberEvidence mean = number::gpuUtilization(Fraction(usage->mean), thresholds);
    const NumberEvidence high = number::p95(Fraction(usage->high), thresholds);
    const NumberEvidence low = number::p5(Fraction(usage->low), thresholds);
    sink.computed(mean);
    sink.computed(high);
    sink.computed(low);
    JudgedPoints judged =
        judgedOverTime(usage->times, usage->values, text::utilization(), Unit::Fraction);
    judged = heldAgainst(std::move(judged), text::busyLimit(), thresholds.busy);
    sink.judged(heldAgainst(std::move(judged), text::pauseLimit(), thresholds.pause));
    const bool isLow = usage->high < thresholds.busy;
    const bool isBursty = usage->high > thresholds.busy && usage->low < thresholds.pause
                          && usage->mean < thresholds.mid;
    if (!isLow && !isBursty)
        reportLateStart(*usage, thresholds, sink);
    if ((!isLow && !isBursty) || usage->most < kNothing)
        return;
    if (!hasRun && usage->most < thresholds.pause) {
        sink.abstain(abstainWithoutSteps(*usage));
        return;
    }
    for (const StepShares& shares : stepSharesOf(training)) {
        if (shares.steps() >= kStepsToBeSure)
            return; // its steps tell what the device waits for
    }

    Finding finding;
    finding.severity = severityOf(*usage, thresholds);
    finding.confidence = confidenceIn(*usage);
    finding.cost = std::clamp(1.0 - usage->mean, 0.0, 1.0);
    finding.stake.stepTimeShare = finding.cost;
    if (usage->seconds > 0.0 && usage->log->timeKind != TimeKind::None)
        finding.stake.gpuHours = usage->seconds / kHour * (1.0 - usage->mean);
    finding.title = titleOf(*usage, isLow);
    finding.explanation = text::explained();
    const DeviceSamples samples(*usage->log, usage->device);
    finding.evidence = {samples.evidence(HardwareQuantity::GpuUtilization, usage->first,
                                         usage->last,
                                         text::judgedSamples(Count(usage->values.size()))),
                        mean, high, low};
    finding.fixes = {captureTrace(training)};
    sink.report(std::move(finding));
}

} // namespace faultline::rules::gpu_underused
