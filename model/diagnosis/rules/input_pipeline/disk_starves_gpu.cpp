// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/disk_starves_gpu.h"

#include "model/diagnosis/setup/training_batch.h"
#include "model/diagnosis/signals/starvation.h"

#include <utility>

namespace faultline::rules::disk_starves_gpu {

namespace {

StarvationLimits limitsOf(const Thresholds& thresholds)
{
    return {.idleGpu = thresholds.idleGpu,
            .waiting = thresholds.waiting,
            .leastShare = thresholds.starvedShare,
            .leastSamples = thresholds.leastSamples,
            .leastSeconds = thresholds.leastSeconds};
}

std::vector<Fix> fixesOf(const Training& training)
{
    std::vector<Fix> fixes{fix::localDisk(), fix::largerShards()};
    const ConfigDocumentPtr config = training.config();
    if (config && config->kind == ConfigKind::Ultralytics)
        setField(*config, "cache", "disk", fixes.back());
    for (Fix& fix : fixes)
        fix.check = text::standsStillLess();
    return fixes;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Thresholds thresholds(input.settings);
    const Starvation found = findStarvation(input.training, StarvedBy::Disk, limitsOf(thresholds));
    if (found.joined && !found.joined->empty() && found.samples == 0) {
        sink.abstain(abstention::noWaits());
        return;
    }
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
    finding.fixes = fixesOf(input.training);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::disk_starves_gpu
