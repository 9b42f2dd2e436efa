// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/host_memory_creep.h"

#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/memory/memory_leak.h"

#include <utility>
#include <vector>

namespace faultline::rules::host_memory_creep {

namespace {

Text titleOf(const LeakFound& leak)
{
    const Bytes growth(leak.growth.growthBytes);
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
    std::vector<Fix> fixes{fix::keepArrays(), std::move(cache)};
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
                            .seriousShare = thresholds.seriousShare};
    const LeakReport report = findLeak(hostMemorySeries(input.training), limits);
    if (!report.judged) {
        sink.abstain(abstention::sampledTooRarely(Count(MemoryGrowth::kFewestSamples)));
        return;
    }
    tellGrowth(report, limits, text::growthShare(), sink);
    if (!report.leak)
        return;
    const LeakFound& leak = *report.leak;
    const bool isFatal =
        crashAbout(input.training, CrashSubject::HostMemory) || endForWantOfMemory(input.training);
    Finding finding = leakFinding(leak, limits, isFatal, text::memoryInUse(), text::growthShare());
    finding.confidence = leak.series.isOfProcess ? confidence::ofProcess : confidence::ofHost;
    finding.cost = finding.severity == Severity::Critical  ? cost::runDied
                   : finding.severity == Severity::Warning ? cost::serious
                                                           : cost::slight;
    finding.title = titleOf(leak);
    finding.explanation = text::explained();
    finding.fixes = fixesOf(input);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::host_memory_creep
