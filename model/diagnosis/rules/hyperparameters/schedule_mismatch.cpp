// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/schedule_mismatch.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/rate_extreme.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/signals/chance_level.h"
#include "model/diagnosis/signals/rate_study.h"
#include "model/diagnosis/signals/run_length.h"
#include "model/diagnosis/signals/wrong_direction.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace faultline::rules::schedule_mismatch {

namespace {

/// Whether the logged rates follow the configured ones; nothing if too few were logged.
std::optional<bool> isFollowed(const Training& training, const TrainingRecipe& recipe)
{
    constexpr std::size_t kFewest = 5;
    constexpr double kAgreeing = 0.8;
    constexpr double kTolerance = 0.1; // of the configured rate at that step
    const LearningCurve logged = learningCurve(training.best(SignalKind::LearningRate));
    if (logged.size() < kFewest)
        return std::nullopt;
    const std::vector<double> steps(logged.steps.begin(), logged.steps.end());
    const std::optional<std::vector<double>> planned = recipe.ratesAt(steps);
    if (!planned)
        return std::nullopt;
    std::size_t agreeing = 0;
    for (std::size_t i = 0; i < logged.size(); ++i) {
        const double rate = (*planned)[i];
        const double slack = std::max(kTolerance * rate, 1e-3 * recipe.rate->value);
        agreeing += std::abs(logged.values[i] - rate) <= slack ? 1 : 0;
    }
    return static_cast<double>(agreeing) >= kAgreeing * static_cast<double>(logged.size());
}

Fix promised(Fix fix, const char* number, double atMost)
{
    fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                     .ruleId = RuleId(kId),
                     .number = number,
                     .value = {atMost, Unit::Fraction}}};
    return fix;
}

std::string whole(double value)
{
    return std::to_string(static_cast<std::int64_t>(std::clamp(std::round(value), 0.0, 9e15)));
}

/// The schedule as long as the run.
Fix fitSchedule(const TrainingRecipe& recipe)
{
    const std::string steps = whole(recipe.runSteps->value);
    Fix fix = fix::fitSchedule({.steps = steps, .rate = configNumber(recipe.rate->value, 3)});
    fix.edits = {recipeEdit(recipe, *recipe.totalSteps, steps)};
    fix.snippets.insert(fix.snippets.begin(), editSnippet(recipe, fix.edits));
    return fix;
}

Finding rateIsZero(const TrainingRecipe& recipe, double share, const Thresholds& thresholds)
{
    Finding finding;
    finding.severity = share >= thresholds.mostlyIdle ? Severity::Critical : Severity::Warning;
    finding.confidence = confidence::configured;
    finding.cost = share;
    finding.stake.stepTimeShare = share;
    finding.title = text::rateIsZero({.end = Step(recipe.totalSteps->value),
                                      .run = Count(recipe.runSteps->value),
                                      .share = Fraction(share)});
    finding.explanation = text::rateIsZeroExplained();
    finding.evidence = {recipeEvidence(recipe, *recipe.totalSteps, text::whereScheduleEnds()),
                        recipeEvidence(recipe, *recipe.runSteps, text::whereRunEnds()),
                        number::idleShare(Fraction(share), thresholds)};
    finding.fixes = {promised(fitSchedule(recipe), "idle-share", thresholds.idleShare)};
    return finding;
}

Finding neverDecays(const TrainingRecipe& recipe, double endShare, const Thresholds& thresholds)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::noDecay;
    finding.cost = cost::noDecay;
    finding.stake.modelQuality = true;
    finding.title = text::neverDecays({.run = Step(recipe.runSteps->value),
                                       .schedule = Count(recipe.totalSteps->value),
                                       .share = Fraction(endShare)});
    finding.explanation = text::neverDecaysExplained();
    finding.evidence = {recipeEvidence(recipe, *recipe.totalSteps, text::whereScheduleEnds()),
                        recipeEvidence(recipe, *recipe.runSteps, text::whereRunEnds()),
                        number::endRateShare(Fraction(endShare), thresholds)};
    finding.fixes = {promised(fitSchedule(recipe), "end-rate-share", thresholds.endRate)};
    return finding;
}

Finding warmupTooLong(const TrainingRecipe& recipe, double share, const Thresholds& thresholds)
{
    constexpr double kUsualShare = 0.05;
    const std::string steps =
        recipe.countsEpochs ? configNumber(std::max(recipe.runSteps->value * kUsualShare, 0.1))
                            : whole(std::max(recipe.runSteps->value * kUsualShare, 1.0));
    Finding finding;
    finding.severity = share >= 1.0 ? Severity::Warning : Severity::Info;
    finding.confidence = share >= 1.0 ? confidence::configured : confidence::longWarmUp;
    finding.cost = share >= 1.0 ? cost::noEndOfWarmUp : cost::longWarmUp;
    finding.stake.modelQuality = true;
    finding.title = share >= 1.0
                        ? text::warmUpNeverEnds({.warmUp = Count(recipe.warmupSteps->value),
                                                 .run = Count(recipe.runSteps->value)})
                        : text::warmUpTakes(Fraction(share));
    finding.explanation = text::warmUpExplained();
    finding.evidence = {recipeEvidence(recipe, *recipe.warmupSteps, text::warmUp()),
                        recipeEvidence(recipe, *recipe.runSteps, text::whereRunEnds()),
                        number::warmupShare(Fraction(share), thresholds)};
    Fix fix = fix::shortenWarmUp({.steps = steps, .share = thresholds.warmup});
    fix.edits = {recipeEdit(recipe, *recipe.warmupSteps, steps)};
    fix.snippets = {editSnippet(recipe, fix.edits)};
    finding.fixes = {std::move(fix)};
    return finding;
}

Finding warmupAboveBase(const TrainingRecipe& recipe)
{
    const std::string rate = configNumber(recipe.rate->value / 3.0, 3);
    Finding finding;
    finding.severity = Severity::Critical;
    finding.confidence = confidence::configured;
    finding.cost = cost::refused;
    finding.title = text::beginsAboveBase(
        {.warmUp = Plain(recipe.warmupRate->value), .base = Plain(recipe.rate->value)});
    finding.explanation = text::beginsAboveBaseExplained();
    finding.evidence = {recipeEvidence(recipe, *recipe.warmupRate, text::whereWarmUpBegins()),
                        recipeEvidence(recipe, *recipe.rate, text::rateAfterWarmUp())};
    Fix fix = fix::lowerWarmUpRate(rate);
    fix.edits = {recipeEdit(recipe, *recipe.warmupRate, rate)};
    fix.snippets = {editSnippet(recipe, fix.edits)};
    finding.fixes = {std::move(fix)};
    return finding;
}

Finding collapses(const TrainingRecipe& recipe)
{
    const std::string path = "train_config.optimizer.rms_prop_optimizer.decay";
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::rmsDecay;
    finding.cost = cost::rmsDecay;
    finding.stake.modelQuality = true;
    finding.title = text::rmsDecay();
    finding.explanation = text::rmsDecayExplained();
    finding.evidence = {
        ConfigEvidence{.config = recipe.config->id(),
                       .path = path,
                       .line = 0,
                       .value = std::string(recipe.config->value(path).value_or("")),
                       .caption = text::mistakenField()}};
    Fix fix = fix::stopRateDecay();
    fix.edits = {{.config = recipe.config->id(), .path = path, .value = "0.0"}};
    fix.snippets = {editSnippet(recipe, fix.edits)};
    finding.fixes = {std::move(fix)};
    return finding;
}

void judgeConfig(const TrainingRecipe& recipe, const Thresholds& thresholds, FindingSink& sink)
{
    using Schedule = TrainingRecipe::Schedule;
    const double run = recipe.runSteps ? recipe.runSteps->value : 0.0;
    const double warmup = recipe.warmupSteps ? recipe.warmupSteps->value : 0.0;
    if (recipe.schedule == Schedule::Cosine && recipe.warmupRate
        && recipe.warmupRate->value > recipe.rate->value) {
        sink.report(warmupAboveBase(recipe));
        return;
    }
    if (recipe.config->dialect == "TF2" && recipe.optimizer == "rms_prop")
        sink.report(collapses(recipe));
    if (!(run > 0.0))
        return;
    const double warmupShare = warmup / run;
    sink.computed(number::warmupShare(Fraction(warmupShare), thresholds));
    if (warmupShare > thresholds.warmup && recipe.schedule != Schedule::Exponential) {
        sink.report(warmupTooLong(recipe, warmupShare, thresholds));
        if (warmupShare >= 1.0)
            return; // it never comes to the schedule
    }
    if (recipe.schedule != Schedule::Cosine || !recipe.totalSteps)
        return;
    const double idle = std::max(run - recipe.totalSteps->value, 0.0) / run;
    const double endShare =
        recipe.rate->value > 0.0
            ? recipe.rateAt(std::min(run, recipe.totalSteps->value)).value_or(0.0)
                  / recipe.rate->value
            : 0.0;
    sink.computed(number::idleShare(Fraction(idle), thresholds));
    sink.computed(number::endRateShare(Fraction(endShare), thresholds));
    if (idle > thresholds.idleShare)
        sink.report(rateIsZero(recipe, idle, thresholds));
    else if (endShare > thresholds.endRate)
        sink.report(neverDecays(recipe, endShare, thresholds));
}

/// The first point from which on no rate is above `limit`; size() if the last one is.
std::size_t belowFrom(const LearningCurve& rate, double limit)
{
    std::size_t from = rate.size();
    while (from > 0 && rate.values[from - 1] <= limit)
        --from;
    return from;
}

/// The share of the run from point `from` to the end.
double shareFrom(const LearningCurve& rate, std::size_t from)
{
    const double span = rate.span();
    return from < rate.size() && from > 0 && span > 0.0
               ? (rate.position(rate.size() - 1) - rate.position(from)) / span
               : 0.0;
}

/// Up to point `end` the rate fell by about the same factor from each point to the next: a decay
/// that was meant for each epoch and was made at each step falls like that, milestones do not.
bool fallsByOneFactor(const LearningCurve& rate, std::size_t end)
{
    constexpr std::size_t kFewestFalls = 5;
    constexpr double kTolerance = 0.5; // of the logarithm: three or four falls from point to point
    std::vector<double> falls;
    for (std::size_t i = 1; i <= std::min(end, rate.size() - 1); ++i) {
        const double steps = rate.position(i) - rate.position(i - 1);
        if (!(steps > 0.0) || !(rate.values[i] > 0.0) || !(rate.values[i - 1] > 0.0))
            return false;
        falls.push_back(std::log(rate.values[i] / rate.values[i - 1]) / steps);
    }
    if (falls.size() < kFewestFalls)
        return false;
    const double usual = median(falls);
    return usual < 0.0 && std::all_of(falls.begin(), falls.end(), [usual](double fall) {
               return std::abs(fall - usual) <= -kTolerance * usual;
           });
}

/// It fell up to point `end` from value to value, not at a milestone or two.
bool isSmoothDecay(const LearningCurve& rate, std::size_t end)
{
    constexpr std::size_t kFewestFalls = 5;
    std::size_t falls = 0;
    for (std::size_t i = 1; i < std::min(end + 1, rate.size()); ++i)
        falls += rate.values[i] < rate.values[i - 1] ? 1 : 0;
    return falls >= kFewestFalls;
}

/// A rate that is next to nothing for most of the run.
Finding rateIsSpent(const Signal& signal, const LearningCurve& rate, std::size_t from, double share,
                    bool isPerStep, const Thresholds& thresholds)
{
    const double last = static_cast<double>(rate.steps.back());
    Finding finding;
    finding.run = signal.run->id;
    finding.severity = isPerStep ? Severity::Critical : Severity::Warning;
    finding.confidence = isPerStep ? confidence::decayPerStep : confidence::spent;
    finding.cost = share;
    finding.stake.modelQuality = true;
    finding.title = isPerStep ? text::decaysPerStep({.step = Step(rate.steps[from]),
                                                     .limit = thresholds.spentRate,
                                                     .share = Fraction(1.0 - share)})
                              : text::rateIsSpent({.step = Step(rate.steps[from]),
                                                   .limit = thresholds.spentRate,
                                                   .share = Fraction(share)});
    finding.explanation = isPerStep ? text::decaysPerStepExplained() : text::rateIsSpentExplained();
    finding.evidence = {curveEvidence(signal, rate, from, rate.size() - 1, text::stepsAtLittle()),
                        number::spentShare(Fraction(share), thresholds)};
    finding.fixes = {isPerStep ? fix::stepOncePerEpoch(thresholds.spentShare)
                               : fix::decayLater({.first = Step(std::round(last / 2.0)),
                                                  .second = Step(std::round(0.75 * last)),
                                                  .spent = thresholds.spentShare})};
    return finding;
}

/// Whether the rate rises from point to point up to the end of a run that came to its end, or so
/// far that no warm-up explains it.
bool warmsUpToTheEnd(const Training& training, const LearningCurve& rate)
{
    constexpr double kRisen = 2.0;
    constexpr double kBeyond = 100.0;
    const double first = rate.values.front();
    const double last = rate.values.back();
    const bool rises =
        std::adjacent_find(rate.values.begin(), rate.values.end(), std::greater_equal<>())
            == rate.values.end()
        && last > kRisen * first;
    return rises
           && (runCourse(training).isEndSeen()
               || (first > 0.0 && last > kBeyond * first && last >= 1.0));
}

/// Of few values: the stated rate is many times the highest that was ever logged.
bool isFarFromStated(const Training& training, const LearningCurve& rate)
{
    constexpr std::size_t kFewest = 5;
    constexpr double kManyTimes = 10.0;
    const std::optional<UsedRate> used = usedRate(training);
    return rate.size() >= kFewest && used && used->stated
           && used->stated->number().value_or(0.0) >= kManyTimes * rate.values.back();
}

Finding neverWarm(const Training& training, const Signal& signal, const LearningCurve& rate,
                  const Thresholds& thresholds)
{
    constexpr double kClearFall = 0.2;
    constexpr double kUsualShare = 0.05;
    const auto last = static_cast<double>(rate.steps.back());
    Finding finding;
    finding.run = signal.run->id;
    const std::optional<UsedRate> used = usedRate(training);
    const bool isHuge = used && rateExtremeOf(training, *used) == RateExtreme::TooHigh;
    finding.severity = isHuge                                   ? Severity::Critical
                       : trainingLossFell(training, kClearFall) ? Severity::Info
                                                                : Severity::Warning;
    finding.confidence = confidence::logged;
    finding.cost = isHuge ? cost::refused : cost::noEndOfWarmUp;
    finding.stake.modelQuality = true;
    finding.title = isHuge ? text::growsThroughout({.first = Plain(rate.values.front()),
                                                    .last = Plain(rate.values.back()),
                                                    .tag = signal.tag})
                           : text::stillRises({.rate = Plain(rate.values.back()),
                                               .step = Step(rate.steps.back()),
                                               .tag = signal.tag});
    finding.explanation = isHuge ? text::growsThroughoutExplained() : text::stillRisesExplained();
    finding.evidence = {curveEvidence(signal, rate, 0, rate.size() - 1, text::rateOnlyRises())};
    finding.fixes = {fix::shortenWarmUp(
        {.steps = whole(std::max(last * kUsualShare, 1.0)), .share = thresholds.warmup})};
    if (isHuge)
        finding.fixes = {fix::invertFactor()};
    finding.fixes.front().promises.clear(); // the logged rate does not tell the warm-up
    return finding;
}

/// A warm-up that begins again and again.
struct Sawtooth {
    std::size_t ramps = 0;
    double period = 0.0; ///< steps from one beginning to the next
    double peak = 0.0;
};

/// Straight ramps of one slope that drop back at once, at equal distances: a schedule that is made
/// anew. A cycle that is meant comes down as it went up.
std::optional<Sawtooth> findSawtooth(const LearningCurve& rate)
{
    constexpr std::size_t kFewestDrops = 3;
    constexpr std::size_t kFewestRises = 2; // from point to point, in a ramp
    constexpr double kSameSlope = 0.01;
    constexpr double kDrop = 0.7;
    std::vector<std::size_t> begins{0};
    std::vector<double> slopes;
    for (std::size_t i = 1; i < rate.size(); ++i) {
        const double steps = rate.position(i) - rate.position(i - 1);
        const double rise = rate.values[i] - rate.values[i - 1];
        if (rise < 0.0) {
            if (rate.values[i] > kDrop * rate.values[i - 1] || i - begins.back() <= kFewestRises)
                return std::nullopt;
            begins.push_back(i);
        } else if (!(rise > 0.0) || !(steps > 0.0)) {
            return std::nullopt;
        } else {
            slopes.push_back(rise / steps);
        }
    }
    if (begins.size() < kFewestDrops + 1 || slopes.empty())
        return std::nullopt;
    const double slope = median(slopes);
    if (std::any_of(slopes.begin(), slopes.end(),
                    [slope](double one) { return std::abs(one - slope) > kSameSlope * slope; }))
        return std::nullopt;
    // Where each ramp would have begun, if all begin at one height.
    const auto origin = [&](std::size_t ramp) {
        return rate.position(begins[ramp]) - rate.values[begins[ramp]] / slope;
    };
    const double period =
        (origin(begins.size() - 1) - origin(0)) / static_cast<double>(begins.size() - 1);
    for (std::size_t ramp = 1; ramp < begins.size(); ++ramp) {
        if (std::abs(origin(ramp) - origin(ramp - 1) - period) > 0.1 * period)
            return std::nullopt;
    }
    return Sawtooth{.ramps = begins.size(),
                    .period = period,
                    .peak = *std::max_element(rate.values.begin(), rate.values.end())};
}

Finding beginsAnew(const Signal& signal, const LearningCurve& rate, const Sawtooth& found)
{
    Finding finding;
    finding.run = signal.run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::logged;
    finding.cost = cost::noEndOfWarmUp;
    finding.stake.modelQuality = true;
    finding.title = text::warmUpBeginsAnew(
        {.period = Count(std::round(found.period)), .peak = Plain(found.peak), .tag = signal.tag});
    finding.explanation = text::warmUpBeginsAnewExplained(Count(found.ramps));
    finding.evidence = {curveEvidence(signal, rate, 0, rate.size() - 1, text::warmUpsInARow())};
    finding.fixes = {fix::makeScheduleOnce()};
    return finding;
}

Finding cutsWhileImproving(const CutWhileImproving& found)
{
    const std::size_t last = found.rates.size() - 1;
    Finding finding;
    finding.run = found.rate->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::logged;
    finding.cost = cost::noEndOfWarmUp;
    finding.stake.modelQuality = true;
    finding.title = text::cutsWhileImproving(
        {.factor = Plain(found.factor), .cuts = Count(found.cuts), .tag = found.curve.signal->tag});
    finding.explanation = text::cutsWhileImprovingExplained(
        {.first = Plain(found.rates.values.front()), .last = Plain(found.rates.values.back())});
    finding.evidence = {
        curveEvidence(*found.rate, found.rates, found.firstCut - 1, last, text::ratesThatWereCut()),
        curveEvidence(*found.curve.signal, found.curve.curve, 0, found.curve.size() - 1,
                      text::whatGotBetter())};
    finding.fixes = {fix::turnMode()};
    return finding;
}

void judgeLoggedRate(const Training& training, const Thresholds& thresholds, FindingSink& sink)
{
    constexpr std::size_t kFewest = 10;
    const Signal& signal = *training.best(SignalKind::LearningRate);
    const LearningCurve rate = learningCurve(&signal);
    const bool isEnough = rate.size() >= kFewest || isFarFromStated(training, rate);
    if (!isEnough || rate.stepsRepeat) {
        sink.abstain(abstainTooFewPoints(signal.tag, rate, kFewest));
        return;
    }
    if (warmsUpToTheEnd(training, rate) && !findRangeTest(training)) {
        sink.report(neverWarm(training, signal, rate, thresholds));
        return;
    }
    if (rate.size() < kFewest)
        return;
    if (const std::optional<Sawtooth> sawtooth = findSawtooth(rate)) {
        sink.report(beginsAnew(signal, rate, *sawtooth));
        return;
    }
    const double peak = *std::max_element(rate.values.begin(), rate.values.end());
    const std::size_t spentFrom = belowFrom(rate, thresholds.spentRate * peak);
    const double spent = shareFrom(rate, spentFrom);
    const std::size_t zeroFrom = belowFrom(rate, thresholds.idleRate * peak);
    const double idle = shareFrom(rate, zeroFrom);
    sink.computed(number::idleShare(Fraction(idle), thresholds));
    sink.computed(number::spentShare(Fraction(spent), thresholds));
    // A decay is seen over more points than it takes to be spent.
    constexpr std::size_t kMorePoints = 5;
    const bool isPerStep = fallsByOneFactor(rate, spentFrom + kMorePoints);
    // A decay that is smooth passes that limit late, and is next to nothing soon after.
    const std::size_t deepFrom = belowFrom(rate, thresholds.deepRate * peak);
    const double deepShare = isSmoothDecay(rate, deepFrom) ? shareFrom(rate, deepFrom) : 0.0;
    const bool isSpent = spent >= thresholds.spentShare || deepShare >= thresholds.deepShare;
    if (isSpent && (isPerStep || idle < thresholds.mostlyIdle)) {
        sink.report(rateIsSpent(signal, rate, spentFrom, spent, isPerStep, thresholds));
        return;
    }
    if (idle <= thresholds.idleShare)
        return;
    Finding finding;
    finding.run = signal.run->id;
    finding.severity = idle >= thresholds.mostlyIdle ? Severity::Critical : Severity::Warning;
    finding.confidence = confidence::logged;
    finding.cost = idle;
    finding.stake.stepTimeShare = idle;
    finding.title =
        text::loggedRateIsZero({.step = Step(rate.steps[zeroFrom]), .share = Fraction(idle)});
    finding.explanation = text::loggedRateIsZeroExplained();
    finding.evidence = {curveEvidence(signal, rate, zeroFrom, rate.size() - 1, text::stepsAtZero()),
                        number::idleShare(Fraction(idle), thresholds)};
    finding.fixes = {fix::fitScheduleOrStop({.length = Count(rate.steps.back()),
                                             .stop = Step(rate.steps[zeroFrom]),
                                             .idle = thresholds.idleShare})};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    tellRate(training, sink);
    if (const std::optional<CutWhileImproving> cut = findCutWhileImproving(training)) {
        sink.report(cutsWhileImproving(*cut));
        return;
    }
    const std::optional<TrainingRecipe> recipe = recipeOf(training);
    // What was logged is what was used; a flag may have replaced what is configured.
    if (recipe && isFollowed(training, *recipe).value_or(true)) {
        judgeConfig(*recipe, thresholds, sink);
        return;
    }
    if (training.best(SignalKind::LearningRate) != nullptr) {
        judgeLoggedRate(training, thresholds, sink);
        return;
    }
    sink.abstain(abstainWithoutSignal(SignalKind::LearningRate));
}

} // namespace faultline::rules::schedule_mismatch
