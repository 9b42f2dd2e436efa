// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/pipeline_bottleneck.h"

#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/fixes/input_fixes.h"
#include "model/diagnosis/judged/judged_series.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace faultline::rules::pipeline_bottleneck {

namespace {

constexpr std::size_t kMostStages = 5;

/// The stage that holds up a profile's steps.
struct Bottleneck {
    const StepShares* shares = nullptr;
    const InputStageTotal* stage = nullptr;
    StageKind kind = StageKind::Wait;
    double perStep = 0.0; ///< self seconds of the stage for a step
    double waited = 0.0;  ///< share of a step that waits for input
};

std::optional<Bottleneck> bottleneckOf(const StepShares& shares)
{
    const InputStageTotal* stage = slowestStage(shares.profile());
    if (stage == nullptr)
        return std::nullopt;
    Bottleneck found{.shares = &shares, .stage = stage, .kind = stageKind(stage->name)};
    found.perStep = stage->selfSeconds / static_cast<double>(shares.steps());
    found.waited = shares.of({StepCategory::Input}).median;
    return found;
}

Text titleOf(const Bottleneck& found)
{
    const std::string name = shortStageName(found.stage->name);
    const Seconds own(found.perStep);
    switch (found.kind) {
    case StageKind::OneProcess: return text::oneProcess(own);
    case StageKind::Workers: return text::slowWorkers(own);
    case StageKind::Source: return text::slowReading({.stage = name, .own = own});
    default: return text::slowStage({.stage = name, .own = own});
    }
}

Text explain(StageKind kind)
{
    switch (kind) {
    case StageKind::OneProcess: return text::oneProcessExplained();
    case StageKind::Workers: return text::workersExplained();
    case StageKind::Source: return text::sourceExplained();
    case StageKind::Service: return text::serviceExplained();
    case StageKind::Sequential: return text::sequentialExplained();
    default: return text::parallelExplained();
    }
}

std::vector<Fix> fixes(const Training& training, const Bottleneck& found)
{
    const Text check = text::noLongerLargest(Fraction(found.waited));
    const double rest = found.shares->medianSeconds() * (1.0 - found.waited);
    const int workers = workersNeeded(training, found.perStep, rest);
    std::vector<Fix> made;
    switch (found.kind) {
    case StageKind::OneProcess:
    case StageKind::Workers:
    case StageKind::Parallel:
        made.push_back(raiseParallelism(training, found.kind, workers, check));
        break;
    case StageKind::Source: made.push_back(fix::readInParallel(Seconds(found.perStep))); break;
    case StageKind::Sequential:
    case StageKind::Service:
    case StageKind::Wait: break;
    }
    if (found.kind != StageKind::OneProcess && found.kind != StageKind::Workers)
        made.push_back(fix::moveStage(shortStageName(found.stage->name)));
    for (Fix& fix : made)
        fix.check = check;
    promiseLittleWait(made);
    return made;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    constexpr ShareLimits kLimits{.warning = 0.2, .critical = 0.6};
    const std::vector<StepShares> profiles = stepSharesOf(input.training);
    if (profiles.empty()) {
        sink.abstain(abstainWithoutSteps(input.training));
        return;
    }
    sink.computed(number::profiles(Count(profiles.size())));
    const std::optional<Bottleneck> worst = worstOf(profiles, bottleneckOf, &Bottleneck::waited);
    if (!worst)
        return; // no stage was traced; input-bound tells whether that matters
    const Thresholds thresholds(input.settings);
    const StepShares& shares = *worst->shares;
    const double stageShare =
        std::clamp(worst->perStep / std::max(shares.medianSeconds(), 1e-9), 0.0, 1.0);
    const NumberEvidence own = number::stageShare(Fraction(stageShare), thresholds);
    const NumberEvidence waited = number::inputShare(Fraction(worst->waited), thresholds);
    sink.computed(own);
    sink.computed(waited);
    tellStages(shares.profile(), sink);
    sink.judged(
        shares.points({StepCategory::Input}, text::shareOfEachStep(), thresholds.stageShare));
    if (worst->waited < thresholds.stageShare || stageShare < thresholds.stageShare
        || worst->stage->longestSeconds <= thresholds.callSeconds)
        return;

    Finding finding;
    finding.severity = severityOf(worst->waited, shares.steps(), kLimits);
    finding.confidence =
        shares.steps() >= kStepsToBeSure ? confidence::enoughSteps : confidence::fewSteps;
    finding.cost = std::clamp(std::min(worst->waited, stageShare), 0.0, 1.0);
    finding.stake.stepTimeShare = finding.cost;
    finding.title = titleOf(*worst);
    finding.explanation = explain(worst->kind);
    finding.evidence = {
        shares.evidence(text::stageTakes({.stage = shortStageName(worst->stage->name),
                                          .own = Seconds(worst->perStep),
                                          .calls = Count(worst->stage->count)})),
        own, waited, number::longestCall(Seconds(worst->stage->longestSeconds), thresholds)};
    std::size_t told = 0;
    for (const InputStageTotal& stage : shares.profile().inputStages) {
        if (++told > kMostStages)
            break;
        finding.evidence.emplace_back(numberEvidence("stage-" + std::to_string(told),
                                                     text::selfTime(stage.name),
                                                     seconds(stage.selfSeconds)));
    }
    finding.fixes = fixes(input.training, *worst);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::pipeline_bottleneck
