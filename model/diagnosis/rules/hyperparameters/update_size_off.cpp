// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/update_size_off.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
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

void judgeClip(const RuleInput& input, const Signal& signal, const TrainingRecipe& recipe,
               FindingSink& sink);
void judgeRatio(const RuleInput& input, const Signal& signal, FindingSink& sink);

/// A tag that measures updates against weights.
const Signal* updateRatio(const Training& training)
{
    for (const Signal& signal : training.allSignals) {
        if (signal.traits.isUpdateRatio)
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
    const double limit = input.settings.threshold(info(), "clipped");
    const NumberEvidence number =
        numberEvidence("clipped-share",
                       {FAULTLINE_TR_NOOP("Diagnosis", "Share of the steps that are clipped"), {}},
                       {share, Unit::Fraction}, limit);
    sink.computed(number);
    sink.judged(
        heldAgainst(judgedCurve(curve, {FAULTLINE_TR_NOOP("Diagnosis", "The gradient norm"), {}}),
                    {FAULTLINE_TR_NOOP("Diagnosis", "The clip"), {}}, clip));
    if (share <= limit)
        return;
    const double percentile = quantile(judged, kPercentile);
    const bool isLoggedAfter = percentile <= clip / kAtTheClip;
    const std::string value = configNumber(isLoggedAfter ? 3.0 * clip : percentile);

    Finding finding;
    finding.run = signal.run->name;
    finding.severity = share > 0.9 ? Severity::Warning : Severity::Info;
    finding.confidence = 0.8;
    finding.cost = 0.3;
    finding.stake.modelQuality = true;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "%1 of the steps are clipped at %2 from step %3 on: the "
                                       "clip acts as the learning rate"),
                     {Quantity{share, Unit::Fraction}, plain(clip), stepOf(curve.steps[begin])}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "A clip is there for outliers. Where most steps are cut to one length, "
                          "the size of the gradient no longer counts, and a change of the learning "
                          "rate is a change of that length."),
        {}};
    finding.evidence = {
        curveEvidence(signal, curve, begin, curve.size() - 1,
                      {FAULTLINE_TR_NOOP("Diagnosis", "The gradient norm"), {}}),
        recipeEvidence(recipe, *recipe.clipNorm, {FAULTLINE_TR_NOOP("Diagnosis", "The clip"), {}}),
        number};
    Fix fix;
    fix.id = "raise-clip";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Clip the gradient norm at %1"), {value}};
    fix.detail =
        isLoggedAfter
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "The norm was logged after clipping, so its 90th percentile "
                                     "is not known; three times the clip is a step towards it. "
                                     "Log it before clipping."),
                   {}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis", "%1 is the 90th percentile of the norm: ordinary "
                                                  "steps stay as they are."),
                   {plain(percentile)}};
    fix.edits = {recipeEdit(recipe, *recipe.clipNorm, value)};
    fix.snippets = {
        editSnippet(recipe, fix.edits),
        {"tensorflow", "optimizer.global_clipnorm = " + value},
        {"pytorch", "torch.nn.utils.clip_grad_norm_(model.parameters(), max_norm=" + value + ")"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "Fewer than half of the steps are clipped."), {}};
    fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                     .ruleId = std::string(kId),
                     .number = "clipped-share",
                     .value = {limit, Unit::Fraction}}};
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
    const double low = input.settings.threshold(info(), "exponent-low");
    const double high = input.settings.threshold(info(), "exponent-high");
    const NumberEvidence number = numberEvidence(
        "update-exponent",
        {FAULTLINE_TR_NOOP("Diagnosis", "Power of ten of update against weight"), {}},
        plain(exponent), exponent < low ? low : high);
    sink.computed(number);
    JudgedPoints judged =
        judgedCurve(curve, {FAULTLINE_TR_NOOP("Diagnosis", "Update against weight"), {}});
    for (const double power : {low, high})
        judged = heldAgainst(std::move(judged), {FAULTLINE_TR_NOOP("Diagnosis", "Limit"), {}},
                             std::pow(10.0, power));
    sink.judged(std::move(judged));
    if (exponent >= low && exponent <= high)
        return;
    const double factor = std::pow(10.0, kWanted - exponent);
    const std::optional<RateAtStep> rate = rateAt(input.training, curve, curve.size() - 1);
    Finding finding;
    finding.run = signal.run->name;
    finding.severity = Severity::Warning;
    finding.confidence = 0.7;
    finding.cost = 0.4;
    finding.stake.modelQuality = true;
    finding.title = {
        exponent > high ? FAULTLINE_TR_NOOP("Diagnosis", "Updates are %1 of the weights they "
                                                         "change from step %2 on: far too large")
                        : FAULTLINE_TR_NOOP("Diagnosis", "Updates are %1 of the weights they "
                                                         "change from step %2 on: too small to "
                                                         "matter"),
        {Quantity{std::pow(10.0, exponent), Unit::Fraction}, stepOf(curve.steps[begin])}};
    finding.explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                             "About a thousandth is usual. The size of an update "
                                             "is the learning rate times the gradient, as the "
                                             "optimizer scales it."),
                           {}};
    finding.evidence = {
        curveEvidence(signal, curve, begin, curve.size() - 1,
                      {FAULTLINE_TR_NOOP("Diagnosis", "Update against weight"), {}}),
        number};
    Fix fix;
    fix.id = "scale-learning-rate";
    fix.isConcrete = rate.has_value();
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Multiply the learning rate by %1"),
                 {configNumber(factor)}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis", "That brings updates to a thousandth of the "
                                                 "weights."),
                  {}};
    if (rate) {
        fix.snippets = {
            {"tensorflow", "optimizer.learning_rate = " + configNumber(rate->then * factor)},
            {"pytorch", "for group in optimizer.param_groups:\n    group[\"lr\"] = "
                            + configNumber(rate->then * factor)}};
    }
    if (const std::optional<TrainingRecipe> recipe = recipeOf(input.training)) {
        fix.isConcrete = true;
        fix.edits = {
            recipeEdit(*recipe, *recipe->rate, configNumber(recipe->rate->value * factor))};
        fix.snippets.insert(fix.snippets.begin(), editSnippet(*recipe, fix.edits));
    }
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "Updates of the next run are between 0.0001 and "
                                                "0.1 of the weights."),
                 {}};
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
        sink.abstain(norm == nullptr ? abstainWithoutSignal(SignalKind::GradientNorm)
                                     : abstainWithoutEvidence(EvidenceKind::Config));
}

} // namespace faultline::rules::update_size_off
