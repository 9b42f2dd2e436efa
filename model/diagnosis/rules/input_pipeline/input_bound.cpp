// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/input_bound.h"

#include "model/core/ascii.h"
#include "model/core/statistics.h"
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

    [[nodiscard]] double median() const { return share.median; }
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

std::optional<Wait> tracedWait(const StepShares& shares)
{
    Wait wait;
    wait.shares = &shares;
    wait.share = shares.of({StepCategory::Input, StepCategory::HostToDevice});
    wait.steps = shares.steps();
    wait.stepSeconds = shares.medianSeconds();
    return wait;
}

/// Only the copy to the device is slow: copy-to-device-slow tells that.
bool isMostlyCopies(const Wait& wait, double moderate)
{
    constexpr double kTold = 0.10; // as copy-to-device-slow has it
    return wait.shares != nullptr && wait.shares->of({StepCategory::Input}).median < moderate
           && wait.shares->of({StepCategory::HostToDevice}).median >= kTold;
}

Text explain(const Wait& wait)
{
    const Fraction low(wait.share.low);
    const Fraction high(wait.share.high);
    const Ratio gain(1.0 / (1.0 - std::min(wait.share.median, 0.99)));
    if (wait.shares == nullptr)
        return text::logged({.low = low, .high = high, .gain = gain});
    return text::traced({.steps = Count(wait.steps), .low = low, .high = high, .gain = gain});
}

Evidence placeOf(const Wait& wait)
{
    if (wait.shares != nullptr)
        return wait.shares->evidence();
    const ScalarSeries& series = *wait.waited->series;
    return SeriesEvidence{.run = wait.waited->run->id,
                          .tag = TagId(wait.waited->tag),
                          .firstStep = StepIndex(series.minStep()),
                          .lastStep = StepIndex(series.maxStep()),
                          .firstWallTime = WallTime(series.minWallTime()),
                          .lastWallTime = WallTime(series.maxWallTime()),
                          .caption = text::secondsWaited()};
}

std::vector<Fix> fixes(const Training& training, const Wait& wait)
{
    const double waited = wait.share.median * wait.stepSeconds;
    const double rest = wait.stepSeconds - waited;
    const Text check = text::waitsLess(Seconds(wait.stepSeconds * (1.0 - wait.share.median)));
    const InputStageTotal* stage =
        wait.shares != nullptr ? slowestStage(wait.shares->profile()) : nullptr;
    const StageKind kind = stage != nullptr ? stageKind(stage->name) : StageKind::Parallel;
    std::vector<Fix> made;
    made.push_back(
        raiseParallelism(training, kind, workersNeeded(training, wait.stepSeconds, rest), check));
    if (kind != StageKind::OneProcess && kind != StageKind::Workers)
        made.push_back(prefetchBatches(training, check));
    promiseLittleWait(made);
    return made;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const std::vector<StepShares> profiles = stepSharesOf(training);
    std::optional<Wait> worst = worstOf(profiles, tracedWait, &Wait::median);
    if (!worst)
        worst = loggedWait(training);
    if (!worst) {
        sink.abstain(abstainWithoutSteps(training));
        return;
    }
    const Thresholds thresholds(input.settings);
    const double median = worst->share.median;
    const NumberEvidence measured = number::inputShare(Fraction(median), thresholds);
    sink.computed(measured);
    if (worst->shares != nullptr)
        sink.judged(worst->shares->points({StepCategory::Input, StepCategory::HostToDevice},
                                          text::shareOfEachStep(), thresholds.moderate));
    if (median < thresholds.moderate || isMostlyCopies(*worst, thresholds.moderate))
        return;

    Finding finding;
    finding.severity =
        severityOf(median, worst->steps, {.warning = thresholds.high, .critical = thresholds.most});
    finding.confidence =
        worst->steps >= kStepsToBeSure ? confidence::enoughSteps : confidence::fewSteps;
    finding.cost = std::clamp(median, 0.0, 1.0);
    finding.stake.stepTimeShare = median;
    finding.title = text::waits({.share = Fraction(median),
                                 .waited = Seconds(median * worst->stepSeconds),
                                 .step = Seconds(worst->stepSeconds)});
    finding.explanation = explain(*worst);
    finding.evidence = {placeOf(*worst), measured,
                        number::inputShareLow(Fraction(worst->share.low)),
                        number::inputShareHigh(Fraction(worst->share.high)),
                        number::steps(Count(worst->steps), Count(kStepsToBeSure))};
    finding.fixes = fixes(training, *worst);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::input_bound
