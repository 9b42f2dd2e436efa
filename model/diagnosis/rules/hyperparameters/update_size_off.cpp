// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/update_size_off.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

namespace faultline::rules::update_size_off {

namespace {

constexpr std::size_t kFewestPoints = 30;
constexpr double kWarmUp = 0.1; ///< of the run, left out
constexpr double kPercentile = 0.9;

/// A tag that measures updates against weights.
const Signal* updateRatio(const Training& training)
{
    for (const Signal& signal : training.allSignals) {
        if (signal.traits->isUpdateRatio)
            return &signal;
    }
    return nullptr;
}

void judgeClip(const RuleInput& input, const Signal& signal, const TrainingRecipe& recipe,
               FindingSink& sink)
{
    constexpr double kAtTheClip = 0.999; // a norm that was logged after clipping
    const LearningCurve curve = learningCurve(&signal);
    if (curve.size() < kFewestPoints) {
        sink.abstain(abstainTooFewPoints(signal.tag, curve, kFewestPoints));
        return;
    }
    const double clip = recipe.clipNorm->value;
    const std::size_t begin = curve.indexAtShare(kWarmUp);
    const auto judged = std::span(curve.values).subspan(begin);
    const auto clipped = static_cast<double>(std::count_if(
        judged.begin(), judged.end(), [clip](double norm) { return norm >= kAtTheClip * clip; }));
    const double share = clipped / static_cast<double>(judged.size());
    const Thresholds thresholds(input.settings);
    const NumberEvidence number = number::clippedShare(Fraction(share), thresholds);
    sink.computed(number);
    sink.judged(heldAgainst(judgedCurve(curve, text::gradientNorm()), text::clip(), clip));
    if (share <= thresholds.clipped)
        return;
    const double percentile = quantile(judged, kPercentile);
    const bool isLoggedAfter = percentile <= clip / kAtTheClip;
    const std::string value = configNumber(isLoggedAfter ? 3.0 * clip : percentile);

    Finding finding;
    finding.run = signal.run->id;
    finding.severity = share > 0.9 ? Severity::Warning : Severity::Info;
    finding.confidence = confidence::clipped;
    finding.cost = cost::clipped;
    finding.stake.modelQuality = true;
    finding.title = text::clipped(
        {.share = Fraction(share), .clip = Plain(clip), .step = Step(curve.steps[begin])});
    finding.explanation = text::clippedExplained();
    finding.evidence = {curveEvidence(signal, curve, begin, curve.size() - 1, text::gradientNorm()),
                        recipeEvidence(recipe, *recipe.clipNorm, text::clip()), number};
    Fix fix = fix::raiseClip({.clip = value, .limit = thresholds.clipped});
    fix.detail =
        isLoggedAfter ? text::loggedAfterClipping() : text::loggedBeforeClipping(Plain(percentile));
    fix.edits = {recipeEdit(recipe, *recipe.clipNorm, value)};
    fix.snippets.insert(fix.snippets.begin(), editSnippet(recipe, fix.edits));
    finding.fixes = {std::move(fix)};
    sink.report(std::move(finding));
}

void judgeRatio(const RuleInput& input, const Signal& signal, FindingSink& sink)
{
    constexpr double kWanted = -3.0; // Karpathy's rule of thumb
    const LearningCurve curve = learningCurve(&signal);
    if (curve.size() < kFewestPoints) {
        sink.abstain(abstainTooFewPoints(signal.tag, curve, kFewestPoints));
        return;
    }
    const std::size_t begin = curve.indexAtShare(kWarmUp);
    std::vector<double> exponents;
    for (std::size_t i = begin; i < curve.size(); ++i) {
        if (curve.values[i] > 0.0)
            exponents.push_back(std::log10(curve.values[i]));
    }
    if (exponents.empty())
        return;
    const double exponent = median(exponents);
    const Thresholds thresholds(input.settings);
    const NumberEvidence number = number::updateExponent(
        Plain(exponent), Plain(exponent < thresholds.exponentLow ? thresholds.exponentLow
                                                                 : thresholds.exponentHigh));
    sink.computed(number);
    JudgedPoints judged = judgedCurve(curve, text::updateRatio());
    for (const double power : {thresholds.exponentLow.value, thresholds.exponentHigh.value})
        judged = heldAgainst(std::move(judged), text::limit(), std::pow(10.0, power));
    sink.judged(std::move(judged));
    if (exponent >= thresholds.exponentLow && exponent <= thresholds.exponentHigh)
        return;
    const double factor = std::pow(10.0, kWanted - exponent);
    const std::optional<RateAtStep> rate = rateAt(input.training, curve, curve.size() - 1);
    Finding finding;
    finding.run = signal.run->id;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::ratio;
    finding.cost = cost::ratio;
    finding.stake.modelQuality = true;
    const Fraction usual(std::pow(10.0, exponent));
    const Step from(curve.steps[begin]);
    finding.title = exponent > thresholds.exponentHigh
                        ? text::tooLarge({.ratio = usual, .step = from})
                        : text::tooSmall({.ratio = usual, .step = from});
    finding.explanation = text::ratioExplained();
    finding.evidence = {curveEvidence(signal, curve, begin, curve.size() - 1, text::updateRatio()),
                        number};
    Fix fix = fix::scaleLearningRate(configNumber(factor));
    fix.isConcrete = rate.has_value();
    if (rate) {
        const std::string scaled = configNumber(rate->then * factor);
        fix.snippets = {snippet::rateInTensorflow(scaled), snippet::rateInPytorch(scaled)};
    }
    if (const std::optional<TrainingRecipe> recipe = recipeOf(input.training)) {
        fix.isConcrete = true;
        fix.edits = {
            recipeEdit(*recipe, *recipe->rate, configNumber(recipe->rate->value * factor))};
        fix.snippets.insert(fix.snippets.begin(), editSnippet(*recipe, fix.edits));
    }
    finding.fixes = {std::move(fix)};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Signal* ratio = updateRatio(training);
    const Signal* norm = training.best(SignalKind::GradientNorm);
    const std::optional<TrainingRecipe> recipe = recipeOf(training);
    const bool hasClip = recipe && recipe->clipNorm && recipe->clipNorm->value > 0.0;
    if (ratio != nullptr)
        judgeRatio(input, *ratio, sink);
    if (norm != nullptr && hasClip)
        judgeClip(input, *norm, *recipe, sink);
    else if (ratio == nullptr)
        sink.abstain(norm == nullptr
                         ? abstainWithoutSignal(SignalKind::GradientNorm)
                         : abstainWithoutEvidence(EvidenceKind::Config, input.training));
}

} // namespace faultline::rules::update_size_off
