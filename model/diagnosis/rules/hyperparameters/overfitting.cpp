// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/overfitting.h"

#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/signals/validation_curve.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::overfitting {

namespace {

OverfitLimits limits(const Thresholds& thresholds)
{
    OverfitLimits limits;
    limits.z = thresholds.trendZ;
    limits.ratio = thresholds.ratio;
    limits.evaluations = static_cast<std::size_t>(std::max(thresholds.evaluations.value, 3.0));
    limits.trainZ = thresholds.trainZ;
    return limits;
}

/// With the best and one before it.
std::size_t neededFor(const OverfitLimits& held)
{
    return held.evaluations + 2;
}

/// The curve and what since its best speaks for overfitting.
void tell(const ValidationCurve& validation, const OverfitLimits& held,
          const Thresholds& thresholds, FindingSink& sink)
{
    const Overfitting since = sinceTheBest(validation);
    tellEvaluations(validation.size(), neededFor(held), sink);
    sink.computed(
        number::evaluationsSinceBest(Count(since.evaluationsSince), Count(held.evaluations)));
    sink.computed(number::trendZ(Plain(since.z), thresholds));
    sink.computed(number::worseBy(Ratio(1.0 + since.worseBy), thresholds));
    sink.judged(judgedCurve(validation.curve, judgedLabel(validation)));
}

/// Stop a little after where the best was.
Fix stopEarlier(const ValidationCurve& validation, const Overfitting& overfitting)
{
    constexpr double kMargin = 1.1;
    const LearningCurve& curve = validation.curve;
    const std::size_t patience = std::max<std::size_t>(overfitting.evaluationsSince / 4, 3);
    const double share =
        curve.span() > 0.0
            ? (curve.position(curve.size() - 1) - curve.position(overfitting.bestIndex))
                  / curve.span()
            : 0.0;
    const auto steps = static_cast<std::int64_t>(
        std::ceil(kMargin * static_cast<double>(curve.steps[overfitting.bestIndex])));
    Fix fix = fix::stopEarlier(
        {.steps = Step(steps),
         .share = Fraction(share),
         .saved = Seconds(curve.secondsBetween(overfitting.bestIndex, curve.size() - 1)),
         .patience = Count(patience)});
    const std::vector<Fix::Snippet> length = runLengthSnippets(validation.signal->tag, steps);
    fix.snippets.insert(fix.snippets.begin(), length.begin(), length.end());
    fix.edits = runLengthEdits(validation.signal->tag, steps);
    return fix;
}

void report(const ValidationCurve& validation, const Overfitting& overfitting,
            const TrainingLoss& train, const Thresholds& thresholds, bool metricHolds,
            FindingSink& sink)
{
    const LearningCurve& curve = validation.curve;
    const std::size_t last = curve.size() - 1;
    const std::int64_t best = curve.steps[overfitting.bestIndex];
    Finding finding;
    finding.run = validation.signal->run->id;
    finding.severity = metricHolds ? Severity::Info : Severity::Warning;
    finding.confidence =
        overfitting.trainZ ? confidence::trainingGoesOn : confidence::validationAlone;
    finding.cost = std::clamp(overfitting.worseBy, cost::least, cost::most);
    finding.title = text::worsened({.step = Step(best),
                                    .best = Plain(overfitting.best),
                                    .last = Plain(overfitting.last),
                                    .tag = validation.signal->tag});
    finding.explanation =
        metricHolds ? text::metricHolds(
            {.evaluations = Count(overfitting.evaluationsSince), .trend = Plain(overfitting.z)})
        : overfitting.trainZ
            ? text::trainingGoesOn({.share = Fraction(overfitting.worseBy),
                                    .evaluations = Count(overfitting.evaluationsSince),
                                    .trend = Plain(overfitting.z)})
            : text::validationAlone({.share = Fraction(overfitting.worseBy),
                                     .evaluations = Count(overfitting.evaluationsSince),
                                     .trend = Plain(overfitting.z)});
    finding.evidence.emplace_back(
        curveEvidence(*validation.signal, curve, overfitting.bestIndex, last, text::sinceBest()));
    if (!train.parts.empty()) {
        if (auto evidence = matchingEvidence(train.parts.front(), curve, overfitting.bestIndex,
                                             last, text::trainingLoss()))
            finding.evidence.emplace_back(std::move(*evidence));
    }
    finding.evidence.emplace_back(number::trendZ(Plain(overfitting.z), thresholds));
    finding.evidence.emplace_back(number::worseBy(Ratio(1.0 + overfitting.worseBy), thresholds));
    finding.fixes = {fix::useBestCheckpoint({.step = Step(best), .value = Plain(overfitting.best)}),
                     stopEarlier(validation, overfitting), fix::regularise()};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const OverfitLimits held = limits(thresholds);
    const std::size_t needed = neededFor(held);
    const std::vector<ValidationCurve> validations = validationCurves(training);
    std::size_t most = 0;
    for (const ValidationCurve& validation : validations)
        most = std::max(most, validation.size());
    if (most < needed) {
        if (training.allSignals.empty())
            return tellEvaluations(0, needed, sink);
        sink.abstain(abstainTooFewEvaluations(most, needed));
        return;
    }
    if (hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    const TrainingLoss train = trainingLoss(training);
    if (train.curve.endsNonFinite)
        return; // loss-became-nan tells that story; what the broken model scores is no overfitting
    // The metric comes first: it is what the model is for. One finding is enough.
    bool metricHolds = false;
    for (const ValidationCurve& validation : validations) {
        if (validation.size() >= needed)
            tell(validation, held, thresholds, sink);
        if (const auto overfitting = findOverfitting(validation, train.curve, held)) {
            report(validation, *overfitting, train, thresholds, metricHolds, sink);
            return;
        }
        metricHolds = validation.higherIsBetter && validation.size() >= needed;
    }
}

} // namespace faultline::rules::overfitting
