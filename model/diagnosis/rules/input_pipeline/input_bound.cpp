// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/input_bound.h"

#include "model/core/ascii.h"
#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/fixes/input_fixes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace faultline::rules::input_bound {

namespace {

constexpr std::size_t kFewestLogged = 20;

/// What was measured of the wait for input, and how.
struct Wait {
    const StepShares* shares = nullptr; ///< of a profile; null: logged by the training
    const Signal* waited = nullptr;     ///< seconds of a step that went to loading data
    ShareOfSteps share;
    std::size_t steps = 0;
    double stepSeconds = 0.0;
};

/// The last part of a tag in small letters: "train/data_time" is "data_time".
std::string leafOf(const std::string& tag)
{
    const std::size_t slash = tag.find_last_of('/');
    return lowerAscii(slash == std::string::npos ? tag : tag.substr(slash + 1));
}

const Signal* taggedOneOf(const Training& training, std::initializer_list<std::string_view> leaves)
{
    for (const Signal& signal : training.allSignals) {
        // Most tags end in another letter: those are not copied.
        const bool mayEndSo =
            std::any_of(leaves.begin(), leaves.end(), [&signal](std::string_view leaf) {
                return !signal.tag.empty() && (signal.tag.back() | 0x20) == leaf.back();
            });
        if (mayEndSo && signal.run == training.runs.front()
            && std::find(leaves.begin(), leaves.end(), leafOf(signal.tag)) != leaves.end())
            return &signal;
    }
    return nullptr;
}

/// detectron2, mmdetection and timm log how long a step waited for data beside how long it took.
std::optional<Wait> loggedWait(const Training& training)
{
    const Signal* data = taggedOneOf(training, {"data_time"});
    const Signal* step = taggedOneOf(training, {"time", "step_time", "batch_time", "iter_time"});
    if (data == nullptr || step == nullptr)
        return std::nullopt;
    std::map<std::int64_t, double> whole;
    step->series->forEach(
        [&whole](std::size_t, const ScalarPoint& point) { whole[point.step] = point.value; });
    std::vector<double> shares;
    std::vector<double> seconds;
    data->series->forEach([&](std::size_t, const ScalarPoint& point) {
        const auto same = whole.find(point.step);
        const bool isUsable = same != whole.end() && std::isfinite(point.value)
                              && std::isfinite(same->second) && same->second > 0.0
                              && training.phases.isSteady(point.wallTime);
        if (!isUsable)
            return;
        shares.push_back(std::clamp(point.value / same->second, 0.0, 1.0));
        seconds.push_back(same->second);
    });
    if (shares.size() < kFewestLogged)
        return std::nullopt;
    Wait wait;
    wait.waited = data;
    wait.share = {median(shares), quantile(shares, 0.1), quantile(shares, 0.9)};
    wait.steps = shares.size();
    wait.stepSeconds = median(seconds);
    return wait;
}

/// Only the copy to the device is slow: copy-to-device-slow tells that.
bool isMostlyCopies(const Wait& wait, double moderate)
{
    constexpr double kTold = 0.10; // as copy-to-device-slow has it
    return wait.shares != nullptr && wait.shares->of({StepCategory::Input}).median < moderate
           && wait.shares->of({StepCategory::HostToDevice}).median >= kTold;
}

[[nodiscard]] Severity severityOf(const Wait& wait, const RuleInput& input);
[[nodiscard]] Text explain(const Wait& wait);
[[nodiscard]] std::vector<Fix> fixes(const Training& training, const Wait& wait);

Severity severityOf(const Wait& wait, const RuleInput& input)
{
    const bool isSure = wait.steps >= kStepsToBeSure;
    const double median = wait.share.median;
    if (median >= input.settings.threshold(info(), "most") && isSure)
        return Severity::Critical;
    return median >= input.settings.threshold(info(), "high") ? Severity::Warning : Severity::Info;
}

Text explain(const Wait& wait)
{
    const Quantity gain{1.0 / (1.0 - std::min(wait.share.median, 0.99)), Unit::Ratio};
    if (wait.shares == nullptr) {
        return {FAULTLINE_TR_NOOP(
                    "Diagnosis",
                    "The training logs how long a step waited for data: %1 to %2 of it in eight "
                    "of ten steps. While it waits, the GPU has nothing to do. Without the wait it "
                    "would run at most %3 as fast."),
                {share(wait.share.low), share(wait.share.high), gain}};
    }
    return {FAULTLINE_TR_NOOP(
                "Diagnosis",
                "The device has nothing to do while the host makes the next batch or copies it. "
                "The median over %1 steps lies between %2 and %3. Without the wait the training "
                "would run at most %4 as fast."),
            {countOf(wait.steps), share(wait.share.low), share(wait.share.high), gain}};
}

std::vector<Fix> fixes(const Training& training, const Wait& wait)
{
    constexpr double kTarget = 0.05;
    const Text check{FAULTLINE_TR_NOOP("Diagnosis",
                                       "In a profile of the next run less than %1 of a step waits "
                                       "for input, and a step takes about %2."),
                     {share(kTarget), seconds(wait.stepSeconds * (1.0 - wait.share.median))}};
    const double waited = wait.share.median * wait.stepSeconds;
    const double rest = wait.stepSeconds - waited;
    const InputStageTotal* stage =
        wait.shares != nullptr ? slowestStage(wait.shares->profile()) : nullptr;
    const StageKind kind = stage != nullptr ? stageKind(stage->name) : StageKind::Parallel;
    std::vector<Fix> made;
    made.push_back(
        raiseParallelism(training, kind, workersNeeded(training, wait.stepSeconds, rest), check));
    if (kind != StageKind::OneProcess && kind != StageKind::Workers)
        made.push_back(prefetchBatches(training, check));
    for (Fix& fix : made) {
        fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                         .ruleId = "input-bound",
                         .number = "input-share",
                         .value = share(kTarget)}};
    }
    return made;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const std::vector<StepShares> profiles = stepSharesOf(training);
    std::optional<Wait> worst;
    for (const StepShares& shares : profiles) {
        Wait wait;
        wait.shares = &shares;
        wait.share = shares.of({StepCategory::Input, StepCategory::HostToDevice});
        wait.steps = shares.steps();
        wait.stepSeconds = shares.medianSeconds();
        if (!worst || wait.share.median > worst->share.median)
            worst = wait;
    }
    if (!worst)
        worst = loggedWait(training);
    if (!worst) {
        sink.abstain(abstainWithoutSteps(training));
        return;
    }
    const double moderate = input.settings.threshold(info(), "moderate");
    const NumberEvidence measured = numberEvidence(
        "input-share", {FAULTLINE_TR_NOOP("Diagnosis", "Share of a step that waits for input"), {}},
        share(worst->share.median), moderate);
    sink.computed(measured);
    if (worst->shares != nullptr)
        sink.judged(worst->shares->points(
            {StepCategory::Input, StepCategory::HostToDevice},
            {FAULTLINE_TR_NOOP("Diagnosis", "Share of each step that waits for input"), {}},
            moderate));
    if (worst->share.median < moderate || isMostlyCopies(*worst, moderate))
        return;

    Finding finding;
    finding.severity = severityOf(*worst, input);
    finding.confidence = worst->steps >= kStepsToBeSure ? 0.9 : 0.6;
    finding.cost = std::clamp(worst->share.median, 0.0, 1.0);
    finding.stake.stepTimeShare = worst->share.median;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis", "%1 of each step waits for input (%2 of %3)"),
                     {share(worst->share.median), seconds(worst->share.median * worst->stepSeconds),
                      seconds(worst->stepSeconds)}};
    finding.explanation = explain(*worst);
    if (worst->shares != nullptr) {
        finding.evidence.emplace_back(worst->shares->evidence(
            {FAULTLINE_TR_NOOP("Diagnosis", "The %1 steps that were judged"),
             {countOf(worst->steps)}}));
    } else {
        const ScalarSeries& series = *worst->waited->series;
        finding.evidence.emplace_back(SeriesEvidence{
            .run = worst->waited->run->name,
            .tag = worst->waited->tag,
            .firstStep = series.minStep(),
            .lastStep = series.maxStep(),
            .firstWallTime = series.minWallTime(),
            .lastWallTime = series.maxWallTime(),
            .caption = {FAULTLINE_TR_NOOP("Diagnosis", "Seconds of each step that waited for "
                                                       "data"),
                        {}}});
    }
    finding.evidence.emplace_back(measured);
    finding.evidence.emplace_back(numberEvidence(
        "input-share-low",
        {FAULTLINE_TR_NOOP("Diagnosis", "Lower end of the interval over the steps"), {}},
        share(worst->share.low)));
    finding.evidence.emplace_back(numberEvidence(
        "input-share-high",
        {FAULTLINE_TR_NOOP("Diagnosis", "Upper end of the interval over the steps"), {}},
        share(worst->share.high)));
    finding.evidence.emplace_back(
        numberEvidence("steps", {FAULTLINE_TR_NOOP("Diagnosis", "Steps that were judged"), {}},
                       countOf(worst->steps), static_cast<double>(kStepsToBeSure)));
    finding.fixes = fixes(training, *worst);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::input_bound
