// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/overfitting.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/chance_level.h"
#include "model/diagnosis/signals/validation_curve.h"
#include "model/diagnosis/signals/validation_gap.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
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
Fix stopEarlier(const Training& training, const ValidationCurve& validation,
                const Overfitting& overfitting)
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
        {.length = lengthIn(training, *validation.signal, curve, steps),
         .share = Fraction(share),
         .saved = Seconds(curve.secondsBetween(overfitting.bestIndex, curve.size() - 1)),
         .patience = Count(patience)});
    const std::string tag = countsEpochs(training, *validation.signal, curve)
                                ? std::string("epoch")
                                : validation.signal->tag;
    const std::vector<Fix::Snippet> length = runLengthSnippets(tag, steps);
    fix.snippets.insert(fix.snippets.begin(), length.begin(), length.end());
    fix.edits = runLengthEdits(tag, steps);
    return fix;
}

/// Whether the validation was never any good: then its worsening is no over-fitting.
bool neverWentAlong(const Training& training)
{
    const std::optional<ValidationGap> gap = findValidationGap(training);
    return findChanceLevel(training)
           || (gap
               && (gap->sign == ValidationGap::Sign::NeverFollowed
                   || gap->sign == ValidationGap::Sign::OnlyWorse
                   || gap->sign == ValidationGap::Sign::TrainAbove
                   || gap->sign == ValidationGap::Sign::FarAbove));
}

/// A loss beyond ten times its first value: the weights went astray, which is another story.
bool exploded(const ValidationCurve& validation)
{
    constexpr double kBeyond = 10.0;
    return !validation.higherIsBetter
           && std::abs(validation.curve.values.back())
                  > kBeyond * std::abs(validation.curve.values.front());
}

void report(const Training& training, const ValidationCurve& validation,
            const Overfitting& overfitting, const TrainingLoss& train, const Thresholds& thresholds,
            bool metricHolds, FindingSink& sink)
{
    const LearningCurve& curve = validation.curve;
    const std::size_t last = curve.size() - 1;
    Finding finding;
    finding.run = validation.signal->run->id;
    finding.severity = metricHolds ? Severity::Info : Severity::Warning;
    finding.confidence =
        overfitting.trainZ ? confidence::trainingGoesOn : confidence::validationAlone;
    finding.cost = std::clamp(overfitting.worseBy, cost::least, cost::most);
    const Text place = placeOf(training, *validation.signal, curve, overfitting.bestIndex);
    finding.title = text::worsened({.place = place,
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
    finding.fixes = {fix::useBestCheckpoint({.place = place, .value = Plain(overfitting.best)}),
                     stopEarlier(training, validation, overfitting), fix::regularise()};
    sink.report(std::move(finding));
}

/// Whether all values are whole parts of that number.
bool areParts(const std::vector<double>& shares, double number)
{
    constexpr double kDigits = 2e-3; // of one part
    return std::all_of(shares.begin(), shares.end(), [number](double share) {
        return std::abs(share * number - std::round(share * number)) <= kDigits;
    });
}

/// How many examples an accuracy counts: all its values are whole parts of that number. 0 if it is
/// too large for the digits of a log, or there is none. Two or three decimals look like a hundred
/// or a thousand examples, unless the loss has more of them.
std::size_t countedExamples(const std::vector<double>& shares, const std::vector<double>& losses)
{
    constexpr std::size_t kFewest = 10;
    constexpr std::size_t kMost = 1000;
    for (std::size_t count = kFewest; count <= kMost; ++count) {
        if (areParts(shares, static_cast<double>(count))) {
            const bool mayBeDecimals = count == 10 || count == 100 || count == 1000;
            return mayBeDecimals && areParts(losses, static_cast<double>(count)) ? 0 : count;
        }
    }
    return 0;
}

/// An accuracy that lost no more than the drawing of its examples explains: three standard
/// deviations of a share of so many.
bool isWithinChance(const ValidationCurve& validation, const Overfitting& overfitting,
                    const TrainingLoss& train)
{
    constexpr double kSure = 3.0;
    if (!validation.higherIsBetter || !namesAccuracy(validation.signal->words()))
        return false;
    const double best = overfitting.best;
    const std::size_t examples = countedExamples(validation.curve.values, train.curve.values);
    return examples > 0 && best < 1.0
           && best - overfitting.last
                  < kSure * std::sqrt(best * (1.0 - best) / static_cast<double>(examples));
}

/// The training set is known by heart and the answers to other inputs are poor: then a metric that
/// still creeps up is no comfort.
bool isMemorized(const Training& training, const Overfitting& overfitting,
                 const TrainingLoss& train)
{
    constexpr double kSmallPart = 0.05; // of the validation loss
    constexpr double kWorse = 0.15;
    constexpr double kGood = 0.8;
    if (train.curve.empty() || overfitting.worseBy < kWorse || overfitting.last <= 0.0)
        return false;
    const std::size_t tail = std::max<std::size_t>(train.curve.size() / 10, 1);
    if (median(std::span(train.curve.values).last(tail)) > kSmallPart * overfitting.last)
        return false;
    const std::vector<AnswerCurve> scores = evaluationScores(training);
    return !scores.empty()
           && std::all_of(scores.begin(), scores.end(),
                          [](const AnswerCurve& score) { return score.level() < kGood; });
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
    const bool isOpposed = hasOpposingLosses(training);
    const bool hasMetric =
        std::any_of(validations.begin(), validations.end(), [needed](const ValidationCurve& one) {
            return one.higherIsBetter && one.size() >= needed;
        });
    if (isOpposed && !hasMetric) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    const TrainingLoss train = trainingLoss(training);
    if (train.curve.endsNonFinite)
        return; // loss-became-nan tells that story; what the broken model scores is no overfitting
    // The metric comes first: it is what the model is for. One finding is enough.
    bool metricHolds = false;
    const bool isMoot = neverWentAlong(training);
    for (const ValidationCurve& validation : validations) {
        if (isOpposed && !validation.higherIsBetter)
            continue;
        if (validation.size() >= needed)
            tell(validation, held, thresholds, sink);
        if (isMoot || exploded(validation))
            continue;
        if (const auto overfitting = findOverfitting(validation, train.curve, held)) {
            if (isWithinChance(validation, *overfitting, train)) {
                metricHolds = true;
                continue;
            }
            const bool isMild = metricHolds && !isMemorized(training, *overfitting, train);
            report(training, validation, *overfitting, train, thresholds, isMild, sink);
            return;
        }
        metricHolds = validation.higherIsBetter && validation.size() >= needed
                      && lostSinceBest(validation) < kFellApart;
    }
}

} // namespace faultline::rules::overfitting
