// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/gpu_memory_leak.h"

#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/memory/memory_leak.h"

#include <utility>
#include <vector>

namespace faultline::rules::gpu_memory_leak {

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

std::vector<Fix> fixesOf()
{
    std::vector<Fix> fixes{fix::keepNumbers(), fix::recordAllocations(), fix::fixedSignature()};
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
    const LeakReport report = findGpuLeak(input.training, limits);
    if (report.seriesSeen == 0) {
        sink.abstain(abstainWithoutEvidence(EvidenceKind::GpuLog));
        return;
    }
    tellGrowth(report, limits, text::growthShare(), sink);
    if (!report.leak) {
        if (report.isPreallocated)
            sink.abstain(abstention::takenAtStart());
        else if (!report.judged)
            sink.abstain(abstention::sampledTooRarely(Count(MemoryGrowth::kFewestSamples)));
        return;
    }
    const LeakFound& leak = *report.leak;
    const bool isFatal = crashAbout(input.training, CrashSubject::GpuMemory).has_value();
    Finding finding = leakFinding(leak, limits, isFatal, text::memoryInUse(), text::growthShare());
    finding.confidence = leak.series.isOfProcess ? confidence::ofProcess : confidence::ofCard;
    finding.cost = finding.severity == Severity::Critical  ? cost::runDied
                   : finding.severity == Severity::Warning ? cost::serious
                                                           : cost::slight;
    finding.title = titleOf(leak);
    finding.explanation = text::explained();
    finding.fixes = fixesOf();
    sink.report(std::move(finding));
}

} // namespace faultline::rules::gpu_memory_leak
