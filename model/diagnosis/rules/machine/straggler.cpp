// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/straggler.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/collectives.h"
#include "model/diagnosis/evidence/crash_facts.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/signals/rank_profiles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::straggler {

namespace {

/// What the slow rank spends its time on, if that is most of what the others wait for.
struct Excess {
    StepCategory category = StepCategory::Idle;
    double seconds = 0.0;
};

std::optional<Excess> excessOf(const RankSteps& slow, const std::vector<RankSteps>& ranks,
                               double gap, double coverage)
{
    constexpr std::array kOwn{StepCategory::Input,        StepCategory::HostToDevice,
                              StepCategory::DeviceToHost, StepCategory::Compute,
                              StepCategory::KernelLaunch, StepCategory::Idle};
    Excess largest;
    for (const StepCategory category : kOwn) {
        std::vector<double> others;
        for (const RankSteps& one : ranks) {
            if (&one != &slow)
                others.push_back(one.of(category));
        }
        const double more = slow.of(category) - median(others);
        if (more > largest.seconds)
            largest = {.category = category, .seconds = more};
    }
    return largest.seconds >= coverage * gap ? std::optional(largest) : std::nullopt;
}

Text explain(const Excess& excess)
{
    switch (excess.category) {
    case StepCategory::Input: return text::inputExplained();
    case StepCategory::HostToDevice:
    case StepCategory::DeviceToHost: return text::copiesExplained();
    case StepCategory::Compute: return text::kernelsExplained();
    case StepCategory::KernelLaunch:
    case StepCategory::Collectives:
    case StepCategory::Idle: break;
    }
    return text::idleExplained();
}

void judgeProfiles(const Thresholds& thresholds, const std::vector<RankSteps>& ranks,
                   FindingSink& sink)
{
    constexpr std::size_t kEnoughForScore = 3;
    constexpr double kFloor =
        0.01; // of the step: ranks that are nearly equal have a MAD of nothing
    constexpr double kMostOfIt = 0.5;
    const auto byOwn = [](const RankSteps& a, const RankSteps& b) { return a.own() < b.own(); };
    const RankSteps& slow = *std::max_element(ranks.begin(), ranks.end(), byOwn);
    double longestWait = 0.0;
    std::vector<double> own;
    std::vector<double> steps;
    for (const RankSteps& one : ranks) {
        longestWait = std::max(longestWait, one.of(StepCategory::Collectives));
        own.push_back(one.own());
        steps.push_back(one.step);
    }
    const double step = median(steps);
    const double usual = median(own);
    sink.judged(heldAgainst(judgedSorted(own, text::ownOfEachRank(), text::ranks(), Unit::Seconds),
                            text::median(), usual));
    const double gap = longestWait - slow.of(StepCategory::Collectives);
    const double share = gap / step;
    std::vector<double> deviations;
    for (const double one : own)
        deviations.push_back(std::abs(one - usual));
    const double score =
        0.6745 * (slow.own() - usual) / std::max(median(deviations), kFloor * step);
    sink.computed(number::waitShare(Fraction(share), thresholds));
    const bool isOutlier = ranks.size() < kEnoughForScore || score > thresholds.zScore;
    if (share < thresholds.waitShare || !isOutlier)
        return;
    const std::optional<Excess> excess = excessOf(slow, ranks, gap, thresholds.coverage);
    Finding finding;
    finding.cost = std::clamp(share, 0.0, 1.0);
    finding.severity = share >= kMostOfIt ? Severity::Critical : Severity::Warning;
    finding.confidence = excess ? confidence::explained : confidence::unexplained;
    finding.stake.stepTimeShare = finding.cost;
    const std::string rank = std::to_string(slow.rank);
    finding.title = text::holdsUp({.rank = rank, .share = Fraction(share)});
    finding.explanation = excess ? explain(*excess) : text::unexplained();
    finding.evidence.emplace_back(TraceEvidence{
        .profile = slow.profile->id(), .beginNs = 0, .endNs = 0, .caption = text::comesLast(rank)});
    finding.evidence.emplace_back(number::waitShare(Fraction(share), thresholds));
    finding.evidence.emplace_back(number::ownSeconds(Seconds(slow.own()), Seconds(usual)));
    finding.fixes = {fix::relieveRank({.rank = rank, .share = thresholds.waitShare})};
    sink.report(std::move(finding));
}

/// The ranks wait for each other in different operations. True if they do.
bool judgeCollectives(const Training& training, FindingSink& sink)
{
    const std::optional<DifferentCollectives> found = differentCollectives(training);
    if (!found)
        return false;
    Finding finding;
    finding.severity = Severity::Critical;
    finding.confidence = confidence::differentCollectives;
    finding.cost = cost::runDied;
    finding.title = text::differentCollectives({.number = found->number,
                                                .one = found->one.operation,
                                                .oneRank = found->one.rank,
                                                .other = found->other.operation,
                                                .otherRank = found->other.rank});
    finding.explanation = text::differentCollectivesExplained();
    finding.evidence.emplace_back(found->one.event.evidence(text::waitsIn(found->one.rank)));
    finding.evidence.emplace_back(found->other.event.evidence(text::waitsIn(found->other.rank)));
    finding.fixes = {fix::sameCollectives()};
    sink.report(std::move(finding));
    return true;
}

/// Whether a log holds lines of that rank: else it may be missing because the log is an excerpt.
bool isSeen(const Training& training, int rank)
{
    return std::any_of(training.logs.begin(), training.logs.end(), [rank](const auto& log) {
        return std::find(log->ranks.begin(), log->ranks.end(), rank) != log->ranks.end();
    });
}

/// Of a collective that timed out: every rank complains but the one that did not come. True if it
/// fired.
bool judgeTimeouts(const Training& training, FindingSink& sink)
{
    constexpr double kMostRanks = 65536.0;
    const std::vector<LoggedEvent> timeouts = findEvents(training, {"nccl.timeout"});
    std::set<int> complained;
    for (const LoggedEvent& one : timeouts)
        complained.insert(
            static_cast<int>(std::min(numberOf(one.event->field("rank")), kMostRanks)));
    const int world = announcedRanks(training);
    if (world < 3 || static_cast<int>(complained.size()) != world - 1)
        return false;
    int missing = 0;
    while (complained.contains(missing))
        ++missing;
    if (!isSeen(training, missing))
        return false;
    const std::string rank = std::to_string(missing);
    Finding finding;
    finding.severity = Severity::Critical; // the run died of it
    finding.confidence = confidence::timedOut;
    finding.cost = cost::runDied;
    finding.title = text::didNotCome({.rank = rank, .others = Count(complained.size())});
    finding.explanation = text::didNotComeExplained();
    finding.evidence.emplace_back(timeouts.front().evidence(text::firstGaveUp()));
    finding.fixes = {fix::readLogOfRank(rank)};
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const auto fewest = static_cast<std::size_t>(std::max(thresholds.steps.value, 1.0));
    std::vector<RankSteps> ranks = rankSteps(training, fewest);
    std::erase_if(ranks, [](const RankSteps& one) { return one.rank < 0; });
    sink.computed(number::ranks(Count(ranks.size()), Count(2)));
    if (ranks.size() >= 2) {
        judgeProfiles(thresholds, ranks, sink);
        return;
    }
    const bool isDistributed =
        !ranks.empty() || hasEvent(training, {"dist.world", "nccl.timeout", "tf.allreduce"});
    if (!judgeCollectives(training, sink) && !judgeTimeouts(training, sink) && isDistributed) {
        const Abstention usual = abstainWithoutEvidence(EvidenceKind::Profile);
        Abstention abstained = abstention::tooFewRanks();
        abstained.remedy = usual.remedy;
        abstained.missing = usual.missing;
        sink.abstain(std::move(abstained));
    }
}

} // namespace faultline::rules::straggler
