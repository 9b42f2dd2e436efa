// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/rate_study.h"

#include "model/core/statistics.h"
#include "model/diagnosis/setup/rate_extreme.h"
#include "model/diagnosis/setup/schedule_facts.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/chance_level.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace faultline {

namespace {

/// The loss of a training, and whether it broke for good.
struct JudgedLoss {
    LearningCurve curve;
    bool isNan = false;
    bool broke = false;
};

JudgedLoss judgedLoss(const Training& training)
{
    constexpr double kBroken = 4.0; // times the best
    JudgedLoss loss{.curve = trainingLoss(training).curve};
    const Signal* const signal = training.best(SignalKind::TrainLoss);
    if (loss.curve.empty())
        return loss;
    if (signal != nullptr && signal->series != nullptr)
        loss.isNan = findNonFinite(*signal->series, findLineage(*signal->series)).isPermanent();
    const double best = *std::min_element(loss.curve.values.begin(), loss.curve.values.end());
    loss.broke = loss.isNan || (best > 0.0 && loss.curve.values.back() > kBroken * best);
    return loss;
}

/// Each loss of a sweep once, with the rate that was used for it.
struct SweptLosses {
    std::vector<double> rates;
    std::vector<double> losses; ///< the last is NaN where the loss became so
};

/// Between two logged rates the sweep itself says the rate: it is straight.
double rateAt(const LearningCurve& rates, const RangeSweep& sweep, std::size_t next,
              std::int64_t step)
{
    const auto reached = static_cast<double>(step - rates.steps[next - 1]);
    const double share = reached / static_cast<double>(rates.steps[next] - rates.steps[next - 1]);
    const double from = rates.values[next - 1];
    const double to = rates.values[next];
    return sweep.isLinear ? std::lerp(from, to, share) : from * std::pow(to / from, share);
}

SweptLosses lossesOf(const LearningCurve& rates, const RangeSweep& sweep, const JudgedLoss& loss)
{
    SweptLosses swept;
    std::size_t next = 0; // of the rates: the first after the step
    for (std::size_t i = 0; i < loss.curve.size(); ++i) {
        const std::int64_t step = loss.curve.steps[i];
        while (next < sweep.end && rates.steps[next] <= step)
            ++next;
        if (next == 0)
            continue;
        const bool isLast = next == sweep.end;
        if (isLast && step > rates.steps[next - 1])
            break;
        swept.rates.push_back(isLast ? rates.values[next - 1] : rateAt(rates, sweep, next, step));
        swept.losses.push_back(loss.curve.values[i]);
    }
    // Rates without a loss say nothing, except where there is none because it became NaN.
    if (loss.isNan && next > 0 && next < sweep.end) {
        swept.rates.push_back(rates.values[next]);
        swept.losses.push_back(std::numeric_limits<double>::quiet_NaN());
    }
    return swept;
}

OptimizerKind optimizerOf(const Training& training)
{
    const std::optional<UsedRate> used = usedRate(training);
    if (!used || used->family == OptimizerFamily::Unknown)
        return OptimizerKind::Unknown;
    return used->family == OptimizerFamily::Sgd ? OptimizerKind::Sgd : OptimizerKind::Adaptive;
}

std::vector<double> asNumbers(const std::vector<std::int64_t>& steps)
{
    return {steps.begin(), steps.end()};
}

RecommendedRate ofRangeTest(const RangeTestRun& test)
{
    return {.rate = test.reading.valley,
            .low = test.reading.bandLow,
            .high = test.reading.bandHigh,
            .reason = {FAULTLINE_TR_NOOP("Schedules",
                                         "from the range test in %1, whose loss rises from %2 on"),
                       {test.rate->tag, Quantity{test.reading.edge, Unit::None}}}};
}

/// How often the loss jumps far above the level around it. A noisy loss scatters by a factor, so
/// that is measured in its logarithm, against its spread.
std::size_t jumpsOf(const LearningCurve& loss, const std::vector<double>& level,
                    std::size_t halfWidth)
{
    constexpr double kEarly = 0.05;    // of the run: a spike that recovers is no fault yet
    constexpr double kNormal = 1.4826; // makes a median deviation a standard one
    constexpr double kSpread = 6.0;    // standard deviations
    const double least = std::log(3.0);
    std::vector<double> above;
    std::vector<double> deviations;
    for (std::size_t i = 0; i < loss.size(); ++i) {
        const bool isPositive = level[i] > 0.0 && loss.values[i] > 0.0;
        above.push_back(isPositive ? std::log(loss.values[i] / level[i]) : 0.0);
        deviations.push_back(std::abs(above.back()));
    }
    const double limit = std::max(least, kSpread * kNormal * median(std::move(deviations)));
    std::size_t jumps = 0;
    std::size_t calm = halfWidth; // points since the last one that was above
    for (std::size_t i = loss.indexAtShare(kEarly); i < loss.size(); ++i) {
        const bool isAbove = above[i] > limit;
        jumps += isAbove && calm >= halfWidth ? 1 : 0;
        calm = isAbove ? 0 : calm + 1;
    }
    return jumps;
}

/// The part from a step on.
LearningCurve partFrom(LearningCurve curve, std::int64_t step)
{
    const auto first = std::lower_bound(curve.steps.begin(), curve.steps.end(), step);
    const auto count = first - curve.steps.begin();
    curve.values.erase(curve.values.begin(), curve.values.begin() + count);
    curve.wallTimes.erase(curve.wallTimes.begin(), curve.wallTimes.begin() + count);
    curve.steps.erase(curve.steps.begin(), first);
    return curve;
}

/// Only what a log can say: whether the loss broke, jumped and came back, or fell smoothly.
RateStability stabilityOf(const Training& training, const std::optional<RangeTestRun>& test)
{
    using State = RateStability::State;
    constexpr std::size_t kFewest = 50;
    if (training.best(SignalKind::LearningRate) == nullptr && !usedRate(training))
        return {State::Unknown, FAULTLINE_TR_NOOP("Schedules", "no learning rate is known")};
    if (test && !test->trainsFrom)
        return {State::Unknown,
                FAULTLINE_TR_NOOP("Schedules", "the rate was raised on purpose, until it was too "
                                               "high or the test ended")};
    JudgedLoss judged = judgedLoss(training);
    const LearningCurve loss =
        test ? partFrom(std::move(judged.curve), *test->trainsFrom) : std::move(judged.curve);
    if (loss.size() < kFewest)
        return {State::Unknown, FAULTLINE_TR_NOOP("Schedules", "fewer than 50 losses were logged")};
    if (judged.isNan)
        return {State::Unknown,
                FAULTLINE_TR_NOOP("Schedules", "the loss became NaN, for which a rate that is too "
                                               "high is one of several reasons")};
    constexpr std::size_t kHalfWidth = 10;
    const std::vector<double> level = runningMedian(loss.values, kHalfWidth);
    const double best = *std::min_element(level.begin(), level.end());
    constexpr double kBroken = 4.0;
    if (best > 0.0 && level.back() > kBroken * best)
        return {State::Beyond,
                FAULTLINE_TR_NOOP("Schedules", "the loss ends at more than four times its best")};
    constexpr std::size_t kAgain = 3;
    constexpr double kMany = 0.002; // of the points: three jumps in a long run are single ones
    const std::size_t jumps = jumpsOf(loss, level, kHalfWidth);
    if (jumps >= kAgain && static_cast<double>(jumps) >= kMany * static_cast<double>(loss.size()))
        return {State::Near,
                FAULTLINE_TR_NOOP("Schedules", "the loss jumps to three times its "
                                               "level again and again, and comes back")};
    constexpr double kFall = 0.2;
    constexpr double kNear = 0.2; // of its fall
    const bool endsNearBest = level.back() - best <= kNear * (level.front() - best);
    if (jumps == 0 && endsNearBest && trainingLossFell(training, kFall))
        return {State::Stable, FAULTLINE_TR_NOOP("Schedules", "the loss falls without a jump")};
    return {State::Unknown,
            FAULTLINE_TR_NOOP("Schedules", "the loss neither falls smoothly nor breaks")};
}

/// Of a rate that no training with its optimizer is known to take, or none moves by.
Text outsideOf(const Training& training, const UsedRate& used)
{
    const Quantity rate{used.peak, Unit::None};
    const std::string optimizer = used.family == OptimizerFamily::Sgd        ? "SGD"
                                  : used.family == OptimizerFamily::Adaptive ? "Adam"
                                                                             : std::string();
    switch (rateExtremeOf(training, used)) {
    case RateExtreme::None: break;
    case RateExtreme::TooHigh:
        return optimizer.empty()
                   ? Text{FAULTLINE_TR_NOOP("Schedules", "%1 is far above what trainings take"),
                          {rate}}
                   : Text{FAULTLINE_TR_NOOP("Schedules", "%1 is far above what %2 takes"),
                          {rate, optimizer}};
    case RateExtreme::TooLow:
        return {FAULTLINE_TR_NOOP("Schedules", "%1 hardly moves weights that begin at random"),
                {rate}};
    case RateExtreme::Nothing:
        return {FAULTLINE_TR_NOOP("Schedules", "%1 moves no weights at all"), {rate}};
    }
    return {};
}

/// A program whose schedule counts batches logs them, too. Lightning logs updates.
bool countsBatches(const std::optional<PlannedSchedule>& plan)
{
    return plan && plan->schedule && plan->schedule->clock() == ScheduleClock::Batch
           && plan->spec.framework != "lightning";
}

/// Of the rates that a training used: what a range test before it tried follows no plan. Its
/// schedule may count from its own beginning.
std::optional<LoggedFit> fitOf(const RateStudy& study)
{
    if (!study.plan || (study.rangeTest && !study.rangeTest->trainsFrom))
        return std::nullopt;
    const std::int64_t begin = study.rangeTest ? *study.rangeTest->trainsFrom : 0;
    const LearningCurve rates = study.rangeTest ? partFrom(study.rates, begin) : study.rates;
    std::vector<double> steps = asNumbers(rates.steps);
    const LoggedRates logged{.steps = steps, .rates = rates.values, .clock = study.loggedClock};
    std::optional<LoggedFit> fit = fitLoggedRates(*study.plan, logged);
    if (!fit || fit->fits || begin <= 0)
        return fit;
    for (double& step : steps)
        step -= static_cast<double>(begin);
    std::optional<LoggedFit> own = fitLoggedRates(*study.plan, logged);
    if (!own || !own->fits)
        return fit;
    own->offset += static_cast<int>(begin);
    return own;
}

/// The highest rate of the training after a range test; 0: there is none.
double usedAfter(const RateStudy& study)
{
    if (!study.rangeTest->trainsFrom)
        return 0.0;
    const std::vector<double> rates = partFrom(study.rates, *study.rangeTest->trainsFrom).values;
    return rates.empty() ? 0.0 : *std::max_element(rates.begin(), rates.end());
}

} // namespace

std::string_view toString(RateStability::State state)
{
    switch (state) {
    case RateStability::State::Unknown: return "unknown";
    case RateStability::State::Stable: return "stable";
    case RateStability::State::Near: return "near";
    case RateStability::State::Beyond: return "beyond";
    }
    return "";
}

double lastPlannedStep(const RateStudy& study)
{
    double last = study.plan->length - 1.0;
    if (!(last >= 1.0) && !study.rates.empty()) {
        const std::optional<double> logged =
            onClock(static_cast<double>(study.rates.steps.back()), study.loggedClock,
                    study.plan->schedule->clock(), study.plan->lengths);
        last = logged.value_or(0.0);
    }
    constexpr double kLast = 1e15; // whole numbers that a double holds
    return std::min({std::max(last, 0.0), study.plan->schedule->lastStep(), kLast});
}

std::optional<PlannedSchedule> plannedScheduleOf(const Training& training,
                                                 ConfigDocumentPtr* config)
{
    std::optional<TrainingRecipe> recipe = recipeOf(training);
    if (recipe && recipe->plan) {
        if (config != nullptr)
            *config = recipe->config;
        return std::move(recipe->plan);
    }
    const std::optional<StatedSetting> batch = statedBatch(training);
    const double images = batch ? batch->number().value_or(0.0) : 0.0;
    for (const ConfigDocumentPtr& one : training.configs) {
        std::optional<PlannedSchedule> plan =
            plannedSchedule(*one, scheduleFacts(training, images));
        if (!plan)
            continue;
        if (config != nullptr)
            *config = one;
        return plan;
    }
    return std::nullopt;
}

std::optional<RangeTestRun> findRangeTest(const Training& training)
{
    const Signal* const signal = training.best(SignalKind::LearningRate);
    const LearningCurve rates = learningCurve(signal);
    if (rates.empty() || rates.stepsRepeat)
        return std::nullopt;
    // Next to no training is one: the rate alone tells, before its loss is read.
    const std::vector<double> steps = asNumbers(rates.steps);
    if (!findRangeSweep(steps, rates.values, true))
        return std::nullopt;
    const JudgedLoss loss = judgedLoss(training);
    const std::optional<RangeSweep> sweep = findRangeSweep(steps, rates.values, loss.broke);
    if (!sweep || loss.curve.empty())
        return std::nullopt;
    const SweptLosses swept = lossesOf(rates, *sweep, loss);
    RangeTestRun test{.rate = signal,
                      .reading = readRangeTest(swept.rates, swept.losses, optimizerOf(training))};
    if (sweep->end < rates.size())
        test.trainsFrom = rates.steps[sweep->end];
    return test;
}

RateStudy studyRate(const Training& training)
{
    RateStudy study;
    study.plan = plannedScheduleOf(training, &study.config);
    study.logged = training.best(SignalKind::LearningRate);
    study.rates = learningCurve(study.logged);
    if (study.logged != nullptr && countsEpochs(training, *study.logged, study.rates))
        study.loggedClock = ScheduleClock::Epoch;
    else if (countsBatches(study.plan))
        study.loggedClock = ScheduleClock::Batch;
    study.rangeTest = findRangeTest(training);
    study.fit = fitOf(study);
    if (study.rangeTest && study.rangeTest->reading.refusal.empty()) {
        study.recommended = ofRangeTest(*study.rangeTest);
    } else {
        study.recommended = referenceRateOf(training);
    }
    if (const std::optional<UsedRate> used = usedRate(training)) {
        study.used = !study.rangeTest ? used->peak : usedAfter(study);
        // A range test goes beyond what anything takes: that is what it is for.
        if (!study.rangeTest)
            study.outside = outsideOf(training, *used);
    }
    study.stability = stabilityOf(training, study.rangeTest);
    return study;
}

} // namespace faultline
