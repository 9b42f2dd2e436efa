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

/// The training loss at the steps of a rate; NaN after it broke for good.
struct LossAtRates {
    std::vector<double> losses;
    bool broke = false;
};

LossAtRates lossAt(const Training& training, const LearningCurve& rates)
{
    LossAtRates at;
    const Signal* const signal = training.best(SignalKind::TrainLoss);
    const LearningCurve loss = trainingLoss(training).curve;
    if (loss.empty())
        return at;
    if (signal != nullptr && signal->series != nullptr)
        at.broke = findNonFinite(*signal->series, findLineage(*signal->series)).isPermanent();
    constexpr double kBroken = 4.0; // times the best
    double best = std::numeric_limits<double>::infinity();
    std::size_t next = 0;
    for (std::size_t i = 0; i < rates.size(); ++i) {
        while (next + 1 < loss.size() && loss.steps[next + 1] <= rates.steps[i])
            ++next;
        const bool isOver = at.broke && rates.steps[i] > loss.steps.back();
        at.losses.push_back(isOver ? std::numeric_limits<double>::quiet_NaN() : loss.values[next]);
        best = std::min(best, loss.values[next]);
    }
    at.broke = at.broke || (best > 0.0 && loss.values.back() > kBroken * best);
    return at;
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

/// Only what a log can say: whether the loss broke, jumped and came back, or fell smoothly.
RateStability stabilityOf(const Training& training)
{
    using State = RateStability::State;
    constexpr std::size_t kFewest = 50;
    constexpr double kEarly = 0.05; // of the run: a spike that recovers is no fault yet
    constexpr double kSpike = 3.0;  // times the level around it
    constexpr double kMany = 0.01;  // of the points
    const LearningCurve loss = trainingLoss(training).curve;
    if (training.best(SignalKind::LearningRate) == nullptr && !usedRate(training))
        return {State::Unknown, FAULTLINE_TR_NOOP("Schedules", "no learning rate is known")};
    if (loss.size() < kFewest)
        return {State::Unknown, FAULTLINE_TR_NOOP("Schedules", "fewer than 50 losses were logged")};
    const Signal* const signal = training.best(SignalKind::TrainLoss);
    const bool isNan =
        signal != nullptr && signal->series != nullptr
        && findNonFinite(*signal->series, findLineage(*signal->series)).isPermanent();
    if (isNan)
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
    std::size_t spikes = 0;
    const std::size_t first = loss.indexAtShare(kEarly);
    for (std::size_t i = first; i < loss.size(); ++i)
        spikes += level[i] > 0.0 && loss.values[i] > kSpike * level[i] ? 1 : 0;
    if (static_cast<double>(spikes) > kMany * static_cast<double>(loss.size()))
        return {State::Near,
                FAULTLINE_TR_NOOP("Schedules", "the loss jumps to three times its "
                                               "level again and again, and comes back")};
    constexpr double kFall = 0.2;
    constexpr double kNear = 0.2; // of its fall
    const bool endsNearBest = level.back() - best <= kNear * (level.front() - best);
    if (spikes == 0 && endsNearBest && trainingLossFell(training, kFall))
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
    const LossAtRates loss = lossAt(training, rates);
    const std::optional<RangeSweep> sweep =
        findRangeSweep(asNumbers(rates.steps), rates.values, loss.broke);
    if (!sweep || loss.losses.empty())
        return std::nullopt;
    return RangeTestRun{.rate = signal,
                        .reading = readRangeTest(std::span(rates.values).first(sweep->end),
                                                 std::span(loss.losses).first(sweep->end),
                                                 optimizerOf(training))};
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
    if (study.plan && !study.rates.empty()) {
        const std::vector<double> steps = asNumbers(study.rates.steps);
        study.fit = fitLoggedRates(
            *study.plan, {.steps = steps, .rates = study.rates.values, .clock = study.loggedClock});
    }
    study.rangeTest = findRangeTest(training);
    if (study.rangeTest && study.rangeTest->reading.refusal.empty()) {
        study.recommended = ofRangeTest(*study.rangeTest);
    } else {
        study.recommended = referenceRateOf(training);
    }
    if (const std::optional<UsedRate> used = usedRate(training)) {
        study.used = used->peak;
        // A range test goes beyond what anything takes: that is what it is for.
        if (!study.rangeTest)
            study.outside = outsideOf(training, *used);
    }
    study.stability = stabilityOf(training);
    return study;
}

} // namespace faultline
