// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/validation_curve.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace faultline {

namespace {

constexpr std::size_t kTrendBlocks = 60; // a trend test is quadratic in its values
constexpr std::size_t kTrainBlocks = 30;
constexpr std::size_t kFewestLast = 3;
constexpr std::size_t kMostLast = 9;
/// The rise must exceed what noise makes of the best of many evaluations.
constexpr double kNoiseMargin = 1.5;

void dropAbsent(LearningCurve& curve)
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < curve.size(); ++i) {
        if (curve.values[i] == -1.0)
            continue;
        curve.steps[kept] = curve.steps[i];
        curve.wallTimes[kept] = curve.wallTimes[i];
        curve.values[kept] = curve.values[i];
        ++kept;
    }
    curve.steps.resize(kept);
    curve.wallTimes.resize(kept);
    curve.values.resize(kept);
}

ValidationCurve makeCurve(const Signal* signal, bool higherIsBetter)
{
    ValidationCurve validation;
    validation.signal = signal;
    validation.higherIsBetter = higherIsBetter;
    validation.curve = learningCurve(signal);
    if (higherIsBetter)
        dropAbsent(validation.curve);
    validation.costs = validation.curve.values;
    if (higherIsBetter) {
        for (double& cost : validation.costs)
            cost = -cost;
    }
    constexpr std::size_t kManyEvaluations = 15;
    validation.smooth =
        runningMedian(validation.costs, validation.costs.size() >= kManyEvaluations ? 2 : 1);
    return validation;
}

} // namespace

std::size_t ValidationCurve::bestIndex() const
{
    return static_cast<std::size_t>(std::min_element(smooth.begin(), smooth.end())
                                    - smooth.begin());
}

std::vector<ValidationCurve> validationCurves(const Training& training)
{
    std::vector<ValidationCurve> curves;
    for (const SignalKind kind : {SignalKind::ValidationMetric, SignalKind::ValidationLoss}) {
        const Signal* signal = training.best(kind);
        if (signal == nullptr)
            continue;
        ValidationCurve curve = makeCurve(signal, kind == SignalKind::ValidationMetric);
        if (curve.size() > 0)
            curves.push_back(std::move(curve));
    }
    return curves;
}

double lostSinceBest(const ValidationCurve& validation)
{
    constexpr double kPercent = 100.0;
    constexpr double kNoShare = 1.5;
    if (!validation.higherIsBetter || validation.size() == 0)
        return 0.0;
    const double best = -validation.smooth[validation.bestIndex()];
    const std::size_t third =
        std::min(validation.curve.indexAtShare(2.0 / 3.0), validation.size() - 1);
    const double last = median(std::span(validation.curve.values).subspan(third));
    return (best - last) / (best > kNoShare ? kPercent : 1.0);
}

Text judgedLabel(const ValidationCurve& validation)
{
    return {validation.higherIsBetter ? FAULTLINE_TR_NOOP("Diagnosis", "Validation metric")
                                      : FAULTLINE_TR_NOOP("Diagnosis", "Validation loss"),
            {}};
}

double worseningZ(const ValidationCurve& validation, std::size_t begin, std::size_t end)
{
    const auto part = std::span(validation.costs).subspan(begin, end - begin);
    return mannKendallZ(blockMedians(part, kTrendBlocks));
}

Overfitting sinceTheBest(const ValidationCurve& validation)
{
    Overfitting found;
    const std::size_t count = validation.size();
    if (count == 0)
        return found;
    found.bestIndex = validation.bestIndex();
    found.evaluationsSince = count - 1 - found.bestIndex;
    const std::size_t lastCount =
        std::min(std::clamp(found.evaluationsSince / 3, kFewestLast, kMostLast), count);
    const double best = validation.smooth[found.bestIndex];
    const double last = median(std::span(validation.costs).last(lastCount));
    found.best = validation.shown(best);
    found.last = validation.shown(last);
    found.worseBy = best != 0.0 ? (last - best) / std::abs(best) : 0.0;
    found.z = worseningZ(validation, found.bestIndex, count);
    return found;
}

std::optional<Overfitting> findOverfitting(const ValidationCurve& validation,
                                           const LearningCurve& trainLoss,
                                           const OverfitLimits& limits)
{
    if (validation.size() == 0)
        return std::nullopt;
    Overfitting found = sinceTheBest(validation);
    if (found.evaluationsSince < limits.evaluations)
        return std::nullopt;
    const double risen =
        validation.higherIsBetter ? found.best - found.last : found.last - found.best;
    if (found.z <= limits.z || found.worseBy <= limits.ratio - 1.0
        || risen <= kNoiseMargin * differenceNoise(validation.costs))
        return std::nullopt;

    if (trainLoss.empty())
        return found;
    const std::size_t since = trainLoss.indexMatching(validation.curve, found.bestIndex);
    const std::vector<double> train =
        blockMedians(std::span(trainLoss.values).subspan(since), kTrainBlocks);
    if (train.size() < 4)
        return found;
    found.trainZ = mannKendallZ(train);
    if (*found.trainZ > limits.trainZ)
        return std::nullopt;
    return found;
}

} // namespace faultline
