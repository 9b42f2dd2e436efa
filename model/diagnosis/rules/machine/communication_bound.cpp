// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/communication_bound.h"

#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/signals/rank_profiles.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace faultline::rules::communication_bound {

namespace {

/// Of a rank that does `own` seconds of work in a step: reducing once in k batches leaves
/// collectives / (k x own + collectives) of it.
double batchesFor(double wanted, double collectives, double own)
{
    const double batches = std::ceil(collectives * (1.0 - wanted) / (wanted * std::max(own, 1e-9)));
    return std::clamp(batches, 2.0, 64.0);
}

void report(const RankSteps& least, std::size_t ranks, const Thresholds& thresholds,
            FindingSink& sink)
{
    constexpr double kMostOfIt = 0.5;
    constexpr double kWanted = 0.1;
    const double share = least.collectiveShare();
    const Seconds collectives(least.of(StepCategory::Collectives));
    const bool isCompared = ranks > 1;
    Finding finding;
    finding.cost = std::clamp(share, 0.0, 1.0);
    finding.severity = share >= kMostOfIt              ? Severity::Critical
                       : share >= thresholds.warnShare ? Severity::Warning
                                                       : Severity::Info;
    finding.confidence = isCompared ? confidence::severalRanks : confidence::oneRank;
    finding.stake.stepTimeShare = finding.cost;
    finding.title = text::notHidden(Fraction(share));
    finding.explanation =
        isCompared
            ? text::ofSeveralExplained(
                {.ranks = Count(ranks), .collectives = collectives, .step = Seconds(least.step)})
            : text::ofOneExplained({.collectives = collectives, .step = Seconds(least.step)});
    finding.evidence.emplace_back(TraceEvidence{.profile = least.profile->id(),
                                                .beginNs = 0,
                                                .endNs = 0,
                                                .caption = text::inTheTimeline()});
    finding.evidence.emplace_back(number::collectiveShare(Fraction(share), thresholds));
    finding.fixes = {
        fix::accumulateGradients({.batches = Count(batchesFor(kWanted, collectives, least.own())),
                                  .wanted = Fraction(kWanted)}),
        fix::checkTransport()};
    for (Fix& fix : finding.fixes)
        fix.check = text::takesLess(Fraction(kWanted));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Thresholds thresholds(input.settings);
    const auto fewest = static_cast<std::size_t>(std::max(thresholds.steps.value, 1.0));
    const std::vector<RankSteps> ranks = rankSteps(input.training, fewest);
    sink.computed(number::ranks(Count(ranks.size())));
    if (ranks.empty())
        return; // a profile without steps: evidence-not-usable tells
    // A rank that comes last does not wait: its collectives are what communication itself takes.
    const RankSteps& least =
        *std::min_element(ranks.begin(), ranks.end(), [](const RankSteps& a, const RankSteps& b) {
            return a.collectiveShare() < b.collectiveShare();
        });
    std::vector<double> shares;
    for (const RankSteps& one : ranks)
        shares.push_back(one.collectiveShare());
    sink.judged(heldAgainst(
        judgedSorted(std::move(shares), text::ofEachRank(), text::ranks(), Unit::Fraction),
        text::limit(), thresholds.collectiveShare));
    sink.computed(number::collectiveShare(Fraction(least.collectiveShare()), thresholds));
    if (least.collectiveShare() >= thresholds.collectiveShare)
        report(least, ranks.size(), thresholds, sink);
}

} // namespace faultline::rules::communication_bound
