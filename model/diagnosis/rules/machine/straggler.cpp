// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/straggler.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/crash_facts.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
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

Text nameOf(StepCategory category)
{
    switch (category) {
    case StepCategory::Input:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "It waits for its input longer than the others: its share of the "
                                  "data, its disk or its processor is slower."),
                {}};
    case StepCategory::HostToDevice:
    case StepCategory::DeviceToHost:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Its copies between host and device take longer: see its PCIe "
                                  "link."),
                {}};
    case StepCategory::Compute:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Its kernels take longer: its clock is lower, or its batches are "
                                  "larger."),
                {}};
    case StepCategory::KernelLaunch:
    case StepCategory::Collectives:
    case StepCategory::Idle: break;
    }
    return {FAULTLINE_TR_NOOP("Diagnosis",
                              "Its device stands idle longer: its host is busy with something "
                              "else."),
            {}};
}

void judgeProfiles(const RuleInput& input, const std::vector<RankSteps>& ranks, FindingSink& sink);
bool judgeTimeouts(const Training& training, FindingSink& sink);

void judgeProfiles(const RuleInput& input, const std::vector<RankSteps>& ranks, FindingSink& sink)
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
    sink.judged(heldAgainst(
        judgedSorted(own,
                     {FAULTLINE_TR_NOOP("Diagnosis",
                                        "Time of a step of each rank, without waiting for others"),
                      {}},
                     {FAULTLINE_TR_NOOP("Diagnosis", "Ranks"), {}}, Unit::Seconds),
        {FAULTLINE_TR_NOOP("Diagnosis", "Median"), {}}, median(own)));
    const double gap = longestWait - slow.of(StepCategory::Collectives);
    const double share = gap / step;
    std::vector<double> deviations;
    for (const double one : own)
        deviations.push_back(std::abs(one - median(own)));
    const double score =
        0.6745 * (slow.own() - median(own)) / std::max(median(deviations), kFloor * step);
    sink.computed(numberEvidence(
        "wait-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "What the others wait longer, of a step"), {}},
        {share, Unit::Fraction}, input.settings.threshold(info(), "wait-share")));
    const bool isOutlier =
        ranks.size() < kEnoughForScore || score > input.settings.threshold(info(), "z-score");
    if (share < input.settings.threshold(info(), "wait-share") || !isOutlier)
        return;
    const std::optional<Excess> excess =
        excessOf(slow, ranks, gap, input.settings.threshold(info(), "coverage"));
    Finding finding;
    finding.cost = std::clamp(share, 0.0, 1.0);
    finding.severity = share >= kMostOfIt ? Severity::Critical : Severity::Warning;
    finding.confidence = excess ? 0.9 : 0.75;
    finding.stake.stepTimeShare = finding.cost;
    const std::string rank = std::to_string(slow.rank);
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "Rank %1 holds up the others: they wait %2 of each step for "
                                       "it"),
                     {rank, Quantity{share, Unit::Fraction}}};
    finding.explanation =
        excess ? nameOf(excess->category)
               : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                        "No single kind of work explains it: look at its host."),
                      {}};
    finding.evidence.emplace_back(TraceEvidence{
        .profile = slow.profile->name(),
        .beginNs = 0,
        .endNs = 0,
        .caption = {FAULTLINE_TR_NOOP("Diagnosis", "Rank %1, which comes last"), {rank}}});
    finding.evidence.emplace_back(numberEvidence(
        "wait-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "What the others wait longer, of a step"), {}},
        {share, Unit::Fraction}, input.settings.threshold(info(), "wait-share")));
    finding.evidence.emplace_back(numberEvidence(
        "own-seconds", {FAULTLINE_TR_NOOP("Diagnosis", "Its own work in a step"), {}},
        {slow.own(), Unit::Seconds}, median(own)));
    Fix fix;
    fix.id = "relieve-rank";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "Compare the host of rank %1 with the others, or replace it"),
                 {rank}};
    fix.detail = {FAULTLINE_TR_NOOP(
                      "Diagnosis", "Clocks, temperature, disk, other programs, and the size of its "
                                   "share of the data."),
                  {}};
    fix.snippets = {{"shell",
                     "nvidia-smi --query-gpu=index,clocks.sm,temperature.gpu,"
                     "clocks_throttle_reasons.active,pcie.link.width.current --format=csv"},
                    {"pytorch", "sampler = DistributedSampler(dataset, drop_last=True)"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "In the next profile nobody waits longer than %1."),
                 {Quantity{input.settings.threshold(info(), "wait-share"), Unit::Fraction}}};
    fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                     .ruleId = "straggler",
                     .number = "wait-share",
                     .value = {input.settings.threshold(info(), "wait-share"), Unit::Fraction}}};
    finding.fixes.push_back(std::move(fix));
    sink.report(std::move(finding));
}

/// Of a collective that timed out: every rank complains but the one that did not come.
bool judgeTimeouts(const Training& training, FindingSink& sink)
{
    constexpr int kMostRanks = 65536;
    const std::vector<LoggedEvent> timeouts = findEvents(training, {"nccl.timeout"});
    std::set<int> complained;
    for (const LoggedEvent& one : timeouts)
        complained.insert(
            static_cast<int>(std::min<double>(numberOf(one.event->field("rank")), kMostRanks)));
    int world = 0;
    for (const LoggedEvent& one : findEvents(training, {"dist.world"})) {
        for (const char* field : {"ranks", "world", "devices", "processes"})
            world = std::max(world, static_cast<int>(std::min<double>(
                                        numberOf(one.event->field(field)), kMostRanks)));
    }
    if (world < 3 || static_cast<int>(complained.size()) != world - 1)
        return false;
    int missing = 0;
    while (complained.contains(missing))
        ++missing;
    Finding finding;
    finding.severity = Severity::Critical; // the run died of it
    finding.confidence = 0.7;
    finding.cost = 0.9;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "Rank %1 did not come to a collective for which the other "
                                       "%2 waited until they gave up"),
                     {std::to_string(missing), countOf(complained.size())}};
    finding.explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                             "It stopped, failed or took another path through the "
                                             "program: its log is the one to read."),
                           {}};
    finding.evidence.emplace_back(timeouts.front().evidence(
        {FAULTLINE_TR_NOOP("Diagnosis", "The first rank that gave up waiting"), {}}));
    Fix fix;
    fix.id = "read-log-of-rank";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Read the log of rank %1"),
                 {std::to_string(missing)}};
    fix.snippets = {{"shell", "torchrun --redirects 3 --log-dir logs train.py"},
                    {"shell", "export TORCH_DISTRIBUTED_DEBUG=DETAIL NCCL_DEBUG=INFO"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next run has no time-out of a collective."),
                 {}};
    finding.fixes.push_back(std::move(fix));
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const auto fewest =
        static_cast<std::size_t>(std::max(input.settings.threshold(info(), "steps"), 1.0));
    std::vector<RankSteps> ranks = rankSteps(training, fewest);
    std::erase_if(ranks, [](const RankSteps& one) { return one.rank < 0; });
    sink.computed(numberEvidence(
        "ranks", {FAULTLINE_TR_NOOP("Diagnosis", "Ranks whose profile has enough steps"), {}},
        countOf(ranks.size()), 2.0));
    if (ranks.size() >= 2) {
        judgeProfiles(input, ranks, sink);
        return;
    }
    const bool isDistributed =
        !ranks.empty() || hasEvent(training, {"dist.world", "nccl.timeout", "tf.allreduce"});
    if (!judgeTimeouts(training, sink) && isDistributed) {
        Abstention abstention = abstainWithoutEvidence(EvidenceKind::Profile);
        abstention.reason = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "Profiles of at least two ranks are needed to see "
                                               "who holds up whom."),
                             {}};
        abstention.command = "torch.profiler.tensorboard_trace_handler(\"profile\", "
                             "worker_name=f\"rank{rank}\")";
        sink.abstain(std::move(abstention));
    }
}

} // namespace faultline::rules::straggler
