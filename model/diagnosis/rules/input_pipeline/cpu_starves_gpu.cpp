// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/cpu_starves_gpu.h"

#include "model/diagnosis/signals/starvation.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::rules::cpu_starves_gpu {

namespace {

StarvationLimits limitsOf(const Thresholds& thresholds)
{
    return {.idleGpu = thresholds.idleGpu,
            .busyCpu = thresholds.busyCpu,
            .leastShare = thresholds.starvedShare,
            .leastSamples = thresholds.leastSamples,
            .leastSeconds = thresholds.leastSeconds};
}

std::vector<Fix> fixesOf(const Starvation& found)
{
    constexpr int kFewestWorkers = 4;
    constexpr double kMostProcessors = 1e6;
    // What the GPU does in the rest of the time takes all processors.
    const double factor = 1.0 / std::max(1.0 - found.idleShare, 0.05);
    const Count wanted(std::ceil(std::min(factor * found.cpus, kMostProcessors)));
    std::vector<Fix> fixes{
        fix::prepareOffline(Count(std::max(found.cpus, kFewestWorkers))),
        fix::moreProcessors(
            {.wanted = wanted, .have = Count(found.cpus), .idle = Fraction(found.idleShare)})};
    if (found.cpus <= 0)
        fixes.back().title = text::takeMoreProcessors(Count(std::ceil(factor)));
    for (Fix& fix : fixes)
        fix.check = text::standsStillLess();
    return fixes;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Thresholds thresholds(input.settings);
    const Starvation found =
        findStarvation(input.training, StarvedBy::Processors, limitsOf(thresholds));
    if (auto abstention = abstainFromStarvation(input.training, found)) {
        sink.abstain(std::move(*abstention));
        return;
    }
    const NumberEvidence share = number::starvedShare(Fraction(found.share), thresholds);
    sink.computed(share);
    tellStarvation(found, sink);
    if (found.share <= thresholds.starvedShare)
        return;
    Finding finding = starvationFinding(found);
    finding.confidence =
        found.joined->isSteadyOnly ? confidence::steadyOnly : confidence::allOfTheTime;
    finding.title = text::standsStill(Fraction(found.share));
    finding.explanation = text::explained();
    finding.evidence.insert(finding.evidence.begin(), share);
    finding.fixes = fixesOf(found);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::cpu_starves_gpu
