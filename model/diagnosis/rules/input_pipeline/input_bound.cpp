// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/input_bound.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/fixes/input_fixes.h"
#include "model/diagnosis/signals/bar_stalls.h"
#include "model/diagnosis/signals/logged_wait.h"
#include "model/diagnosis/signals/policy_updates.h"
#include "model/diagnosis/signals/step_time.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::input_bound {

namespace {

/// What was measured of the wait for input, and how.
struct Wait {
    const StepShares* shares = nullptr; ///< of a profile; null: logged by the training
    std::optional<LoggedWait> logged;
    ShareOfSteps share;
    std::size_t steps = 0;
    double stepSeconds = 0.0;

    [[nodiscard]] double median() const { return share.median; }
};

Wait ofLog(const LoggedWait& logged)
{
    Wait wait;
    wait.logged = logged;
    wait.share = {.median = logged.median, .low = logged.low, .high = logged.high};
    wait.steps = logged.steps;
    wait.stepSeconds = logged.stepSeconds;
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
    return wait.logged->evidence;
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

/// A loader that falls behind at single steps and keeps up at the others.
void reportSpikes(const Training& training, const Wait& wait, const Thresholds& thresholds,
                  FindingSink& sink)
{
    const LoggedWait& logged = *wait.logged;
    const bool isEpochStart =
        logged.spikesAreRegular && logged.spikeShare >= thresholds.regularSpikeShare;
    Finding finding;
    finding.severity = isEpochStart ? Severity::Warning : Severity::Info;
    finding.confidence = isEpochStart ? confidence::regularSpikes : confidence::spikes;
    finding.cost = std::clamp(logged.spikeShare, 0.0, 1.0);
    finding.stake.stepTimeShare = logged.spikeShare;
    finding.title = text::spikes({.spikes = Count(logged.spikes),
                                  .steps = Count(logged.steps),
                                  .worst = Seconds(logged.worstSeconds),
                                  .usual = Seconds(logged.stepSeconds)});
    finding.explanation = text::spikesExplained();
    if (isEpochStart) {
        finding.title = text::epochStarts({.share = Fraction(logged.spikeShare),
                                           .worst = Seconds(logged.worstSeconds),
                                           .usual = Seconds(logged.stepSeconds)});
        finding.explanation = text::epochStartsExplained();
    }
    finding.evidence = {logged.evidence, number::spikes(Count(logged.spikes)),
                        number::steps(Count(logged.steps), Count(kStepsToBeSure))};
    finding.fixes = {prefetchBatches(training, text::fewerSpikes())};
    if (isEpochStart)
        finding.fixes.insert(finding.fixes.begin(), fix::keepWorkers());
    sink.report(std::move(finding));
}

/// From when on a share is worth a word. Trainings that log their waits do so at every step, small
/// ones on processors among them, of which a third waits in good health.
struct Limits {
    double moderate = 0.0;
    ShareLimits serious;
};

Limits limitsFor(const Wait& wait, const Thresholds& thresholds)
{
    if (wait.shares != nullptr)
        return {.moderate = thresholds.moderate,
                .serious = {.warning = thresholds.high, .critical = thresholds.most}};
    return {.moderate = thresholds.loggedModerate,
            .serious = {.warning = thresholds.loggedHigh, .critical = thresholds.loggedMost}};
}

/// The environment of a policy, which is where its data come from. True if it reported a finding.
bool reportEnvironment(const Training& training, FindingSink& sink)
{
    const std::optional<SlowEnvironment> slow = findSlowEnvironment(training);
    if (!slow)
        return false;
    const double share = std::clamp(slow->share(), 0.0, 1.0);
    Finding finding;
    finding.run = slow->signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::environment;
    finding.cost = share;
    finding.stake.stepTimeShare = share;
    finding.title = text::environment({.share = Fraction(share), .tag = slow->signal->tag});
    finding.explanation = text::environmentExplained(
        {.alone = Plain(slow->alone), .updates = Plain(slow->withUpdates)});
    finding.evidence = {curveEvidence(*slow->signal, slow->curve, 0, slow->curve.size() - 1,
                                      text::stepsPerSecond())};
    finding.fixes = {fix::runEnvironments()};
    sink.report(std::move(finding));
    return true;
}

/// How many examples a training handles in a second, and how many its evaluation does.
struct Speeds {
    const Signal* training = nullptr;
    const Signal* evaluation = nullptr;
    double trained = 0.0; ///< examples a second
    double evaluated = 0.0;

    [[nodiscard]] double factor() const { return evaluated / trained; }
};

double medianOf(const ScalarSeries& series)
{
    std::vector<double> values;
    series.forEach([&values](std::size_t, const ScalarPoint& point) {
        if (std::isfinite(point.value) && point.value > 0.0)
            values.push_back(point.value);
    });
    return median(values);
}

std::optional<Speeds> speedsOf(const Training& training)
{
    Speeds speeds;
    for (const Signal& signal : training.allSignals) {
        const std::vector<std::string>& words = signal.words();
        if (!hasAny(words, {"samples", "examples", "images"}) || !hasAny(words, {"per"})
            || !hasAny(words, {"second", "sec"}))
            continue;
        const double speed = medianOf(*signal.series);
        if (hasAny(words, {"eval", "val", "valid", "validation", "evaluation"})) {
            speeds.evaluation = &signal;
            speeds.evaluated = speed;
        } else if (hasAny(words, {"train"})) {
            speeds.training = &signal;
            speeds.trained = speed;
        }
    }
    if (speeds.training == nullptr || speeds.evaluation == nullptr || !(speeds.trained > 0.0))
        return std::nullopt;
    return speeds;
}

/// Stalls that a bar shows take the time, not the steps themselves.
bool stallsTakeIt(const Training& training)
{
    constexpr double kMost = 0.3;
    return std::any_of(training.logs.begin(), training.logs.end(), [](const ConsoleLogPtr& log) {
        const Stalls stalls = findBarStalls(*log);
        double lost = 0.0;
        for (const Stall& stall : stalls.all)
            lost += stall.lostSeconds;
        return lost > kMost * stalls.judgedSeconds;
    });
}

/// A step that is many times slower than evaluating as many examples: the model does about three
/// times as much in it, so most of it is something else. True if it reported a finding.
bool reportContrast(const Training& training, const Thresholds& thresholds, FindingSink& sink)
{
    constexpr double kModel = 4.0; // forward, backward and update against forward
    const std::optional<Speeds> speeds = speedsOf(training);
    if (!speeds || speeds->factor() < thresholds.contrast || stallsTakeIt(training))
        return false;
    const double share = std::clamp(1.0 - kModel / speeds->factor(), 0.0, 1.0);
    Finding finding;
    finding.run = speeds->training->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::contrast;
    finding.cost = share;
    finding.stake.stepTimeShare = share;
    finding.title = text::slowerThanEvaluation({.trained = Count(std::round(speeds->trained)),
                                                .evaluated = Count(std::round(speeds->evaluated))});
    finding.explanation = text::slowerThanEvaluationExplained(Ratio(speeds->factor()));
    for (const Signal* signal : {speeds->training, speeds->evaluation})
        finding.evidence.emplace_back(curveEvidence(*signal, learningCurve(signal), 0,
                                                    learningCurve(signal).size() - 1,
                                                    text::examplesPerSecond()));
    const double step = 1.0 / speeds->trained;
    finding.fixes = {raiseParallelism(training, StageKind::Parallel,
                                      workersNeeded(training, step, step * (1.0 - share)),
                                      text::comesNearer(Ratio(kModel)))};
    sink.report(std::move(finding));
    return true;
}

/// As the training logs it, else by the clock; 0: not known.
double stepSecondsOf(const Training& training)
{
    if (const std::optional<LoggedWait> logged = loggedWait(training))
        return logged->stepSeconds;
    const std::optional<MeasuredStepTime> measured = measuredStepTime(training);
    return measured ? measured->seconds : 0.0;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (const double step = stepSecondsOf(training); step > 0.0)
        sink.computed(number::stepsPerSecond(StepsPerSecond(1.0 / step)));
    const std::vector<StepShares> profiles = stepSharesOf(training);
    std::optional<Wait> worst = worstOf(profiles, tracedWait, &Wait::median);
    if (!worst) {
        if (const std::optional<LoggedWait> logged = loggedWait(training))
            worst = ofLog(*logged);
    }
    if (!worst) {
        if (!reportEnvironment(training, sink)
            && !reportContrast(training, Thresholds(input.settings), sink))
            sink.abstain(abstainWithoutSteps(training));
        return;
    }
    const Thresholds thresholds(input.settings);
    const double median = worst->share.median;
    const Limits limits = limitsFor(*worst, thresholds);
    const NumberEvidence measured = number::inputShare(Fraction(median), Fraction(limits.moderate));
    sink.computed(measured);
    if (worst->shares != nullptr)
        sink.judged(worst->shares->points({StepCategory::Input, StepCategory::HostToDevice},
                                          text::shareOfEachStep(), thresholds.moderate));
    if (median < limits.moderate || isMostlyCopies(*worst, limits.moderate)) {
        if (worst->logged && worst->logged->spikes > 0
            && worst->logged->spikeShare >= thresholds.spikeShare)
            reportSpikes(training, *worst, thresholds, sink);
        return;
    }

    Finding finding;
    finding.severity = severityOf(median, worst->steps, limits.serious);
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
