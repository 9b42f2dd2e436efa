// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/learning_rate_off.h"

#include "model/core/ascii.h"
#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/rate_extreme.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/signals/divergence.h"
#include "model/diagnosis/signals/rate_fit.h"
#include "model/diagnosis/signals/rate_study.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::learning_rate_off {

namespace {

constexpr int kDigits = 3; ///< of a rate in a configuration

/// How the loss took the rate.
enum class Course { Unknown, Healthy, Ruined, Flat };

/// What is compared.
struct Comparison {
    const ReferenceRecipe* reference = nullptr;
    double rate = 0.0;     ///< as logged, else as configured
    double expected = 0.0; ///< the reference for the user's batch
    bool isLogged = false;

    [[nodiscard]] double ratio() const { return rate / expected; }
};

/// How the loss went, as far as it was logged.
Course courseOf(const Training& training)
{
    constexpr std::size_t kFewest = 5; // epochs
    constexpr double kFalling = -1.645;
    const TrainingLoss loss = trainingLoss(training);
    if (loss.curve.endsNonFinite)
        return Course::Ruined;
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    if (findDivergence(loss.curve, rate, {}))
        return Course::Ruined;
    if (loss.curve.size() < kFewest)
        return Course::Unknown;
    return mannKendallZ(blockMedians(loss.curve.values, 30)) < kFalling ? Course::Healthy
                                                                        : Course::Flat;
}

/// The highest rate that was logged; a flag of the program may have replaced the configured one.
std::optional<double> loggedPeak(const Training& training)
{
    constexpr std::size_t kFewest = 5;
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    if (rate.size() < kFewest)
        return std::nullopt;
    return *std::max_element(rate.values.begin(), rate.values.end());
}

Comparison compare(const Training& training, const TrainingRecipe& recipe)
{
    constexpr double kSame = 1.05;
    Comparison made;
    made.reference = nearestReference(recipe);
    made.rate = recipe.rate->value;
    // A peak below the configured one may be a run that ended within its warm-up.
    const std::optional<double> peak = loggedPeak(training);
    if (peak && *peak > kSame * made.rate) {
        made.rate = *peak;
        made.isLogged = true;
    }
    if (made.reference != nullptr)
        made.expected = scaledReference(training, recipe, *made.reference).rate;
    return made;
}

Abstention abstainWithoutReference(const TrainingRecipe& recipe)
{
    if (recipe.batchOfStep < 1.0)
        return abstention::noBatch();
    return abstention::noReference(
        {.model = recipe.model.empty() ? recipe.framework : recipe.model,
         .optimizer = recipe.optimizer.empty() ? std::string("auto") : recipe.optimizer});
}

/// Whether the outcome speaks against the reference: a score near its ceiling, or a loss that fell
/// to a small part of its start.
bool endsWell(const Training& training)
{
    constexpr double kGood = 0.9;
    constexpr double kSmall = 0.1;
    if (endsWithScore(training, kGood))
        return true;
    const TrainingLoss loss = trainingLoss(training);
    const AnswerCurve curve{.signal = loss.parts.empty() ? nullptr : loss.parts.front(),
                            .curve = loss.curve};
    return !loss.curve.empty() && curve.level() < kSmall * curve.start();
}

Severity severityOf(double ratio, double farTooHigh, Course course)
{
    if (ratio > farTooHigh && course == Course::Ruined)
        return Severity::Critical;
    return course == Course::Healthy ? Severity::Info : Severity::Warning;
}

Fix scaleRate(const TrainingRecipe& recipe, const Comparison& compared)
{
    const std::string rate = configNumber(compared.expected, kDigits);
    const double factor = compared.expected / recipe.rate->value;
    Fix fix = fix::scaleLearningRate({.rate = rate,
                                      .batch = Count(recipe.batchOfStep),
                                      .referenceRate = Plain(compared.reference->rate),
                                      .referenceBatch = Count(compared.reference->batch),
                                      .source = compared.reference->source});
    fix.edits.push_back(recipeEdit(recipe, *recipe.rate, rate));
    if (recipe.warmupRate) {
        const double warmup =
            compared.reference->warmupSteps > 0.0
                ? compared.expected * compared.reference->warmupRate / compared.reference->rate
                : recipe.warmupRate->value * factor;
        fix.edits.push_back(recipeEdit(recipe, *recipe.warmupRate, configNumber(warmup, kDigits)));
    }
    for (const TrainingRecipe::Drop& drop : recipe.drops)
        fix.edits.push_back(
            recipeEdit(recipe, drop.rate, configNumber(drop.rate.value * factor, kDigits)));
    fix.snippets.insert(fix.snippets.begin(), editSnippet(recipe, fix.edits));
    return fix;
}

void report(const RuleInput& input, const TrainingRecipe& recipe, const Comparison& compared,
            Course course, FindingSink& sink)
{
    const Thresholds thresholds(input.settings);
    const double ratio = compared.ratio();
    const bool isHigh = ratio > 1.0;
    Finding finding;
    // A run that failed before its first step did so for another reason.
    const bool neverTrained =
        !input.training.logs.empty() && trainingLoss(input.training).curve.empty();
    finding.severity =
        neverTrained ? Severity::Info : severityOf(ratio, thresholds.farTooHigh, course);
    finding.confidence = course == Course::Ruined    ? confidence::ruined
                         : course == Course::Healthy ? confidence::healthy
                                                     : confidence::unproven;
    finding.cost = course == Course::Ruined    ? cost::ruined
                   : course == Course::Healthy ? cost::healthy
                                               : cost::unproven;
    finding.stake.modelQuality = course != Course::Healthy;
    const Plain rate(compared.rate);
    const Count batch(recipe.batchOfStep);
    const std::string expected = configNumber(compared.expected, kDigits);
    finding.title =
        isHigh ? text::tooHigh(
            {.rate = rate, .ratio = Ratio(ratio), .batch = batch, .expected = expected})
               : text::tooLow(
                   {.rate = rate, .ratio = Ratio(ratio), .batch = batch, .expected = expected});
    finding.explanation = text::explained({.rate = Plain(compared.reference->rate),
                                           .batch = Count(compared.reference->batch),
                                           .source = compared.reference->source});
    finding.evidence.emplace_back(recipeEvidence(recipe, *recipe.rate, text::rateAfterWarmUp()));
    if (recipe.batch) {
        finding.evidence.emplace_back(recipeEvidence(recipe, *recipe.batch, text::batch()));
    }
    const Signal* logged = input.training.best(SignalKind::LearningRate);
    if (compared.isLogged && logged != nullptr) {
        const LearningCurve curve = learningCurve(logged);
        finding.evidence.emplace_back(
            curveEvidence(*logged, curve, 0, curve.size() - 1, text::rateUsedIsHigher()));
    }
    finding.evidence.emplace_back(
        number::rateRatio(Ratio(ratio), Ratio((isHigh ? thresholds.tooHigh : thresholds.tooLow))));
    Fix fix = scaleRate(recipe, compared);
    fix.promises = {{.kind = isHigh ? Promise::Kind::NumberAtMost : Promise::Kind::NumberAtLeast,
                     .ruleId = RuleId(kId),
                     .number = "rate-ratio",
                     .value = {(isHigh ? thresholds.tooHigh : thresholds.tooLow), Unit::Ratio}}};
    finding.fixes.push_back(std::move(fix));
    sink.report(std::move(finding));
}

void judge(const RuleInput& input, const TrainingRecipe& recipe, const Comparison& compared,
           FindingSink& sink)
{
    const Thresholds thresholds(input.settings);
    const double ratio = compared.ratio();
    sink.computed(number::rateRatio(Ratio(ratio),
                                    Ratio(ratio < 1.0 ? thresholds.tooLow : thresholds.tooHigh)));
    sink.judged(judgedFact(text::whatIsSet({.rate = Plain(compared.rate),
                                            .batch = Count(recipe.batchOfStep),
                                            .source = compared.reference->source,
                                            .referenceRate = Plain(compared.reference->rate),
                                            .referenceBatch = Count(compared.reference->batch)})));
    tellRate(input.training, sink);
    if (ratio <= thresholds.tooHigh && ratio >= thresholds.tooLow)
        return;
    const Course course = courseOf(input.training);
    // A run that took the rate well needs no other one; fine-tuning is done at low rates.
    if (course == Course::Healthy && (ratio < thresholds.farTooHigh || endsWell(input.training)))
        return;
    if (ratio < thresholds.tooLow && recipe.isFineTuning && course != Course::Flat)
        return;
    report(input, recipe, compared, course, sink);
}

std::string nameOf(OptimizerFamily family)
{
    return family == OptimizerFamily::Sgd ? "SGD" : "Adam";
}

/// What happened and why it speaks for the rate.
void describe(const RateMisfit& misfit, Finding& finding)
{
    using Sign = RateMisfit::Sign;
    const Plain now(misfit.rate.peak);
    const std::string optimizer = nameOf(misfit.rate.family);
    const LearningCurve& shown = misfit.shown.curve;
    const std::string tag = misfit.shown.signal->tag;
    const Plain level(misfit.shown.level());
    const bool isKnown = misfit.rate.family != OptimizerFamily::Unknown;
    switch (misfit.sign) {
    case Sign::Crawls:
        finding.title = text::crawls({.rate = now,
                                      .first = Plain(shown.values.front()),
                                      .last = Plain(shown.values.back()),
                                      .tag = tag});
        finding.explanation = text::crawlsExplained();
        return;
    case Sign::RisesAgain:
        finding.title = text::risesAgain({.rate = now,
                                          .lowest = Plain(misfit.from),
                                          .step = Step(shown.steps[misfit.lowest]),
                                          .last = Plain(misfit.to),
                                          .tag = tag});
        finding.explanation = text::risesAgainExplained();
        return;
    case Sign::StandsStill:
        finding.title =
            misfit.rate.peak > 0.0
                ? text::throwsAway(
                    {.rate = now, .highest = Plain(misfit.explodedTo), .level = level})
                : text::throwsAwayUnknown({.highest = Plain(misfit.explodedTo), .level = level});
        finding.explanation = text::throwsAwayExplained();
        return;
    case Sign::Usual: break;
    }
    if (misfit.explodedTo > 0.0) {
        finding.title = text::explodesAtOnce({.rate = now, .highest = Plain(misfit.explodedTo)});
        finding.explanation = text::explodesAtOnceExplained();
    } else if (!isKnown) {
        finding.title = text::highForAny({.rate = now, .tag = tag, .level = level});
        finding.explanation = text::highForOptimizerExplained();
    } else {
        finding.title = misfit.isHigh
                            ? text::highForOptimizer({.rate = now, .optimizer = optimizer})
                            : text::lowForOptimizer({.rate = now, .optimizer = optimizer});
        finding.explanation =
            misfit.isHigh ? text::highForOptimizerExplained() : text::lowForOptimizerExplained();
    }
}

Fix otherRate(const RateMisfit& misfit)
{
    if (!(misfit.rate.peak > 0.0))
        return fix::lowerRateAndScale();
    const std::string usual = configNumber(misfit.usual);
    Fix fix = fix::usualRate(
        {.rate = usual, .now = Plain(misfit.rate.peak), .optimizer = nameOf(misfit.rate.family)});
    fix.edits = {misfit.rate.edit(usual)};
    return fix;
}

/// A rate that no optimizer takes, and answers that are wrong with high confidence to the end: a
/// loss many times what a model of this accuracy has that knows what it does not know.
std::optional<RateMisfit> sureOfWrongAnswers(const Training& training, const UsedRate& rate)
{
    constexpr std::size_t kFewest = 4;
    constexpr double kFar = 5.0;
    constexpr double kLeastLoss = 2.5;
    constexpr double kMost = 0.6; // accuracy
    if (rateExtremeOf(training, rate) != RateExtreme::TooHigh || hasOpposingLosses(training))
        return std::nullopt;
    const std::vector<AnswerCurve> losses = classLossCurves(training);
    for (AnswerCurve& score : accuracyCurves(training)) {
        if (!score.hasEnough(kFewest) || !(score.level() > 0.0) || score.level() > kMost)
            continue;
        const double modest = -std::log(score.level());
        const bool isSure = std::any_of(losses.begin(), losses.end(), [&](const AnswerCurve& loss) {
            return loss.isEvaluation == score.isEvaluation && loss.hasEnough(kFewest)
                   && !loss.curve.endsNonFinite && loss.level() > kFar * modest
                   && loss.level() > kLeastLoss;
        });
        if (isSure)
            return RateMisfit{
                .isHigh = true, .rate = rate, .usual = 1e-3, .shown = std::move(score)};
    }
    return std::nullopt;
}

/// Without a reference for the model: by what the optimizer usually takes and what the training
/// made of it. True if the rate is known, so that it could be judged.
bool judgeByOptimizer(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    if (training.allSignals.empty())
        return false;
    const std::optional<UsedRate> rate = usedRate(training);
    std::optional<RateMisfit> misfit =
        findRateMisfit(training, {.lowSgd = thresholds.lowSgd,
                                  .lowAdaptive = thresholds.lowAdaptive,
                                  .highSgd = thresholds.highSgd,
                                  .highAdaptive = thresholds.highAdaptive});
    if (!misfit && rate)
        misfit = sureOfWrongAnswers(training, *rate);
    if ((!rate || rate->family == OptimizerFamily::Unknown) && !misfit)
        return false;
    if (rate)
        sink.judged(judgedFact(
            text::rateOfOptimizer({.rate = Plain(rate->peak), .optimizer = nameOf(rate->family)})));
    if (!misfit)
        return true;
    Finding finding;
    finding.run = misfit->shown.signal->run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::byOptimizer;
    finding.cost = cost::unproven;
    finding.stake.modelQuality = true;
    describe(*misfit, finding);
    finding.evidence.emplace_back(curveEvidence(*misfit->shown.signal, misfit->shown.curve, 0,
                                                misfit->shown.size() - 1, text::whatItDid()));
    if (misfit->rate.stated)
        finding.evidence.emplace_back(misfit->rate.stated->evidence(text::rateAsStated()));
    finding.fixes.push_back(otherRate(*misfit));
    sink.report(std::move(finding));
    return true;
}

bool isOfOptimizer(const StatedSetting& setting)
{
    const std::string path = setting.config ? setting.config->path(setting.node) : setting.name;
    return contains(lowerAscii(path), "opt");
}

/// An epsilon in the denominator of Adam that is far above the gradients: every step is as much
/// smaller as if the learning rate were. RMSProp of image networks takes up to 1.
bool judgeEpsilon(const Training& training, FindingSink& sink)
{
    constexpr double kMostOfAdam = 0.01;
    constexpr double kMost = 1.0;
    constexpr double kMostOfAny = 50.0; // attacks and privacy budgets have an epsilon as well
    std::optional<StatedSetting> found = statedNumber(training, {"adam_epsilon", "adam_eps"});
    const bool isOfAdam = found.has_value();
    if (!found)
        found = statedNumber(training, {"optimizer_eps", "opt_eps", "eps", "epsilon"});
    if (!found || training.allSignals.empty())
        return false;
    const double most = isOfAdam ? kMostOfAdam : isOfOptimizer(*found) ? kMost : kMostOfAny;
    if (*found->number() <= most)
        return false;
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::byOptimizer;
    finding.cost = cost::unproven;
    finding.stake.modelQuality = true;
    finding.title = text::epsilonTooLarge(Plain(*found->number()));
    finding.explanation = text::epsilonTooLargeExplained();
    finding.evidence = {found->evidence(text::epsilonAsStated())};
    Fix fix = fix::usualEpsilon(found->name);
    if (found->config)
        fix.edits = {{.config = found->config->id(),
                      .path = found->config->path(found->node),
                      .value = "1e-8"}};
    finding.fixes = {std::move(fix)};
    sink.report(std::move(finding));
    return true;
}

/// A test that looked for the rate: what it found.
void tellRangeTest(const Training& training, const RangeTestRun& test, FindingSink& sink)
{
    const RangeReading& reading = test.reading;
    const bool isRead = reading.refusal.empty();
    Finding finding;
    finding.run = test.rate->run->id;
    finding.severity = Severity::Info;
    finding.confidence = confidence::byOptimizer;
    finding.cost = cost::healthy;
    finding.title = isRead ? text::rangeTest({.low = Plain(reading.bandLow),
                                              .high = Plain(reading.bandHigh),
                                              .edge = Plain(reading.edge)})
                           : text::unreadRangeTest(reading.refusal);
    finding.explanation = text::rangeTestExplained();
    const LearningCurve rates = learningCurve(test.rate);
    finding.evidence = {
        curveEvidence(*test.rate, rates, 0, rates.size() - 1, text::rateAsRaised())};
    const TrainingLoss loss = trainingLoss(training);
    if (!loss.parts.empty() && !loss.curve.empty())
        finding.evidence.emplace_back(curveEvidence(*loss.parts.front(), loss.curve, 0,
                                                    loss.curve.size() - 1, text::lossAsItWent()));
    if (isRead) {
        const std::string rate = configNumber(reading.valley, kDigits);
        Fix fix = fix::rateOfRangeTest(
            {.rate = rate, .low = Plain(reading.bandLow), .high = Plain(reading.bandHigh)});
        fix.edits = {{.config = {}, .path = std::string(setting::kRate), .value = rate}};
        finding.fixes = {std::move(fix)};
    }
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    if (const std::optional<RangeTestRun> test = findRangeTest(input.training)) {
        tellRangeTest(input.training, *test, sink);
        return;
    }
    if (judgeEpsilon(input.training, sink))
        return;
    const std::optional<TrainingRecipe> recipe = recipeOf(input.training);
    if (!recipe) {
        if (!judgeByOptimizer(input, sink))
            sink.abstain(hasEvidence(input.training, EvidenceKind::Config)
                             ? abstention::noRate()
                             : abstainWithoutEvidence(EvidenceKind::Config, input.training));
        return;
    }
    const Comparison compared = compare(input.training, *recipe);
    if (compared.reference == nullptr) {
        if (!judgeByOptimizer(input, sink))
            sink.abstain(abstainWithoutReference(*recipe));
        return;
    }
    judge(input, *recipe, compared, sink);
}

} // namespace faultline::rules::learning_rate_off
