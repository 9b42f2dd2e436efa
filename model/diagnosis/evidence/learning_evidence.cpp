// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/learning_evidence.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/missing_signal.h"

#include <algorithm>
#include <span>
#include <utility>

namespace faultline {

SeriesEvidence wholeSeries(const Signal& signal, Text caption)
{
    const ScalarSeries& series = *signal.series;
    return {.run = signal.run->id,
            .tag = TagId(signal.tag),
            .firstStep = StepIndex(series.minStep()),
            .lastStep = StepIndex(series.maxStep()),
            .firstWallTime = WallTime(series.minWallTime()),
            .lastWallTime = WallTime(series.maxWallTime()),
            .caption = std::move(caption)};
}

SeriesEvidence curveEvidence(const Signal& signal, const LearningCurve& curve, std::size_t first,
                             std::size_t last, Text caption)
{
    return {.run = signal.run->id,
            .tag = TagId(signal.tag),
            .firstStep = StepIndex(curve.steps[first]),
            .lastStep = StepIndex(curve.steps[last]),
            .firstWallTime = WallTime(curve.wallTimes[first]),
            .lastWallTime = WallTime(curve.wallTimes[last]),
            .caption = std::move(caption)};
}

std::optional<SeriesEvidence> matchingEvidence(const Signal* signal, const LearningCurve& curve,
                                               std::size_t first, std::size_t last, Text caption)
{
    const LearningCurve other = learningCurve(signal);
    if (other.empty() || curve.empty())
        return std::nullopt;
    return curveEvidence(*signal, other, other.indexMatching(curve, first),
                         other.indexMatching(curve, last), std::move(caption));
}

NumberEvidence numberEvidence(std::string name, Text label, Quantity value,
                              std::optional<double> threshold)
{
    return {
        .name = std::move(name), .label = std::move(label), .value = value, .threshold = threshold};
}

JudgedPoints judgedCurve(const LearningCurve& curve, Text label)
{
    JudgedPoints judged;
    judged.label = std::move(label);
    judged.xLabel = {FAULTLINE_TR_NOOP("Diagnosis", "Step"), {}};
    judged.xUnit = Unit::Step;
    const std::size_t width = (curve.size() + JudgedPoints::kMost - 1) / JudgedPoints::kMost;
    for (std::size_t begin = 0; begin < curve.size(); begin += width) {
        const std::size_t count = std::min(width, curve.size() - begin);
        judged.points.emplace_back(curve.position(begin + count / 2),
                                   median(std::span(curve.values).subspan(begin, count)));
    }
    return judged;
}

Abstention abstainWithoutTotal()
{
    Abstention abstention = abstainWithoutSignal(SignalKind::TrainLoss);
    abstention.reason = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "Only terms of the training loss were logged, at "
                                           "different steps: they cannot be summed to a total."),
                         {}};
    return abstention;
}

Abstention abstainTooFewPoints(const std::string& tag, const LearningCurve& curve,
                               std::size_t needed)
{
    Abstention abstention;
    abstention.reason =
        curve.attempts > 1
            ? Text{FAULTLINE_TR_NOOP("Diagnosis", "The newest of %1 attempts logged only %2 "
                                                  "finite values of %3; %4 are needed."),
                   {countOf(curve.attempts), countOf(curve.size()), tag, countOf(needed)}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "Only %1 finite values of %2 were logged; %3 are needed."),
                   {countOf(curve.size()), tag, countOf(needed)}};
    // Of a value for each epoch "more often" would mean another way of logging.
    abstention.remedy = {
        medianStepInterval(curve) == 1.0
            ? FAULTLINE_TR_NOOP("Diagnosis", "Let the training run longer, or log the loss of "
                                             "single steps as well.")
            : FAULTLINE_TR_NOOP("Diagnosis",
                                "Log the loss more often, or let the training run longer."),
        {}};
    return abstention;
}

Abstention abstainOpposingLosses()
{
    Abstention abstention;
    abstention.reason = {
        FAULTLINE_TR_NOOP(
            "Diagnosis",
            "The training has opposing objectives (a generator against a discriminator, or "
            "rewards): its losses need not fall, so the curves prove nothing."),
        {}};
    abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "Judge such a training by samples or by a metric of "
                                           "its results."),
                         {}};
    return abstention;
}

Abstention abstainTooFewEvaluations(std::size_t have, std::size_t needed)
{
    Abstention abstention = abstainWithoutSignal(SignalKind::ValidationMetric);
    if (have > 0) {
        abstention.reason = {
            FAULTLINE_TR_NOOP("Diagnosis", "Evaluations logged: %1; at least %2 are needed."),
            {countOf(have), countOf(needed)}};
        abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "Evaluate at least ten times during the training, "
                                               "on the same validation data."),
                             {}};
        abstention.command.clear();
    }
    return abstention;
}

} // namespace faultline
