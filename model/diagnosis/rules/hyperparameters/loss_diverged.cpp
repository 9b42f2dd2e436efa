// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/loss_diverged.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/signals/chance_level.h"
#include "model/diagnosis/signals/divergence.h"
#include "model/diagnosis/signals/divergence_reason.h"
#include "model/diagnosis/signals/loss_meaning.h"
#include "model/diagnosis/signals/rate_fit.h"
#include "model/diagnosis/signals/validation_curve.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::loss_diverged {

namespace {

/// What happened, behind the learning rate if that is far above what its optimizer takes.
Text withRate(const Training& training, Text what)
{
    const std::optional<RateMisfit> misfit = findRateMisfit(training);
    return misfit && misfit->isHigh
               ? text::rateTooHigh({.rate = Plain(misfit->rate.peak), .what = std::move(what)})
               : std::move(what);
}

DivergenceLimits limits(const Thresholds& thresholds)
{
    DivergenceLimits limits;
    limits.ratio = thresholds.ratio;
    limits.windows = static_cast<std::size_t>(std::max(thresholds.windows.value, 1.0));
    limits.hugeLoss = thresholds.hugeLoss;
    limits.ordinaryStart = thresholds.ordinaryStart;
    limits.fallGivenBack = thresholds.fallGivenBack;
    return limits;
}

NumberEvidence lastLevel(double level, double limit)
{
    return number::lastLevel(Plain(level), Plain(limit));
}

/// Whether the loss came down before it rose, by more than the noise of its first values.
bool fellBefore(const LearningCurve& curve, const Divergence& divergence)
{
    constexpr double kLeastRatio = 1.5; // of the start to the minimum
    constexpr double kSure = 4.0;
    constexpr double kMedianError = 1.2533;
    constexpr double kStartPoints = 3.0; // that the start is the median of
    constexpr std::size_t kNoisePoints = 24;
    if (divergence.minimum <= 0.0)
        return true; // no loss of a value function: a likelihood, or one with a margin
    const std::size_t count =
        std::min(std::max(divergence.minimumIndex, kNoisePoints), curve.size());
    const double error = kMedianError * differenceNoise(std::span(curve.values).first(count))
                         / std::sqrt(kStartPoints);
    return divergence.start > kLeastRatio * divergence.minimum
           && divergence.start - divergence.minimum > kSure * error;
}

/// Whether a rise of this loss may be what it is meant to do: it never fell before, nothing says
/// that it is one that falls, and it is not beyond all measure.
bool mayBeMeant(const Training& training, const LearningCurve& curve, const Divergence& divergence)
{
    constexpr double kBeyond = 10.0; // times its start
    const bool isBeyond =
        divergence.isHuge || divergence.level > kBeyond * std::abs(divergence.start);
    return !isBeyond && !fellBefore(curve, divergence) && !lossMeaning(training).isOfAnswers;
}

void report(const Training& training, const TrainingLoss& loss, const Divergence& divergence,
            const DivergenceLimits& limits, FindingSink& sink)
{
    constexpr double kMostLost = 0.5;
    const LearningCurve& curve = loss.curve;
    const Signal& signal = *loss.parts.front();
    const std::int64_t onset = curve.steps[divergence.onset];
    const std::int64_t best = curve.steps[divergence.minimumIndex];
    const bool isLost = divergence.isHuge || divergence.shareLost() >= kMostLost;

    Finding finding;
    finding.run = signal.run->id;
    const bool isOpen = mayBeMeant(training, curve, divergence);
    finding.severity = isOpen ? Severity::Info : isLost ? Severity::Critical : Severity::Warning;
    finding.confidence = isOpen   ? confidence::mayBeMeant
                         : isLost ? confidence::mostlyLost
                                  : confidence::partlyLost;
    finding.cost =
        isOpen ? cost::mayBeMeant : std::clamp(divergence.shareLost(), cost::least, cost::most);
    finding.stake = lostSince(training, curve, divergence.minimumIndex);
    finding.title = withRate(training, text::diverged({.onset = Step(onset),
                                                       .minimum = Plain(divergence.minimum),
                                                       .best = Step(best),
                                                       .level = Plain(divergence.level),
                                                       .tag = loss.name()}));
    finding.explanation =
        text::explained({.windows = Count(divergence.windowsAbove),
                         .points = Count(divergence.windowPoints),
                         .lost = Fraction(std::clamp(divergence.shareLost(), 0.0, 1.0)),
                         .start = Plain(divergence.start)});
    const DivergenceReason reason = divergenceReason(training, curve, divergence);
    switch (reason.kind) {
    case DivergenceReason::Kind::Outliers:
        finding.explanation = text::outliersExplained(
            {.highest = Plain(reason.highest), .step = Step(curve.steps[reason.at])});
        break;
    case DivergenceReason::Kind::Leap:
        finding.title = text::leapt({.step = Step(curve.steps[reason.at]),
                                     .before = Plain(reason.usual),
                                     .after = Plain(reason.highest),
                                     .tag = loss.name()});
        finding.explanation = text::leaptExplained(Plain(divergence.start));
        break;
    case DivergenceReason::Kind::UsualRate:
        finding.explanation = text::usualRateExplained({.rate = Plain(reason.rate),
                                                        .windows = Count(divergence.windowsAbove),
                                                        .points = Count(divergence.windowPoints)});
        break;
    case DivergenceReason::Kind::Unknown: break;
    }
    if (isOpen)
        finding.explanation = text::mayBeMeant();

    const std::size_t last = curve.size() - 1;
    const std::size_t first = std::min(divergence.minimumIndex, divergence.onset);
    finding.evidence.emplace_back(
        curveEvidence(signal, curve, first, last, text::fromMinimumToEnd()));
    finding.evidence.emplace_back(
        lastLevel(divergence.level, divergence.isHuge          ? limits.hugeLoss
                                    : divergence.minimum > 0.0 ? divergence.minimum * limits.ratio
                                                               : divergence.start));
    finding.evidence.emplace_back(number::smoothedMinimum(Plain(divergence.minimum)));
    if (auto evidence = matchingEvidence(training.best(SignalKind::GradientNorm), curve, first,
                                         last, text::gradientNormOverSameSteps()))
        finding.evidence.emplace_back(std::move(*evidence));
    if (auto evidence = matchingEvidence(training.best(SignalKind::LearningRate), curve, first,
                                         last, text::learningRateOverSameSteps()))
        finding.evidence.emplace_back(std::move(*evidence));

    finding.fixes = {lowerLearningRate(rateAt(training, curve, divergence.onset), onset),
                     restartFromCheckpoint(training, best),
                     clipGradients(healthyGradientNorm(training, curve, divergence.minimumIndex))};
    sink.report(std::move(finding));
}

/// Caffe prints the logarithm of the smallest float when a probability is 0.
bool standsAtSmallestFloat(const LearningCurve& curve)
{
    constexpr double kLevel = 87.3365;
    constexpr double kDigits = 1e-3;
    constexpr std::size_t kFewest = 2;
    if (curve.size() < kFewest)
        return false;
    const std::size_t from = std::min(curve.indexAtShare(2.0 / 3.0), curve.size() - kFewest);
    return std::all_of(curve.values.begin() + static_cast<std::ptrdiff_t>(from), curve.values.end(),
                       [](double value) { return std::abs(value - kLevel) < kDigits; });
}

/// Opponents and value functions may grow with what they are measured against.
bool mayGrow(const Signal& signal, bool isOpposed)
{
    const std::vector<std::string>& words = signal.words();
    const auto has = [&words](std::string_view word) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    return isOpposed && (has("value") || has("critic") || has("vf") || has("q") || has("qf"));
}

/// A reconstruction or cross-entropy that is negative from its first value on: of inputs or targets
/// that are no probabilities. A sign that is wrong shows in the total, and not in what is logged as
/// the term.
const Signal* termBelowZero(const Training& training)
{
    constexpr std::size_t kFewest = 5;
    for (const Signal& signal : training.allSignals) {
        const std::vector<std::string>& words = signal.words();
        const bool isTerm = std::any_of(words.begin(), words.end(), [](const std::string& word) {
            return word.starts_with("recon") || word == "rec" || word == "bce" || word == "ce"
                   || word == "xent" || word.starts_with("crossentropy");
        });
        const LearningCurve curve = isTerm ? learningCurve(&signal) : LearningCurve();
        if (curve.size() >= kFewest
            && std::all_of(curve.values.begin(), curve.values.end(),
                           [](double value) { return value < 0.0; }))
            return &signal;
    }
    return nullptr;
}

/// A loss, a term of it or a validation loss that grew beyond all measure, of any sign and however
/// slowly. True if it was told.
bool reportExplosion(const Training& training, const Thresholds& thresholds, FindingSink& sink)
{
    constexpr std::size_t kFewest = 5;
    constexpr double kLeastStart = 1e-3;
    constexpr double kLeastLevel = 100.0;
    const bool isOpposed = hasOpposingLosses(training);
    for (const SignalKind kind :
         {SignalKind::TrainLoss, SignalKind::LossComponent, SignalKind::ValidationLoss}) {
        for (const Signal* signal : training.all(kind)) {
            const AnswerCurve one{.signal = signal, .curve = learningCurve(signal)};
            const bool isSmallest = standsAtSmallestFloat(one.curve);
            if ((one.size() < kFewest && !isSmallest) || mayGrow(*signal, isOpposed))
                continue;
            const double level = one.level();
            const double start = std::max(std::abs(one.start()), kLeastStart);
            if (!isSmallest
                && (std::abs(level) < thresholds.explosion * start
                    || std::abs(level) < kLeastLevel))
                continue;
            Finding finding;
            finding.run = signal->run->id;
            finding.severity = Severity::Critical;
            finding.confidence = confidence::mostlyLost;
            finding.cost = cost::most;
            finding.stake = lostSince(training, one.curve, 0);
            const bool isBelow = level < 0.0; // a loss that is minimized, and has no minimum
            const Signal* term = isBelow ? termBelowZero(training) : nullptr;
            if (isSmallest)
                finding.title = text::smallestFloat(signal->tag);
            else if (term != nullptr)
                finding.title = text::targetsOutOfRange({.term = term->tag,
                                                         .tag = signal->tag,
                                                         .start = Plain(one.start()),
                                                         .level = Plain(level)});
            else if (isBelow)
                finding.title = text::noLowerBound(
                    {.tag = signal->tag, .start = Plain(one.start()), .level = Plain(level)});
            else
                finding.title = withRate(training, text::exploded({.tag = signal->tag,
                                                                   .start = Plain(one.start()),
                                                                   .level = Plain(level)}));
            finding.explanation = isSmallest        ? text::smallestFloatExplained()
                                  : term != nullptr ? text::targetsOutOfRangeExplained()
                                  : isBelow         ? text::noLowerBoundExplained()
                                                    : text::explodedExplained();
            finding.evidence.emplace_back(
                curveEvidence(*signal, one.curve, 0, one.size() - 1, text::fromMinimumToEnd()));
            finding.fixes = {lowerLearningRate(rateAt(training, one.curve, one.size() - 1),
                                               one.curve.steps.front()),
                             clipGradients(healthyGradientNorm(training, one.curve, 0))};
            sink.report(std::move(finding));
            return true;
        }
    }
    return false;
}

/// A loss that is beyond all measure from its first value on, and only comes back from there.
bool reportHugeStart(const Training& training, const TrainingLoss& loss, FindingSink& sink)
{
    constexpr double kBeyondMeasure = 1e12; // squared errors of amounts of money are below it
    constexpr std::size_t kFewest = 3;
    if (loss.parts.empty() || loss.curve.size() < kFewest || hasOpposingLosses(training))
        return false;
    const AnswerCurve curve{.signal = loss.parts.front(), .curve = loss.curve};
    if (curve.start() < kBeyondMeasure)
        return false;
    Finding finding;
    finding.run = curve.signal->run->id;
    finding.severity = Severity::Critical;
    finding.confidence = confidence::partlyLost;
    finding.cost = cost::most;
    finding.stake.modelQuality = true;
    finding.title = text::hugeFromTheStart(
        {.tag = curve.signal->tag, .start = Plain(curve.start()), .level = Plain(curve.level())});
    finding.explanation = text::hugeFromTheStartExplained();
    finding.evidence.emplace_back(
        curveEvidence(*curve.signal, curve.curve, 0, curve.size() - 1, text::fromMinimumToEnd()));
    finding.fixes = {
        lowerLearningRate(rateAt(training, curve.curve, 0), curve.curve.steps.front())};
    sink.report(std::move(finding));
    return true;
}

/// Whether the training got worse along with the validation: its accuracy fell or its loss rose.
bool trainingGotWorse(const Training& training)
{
    constexpr double kFell = 0.05;
    constexpr double kRose = 1.1;
    for (const AnswerCurve& one : accuracyCurves(training)) {
        if (one.isEvaluation || !one.isMean || one.size() < 3)
            continue;
        const std::vector<double> smooth = runningMedian(one.curve.values, 1);
        return *std::max_element(smooth.begin(), smooth.end()) - one.level() >= kFell;
    }
    const TrainingLoss loss = trainingLoss(training);
    if (loss.parts.empty() || loss.curve.size() < 10)
        return false;
    const std::vector<double> blocks = blockMedians(loss.curve.values, 10);
    const std::span<const double> before = std::span(blocks).first(blocks.size() - 3);
    const double lowest = *std::min_element(before.begin(), before.end());
    return lowest > 0.0 && median(std::span(blocks).last(3)) > kRose * lowest;
}

/// Most of what a metric from 0 to 1 had reached is gone at the end, in more than one evaluation.
bool lostMost(const ValidationCurve& validation)
{
    constexpr double kKept = 0.5;
    constexpr double kGood = 0.2;
    constexpr double kShare = 1.0;
    const std::vector<double>& values = validation.curve.values;
    if (!validation.higherIsBetter || values.size() < 3)
        return false;
    const double best = *std::max_element(values.begin(), values.end());
    const double last = std::max(values.back(), values[values.size() - 2]);
    return best >= kGood && best <= kShare && values.back() >= 0.0 && last < kKept * best
           && -validation.smooth[validation.bestIndex()] > last;
}

/// A metric that was good and fell apart, together with the training or by more than over-fitting
/// takes away: updates too large.
bool reportFallenApart(const Training& training, FindingSink& sink)
{
    constexpr std::size_t kFewest = 5;
    // A rate that no optimizer takes is told by its own rule, and where it came from.
    const std::optional<RateMisfit> misfit = findRateMisfit(training);
    const bool isRateTold = misfit && misfit->isHigh;
    for (const ValidationCurve& validation : validationCurves(training)) {
        const double lost = lostSinceBest(validation);
        const bool isAlone = !trainingGotWorse(training);
        if (validation.size() < kFewest || lost < kFellApart
            || (isAlone && (isRateTold || !lostMost(validation))) || findChanceLevel(training))
            continue;
        const LearningCurve& curve = validation.curve;
        const std::size_t best = validation.bestIndex();
        Finding finding;
        finding.run = validation.signal->run->id;
        finding.severity = Severity::Warning;
        finding.confidence = confidence::partlyLost;
        finding.cost = std::clamp(lost, cost::least, cost::most);
        finding.stake = lostSince(training, curve, best);
        const double last = validation.shown(
            median(std::span(validation.costs)
                       .subspan(std::min(curve.indexAtShare(2.0 / 3.0), curve.size() - 1))));
        const Plain highest(validation.shown(validation.smooth[best]));
        const Text place = placeOf(training, *validation.signal, curve, best);
        const std::string& tag = validation.signal->tag;
        finding.title = withRate(
            training, isAlone
                          ? text::fellApartAlone(
                              {.tag = tag, .best = highest, .place = place, .last = Plain(last)})
                          : text::fellApart(
                              {.tag = tag, .best = highest, .place = place, .last = Plain(last)}));
        finding.explanation =
            isAlone ? text::fellApartAloneExplained() : text::fellApartExplained();
        finding.evidence.emplace_back(curveEvidence(*validation.signal, curve, best,
                                                    curve.size() - 1, text::fromMinimumToEnd()));
        finding.fixes = {lowerLearningRate(rateAt(training, curve, best), curve.steps[best]),
                         restartFromCheckpoint(training, curve.steps[best])};
        sink.report(std::move(finding));
        return true;
    }
    return false;
}

/// A loss that jumped in one interval after a steady part, and whatever became of it.
bool reportLeap(const Training& training, FindingSink& sink)
{
    const TrainingLoss loss = finestTrainingLoss(training);
    if (loss.parts.empty() || loss.curve.endsNonFinite)
        return false;
    const LearningCurve& curve = loss.curve;
    const std::optional<LossLeap> leap = findLossLeap(training, curve);
    if (!leap)
        return false;
    const std::optional<RateMisfit> misfit = findRateMisfit(training);
    if (misfit && misfit->isHigh)
        return false;
    const Signal& signal = *loss.parts.front();
    const std::size_t before = leap->at - 1;
    Finding finding;
    finding.run = signal.run->id;
    finding.severity = leap->isLearned ? Severity::Warning : Severity::Critical;
    finding.confidence = confidence::partlyLost;
    finding.cost = leap->isLearned ? cost::least : cost::most;
    finding.stake = lostSince(training, curve, before);
    const Step step(curve.steps[leap->at]);
    const Plain usual(leap->usual);
    const Plain highest(leap->highest);
    finding.title =
        leap->isLearned
            ? text::leapt({.step = step, .before = usual, .after = highest, .tag = loss.name()})
            : text::leaptAndStayed(
                {.step = step, .before = usual, .after = highest, .tag = loss.name()});
    finding.explanation = text::leaptExplained(Plain(curve.values.front()));
    finding.evidence.emplace_back(curveEvidence(signal, curve,
                                                before - std::min<std::size_t>(before, 10),
                                                curve.size() - 1, text::fromMinimumToEnd()));
    if (auto evidence = matchingEvidence(training.best(SignalKind::LearningRate), curve, 0,
                                         curve.size() - 1, text::learningRateOverSameSteps()))
        finding.evidence.emplace_back(std::move(*evidence));
    finding.fixes = {restartFromCheckpoint(training, curve.steps[before]),
                     clipGradients(healthyGradientNorm(training, curve, before)),
                     lowerLearningRate(rateAt(training, curve, before), curve.steps[leap->at])};
    tellOnset(curve.steps[leap->at], sink);
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const TrainingLoss loss = trainingLoss(training);
    if (reportExplosion(training, thresholds, sink) || reportHugeStart(training, loss, sink))
        return;
    if (loss.parts.empty() || hasOpposingLosses(training)) {
        if (reportFallenApart(training, sink))
            return;
        sink.abstain(loss.parts.empty() ? (hasSignal(training, SignalKind::TrainLoss)
                                               ? abstainWithoutTotal()
                                               : abstainWithoutSignal(SignalKind::TrainLoss))
                                        : abstainOpposingLosses());
        return;
    }
    sink.judged(judgedCurve(loss.curve, text::trainingLoss()));
    // What ends in NaN is told by loss-became-nan, its lead-up included.
    if (loss.curve.endsNonFinite)
        return;
    const DivergenceLimits held = limits(thresholds);
    if (const std::optional<LossLevels> levels = lossLevels(loss.curve, held))
        sink.computed(lastLevel(levels->last, levels->minimum * held.ratio));
    tellLastStep(training, sink);
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    if (const std::optional<Divergence> divergence = findDivergence(loss.curve, rate, held)) {
        tellOnset(loss.curve.steps[divergence->onset], sink);
        report(training, loss, *divergence, held, sink);
    } else if (!reportLeap(training, sink) && !reportFallenApart(training, sink)
               && loss.curve.size() < kDivergencePoints)
        sink.abstain(abstainTooFewPoints(loss.name(), loss.curve, kDivergencePoints));
}

} // namespace faultline::rules::loss_diverged
