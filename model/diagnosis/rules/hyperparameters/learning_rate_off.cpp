// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/learning_rate_off.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/signals/divergence.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <utility>

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

void judge(const RuleInput& input, const TrainingRecipe& recipe, const Comparison& compared,
           FindingSink& sink);
void report(const RuleInput& input, const TrainingRecipe& recipe, const Comparison& compared,
            Course course, FindingSink& sink);

/// How the loss went, as far as it was logged.
Course courseOf(const Training& training)
{
    constexpr std::size_t kFewest = 30;
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
        made.expected = made.reference->rateFor(recipe.batchOfStep);
    return made;
}

Abstention abstainWithoutReference(const TrainingRecipe& recipe)
{
    Abstention abstention;
    if (recipe.batchOfStep < 1.0) {
        abstention.reason = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "How many images make one update is not known, so "
                                               "the rate cannot be scaled."),
                             {}};
        abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "Write the batch size into the configuration, and "
                                               "record the number of GPUs:"),
                             {}};
        abstention.command = "nvidia-smi -L > gpus.txt";
        abstention.missing = "gpu-log";
        return abstention;
    }
    abstention.reason = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "There is no reference for this model with this "
                                           "optimizer (%1, %2)."),
                         {recipe.model.empty() ? recipe.framework : recipe.model,
                          recipe.optimizer.empty() ? std::string("auto") : recipe.optimizer}};
    abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "Try rates from 1e-6 to 1 for 100 steps each and take a "
                                           "tenth of the one at which the loss begins to rise."),
                         {}};
    return abstention;
}

void judge(const RuleInput& input, const TrainingRecipe& recipe, const Comparison& compared,
           FindingSink& sink)
{
    const double tooHigh = input.settings.threshold(info(), "too-high");
    const double farTooHigh = input.settings.threshold(info(), "far-too-high");
    const double tooLow = input.settings.threshold(info(), "too-low");
    const double ratio = compared.ratio();
    sink.computed(numberEvidence(
        "rate-ratio",
        {FAULTLINE_TR_NOOP("Diagnosis", "Learning rate against the reference for this "
                                        "batch"),
         {}},
        {ratio, Unit::Ratio}, ratio < 1.0 ? tooLow : tooHigh));
    sink.judged(judgedFact(
        {FAULTLINE_TR_NOOP("Diagnosis", "Set: %1 at a batch of %2; the reference (%3): %4 at %5."),
         {plain(compared.rate), Quantity{recipe.batchOfStep, Unit::Count},
          compared.reference->source, plain(compared.reference->rate),
          Quantity{compared.reference->batch, Unit::Count}}}));
    tellRate(input.training, sink);
    if (ratio <= tooHigh && ratio >= tooLow)
        return;
    const Course course = courseOf(input.training);
    // A run that took the rate well needs no other one; fine-tuning is done at low rates.
    if (course == Course::Healthy && ratio < farTooHigh)
        return;
    if (ratio < tooLow && recipe.isFineTuning && course != Course::Flat)
        return;
    report(input, recipe, compared, course, sink);
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
    Fix fix;
    fix.id = "scale-learning-rate";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Set the learning rate to %1 for a batch of %2"),
                 {rate, Quantity{recipe.batchOfStep, Unit::Count}}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The authors used %1 for a batch of %2 (%3). Warm-up and later "
                                    "rates are scaled alike."),
                  {Quantity{compared.reference->rate, Unit::None},
                   Quantity{compared.reference->batch, Unit::Count}, compared.reference->source}};
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
    fix.snippets = {
        editSnippet(recipe, fix.edits),
        {"tensorflow", "optimizer.learning_rate = " + rate},
        {"pytorch", "for group in optimizer.param_groups:\n    group[\"lr\"] = " + rate}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "The loss falls over the first tenth of the next run and stays "
                                   "finite."),
                 {}};
    return fix;
}

void report(const RuleInput& input, const TrainingRecipe& recipe, const Comparison& compared,
            Course course, FindingSink& sink)
{
    const double farTooHigh = input.settings.threshold(info(), "far-too-high");
    const double ratio = compared.ratio();
    const bool isHigh = ratio > 1.0;
    Finding finding;
    finding.severity = severityOf(ratio, farTooHigh, course);
    finding.confidence = course == Course::Ruined ? 0.9 : course == Course::Healthy ? 0.5 : 0.75;
    finding.cost = course == Course::Ruined ? 0.9 : course == Course::Healthy ? 0.1 : 0.5;
    finding.stake.modelQuality = course != Course::Healthy;
    finding.title = {
        isHigh ? FAULTLINE_TR_NOOP("Diagnosis", "The learning rate of %1 is %2 what a "
                                                "batch of %3 stands (%4)")
               : FAULTLINE_TR_NOOP("Diagnosis", "The learning rate of %1 is only %2 what "
                                                "a batch of %3 wants (%4)"),
        {Quantity{compared.rate, Unit::None}, Quantity{ratio, Unit::Ratio},
         Quantity{recipe.batchOfStep, Unit::Count}, configNumber(compared.expected, kDigits)}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The reference for this model is %1 at a batch of %2 (%3). A smaller "
                          "batch makes noisier gradients and stands smaller steps: the rate goes "
                          "down with it."),
        {Quantity{compared.reference->rate, Unit::None},
         Quantity{compared.reference->batch, Unit::Count}, compared.reference->source}};
    finding.evidence.emplace_back(recipeEvidence(
        recipe, *recipe.rate,
        {FAULTLINE_TR_NOOP("Diagnosis", "The learning rate after the warm-up"), {}}));
    if (recipe.batch) {
        finding.evidence.emplace_back(recipeEvidence(
            recipe, *recipe.batch, {FAULTLINE_TR_NOOP("Diagnosis", "The batch"), {}}));
    }
    const Signal* logged = input.training.best(SignalKind::LearningRate);
    if (compared.isLogged && logged != nullptr) {
        const LearningCurve curve = learningCurve(logged);
        finding.evidence.emplace_back(curveEvidence(
            *logged, curve, 0, curve.size() - 1,
            {FAULTLINE_TR_NOOP("Diagnosis", "The rate that was used is higher than the "
                                            "configured one"),
             {}}));
    }
    finding.evidence.emplace_back(numberEvidence(
        "rate-ratio",
        {FAULTLINE_TR_NOOP("Diagnosis", "Learning rate against the reference for "
                                        "this batch"),
         {}},
        {ratio, Unit::Ratio}, input.settings.threshold(info(), isHigh ? "too-high" : "too-low")));
    Fix fix = scaleRate(recipe, compared);
    fix.promises = {{.kind = isHigh ? Promise::Kind::NumberAtMost : Promise::Kind::NumberAtLeast,
                     .ruleId = std::string(kId),
                     .number = "rate-ratio",
                     .value = {input.settings.threshold(info(), isHigh ? "too-high" : "too-low"),
                               Unit::Ratio}}};
    finding.fixes.push_back(std::move(fix));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const std::optional<TrainingRecipe> recipe = recipeOf(input.training);
    if (!recipe) {
        Abstention abstention;
        abstention.reason = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "The configuration names no learning rate that can "
                                               "be compared."),
                             {}};
        sink.abstain(std::move(abstention));
        return;
    }
    const Comparison compared = compare(input.training, *recipe);
    if (compared.reference == nullptr) {
        sink.abstain(abstainWithoutReference(*recipe));
        return;
    }
    judge(input, *recipe, compared, sink);
}

} // namespace faultline::rules::learning_rate_off
