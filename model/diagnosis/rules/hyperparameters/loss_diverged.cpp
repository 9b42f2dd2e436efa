// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/loss_diverged.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/signals/divergence.h"
#include "model/diagnosis/signals/loss_meaning.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace faultline::rules::loss_diverged {

namespace {

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
    finding.title = text::diverged({.onset = Step(onset),
                                    .minimum = Plain(divergence.minimum),
                                    .best = Step(best),
                                    .level = Plain(divergence.level),
                                    .tag = loss.name()});
    finding.explanation =
        text::explained({.windows = Count(divergence.windowsAbove),
                         .points = Count(divergence.windowPoints),
                         .lost = Fraction(std::clamp(divergence.shareLost(), 0.0, 1.0)),
                         .start = Plain(divergence.start)});
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

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;

    const TrainingLoss loss = trainingLoss(training);
    if (loss.parts.empty()) {
        sink.abstain(abstainWithoutTotal());
        return;
    }
    if (hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    sink.judged(judgedCurve(loss.curve, text::trainingLoss()));
    // What ends in NaN is told by loss-became-nan, its lead-up included.
    if (loss.curve.endsNonFinite)
        return;
    const DivergenceLimits held = limits(Thresholds(input.settings));
    if (const std::optional<LossLevels> levels = lossLevels(loss.curve, held))
        sink.computed(lastLevel(levels->last, levels->minimum * held.ratio));
    tellLastStep(training, sink);
    const LearningCurve rate = learningCurve(training.best(SignalKind::LearningRate));
    if (const std::optional<Divergence> divergence = findDivergence(loss.curve, rate, held)) {
        tellOnset(loss.curve.steps[divergence->onset], sink);
        report(training, loss, *divergence, held, sink);
    } else if (loss.curve.size() < kDivergencePoints)
        sink.abstain(abstainTooFewPoints(loss.name(), loss.curve, kDivergencePoints));
}

} // namespace faultline::rules::loss_diverged
