// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/host_memory_creep.h"

#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/memory/memory_leak.h"
#include "model/diagnosis/training/case_clocks.h"

#include <optional>
#include <utility>
#include <vector>

namespace faultline::rules::host_memory_creep {

namespace {

constexpr double kFewestSteps = 20.0; // of fewer the growth of one is no figure

/// Steps that were made while the memory grew; 0: not known.
double stepsIn(const Training& training, const LeakFound& leak)
{
    const ScalarSeries& series = *leak.series.series;
    if (leak.series.log.empty())
        return static_cast<double>(series.step(leak.growth.last))
               - static_cast<double>(series.step(leak.growth.first));
    if (!leak.series.firstStepTime || training.progress.stepsRepeat)
        return 0.0;
    const double from =
        training.clocks->toWall(leak.series.log, series.wallTime(leak.growth.first));
    const double to = training.clocks->toWall(leak.series.log, series.wallTime(leak.growth.last));
    std::optional<double> first;
    double last = 0.0;
    for (const StepMark& mark : training.progress.marks) {
        if (mark.wallTime < from || mark.wallTime > to)
            continue;
        first = first.value_or(static_cast<double>(mark.step));
        last = static_cast<double>(mark.step);
    }
    return first ? last - *first : 0.0;
}

Text titleOf(const LeakFound& leak, double steps)
{
    const Bytes growth(leak.growth.growthBytes);
    if (leak.series.isOfProcess && steps >= kFewestSteps)
        return text::grewPerStep({.perStep = Bytes(leak.growth.growthBytes / steps),
                                  .growth = growth,
                                  .steps = Count(steps)});
    if (leak.secondsToLimit > 0.0)
        return text::fullIn({.growth = growth,
                             .duration = Seconds(leak.growth.seconds),
                             .left = Seconds(leak.secondsToLimit)});
    return text::didNotStop({.growth = growth, .end = Bytes(leak.growth.endBytes)});
}

std::vector<Fix> fixesOf(const RuleInput& input)
{
    Fix cache = fix::noCacheInMemory();
    const ConfigDocumentPtr config = input.training.config();
    if (config && config->kind == ConfigKind::Ultralytics) {
        cache.snippets.insert(cache.snippets.begin(), snippet::cacheOnDisk());
        cache.edits = {{.config = config->id(), .path = "cache", .value = "disk"}};
    }
    cache.isConcrete = !cache.edits.empty();
    std::vector<Fix> fixes{fix::keepNothingOfSteps(), fix::keepArrays(), std::move(cache)};
    for (Fix& fix : fixes)
        fix.check = text::staysLevel();
    return fixes;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Thresholds thresholds(input.settings);
    const LeakLimits limits{.leastZ = thresholds.trendZ,
                            .leastShare = thresholds.growthShare,
                            .seriousShare = thresholds.seriousShare,
                            .mayBeShort = true};
    const LeakReport report = findLeak(hostMemorySeries(input.training), limits);
    if (report.seriesSeen == 0) {
        sink.abstain(abstainWithoutEvidence(EvidenceKind::HostLog));
        return;
    }
    if (!report.judged) {
        sink.abstain(abstention::sampledTooRarely(Count(MemoryGrowth::kFewestOfShort)));
        return;
    }
    tellGrowth(report, limits, text::growthShare(), sink);
    if (!report.leak)
        return;
    const LeakFound& leak = *report.leak;
    const bool isFatal =
        crashAbout(input.training, CrashSubject::HostMemory) || endForWantOfMemory(input.training);
    Finding finding = leakFinding(leak, limits, isFatal, text::memoryInUse(), text::growthShare());
    const double steps = stepsIn(input.training, leak);
    const bool isPerStep = leak.series.isOfProcess && steps >= kFewestSteps;
    finding.confidence = isPerStep && leak.growth.isShort ? confidence::perStep
                         : leak.series.isOfProcess        ? confidence::ofProcess
                                                          : confidence::ofHost;
    finding.cost = finding.severity == Severity::Critical  ? cost::runDied
                   : finding.severity == Severity::Warning ? cost::serious
                                                           : cost::slight;
    finding.title = titleOf(leak, steps);
    finding.explanation = isPerStep ? text::keptExplained() : text::explained();
    finding.fixes = fixesOf(input);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::host_memory_creep
