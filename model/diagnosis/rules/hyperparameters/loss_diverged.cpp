// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/loss_diverged.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
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

[[nodiscard]] DivergenceLimits limits(const RuleSettings& settings);
void report(const Training& training, const TrainingLoss& loss, const Divergence& divergence,
            const DivergenceLimits& limits, FindingSink& sink);

DivergenceLimits limits(const RuleSettings& settings)
{
    DivergenceLimits limits;
    limits.ratio = settings.threshold(info(), "ratio");
    limits.windows = static_cast<std::size_t>(std::max(settings.threshold(info(), "windows"), 1.0));
    limits.hugeLoss = settings.threshold(info(), "huge-loss");
    limits.ordinaryStart = settings.threshold(info(), "ordinary-start");
    limits.fallGivenBack = settings.threshold(info(), "fall-given-back");
    return limits;
}

NumberEvidence lastLevel(double level, double limit)
{
    return numberEvidence("last-level",
                          {FAULTLINE_TR_NOOP("Diagnosis", "Median of the last windows"), {}},
                          plain(level), limit);
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
    finding.run = signal.run->name;
    const bool isOpen = mayBeMeant(training, curve, divergence);
    finding.severity = isOpen ? Severity::Info : isLost ? Severity::Critical : Severity::Warning;
    finding.confidence = isOpen ? 0.3 : isLost ? 0.95 : 0.8;
    finding.cost = isOpen ? 0.1 : std::clamp(divergence.shareLost(), 0.1, 1.0);
    finding.stake = lostSince(training, curve, divergence.minimumIndex);
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "Loss diverged from step %1 on: from its minimum of %2 at "
                                       "step %3 to %4 at the end (%5)"),
                     {stepOf(onset), plain(divergence.minimum), stepOf(best),
                      plain(divergence.level), loss.name()}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "The medians of the last %1 windows (%2 values each) all lie above the "
                          "limit, so this is not noise and it did not recover. %3 of what the loss "
                          "had fallen since its start at %4 is lost again. Usual causes: a "
                          "learning rate too high for the batch, no warm-up, exploding gradients, "
                          "a phase of the data that the model cannot follow."),
        {countOf(divergence.windowsAbove), countOf(divergence.windowPoints),
         Quantity{std::clamp(divergence.shareLost(), 0.0, 1.0), Unit::Fraction},
         plain(divergence.start)}};
    if (isOpen)
        finding.explanation = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "The loss rose from the start on and never fell before. Nothing in "
                              "the files tells what it measures: that of a value function grows "
                              "with the returns, that of a generator as its opponent learns. If it "
                              "is one that should fall, the learning rate is too high. A "
                              "validation metric would decide, or event files with the terms of "
                              "the loss."),
            {}};

    const std::size_t last = curve.size() - 1;
    const std::size_t first = std::min(divergence.minimumIndex, divergence.onset);
    finding.evidence.emplace_back(curveEvidence(
        signal, curve, first, last,
        {FAULTLINE_TR_NOOP("Diagnosis", "From the minimum of the loss to its end"), {}}));
    finding.evidence.emplace_back(
        lastLevel(divergence.level, divergence.isHuge          ? limits.hugeLoss
                                    : divergence.minimum > 0.0 ? divergence.minimum * limits.ratio
                                                               : divergence.start));
    finding.evidence.emplace_back(
        numberEvidence("smoothed-minimum", {FAULTLINE_TR_NOOP("Diagnosis", "Smoothed minimum"), {}},
                       plain(divergence.minimum)));
    if (auto evidence = matchingEvidence(
            training.best(SignalKind::GradientNorm), curve, first, last,
            {FAULTLINE_TR_NOOP("Diagnosis", "The gradient norm over the same steps"), {}}))
        finding.evidence.emplace_back(std::move(*evidence));
    if (auto evidence = matchingEvidence(
            training.best(SignalKind::LearningRate), curve, first, last,
            {FAULTLINE_TR_NOOP("Diagnosis", "The learning rate over the same steps"), {}}))
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
    const RuleSettings& settings = input.settings;
    const TrainingLoss loss = trainingLoss(training);
    if (loss.parts.empty()) {
        sink.abstain(abstainWithoutTotal());
        return;
    }
    if (hasOpposingLosses(training)) {
        sink.abstain(abstainOpposingLosses());
        return;
    }
    sink.judged(judgedCurve(loss.curve, {FAULTLINE_TR_NOOP("Diagnosis", "Training loss"), {}}));
    // What ends in NaN is told by loss-became-nan, its lead-up included.
    if (loss.curve.endsNonFinite)
        return;
    const DivergenceLimits held = limits(settings);
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
